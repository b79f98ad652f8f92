"""Two browsers at one table; a network that is cut in mid-turn; two tabs of the same person."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import play_together, sit_down, whose_turn
from tests.browser.playing import Mouse, Touch
from tests.browser.sight import look, wait_until
from tests.browser.tables import brief, laid, view
from tests.browser.visitor import UNREACHABLE, Visitor
from trimino.records.record import replay

STAYS = "window.stays = true"
STAYED = "window.stays === true"


def test_one_invites_the_other_comes_and_they_play_a_match(visit: Callable[..., Visitor]) -> None:
    anna, juris = visit(), visit(touch=True)
    table = sit_down(anna, juris, "Juris", rules=brief("triomino"))
    play_together((anna, juris), (Mouse(), Touch(juris.page)))
    record = anna.ask("GET", f"/api/tables/{table}/record")
    assert replay(record).over
    assert record["players"] == ["Anna", "Juris"]


def test_what_happens_while_the_network_is_gone_is_caught_up_with(
    visit: Callable[..., Visitor],
) -> None:
    turn, other = at_a_table(visit)
    other.cut()
    other.sees("table-cut")
    tile = put_down(turn)
    wait_until(turn.page, "(now, tile) => now.laid.includes(tile)", tile)
    other.mend()
    wait_until(other.page, "(now, tile) => now.laid.includes(tile)", tile)
    expect(other.text("table-cut")).to_be_hidden()
    assert other.page.evaluate(STAYED)


def test_a_move_made_without_a_network_is_carried_out_once(visit: Callable[..., Visitor]) -> None:
    turn, other = at_a_table(visit)
    table = turn.page.url.rpartition("/")[2]
    before = laid(other, table)
    turn.cut()
    turn.sees("table-cut")
    tile = put_down(turn)
    assert laid(other, table) == before
    turn.mend()
    for visitor in (turn, other):
        wait_until(visitor.page, "(now, tile) => now.laid.includes(tile)", tile)
    assert laid(other, table) == [*before, tile]
    assert turn.page.evaluate(STAYED)


def test_a_move_that_came_too_late_is_given_back(visit: Callable[..., Visitor]) -> None:
    turn, _ = at_a_table(visit)
    page, table = turn.page, turn.page.url.rpartition("/")[2]
    network = page.context.new_cdp_session(page)
    gone = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", gone)
    turn.sees("table-cut")
    tile = put_down(turn)
    # Meanwhile the same person lays another tile on another device.
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


def test_two_tabs_of_the_same_person_show_the_same(visit: Callable[..., Visitor]) -> None:
    turn, _ = at_a_table(visit)
    second = turn.context.new_page()
    second.goto(turn.page.url)
    second.get_by_role("toolbar").wait_for()
    assert look(second).laid == look(turn.page).laid
    tile = put_down(turn)
    for page in (turn.page, second):
        wait_until(page, "(now, tile) => now.laid.includes(tile)", tile)
        expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(0)


def test_a_second_window_lays_what_the_first_was_about_to(visit: Callable[..., Visitor]) -> None:
    """A tile that is chosen in one tab and laid in the other is gone from both."""
    turn, _ = at_a_table(visit)
    second = turn.context.new_page()
    second.goto(turn.page.url)
    second.get_by_role("toolbar").wait_for()
    tile = look(turn.page).tiles[0].name
    turn.page.locator(f"[data-hand-tile='{tile}']").click()
    second.locator(f"[data-hand-tile='{tile}']").click()
    second.keyboard.press("l")
    second.keyboard.press("Enter")
    for page in (turn.page, second):
        wait_until(page, "(now, tile) => now.laid.includes(tile)", tile)
        expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(0)


def at_a_table(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Two people in the middle of a round, where whose turn it is has two tiles that fit."""
    anna, juris = (visit(expects=UNREACHABLE) for _ in range(2))
    table = sit_down(anna, juris, "Juris", rules="triomino")
    while not all(play_one(visitor, table) for visitor in (anna, juris)):
        continue
    turn, other = whose_turn(anna, juris)
    wait_until(turn.page, "(now, laid) => now.laid.length === laid", len(laid(turn, table)))
    for visitor in (turn, other):
        visitor.page.evaluate(STAYS)
    return turn, other


def play_one(visitor: Visitor, table: str) -> bool:
    """Do what scores most, unless it is another's turn or two tiles fit; tells whether so."""
    legal = view(visitor, table)["match"]["legal"]
    if not legal or len({choice["tile"] for choice in legal if choice["do"] == "place"}) > 1:
        return True
    best = max(legal, key=lambda choice: choice["points"])
    visitor.page.evaluate(PLAY_ONE, [f"/api/tables/{table}/socket", best["action"]])
    return False


def put_down(visitor: Visitor) -> str:
    """Tap a tile and a place for it; where it only waits there, lay it."""
    page = visitor.page
    sight = look(page)
    way = Mouse()
    tile = way.lay(page, sight)
    if button := look(page).button("Lay"):
        way.press(page, button)
    return tile
