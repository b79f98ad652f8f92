"""House rules with a name: as a line of text, as a JSON document and as a link.

    Grandma’s: triomino, draw-limit=2, hexagons=50+60+70
    {"format": "trimino-rules/1", "name": "Grandma’s", "base": "triomino", "draw_limit": 2, …}
    https://trimino.example/rules#Grandma%E2%80%99s:%20triomino,draw-limit=2,hexagons=50+60+70

All three hold the id of a published rule set and the fields that differ from it. Rules that cannot
be played are refused by `trimino.rules.ruleset`, which validates them.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import quote, unquote

from trimino.records.errors import (
    NotationError,
    NotationReason,
    RecordError,
    printable,
)
from trimino.records.reading import load
from trimino.records.rules_notation import bad_rules, format_changes, rules_of_parts
from trimino.rules import RULESETS, Ruleset, RulesetError, departures, published
from trimino.rules.type_check import check_type

__all__ = ["HouseRules", "parse_house_rules"]

RULES_FORMAT: Literal["trimino-rules/1"] = "trimino-rules/1"
MAX_RULES_NAME = 60
MAX_RULES_TEXT = 4000

# A colon and the id of a rule set end the name; no field and no value of rules is such an id.
_IDS = "|".join(re.escape(rules.base) for rules in RULESETS)
_NAME_END = re.compile(rf":\s*(?=(?ai:{_IDS})(?:[,\s]|$))")
# The id and the changes are separated by commas or spaces, which may also stand in JSON's brackets.
_PART = re.compile(r"(?:\[[^\]]*\]|\{[^}]*\}|[^,\s])+")
_LINK = re.compile(r"[a-z]+://[^\s#?]*/rules/?(?:\?[^\s#]*)?#(\S+)", re.IGNORECASE)

# What chats and word processors put in place of a hyphen and of JSON's quotes.
_HYPHENS = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2212"), "-")
_DOUBLE_QUOTES = "“”„‟«»"
_QUOTES = dict.fromkeys(map(ord, _DOUBLE_QUOTES), '"')
# What stands around a text that is quoted, or around a link in an e-mail.
_OPENING = frozenset(f"<\"'`\u2018\u2019\u201a{_DOUBLE_QUOTES}")
_CLOSING = frozenset(f">\"'`\u2018\u2019{_DOUBLE_QUOTES}")

# Control characters, halves of characters, private use, and line and paragraph separators.
_UNREADABLE = frozenset({"Cc", "Cs", "Co", "Zl", "Zp"})
# Letters and symbols that are blank.
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_VISIBLE = frozenset("LNPS")
# Of the format characters only those that join emoji and letters: others reverse the text.
_JOINERS = frozenset("\u200c\u200d") | frozenset(map(chr, range(0xE0020, 0xE0080)))


@dataclass(frozen=True)
class HouseRules:
    """A rule set that a family or a club plays by, and what they call it.

    >>> rules = published("triomino").replace(draw_limit=2, hexagons=(50, 60, 70))
    >>> grandma = HouseRules(rules, "Grandma’s")
    >>> print(grandma)
    Grandma’s: triomino, hexagons=50+60+70, draw-limit=2
    >>> parse_house_rules(str(grandma)) == grandma
    True
    """

    rules: Ruleset
    name: str = ""
    """The name, in Unicode's composed form and with single spaces; empty for rules without one."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", check_rules_name(self.name))

    def __str__(self) -> str:
        """One line of text that a person can read and a chat does not change."""
        return self._joined(", ")

    def to_json(self) -> dict[str, Any]:
        """The JSON document: the format, the name, the base and the fields that differ."""
        name = {"name": self.name} if self.name else {}
        return {
            "format": RULES_FORMAT,
            **name,
            "base": self.rules.base,
            **departures(self.rules),
        }

    def link(self, server: str) -> str:
        """The link that opens these rules in the app of a server.

        >>> HouseRules(published("goliath"), "Ours").link("https://trimino.example")
        'https://trimino.example/rules#Ours:%20goliath'
        """
        return f"{server.rstrip('/')}/rules#{quote(self._joined(','), safe=',=+:')}"

    def _joined(self, separator: str) -> str:
        rules = separator.join((self.rules.base, *format_changes(self.rules, nothing="none")))
        return f"{self.name}: {rules}" if self.name else rules


def parse_house_rules(text: str) -> HouseRules:
    """Read house rules from any of their three forms; a NotationError says what is wrong.

    >>> parse_house_rules("Ours: triomino, draw-limit=2").rules.draw_limit
    2
    >>> parse_house_rules('{"base": "triomino", "draw_limit": 2}').rules.draw_limit
    2
    >>> parse_house_rules("Ours: triomino, draw-limit=-2")
    Traceback (most recent call last):
    trimino.records.errors.NotationError: These rules cannot be played. draw_limit cannot be −2.
    """
    check_type("text", text, str)
    if len(text) > MAX_RULES_TEXT:
        raise NotationError(
            NotationReason.HOUSE_RULES_TOO_LONG, found=len(text), most=MAX_RULES_TEXT
        )
    # Some editors write a byte order mark.
    written = _unquoted(text.removeprefix("\ufeff"))
    if written.startswith("{") and written.endswith("}"):
        return _from_document(written)
    link = _LINK.fullmatch("".join(map(str.strip, written.splitlines())))
    if link:
        return _from_line(unquote(link[1]))
    if "://" in written and not re.search(r"\s", written):
        raise _unreadable(written)
    return _from_line(written)


def rules_name_values(name: str) -> dict[str, str]:
    """The key of a record that names its house rules; no key without a name."""
    return {"rules_name": name} if name else {}


def recorded_rules_name(record: Mapping[str, object]) -> str:
    """The name of the house rules of a record; empty if it has none that can be shown."""
    return shown_rules_name(record.get("rules_name"))


def shown_rules_name(name: object) -> str:
    """A name as it is shown; empty for a value that cannot be one."""
    try:
        return check_rules_name(name) if isinstance(name, str) else ""
    except NotationError:
        return ""


def _from_document(text: str) -> HouseRules:
    try:
        fields = load(text)
    except RecordError:
        raise _unreadable(text) from None
    name, base = fields.pop("name", ""), fields.pop("base", None)
    # The rules of a record have no format of their own.
    known = fields.pop("format", RULES_FORMAT) == RULES_FORMAT
    if not known or not isinstance(base, str) or not isinstance(name, str):
        raise _unreadable(text)
    try:
        return HouseRules(published(base).replace_json(fields), name)
    except RulesetError as error:
        raise bad_rules(error) from None


def _from_line(line: str) -> HouseRules:
    name, rules = _split(line)
    # Without blanks around =, each change is one part.
    parts = _PART.findall("=".join(side.strip() for side in rules.split("=")))
    if not parts:
        raise _unreadable(line)
    return HouseRules(rules_of_parts(parts[0], parts[1:]), name)


def _unquoted(text: str) -> str:
    """A text without a full stop at its end and without the quotes around it."""
    written = _unstopped(text)
    if len(written) < 2 or written[0] not in _OPENING or written[-1] not in _CLOSING:
        return written
    inner = _unstopped(written[1:-1])
    # A quote that closes a value of JSON has its opening one in the rules, not in the name.
    in_json = _split(inner)[1].count('"') % 2
    return written if in_json else inner


def _unstopped(text: str) -> str:
    return text.strip().removesuffix(".").rstrip()


def _split(line: str) -> tuple[str, str]:
    """The name and the rules of a line; the rules in lower case, with ASCII hyphens and quotes."""
    # Each sign is replaced by one, so that the name's end is where it was.
    plain = line.translate(_HYPHENS)
    ends = [(found.start(), found.end()) for found in _NAME_END.finditer(plain)]
    end, start = ends[-1] if ends else _last_colon(plain)
    return line[:end], plain[start:].translate(_QUOTES).lower()


def _last_colon(line: str) -> tuple[int, int]:
    """The last colon with a blank, and its end; those in JSON's brackets do not count."""
    depth = 0
    for at in range(len(line) - 1, -1, -1):
        depth += (line[at] in "]}") - (line[at] in "[{")
        if depth == 0 and line[at] == ":" and line[at + 1 : at + 2].isspace():
            return at, at + 1
    return 0, 0


def check_rules_name(text: str) -> str:
    """A name of house rules as it is kept; one that is too long or unreadable is refused."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        return name
    visible = any(unicodedata.category(sign)[0] in _VISIBLE for sign in name)
    if len(name) > MAX_RULES_NAME or not visible or any(map(_is_unreadable, name)):
        raise _bad_name(name)
    return name


def _is_unreadable(sign: str) -> bool:
    category = unicodedata.category(sign)
    if category == "Cf":
        return sign not in _JOINERS
    return sign in _BLANKS or category in _UNREADABLE


def _bad_name(name: str) -> NotationError:
    return NotationError(
        NotationReason.HOUSE_RULES_NAME, found=printable(name), most=MAX_RULES_NAME
    )


def _unreadable(found: str) -> NotationError:
    return NotationError(NotationReason.NOT_HOUSE_RULES, found=printable(found))
