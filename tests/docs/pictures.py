"""Pictures of the documentation by name, each with a line that says what it shows.

The project draws them itself, so they show what its screens show.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tests.docs.ideas import plot_of
from tests.docs.scenes import CORNER_DISAGREES, EDGE_DISAGREES, SCENES, TABLE, TileScene, field_of
from tests.study.ideas import kept as ideas
from trimino.drawing.spots import spot
from trimino.drawing.svg import Ground, draw_svg
from trimino.records.notation import parse_place, parse_position
from trimino.rules import Cell, Field, Place, Tile, published
from trimino.rules.events import total

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LABELLED_BY = published("triomino")


def table(title: str) -> str:
    """A round under way, the hand of the player to move, and what each place would score."""
    position = parse_position(TABLE)
    legal = position.legal
    fitting = {place.tile for place in legal.placements}
    return draw_svg(
        position.fields,
        hands=[position.hand],
        last=list(position.fields[0].laid.values())[-1],
        marks=legal.placements,
        labels={spot(place): f"+{total(legal.scores(place))}" for place in legal.placements},
        dimmed=[tile for tile in position.hand if tile not in fitting],
        ground=Ground.FELT,
        title=title,
    )


def cells(title: str) -> str:
    """Cells of the lattice around the first one, each with its x and y."""
    near = (-1, 0, 1)
    around = [Cell(x, y, down) for x in near for y in near for down in (False, True)]
    return draw_svg([], labels={(0, cell): f"{cell.x},{cell.y}" for cell in around}, title=title)


def corners(title: str) -> str:
    """The corners of an up cell and of a down cell, numbered in the order they are listed."""
    up, down = Cell(0, 0), Cell(0, 0, down=True)
    numbered = [Place(Tile(1, 2, 3), cell, (1, 2, 3), cell.down) for cell in (up, down)]
    return draw_svg([Field(place.field).lay_unchecked(place) for place in numbered], title=title)


def turns(title: str) -> str:
    """The tile 0-2-5 in its three turns."""
    turned = ("025u0,0", "250u0,0", "502u0,0")
    return draw_svg([field_of(text, n) for n, text in enumerate(turned)], title=title)


def wrong(title: str) -> str:
    """Two tiles that do not fit: one along an edge, one only at a corner."""
    scenes = (EDGE_DISAGREES, CORNER_DISAGREES)
    return _laying(scenes, ["×"] * len(scenes), title)


def new_field(title: str) -> str:
    """A hexagon has just been closed, and a tile starts a new field beside it."""
    closing = SCENES["hexagon"]
    field, start = closing.field.lay_unchecked(closing.place), parse_place("222u0,0f1")
    return draw_svg([field], last=closing.place, marks=[start], title=title)


def scene(name: str, title: str) -> str:
    """A tile about to be laid, with what it scores."""
    shown = SCENES[name]
    return _laying([shown], [f"+{total(shown.scores(LABELLED_BY))}"], title)


def _laying(scenes: Sequence[TileScene], labels: Sequence[str], title: str) -> str:
    """Scenes side by side, of each the tile about to be laid with a label."""
    places = [shown.place._replace(field=number) for number, shown in enumerate(scenes)]
    return draw_svg(
        [field_of(shown.lying, number) for number, shown in enumerate(scenes)],
        marks=places,
        labels=dict(zip(map(spot, places), labels, strict=True)),
        title=title,
    )


PICTURES: dict[str, Callable[[], str]] = {
    **{
        draw.__name__.replace("_", "-"): partial(draw, str(draw.__doc__))
        for draw in (table, cells, corners, turns, wrong, new_field)
    },
    **{name: partial(scene, name, shown.title) for name, shown in SCENES.items()},
    **{f"idea-{one['name']}": partial(plot_of, one["name"]) for one in ideas()["ideas"]},
}


def kept(name: str) -> Path:
    return FOLDER / f"{name}.svg"


def drawn(name: str) -> str:
    return f"{PICTURES[name]()}\n"
