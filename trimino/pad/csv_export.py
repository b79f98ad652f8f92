"""A pad as CSV, for spreadsheets: a row for each line, and for what the end of a round scored."""

from collections.abc import Iterable, Iterator, Sequence

from trimino.pad.line_json import line_values
from trimino.pad.pad import Pad
from trimino.pad.sheet import ScoredLine, ScoredRound
from trimino.rules.events import Scores

HEAD = ("round", "line", "player", "do", "tile", "made", "items", "points")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def pad_csv(pad: Pad) -> str:
    """The rows of a pad; the last columns are the totals of all players."""
    sheet = pad.sheet
    totals = dict.fromkeys(sheet.players, 0)
    rows: list[Sequence[object]] = [(*HEAD, *sheet.players)]
    for number, played in enumerate(sheet.rounds, 1):
        for line in played.lines:
            totals.update(_line_totals(line, played, totals))
            rows.append((number, *_line_cells(line, played), *totals.values()))
        totals.update(zip(played.players, played.totals, strict=True))
        rows += [(number, *cells, *totals.values()) for cells in _end_cells(played)]
    return "".join(f"{','.join(map(_cell, row))}\r\n" for row in rows)


def _line_totals(
    line: ScoredLine, played: ScoredRound, before: dict[str, int]
) -> Iterable[tuple[str, int]]:
    """The total of a line's player after it, without the end of the round."""
    if 0 <= line.seat < len(played.players):
        name = played.players[line.seat]
        yield name, before[name] + line.points


def _line_cells(line: ScoredLine, played: ScoredRound) -> Sequence[object]:
    values = line_values(line.line)
    name = played.people[line.seat] if 0 <= line.seat < len(played.people) else ""
    made = str(line.kind) if values["do"] == "place" else ""
    items, points = _items(line.scores), line.points
    return line.number, name, values["do"], values.get("tile", ""), made, items, points


def _end_cells(played: ScoredRound) -> Iterator[Sequence[object]]:
    if played.end is None:
        return
    for name, scores, points in zip(
        played.players, played.end.scores, played.end.points, strict=True
    ):
        yield "", name, str(played.end.reason), "", "", _items(scores), points


def _items(scores: Scores) -> str:
    return "; ".join(f"{item} {points}" for item, points in scores)


def _cell(value: object) -> str:
    """A cell; a text that a spreadsheet would take for a formula begins with an apostrophe."""
    text = str(value)
    if isinstance(value, str) and text.startswith(_FORMULA):
        text = f"'{text}"
    quoted = any(sign in text for sign in ',"\r\n;')
    return '"{}"'.format(text.replace('"', '""')) if quoted else text
