"""The pictures: as the project draws them now, showing what the pages say."""

import re

import pytest

from tests.docs.pages import PAGES, text
from tests.docs.pictures import FOLDER, PICTURES, drawn, kept
from tests.docs.scenes import CORNER_DISAGREES, EDGE_DISAGREES, SCENES, TABLE, TileScene
from trimino.records.notation import parse_position
from trimino.rules import PlacementKind
from trimino.study.questions import StudyQuestion

KINDS = {
    "opening": (PlacementKind.PLAIN, 0),
    "plain": (PlacementKind.PLAIN, 0),
    "bridge": (PlacementKind.BRIDGE, 0),
    "double": (PlacementKind.DOUBLE, 0),
    "hexagon": (PlacementKind.HEXAGON, 1),
    "two-hexagons": (PlacementKind.HEXAGON, 2),
    "three-hexagons": (PlacementKind.HEXAGON, 3),
}

STUDIED = {f"study-{question}" for question in StudyQuestion}
MEASURED = {"calibration", "learning", "serving"} | STUDIED
"""Pictures of measurements, which take too long to repeat in a test."""

BY_HAND = {"fair-deals"}
"""Pictures that somebody has drawn."""

PRINTED = {"print"}
"""Pictures of printed pages, which Ghostscript draws for `tests.docs.printed`."""

TAKEN = {"desk", "move", "phone"}
"""Pictures of the web app, taken in a browser by `tests.browser.readme`."""


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_as_it_is_drawn_now(name: str) -> None:
    assert kept(name).read_text(encoding="utf-8") == drawn(name)


def test_every_picture_is_shown_and_none_is_missing() -> None:
    picture = re.compile(r"pictures/([\w-]+)\.(?:svg|png|webp)")
    shown = {name for page in PAGES for name in picture.findall(text(page))}
    expected = set(PICTURES) | MEASURED | PRINTED | TAKEN | BY_HAND
    assert shown == expected == {path.stem for path in FOLDER.iterdir()}


@pytest.mark.parametrize("name", SCENES)
def test_a_tile_is_laid_as_its_picture_says(name: str) -> None:
    scene = SCENES[name]
    assert scene.kind == KINDS[name]
    assert str(scene.place.tile) in scene.title
    if scene.lying:
        assert scene.field.place(scene.place.tile, scene.place.at) == scene.place


def disagreements(scene: TileScene) -> list[int]:
    """The corners that show another value than lies there."""
    given = scene.field.gaps[scene.place.at].corners
    pairs = enumerate(zip(scene.place.corners, given, strict=True))
    return [number for number, (shown, lies) in pairs if lies not in (None, shown)]


def test_one_wrong_tile_disagrees_along_the_edge() -> None:
    # Its second corner, at the top left, is on the edge; the third touches nothing.
    assert disagreements(EDGE_DISAGREES) == [1]
    assert EDGE_DISAGREES.field.gaps[EDGE_DISAGREES.place.at].corners[2] is None


def test_the_other_wrong_tile_disagrees_only_where_corners_meet() -> None:
    # The first corner of a down cell is its lowest, opposite the edge that touches a tile.
    assert CORNER_DISAGREES.kind == (PlacementKind.BRIDGE, 0)
    assert disagreements(CORNER_DISAGREES) == [0]


def test_a_hexagon_can_be_closed_at_the_table() -> None:
    legal = parse_position(TABLE).legal
    assert PlacementKind.HEXAGON in {legal.kind(place)[0] for place in legal.placements}
