"""The score pad: the points of each turn with notes, round by round."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from trimino.rules import Draw, Event, Item, MatchView, Pass, Phase, Place, View
from trimino.rules.turn import is_under_way
from trimino.words import say

_PLAIN = {Item.TILE, Item.OPENING, Item.DRAW, Item.STOP, Item.STUCK, Item.EMPTY_WELL}
"""Score items without a note: the tile's points, and those that other notes explain."""


class PadEntry(NamedTuple):
    """The points and notes of one player in one line."""

    points: int
    notes: tuple[str, ...] = ()


PadRow = Sequence[PadEntry | None]
"""An entry or None for each seat."""


def round_tables(view: MatchView, players: Sequence[str]) -> list[Table]:
    """A table for each round, the latest first."""
    rounds = enumerate(view.rounds, start=1)
    return [_sheet(number, played, players) for number, played in rounds][::-1]


def turn_lines(view: View) -> list[PadRow]:
    """The lines of the turns: everybody's first, second, and so on."""
    columns: list[list[PadEntry]] = [[] for _ in view.before]
    for turn in _turns(view.events):
        columns[turn[0].seat].append(PadEntry(sum(event.points for event in turn), _notes(turn)))
    return list(zip_longest(*columns))


def end_lines(view: View) -> list[PadRow]:
    """A line for each score item of the end of the round."""
    scores = view.end.scores if view.end else ()
    items = dict.fromkeys(item for own in scores for item, _ in own)
    return [
        [
            next((PadEntry(points, (say(f"item-{item}"),)) for i, points in own if i is item), None)
            for own in scores
        ]
        for item in items
    ]


def _turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Group events into turns: draws, the action after them, and what it led to."""
    turn: list[Event] = []
    for event in events:
        drew = bool(turn) and isinstance(turn[-1].action, Draw)
        if turn and not is_under_way(event.phase, drew=drew):
            yield turn
            turn = []
        turn.append(event)
    if turn:
        yield turn


def _notes(turn: Sequence[Event]) -> tuple[str, ...]:
    items = dict.fromkeys(item for event in turn for item, _ in event.scores)
    notes = [say("pad-first")] if turn[0].phase is Phase.OPENING else []
    notes += [say(f"item-{item}") for item in items if item not in _PLAIN]
    placed = [event for event in turn if isinstance(event.action, Place)]
    if len(placed) > 1:
        new = placed[-1].phase is Phase.NEW_FIELD
        notes.append(say("pad-new-field" if new else "pad-second"))
    if any(isinstance(event.action, Pass) for event in turn):
        notes.append(say("pad-pass"))
    drawn = sum(isinstance(event.action, Draw) for event in turn)
    notes += [say("pad-drawn", count=drawn)] if drawn else []
    notes += [say("pad-clock")] if any(event.by_clock for event in turn) else []
    return tuple(notes)


def _sheet(number: int, view: View, players: Sequence[str]) -> Table:
    """One round: totals before, turns, end and totals after."""
    table = Table(title=say("pad-round", round=number), box=None, header_style="bold", expand=True)
    for player in players:
        table.add_column(Text(player), justify="right", ratio=1)
    if number > 1:
        table.add_row(*(Text(format_number(total), "dim") for total in view.before))
    for line in (*turn_lines(view), *end_lines(view)):
        table.add_row(*map(_written, line))
    table.add_section()
    table.add_row(*(Text(format_number(total), "bold underline") for total in view.position.totals))
    return table


def _written(entry: PadEntry | None) -> Text:
    if entry is None:
        return Text()
    text = Text(f"{', '.join(entry.notes)} " if entry.notes else "", "dim")
    return text.append(f"{'+' * (entry.points > 0)}{format_number(entry.points)}", "not dim")


def format_number(number: int) -> str:
    """A number as in sentences, with a true minus sign.

    >>> format_number(-14)
    '−14'
    """
    return say("one-number", number=number)
