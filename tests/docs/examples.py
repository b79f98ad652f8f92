"""Examples of what things score, worked out by the rules themselves."""

from collections.abc import Iterator
from typing import NamedTuple

from tests.docs.scenes import SCENES
from trimino.records.notation import parse_tile
from trimino.rules import PlacementKind, Ruleset, published
from trimino.rules.events import Scores, total
from trimino.rules.scoring import (
    HandLeft,
    blocked_scores,
    draw_scores,
    hand_left,
    opening_scores,
    out_scores,
    pass_scores,
    placement_scores,
)
from trimino.words import say

COMPARED = tuple(map(published, ("triomino", "goliath", "goliath-kids", "wikipedia")))
"""Rule sets that differ in what placements score."""

TRIOMINO, TRI_DOMINO = published("triomino"), published("tri-domino")


class Sum(NamedTuple):
    """Something that happens, the rules it happens under, and what it scores."""

    happening: str
    rules: Ruleset
    scores: Scores


def placement_rows() -> Iterator[tuple[str, ...]]:
    for name, scene in SCENES.items():
        points = (str(total(scene.scores(rules))) for rules in COMPARED)
        yield name.replace("-", " "), str(scene.place.tile), *points


def sum_rows() -> Iterator[tuple[str, str, str]]:
    for happening, rules, scores in _sums():
        yield happening, f"`{rules.base}`", sum_text(scores)


def sum_text(scores: Scores) -> str:
    """Points item by item, and what they come to."""
    items = ", ".join(f"{say(f'item-{item}')} {signed(points)}" for item, points in scores)
    return f"{items}: **{signed(total(scores))}**" if scores else "**0**"


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def _sums() -> Iterator[Sum]:
    for tile in ("4-4-4", "0-0-0", "3-4-5"):
        scores = opening_scores(TRI_DOMINO, parse_tile(tile))
        yield Sum(f"{tile} opens a round", TRI_DOMINO, scores)
    laid = placement_scores(TRI_DOMINO, parse_tile("2-5-5"), PlacementKind.PLAIN, 0)
    yield Sum("2-5-5 is laid", TRI_DOMINO, laid)
    for name, happening in (
        ("plain", "3-4-4 is laid"),
        ("hexagon", "0-5-5 closes a hexagon"),
        ("bridge", "1-4-4 is a bridge"),
        ("double", "1-1-5 is a double"),
    ):
        yield Sum(happening, TRI_DOMINO, SCENES[name].scores(TRI_DOMINO))
    passed = pass_scores(TRIOMINO, can_draw=False, drew=True, can_place=False)
    stuck = draw_scores(TRIOMINO, solo=False) * 3 + passed
    yield Sum("three tiles are drawn, and none fits", TRIOMINO, stuck)
    yield from _round_ends()


def _round_ends() -> Iterator[Sum]:
    out = _hand(""), _hand("0-1-5 2-2-4"), _hand("3-4-4")
    went_out = out_scores(TRIOMINO, out, 0)[0]
    yield Sum("a player goes out; the others hold 0-1-5, 2-2-4 and 3-4-4", TRIOMINO, went_out)
    hands = _hand("0-1-1"), _hand("0-0-5"), _hand("2-3-4")
    held = "a round is blocked; three players hold 0-1-1, 0-0-5 and 2-3-4:"
    for name, happening, seat in (
        ("triomino", "the lowest hand", 0),
        ("wikipedia", "the lowest hand", 0),
        ("triodominio", "the lowest hand", 0),
        ("triodominio", "the highest hand", 2),
    ):
        rules = published(name)
        yield Sum(f"{held} {happening}", rules, blocked_scores(rules, hands)[seat])


def _hand(text: str) -> HandLeft:
    return hand_left(tuple(map(parse_tile, text.split())))
