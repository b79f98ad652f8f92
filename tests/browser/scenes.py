"""The screens that are looked at: for pictures, and by whoever checks them.

A scene brings somebody's browser to a screen, from nothing, as they would come there.
"""

from collections.abc import Callable

from tests.browser.records import full_field, hoarder
from tests.browser.sight import look
from tests.browser.tables import bring, finished, open_table, play_on, short
from tests.browser.visitor import Visitor

Scene = Callable[[Visitor], None]

LONG_NAMES = ("Maximiliana-Alexandra", "Konstantin der Große", "Ян")


def home(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.button("home-play-now").wait_for()


def home_with_games(visitor: Visitor) -> None:
    finished(visitor)
    open_table(visitor, bots=["greedy"])
    visitor.open("/")
    visitor.sees("home-running")


def new_game(visitor: Visitor) -> None:
    visitor.open("/new")
    visitor.button("lobby-start").wait_for()


def house_rules(visitor: Visitor) -> None:
    new_game(visitor)
    visitor.text("new-house-rules").click()


def lobby(visitor: Visitor) -> None:
    open_table(visitor, people=1, bots=["club"], starts=False)
    visitor.sees("lobby-invite")


def opening(visitor: Visitor) -> None:
    open_table(visitor, rules=short("triodominio"), bots=["casual"])
    visitor.page.get_by_role("toolbar").wait_for()


def chosen(visitor: Visitor) -> None:
    """In mid-game, with a tile chosen and shown where it would lie."""
    table = open_table(visitor, bots=["casual", "club"])
    play_on(visitor, table, 9)
    play_on(visitor, table, "turn")
    visitor.page.reload()
    visitor.page.get_by_role("toolbar").wait_for()
    sight = look(visitor.page)
    if sight.tiles:
        visitor.page.mouse.click(sight.tiles[0].x, sight.tiles[0].y)
        visitor.page.mouse.move(*look(visitor.page).places[0][1:])


def six_players(visitor: Visitor) -> None:
    table = open_table(visitor, names=LONG_NAMES, bots=["club", "casual", "novice"])
    play_on(visitor, table, 12)
    visitor.page.reload()
    visitor.page.get_by_role("group").first.wait_for()


def thirty_tiles(visitor: Visitor) -> None:
    record, until = hoarder()
    _practice(visitor, record, until)


def full(visitor: Visitor) -> None:
    """A field on which almost all tiles lie."""
    _practice(visitor, full_field(), -3)


def round_end(visitor: Visitor) -> None:
    table = open_table(visitor, bots=["greedy", "club"])
    play_on(visitor, table, "round")
    visitor.page.reload()
    visitor.dialog().wait_for()


def match_end(visitor: Visitor) -> None:
    finished(visitor, bots=["greedy", "club"])
    visitor.page.reload()
    visitor.dialog().wait_for()


def pad(visitor: Visitor) -> None:
    table = open_table(visitor, bots=["greedy", "club"])
    play_on(visitor, table, 16)
    visitor.page.reload()
    visitor.page.get_by_role("toolbar").wait_for()
    if visitor.page.viewport_size and visitor.page.viewport_size["width"] < 1000:
        visitor.press("table-pad")


def replay(visitor: Visitor) -> None:
    """A replay with its analysis."""
    table = finished(visitor, bots=["greedy", "club"])
    visitor.open(f"/replay/table/{table}#1.9")
    visitor.press("analysis-ask")
    visitor.page.get_by_text(visitor.say("analysis-accuracy")).first.wait_for(timeout=240_000)


def learn(visitor: Visitor) -> None:
    visitor.open("/learn")
    visitor.page.locator("[data-hand-tile]").first.wait_for()


def settings(visitor: Visitor) -> None:
    visitor.come_in()
    visitor.open("/settings")
    visitor.sees("settings-title")


def _practice(visitor: Visitor, record: str, action: int) -> None:
    """Go on from a moment of a record; a negative one counts from its end."""
    upload = bring(visitor, record)
    actions = visitor.ask("GET", f"/api/uploads/{upload}")["rounds"][0]["actions"]
    at = action if action >= 0 else len(actions) + action
    seats = visitor.ask("GET", f"/api/uploads/{upload}")["players"]
    moment = {"upload": upload, "round": 1, "action": at}
    open_table(visitor, practice=moment, bots=["greedy"] * (len(seats) - 1))
    visitor.page.get_by_role("toolbar").wait_for()


SCENES: dict[str, Scene] = {
    scene.__name__.replace("_", "-"): scene
    for scene in (
        *(home, home_with_games, new_game, house_rules, lobby, opening, chosen, six_players),
        *(thirty_tiles, full, round_end, match_end, pad, replay, learn, settings),
    )
}
