"""Scenes: recipes that bring a browser to a screen, for pictures, axe and layout checks.

`reach` creates what the server stores, and opens the address; it survives a reload. `show` opens
what exists on the page only, and is repeated after a reload.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.browser.evenings import (
    a_referee,
    and_then,
    begin,
    choose,
    end_round,
    scored,
    write_hands,
)
from tests.browser.exercises import bridge_exercise, keep
from tests.browser.guiding import LESSONS, Newcomer
from tests.browser.playing import Mouse, play, point_at_place
from tests.browser.records import Moment, full_field, thirty_tiles
from tests.browser.screen import read_screen
from tests.browser.tables import (
    LIGHT,
    finished_match,
    open_table,
    play_on,
    send,
    upload_record,
    with_rounds,
)
from tests.browser.visitor import REFUSED, Visitor
from trimino.puzzles.puzzle_book import shipped_book

Step = Callable[[Visitor], object]

LONG_NAMES = ("Maximiliana-Alexandra", "Konstantin der Große", "Ян")
NARROW = 1000
"""Below this width in pixels the score pad is a dialog."""
NAMED_RULES = "/rules#Grandma%27s:%20triomino,hexagons=50+60+70,draw-limit=2"
MEGABYTES = re.compile("MB|МБ")
"""The end of the offer to save the app, in the letters of either alphabet."""
KEEP_AFTER_MS = 10_000
"""The time after which the app sees to its files, as in `main.ts`."""
ENGINE_TIMEOUT = 600_000
"""Long, because the engine yields to everything else on a busy machine."""


class Scene(NamedTuple):
    """Recipe for a screen."""

    reach: Step
    """Creates what is shown, and opens its address."""
    show: Step
    """Waits for it, and opens what exists on the page only."""
    expects: tuple[str, ...] = ()

    def __call__(self, visitor: Visitor) -> None:
        self.reach(visitor)
        self.show(visitor)


def at(path: str) -> Step:
    return lambda visitor: visitor.open(path)


def sees(message: str, **details: object) -> Step:
    return lambda visitor: visitor.button(message, **details).wait_for()


def playing(until: str | int, **options: Any) -> Step:
    """Table in mid-match, at the visitor's turn or between rounds."""

    def reach(visitor: Visitor) -> None:
        table = open_table(visitor, shows=False, **{"bots": ["casual", "club"], **options})
        play_on(visitor, table, until)
        play_on(visitor, table, "turn" if isinstance(until, int) else until)
        visitor.open(f"/table/{table}")

    return reach


def hand(visitor: Visitor) -> None:
    """Waits for the hand, whose tiles are drawn once its width is known."""
    visitor.page.get_by_role("toolbar").wait_for()
    read_screen(visitor.page)


def tiles(visitor: Visitor) -> None:
    visitor.page.locator("[data-tile]").first.wait_for()


def then(*messages: str) -> Step:
    """Presses buttons one after the other, once the hand is shown."""

    def show(visitor: Visitor) -> None:
        hand(visitor)
        for message in messages:
            visitor.press(message)

    return show


def chosen(visitor: Visitor) -> None:
    """Chooses a tile and hovers over its place."""
    hand(visitor)
    play(visitor, Mouse(), until=lambda screen: screen.can_lay)
    point_at_place(visitor.page)


def with_choice(visitor: Visitor) -> None:
    """Mid-game, with a tile that fits."""
    playing(9)(visitor)
    play(visitor, Mouse(), until=lambda screen: screen.can_lay)


def pad(visitor: Visitor) -> None:
    hand(visitor)
    if visitor.page.viewport_size and visitor.page.viewport_size["width"] < NARROW:
        visitor.press("table-pad")


def hint(visitor: Visitor) -> None:
    then("table-hint")(visitor)
    panel = visitor.page.get_by_role("dialog", name=visitor.say("hint-title"))
    panel.locator("[aria-busy=false]").wait_for(timeout=ENGINE_TIMEOUT)


def ended(visitor: Visitor) -> None:
    visitor.dialog().wait_for()


def with_games(visitor: Visitor) -> None:
    finished_match(visitor)
    open_table(visitor, bots=["greedy"])
    visitor.open("/")


def guided(steps: int) -> Step:
    """The guided round after so many steps."""

    def reach(visitor: Visitor) -> None:
        newcomer = Newcomer(visitor)
        newcomer.start()
        for step in LESSONS[:steps]:
            newcomer.do(step)

    return reach


def as_stranger(reach: Step) -> Step:
    """Opens the same address as another visitor."""

    def again(visitor: Visitor) -> None:
        reach(visitor)
        path = visitor.page.url.removeprefix(visitor.server.url)
        visitor.context.clear_cookies()
        visitor.open(path)

    return again


def with_friend(visitor: Visitor) -> None:
    """Seats a second person, because greetings need one."""
    seat_friend(visitor, open_table(visitor, people=1, starts=False))


def seat_friend(visitor: Visitor, table: str) -> None:
    """Seats a second person, who never acts, starts, and shows the table."""
    assert visitor.context.browser
    with visitor.context.browser.new_context() as context:
        friend = Visitor(context, visitor.server, (), "en")
        friend.open(LIGHT)
        friend.sign_in("Juris")
        send(friend, table, {"type": "sit", "seats": [1]})
    send(visitor, table, {"type": "start"})
    visitor.open(f"/table/{table}")


def beside_friend(visitor: Visitor, moment: Moment) -> str:
    """Goes on from a moment of a record, against somebody who never acts; returns the table."""
    table = open_table(visitor, practice=source(visitor, moment), people=1, starts=False)
    seat_friend(visitor, table)
    hand(visitor)
    return table


def source(visitor: Visitor, moment: Moment) -> dict[str, Any]:
    """What a practice table goes on from."""
    upload = upload_record(visitor, moment.record)
    return {"upload": upload, "round": 1, "action": moment.action}


def practice(visitor: Visitor, record: str, action: int) -> None:
    """Practice table from a moment of a record; a negative one counts from the end."""
    upload = upload_record(visitor, record)
    story = visitor.ask("GET", f"/api/uploads/{upload}")
    moment = action if action >= 0 else len(story["rounds"][0]["actions"]) + action
    source = {"upload": upload, "round": 1, "action": moment}
    open_table(visitor, practice=source, bots=["greedy"] * (len(story["players"]) - 1))


def replayed(visitor: Visitor) -> None:
    table = finished_match(visitor, bots=["greedy", "club"])
    visitor.open(f"/replay/table/{table}#1.9")


def analysed(visitor: Visitor) -> None:
    visitor.press("analysis-ask")
    visitor.page.get_by_text(visitor.say("analysis-accuracy")).first.wait_for(
        timeout=ENGINE_TIMEOUT
    )


def home_for_long(visitor: Visitor) -> None:
    """The home page, whose clock can be put forward."""
    visitor.page.clock.install()
    visitor.open("/")


def offered_offline(visitor: Visitor) -> None:
    """Lets the time pass after which the home page offers to save the app."""
    visitor.page.clock.fast_forward(KEEP_AFTER_MS)
    visitor.page.get_by_role("button", name=MEGABYTES).wait_for()


def boxes(visitor: Visitor) -> None:
    """Opens the dialog with the boxes, from the question of the first visit."""
    visitor.press("box-choose")
    visitor.dialog().get_by_role("listitem").first.wait_for()


def fold(visitor: Visitor) -> None:
    summary = visitor.page.locator("summary").filter(has_text=visitor.say("new-house-rules"))
    summary.click()
    summary.evaluate("(summary) => summary.scrollIntoView()")


def lessons(visitor: Visitor) -> None:
    visitor.page.locator("[data-hand-tile]").first.wait_for()


def draws(visitor: Visitor) -> None:
    """Draws a tile in the first position of an idea, which may come after the second."""
    first = visitor.page.get_by_role("article").first
    first.get_by_role("button", name=visitor.say("table-draw"), exact=True).click()
    visitor.sees("idea-right")


def guest_at(path: str) -> Step:
    def reach(visitor: Visitor) -> None:
        visitor.sign_in()
        visitor.open(path)

    return reach


def presses(message: str) -> Step:
    """Opens the dialog of a button."""

    def show(visitor: Visitor) -> None:
        visitor.press(message)
        visitor.dialog().wait_for()

    return show


def forget(visitor: Visitor) -> None:
    visitor.press("settings-forget")
    visitor.dialog().wait_for()


def evening(lines: int, *messages: str) -> Step:
    """Waits for the lines of an evening, then presses buttons."""

    def show(visitor: Visitor) -> None:
        scored(visitor, lines)
        for message in messages:
            visitor.page.get_by_role("button", name=visitor.say(message), exact=True).click()

    return show


def family(visitor: Visitor) -> None:
    and_then(end_round, lambda visitor: write_hands(visitor, 3, 4, 5))(visitor)
    visitor.button("evening-next-round").wait_for()
    visitor.open("/pad/family")


def hands_left(visitor: Visitor) -> None:
    scored(visitor, 5)
    end_round(visitor)


def tile_chosen(visitor: Visitor) -> None:
    scored(visitor, 5)
    choose(visitor, "0-1-2")


def field_shown(visitor: Visitor) -> None:
    visitor.page.locator("[data-tile='1-4-5']").wait_for(timeout=ENGINE_TIMEOUT)


def tile_placed(visitor: Visitor) -> None:
    """A tile over its place on the field of the referee, before it is laid."""
    field_shown(visitor)
    choose(visitor, "0-1-5")
    visitor.page.locator("g[data-place]").first.wait_for()


def match_won(visitor: Visitor) -> None:
    and_then(end_round, lambda visitor: write_hands(visitor, 0, 300, 200))(visitor)
    visitor.button("evening-share").wait_for()


def with_exercises(visitor: Visitor) -> None:
    keep(visitor, bridge_exercise()[0], bridge_exercise(seat=1)[0])


def a_puzzle(visitor: Visitor) -> None:
    visitor.open(f"/puzzles/{next(iter(shipped_book())).id}")


def puzzle_shown(visitor: Visitor) -> None:
    hand(visitor)
    visitor.press("try-show")
    visitor.button("puzzles-next").wait_for()


def exercise(visitor: Visitor) -> None:
    visitor.press("training-start")
    hand(visitor)


def shown(visitor: Visitor) -> None:
    # What was tried is not due again after a reload.
    with_exercises(visitor)
    exercise(visitor)
    visitor.press("try-show")
    visitor.button("training-next").wait_for()


LOBBY: dict[str, Any] = {"people": 1, "bots": ["club"], "starts": False}
PAIR: dict[str, Any] = {"names": ["Anna", "Juris"], "bots": []}

SCENES: dict[str, Scene] = {
    "home": Scene(at("/"), sees("home-play-now")),
    "home-with-games": Scene(with_games, lambda visitor: visitor.sees("home-running")),
    "new-game": Scene(at("/new"), sees("new-start")),
    "house-rules": Scene(at("/new"), fold),
    "lobby": Scene(lambda visitor: open_table(visitor, **LOBBY), sees("lobby-start")),
    "opening": Scene(playing("turn", rules=with_rounds("triodominio"), bots=["casual"]), hand),
    "chosen": Scene(with_choice, chosen),
    "six-players": Scene(playing(12, names=LONG_NAMES, bots=["club", "casual", "novice"]), tiles),
    "thirty-tiles": Scene(lambda visitor: practice(visitor, *thirty_tiles()), hand),
    "full": Scene(lambda visitor: practice(visitor, full_field(), -3), hand),
    "round-end": Scene(playing("round"), ended),
    "match-end": Scene(lambda visitor: finished_match(visitor, bots=["greedy", "club"]), ended),
    "pad": Scene(playing(16), pad),
    "replay": Scene(replayed, analysed),
    "learn": Scene(at("/learn"), lessons),
    "idea": Scene(at("/learn/ideas/lay-or-draw"), lessons),
    "settings": Scene(guest_at("/settings"), sees("settings-save")),
}
"""The main screens."""

STATES: dict[str, Scene] = SCENES | {
    "home-offline": Scene(home_for_long, offered_offline),
    "ideas": Scene(at("/learn/ideas"), sees("idea-lay-or-draw")),
    "idea-solved": Scene(at("/learn/ideas/lay-or-draw"), draws),
    "new-friends": Scene(at("/new/friends"), sees("new-open-table")),
    "new-device": Scene(at("/new/device"), sees("new-start")),
    "new-solo": Scene(at("/new/solo"), sees("new-start")),
    "lobby-free": Scene(
        lambda visitor: open_table(visitor, names=LONG_NAMES, people=1, starts=False),
        sees("lobby-start-without-free", free=1),
    ),
    "lobby-guest": Scene(
        as_stranger(lambda visitor: open_table(visitor, **LOBBY)), sees("lobby-sit")
    ),
    "watching": Scene(as_stranger(playing(5)), tiles),
    "covered": Scene(
        lambda visitor: open_table(visitor, **PAIR),
        lambda visitor: visitor.page.locator(".cover button").first.wait_for(),
    ),
    "more": Scene(playing(5), then("table-more")),
    "keys": Scene(playing(5), then("table-more", "table-keys")),
    "give-up": Scene(playing(5), then("table-more", "table-give-up")),
    "box": Scene(at("/"), boxes),
    "words": Scene(playing(5), then("table-more", "table-words")),
    "hint": Scene(with_choice, hint),
    "greetings": Scene(with_friend, then("greetings-open")),
    "guide": Scene(guided(1), hand),
    "guide-end": Scene(guided(len(LESSONS)), ended),
    "solo-end": Scene(lambda visitor: finished_match(visitor, bots=[]), ended),
    "play-on": Scene(replayed, lambda visitor: visitor.press("replay-play-on")),
    "replays": Scene(guest_at("/replays"), sees("replays-choose")),
    "named-rules": Scene(at(NAMED_RULES), sees("my-rules-play")),
    "share-rules": Scene(at(NAMED_RULES), presses("my-rules-share")),
    "keep-rules": Scene(at(NAMED_RULES), presses("my-rules-keep")),
    "print": Scene(at("/print"), sees("print-make-sheet")),
    "puzzles": Scene(at("/puzzles"), sees("puzzles-start")),
    "puzzle": Scene(a_puzzle, hand),
    "puzzle-shown": Scene(a_puzzle, puzzle_shown),
    "training-none": Scene(at("/training"), sees("home-replays")),
    "training": Scene(with_exercises, sees("training-start")),
    "exercise": Scene(with_exercises, exercise),
    "exercise-shown": Scene(at("/training"), shown),
    "evenings": Scene(at("/pad"), sees("evening-bring")),
    "evening": Scene(and_then(), evening(5)),
    "evening-four": Scene(
        lambda visitor: begin(visitor, *LONG_NAMES, "Zoé", rules="goliath"), evening(1)
    ),
    "evening-made": Scene(and_then(), tile_chosen),
    "evening-hands": Scene(and_then(), hands_left),
    "evening-over": Scene(
        and_then(end_round, lambda visitor: write_hands(visitor, 3, 4, 5)), evening(6)
    ),
    "evening-match-over": Scene(match_won, evening(6)),
    "evening-referee": Scene(a_referee, field_shown),
    "evening-referee-tile": Scene(a_referee, tile_placed),
    "evening-menu": Scene(and_then(), evening(5, "evening-menu")),
    "evening-big": Scene(and_then(), evening(5, "evening-big")),
    "evening-ask": Scene(and_then(), evening(5, "evening-ask")),
    "family": Scene(
        family, lambda visitor: visitor.page.locator("dl").first.wait_for(timeout=ENGINE_TIMEOUT)
    ),
    "forget": Scene(guest_at("/settings"), forget),
    "device-link": Scene(guest_at("/device/none"), sees("device-take")),
    "missing": Scene(at("/nowhere"), sees("ui-home")),
    "trouble": Scene(at(f"/table/{'A' * 22}"), sees("ui-home"), (REFUSED,)),
    "offline": Scene(
        at("/offline.html"), lambda visitor: visitor.page.locator("#again").wait_for()
    ),
}
"""Every page and every dialog."""
