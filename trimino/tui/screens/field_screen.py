"""The base of the screens with a field: panning, zooming, score pad, rules and help."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.screen import Screen

from trimino.drawing.pen import ASCII_GLYPHS, BOX_GLYPHS
from trimino.rules import MatchView
from trimino.terminal.rack import DRAWN_MARK
from trimino.terminal.rules_text import rules_lines
from trimino.tui.board import BONUS, BONUS_ASCII
from trimino.tui.score_pad import round_tables
from trimino.tui.screens.modal_sheets import TextSheet
from trimino.tui.widgets.field_view import FieldView
from trimino.tui.widgets.key_bar import KeyHint
from trimino.tui.widgets.players_view import TILES_SIGN, TURN_SIGN
from trimino.words import say

if TYPE_CHECKING:
    from trimino.tui.app import TriminoApp

ROOMY = 20
"""Rows from which all keys are shown."""

MAX_TEXT_WIDTH = 70
"""The greatest width of a text on a sheet."""


class FieldScreen(Screen[None]):
    """A screen with a field."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("plus,equals_sign", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
        Binding("f", "fit", show=False),
        Binding("shift+up,K", "pan(-2, 0)", show=False),
        Binding("shift+down,J", "pan(2, 0)", show=False),
        Binding("shift+left,H", "pan(0, -4)", show=False),
        Binding("shift+right,L", "pan(0, 4)", show=False),
        Binding("s", "pad", show=False),
        Binding("r", "rules", show=False),
        Binding("question_mark", "help", show=False),
        Binding("l", "language", show=False),
    ]

    @property
    def trimino(self) -> "TriminoApp":
        from trimino.tui.app import TriminoApp  # noqa: PLC0415 - it loads the screens

        assert isinstance(self.app, TriminoApp)
        return self.app

    @property
    @abstractmethod
    def match_view(self) -> MatchView | None:
        """The match as it may be shown."""

    @property
    def rules_name(self) -> str:
        """The name of the house rules; empty if they have none."""
        return ""

    @property
    @abstractmethod
    def player_names(self) -> list[str]:
        """The names to show, by seat."""

    @abstractmethod
    def redraw(self) -> None:
        """Update everything on the screen."""

    def redraw_all(self) -> None:
        """Update everything, also what depends on the language only."""
        self.redraw()

    def view_keys(self) -> Iterator[KeyHint]:
        """The keys for looking around; on a small screen only the key for help."""
        if self.size.height >= ROOMY:
            yield KeyHint(say("tui-key-pad"), "screen.pad")
            yield KeyHint(say("tui-key-larger"), "screen.zoom(1)")
            yield KeyHint(say("tui-key-smaller"), "screen.zoom(-1)")
            yield KeyHint(say("key-rules"), "screen.rules")
            yield KeyHint(say("tui-key-language"), "screen.language")
        yield KeyHint(say("key-help"), "screen.help")

    def action_zoom(self, by: int) -> None:
        self.query_one(FieldView).zoom(by)

    def action_fit(self) -> None:
        self.query_one(FieldView).fit()

    def action_pan(self, rows: int, columns: int) -> None:
        self.query_one(FieldView).pan(rows, columns)

    def action_pad(self) -> None:
        if self.match_view:
            self.app.push_screen(
                TextSheet(say("pad-title"), round_tables(self.match_view, self.player_names))
            )

    def action_rules(self) -> None:
        if self.match_view:
            width = min(MAX_TEXT_WIDTH, self.size.width - 6)
            first, *lines = rules_lines(self.match_view.rules, width, self.rules_name)
            self.app.push_screen(TextSheet(first.plain, [Text("\n").join(lines)]))

    def action_help(self) -> None:
        ascii_only = self.trimino.ascii_only
        glyphs = ASCII_GLYPHS if ascii_only else BOX_GLYPHS
        help_text = say(
            "tui-help",
            last=glyphs.last,
            hole=glyphs.hole,
            beyond=glyphs.beyond,
            bonus=BONUS_ASCII if ascii_only else BONUS,
            turn=TURN_SIGN,
            tiles=TILES_SIGN,
            drawn=DRAWN_MARK,
        )
        self.app.push_screen(TextSheet(say("tui-help-title"), [Text(help_text)]))

    def action_language(self) -> None:
        self.trimino.choose_language()
