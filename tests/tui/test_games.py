"""The display of a game, which stays responsive while bots think."""

import random
import threading

import pytest

from tests.tui.piloting import QUICK, Driver, drive
from trimino.bots.seating import SeatedPlayer
from trimino.rules import Action, MatchView, possible_match
from trimino.tui.board import SIZES
from trimino.tui.widgets.field_view import FieldView
from trimino.workers.thinking_errors import ThinkingError, ThinkingReason


def test_nothing_on_the_screen_depends_on_hidden_tiles() -> None:
    async def look(driver: Driver) -> None:
        shown, view = await driver.press("right"), driver.game.view
        assert view is not None
        for seed in range(5):
            other = possible_match(view, random.Random(seed))
            assert other.round.hands[1] != driver.game.match.round.hands[1]
            driver.game.match = other
            driver.table.redraw_all()
            assert await driver.press("escape", "right") == shown

    drive(look)


def test_the_screen_answers_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    thought, choose = threading.Event(), SeatedPlayer.choose

    def slowly(bot: SeatedPlayer, view: MatchView) -> Action | None:
        if view.now.events:
            assert thought.wait(60)
        return choose(bot, view)

    async def wait(driver: Driver) -> None:
        await driver.press("right", "enter")
        await driver.until(lambda: "Berta’s turn" in driver.asked)
        field = driver.table.query_one(FieldView)
        await driver.press("minus", "minus")
        assert field.board.rows == SIZES[0]
        assert "Score pad" in await driver.press("s")
        await driver.press("escape")
        thought.set()
        await driver.turn()
        assert driver.events == 3

    monkeypatch.setattr(SeatedPlayer, "choose", slowly)
    drive(wait)


def test_a_bot_that_cannot_think_loses_the_move_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def lost(*_: object) -> None:
        raise ThinkingError(ThinkingReason.FAILED)

    async def look(driver: Driver) -> None:
        assert "Arno forfeits a move" in driver.asked
        assert driver.game.match.round.events[0].by_clock
        await driver.press("right", "enter")
        await driver.until(lambda: driver.events >= 2)

    monkeypatch.setattr("trimino.tui.engine_worker.EngineWorker.do", lost)
    drive(look, QUICK._replace(bots="club"))
