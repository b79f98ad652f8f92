"""A time limit for people in the app: a countdown, then the turn is played automatically.

Time goes by as the tests say, however slow the machine is.
"""

import re
from functools import partial

import pytest

from tests.tui.piloting import QUICK, Driver, drive, play_turn
from trimino.rules import Draw, Event, published
from trimino.terminal.turn_limit import TurnClock
from trimino.tui.game_options import GameOptions
from trimino.tui.screens.hint_sheet import HintSheet
from trimino.tui.screens.modal_sheets import HandOverSheet, TextSheet
from trimino.tui.screens.start_screen import StartScreen

LIMITED = QUICK._replace(turn_seconds=90)
LONG = 1000


class Watch:
    """The time, which stands unless a test moves it; each look at it may take some."""

    def __init__(self) -> None:
        self.now, self.look = 0.0, 0.0

    def __call__(self) -> float:
        self.now += self.look
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The watch by which turns are timed, and looked at often."""
    watch = Watch()
    monkeypatch.setattr("trimino.tui.local_game.TurnClock", partial(TurnClock, now=watch))
    monkeypatch.setattr("trimino.tui.local_game.TICK", 0.02)
    return watch


def test_the_time_counts_down_above_the_hand(watch: Watch) -> None:
    async def look(driver: Driver) -> None:
        await driver.until(lambda: driver.asked.startswith("1:30\n"))
        watch.now += 0.5
        assert driver.asked.startswith("1:30\n")
        watch.now += 1
        await driver.until(lambda: driver.asked.startswith("1:29\n"))
        await driver.until(lambda: "1:29" in driver.shown)
        await driver.press("right")
        assert driver.asked.startswith("1:29\n2-4-4: 10")

    drive(look, LIMITED)


def test_without_a_limit_no_time_is_shown() -> None:
    async def look(driver: Driver) -> None:
        assert not re.search(r"\d:\d\d", driver.shown)

    drive(look)


def test_a_turn_that_takes_too_long_is_played_by_rule(watch: Watch) -> None:
    async def sleep(driver: Driver) -> None:
        watch.now += LONG
        await driver.until(lambda: driver.events >= 3)
        _, mine, greedy, *_ = driver.game.match.round.events
        assert mine.seat == 0
        assert mine.by_clock
        assert not greedy.by_clock
        assert "You ran out of time" in driver.asked
        record = await driver.game.record()
        assert record is not None
        assert record["rounds"][0]["actions"][1]["by"] == "clock"

    drive(sleep, LIMITED)


def test_bots_are_not_timed(watch: Watch) -> None:
    async def wait(driver: Driver) -> None:
        watch.look = LONG
        await driver.until(lambda: driver.events >= 4)
        events = driver.game.match.round.events
        assert {event.by_clock for event in events if event.seat == 1} == {False}

    drive(wait, LIMITED._replace(pause=0.1))


def test_a_draw_gives_no_new_time_and_the_clock_ends_the_turn(watch: Watch) -> None:
    async def draw(driver: Driver) -> None:
        watch.now += 60
        await driver.press("d")
        await driver.until(lambda: mine(driver))
        watch.now += 40
        await driver.until(lambda: any(event.by_clock for event in mine(driver)[1:]))
        drawn, *rest = mine(driver)
        assert isinstance(drawn.action, Draw)
        assert not drawn.by_clock
        assert rest[0].by_clock

    drive(draw, LIMITED)


def mine(driver: Driver) -> list[Event]:
    """The actions of the person."""
    return [event for event in driver.game.match.round.events if event.seat == 0]


async def handed_over(driver: Driver) -> None:
    """Wait until the screen is handed to the next person."""
    await driver.until(lambda: isinstance(driver.app.screen, HandOverSheet))
    await driver.until(lambda: "Pass the keyboard" in driver.shown)


def test_the_time_begins_when_the_hand_is_uncovered(watch: Watch) -> None:
    async def dawdle(driver: Driver) -> None:
        await handed_over(driver)
        watch.now += LONG
        await driver.pilot.pause(0.2)
        assert driver.events == 0
        await driver.press("enter")
        await driver.until(lambda: driver.asked.startswith("1:30\n"))
        watch.now += LONG
        await driver.until(lambda: driver.events == 1)
        assert driver.game.match.round.events[0].by_clock
        await handed_over(driver)

    drive(dawdle, LIMITED._replace(people=2, names="Anna,Juris"))


@pytest.mark.parametrize(("key", "sheet"), [("h", HintSheet), ("r", TextSheet)])
def test_what_a_lost_turn_leaves_open_is_closed_before_the_next_person(
    watch: Watch, key: str, sheet: type[HintSheet] | type[TextSheet]
) -> None:
    async def leave_open(driver: Driver) -> None:
        await handed_over(driver)
        await driver.press("enter")
        await driver.turn()
        await driver.press(key)
        await driver.until(lambda: isinstance(driver.app.screen, sheet))
        watch.now += LONG
        await handed_over(driver)
        assert not any(isinstance(screen, sheet) for screen in driver.app.screen_stack)

    drive(leave_open, LIMITED._replace(people=2, names="Anna,Juris"))


def test_taking_back_gives_the_whole_time_again(watch: Watch) -> None:
    async def waver(driver: Driver) -> None:
        watch.now += 2
        await driver.until(lambda: driver.asked.startswith("1:28\n"))
        await play_turn(driver)
        await driver.press("u")
        await driver.until(lambda: driver.asked.startswith("1:30\n"))

    drive(waver, GameOptions(published("triomino"), solo=True, seed=1, turn_seconds=90))


def test_another_match_keeps_the_limit(watch: Watch) -> None:
    async def again(driver: Driver) -> None:
        game = await driver.game.rematch()
        assert game is not None
        await driver.game.close()
        driver.app.show_game(game)
        await driver.until(lambda: "1:30" in driver.shown)

    drive(again, LIMITED)


def test_the_start_screen_offers_limits() -> None:
    async def choose(driver: Driver) -> None:
        screen = driver.app.screen
        assert isinstance(screen, StartScreen)
        assert "Time per turn" in driver.shown
        assert "45 seconds" in driver.shown
        await driver.press("f5")
        await driver.turn()
        await driver.until(lambda: driver.asked.startswith("0:4"))

    drive(choose, QUICK._replace(turn_seconds=45), starts=True)
