"""Filled score sheets: rounds that were played as rows, every turn in its columns."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest
from typing import NamedTuple

from trimino.drawing.plane import Point
from trimino.printing.print_page import PrintPage
from trimino.printing.print_words import PrintWords
from trimino.printing.score_grid import COLUMN_OF, INK, ScoreColumn, ScoreRow, columns_for
from trimino.printing.score_sheet import SHEET_MARGIN, TEXT, ScoreSheet, start_sheet, turn_label
from trimino.printing.text_layout import fitted
from trimino.rules import Item, Phase, RoundEnd
from trimino.rules.events import Scores
from trimino.rules.turn import is_under_way

ENDING_LINE = 1.5
"""The height of a line about the end of the match, for a size of one."""

TurnPoints = dict[ScoreColumn, int]
"""The points of a turn by column; a column without any is missing."""


class TurnEvent(NamedTuple):
    """An action on a filled sheet: an event of a match, or a line of a pad."""

    seat: int
    phase: Phase
    scores: Scores
    is_draw: bool


class FilledRound(NamedTuple):
    """A round as it is written on a sheet."""

    number: int
    before: Sequence[int]
    events: Sequence[TurnEvent]
    end: RoundEnd | None


def filled_pages(
    sheet: ScoreSheet,
    names: Sequence[str],
    rows: Sequence[ScoreRow],
    endings: Sequence[str],
    words: PrintWords,
    date: str = "",
) -> list[PrintPage]:
    """As many pages as the rows need; below the last stand the endings."""
    rows, pages = [*rows], list[PrintPage]()
    while rows or not pages:
        page, grid = start_sheet(sheet, names, words, date)
        bottom = page.size.height - SHEET_MARGIN - len(endings) * TEXT * ENDING_LINE
        room = int((bottom - grid.top - grid.head_height) / grid.row_height)
        grid.draw(page, rows[:room])
        pages.append(page)
        rows = rows[room:]
    _draw_endings(page, endings)
    return pages


def round_rows(sheet: ScoreSheet, played: FilledRound, words: PrintWords) -> Iterator[ScoreRow]:
    """The rows of a round: its turns, and what is counted at its end."""
    totals = [*played.before]
    title = words.say("pad-round", round=played.number)
    rows = [
        *_turn_rows(sheet, played, totals, title, words),
        *_end_rows(sheet, played, totals, title, words),
    ]
    yield from rows[:-1]
    yield from (row._replace(closes_round=True) for row in rows[-1:])


def _turn_rows(
    sheet: ScoreSheet, played: FilledRound, totals: list[int], title: str, words: PrintWords
) -> Iterator[ScoreRow]:
    """A row for the first turn of everyone, one for the second, and so on."""
    columns = columns_for(sheet.in_play)
    if ScoreColumn.POINTS in columns:
        # Nothing scores before the end of the round.
        return
    turns = [_turns(played.events, seat) for seat in range(len(totals))]
    for number, row in enumerate(zip_longest(*turns), start=1):
        cells = []
        for seat, points in enumerate(row):
            totals[seat] += sum(points.values()) if points else 0
            shown = {**points, ScoreColumn.TOTAL: totals[seat]} if points else {}
            cells.append(
                [column_number_text(shown.get(column), column, words) for column in columns]
            )
        yield ScoreRow(turn_label(title, number), cells)


def _end_rows(
    sheet: ScoreSheet, played: FilledRound, totals: list[int], title: str, words: PrintWords
) -> Iterator[ScoreRow]:
    if played.end is None:
        return
    in_play = sheet.in_play
    begins = "" if in_play else f"{title}: "
    for item in sheet.at_end:
        cells = []
        for seat, scores in enumerate(played.end.scores):
            points = _points(scores, item)
            totals[seat] += points or 0
            total = totals[seat] if points is not None or not in_play else None
            cells.append(
                [
                    column_number_text(points, ScoreColumn.POINTS, words),
                    column_number_text(total, ScoreColumn.TOTAL, words),
                ]
            )
        if any(text for texts in cells for text in texts):
            yield ScoreRow(f"{begins}{words.say(f'item-{item}')}", cells, at_end=True)


def _turns(events: Sequence[TurnEvent], seat: int) -> list[TurnPoints]:
    """The turns of a seat; what it drew, and a second tile that it was offered, belong to one."""
    turns: list[TurnPoints] = []
    for before, event in pairwise((None, *events)):
        if event is None or event.seat != seat:
            continue
        if before is None or _begins_turn(before, event):
            turns.append({})
        for item, score in event.scores:
            column = COLUMN_OF[item]
            turns[-1][column] = turns[-1].get(column, 0) + score
    return turns


def _begins_turn(before: TurnEvent, event: TurnEvent) -> bool:
    return event.seat != before.seat or not is_under_way(event.phase, drew=before.is_draw)


def _points(scores: Scores, wanted: Item) -> int | None:
    found = [points for item, points in scores if item is wanted]
    return sum(found) if found else None


def column_number_text(points: int | None, column: ScoreColumn, words: PrintWords) -> str:
    """A number as it stands in a column: costs and bonuses with their sign, zeros not at all."""
    if points is None:
        return ""
    if column in (ScoreColumn.TILE, ScoreColumn.TOTAL) and points >= 0:
        return str(points)
    return words.say("print-signed", points=points)


def _draw_endings(page: PrintPage, lines: Sequence[str]) -> None:
    width = page.size.width - 2 * SHEET_MARGIN
    for number, line in enumerate(reversed(lines)):
        at = Point(SHEET_MARGIN, page.size.height - SHEET_MARGIN - number * TEXT * ENDING_LINE)
        page.text(at, line, fitted(line, TEXT, width), strong=True, colour=INK)
