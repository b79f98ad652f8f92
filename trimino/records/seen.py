"""What a device keeps of a match, so that nobody can tell it another story later: `trimino-seen/1`.

It is one line of text: the commitment that the server showed before the device contributed, the
device's contributions by seat, and heads of the table's log by version. Until the match begins, a
contribution is only `sent`. The line may stand after the `#` of a link.

>>> seen = parse_seen(f"trimino-seen/1;table=abc;commitment={'0a' * 32};seat-1={'0b' * 32}")
>>> seen.table, list(seen.contributions), list(seen.heads)
('abc', [1], [])
>>> format_seen(seen).partition(";commitment")[0]
'trimino-seen/1;table=abc'
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

from trimino.records.errors import RecordError, RecordReason

FORMAT = "trimino-seen/1"

_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_DIGITS = re.compile(r"[0-9a-f]{64}")
_NUMBERED = re.compile(r"(seat|head|sent)-([0-9]{1,9})")


class SeenTable(NamedTuple):
    """The commitment, contributions and heads that a device kept, each as hexadecimal digits.

    `contributions` are those that the device sent, by seat; `heads` are by version. `sent` is what
    was sent for a match that has not begun: another player may take the seat until then.
    """

    table: str
    commitment: str
    contributions: Mapping[int, str] = {}
    heads: Mapping[int, str] = {}
    sent: Mapping[int, str] = {}


def format_seen(seen: SeenTable) -> str:
    """What a device kept as a line of text."""
    parts = [FORMAT, f"table={seen.table}", f"commitment={seen.commitment}"]
    parts += [f"seat-{seat}={sent}" for seat, sent in sorted(seen.contributions.items())]
    parts += [f"head-{version}={head}" for version, head in sorted(seen.heads.items())]
    parts += [f"sent-{seat}={sent}" for seat, sent in sorted(seen.sent.items())]
    return ";".join(parts)


def parse_seen(text: str) -> SeenTable:
    """Read a line that a device kept, or a link that ends in one."""
    kind, *parts = text.strip().rpartition("#")[2].split(";")
    values = dict(part.split("=", 1) for part in parts if "=" in part)
    if kind != FORMAT or len(values) != len(parts) or not _is_whole(values):
        raise RecordError(RecordReason.SEEN_UNREADABLE, format=FORMAT)
    seats, heads, sent = (_numbered(values, kind) for kind in ("seat", "head", "sent"))
    return SeenTable(values["table"], values["commitment"], seats, heads, sent)


def _is_whole(values: Mapping[str, str]) -> bool:
    """Whether the values are there and well written; keys of later versions are let through."""
    if not _TABLE.fullmatch(values.get("table", "")) or "commitment" not in values:
        return False
    digits = [v for k, v in values.items() if k == "commitment" or _NUMBERED.fullmatch(k)]
    return all(map(_DIGITS.fullmatch, digits))


def _numbered(values: Mapping[str, str], kind: str) -> dict[int, str]:
    found = ((_NUMBERED.fullmatch(key), value) for key, value in values.items())
    return {int(key[2]): value for key, value in found if key is not None and key[1] == kind}
