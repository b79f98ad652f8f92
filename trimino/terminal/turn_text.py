"""Turns and scores in words."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from trimino.messages.event_messages import event_message
from trimino.rules import Draw, Event, Item, View
from trimino.rules.events import Scores, total
from trimino.words import say


def format_scores(scores: Scores) -> str:
    """The items of a score and their sum.

    >>> from trimino.rules import Score
    >>> format_scores((Score(Item.TILE, 11), Score(Item.BRIDGE, 40)))
    '11 + bridge 40 = 51'
    """
    terms = " + ".join(_format_item(*score) for score in scores)
    return f"{terms} = {total(scores)}" if len(scores) > 1 else terms


def _format_item(item: Item, points: int) -> str:
    """One item of a score; the points of the tile itself have no word."""
    return str(points) if item is Item.TILE else f"{say(f'item-{item}')} {points}"


def round_lines(view: View, players: Sequence[str]) -> list[str]:
    """A round, one line for each turn."""
    return [_turn_line(turn, players) for turn in turns_of(view.events)]


def recent_lines(view: View, players: Sequence[str]) -> list[str]:
    """The turns since the reader's last turn, inclusive, one line each."""
    turns = list(turns_of(view.events))
    reader = view.position.reader
    # While the reader is drawing, that turn is not over, and the one before is shown too.
    own = [index for index, turn in enumerate(turns) if turn[0].seat == reader and _is_over(turn)]
    since = own[-1] if own else 0
    return [_turn_line(turn, players) for turn in turns[since:]]


def turns_of(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Group events into turns: draws, and the action that ends the turn."""
    turn: list[Event] = []
    for event in events:
        turn.append(event)
        if _is_over(turn):
            yield turn
            turn = []
    if turn:
        yield turn


def _is_over(turn: Sequence[Event]) -> bool:
    return not isinstance(turn[-1].action, Draw)


def _turn_line(turn: Sequence[Event], players: Sequence[str]) -> str:
    """A turn in one line; equal sentences, such as those of hidden draws, are counted."""
    sentences = groupby(say(event_message(event, players)) for event in turn)
    times = ((sentence, sum(1 for _ in same)) for sentence, same in sentences)
    return " · ".join(f"{sentence} (×{n})" if n > 1 else sentence for sentence, n in times)
