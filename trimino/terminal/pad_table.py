"""The score as on the pad in the box: a column for each player, points and running totals."""

from collections.abc import Iterator

from rich.cells import cell_len

from trimino.pad.sheet import PadSheet, ScoredRound
from trimino.words import say

_WIDTH = 12
"""Columns are this wide, or as wide as the longest name."""

Cells = list[str]


def table_lines(sheet: PadSheet) -> Iterator[str]:
    """The rounds one below the other; who does not play a round has an empty column."""
    width = max(_WIDTH, *(cell_len(name) + 2 for name in sheet.players))
    yield _row([*sheet.players], width)
    for number, played in enumerate(sheet.rounds, 1):
        yield say("evening-round", round=number)
        for cells in _round_rows(sheet, played):
            yield _row(cells, width)


def _round_rows(sheet: PadSheet, played: ScoredRound) -> Iterator[Cells]:
    column = [sheet.players.index(name) for name in played.players]
    totals = [*played.before]
    for line in played.events:
        if line.scores:
            totals[line.seat] += line.points
            yield _cells(sheet, column[line.seat], line.points, totals[line.seat])
    for seat, points in enumerate(played.end.points if played.end else ()):
        if points:
            totals[seat] += points
            yield _cells(sheet, column[seat], points, totals[seat])


def _cells(sheet: PadSheet, column: int, points: int, total: int) -> Cells:
    cells = [""] * len(sheet.players)
    cells[column] = say("pad-table-cell", points=points, total=total)
    return cells


def _row(cells: Cells, width: int) -> str:
    return "".join(f"{' ' * max(width - cell_len(cell), 0)}{cell}" for cell in cells).rstrip()
