"""Several people around one screen: each is called by name before a hand is shown."""

import pytest

from tests.tui.piloting import QUICK, Driver, drive, play_round, unwrapped
from trimino.rules.field_domains import HandSizes
from trimino.tui.game_options import GameOptions
from trimino.tui.screens.end_sheet import EndSheet
from trimino.tui.screens.modal_sheets import HandOverSheet
from trimino.words import say

TWO = QUICK._replace(people=2, names="Anna,Juris")
THREE = QUICK._replace(people=3, names="Anna,Juris,Ilze")
ONE_TILE = QUICK.rules.replace(hand=HandSizes(dict.fromkeys(range(2, 7), 1)))
"""Whoever opens such a round also ends it."""


async def sit_down(driver: Driver) -> None:
    """Take the screen over, which was handed to whoever is to play."""
    turn, view = driver.game.match.round.turn, driver.game.view
    assert view is not None
    assert view.now.position.hand == ()
    player = driver.game.players[turn]
    assert say("hand-over", player=player) in unwrapped(driver.shown)
    await driver.press("enter")
    await driver.turn()
    mine = driver.game.view
    assert mine is not None
    assert mine.now.position.reader == turn


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [TWO, THREE], ids=["two", "three"])
def test_each_round_is_handed_to_whoever_opens_it(options: GameOptions, seed: int) -> None:
    async def share(driver: Driver) -> None:
        for _ in range(3):
            await driver.until(lambda: isinstance(driver.app.screen, HandOverSheet))
            await sit_down(driver)
            await play_round(driver)
            assert isinstance(driver.app.screen, EndSheet)
            await driver.press("enter")

    drive(share, options._replace(rules=ONE_TILE, seed=seed))


@pytest.mark.parametrize(
    "options", [TWO, THREE, TWO._replace(bots="greedy")], ids=["two", "three", "two-and-a-bot"]
)
def test_each_turn_is_handed_to_whoever_is_to_play(options: GameOptions) -> None:
    async def share(driver: Driver) -> None:
        for _ in range(3):
            await driver.until(lambda: isinstance(driver.app.screen, HandOverSheet))
            await sit_down(driver)
            await play_round(driver)

    drive(share, options._replace(seed=4))


def test_nothing_but_enter_shows_a_hand() -> None:
    async def press(driver: Driver) -> None:
        opener = driver.game.match.round.turn
        assert driver.game.covered_seat == opener
        await driver.press("escape", "q")
        assert driver.game.covered_seat == opener
        await sit_down(driver)

    drive(press, TWO)
