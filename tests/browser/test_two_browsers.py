"""Two browsers at one table, connection loss in mid-turn, and two tabs of one visitor."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.choices import hand
from tests.browser.multiplayer import play_together, player_to_move, start_match
from tests.browser.playing import Mouse, Touch
from tests.browser.pointer import box_of
from tests.browser.screen import read_screen, wait_for, wait_until
from tests.browser.tables import catch_up, laid, view, with_low_target
from tests.browser.visitor import LOOKS, UNREACHABLE, Visitor
from trimino.records.record import replay

STAYS = "window.stays = true"
STAYED = "window.stays === true"


def test_a_guest_joins_by_invitation_and_plays_a_match(visit: Callable[..., Visitor]) -> None:
    anna, juris = visit(), visit(touch=True)
    table = start_match(anna, juris, "Juris", rules=with_low_target("triomino"))
    play_together((anna, juris), (Mouse(), Touch(juris.page)))
    record = anna.ask("GET", f"/api/tables/{table}/record")
    assert replay(record).over
    assert record["players"] == ["Anna", "Juris"]


def test_events_during_connection_loss_are_caught_up(
    visit: Callable[..., Visitor],
) -> None:
    turn, other = two_players(visit)
    other.go_offline()
    other.sees("table-cut")
    tile = lay_first(turn)
    wait_until(turn.page, "(now, tile) => now.laid.includes(tile)", tile)
    other.go_online()
    wait_until(other.page, "(now, tile) => now.laid.includes(tile)", tile)
    expect(other.text("table-cut")).to_be_hidden()
    assert other.page.evaluate(STAYED)


def test_a_move_made_offline_is_carried_out_once(visit: Callable[..., Visitor]) -> None:
    turn, other = two_players(visit)
    table = turn.page.url.rpartition("/")[2]
    before = laid(other, table)
    turn.go_offline()
    turn.sees("table-cut")
    tile = lay_first(turn)
    assert laid(other, table) == before
    turn.go_online()
    for visitor in (turn, other):
        wait_until(visitor.page, "(now, tile) => now.laid.includes(tile)", tile)
    assert laid(other, table) == [*before, tile]
    assert turn.page.evaluate(STAYED)


def test_a_stale_move_is_refused_and_undone(visit: Callable[..., Visitor]) -> None:
    turn, _ = two_players(visit)
    page, table = turn.page, turn.page.url.rpartition("/")[2]
    network = page.context.new_cdp_session(page)
    gone = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", gone)
    turn.sees("table-cut")
    tile = lay_first(turn)
    # Meanwhile the same guest lays another tile on another device.
    away = page.context.new_page()
    away.goto(turn.server.url)
    legal = view(turn, table)["match"]["legal"]
    other = next(choice for choice in legal if choice.get("tile") not in (tile, None))
    away.evaluate(PLAY_ONE, [f"/api/tables/{table}/socket", other["action"]])
    network.send("Network.emulateNetworkConditions", {**gone, "offline": False})
    turn.sees("table-stale")
    wait_until(page, "(now, tile) => now.laid.includes(tile)", other["tile"])
    expect(page.locator(f"[data-hand-tile='{tile}']:not(.lifted)")).to_be_visible()
    assert tile not in laid(turn, table)


PLAY_ONE = """([path, action]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  socket.onmessage = ({data}) => {
    const frame = JSON.parse(data);
    if (frame.type === 'view') socket.send(JSON.stringify(
      {id: `${Date.now()}`, type: 'play', decision: frame.clock.decision, action}));
    if (frame.type === 'ack') { socket.close(); done(); }
  };
})"""


def test_a_move_is_undone_for_both_until_the_other_has_moved(
    look: str, visit: Callable[..., Visitor]
) -> None:
    turn, other = two_players(visit, **LOOKS[look])
    page, undo = turn.page, turn.button("table-take-back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    before, held = read_screen(page).laid, hand(page)
    tile = lay_first(turn)
    wait_until(other.page, "(now, tile) => now.laid.includes(tile)", tile)
    expect(undo).to_be_enabled()
    expect(undo).to_have_text(turn.say("table-take-back"))
    box = box_of(undo)
    assert box.width >= 80
    assert box.height >= 44
    expect(other.button("table-take-back")).to_have_attribute("aria-disabled", "true")
    undo.click()
    for visitor in (turn, other):
        wait_until(visitor.page, "(now, laid) => now.laid.length === laid", len(before))
        assert read_screen(visitor.page).laid == before
    turn.wait_for(lambda: hand(page) == held)
    expect(other.page.locator(".happened")).to_contain_text("undoes the last move")
    # The next move ends the time for it, and no device doubts the server.
    lay_first(turn)
    expect(undo).to_be_enabled()
    play_any(other, other.page.url.rpartition("/")[2])
    expect(undo).to_have_attribute("aria-disabled", "true")
    for visitor in (turn, other):
        expect(visitor.text("seen-doubt-history")).to_have_count(0)


def test_two_tabs_of_one_visitor_show_the_same(visit: Callable[..., Visitor]) -> None:
    turn, _ = two_players(visit)
    second = turn.context.new_page()
    second.goto(turn.page.url)
    second.get_by_role("toolbar").wait_for()
    assert read_screen(second).laid == read_screen(turn.page).laid
    tile = lay_first(turn)
    for page in (turn.page, second):
        wait_until(page, "(now, tile) => now.laid.includes(tile)", tile)
        expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(0)


def test_a_second_tab_lays_the_tile_chosen_in_the_first(visit: Callable[..., Visitor]) -> None:
    """A tile chosen in one tab and laid in the other disappears from both hands."""
    turn, _ = two_players(visit)
    second = turn.context.new_page()
    second.goto(turn.page.url)
    second.get_by_role("toolbar").wait_for()
    tile = read_screen(turn.page).tiles[0].name
    turn.page.locator(f"[data-hand-tile='{tile}']").click()
    second.locator(f"[data-hand-tile='{tile}']").click()
    second.keyboard.press("l")
    wait_for(second, "() => document.activeElement?.dataset.action !== undefined")
    second.keyboard.press("Enter")
    for page in (turn.page, second):
        wait_until(page, "(now, tile) => now.laid.includes(tile)", tile)
        expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(0)


def two_players(visit: Callable[..., Visitor], **options: object) -> tuple[Visitor, Visitor]:
    """Two visitors in mid-round; the one to move has two tiles that fit."""
    anna, juris = (visit(expects=UNREACHABLE, **options) for _ in range(2))
    table = start_match(anna, juris, "Juris", rules="triomino")
    while not all(play_best(visitor, table) for visitor in (anna, juris)):
        continue
    turn, other = player_to_move(anna, juris)
    for visitor in (turn, other):
        catch_up(visitor, table)
        visitor.page.evaluate(STAYS)
    return turn, other


def play_best(visitor: Visitor, table: str) -> bool:
    """Plays what scores most; returns True if it is another's turn or two tiles fit instead."""
    legal = view(visitor, table)["match"]["legal"]
    if not legal or len({choice["tile"] for choice in legal if choice["do"] == "place"}) > 1:
        return True
    play_any(visitor, table)
    return False


def play_any(visitor: Visitor, table: str) -> None:
    """Plays what scores most, without the page."""
    legal = view(visitor, table)["match"]["legal"]
    best = max(legal, key=lambda choice: choice["points"])
    visitor.page.evaluate(PLAY_ONE, [f"/api/tables/{table}/socket", best["action"]])


def lay_first(visitor: Visitor) -> str:
    """Lays the first tile that fits, with confirmation if needed; returns its name."""
    page = visitor.page
    screen = read_screen(page)
    way = Mouse()
    tile = way.lay(page, screen)
    if button := read_screen(page).button("Lay"):
        way.press(page, button)
    return tile
