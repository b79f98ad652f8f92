"""The hash chain over the log of a table: the method `trimino-log/1`.

Each row of a log has a text and a *link*, the SHA-256 of that text and of a salt. The *head* after
a row is the SHA-256 of the head before it and of its link, so that a head stands for the whole log
up to there. Links and heads are public. Salts follow from the secret of the deals: until it is
revealed, nobody can tell from a link what its row says, not even by trying every text.

>>> salt = row_salt(bytes(32), 1)
>>> head = next_head(EMPTY_HEAD, row_link(salt, '[1,1000.0,{"kind":"opened"},""]'))
>>> head.hex()[:16]
'7f17789eb1b4630b'
>>> head == head_after(EMPTY_HEAD, [row_link(salt, '[1,1000.0,{"kind":"opened"},""]')])
True
"""

import hashlib
import hmac
from collections.abc import Iterable

_METHOD = "trimino-log/1"
EMPTY_HEAD = bytes(32)
"""The head of an empty log."""

_TAG = _METHOD.encode()


def row_salt(secret: bytes, version: int) -> bytes:
    """The salt of a row, from the secret of the deals."""
    return hmac.digest(secret, _TAG + version.to_bytes(4, "big"), "sha256")


def row_link(salt: bytes, text: str) -> bytes:
    """The link of a row: what the chain says of it."""
    return hashlib.sha256(_TAG + salt + text.encode()).digest()


def next_head(head: bytes, link: bytes) -> bytes:
    """The head after one more row."""
    return hashlib.sha256(head + link).digest()


def head_after(head: bytes, links: Iterable[bytes]) -> bytes:
    """The head after these rows."""
    for link in links:
        head = next_head(head, link)
    return head
