"""Deals, actions and endings as plain values, for events at a table and for stories alike.

Each has a part that all readers share; a reader's own hand, or the tile that they drew, is added to
it. The caller passes only what the reader may know: an event without the tile that others drew, a
round as everyone sees it.
"""

from collections.abc import Iterator, Sequence

from trimino.messages.ending_messages import match_messages, round_messages
from trimino.records.values import LastBonusValues, PlaceValues
from trimino.records.view_json import bonus_values, opener_values, score_values
from trimino.records.writing import action_values, cell_values, end_values, place_values, tile_names
from trimino.room.facts import By
from trimino.room.frame_types import DealtValues, EndingValues, PlayedValues
from trimino.room.log_entry import RoundEnding
from trimino.room.message_values import Say, message_with_text
from trimino.room.shared_types import SharedAction, SharedDealt, SharedPlayed
from trimino.rules import (
    ORIGIN,
    Deal,
    Decline,
    Draw,
    Event,
    Message,
    Pass,
    Place,
    Tile,
)

Names = Sequence[str | None]
"""The names of players by seat."""


def shared_dealt(number: int, deal: Deal, opener: int | None) -> SharedDealt:
    """A deal without hands; `opener` is None if no round before decided it."""
    return {
        "round": number,
        "counts": [len(hand) for hand in deal.hands],
        "well": len(deal.well),
        "start": None if deal.start is None else _start(deal.start),
        **opener_values(opener),
    }


def hand_values(deal: Deal, reader: int | None) -> list[str] | None:
    """The hand that a deal gave its reader."""
    return None if reader is None else tile_names(sorted(deal.hands[reader]))


def dealt_values(number: int, deal: Deal, reader: int | None, opener: int | None) -> DealtValues:
    """A deal with the hand of its reader."""
    return {**shared_dealt(number, deal, opener), "hand": hand_values(deal, reader)}


def shared_played(
    by: By, event: Event, ending: RoundEnding | None, names: Names, say: Say
) -> SharedPlayed:
    """An action, and the ending of the round if it brought that about."""
    return {
        "by": by,
        "phase": event.phase.value,
        "action": _shared_action(event),
        "placement": None if event.kind is None else event.kind.value,
        "scores": score_values(event.scores),
        **bonus_values(event.bonus),
        "ending": ending and ending_values(ending, names, say),
    }


def played_values(
    by: By, event: Event, ending: RoundEnding | None, names: Names, say: Say
) -> PlayedValues:
    """An action as the player who did it sees it: with the tile of a draw."""
    return {**shared_played(by, event, ending, names, say), "action": action_values(event)}


def last_bonus_values(events: Sequence[Event]) -> LastBonusValues | None:
    """The bonus of the tile laid last; None if it made none."""
    last = next((event for event in reversed(events) if event.laid is not None), None)
    if last is None or last.kind is None or not last.bonus:
        return None
    assert isinstance(last.action, Place)
    return {
        "kind": last.kind.value,
        "field": last.action.field,
        "at": cell_values(last.action.at),
        "bonus": [[cell_values(cell) for cell in group] for group in last.bonus],
    }


def _shared_action(event: Event) -> SharedAction:
    """An action as in a record; a draw has no tile."""
    seat, points = event.seat, event.points
    values: SharedAction
    match event.action:
        case Place() as place:
            laid = place_values(place)
            values = {
                "seat": seat,
                "do": "place",
                "tile": laid["tile"],
                "field": laid["field"],
                "at": laid["at"],
                "corners": laid["corners"],
                "points": points,
            }
        case Draw():
            values = {"seat": seat, "do": "draw", "points": points}
        case Pass():
            values = {"seat": seat, "do": "pass", "points": points}
        case Decline():
            values = {"seat": seat, "do": "decline", "points": points}
    if event.by_clock:
        values["by"] = "clock"
    return values


def ending_values(ending: RoundEnding, names: Names, say: Say) -> EndingValues:
    """The ending of a round, explained with the current names."""
    view, match = ending
    assert view.end is not None
    players = list(_players(names))
    about_match = match_messages(match, players) if match else ()
    return {
        "end": end_values(view.end),
        "scores": [score_values(scores) for scores in view.end.scores],
        "hands": None if view.hands is None else list(map(tile_names, view.hands)),
        "hands_counted": view.end.hands_counted,
        "totals": list(view.position.totals),
        "winners": list(match.winners) if match else [],
        "told": [message_with_text(message, say) for message in round_messages(view, players)],
        "told_match": [message_with_text(message, say) for message in about_match],
    }


def _players(names: Names) -> Iterator[Message]:
    """The players as details of messages; `seat` lets a client use its own words."""
    for seat, name in enumerate(names):
        if name:
            yield Message("player-named", {"name": name, "seat": seat})
        else:
            yield Message("player-of-seat", {"number": seat + 1, "seat": seat})


def _start(start: Tile) -> PlaceValues:
    a, b, c = start
    return place_values(Place(start, ORIGIN, (a, b, c)))
