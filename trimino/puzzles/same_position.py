"""Actions that are the same: what lies on the table afterwards differs only in how it is turned."""

from collections import defaultdict
from collections.abc import Iterable

from trimino.rules import Action, Field, Place, Position
from trimino.rules.lattice import Vertex, vertices

Shape = tuple[tuple[tuple[int, int, int], ...], ...]
"""Tiles as vertices and values, in order, wherever the field lies and however it is turned."""

SIXTHS = 6
"""The turns of the lattice onto itself."""


def distinct_groups(position: Position, actions: Iterable[Action]) -> list[list[Action]]:
    """The actions in groups that lead to the same position, in the order they came."""
    groups: defaultdict[object, list[Action]] = defaultdict(list)
    for action in actions:
        groups[_result(position, action)].append(action)
    return list(groups.values())


def same_actions(position: Position, action: Action) -> list[Action]:
    """The legal actions that lead to the same position as one of them, itself included."""
    wanted = _result(position, action)
    return [other for other in _candidates(position, action) if _result(position, other) == wanted]


def _candidates(position: Position, action: Action) -> list[Action]:
    """The actions that might be the same: of the same tile."""
    return list(position.legal.of(action.tile)) if isinstance(action, Place) else [action]


def _result(position: Position, action: Action) -> object:
    """The key that tells the position after an action from others."""
    if not isinstance(action, Place):
        return action
    if position.legal.starts_field:
        # A tile by itself can be turned at will.
        return action.tile
    field = position.fields[action.field]
    return action.tile, action.field, _shape(field.lay_unchecked(action))


def _shape(field: Field) -> Shape:
    tiles = [
        [(vertex, value) for vertex, value in zip(vertices(place.at), place.corners, strict=True)]
        for place in field.laid.values()
    ]
    turned = []
    for _ in range(SIXTHS):
        tiles = [[(_turned(vertex), value) for vertex, value in tile] for tile in tiles]
        turned.append(_moved(tiles))
    return min(turned)


def _turned(vertex: Vertex) -> Vertex:
    """A vertex after a sixth of a turn around the origin."""
    return Vertex(-vertex.y, vertex.x + vertex.y)


def _moved(tiles: list[list[tuple[Vertex, int]]]) -> Shape:
    """The tiles moved so that the field begins at the origin, in order."""
    left = min(vertex.x for tile in tiles for vertex, _ in tile)
    low = min(vertex.y for tile in tiles for vertex, _ in tile)
    return tuple(
        sorted(
            tuple(sorted((vertex.x - left, vertex.y - low, value) for vertex, value in tile))
            for tile in tiles
        )
    )
