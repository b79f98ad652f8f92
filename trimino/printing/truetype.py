"""TrueType fonts: the glyph of each character, and how wide it is.

The two fonts are small enough to be embedded whole, so that nothing has to be cut out of them here.
"""

import struct
import unicodedata
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

from trimino.records.package_data import package_data

SUBSTITUTE = "?"
"""The substitute for a letter that the font does not have."""


class TrueTypeFont:
    """A font, by the bytes of its file.

    >>> regular().covers("Žaidėjas, hráč, игрок: −5")
    True
    >>> round(regular().width("10", 100.0), 1)
    112.4
    """

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.data = data
        self._offsets = {
            tag.decode(): offset
            for tag, _, offset, _ in struct.iter_unpack(">4sIII", _tables(data))
        }
        self.units: int = self._read("head", 18, ">H")[0]
        self.bounds: tuple[int, int, int, int] = self._read("head", 36, ">4h")
        self.ascent, self.descent = self._read("hhea", 4, ">2h")

    def glyph(self, character: str) -> int:
        """The number of a character's glyph."""
        return self._glyphs.get(ord(character), self._glyphs[ord(SUBSTITUTE)])

    def covers(self, text: str) -> bool:
        """Whether the font has every character of a text."""
        return self.printable(text) == text

    def printable(self, text: str) -> str:
        """A text with a substitute for each letter that the font does not have.

        Emojis, and whatever else it lacks that is no letter, are left out.
        """
        shown = (one if ord(one) in self._glyphs else _substitute(one) for one in text)
        return "".join(shown)

    def advance(self, glyph: int) -> int:
        """The advance of a glyph, in units of the font."""
        return self._advances[min(glyph, len(self._advances) - 1)]

    def width(self, text: str, size: float) -> float:
        """The width of a text in a size, in the unit of the size."""
        return sum(map(self._character_advance, text)) * size / self.units

    @cached_property
    def _character_advance(self) -> Callable[[str], int]:
        # Setting a page asks again and again for the same characters.
        return cache(lambda character: self.advance(self.glyph(character)))

    @cached_property
    def _advances(self) -> list[int]:
        (count,) = self._read("hhea", 34, ">H")
        return list(self._read("hmtx", 0, ">" + "Hh" * count)[::2])

    @cached_property
    def _glyphs(self) -> dict[int, int]:
        """The glyph of each character, from the subtable for Unicode in format 4."""
        (count,) = self._read("cmap", 2, ">H")
        entries = (self._read("cmap", 4 + 8 * n, ">HHI") for n in range(count))
        start = next(offset for system, kind, offset in entries if (system, kind) == (3, 1))
        (double,) = self._read("cmap", start + 6, ">H")
        segments = double // 2
        found: dict[int, int] = {}
        for segment in range(segments):
            found |= self._segment(start + 14 + 2 * segment, double)
        return found

    def _segment(self, at: int, double: int) -> dict[int, int]:
        """The glyphs of one run of characters; its four values lie in four lists."""
        (last,) = self._read("cmap", at, ">H")
        (first,) = self._read("cmap", at + 2 + double, ">H")
        (delta,) = self._read("cmap", at + 2 + 2 * double, ">H")
        ranges = at + 2 + 3 * double
        (offset,) = self._read("cmap", ranges, ">H")
        codes = range(first, min(last, 0xFFFE) + 1)
        if not offset:
            return {code: (code + delta) % 0x10000 for code in codes}
        raw = {
            code: self._read("cmap", ranges + offset + 2 * (code - first), ">H") for code in codes
        }
        return {code: (glyph + delta) % 0x10000 for code, (glyph,) in raw.items() if glyph}

    def _read(self, table: str, at: int, form: str) -> tuple[Any, ...]:
        return struct.unpack_from(form, self.data, self._offsets[table] + at)


def _substitute(character: str) -> str:
    return SUBSTITUTE if unicodedata.category(character)[0] in "LN" else ""


def _tables(data: bytes) -> bytes:
    """The directory of the tables, which has 16 bytes for each."""
    (count,) = struct.unpack_from(">H", data, 4)
    return data[12 : 12 + 16 * count]


@cache
def regular() -> TrueTypeFont:
    return _font("Roboto-Regular")


@cache
def bold() -> TrueTypeFont:
    return _font("Roboto-Bold")


def _font(name: str) -> TrueTypeFont:
    return TrueTypeFont(name, package_data("trimino.printing", f"fonts/{name}.ttf"))
