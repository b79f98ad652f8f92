"""Figures of a rules card: a bridge, a double and a hexagon, each with what it pays."""

from collections.abc import Iterator
from dataclasses import dataclass

from trimino.drawing import palette
from trimino.drawing.plane import Point, bounds, cell_triangle
from trimino.drawing.tile_face import upright_numbers
from trimino.printing.plane_on_page import PlaneOnPage
from trimino.printing.print_page import Align, PrintPage
from trimino.printing.print_words import PrintWords
from trimino.records.notation import parse_place
from trimino.rules import Field, Place, Ruleset
from trimino.rules.events import Score
from trimino.rules.scoring import bonus_scores

EIGHT = "100u0,0 011d0,0 500d0,-1 055u1,-1 504d1,-1 211u0,1 123d0,1 341u1,1"
ELEVEN = (
    "545u0,0 451d0,0 515u0,1 454d0,-1 424u1,-1 242d1,-1 202u2,-1 023d2,-1 232u2,0 212d1,0 121u1,1"
)
FIVE = "555u0,0 455d0,-1 514u1,-1 150d1,-1 005u1,0"
LAYING = ((EIGHT, "414d1,0"), (ELEVEN, "151d0,1"), (FIVE, "550d0,0"))
"""Tiles that lie there, and the tile that is laid: a bridge, a double and a hexagon."""

CAPTION_HEIGHT = 1.6
"""The height of the caption, for a size of one."""
LYING_INK, LAID_INK = "#8a8a8a", palette.ACCENT_DEEP
LAID_TINT = "#d3efe2"


@dataclass(frozen=True)
class CardFigure:
    """A tile laid beside others, and the bonus that it earns."""

    field: Field
    place: Place
    score: Score

    def draw(self, page: PrintPage, at: Point, size: Point, text: float, words: PrintWords) -> None:
        """Draw it into a rectangle, with its caption below in a size of type."""
        tiles = {cell_triangle(cell): place for cell, place in self.field.laid.items()}
        laid = cell_triangle(self.place.at)
        box = bounds([*tiles, laid])
        plane = PlaneOnPage.centred(box, at, Point(size.x, size.y - CAPTION_HEIGHT * text))
        for triangle in tiles:
            page.polygon(map(plane.place, triangle), stroke=LYING_INK, width=0.2)
        page.polygon(map(plane.place, laid), stroke=LAID_INK, fill=LAID_TINT, width=0.5)
        for triangle, tile in {**tiles, laid: self.place}.items():
            plane.draw_numbers(page, upright_numbers(triangle, tile.corners))
        below = Point(at.x + size.x / 2, at.y + size.y - text * 0.3)
        page.text(below, self._caption(words), text, strong=True, align=Align.MIDDLE)

    def _caption(self, words: PrintWords) -> str:
        item, points = self.score
        return f"{words.say(f'item-{item}')} {words.say('print-signed', points=points)}"


def card_figures(rules: Ruleset) -> Iterator[CardFigure]:
    """The figures of all that earns a bonus, where its tiles are in the set."""
    for lying, laying in LAYING:
        field, place = Field(), parse_place(laying)
        for text in lying.split():
            field = field.lay(parse_place(text))
        kind, hexagons = field.kind(place.at)
        tiles = {place.tile, *(laid.tile for laid in field.laid.values())}
        if tiles <= set(rules.tiles):
            for score in bonus_scores(rules, kind, hexagons):
                yield CardFigure(field, place, score)
