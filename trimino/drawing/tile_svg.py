"""Tiles as SVG: those that lie there, and those that may be laid.

The tiles that lie together are three paths: their shadow, their rim and their body. A wide stroke
with round joins gives them their corners.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from trimino.drawing import palette
from trimino.drawing.markup import decimal, element, words
from trimino.drawing.plane import Point, Triangle, inset
from trimino.drawing.tile_face import DIGIT, upright_numbers
from trimino.rules import Corners

SEAM = 0.6
"""The space left free at each side of a cell."""
ROUNDNESS = 5.0
RIM = 1.6
LAST_RIM = 3.4
_SHADOW = 2.0

LABEL_SIZE = 15.0


class DrawnTile(NamedTuple):
    """A tile in the picture: its triangle, and the numbers at its corners."""

    triangle: Triangle
    corners: Corners


def draw_tiles(tiles: Sequence[DrawnTile], last: Triangle | None = None) -> str:
    """Tiles that lie beside each other; the last one laid is outlined."""
    triangles = [tile.triangle for tile in tiles]
    if not triangles:
        return ""
    parts = [_shadow(triangles), _slabs(triangles, palette.EDGE, RIM)]
    if last:
        parts.append(_slabs([last], palette.ACCENT, LAST_RIM))
    return "".join([*parts, *(_numbers(tile) for tile in tiles)])


def draw_mark(triangle: Triangle, ghost: Corners | None, label: str) -> str:
    """An empty cell where a tile may be laid, perhaps with that tile, perhaps with a label."""
    if ghost:
        parts = [
            _dashes(triangle, palette.IVORY, 0.8),
            element("g", _numbers(DrawnTile(triangle, ghost)), opacity=0.75),
        ]
    else:
        parts = [_dashes(triangle, palette.ACCENT, 0.14)]
    if label:
        parts.append(_label(_label_point(triangle), label))
    return "".join(parts)


def _shadow(triangles: Iterable[Triangle]) -> str:
    return element(
        "path",
        d=_path(triangles, SEAM + ROUNDNESS),
        transform=f"translate(0 {decimal(_SHADOW)})",
        stroke=palette.SHADOW,
        stroke_width=2 * ROUNDNESS,
        opacity=0.22,
    )


def _slabs(triangles: Sequence[Triangle], rim: str, width: float) -> str:
    path = _path(triangles, SEAM + ROUNDNESS)
    colours = ((rim, ROUNDNESS), (palette.IVORY, ROUNDNESS - width))
    return "".join(
        element("path", d=path, fill=colour, stroke=colour, stroke_width=2 * reach)
        for colour, reach in colours
    )


def _dashes(triangle: Triangle, fill: str, opacity: float) -> str:
    return element(
        "path",
        d=_path([triangle], SEAM + ROUNDNESS / 2),
        fill=fill,
        fill_opacity=opacity,
        stroke=palette.ACCENT,
        stroke_width=2.4,
        stroke_dasharray="7 5",
    )


def _path(triangles: Iterable[Triangle], inward: float) -> str:
    """The triangles as one path, their sides moved inward."""
    corners = (inset(triangle, inward) for triangle in triangles)
    return "".join(f"M{_pair(a)}L{_pair(b)}L{_pair(c)}Z" for a, b, c in corners)


def _pair(point: Point) -> str:
    return f"{decimal(point.x)} {decimal(point.y)}"


def _numbers(tile: DrawnTile) -> str:
    numbers = upright_numbers(tile.triangle, tile.corners)
    return "".join(_text(one.at, str(one.value), one.size, one.colour) for one in numbers)


def _label_point(triangle: Triangle) -> Point:
    """Halfway between the number at the tip and the other two, where most room is."""
    tip, one, two = (number.at for number in upright_numbers(triangle, (0, 0, 0)))
    return Point(tip.x, (tip.y + (one.y + two.y) / 2) / 2)


def _label(at: Point, text: str) -> str:
    """White words on green, which can be read on any ground."""
    width, height = LABEL_SIZE * (DIGIT.x * len(text) + 0.7), LABEL_SIZE * 1.3
    pill = element(
        "rect",
        x=at.x - width / 2,
        y=at.y - height / 2,
        width=width,
        height=height,
        rx=height / 2,
        fill=palette.ACCENT_DEEP,
    )
    return pill + _text(at, text, LABEL_SIZE, palette.ON_ACCENT)


def _text(at: Point, text: str, size: float, colour: str) -> str:
    """Text with the middle of its digits at a point."""
    base = at.y + DIGIT.y * size / 2
    return element("text", words(text), x=at.x, y=base, font_size=size, fill=colour)
