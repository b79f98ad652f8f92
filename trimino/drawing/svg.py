"""Fields and hands as SVG: one standalone picture, without scripts, and with nothing to load.

It scales with the page it stands on, and its tiles stay light on a dark one.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from types import NoneType
from typing import NamedTuple

from trimino.drawing import palette
from trimino.drawing.markup import decimal, element, words
from trimino.drawing.plane import SIDE, Bounds, bounds, cell_triangle, rack
from trimino.drawing.spots import Spot, shown, spot
from trimino.drawing.tile_svg import DrawnTile, draw_mark, draw_tiles
from trimino.rules import Corners, Field, Place, Tile
from trimino.rules.scoring import Hand
from trimino.rules.type_check import check_each, check_type
from trimino.rules.word_enum import WordEnum

_MARGIN = 16.0
FIELD_GAP = 60.0
HAND_GAP = 40.0
TILE_GAP = 6.0
MIN_HAND_WIDTH = 6.5 * SIDE

_FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


class Ground(WordEnum):
    """The background of a picture: none, or one of two cloths."""

    NONE = "none"
    LINEN = "linen"
    FELT = "felt"


CLOTHS = {Ground.LINEN: palette.LINEN, Ground.FELT: palette.FELT}


class Mark(NamedTuple):
    """The marks in an empty cell."""

    ghost: Corners | None
    label: str


class Block(NamedTuple):
    """A part of the picture, and the rectangle it covers."""

    box: Bounds
    markup: str

    def __repr__(self) -> str:
        return f"<Block: {self.box.width:g} by {self.box.height:g}>"


def draw_svg(
    fields: Sequence[Field],
    *,
    hands: Sequence[Hand] = (),
    last: Place | None = None,
    marks: Iterable[Place] = (),
    ghosts: bool = True,
    labels: Mapping[Spot, str] | None = None,
    dimmed: Container[Tile] = (),
    ground: Ground = Ground.NONE,
    title: str = "",
) -> str:
    """Draw the fields side by side, and the hands below them.

    `last` is outlined. Cells of `marks` and `labels` are dashed; with `ghosts`, a cell that is
    marked for one tile shows that tile. Tiles of hands that are `dimmed` are pale. The title is for
    screen readers.
    """
    check_each("fields", fields, Field)
    check_type("hands", hands, Sequence)
    for number, hand in enumerate(hands):
        check_each(f"hands[{number}]", hand, Tile)
    check_type("last", last, Place, NoneType)
    check_type("marks", marks, Iterable)
    check_type("title", title, str)
    marked = _marked(marks, labels or {}, ghosts)
    table = _beside([_field(field, last, marked) for field in shown(fields, marked)])
    width = max(table.box.width, MIN_HAND_WIDTH)
    blocks = [table, *(_hand(hand, width, dimmed) for hand in hands)]
    return _picture(_below([block for block in blocks if block.markup]), ground, title)


def _marked(marks: Iterable[Place], labels: Mapping[Spot, str], ghosts: bool) -> dict[Spot, Mark]:
    places: dict[Spot, set[Place]] = {at: set() for at in labels}
    for place in marks:
        check_type("each of marks", place, Place)
        places.setdefault(spot(place), set()).add(place)
    return {
        at: Mark(_ghost(here) if ghosts else None, labels.get(at, ""))
        for at, here in places.items()
    }


def _ghost(places: set[Place]) -> Corners | None:
    return next(iter(places)).corners if len(places) == 1 else None


def _field(field: Field, last: Place | None, marked: Mapping[Spot, Mark]) -> Block:
    laid = [DrawnTile(cell_triangle(at), place.corners) for at, place in field.laid.items()]
    empty = {
        cell_triangle(at): mark
        for (at_field, at), mark in marked.items()
        if at_field == field.number
    }
    newest = cell_triangle(last.at) if last and last.field == field.number else None
    drawn = (draw_mark(triangle, *mark) for triangle, mark in empty.items())
    box = bounds([*(tile.triangle for tile in laid), *empty])
    return Block(box, draw_tiles(laid, newest) + "".join(drawn))


def _hand(hand: Hand, width: float, dimmed: Container[Tile]) -> Block:
    triangles = list(rack(len(hand), width, TILE_GAP))
    tiles = list(zip(triangles, hand, strict=True))
    pale = draw_tiles([DrawnTile(*tile) for tile in tiles if tile[1] in dimmed])
    bright = draw_tiles([DrawnTile(*tile) for tile in tiles if tile[1] not in dimmed])
    return Block(bounds(triangles), (pale and element("g", pale, opacity=0.55)) + bright)


def _picture(block: Block, ground: Ground, title: str) -> str:
    width, height = block.box.width + 2 * _MARGIN, block.box.height + 2 * _MARGIN
    cloth = CLOTHS.get(ground)
    name = {"aria_label": title} if title else {}
    return element(
        "svg",
        element("title", words(title)) if title else "",
        element("rect", width=width, height=height, rx=14, fill=cloth) if cloth else "",
        _translated(block, _MARGIN, _MARGIN),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {decimal(width)} {decimal(height)}",
        width=width,
        height=height,
        role="img",
        font_family=_FONT,
        font_weight=700,
        text_anchor="middle",
        stroke_linejoin="round",
        **name,
    )


def _beside(blocks: Sequence[Block]) -> Block:
    """Blocks from left to right, their middles level."""
    height = max((block.box.height for block in blocks), default=0.0)
    right = 0.0
    parts: list[str] = []
    for block in blocks:
        left = right + FIELD_GAP if parts else 0.0
        parts.append(_translated(block, left, (height - block.box.height) / 2))
        right = left + block.box.width
    return Block(Bounds(0, 0, right, height), "".join(parts))


def _below(blocks: Sequence[Block]) -> Block:
    """Blocks from top to bottom, their middles in line."""
    width = max((block.box.width for block in blocks), default=0.0)
    bottom = 0.0
    parts: list[str] = []
    for block in blocks:
        top = bottom + HAND_GAP if parts else 0.0
        parts.append(_translated(block, (width - block.box.width) / 2, top))
        bottom = top + block.box.height
    return Block(Bounds(0, 0, width, bottom), "".join(parts))


def _translated(block: Block, left: float, top: float) -> str:
    """A block with its top left corner at a point."""
    x, y = decimal(left - block.box.left), decimal(top - block.box.top)
    return element("g", block.markup, transform=f"translate({x} {y})")
