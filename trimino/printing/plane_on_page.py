"""The plane of drawings on a page: moved, made larger or smaller, perhaps mirrored."""

from collections.abc import Iterable
from typing import NamedTuple

from trimino.drawing.plane import Bounds, Point
from trimino.drawing.tile_face import FaceNumber
from trimino.printing.print_page import Align, PrintPage


class PlaneOnPage(NamedTuple):
    """The place of the plane on a page: its origin, and the millimetres of its unit."""

    left: float
    top: float
    scale: float
    mirrored_in: float | None = None
    """The width of the page, where it is the back of another."""

    @classmethod
    def centred(cls, box: Bounds, at: Point, size: Point) -> "PlaneOnPage":
        """A part of the plane in the middle of a rectangle, as large as fits."""
        scale = min(size.x / box.width, size.y / box.height)
        left = at.x + (size.x - box.width * scale) / 2 - box.left * scale
        top = at.y + (size.y - box.height * scale) / 2 - box.top * scale
        return cls(left, top, scale)

    def place(self, point: Point) -> Point:
        """The place of a point of the plane on the page."""
        x = self.left + point.x * self.scale
        return Point(
            x if self.mirrored_in is None else self.mirrored_in - x, self.top + point.y * self.scale
        )

    def draw_numbers(self, page: PrintPage, numbers: Iterable[FaceNumber]) -> None:
        for number in numbers:
            page.text(
                self.place(number.base),
                str(number.value),
                number.size * self.scale,
                strong=True,
                colour=number.colour,
                align=Align.MIDDLE,
                turn=number.turn,
            )
