"""PDF files: pages with vectors and embedded fonts, byte for byte the same for the same pages."""

import zlib
from collections.abc import Iterator, Sequence

from trimino.printing.paper import MM_PER_POINT
from trimino.printing.print_page import CAP_HEIGHT, PrintPage
from trimino.printing.truetype import TrueTypeFont, regular

HEADER = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
SUBSET = "TRIMIN"
"""Marks the fonts as parts of larger ones; PDF asks for six letters."""


def pdf(pages: Sequence[PrintPage], *, title: str, language: str) -> bytes:
    """The file, which asks viewers to print it in its true size."""
    return _PdfFile(pages, regular().printable(title), language).written()


class _PdfFile:
    """The objects of a file, numbered from 1 in the order they are added."""

    def __init__(self, pages: Sequence[PrintPage], title: str, language: str) -> None:
        self._objects: list[bytes] = []
        used = _used_glyphs(pages)
        fonts = "".join(f"/{font.name} {self._font(font, used[font])} 0 R" for font in used)
        # Pages name their parent, which names them: it comes right after them.
        parent = len(self._objects) + 2 * len(pages) + 1
        kids = [self._page(page, fonts, parent) for page in pages]
        listed = " ".join(f"{kid} 0 R" for kid in kids)
        self._add(f"<</Type/Pages/Count {len(kids)}/Kids[{listed}]>>")
        self._root = self._add(
            f"<</Type/Catalog/Pages {parent} 0 R/Lang({language})"
            "/ViewerPreferences<</PrintScaling/None/DisplayDocTitle true/PickTrayByPDFSize true>>>>"
        )
        self._info = self._add(f"<</Title{_text(title)}/Creator(Trimino)>>")

    def written(self) -> bytes:
        body, offsets = HEADER, []
        for number, content in enumerate(self._objects, start=1):
            offsets.append(len(body))
            body += b"%d 0 obj\n%b\nendobj\n" % (number, content)
        table = "".join(f"{offset:010} 00000 n \n" for offset in offsets)
        count = len(offsets) + 1
        return body + (
            f"xref\n0 {count}\n0000000000 65535 f \n{table}"
            f"trailer\n<</Size {count}/Root {self._root} 0 R/Info {self._info} 0 R>>\n"
            f"startxref\n{len(body)}\n%%EOF\n"
        ).encode("ascii")

    def _page(self, page: PrintPage, fonts: str, parent: int) -> int:
        content = self._stream(page.content.encode("ascii"))
        width, height = (f"{side / MM_PER_POINT:.3f}" for side in page.size)
        return self._add(
            f"<</Type/Page/Parent {parent} 0 R/MediaBox[0 0 {width} {height}]"
            f"/Resources<</Font<<{fonts}>>>>/Contents {content} 0 R>>"
        )

    def _font(self, font: TrueTypeFont, glyphs: dict[int, str]) -> int:
        """A font whose characters are the numbers of glyphs, and what they mean as text."""
        name = f"/{SUBSET}+{font.name}"
        file = self._stream(font.data, f"/Length1 {len(font.data)}")
        left, bottom, right, top = (_per_mille(font, value) for value in font.bounds)
        descriptor = self._add(
            f"<</Type/FontDescriptor/FontName{name}/Flags 4/ItalicAngle 0/StemV 90"
            f"/FontBBox[{left} {bottom} {right} {top}]/CapHeight {CAP_HEIGHT * 1000:.0f}"
            f"/Ascent {_per_mille(font, font.ascent)}/Descent {_per_mille(font, font.descent)}"
            f"/FontFile2 {file} 0 R>>"
        )
        widths = "".join(f"{n}[{_per_mille(font, font.advance(n))}]" for n in glyphs)
        descendant = self._add(
            f"<</Type/Font/Subtype/CIDFontType2/BaseFont{name}/FontDescriptor {descriptor} 0 R"
            "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
            f"/CIDToGIDMap/Identity/W[{widths}]>>"
        )
        meaning = self._stream(_unicode_map(glyphs).encode("ascii"))
        return self._add(
            f"<</Type/Font/Subtype/Type0/BaseFont{name}/Encoding/Identity-H"
            f"/DescendantFonts[{descendant} 0 R]/ToUnicode {meaning} 0 R>>"
        )

    def _stream(self, data: bytes, more: str = "") -> int:
        packed = zlib.compress(data, 9)
        head = f"<</Filter/FlateDecode/Length {len(packed)}{more}>>".encode("ascii")
        return self._add(head + b"\nstream\n" + packed + b"\nendstream")

    def _add(self, content: str | bytes) -> int:
        self._objects.append(content.encode("ascii") if isinstance(content, str) else content)
        return len(self._objects)


def _used_glyphs(pages: Sequence[PrintPage]) -> dict[TrueTypeFont, dict[int, str]]:
    """The glyphs of all pages by font, in the order of their names and numbers."""
    used: dict[TrueTypeFont, dict[int, str]] = {}
    for page in pages:
        for font, glyphs in page.glyphs.items():
            used.setdefault(font, {}).update(glyphs)
    fonts = sorted(used, key=lambda font: font.name)
    return {font: dict(sorted(used[font].items())) for font in fonts}


def _unicode_map(glyphs: dict[int, str]) -> str:
    pairs = [f"<{glyph:04x}> <{_utf16(character)}>" for glyph, character in glyphs.items()]
    blocks = "\n".join(
        f"{len(block)} beginbfchar\n{chr(10).join(block)}\nendbfchar" for block in _hundreds(pairs)
    )
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
        "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n"
        "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
        "1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n"
        f"{blocks}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend"
    )


def _hundreds(pairs: list[str]) -> Iterator[list[str]]:
    """Blocks of a hundred, the most that a block of such a map may have."""
    for start in range(0, len(pairs), 100):
        yield pairs[start : start + 100]


def _text(text: str) -> str:
    return f"<feff{_utf16(text)}>"


def _utf16(text: str) -> str:
    return text.encode("utf-16-be").hex()


def _per_mille(font: TrueTypeFont, units: int) -> int:
    return round(units * 1000 / font.units)
