"""XML elements as strings, always well-formed."""

import re
from collections.abc import Mapping

_NOT_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MARKUP = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_QUOTES = {'"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"}


def element(name: str, *content: str, **attributes: str | float) -> str:
    """An element; its content is markup already, the values of its attributes are escaped.

    An underscore in an attribute's name stands for a hyphen.

    >>> element("text", words("2 < 3"), x=1.50, font_size=12)
    '<text x="1.5" font-size="12">2 &lt; 3</text>'
    """
    pairs = (f' {key.replace("_", "-")}="{_attribute(value)}"' for key, value in attributes.items())
    start = f"<{name}{''.join(pairs)}"
    return f"{start}>{''.join(content)}</{name}>" if content else f"{start}/>"


def words(text: str) -> str:
    """Text as the content of an element; what no XML may hold is replaced."""
    return _escape(text, {"\r": "&#13;"})


def decimal(number: float) -> str:
    """A number with at most two decimals.

    >>> decimal(0.5), decimal(-0.001), decimal(20)
    ('0.5', '0', '20')
    """
    return f"{round(number, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def _attribute(value: str | float) -> str:
    return _escape(value, _QUOTES) if isinstance(value, str) else decimal(value)


def _escape(text: str, others: Mapping[str, str]) -> str:
    signs: dict[str, str] = {**_MARKUP, **others}
    return "".join(signs.get(sign, sign) for sign in _legal(text))


def _legal(text: str) -> str:
    return _NOT_XML.sub("\ufffd", text)
