"""The app: its language, its colours, and which screen is shown."""

import asyncio
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from trimino.terminal.files import STANDARD, document
from trimino.terminal.replay import Story, read_story
from trimino.tui.game import Game
from trimino.tui.screens.looking import Looking
from trimino.tui.screens.replay import ReplayScreen
from trimino.tui.screens.sheet import Choosing
from trimino.tui.screens.start import StartScreen
from trimino.tui.screens.table import TableScreen
from trimino.tui.thinking import Thinker
from trimino.tui.wishes import Wishes
from trimino.words import Words, languages, say, speak

NARROW, WIDE, SHORT = 70, 110, 20
"""Columns and rows below or above which the screens are laid out differently."""


class Replay(NamedTuple):
    """A record, and the story that it tells."""

    record: Mapping[str, Any]
    story: Story


class TriminoApp(App[None]):
    """Shows a game or a replay at once, if one is given, else the start."""

    CSS_PATH = "styles.tcss"
    TITLE = "Trimino"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-normal"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (SHORT, "-tall")]  # noqa: RUF012 - as Textual has them
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)
    ]

    def __init__(
        self,
        wishes: Wishes,
        thinker: Thinker,
        *,
        game: Game | None = None,
        replay: Replay | None = None,
        ascii_only: bool = False,
    ) -> None:
        # The terminal's own colours; with NO_COLOR there are none at all.
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.wishes, self.thinker, self.ascii_only = wishes, thinker, ascii_only
        self.game = game
        self.farewell: list[str] = []
        self._replay = replay
        self._starts = game is None and replay is None

    @property
    def colour(self) -> bool:
        return not self.no_color

    def on_mount(self) -> None:
        if self._starts:
            self.push_screen(StartScreen(self.wishes))
        elif self._replay:
            self.push_screen(ReplayScreen(self._replay.story, self._replay.record))
        elif self.game:
            self.push_screen(self._table(self.game))

    async def on_unmount(self) -> None:
        await self.thinker.close()

    def show_game(self, game: Game) -> None:
        self.game = game
        self.push_screen(self._table(game))

    def _table(self, game: Game) -> Screen[None]:
        """What shows a game: its table, or what comes before that."""
        return game.entrance() or TableScreen(game)

    async def open_file(self, path: str, number: int = 1) -> None:
        """Show the replay of a record in a file."""
        # What is typed names a file: the standard input is the keyboard here.
        named = f"./{path}" if path == STANDARD else path
        replay = await asyncio.to_thread(read_replay, named, number)
        self.push_screen(ReplayScreen(replay.story, replay.record))

    async def play_again(self, game: Game) -> None:
        again = await game.again()
        await self._close(game)
        if again is not None:
            self.game = again
            # Whoever asks for it is a task of the screen that goes, and must not wait for that.
            self.switch_screen(self._table(again))

    async def replay_game(self, game: Game) -> None:
        record = await game.record()
        if record is not None:
            story = await asyncio.to_thread(read_story, record)
            self.push_screen(ReplayScreen(story, record))

    async def leave(self, game: Game, *, for_another: bool = False) -> None:
        """Leave a game: for the start, or for good if it began without one."""
        await self._close(game)
        if self._starts:
            self.pop_screen()
        elif for_another:
            self._starts = True
            self.switch_screen(StartScreen(self.wishes))
        else:
            self.exit()

    def leave_replay(self) -> None:
        if self._starts or self.game:
            self.pop_screen()
        else:
            self.exit()

    async def _close(self, game: Game) -> None:
        self.game = None
        await game.close()
        self.farewell = [*game.farewell()]

    async def action_quit(self) -> None:
        """Leave at once; what was played is kept."""
        if self.game:
            await self._close(self.game)
        self.exit()

    def choose_language(self) -> None:
        tags = languages()
        names = [Words(tag).say("tui-language") for tag in tags]

        def chosen(number: int | None) -> None:
            if number is not None:
                speak(tags[number])
                self._look_again()

        sheet = Choosing(say("settings-language"), names, names.index(say("tui-language")))
        self.push_screen(sheet, chosen)

    def _look_again(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Looking):
                screen.look_anew()


def read_replay(path: str, number: int) -> Replay:
    """The replay of a record in a file, if it is right."""
    record = document(path, number)
    return Replay(record, read_story(record))
