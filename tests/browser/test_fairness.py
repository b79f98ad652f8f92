"""Fair deals: the player's own device keeps what it was told, checks it, and says who cheated."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.multiplayer import join
from tests.browser.screen import filled
from tests.browser.tables import PLAY, open_table, play_on, send, view, with_rounds
from tests.browser.visitor import UNREACHABLE, Visitor
from tests.cli.running import run
from tests.records.fair_matches import fair_match, fair_record
from tests.server.cheating_operator import CheatingOperator
from tests.server.houses import House
from tests.server.servers import Server
from trimino.records.record import check_fair, dump, replay
from trimino.records.seen import SeenTable, parse_seen
from trimino.rules import published

# A page on a home network is not secure, and has no WebCrypto.
INSECURE = "Object.defineProperty(crypto, 'subtle', {value: undefined})"

SEEN = "(table) => localStorage.getItem(`trimino-seen:${table}`)"


def sit_together(host: Visitor, guest: Visitor, rules: object) -> str:
    """A table whose host needs no page, and where a guest sits down by the app; not started."""
    table = open_table(host, rules=rules, people=1, starts=False, shows=False, name="Host")
    join(guest, f"{guest.server.url}/table/{table}", "Juris")
    guest.wait_for(lambda: view(guest, table)["table"]["seats"][1]["yours"])
    return table


def kept_by(visitor: Visitor, table: str) -> SeenTable:
    return parse_seen(visitor.page.evaluate(SEEN, table))


def played_match(host: Visitor, guest: Visitor) -> str:
    """A match of one round; the guest has its page open all the time."""
    table = sit_together(host, guest, with_rounds("goliath-kids"))
    send(host, table, {"type": "start"})
    host.page.evaluate(f"(args) => {{ void ({PLAY})(args); }}", [socket(table), "over"])
    play_on(guest, table)
    last = view(guest, table)["version"]
    guest.wait_for(lambda: last in kept_by(guest, table).heads)
    return table


def socket(table: str) -> str:
    return f"/api/tables/{table}/socket"


def test_a_device_checks_the_match_that_it_took_part_in(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    host, guest = visit(), visit()
    table = played_match(host, guest)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.open(f"/replay/table/{table}")
    guest.press("replay-fair-check")
    guest.sees("replay-fair-proven")
    guest.sees("seen-proof-deals", rounds=1)
    guest.sees("seen-proof-log", version=max(kept_by(guest, table).heads))
    # The device decides by itself.
    assert not any(url.endswith("/fairness") for url in asked)

    guest.text("replay-fair-kept").click()
    link = filled(guest.page.get_by_label(guest.say("replay-fair-link"), exact=True))
    assert parse_seen(link) == kept_by(guest, table).proof
    label = guest.say("ui-code-of", title=guest.say("replay-fair-link"))
    expect(guest.page.get_by_role("img", name=label)).to_be_visible()
    record = guest.ask("GET", f"/api/tables/{table}/record")
    (tmp_path / "record.json").write_text(dump(record), encoding="utf-8")
    (tmp_path / "seen.txt").write_text(link, encoding="utf-8")
    done = run("verify", str(tmp_path / "record.json"), "--seen", str(tmp_path / "seen.txt"))
    assert done.exit_code == 0
    assert guest.say("seen-proof-deals", rounds=1) in done.stdout

    other = visit()
    other.context.add_init_script(INSECURE)
    other.open(f"/replay/table/{table}#{link.partition('#')[2]}")
    other.press("replay-fair-check")
    other.sees("replay-fair-proven")
    other.sees("replay-fair-brought")


def test_two_tabs_keep_what_both_were_shown(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = sit_together(host, guest, with_rounds("goliath-kids"))
    tab = guest.context.new_page()
    tab.goto(f"{guest.server.url}/table/{table}")
    send(host, table, {"type": "start"})
    host.page.evaluate(f"(args) => {{ void ({PLAY})(args); }}", [socket(table), "over"])
    play_on(guest, table)
    last = view(guest, table)["version"]
    guest.wait_for(lambda: last in kept_by(guest, table).heads)
    # Opened again, both are shown the same match.
    for page in (guest.page, tab):
        page.reload()
        expect(page.get_by_text(guest.say("seen-doubt-history"))).to_have_count(0)
    guest.open(f"/replay/table/{table}")
    guest.press("replay-fair-check")
    guest.sees("replay-fair-proven")


def test_a_page_that_is_shown_another_match_when_it_is_opened_again_says_so(
    visit: Callable[..., Visitor],
) -> None:
    host, guest = visit(), visit()
    table = sit_together(host, guest, "triomino")
    send(host, table, {"type": "start"})
    guest.wait_for(lambda: kept_by(guest, table).rounds)

    cheats = True

    def show_other_totals(message: str) -> str:
        frame = json.loads(message)
        if frame["type"] == "view" and cheats:
            frame["match"]["played"].append({"end": None, "totals": frame["match"]["totals"]})
        return json.dumps(frame)

    def cheat(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(show_other_totals(str(message))))

    guest.page.route_web_socket(re.compile(re.escape(socket(table))), cheat)
    guest.open(f"/table/{table}")
    guest.sees("seen-doubt-history")
    # It is told again, though the server shows the true match.
    cheats = False
    guest.page.reload()
    guest.sees("seen-doubt-history")


def test_a_device_that_gets_no_log_does_not_call_the_match_fair(
    visit: Callable[..., Visitor],
) -> None:
    host, guest = visit(), visit(expects=UNREACHABLE)
    table = played_match(host, guest)
    guest.page.route("**/api/tables/*/log", lambda route: route.abort())
    guest.open(f"/replay/table/{table}")
    guest.press("replay-fair-check")
    guest.sees("replay-fair-part")
    guest.sees("seen-proof-no-log")


def test_a_device_that_was_not_there_or_only_watched_says_so(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = played_match(host, guest)
    stranger = visit()
    stranger.open(f"/replay/table/{table}")
    stranger.press("replay-fair-check")
    stranger.sees("replay-fair-apart")
    stranger.sees("seen-proof-none")
    expect(stranger.text("replay-fair-kept")).to_be_hidden()
    stranger.open(f"/table/{table}")
    stranger.wait_for(lambda: stranger.page.evaluate(SEEN, table))
    stranger.wait_for(lambda: kept_by(stranger, table).heads)
    stranger.open(f"/replay/table/{table}")
    stranger.press("replay-fair-check")
    stranger.sees("replay-fair-watched")
    stranger.sees("seen-proof-deals-only", rounds=1)


def test_an_uploaded_record_with_a_bent_deal_is_told(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    record = dump(fair_record(fair_match((published("triodominio"), 2), bent=2)))
    visitor.sign_in()
    upload = visitor.ask("POST", "/api/uploads", {"record": record})["id"]
    visitor.open(f"/replay/upload/{upload}")
    visitor.press("replay-fair-check")
    visitor.sees("replay-fair-refuted")
    visitor.sees("record-fair-deal", round=2, action=0)


def test_an_operator_who_tries_secrets_after_the_contributions_is_noticed(
    visit: Callable[..., Visitor], own_server: Server
) -> None:
    crony, guest = (visit(at=own_server, expects=UNREACHABLE) for _ in range(2))
    table = sit_together(crony, guest, "triomino")
    file = Path(own_server.database.removeprefix("sqlite:///"))
    CheatingOperator(House(own_server, file)).favour(table, seat=0)
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.say("seen-doubt-history"))
    send(crony, table, {"type": "start"})
    hand = view(crony, table)["match"]["hand"]
    assert sum(len(set(tile.split("-"))) == 1 for tile in hand) >= 5
    send(crony, table, {"type": "give-up"})
    crony.wait_for(lambda: view(crony, table)["table"]["status"] == "over")

    # The server and the record by itself say that all is well.
    record = guest.ask("GET", f"/api/tables/{table}/record")
    assert check_fair(record, replay(record))
    assert guest.ask("GET", f"/api/tables/{table}/fairness") == {"fair": True}
    guest.open(f"/replay/table/{table}")
    guest.press("replay-fair-check")
    guest.sees("replay-fair-refuted")
    guest.sees("record-seen-commitment", commitment=kept_by(guest, table).commitment)
