"""Seen tables, `trimino-seen/1`: the line that a device keeps of a match as proof of what it saw.

It is one line of text: the commitment that the server showed before the device contributed, the
device's contributions by seat, heads of the table's log by version, the seats of people, and
digests of the moves and of what a whole view shows. Until the match begins, a contribution is only
`sent`, and one that did not count is `dropped`. If the server contradicted what was kept, the line
says so as well. It may stand after the `#` of a link.

>>> seen = parse_seen(f"trimino-seen/1;table=abc;commitment={'0a' * 32};seat-1={'0b' * 32}")
>>> seen.table, list(seen.contributions), list(seen.heads)
('abc', [1], [])
>>> format_seen(seen).partition(";commitment")[0]
'trimino-seen/1;table=abc'
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from trimino.records.errors import RecordError, RecordReason
from trimino.rules.word_enum import WordEnum

_FORMAT = "trimino-seen/1"

_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_DIGITS = re.compile(r"[0-9a-f]{64}")
_NUMBERED = re.compile(r"(seat|head|sent|dropped|totals)-([0-9]{1,9})")
_PAIRED = re.compile(r"(moves|round)-([0-9]{1,9})-([0-9]{1,9})")
_PEOPLE = re.compile(r"[0-9](,[0-9])*|")

Stretch = tuple[int, int]
"""Versions that a device was shown one by one: those after the first, up to the second."""


class Contradiction(WordEnum):
    """Contradictions between what a server shows and has shown; each is the name of a message."""

    COMMITMENT = "seen-doubt-commitment"
    HISTORY = "seen-doubt-history"
    SHORTER = "seen-doubt-shorter"
    LOST = "seen-doubt-lost"


class SeenTable(NamedTuple):
    """The commitment, contributions and heads that a device kept, each as hexadecimal digits.

    `contributions` are those that the device sent, by seat; `heads` are by version. `sent` is what
    was sent for a match that has not begun: another player may take the seat until then.

    `dropped` is what was sent for a seat that, as the server showed, the device did not have when
    the match began: it was left, or taken by somebody else.

    `people` are the seats in which the device was shown a person when it first saw the match; None
    in lines of before they were kept. `moves` are digests of what was shown one by one.

    `rounds` has the digest of the round at the last head, by its number and by how many actions it
    had; `totals` that of the totals after the rounds that were over, by how many there were.

    `doubt` is how the server contradicted all this, if it did.
    """

    table: str
    commitment: str
    contributions: Mapping[int, str] = {}
    heads: Mapping[int, str] = {}
    sent: Mapping[int, str] = {}
    people: tuple[int, ...] | None = None
    moves: Mapping[Stretch, str] = {}
    rounds: Mapping[tuple[int, int], str] = {}
    totals: Mapping[int, str] = {}
    dropped: Mapping[int, str] = {}
    doubt: Contradiction | None = None

    @property
    def proof(self) -> "SeenTable":
        """The part that a record is checked with; the rest is for the next view only."""
        return self._replace(rounds={}, totals={}, doubt=None)


def format_seen(seen: SeenTable) -> str:
    """The line of text for a table that a device has seen."""
    parts = [_FORMAT, f"table={seen.table}", f"commitment={seen.commitment}"]
    parts += [f"seat-{seat}={sent}" for seat, sent in sorted(seen.contributions.items())]
    parts += [f"head-{version}={head}" for version, head in sorted(seen.heads.items())]
    parts += [f"sent-{seat}={sent}" for seat, sent in sorted(seen.sent.items())]
    parts += [f"dropped-{seat}={sent}" for seat, sent in sorted(seen.dropped.items())]
    if seen.people is not None:
        parts.append(f"people={','.join(map(str, seen.people))}")
    parts += [f"moves-{a}-{b}={digest}" for (a, b), digest in sorted(seen.moves.items())]
    parts += [f"round-{a}-{b}={digest}" for (a, b), digest in sorted(seen.rounds.items())]
    parts += [f"totals-{number}={digest}" for number, digest in sorted(seen.totals.items())]
    if seen.doubt is not None:
        parts.append(f"doubt={seen.doubt.value}")
    return ";".join(parts)


def parse_seen(text: str) -> SeenTable:
    """Read a line that a device kept, or a link that ends in one."""
    kind, *parts = text.strip().rpartition("#")[2].split(";")
    values = dict(part.split("=", 1) for part in parts if "=" in part)
    if kind != _FORMAT or len(values) != len(parts) or not _is_whole(values):
        raise RecordError(RecordReason.SEEN_UNREADABLE, format=_FORMAT)
    kinds = ("seat", "head", "sent", "dropped")
    seats, heads, sent, dropped = (_numbered(values, kind) for kind in kinds)
    people = values.get("people")
    return SeenTable(
        values["table"],
        values["commitment"],
        seats,
        heads,
        sent,
        None if people is None else tuple(map(int, filter(None, people.split(",")))),
        _paired(values, "moves"),
        _paired(values, "round"),
        _numbered(values, "totals"),
        dropped,
        _doubt(values.get("doubt")),
    )


def _doubt(name: str | None) -> Contradiction | None:
    """A doubt by its name; one that only later versions know is at least a doubt."""
    if name is None:
        return None
    return next((one for one in Contradiction if one.value == name), Contradiction.HISTORY)


def _is_whole(values: Mapping[str, str]) -> bool:
    """Whether the values are there and well written; keys of later versions are let through."""
    if not _TABLE.fullmatch(values.get("table", "")) or "commitment" not in values:
        return False
    if not _PEOPLE.fullmatch(values.get("people", "")):
        return False
    digits = [values["commitment"]]
    digits += [value for kind in (_NUMBERED, _PAIRED) for _, value in _matching(values, kind)]
    return all(map(_DIGITS.fullmatch, digits))


def _matching(
    values: Mapping[str, str], kind: re.Pattern[str]
) -> Iterator[tuple[re.Match[str], str]]:
    """The keys of a kind with their values."""
    for key, value in values.items():
        if found := kind.fullmatch(key):
            yield found, value


def _numbered(values: Mapping[str, str], kind: str) -> dict[int, str]:
    found = _matching(values, _NUMBERED)
    return {int(key[2]): value for key, value in found if key[1] == kind}


def _paired(values: Mapping[str, str], kind: str) -> dict[tuple[int, int], str]:
    found = _matching(values, _PAIRED)
    return {(int(key[2]), int(key[3])): value for key, value in found if key[1] == kind}
