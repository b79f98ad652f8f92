"""The pad in the terminal: reads entries, keeps the pad after each, and says what it scored."""

import sys
from collections.abc import Callable, Iterable, Sequence

from trimino.pad.ledger import PadSettings
from trimino.pad.pad import Pad
from trimino.pad.referee import judged
from trimino.records.errors import NotationError
from trimino.records.notation import parse_place
from trimino.rules import PlacementKind, TriminoError
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.pad_entry import entered
from trimino.terminal.pad_plot import evening_plot, plot_style
from trimino.terminal.pad_store import PadStore
from trimino.terminal.pad_table import table_lines
from trimino.terminal.pad_text import (
    asked_line,
    lesson_lines,
    news_lines,
    ruling_lines,
    sheet_lines,
    title_line,
)
from trimino.words import say

_ASKED = {
    "b?": PlacementKind.BRIDGE,
    "d?": PlacementKind.DOUBLE,
    "h?": PlacementKind.HEXAGON,
}
_QUIT = ("q", "quit")

WriteText = Callable[[str], None]
BeginPad = Callable[[PadSettings, Sequence[str]], Pad]
"""Begins a pad with an id of its own, by some settings and with some players."""


class PadSession:
    """One evening at the terminal."""

    def __init__(self, store: PadStore, pad: Pad, begin: BeginPad, write: WriteText) -> None:
        self.store = store
        self.pad = pad
        self._begin = begin
        self._write = write

    def run(self) -> None:
        """Read entries until the end of the input, or until the user leaves."""
        self._say([title_line(self.pad), *sheet_lines(self.pad), say("pad-keys")])
        while (line := self._read()) and line.strip().lower() not in _QUIT:
            if line.strip():
                self._enter(line.strip())
        self._say([say("pad-kept", id=self.pad.id)])
        if self.pad.sheet.outcome:
            self._say([say("pad-share", id=self.pad.id)])

    def _read(self) -> str:
        self._write(f"{asked_line(self.pad)} ")
        return sys.stdin.readline()

    def _enter(self, text: str) -> None:
        try:
            if text == "?":
                self._say([say("pad-help")])
            elif text.lower() == "l":
                self._say(sheet_lines(self.pad))
            elif text.lower() == "t":
                self._say(table_lines(self.pad.sheet))
            elif text.lower() == "plot":
                self._say(evening_plot(self.pad.sheet, plot_style()))
            elif text.lower() == "new":
                self._begin_new()
            elif text.endswith("?"):
                self._ask(text)
            else:
                self._keep(entered(self.pad, text))
        except TriminoError as error:
            self._say([say(error.message)])

    def _begin_new(self) -> None:
        """Begin another pad with the same players and rules."""
        self.pad = self._begin(self.pad.settings, self.pad.sheet.now.players)
        self.store.keep(self.pad)
        self._say([title_line(self.pad), *sheet_lines(self.pad)])

    def _keep(self, pad: Pad) -> None:
        """Keep a changed pad before it is shown: what is on the screen is on the disk."""
        before, self.pad = self.pad, pad
        self.store.keep(pad)
        self._say(news_lines(before, pad))

    def _ask(self, text: str) -> None:
        rules, fields = self.pad.settings.rules, self.pad.sheet.now.fields
        if kind := _ASKED.get(text.lower()):
            self._say(lesson_lines(rules, kind))
            return
        if not fields:
            raise UsageError(UsageReason.PAD_NO_FIELD)
        try:
            place = parse_place(text[:-1])
        except NotationError as error:
            raise UsageError(UsageReason.PAD_NOT_A_TILE, why=error.message) from None
        self._say(ruling_lines(judged(rules, fields, place)))

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(f"{line}\n")
