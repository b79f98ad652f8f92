"""The log of a table whose match is over: rows that everyone may read, checked by the record."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from trimino.records.action_notation import format_action
from trimino.records.errors import RecordError, RecordReason
from trimino.records.fair_deal import Fairness
from trimino.records.log_chain import EMPTY_HEAD, next_head, row_link, row_salt
from trimino.records.seen import Stretch
from trimino.records.shown_moves import Moves, move_text
from trimino.rules import Match


class OpenRow(NamedTuple):
    """A row that everyone may read: its version, and its fact as values of JSON."""

    version: int
    fact: Mapping[str, Any]


def log_heads(fairness: Fairness, texts: Sequence[str]) -> list[str]:
    """The head after each row of a log, from the texts of its rows; the first is that of none."""
    links = (
        row_link(row_salt(fairness.secret, version), text)
        for version, text in enumerate(texts, start=1)
    )
    return [head.hex() for head in accumulate(links, next_head, initial=EMPTY_HEAD)]


def check_log(match: Match, fairness: Fairness, texts: Sequence[str]) -> None:
    """Refuse a log that does not say what the record says.

    It has to begin with the same secret, the seats have to have sent the same contributions, and
    the same actions have to stand, in the same order.
    """
    rows = [_row(version, text) for version, text in enumerate(texts, start=1)]
    _check_secret(rows, fairness)
    _check_contributions(rows, fairness)
    _check_actions(rows, match)


def check_moves(moves: Mapping[Stretch, str], texts: Sequence[str]) -> int:
    """Refuse a log with other moves than a device was shown; return how many it was shown."""
    shown = 0
    for (after, upto), digest in moves.items():
        found = Moves()
        for version, text in enumerate(texts[after:upto], start=after + 1):
            found = found.then(move_text(version, _row(version, text).fact))
        if found.digest != digest:
            raise RecordError(RecordReason.SEEN_MOVES, after=after, upto=upto)
        shown += found.number
    return shown


def moves_in(texts: Sequence[str]) -> int:
    """The number of moves in a log, with those that were taken back."""
    rows = (_row(version, text) for version, text in enumerate(texts, start=1))
    return sum(move_text(*row) is not None for row in rows)


def is_declared_lost(texts: Sequence[str], version: int) -> bool:
    """Whether a log says itself that the row of a version was lost."""
    return any(_declares_lost(text, version) for text in texts if '"end-lost"' in text)


def _declares_lost(text: str, version: int) -> bool:
    try:
        fact = json.loads(text)[2]
        return bool(fact["kind"] == "end-lost" and fact["after"] < version <= fact["upto"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return False


def read_log(document: object) -> list[str]:
    """The texts of the rows, from the answer of a server to `GET /api/tables/{table}/log`."""
    rows = document.get("rows") if isinstance(document, dict) else None
    if not isinstance(rows, list) or not rows or not all(map(_is_text, rows)):
        raise RecordError(RecordReason.SEEN_NO_LOG)
    return rows


def _is_text(row: object) -> bool:
    """Whether a row is text that can be hashed: JSON may contain half of a character."""
    try:
        return isinstance(row, str) and row.encode() is not None
    except UnicodeEncodeError:
        return False


def _row(version: int, text: str) -> OpenRow:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise _disagrees(version) from None
    if not isinstance(found, list) or len(found) != 4 or not isinstance(found[2], dict):
        raise _disagrees(version)
    if found[0] != version:
        raise _disagrees(version)
    return OpenRow(version, found[2])


def _check_secret(rows: Sequence[OpenRow], fairness: Fairness) -> None:
    if not rows or rows[0].fact.get("secret") != fairness.secret.hex():
        raise _disagrees(1)


def _check_contributions(rows: Sequence[OpenRow], fairness: Fairness) -> None:
    """Compare with what each seat sent last before the match began."""
    for seat, sent in enumerate(fairness.contributions):
        last = OpenRow(1, {})
        for row in _lobby(rows):
            if row.fact.get("kind") == "sat" and seat in row.fact.get("seats", ()):
                last = row
        if sent is not None and last.fact.get("contribution") != sent.hex():
            raise _disagrees(last.version)


def _lobby(rows: Sequence[OpenRow]) -> Iterator[OpenRow]:
    for row in rows:
        if row.fact.get("kind") == "started":
            return
        yield row


def _check_actions(rows: Sequence[OpenRow], match: Match) -> None:
    """Compare the actions that stand, without those that were taken back."""
    standing: list[OpenRow] = []
    for row in rows:
        if row.fact.get("kind") == "played":
            standing.append(row)
        elif row.fact.get("kind") == "taken-back":
            del standing[-_count(row) :]
    events = [event for played in match.rounds for event in played.events]
    for row, event in zip(standing, events, strict=False):
        if (row.fact.get("seat"), row.fact.get("action")) != (
            event.seat,
            format_action(event.action),
        ):
            raise _disagrees(row.version)
    if len(standing) != len(events):
        raise _disagrees(len(rows))


def _count(row: OpenRow) -> int:
    found = row.fact.get("actions", 1)
    if type(found) is not int or found < 1:
        raise _disagrees(row.version)
    return found


def _disagrees(version: int) -> RecordError:
    return RecordError(RecordReason.SEEN_LOG, version=version)
