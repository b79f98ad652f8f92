"""Work on records that the record worker carries out: each function takes a record as text.

What crosses the pipe is text or small, so that the server spends no time on reading it.
"""

from typing import Any, NamedTuple

from pydantic_core import to_json

from trimino.printing.document import document_pdf
from trimino.printing.paper import Paper
from trimino.printing.requested import requested_match
from trimino.records.canonical import canonical
from trimino.records.record import check_fair, dump, load, record_of, replay, replay_to
from trimino.room.story import record_story
from trimino.words import Words, in_english


class RecordFacts(NamedTuple):
    """Facts asked about a record time and again: its names, and its number of actions."""

    players: list[str]
    actions: int


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


def score_sheet(text: str, paper: Paper, language: str) -> bytes:
    """The score sheet that the match has filled, as PDF."""
    return document_pdf(requested_match(load(text), paper), Words(language))


def facts(text: str) -> RecordFacts:
    """The names in a record, and its length."""
    document = load(text)
    actions = sum(len(played["actions"]) for played in document["rounds"])
    return RecordFacts(list(document["players"]), actions)


def cut(text: str, round: int, action: int) -> dict[str, Any]:
    """The record up to a moment, without names and other contents."""
    match = replay_to(load(text), round, action)
    return record_of(match, [str(number) for number in range(1, match.players + 1)])
