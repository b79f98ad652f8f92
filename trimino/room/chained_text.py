"""The text of a log row that the hash chain is over: what may be shown once the match is over."""

import hashlib
import json

from trimino.records.log_chain import row_link, row_salt
from trimino.room.facts import Opened, RematchOpened
from trimino.room.log_row import LogRow

_HIDDEN_KEYS = {Opened.kind: "kept", RematchOpened.kind: "table"}
"""Keys of facts that stay hidden: ids of guests, and of a table that not everyone may watch."""


def chained_link(secret: bytes, row: LogRow) -> bytes:
    """The link of a row in the chain."""
    salt = row_salt(secret, row.version)
    return row_link(salt, _text(salt, row))


def chained_text(secret: bytes, row: LogRow) -> str:
    """The text of a row in the chain: JSON, with its version, time, fact, and a digest.

    The digest stands for the whole row, so that the chain also fixes what stays hidden.
    """
    return _text(row_salt(secret, row.version), row)


def _text(salt: bytes, row: LogRow) -> str:
    whole = "\n".join((row.table, row.guest or "", row.command or "", row.body))
    digest = hashlib.sha256(salt + whole.encode()).hexdigest()
    return f'[{row.version},{row.at!r},{_shown(row)},"{digest}"]'


def _shown(row: LogRow) -> str:
    """The fact of a row as JSON, without what stays hidden."""
    key = _HIDDEN_KEYS.get(row.kind)
    if key is None:
        return row.body
    values = json.loads(row.body)
    values.pop(key, None)
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))
