"""Links of evenings: the edits of a pad, compressed, after the `#`, which no server sees.

The web app writes and reads the same links.
"""

import base64
import binascii
import json
import re
import zlib

from trimino.pad.document import edits_document, read_pad
from trimino.pad.pad import Pad
from trimino.records.reading import MAX_BYTES, load
from trimino.terminal.errors import UsageError, UsageReason

_LINK = re.compile(r"[a-z]+://[^\s#]*/pad/shared/?(?:\?[^\s#]*)?#(\S*)", re.IGNORECASE)
_RAW = -zlib.MAX_WBITS
"""Deflate without a header, as browsers call `deflate-raw`."""


def pad_link(pad: Pad, server: str) -> str:
    """The link that opens a pad in the app of a server.

    >>> from trimino.pad import PadSettings
    >>> from trimino.rules import published
    >>> pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    >>> link = pad_link(pad, "https://trimino.example/")
    >>> link.partition("#")[0], linked_pad(link) == pad
    ('https://trimino.example/pad/shared', True)
    """
    text = json.dumps(edits_document(pad), ensure_ascii=False, separators=(",", ":"))
    packing = zlib.compressobj(9, wbits=_RAW)
    packed = packing.compress(text.encode()) + packing.flush()
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{server.rstrip('/')}/pad/shared#{letters}"


def is_pad_link(text: str) -> bool:
    """Whether a text is the link of an evening."""
    return _LINK.fullmatch(text.strip()) is not None


def linked_pad(link: str) -> Pad:
    """The pad of a link; what is not whole is refused."""
    found = _LINK.fullmatch(link.strip())
    if not found:
        raise UsageError(UsageReason.PAD_BAD_LINK)
    return read_pad(load(_unpacked(found[1])))


def _unpacked(letters: str) -> str:
    unpacking = zlib.decompressobj(wbits=_RAW)
    try:
        packed = base64.b64decode(f"{letters}==", altchars=b"-_", validate=False)
        # A small text may unpack to one that fills the memory.
        text = unpacking.decompress(packed, MAX_BYTES)
        if not unpacking.eof:
            raise UsageError(UsageReason.PAD_BAD_LINK)
        return text.decode()
    except (binascii.Error, zlib.error, ValueError):
        raise UsageError(UsageReason.PAD_BAD_LINK) from None
