"""Details of a message as values of Fluent: a number that counts, or text.

In a Fluent file True and False are the words `true` and `false` and None is `null`, as in JSON;
a word of a choice is itself. `SIGNED($points)` writes a number with its sign. `RULE("target")`
names a field of the rules, and `RULE("target_met", "at-once")` what one may be, as the reader knows
them: here as they are written in JSON, in the browser by the words of the form. `PERSON($player)`
says whether a player is the reader: `you`, `you-too` for several with the reader, or `other`.
"""

import json
from collections.abc import Mapping

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType

from trimino.messages.plain_text import MAX_NUMBER, clean
from trimino.messages.players import NamesWithReader, ReaderName
from trimino.rules import Tile

_MINUS = "\N{MINUS SIGN}"


class Signed(FluentInt):
    """A number that is written with its sign: +40."""

    def format(self, locale: Locale) -> str:
        return f"{int(self):+}" if self else "0"


def signed(number: FluentInt | str) -> FluentType | str:
    """The Fluent function SIGNED; a number that is text is below zero, and has its sign."""
    return number if isinstance(number, str) else Signed(number)


def rule(field: str, value: str | None = None) -> str:
    """The Fluent function RULE."""
    return field if value is None else value


def person(player: FluentType | str) -> str:
    """The Fluent function PERSON."""
    return getattr(player, "person", "other")


def detail(value: object) -> FluentType | str:
    """The value as Fluent takes it.

    >>> detail(Tile(3, 4, 4)), detail(True), detail(None), detail((50, 60)), detail(-5)
    ('3-4-4', 'true', 'null', '[50, 60]', '−5')
    """
    match value:
        case Tile():
            return str(value)
        case ReaderName() | NamesWithReader():
            return type(value)(clean(value))
        case str():
            return clean(value)
        case int() if not isinstance(value, bool) and abs(value) < MAX_NUMBER:
            # Fluent would write the sign as a locale does, which is a hyphen in some.
            return FluentInt(value, useGrouping=False) if value >= 0 else f"{_MINUS}{-value}"
        case _:
            return clean(_as_json(value))


def _as_json(value: object) -> str:
    try:
        return json.dumps(value, ensure_ascii=False, default=_other)
    except (ValueError, TypeError, RecursionError):
        # JSON cannot write integers of thousands of digits, tuples as keys, or a list in itself.
        return "…"


def _other(value: object) -> object:
    return dict(value) if isinstance(value, Mapping) else str(value)
