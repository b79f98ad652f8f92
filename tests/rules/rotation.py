"""Turns cells, placements and fields by 60° around the vertex (0, 0), anticlockwise."""

from trimino.rules import Cell, Corners, Field, Place, Vertex
from trimino.rules.lattice import cells_around, vertices


def turned_vertex(vertex: Vertex) -> Vertex:
    return Vertex(-vertex.y, vertex.x + vertex.y)


def turned_cell(cell: Cell) -> Cell:
    """The cell whose vertices are the turned ones; up becomes down."""
    corners = {turned_vertex(vertex) for vertex in vertices(cell)}
    (found,) = (c for c in cells_around(min(corners)) if set(vertices(c)) == corners)
    return found


def turned_place(place: Place) -> Place:
    shown = dict(zip(map(turned_vertex, vertices(place.at)), place.corners, strict=True))
    at = turned_cell(place.at)
    one, two, three = vertices(at)
    corners: Corners = shown[one], shown[two], shown[three]
    return place._replace(at=at, corners=corners)


def turned_field(field: Field) -> Field:
    turned = Field(field.number)
    for place in field.laid.values():
        turned = turned.lay_unchecked(turned_place(place))
    return turned
