"""Work on records that the record worker carries out: each function takes a record as text.

What crosses the pipe is text or small, so that the server spends no time on reading it.
"""

from typing import Any

from pydantic_core import to_json

from trimino.records.canonical import canonical
from trimino.records.record import check_fair, dump, load, record_of, replay, replay_to
from trimino.room.story import record_story
from trimino.words import in_english


def canonical_text(text: str) -> str:
    """The canonical form of a record, after it was validated."""
    return dump(canonical(load(text)))


def story(text: str) -> bytes:
    """The story of a record, as JSON."""
    return to_json(record_story(load(text), in_english))


def fairness(text: str) -> bool | None:
    """Whether the deals are proven fair; None if the record holds no proof."""
    document = load(text)
    return check_fair(document, replay(document)) if "fair" in document else None


def players(text: str) -> list[str]:
    """The names in a record."""
    return list(load(text)["players"])


def cut(text: str, round: int, action: int) -> dict[str, Any]:
    """The record up to a moment, without names and other contents."""
    match = replay_to(load(text), round, action)
    return record_of(match, [str(number) for number in range(1, match.players + 1)])


def decisions(text: str) -> int:
    """How many actions a record has, by which the work of an analysis is measured."""
    return sum(len(played["actions"]) for played in load(text)["rounds"])
