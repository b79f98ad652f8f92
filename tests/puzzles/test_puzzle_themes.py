"""Themes: detectors on positions set by hand, and what a theme promises, seen in other ways."""

import random

import pytest

from trimino.puzzles.making.candidates import HIDDEN_A_ROUND, RARE, worth_trying
from trimino.puzzles.puzzle_book import shipped_book
from trimino.puzzles.same_position import distinct_groups, same_actions
from trimino.puzzles.theme import SolvedPosition, Theme, bonus_points, can_have
from trimino.records.notation import (
    format_action,
    format_position,
    parse_action,
    parse_position,
)
from trimino.rules import (
    DRAW,
    ORIGIN,
    Field,
    Match,
    Place,
    Position,
    Tile,
    published,
)

BRIDGE = parse_position(
    "rules=triomino/reader=0/turn=0/phase=turn/fields=333u0,0.334d0,0.403u1,0.230d1,-1.012u2,-1."
    "221d2,-2.224u2,-2.045d1,0.412d1,-2/hand=000.011.024.035.133.135.222.225.234.255/counts=10,4/"
    "well=33/drawn=035.133/passes=0/totals=15,33"
)
HEXAGON = parse_position(
    "rules=triomino/reader=1/turn=1/phase=turn/fields=554u0,0.552d0,0.345d0,-1.225u1,0.352d1,-1/"
    "hand=014.023.034.122.124.135.234.335/counts=6,8/well=37/drawn=-/passes=0/totals=46,16"
)
DOUBLE = parse_position(
    "rules=tri-domino/reader=0/turn=0/phase=turn/fields=333u0,0.323d-1,0.331d0,0.235u-1,0.522d-2,0."
    "255u-2,0.113u0,1.055d-2,-1.422u-2,1.033d0,-1.244d-3,1.245d-2,1.340u1,-1.004d1,-2.111d0,1."
    "300u0,-1.002u1,-2.554u-2,2.555d-2,2.423u-3,1.515u-1,2.151d-1,2.501u-2,-1/hand=024.135.222/"
    "counts=3,3/well=27/drawn=222.135/passes=0/totals=69,112"
)
TWO_HEXAGONS = parse_position(
    "rules=tri-domino/reader=0/turn=0/phase=turn/fields=555u0,0.545d-1,0.450u-1,0.454u-1,1.005d-1,-1."
    "444d-2,1.355d0,-1.441u-2,1.523u1,-1.252d1,-1.124d-3,1.242u2,-1.342u-3,2.524d2,-2.223d-4,2."
    "000u-1,-1.220u-4,2.302d-4,1.434d-3,2.034u-4,1.343d-4,0.313u-3,0.231d-3,-1.010d-2,-1.101u-2,0."
    "131d-3,0.440d-5,1.025u1,0.332u-4,3.330d-4,3.255u2,-2/hand=013.014.015.114.115.125.222/"
    "counts=7,6/well=12/drawn=125.014/passes=0/totals=129,121"
)


@pytest.mark.parametrize(
    ("position", "answer", "theme"),
    [
        (BRIDGE, "133d0,-1", Theme.BRIDGE),
        (HEXAGON, "533u1,-1", Theme.HEXAGON),
        (DOUBLE, "351d-1,1", Theme.DOUBLE),
        (TWO_HEXAGONS, "014d-2,0", Theme.TWO_HEXAGONS),
    ],
)
def test_a_bonus_is_the_theme_of_who_takes_it(
    position: Position, answer: str, theme: Theme
) -> None:
    action = position.legal.find(parse_action(answer))
    assert action is not None
    other = next((one for one in position.legal if one != action), DRAW)
    assert SolvedPosition(position, action, other).themes == (theme,)
    plain = [one for one in position.legal.placements if not bonus_points(position, one)]
    for quiet in plain:
        assert theme not in SolvedPosition(position, quiet, action).themes


def test_a_bonus_that_pays_nothing_is_no_theme() -> None:
    free = HEXAGON._replace(rules=published("triodominio"))
    action = free.legal.find(parse_action("533u1,-1"))
    assert action is not None
    assert SolvedPosition(free, action, DRAW).themes == (Theme.QUIET,)


def test_to_draw_though_a_tile_fits_is_to_count_the_well() -> None:
    first = HEXAGON.legal.placements[0]
    assert SolvedPosition(HEXAGON, DRAW, first).themes == (Theme.COUNT_WELL,)
    nearly = HEXAGON._replace(well=2)
    quiet = next(one for one in nearly.legal.placements if not bonus_points(nearly, one))
    assert Theme.COUNT_WELL in SolvedPosition(nearly, quiet, DRAW).themes
    assert Theme.COUNT_WELL not in SolvedPosition(HEXAGON, quiet, DRAW).themes


def test_a_tile_alone_is_the_same_however_it_is_turned() -> None:
    position = parse_position(
        "rules=triodominio/reader=0/turn=0/phase=opening/fields=-/"
        "hand=000.012.123.234.345.001.002.003.004.005/counts=10,10/well=36/drawn=-/passes=0/totals=0,0"
    )
    groups = distinct_groups(position, position.legal)
    assert len(groups) == 10 < len(position.legal)
    turned = next(group for group in groups if len(group) == 3)
    assert same_actions(position, turned[0]) == turned


def test_a_field_that_is_the_same_when_turned_has_equal_places() -> None:
    triple = Place(Tile(3, 3, 3), ORIGIN, (3, 3, 3))
    lone = BRIDGE._replace(fields=(Field().lay(triple),), drawn=(), draws=0)
    places = [place for place in lone.legal.placements if str(place.tile) == "1-3-3"]
    assert len(places) == 3
    assert {format_action(one) for one in same_actions(lone, places[0])} == {
        format_action(one) for one in places
    }
    assert all(len(same_actions(BRIDGE, place)) == 1 for place in BRIDGE.legal.placements)


def test_positions_with_a_rare_bonus_are_always_tried() -> None:
    """Others are tried by lot; without this there would be no puzzles about rare bonuses."""
    match, rng = Match(published("tri-domino"), players=2), random.Random(1)
    match.deal(rng)
    plain = []
    for _ in range(30):
        plain.append(match.round.position(match.round.turn))
        match.play(rng.choice(list(match.legal)))
    hidden = [puzzle for puzzle in shipped_book() if not puzzle.line]
    rare = [next(one for one in hidden if one.themes[0] is theme) for theme in RARE]
    for seed in range(5):
        tried = worth_trying([*plain, *(one.table for one in rare)], random.Random(seed))
        assert {one.position for one in rare} <= set(map(format_position, tried))
        assert HIDDEN_A_ROUND <= len(tried) <= HIDDEN_A_ROUND + len(rare)


def test_what_cannot_be_about_a_bonus_is_known_before_it_is_solved() -> None:
    assert can_have(DOUBLE, Theme.DOUBLE)
    assert not can_have(DOUBLE, Theme.TWO_HEXAGONS)
    assert can_have(TWO_HEXAGONS, Theme.TWO_HEXAGONS)
    assert not can_have(BRIDGE, Theme.HEXAGON)
    assert all(can_have(BRIDGE, theme) for theme in (Theme.BRIDGE, Theme.QUIET, Theme.LOCK_OUT))
