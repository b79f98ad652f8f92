"""Score sheets of evenings at the kitchen table: a score pad as the one in the box would look."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from trimino.pad.lines import DrawLine
from trimino.pad.pad import Pad
from trimino.pad.pad_messages import pad_end_messages
from trimino.pad.sheet import ScoredRound
from trimino.printing.filled_sheet import (
    FilledRound,
    TurnEvent,
    column_number_text,
    filled_pages,
    round_rows,
)
from trimino.printing.paper import Paper
from trimino.printing.print_page import PrintPage
from trimino.printing.print_words import PrintWords
from trimino.printing.score_grid import ScoreColumn, ScoreRow
from trimino.printing.score_sheet import ScoreSheet
from trimino.rules.scored_items import ScoredItems, items_at_end, items_in_play

__all__ = ["PrintedPad"]


class AnyScoreSheet(ScoreSheet):
    """A sheet for any number of players, since the table is the truth.

    Where the rules do not name the number, it has the columns of the largest table.
    """

    def __post_init__(self) -> None:
        """Refuse nobody."""

    @property
    def in_play(self) -> ScoredItems:
        return items_in_play(self.rules, self._named_number)

    @property
    def at_end(self) -> ScoredItems:
        return items_at_end(self.rules, self._named_number)

    @property
    def _named_number(self) -> int:
        rules = self.rules
        named = rules.solo is not None if self.players == 1 else self.players in rules.tables
        return self.players if named else max(rules.tables, default=1)


@dataclass(frozen=True)
class PrintedPad:
    """The sheet of a pad; whenever somebody joins or leaves, it goes on with a new page."""

    pad: Pad
    day: str = ""
    """The day as it is written on the sheet."""
    paper: Paper = Paper.A4

    def title(self, words: PrintWords) -> str:
        return self._sheet(len(self.pad.sheet.now.players)).title(words)

    def pages(self, words: PrintWords) -> list[PrintPage]:
        """The pages of all rounds; the last says how the match ended."""
        groups = self._groups(words)
        endings = [
            words.say(message)
            for message in pad_end_messages(self.pad.settings.rules, self.pad.sheet)
        ]
        pages: list[PrintPage] = []
        for number, (names, rows) in enumerate(groups, start=1):
            said = endings if number == len(groups) else ()
            pages += filled_pages(self._sheet(len(names)), names, rows, said, words, self._day)
        return pages

    def _groups(self, words: PrintWords) -> list[tuple[Sequence[str], list[ScoreRow]]]:
        """The rows of rounds with the same players; who has just sat down has none, and no page."""
        numbered = enumerate(self.pad.sheet.rounds, start=1)
        groups = [
            (names, list(self._rows(list(rounds), words)))
            for names, rounds in groupby(numbered, lambda one: one[1].players)
        ]
        return [group for group in groups if group[1]] or groups[-1:]

    @property
    def _day(self) -> str:
        return self.day or self.pad.begun_on

    def _sheet(self, players: int) -> ScoreSheet:
        settings = self.pad.settings
        return AnyScoreSheet(settings.rules, players, settings.rules_name, self.paper)

    def _rows(
        self, rounds: Sequence[tuple[int, ScoredRound]], words: PrintWords
    ) -> Iterator[ScoreRow]:
        before = rounds[0][1].before
        if any(before):
            # What was carried over from the page before.
            cells = [["", column_number_text(total, ScoreColumn.TOTAL, words)] for total in before]
            yield ScoreRow(words.say(ScoreColumn.TOTAL), cells, at_end=True, closes_round=True)
        for number, played in rounds:
            yield from round_rows(self._sheet(len(played.players)), _filled(number, played), words)


def _filled(number: int, played: ScoredRound) -> FilledRound:
    events = [
        TurnEvent(line.seat, line.phase, line.scores, isinstance(line.line, DrawLine))
        for line in played.events
    ]
    return FilledRound(number, played.before, events, played.end)
