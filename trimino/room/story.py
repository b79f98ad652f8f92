"""The story of a match: every round so far, its deal and what was done, as a reader may know it.

What was taken back is not in it. Tiles come from views and deals as they do in frames.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from trimino.records.record import replay
from trimino.records.writing import rules_value, tile_names
from trimino.room.event_values import Names, dealt_values, played_values
from trimino.room.facts import Played, TakenBack
from trimino.room.frame_types import By
from trimino.room.log_entry import Ending
from trimino.room.state import Room, Status
from trimino.room.story_types import RoundStoryValues, StoryValues
from trimino.rules import Event, Match, Round

Makers = Callable[[int, Sequence[Event]], Iterator[By]]
"""Who made each of these actions of a round, which is counted from 1."""


class Reader(NamedTuple):
    """Through which eyes a story is told, and with which names; all hands may be open."""

    seat: int | None
    is_open: bool
    names: Names


def table_story(room: Room, names: Names, guest: str | None) -> StoryValues:
    """The story of a table; once that is over, or was given up, nothing is hidden."""
    over = room.status is Status.OVER
    reader = Reader(room.reader(guest), over, names)
    return {
        "version": room.version,
        "players": list(names),
        "bots": [seat.bot for seat in room.seats],
        "rules": room.rules_value,
        "over": over,
        "rounds": [] if room.match is None else _rounds(room.match, reader, _makers_at(room)),
    }


def record_story(document: Mapping[str, Any]) -> StoryValues:
    """The story that a record tells."""
    match, names = replay(document), document["players"]
    bots = _bots(document, match.players)
    return {
        "version": None,
        "players": names,
        "bots": bots,
        "rules": rules_value(match.rules),
        "over": True,
        "rounds": _rounds(
            match, Reader(None, True, names), lambda _, events: _guessed(events, bots)
        ),
    }


def _rounds(match: Match, reader: Reader, makers: Makers) -> list[RoundStoryValues]:
    rounds = match.rounds
    endings = [_ending(match, played, reader) for played in rounds]
    return [
        _round(number, played, ending, reader, makers)
        for number, (played, ending) in enumerate(zip(rounds, endings, strict=True), start=1)
    ]


def _round(
    number: int, played: Round, ending: Ending | None, reader: Reader, makers: Makers
) -> RoundStoryValues:
    view = played.view(reader.seat, revealed=reader.is_open)
    hands = [tile_names(sorted(hand)) for hand in view.deal.hands] if view.deal else None
    by = makers(number, view.events)
    last = len(view.events) - 1
    return {
        "dealt": {**dealt_values(number, played.deal, reader.seat), "hands": hands},
        "before": list(played.before),
        "events": [
            played_values(one, event, ending if place == last else None, reader.names)
            for place, (one, event) in enumerate(zip(by, view.events, strict=True))
        ],
    }


def _ending(match: Match, played: Round, reader: Reader) -> Ending | None:
    """How a round ended; the last one may have ended the match."""
    if not played.over:
        return None
    over = match.over and played is match.round
    return Ending(played.view(None, revealed=reader.is_open), match.view(None) if over else None)


def _makers_at(room: Room) -> Makers:
    """Who acted at a table; what happened in the record that it goes on from, people did."""
    number = room.practice.round if room.practice else 0
    noted: dict[int, list[By]] = defaultdict(list)
    for happening in room.happenings:
        number = happening.round or number
        if isinstance(happening.fact, Played):
            noted[number].append(happening.fact.by)
        elif isinstance(happening.fact, TakenBack):
            noted[number].pop()

    def makers(number: int, events: Sequence[Event]) -> Iterator[By]:
        known = noted[number]
        before = events[: len(events) - len(known)]
        return chain(_guessed(before, [None] * len(room.seats)), known)

    return makers


def _guessed(events: Sequence[Event], bots: Sequence[str | None]) -> Iterator[By]:
    """Who acted as far as a record says."""
    for event in events:
        yield "clock" if event.by_clock else "bot" if bots[event.seat] else "person"


def _bots(document: Mapping[str, Any], seats: int) -> list[str | None]:
    """Which seats were bots', if the record says so in a way that we know."""
    told = document.get("bots")
    if not isinstance(told, list) or len(told) != seats:
        return [None] * seats
    return [name if isinstance(name, str) and name else None for name in told]
