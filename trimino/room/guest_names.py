"""Guest names: which names are accepted, and in which form they are kept.

Two names that look the same should be the same. Letters that stand for others, such as bold or
wide ones, become those (NFKC). All letters of a name are of one script, since a Cyrillic letter
among Latin ones cannot be told from them, and so are its digits and marks; phonetic letters, which
imitate others, are refused. This is the single-script rule of Unicode's security mechanisms (UTS
39), with marks limited as advised there.
"""

import unicodedata
from itertools import groupby, pairwise

from trimino.room.errors import RoomError, RoomReason

MAX_GUEST_NAME = 24

MAX_MARKS = 2
"""Marks over and under one letter; some scripts need a vowel and a tone."""

# A text many times too long is refused before it is read.
_MAX_TEXT_LENGTH = 10 * MAX_GUEST_NAME

# Unicode categories: control and format characters (with bidirectional overrides), surrogates,
# private use, unassigned, line and paragraph separators, and marks around a letter.
_UNREADABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"})
# Letters, marks and symbols that are blank: fillers, joiners, and selectors of another drawing.
_BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    "\U00013441\U00013442\U0001d159"
).union(map(chr, range(0xFE00, 0xFE0E)), map(chr, range(0xE0100, 0xE01F0)))
_VISIBLE = frozenset("LNPS")
# Selectors of a pictogram in black or in colour, and the first pictogram that has both.
_VARIANTS = frozenset("\ufe0e\ufe0f")
_FIRST_PICTOGRAM = "\u203c"

# Scripts that are written together.
_TOGETHER = {
    "HIRAGANA": "CJK",
    "KATAKANA": "CJK",
    "KATAKANA-HIRAGANA": "CJK",
    "IDEOGRAPHIC": "CJK",
    "BOPOMOFO": "CJK",
    "HANGUL": "CJK",
    "ARABIC-INDIC": "ARABIC",
    "EXTENDED": "ARABIC",
}
# Signs that go with letters of any script.
_COMMON = frozenset({"DIGIT", "COMBINING", "VARIATION"})
_WRITTEN = frozenset({"Nd", "Nl", "Mn", "Mc"})
# Letters of no alphabet that people write in: modifiers, phonetic ones, clicks.
_IMITATIONS = (
    (0x01C0, 0x01C3),
    (0x0250, 0x02FF),
    (0x1D00, 0x1DBF),
    (0xA720, 0xA7FF),
    (0xAB30, 0xAB6F),
)


def check_name(text: str) -> str:
    """A name as it is kept, normalized and with single spaces; an unusable one is refused.

    >>> check_name("  Anna   Liepa ")
    'Anna Liepa'
    """
    if len(text) > _MAX_TEXT_LENGTH:
        raise RoomError(RoomReason.NAME_TOO_LONG, most=MAX_GUEST_NAME)
    name = _normalized(_without_idle_selectors(_normalized(text)))
    if any(sign in _BLANKS or unicodedata.category(sign) in _UNREADABLE for sign in name):
        raise RoomError(RoomReason.NAME_UNREADABLE)
    name = " ".join(name.split())
    if not any(unicodedata.category(sign)[0] in _VISIBLE for sign in name):
        raise RoomError(RoomReason.NAME_EMPTY)
    if len(name) > MAX_GUEST_NAME:
        raise RoomError(RoomReason.NAME_TOO_LONG, most=MAX_GUEST_NAME)
    _check_marks(name)
    _check_script(name)
    return name


def _normalized(text: str) -> str:
    return unicodedata.normalize("NFKC", text)


def _without_idle_selectors(name: str) -> str:
    """The name without selectors where there is nothing to select, which nobody would see."""
    pairs = pairwise(f" {name}")
    return "".join(sign for before, sign in pairs if sign not in _VARIANTS or _is_pictogram(before))


def _is_pictogram(sign: str) -> bool:
    return sign >= _FIRST_PICTOGRAM and unicodedata.category(sign) == "So"


def _check_marks(name: str) -> None:
    """Refuse marks that are stacked, or that stand on no letter."""
    before = " "
    for marks, signs in groupby(name, key=_is_mark):
        found = [*signs]
        if marks:
            stacked = len(found) > MAX_MARKS or len({*found}) < len(found)
            if stacked or unicodedata.category(before)[0] not in "LM":
                raise RoomError(RoomReason.NAME_MARKS)
        before = found[-1]


def _is_mark(sign: str) -> bool:
    """Whether a sign is drawn over or under another; one that only asks for a colour is not."""
    return unicodedata.category(sign) == "Mn" and sign not in _VARIANTS


def _check_script(name: str) -> None:
    scripts = {_script(sign) for sign in name if _is_written(sign)} - _COMMON
    if len(scripts) > 1 or any(map(_is_imitation, name)):
        raise RoomError(RoomReason.NAME_MIXED)


def _is_written(sign: str) -> bool:
    """Whether a sign is a letter, or a digit or mark that goes with letters."""
    category = unicodedata.category(sign)
    return category[0] == "L" or category in _WRITTEN


def _script(sign: str) -> str:
    """The script of a letter, digit or mark, which is the first word of its name."""
    script = unicodedata.name(sign, "").partition(" ")[0]
    return _TOGETHER.get(script, script)


def _is_imitation(sign: str) -> bool:
    if unicodedata.category(sign)[0] != "L":
        return False
    return any(first <= ord(sign) <= last for first, last in _IMITATIONS)
