"""Farewell lines: the result of a match and the path of its record, left on the terminal."""

from collections.abc import Iterator, Sequence

from trimino.rules import Match
from trimino.terminal.files import STANDARD
from trimino.words import match_messages, say, totals_message


def farewell_lines(match: Match, players: Sequence[str], record: str | None) -> Iterator[str]:
    """The winner or that the match was broken off, the totals, and the path of the record."""
    yield from map(say, match_messages(match.view(None), players))
    if not match.over:
        yield say("play-stopped")
    yield say(totals_message(match.totals, players))
    if record is None:
        yield say("record-not-kept")
    elif record != STANDARD:
        yield say("record-saved", path=record)
