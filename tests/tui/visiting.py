"""People at tables of a real server, each in an app of their own, driven by keys."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from textual.pilot import Pilot
from textual.widgets import Static

from tests.server.servers import Server
from tests.tui.piloting import SMALL
from trimino.client.credentials import CredentialStore
from trimino.client.table_link import parse_link
from trimino.rules import Action, LegalActions, MatchView, Position
from trimino.tui.app import TriminoApp
from trimino.tui.engine_worker import EngineWorker
from trimino.tui.game_options import GameOptions
from trimino.tui.online.lobby import LobbyScreen
from trimino.tui.online.online_game import OnlineGame
from trimino.tui.screens.end_sheet import EndSheet
from trimino.tui.screens.table_screen import TableScreen

SHORT = {
    "base": "triomino",
    "target": None,
    "rounds": 2,
    "highest_value": 3,
    "hand": dict.fromkeys("23456", 2),
    "solo": None,
}
"""Two rounds with few tiles."""


class TableVisitor(NamedTuple):
    """Somebody at a table."""

    app: TriminoApp
    pilot: Pilot[None]

    @property
    def game(self) -> OnlineGame:
        assert isinstance(self.app.game, OnlineGame)
        return self.app.game

    @property
    def view(self) -> MatchView:
        assert self.game.view is not None
        return self.game.view

    @property
    def last(self) -> Action | None:
        """The last event of the round."""
        events = self.view.now.events
        return events[-1].action if events else None

    @property
    def table(self) -> TableScreen | None:
        tables = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
        return tables[0] if tables else None

    @property
    def shown(self) -> str:
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    @property
    def asked(self) -> str:
        """The prompt above the hand or below the seats, even under a sheet."""
        screens = (TableScreen, LobbyScreen)
        (screen,) = (one for one in self.app.screen_stack if isinstance(one, screens))
        return str(screen.query_one("#prompt", Static).render())

    @property
    def decides(self) -> bool:
        """Whether it is this one's turn, and nothing lies above the table."""
        return bool(self.table and self.table.selection and self.app.screen is self.table)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, seen: Callable[[], object], seconds: float = 60) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not seen():
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise AssertionError(self.shown) from None

    async def tells(self, sentence: str) -> None:
        """Wait until something is to be read."""
        await self.until(lambda: sentence in " ".join(self.shown.split()))

    async def play(self) -> None:
        """Do the first thing that the keys offer: lay a tile, else draw, else pass or decline."""
        assert self.table is not None
        choice = self.table.selection
        assert choice is not None
        check_told(self.view.now.position)
        if choice.layable:
            await self.press("right", "enter")
        else:
            await self.press("d" if choice.legal.may_draw else "p")

    async def play_once(self) -> MatchView:
        """Play until the next decision, and give the view of before."""
        before = self.view
        await self.play()
        await self.until(lambda: self.view is not before and self.decides)
        return before

    async def play_on(self) -> None:
        """Play until the match is over, and go on after each round."""
        while not (self.is_told and self.view.winners):
            if self.is_told:
                await self.press("enter")
            elif self.decides:
                await self.play()
            await self.until(lambda: self.decides or self.is_told)

    @property
    def is_told(self) -> bool:
        """Whether the end of a round lies above the table."""
        return isinstance(self.app.screen, EndSheet)


def check_told(position: Position) -> None:
    """Compare the events of a turn from the server with the rules."""
    told, worked_out = position.legal, Position(*position).legal
    assert list(told) == list(worked_out)
    assert told.tiles == worked_out.tiles
    for action in worked_out:
        assert told.find(action) == action
        assert told.scores(action) == worked_out.scores(action)
    for place in worked_out.placements:
        assert told.kind(place) == worked_out.kind(place)
        assert told.of(place.tile) == worked_out.of(place.tile)
    assert _may(told) == _may(worked_out)


def _may(legal: LegalActions) -> list[bool]:
    return [legal.can_place, legal.may_draw, legal.may_pass, legal.may_decline, bool(legal)]


@asynccontextmanager
async def visiting(
    server: Server,
    table: str,
    home: Path,
    name: str | None = "Anna",
    *,
    watches: bool = False,
) -> AsyncIterator[TableVisitor]:
    """Somebody who comes to a table with the files in a folder, and goes in the end."""
    guests = CredentialStore(home / "guests.json")
    game = OnlineGame(parse_link(f"{server.url}/table/{table}"), guests, name, watches=watches)
    app = TriminoApp(GameOptions(), EngineWorker(), game=game)
    async with app.run_test(size=SMALL) as pilot:
        try:
            await pilot.pause()
            yield TableVisitor(app, pilot)
        finally:
            await app.action_quit()
