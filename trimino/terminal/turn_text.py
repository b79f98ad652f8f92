"""Short text for a page: what a choice would score, and what happened since one last looked."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from trimino.messages.event_messages import event_message
from trimino.rules import Draw, Event, Item, View
from trimino.rules.events import Scores, total
from trimino.words import say


def format_scores(scores: Scores) -> str:
    """A score item by item and what it comes to.

    >>> from trimino.rules import Score
    >>> format_scores((Score(Item.TILE, 11), Score(Item.BRIDGE, 40)))
    '11 + bridge 40 = 51'
    """
    terms = " + ".join(_tell_term(*score) for score in scores)
    return f"{terms} = {total(scores)}" if len(scores) > 1 else terms


def _tell_term(item: Item, points: int) -> str:
    """The points of the tile itself need no word."""
    return str(points) if item is Item.TILE else f"{say(f'item-{item}')} {points}"


def round_lines(view: View, players: Sequence[str]) -> list[str]:
    """What happened in a round, a line for each turn."""
    return [_tell_turn(turn, players) for turn in turns_of(view.events)]


def recent_lines(view: View, players: Sequence[str]) -> list[str]:
    """What happened since the reader's last turn, that turn included, a line for each turn."""
    told = list(turns_of(view.events))
    reader = view.position.reader
    # While the reader's own turn goes on, its draws stand last, and the turn before is told too.
    own = [index for index, turn in enumerate(told) if turn[0].seat == reader and _is_over(turn)]
    since = own[-1] if own else 0
    return [_tell_turn(turn, players) for turn in told[since:]]


def turns_of(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events turn by turn: what was drawn, and what came of it."""
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


def _tell_turn(turn: Sequence[Event], players: Sequence[str]) -> str:
    """The events of a turn; draws that nobody else sees are all told alike, and so only once."""
    told = groupby(say(event_message(event, players)) for event in turn)
    times = ((sentence, sum(1 for _ in same)) for sentence, same in told)
    return " · ".join(f"{sentence} (×{n})" if n > 1 else sentence for sentence, n in times)
