"""Driving the app as a person would: keys and clicks in, the screen as text out."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from textual.pilot import Pilot
from textual.widgets import Static

from trimino.rules import published
from trimino.terminal.match_replay import MatchReplay
from trimino.tui.app import TriminoApp
from trimino.tui.engine_worker import EngineWorker
from trimino.tui.game_options import GameOptions
from trimino.tui.local_game import LocalGame
from trimino.tui.screens.table_screen import TableScreen

SMALL, LARGE = (80, 24), (120, 40)

QUICK = GameOptions(published("triomino"), seed=2, pause=0.0)
"""A game against a bot that does not wait."""


class Driver(NamedTuple):
    """An app that runs, and who presses its keys."""

    app: TriminoApp
    pilot: Pilot[None]

    @property
    def shown(self) -> str:
        """The screen as text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    @property
    def table(self) -> TableScreen:
        (table,) = (screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))
        return table

    @property
    def game(self) -> LocalGame:
        assert isinstance(self.table.game, LocalGame)
        return self.table.game

    @property
    def asked(self) -> str:
        return str(self.table.query_one("#prompt", Static).render())

    async def press(self, *keys: str) -> str:
        """Press keys, and see what comes of it."""
        await self.pilot.press(*keys)
        await self.pilot.pause()
        return self.shown

    async def until(self, seen: Callable[[], object]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(60):
            while not seen():
                await self.pilot.pause(0.01)

    @property
    def events(self) -> int:
        """The number of actions in the round."""
        return len(self.game.match.round.events)

    async def turn(self) -> None:
        """Wait for a person's turn, or for the end of the round."""
        await self.until(lambda: self.table.selection or self._waits)

    @property
    def _waits(self) -> bool:
        """Whether something is shown that has to be answered."""
        return self.app.screen is not self.table


Doing = Callable[[Driver], Awaitable[None]]


def drive(
    doing: Doing,
    options: GameOptions = QUICK,
    *,
    size: tuple[int, int] = SMALL,
    starts: bool = False,
    replay: MatchReplay | None = None,
) -> TriminoApp:
    """Run the app while somebody does something with it."""

    async def run() -> TriminoApp:
        engine = EngineWorker()
        game = None if starts or replay else options.game(engine)
        app = TriminoApp(options, engine, game=game, replay=replay)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            driver = Driver(app, pilot)
            if game:
                await driver.turn()
            await doing(driver)
        return app

    return asyncio.run(run())


async def play_turn(driver: Driver) -> None:
    """Do the first thing that the keys offer: lay a tile, else draw, else pass or decline."""
    choice = driver.table.selection
    assert choice is not None
    if choice.layable:
        await driver.press("right", "enter")
    else:
        await driver.press("d" if choice.legal.may_draw else "p")


async def play_round(driver: Driver) -> None:
    """Play until the end of the round is told."""
    while driver.app.screen is driver.table:
        if driver.table.selection:
            before = driver.events
            await play_turn(driver)
            await driver.until(lambda known=before: driver.events != known)  # type: ignore[misc]
        await driver.turn()


def unwrapped(shown: str) -> str:
    """The text of a sheet, with its wrapped lines joined."""
    lines = (line.partition("│")[2].rpartition("│")[0] for line in shown.splitlines())
    return " ".join(" ".join(lines).split())
