"""What is told of a deal, of an action and of an ending, at a table and in a story alike.

Whoever asks for it hands over only what the reader may know: an event without the tile that others
drew, a round as everyone sees it.
"""

from collections.abc import Iterator, Sequence

from trimino.records.values import PlaceValues
from trimino.records.view_json import score_values
from trimino.records.writing import action_values, end_values, place_values, tile_names
from trimino.room.frame_types import By, DealtValues, EndingValues, ErrorValues, PlayedValues
from trimino.room.log_entry import Ending
from trimino.room.message_values import error_values
from trimino.rules import ORIGIN, Deal, Event, Message, Place, Tile
from trimino.words import match_messages, round_messages

Names = Sequence[str | None]


def dealt_values(number: int, deal: Deal, reader: int | None) -> DealtValues:
    """A deal, of which a reader sees the own hand."""
    return {
        "round": number,
        "counts": [len(hand) for hand in deal.hands],
        "well": len(deal.well),
        "start": None if deal.start is None else _start(deal.start),
        "hand": None if reader is None else tile_names(sorted(deal.hands[reader])),
    }


def played_values(by: By, event: Event, ending: Ending | None, names: Names) -> PlayedValues:
    """An action, and how the round ended if it did."""
    return {
        "by": by,
        "phase": event.phase.value,
        "action": action_values(event),
        "placement": None if event.kind is None else event.kind.value,
        "scores": score_values(event.scores),
        "ending": ending and ending_values(ending, names),
    }


def ending_values(ending: Ending, names: Names) -> EndingValues:
    """How a round ended, and why that is so, with the names of now."""
    view, match = ending
    assert view.end is not None
    players = list(_players(names))
    return {
        "end": end_values(view.end),
        "scores": [score_values(scores) for scores in view.end.scores],
        "hands": None if view.hands is None else list(map(tile_names, view.hands)),
        "totals": list(view.position.totals),
        "winners": list(match.winners) if match else [],
        "told": _told(round_messages(view, players)),
        "told_match": _told(match_messages(match, players)) if match else [],
    }


def _told(messages: Sequence[Message]) -> list[ErrorValues]:
    return [error_values(message) for message in messages]


def _players(names: Names) -> Iterator[Message]:
    """Who sits where, as parts of sentences: a client may have other words for a seat."""
    for seat, name in enumerate(names):
        if name:
            yield Message("player-named", {"name": name, "seat": seat})
        else:
            yield Message("player-of-seat", {"number": seat + 1, "seat": seat})


def _start(start: Tile) -> PlaceValues:
    a, b, c = start
    return place_values(Place(start, ORIGIN, (a, b, c)))
