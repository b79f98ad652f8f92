"""Canonical record: the one form in which a match that somebody brings is kept.

It is written from the replayed match and not copied, so that blanks, unknown keys inside rounds and
other ways to write the same cost nobody anything. Further keys beside the match are kept.
"""

from collections.abc import Mapping
from typing import Any

from trimino.records.errors import RecordError, RecordReason
from trimino.records.replaying import recorded_rules, replay
from trimino.records.writing import MATCH_KEYS, dump, record_of, rules_value

MAX_EXTRA = 2**16
"""Bytes of names and further keys; or as many as the match itself takes, if that is more."""


def canonical(document: Mapping[str, Any]) -> dict[str, Any]:
    """The canonical record of a match, after every value in it has been validated.

    >>> from trimino.records.record import load
    >>> line = '{"format": "trimino-record/1", "rules": "triomino", "players": ["A", "B"], ' \\
    ...     '"rounds": [], "winners": [],    "finished": false, "seed": 7}'
    >>> dump(canonical(load(line)))[:70]
    '{"format":"trimino-record/1","rules":"triomino","players":["A","B"],"r'
    """
    match = replay(document)
    extra = {key: value for key, value in document.items() if key not in MATCH_KEYS}
    written = record_of(match, document["players"])
    written["rules"] = rules_value(recorded_rules(document))
    most = max(MAX_EXTRA, _size({**written, "players": []}))
    if _size({"players": written["players"], **extra}) > most:
        raise RecordError(RecordReason.EXTRA_TOO_LONG)
    return {**written, **extra}


def _size(values: Mapping[str, object]) -> int:
    return len(dump(values).encode())
