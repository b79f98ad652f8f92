"""Score sheets of matches that were played: every turn in its columns, and every round's end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from trimino.drawing.plane import Point
from trimino.messages.ending_messages import match_messages
from trimino.printing.paper import Paper
from trimino.printing.print_page import PrintPage
from trimino.printing.print_words import PrintWords
from trimino.printing.score_grid import COLUMN_OF, INK, ScoreColumn, ScoreRow, columns_for
from trimino.printing.score_sheet import MARGIN, TEXT, ScoreSheet, start_sheet
from trimino.printing.text_layout import fitted
from trimino.rules import Draw, Event, Item, Match, Phase, Round

ENDING_LINE = 1.5
"""The height of a line about the end of the match, for a size of one."""

TurnPoints = dict[ScoreColumn, int]
"""The points of a turn by column; a column without any is missing."""


@dataclass(frozen=True)
class MatchSheet:
    """The sheet of a match, with the names of its players and of its house rules."""

    match: Match
    names: Sequence[str]
    name: str = ""
    paper: Paper = Paper.A4

    @property
    def sheet(self) -> ScoreSheet:
        """The blank sheet that it fills."""
        return ScoreSheet(self.match.rules, self.match.players, self.name, self.paper)

    def title(self, words: PrintWords) -> str:
        return self.sheet.title(words)

    def pages(self, words: PrintWords) -> list[PrintPage]:
        """As many pages as the rounds need; the last says how the match ended."""
        messages = match_messages(self.match.view(None), self.names)
        endings = [words.say(message) for message in messages]
        rows = list(self._rows(words))
        pages: list[PrintPage] = []
        while rows or not pages:
            page, grid = start_sheet(self.sheet, self.names, words)
            bottom = page.size.height - MARGIN - len(endings) * TEXT * ENDING_LINE
            room = int((bottom - grid.top - grid.head_height) / grid.row_height)
            grid.draw(page, rows[:room])
            pages.append(page)
            rows = rows[room:]
        _draw_endings(page, endings)
        return pages

    def _rows(self, words: PrintWords) -> Iterator[ScoreRow]:
        totals = [0] * self.match.players
        for number, played in enumerate(self.match.rounds, start=1):
            title = words.say("pad-round", round=number)
            rows = [
                *self._turn_rows(played, totals, title, words),
                *self._end_rows(played, totals, title, words),
            ]
            yield from rows[:-1]
            yield from (row._replace(closes_round=True) for row in rows[-1:])

    def _turn_rows(
        self, played: Round, totals: list[int], title: str, words: PrintWords
    ) -> Iterator[ScoreRow]:
        """A row for the first turn of everyone, one for the second, and so on."""
        columns = columns_for(self.sheet.in_play)
        if ScoreColumn.POINTS in columns:
            # Nothing scores before the end of the round.
            return
        turns = [_turns(played, seat) for seat in range(len(totals))]
        for number, row in enumerate(zip_longest(*turns), start=1):
            cells = []
            for seat, points in enumerate(row):
                totals[seat] += sum(points.values()) if points else 0
                shown = {**points, ScoreColumn.TOTAL: totals[seat]} if points else {}
                cells.append([_number(shown.get(column), column, words) for column in columns])
            yield ScoreRow(title if number == 1 else str(number), cells)

    def _end_rows(
        self, played: Round, totals: list[int], title: str, words: PrintWords
    ) -> Iterator[ScoreRow]:
        if played.end is None:
            return
        in_play = self.sheet.in_play
        begins = "" if in_play else f"{title}: "
        for item in self.sheet.at_end:
            cells = []
            for seat, scores in enumerate(played.end.scores):
                points = _points(scores, item)
                totals[seat] += points or 0
                total = totals[seat] if points is not None or not in_play else None
                cells.append(
                    [
                        _number(points, ScoreColumn.POINTS, words),
                        _number(total, ScoreColumn.TOTAL, words),
                    ]
                )
            if any(text for texts in cells for text in texts):
                yield ScoreRow(f"{begins}{words.say(f'item-{item}')}", cells, at_end=True)


def _turns(played: Round, seat: int) -> list[TurnPoints]:
    """The turns of a seat; what it drew, and a second tile that it was offered, belong to one."""
    turns: list[TurnPoints] = []
    before: Event | None = None
    for event in played.events:
        if event.seat == seat and (before is None or _begins_turn(before, event)):
            turns.append({})
        before = event
        if event.seat == seat:
            for item, score in event.scores:
                column = COLUMN_OF[item]
                turns[-1][column] = turns[-1].get(column, 0) + score
    return turns


def _begins_turn(before: Event, event: Event) -> bool:
    goes_on = event.phase is not Phase.TURN or isinstance(before.action, Draw)
    return event.seat != before.seat or not goes_on


def _points(scores: Sequence[tuple[Item, int]], wanted: Item) -> int | None:
    found = [points for item, points in scores if item is wanted]
    return sum(found) if found else None


def _number(points: int | None, column: ScoreColumn, words: PrintWords) -> str:
    """A number as it stands in a column: costs and bonuses with their sign, zeros not at all."""
    if points is None:
        return ""
    if column in (ScoreColumn.TILE, ScoreColumn.TOTAL) and points >= 0:
        return str(points)
    return words.say("print-signed", points=points)


def _draw_endings(page: PrintPage, lines: Sequence[str]) -> None:
    width = page.size.width - 2 * MARGIN
    for number, line in enumerate(reversed(lines)):
        at = Point(MARGIN, page.size.height - MARGIN - number * TEXT * ENDING_LINE)
        page.text(at, line, fitted(line, TEXT, width), strong=True, colour=INK)
