"""Games can be ended: given up, left, deleted, with what that means for the others."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.multiplayer import start_match
from tests.browser.pointer import box_of
from tests.browser.scenes import hand
from tests.browser.screen import wait_for
from tests.browser.tables import finished_match, open_table, send, view, with_rounds
from tests.browser.visitor import DESK, LOOKS, PHONE, Visitor
from trimino.messages.players import ReaderName
from trimino.records.house_rules_notation import MAX_RULES_NAME


def card(visitor: Visitor, table: str) -> Locator:
    """The card of a table in a list of games."""
    link = visitor.page.locator(f"a[href*='/{table}']")
    return visitor.page.locator("li").filter(has=link)


def you(visitor: Visitor) -> ReaderName:
    return ReaderName(visitor.say("player-you"))


def top(element: Locator) -> float:
    return box_of(element).y


def give_up(visitor: Visitor) -> None:
    """Opens the question whether to give up, from the menu of the table."""
    visitor.press("table-more")
    visitor.press("table-give-up")


def confirm(visitor: Visitor, meaning: str) -> None:
    visitor.dialog().get_by_role("button", name=visitor.say(f"remove-{meaning}-do")).click()


def test_a_match_against_bots_is_given_up(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    table = open_table(visitor, bots=["greedy"])
    give_up(visitor)
    visitor.sees("remove-ended-means")
    visitor.press("remove-not")
    assert view(visitor, table)["table"]["status"] == "playing"
    give_up(visitor)
    confirm(visitor, "ended")
    visitor.sees("table-event-gave-up", player=you(visitor), count=1)
    visitor.sees("end-screen-no-winner")
    expect(visitor.dialog().get_by_role("link", name=visitor.say("ui-home"))).to_be_visible()
    visitor.close_dialog()
    page = visitor.page
    expect(page.locator(".asked")).to_have_text(visitor.say("table-over"))
    page.locator("main").get_by_role("link", name=visitor.say("ui-home")).click()
    visitor.button("home-solo").wait_for()
    page.wait_for_load_state("networkidle")
    expect(card(visitor, table)).to_have_count(0)
    visitor.open("/replays")
    expect(card(visitor, table)).to_contain_text(visitor.say("home-given-up"))


def test_of_two_the_other_wins_and_both_are_told(visit: Callable[..., Visitor]) -> None:
    anna, juris = visit(), visit()
    start_match(anna, juris, "Juris")
    give_up(anna)
    anna.sees("remove-won-means", players="Juris")
    confirm(anna, "won")
    anna.sees("table-event-gave-up", player=you(anna), count=1)
    anna.sees("end-screen-wins", players="Juris", count=1)
    juris.sees("end-screen-wins", players=you(juris), count=1)
    juris.sees("table-event-gave-up", player="Anna", count=1)


def test_of_three_the_others_play_on_with_a_bot(visit: Callable[..., Visitor]) -> None:
    anna, juris, eva = visit(), visit(), visit()
    table = open_table(anna, people=2, starts=False)
    for seat, (guest, name) in enumerate(((juris, "Juris"), (eva, "Eva")), start=1):
        guest.open("/")
        guest.sign_in(name)
        send(guest, table, {"type": "sit", "seats": [seat]})
    send(anna, table, {"type": "start"})
    juris.open(f"/table/{table}")
    juris.page.get_by_role("toolbar").wait_for()
    give_up(anna)
    anna.sees("remove-handed-over-means")
    confirm(anna, "handed-over")
    anna.button("home-play-now").wait_for()
    expect(card(anna, table)).to_have_count(0)
    juris.wait_for(lambda: view(juris, table)["table"]["seats"][0]["plan"] == "bot")
    # By the name that the others know, not by that of the bot.
    juris.sees("table-event-gave-up", player="Anna", count=1)
    assert view(juris, table)["table"]["status"] == "playing"


@pytest.mark.parametrize("how", ["table-give-up", "table-leave"])
def test_who_goes_does_not_wait_for_a_move_on_its_way(
    how: str, visit: Callable[..., Visitor]
) -> None:
    anna, juris, eva = visit(), visit(), visit()
    table = open_table(anna, people=2, starts=False, shows=False)
    for seat, (guest, name) in enumerate(((juris, "Juris"), (eva, "Eva")), start=1):
        guest.open("/")
        guest.sign_in(name)
        send(guest, table, {"type": "sit", "seats": [seat]})
    send(anna, table, {"type": "start"})
    turn = view(anna, table)["match"]["turn"]
    first = (anna, juris, eva)[turn]
    first.page.route_web_socket("**/socket*", hold_moves)
    first.open(f"/table/{table}")
    page = first.page
    hand(first)
    for key in ("n", "Enter"):
        page.keyboard.press(key)
    wait_for(page, "() => document.activeElement?.dataset.action !== undefined")
    page.keyboard.press("Enter")
    expect(page.locator(".asked")).to_have_text(first.say("table-sending"))
    first.press("table-more")
    first.press(how)
    if how == "table-give-up":
        confirm(first, "handed-over")
    first.button("home-play-now").wait_for()
    other = juris if first is anna else anna
    seat = view(other, table)["table"]["seats"][turn]
    assert seat["plan"] == "bot" if how == "table-give-up" else seat["away"]


def hold_moves(socket: WebSocketRoute) -> None:
    """Lets no move arrive, as on a very slow connection."""
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        if json.loads(text).get("type") != "play":
            server.send(text)

    socket.on_message(pass_on)


def test_who_cannot_leave_stays_and_reads_why(visit: Callable[..., Visitor]) -> None:
    anna, juris = visit(), visit()
    anna.page.route_web_socket("**/socket*", refuse_to_let_go)
    start_match(anna, juris, "Juris")
    anna.press("table-more")
    anna.press("table-leave")
    anna.sees("table-log-full")
    expect(anna.page).to_have_url(re.compile("/table/"))


def refuse_to_let_go(socket: WebSocketRoute) -> None:
    """Answers a player who leaves as a server whose log is full."""
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        command = json.loads(text)
        if command.get("type") != "leave":
            server.send(text)
            return
        why = {"name": "table-log-full", "details": {}, "text": ""}
        socket.send(json.dumps({"type": "refused", "id": command["id"], "error": why}))

    socket.on_message(pass_on)


def test_a_game_is_given_up_from_the_list(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, bots=["greedy"], shows=False)
    visitor.open("/")
    card(visitor, table).get_by_role("button").click()
    visitor.sees("remove-ended-means")
    confirm(visitor, "ended")
    expect(card(visitor, table)).to_have_count(0)
    assert view(visitor, table)["table"]["broken_off"]["why"] == "gave-up"


def test_a_list_that_is_old_removes_nothing_else_than_it_says(
    visit: Callable[..., Visitor],
) -> None:
    anna, juris = visit(expects=("409",)), visit()
    table = open_table(anna, people=1, starts=False)
    anna.open("/")
    card(anna, table).get_by_role("button").click()
    anna.sees("remove-closed-means")
    juris.open("/")
    juris.sign_in("Juris")
    send(juris, table, {"type": "sit", "seats": [1]})
    confirm(anna, "closed")
    anna.sees("table-removal-changed", removal="left")
    assert view(anna, table)["table"]["status"] == "lobby"
    # The list is fetched again, and says what leaving means now.
    card(anna, table).get_by_role("button").click()
    anna.sees("remove-left-means")
    confirm(anna, "left")
    expect(card(anna, table)).to_have_count(0)
    seats = view(juris, table)["table"]["seats"]
    assert [seat["taken"] for seat in seats] == [False, True]


def test_a_table_that_nobody_joined_is_closed(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, people=1, starts=False)
    visitor.open("/")
    card(visitor, table).get_by_role("button").click()
    visitor.sees("remove-closed-means")
    confirm(visitor, "closed")
    expect(card(visitor, table)).to_have_count(0)
    visitor.open(f"/table/{table}")
    visitor.sees("lobby-expired")


def test_a_host_who_left_an_empty_table_closes_it(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    table = open_table(visitor, people=1, starts=False)
    visitor.press("lobby-leave")
    visitor.button("lobby-sit").wait_for()
    visitor.press("remove-closed-do")
    visitor.sees("remove-closed-means")
    confirm(visitor, "closed")
    visitor.button("home-play-now").wait_for()
    visitor.open(f"/table/{table}")
    visitor.sees("lobby-expired")


def test_a_finished_game_is_deleted(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = finished_match(visitor)
    visitor.open("/replays")
    card(visitor, table).get_by_role("button").click()
    visitor.sees("remove-unlisted-means-alone")
    confirm(visitor, "unlisted")
    visitor.sees("replays-none")
    visitor.page.reload()
    visitor.sees("replays-none")


def test_the_list_tells_which_games_were_given_up(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    whole = finished_match(visitor)
    given_up = open_table(visitor, bots=["greedy"], shows=False)
    send(visitor, given_up, {"type": "give-up"})
    visitor.open("/replays")
    expect(card(visitor, given_up)).to_contain_text(visitor.say("home-given-up"))
    expect(card(visitor, whole)).not_to_contain_text(visitor.say("home-given-up"))


def test_the_list_tells_house_rules(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    named = open_table(
        visitor, rules=with_rounds("triomino"), rules_name="Grandma’s", bots=["greedy"], shows=False
    )
    unnamed = open_table(visitor, rules=with_rounds("triomino"), bots=["greedy"], shows=False)
    visitor.open("/")
    expect(card(visitor, named)).to_contain_text("Grandma’s")
    rules = visitor.say("ruleset-triomino")
    expect(card(visitor, unnamed)).to_contain_text(visitor.say("table-house", rules=rules))


def test_the_list_has_room_for_a_long_name(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    name = "W" * MAX_RULES_NAME
    table = open_table(
        visitor, rules=with_rounds("triomino"), rules_name=name, bots=["greedy"], shows=False
    )
    visitor.open("/")
    told = card(visitor, table).locator("small")
    expect(told).to_contain_text(name)
    assert told.evaluate("(told) => told.scrollWidth <= told.parentElement.clientWidth")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_play_now_stays_where_it_is(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    for _ in range(2):
        open_table(visitor, bots=["greedy"], shows=False)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/api/me/games", hold)
    page = visitor.open("/")
    visitor.wait_for(lambda: held)
    button = visitor.button("home-play-now")
    before = top(button)
    held[0].continue_()
    expect(page.get_by_role("listitem")).to_have_count(2)
    assert top(button) == before
    # On the next visit, room is kept for the games, and nothing else moves either.
    page.reload()
    visitor.wait_for(lambda: len(held) > 1)
    offers = page.get_by_role("navigation")
    below = top(offers)
    held[1].continue_()
    expect(page.get_by_role("listitem")).to_have_count(2)
    assert top(button) == before
    assert top(offers) == pytest.approx(below, abs=0.5)
