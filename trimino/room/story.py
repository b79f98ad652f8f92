"""The story of a match: every round so far with its deal and its actions, as a reader may know it.

Actions that were taken back stand apart, once hands are open. Tiles come from views and deals as
they do in frames.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from trimino.records.house_rules_notation import recorded_rules_name
from trimino.records.record import replay
from trimino.records.taken_back import TakenBackActions, taken_back_in
from trimino.records.writing import rules_value, tile_names
from trimino.room.broken_off import broken_off_values
from trimino.room.characters import recorded_character
from trimino.room.event_values import Names, dealt_values, played_values
from trimino.room.facts import By, Played
from trimino.room.log_entry import RoundEnding
from trimino.room.message_values import Say, message_with_text
from trimino.room.room_state import Room, Status
from trimino.room.story_types import RoundStoryValues, StoryValues, UndoneValues
from trimino.rules import Event, Match, Message, Round
from trimino.rules.goal import goal_of

Makers = Callable[[int, Sequence[Event]], Iterator[By]]
"""The makers of these actions of a round; rounds count from 1."""


class StoryReader(NamedTuple):
    """The reader of a story: a seat's view, or all hands if `is_open`; and the words to use."""

    seat: int | None
    is_open: bool
    names: Names
    say: Say


def table_story(room: Room, names: Names, guest: str | None, say: Say) -> StoryValues:
    """The story of a table; once it is over, or was given up, nothing is hidden."""
    over = room.status is Status.OVER
    reader = StoryReader(room.viewing_seat(guest), over, names, say)
    goal = goal_of(room.rules, len(room.seats), room.settings.rounds_to_play)
    story: StoryValues = {
        "version": room.version,
        "players": list(names),
        "bots": [seat.bot for seat in room.seats],
        "characters": [room.character_at(seat) for seat in range(len(room.seats))],
        "own": list(room.seats_of(guest)),
        "rules": room.rules_value,
        "rules_name": room.rules_name or None,
        "target": goal.target,
        "rounds_to_play": goal.rounds,
        "over": over,
        "rounds": [] if room.match is None else _rounds(room.match, reader, _makers_at(room)),
    }
    if room.broken_off is not None:
        story["broken_off"] = broken_off_values(room.broken_off)
    if over and (undone := [part for entry in room.entries for part in entry.undone]):
        story["undone"] = _undone(undone, story["bots"], reader)
    return story if room.match is None else _with_earlier(story, room.match, say)


def record_story(document: Mapping[str, Any], say: Say) -> StoryValues:
    """The story of a record, with all hands open."""
    match, names = replay(document), document["players"]
    bots = _bots(document, match.players)
    reader = StoryReader(None, True, names, say)
    goal = goal_of(match.rules, match.players, match.rounds_to_play)
    story: StoryValues = {
        "version": None,
        "players": names,
        "bots": bots,
        "characters": [
            recorded_character(bot, name, seat, say)
            for seat, (bot, name) in enumerate(zip(bots, names, strict=True))
        ],
        "own": [],
        "rules": rules_value(match.rules),
        "rules_name": recorded_rules_name(document) or None,
        "target": goal.target,
        "rounds_to_play": goal.rounds,
        "over": True,
        "rounds": _rounds(match, reader, lambda _, events: _recorded_makers(events, bots)),
    }
    if undone := taken_back_in(document):
        story["undone"] = _undone(undone, bots, reader)
    return _with_earlier(story, match, say)


def _with_earlier(story: StoryValues, match: Match, say: Say) -> StoryValues:
    """The story with the earlier readings that its match is judged by, if there are any."""
    if match.earlier:
        told = (Message(reading.value) for reading in match.earlier)
        story["earlier"] = [message_with_text(message, say) for message in told]
    return story


def _rounds(match: Match, reader: StoryReader, makers: Makers) -> list[RoundStoryValues]:
    rounds = match.rounds
    endings = [_ending(match, played, reader) for played in rounds]
    return [
        _round(number, played, ending, reader, makers)
        for number, (played, ending) in enumerate(zip(rounds, endings, strict=True), start=1)
    ]


def _round(
    number: int, played: Round, ending: RoundEnding | None, reader: StoryReader, makers: Makers
) -> RoundStoryValues:
    view = played.view(reader.seat, revealed=reader.is_open)
    hands = [tile_names(sorted(hand)) for hand in view.deal.hands] if view.deal else None
    by = makers(number, view.events)
    last = len(view.events) - 1
    return {
        "dealt": {**dealt_values(number, played.deal, reader.seat, view.opener), "hands": hands},
        "before": list(played.before),
        "events": [
            played_values(one, event, ending if place == last else None, reader.names, reader.say)
            for place, (one, event) in enumerate(zip(by, view.events, strict=True))
        ],
    }


def _ending(match: Match, played: Round, reader: StoryReader) -> RoundEnding | None:
    """The ending of a round, if it is over; the last one may have ended the match."""
    if not played.over:
        return None
    over = match.over and played is match.round
    view = played.view(None, revealed=reader.is_open)
    return RoundEnding(view, match.view(None) if over else None)


def _makers_at(room: Room) -> Makers:
    """The makers of actions at a table; people, in the record that it goes on from."""
    noted: dict[int, list[By]] = defaultdict(list)
    for entry in room.line:
        assert isinstance(entry.fact, Played)
        noted[entry.round].append(entry.fact.by)

    def makers(number: int, events: Sequence[Event]) -> Iterator[By]:
        known = noted[number]
        before = events[: len(events) - len(known)]
        return chain(_recorded_makers(before, [None] * len(room.seats)), known)

    return makers


def _recorded_makers(events: Sequence[Event], bots: Sequence[str | None]) -> Iterator[By]:
    """The makers of actions, as far as a record says."""
    for event in events:
        yield "clock" if event.by_clock else "bot" if bots[event.seat] else "person"


def _undone(
    parts: Iterable[TakenBackActions],
    bots: Sequence[str | None],
    reader: StoryReader,
) -> list[UndoneValues]:
    """The actions taken back, in order."""
    return [
        {
            "round": number,
            "after": after,
            "events": [
                played_values(by, event, None, reader.names, reader.say)
                for by, event in zip(_recorded_makers(events, bots), events, strict=True)
            ],
        }
        for number, after, events in parts
    ]


def _bots(document: Mapping[str, Any], seats: int) -> list[str | None]:
    """The bot of each seat, as far as the record's optional key says so in a known way."""
    found = document.get("bots")
    if not isinstance(found, list) or len(found) != seats:
        return [None] * seats
    return [name if isinstance(name, str) and name else None for name in found]
