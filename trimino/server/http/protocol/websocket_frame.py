"""Text frames of WebSocket as a server sends them: whole, unmasked, the same for every reader."""

_TEXT = b"\x81"
"""The first byte of a text message in one frame (RFC 6455, section 5.2)."""


def text_frame(text: bytes) -> bytes:
    """The frame of a text.

    >>> text_frame(b"hi"), text_frame(bytes(300))[:4], text_frame(bytes(70000))[:10].hex()
    (b'\\x81\\x02hi', b'\\x81~\\x01,', '817f0000000000011170')
    """
    size = len(text)
    if size < 126:
        return b"%b%c%b" % (_TEXT, size, text)
    if size < 1 << 16:
        return b"%b~%b%b" % (_TEXT, size.to_bytes(2), text)
    return b"%b\x7f%b%b" % (_TEXT, size.to_bytes(8), text)
