"""The app: its language, its colours, and which screen is shown."""

import asyncio
from collections.abc import Mapping
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from trimino.terminal.files import STANDARD, read_record
from trimino.terminal.match_replay import MatchReplay
from trimino.tui.engine_worker import EngineWorker
from trimino.tui.game_options import GameOptions
from trimino.tui.screens.field_screen import FieldScreen
from trimino.tui.screens.modal_sheets import ChoiceSheet
from trimino.tui.screens.replay_screen import ReplayScreen
from trimino.tui.screens.start_screen import StartScreen
from trimino.tui.screens.table_screen import TableScreen
from trimino.tui.session import GameSession
from trimino.words import Words, languages, say, speak

_NARROW, WIDE, SHORT = 70, 110, 20
"""Columns and rows at which the layout changes."""


class TriminoApp(App[None]):
    """Shows the given game or replay, else the start screen."""

    CSS_PATH = "styles.tcss"
    TITLE = "Trimino"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (_NARROW, "-normal"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (SHORT, "-tall")]  # noqa: RUF012 - as Textual has them
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)
    ]

    def __init__(
        self,
        game_options: GameOptions,
        engine: EngineWorker,
        *,
        game: GameSession | None = None,
        replay: MatchReplay | None = None,
        ascii_only: bool = False,
    ) -> None:
        # Use the terminal's own colours; with NO_COLOR there are none.
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.game_options, self.engine, self.ascii_only = game_options, engine, ascii_only
        self.game = game
        self.farewell: list[str] = []
        self._replay = replay
        self._starts = game is None and replay is None

    @property
    def colour(self) -> bool:
        return not self.no_color

    def on_mount(self) -> None:
        if self._starts:
            self.push_screen(StartScreen(self.game_options))
        elif self._replay:
            self.push_screen(ReplayScreen(self._replay))
        elif self.game:
            self.push_screen(self._table(self.game))

    async def on_unmount(self) -> None:
        await self.engine.close()

    def show_game(self, game: GameSession) -> None:
        self.game = game
        self.push_screen(self._table(game))

    def _table(self, game: GameSession) -> Screen[None]:
        """The first screen of a game: its own if it has one, else the table."""
        return game.first_screen() or TableScreen(game)

    async def open_file(self, path: str, number: int = 1) -> None:
        """Show the replay of a record in a file."""
        # Here `-` names a file: the standard input is the keyboard.
        named = f"./{path}" if path == STANDARD else path
        record = await asyncio.to_thread(read_record, named, number)
        await self._show_replay(record)

    async def play_again(self, game: GameSession) -> None:
        rematch = await game.rematch()
        await self._close(game)
        if rematch is not None:
            self.game = rematch
            # Not awaited: the caller is a task of the screen that is replaced.
            self.switch_screen(self._table(rematch))

    async def replay_game(self, game: GameSession) -> None:
        record = await game.record()
        if record is not None:
            await self._show_replay(record)

    async def _show_replay(self, record: Mapping[str, Any]) -> None:
        self.push_screen(ReplayScreen(await asyncio.to_thread(MatchReplay, record)))

    async def leave(self, game: GameSession, *, for_another: bool = False) -> None:
        """Leave a game for the start screen, or quit if the app began with the game."""
        await self._close(game)
        if self._starts:
            self.pop_screen()
        elif for_another:
            self._starts = True
            self.switch_screen(StartScreen(self.game_options))
        else:
            self.exit()

    def leave_replay(self) -> None:
        if self._starts or self.game:
            self.pop_screen()
        else:
            self.exit()

    async def _close(self, game: GameSession) -> None:
        self.game = None
        await game.close()
        self.farewell = [*game.farewell()]

    async def action_quit(self) -> None:
        """Quit at once; the record of the game is kept."""
        if self.game:
            await self._close(self.game)
        self.exit()

    def choose_language(self) -> None:
        tags = languages()
        names = [Words(tag).say("tui-language") for tag in tags]

        def chosen(number: int | None) -> None:
            if number is not None:
                speak(tags[number])
                self._update_language()

        sheet = ChoiceSheet(say("settings-language"), names, names.index(say("tui-language")))
        self.push_screen(sheet, chosen)

    def _update_language(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, FieldScreen):
                screen.redraw_all()
