"""Drawings of fields and hands: SVG for pages and notebooks, text for terminals.

svg.py           fields and hands as SVG
text.py          fields and hands as text, for a terminal
notebook.py      pictures of objects in notebooks
field_text.py    one field as text
canvas.py        a canvas of characters
pen.py           a pen that draws triangles with characters
spots.py         a cell in one of the fields
tile_svg.py      tiles as SVG
tile_face.py     the numbers on a tile: place, size and colour
plane.py         triangles in the plane
palette.py       colours
markup.py        XML elements
"""

from typing import TYPE_CHECKING

from trimino.rules.lazy_names import lazy_names

if TYPE_CHECKING:
    from trimino.drawing.svg import Block, Ground, Mark, draw_svg
    from trimino.drawing.text import draw_hand, draw_text

__all__ = ["Block", "Ground", "Mark", "draw_hand", "draw_svg", "draw_text"]

if not TYPE_CHECKING:  # A type checker would take any name for one of the package.
    __getattr__ = lazy_names(
        __name__,
        {
            "trimino.drawing.svg": ("Block", "Ground", "Mark", "draw_svg"),
            "trimino.drawing.text": ("draw_hand", "draw_text"),
        },
    )
