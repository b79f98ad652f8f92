"""The pad in the terminal: reads entries, keeps the pad after each, and says what it scored."""

import sys
from collections.abc import Callable, Iterable, Sequence

from trimino.pad.pad import Pad
from trimino.pad.referee import Ruling, judged, kind_lesson
from trimino.pad.settings import PadSettings
from trimino.records.errors import NotationError
from trimino.records.notation import parse_place
from trimino.rules import Field, Place, PlacementKind, TriminoError
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.pad_entry import entered, entered_tile
from trimino.terminal.pad_field_text import (
    kept_field_lines,
    last_placed_line,
    pad_field_lines,
    place_lines,
    place_of_line,
)
from trimino.terminal.pad_plot import evening_plot, plot_style
from trimino.terminal.pad_store import PadStore
from trimino.terminal.pad_table import table_lines
from trimino.terminal.pad_text import (
    asked_line,
    entry_lines,
    lesson_lines,
    news_lines,
    ruling_line,
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
                self.enter(line.strip())
        self._say([say("pad-kept", id=self.pad.id)])
        if self.pad.sheet.outcome:
            self._say([say("pad-share", id=self.pad.id)])

    def _read(self) -> str:
        self._write(f"{asked_line(self.pad)} ")
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            # Nobody pressed Enter, and a drawing must begin on a line of its own.
            self._write("\n")
        return line

    def enter(self, text: str) -> None:
        """Do what an entry says, or say what is wrong with it."""
        try:
            if text == "?":
                self._say([say("pad-help")])
            elif text.lower() == "l":
                self._say(sheet_lines(self.pad))
            elif text.lower() == "t":
                self._say(table_lines(self.pad.sheet))
            elif text.lower() == "plot":
                self._say(evening_plot(self.pad.sheet, plot_style()))
            elif text.lower() == "f":
                self._show_field()
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
        try:
            self.store.keep(pad)
        except UsageError as error:
            if error.reason is UsageReason.PAD_ELSEWHERE:
                self._show_again()
            raise
        before, self.pad = self.pad, pad
        self._say(news_lines(before, pad))
        if pad.sheet.now.fields != before.sheet.now.fields:
            self._say(kept_field_lines(pad.sheet.now))

    def _show_again(self) -> None:
        """Show the pad as somebody else has written it."""
        self.pad = self.store.find(self.pad.id)
        self._say(sheet_lines(self.pad))

    def _show_field(self) -> None:
        if not self.pad.sheet.now.fields:
            raise UsageError(UsageReason.PAD_NO_FIELD)
        self._say(kept_field_lines(self.pad.sheet.now))

    def _ask(self, text: str) -> None:
        if kind := _ASKED.get(text.lower()):
            self._explain(kind)
        elif self.pad.sheet.now.fields is None:
            raise UsageError(UsageReason.PAD_NO_FIELD)
        elif tile := entered_tile(text[:-1]):
            self._say(place_lines(self.pad, tile))
        else:
            self._answer(text[:-1])

    def _explain(self, kind: PlacementKind) -> None:
        """Say what a kind is; where the field is kept, first what the last tile made."""
        now = self.pad.sheet.now
        last = last_placed_line(now) if now.fields else None
        if last and (place := place_of_line(last)):
            before = self.pad.before(last.number).sheet.now.fields or ()
            self._say(entry_lines(last, now.people))
            if place.field < len(before):
                self._judge(before, place)
        self._say(lesson_lines(kind_lesson(self.pad.settings.rules, kind)))

    def _answer(self, text: str) -> None:
        """Say what a tile would make in its place, and why."""
        try:
            place = parse_place(text)
        except NotationError as error:
            raise UsageError(UsageReason.PAD_NOT_A_TILE, why=error.message) from None
        ruling = self._judge(self.pad.sheet.now.fields or (), place)
        self._say(lesson_lines(ruling.lesson))

    def _judge(self, fields: tuple[Field, ...], place: Place) -> Ruling:
        """Show what a tile makes in some fields, or why it cannot lie there."""
        ruling = judged(self.pad.settings.rules, fields, place)
        if ruling.refusal:
            self._say([*pad_field_lines(fields, None), say(ruling.refusal)])
            return ruling
        field = fields[place.field]
        laid = (*fields[: place.field], field.lay(place), *fields[place.field + 1 :])
        self._say([*pad_field_lines(laid, place), ruling_line(ruling, field, place)])
        return ruling

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(f"{line}\n")
