"""Choices after a match: a rematch, a replay, another game; and the solo game."""

import pytest

from tests.tui.piloting import QUICK, Driver, drive, play_round, unwrapped
from trimino.rules import published
from trimino.tui.screens.replay_screen import ReplayScreen
from trimino.tui.screens.start_screen import StartScreen
from trimino.tui.screens.table_screen import TableScreen
from trimino.words import say

ALONE = QUICK._replace(rules=published("trimino"), solo=True, well=1)


def test_a_game_alone_is_played_and_compared_with_its_like() -> None:
    async def play(driver: Driver) -> None:
        await play_round(driver)
        total = driver.game.match.totals[0]
        shown = unwrapped(driver.shown)
        assert say("end-screen-solo", total=total) in shown
        assert "from a well of 1" in shown
        assert "Score pad" in await driver.press("escape", "s")

    drive(play, ALONE)


def test_a_match_is_played_again() -> None:
    async def again(driver: Driver) -> None:
        first = driver.game
        await play_round(driver)
        await driver.press("a")
        await driver.until(lambda: isinstance(driver.app.screen, TableScreen))
        await driver.until(lambda: driver.game is not first)
        await driver.turn()
        assert driver.app.game is driver.game
        assert driver.events == 0

    drive(again, ALONE)


def test_a_match_is_replayed_and_its_end_is_there_afterwards() -> None:
    async def replay(driver: Driver) -> None:
        await play_round(driver)
        await driver.press("v")
        await driver.until(lambda: isinstance(driver.app.screen, ReplayScreen))
        assert "Round 1, action 1" in await driver.press("right")
        await driver.press("q")
        assert isinstance(driver.app.screen, TableScreen)
        await driver.press("enter")
        assert "from a well of 1" in unwrapped(driver.shown)

    drive(replay, ALONE)


@pytest.mark.parametrize("starts", [False, True])
def test_after_a_match_something_else_is_chosen(starts: bool) -> None:
    async def other(driver: Driver) -> None:
        if starts:
            await driver.press("f5")
            await driver.until(lambda: isinstance(driver.app.screen, TableScreen))
            await driver.turn()
        await play_round(driver)
        await driver.press("n")
        await driver.until(lambda: isinstance(driver.app.screen, StartScreen))
        assert driver.app.game is None

    drive(other, ALONE, starts=starts)
