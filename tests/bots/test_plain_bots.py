"""The plain bots of devices without a server: each is as strong as its description says."""

import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.bots.leads import lead
from trimino.bots.plain import PLAIN_ROSTER
from trimino.bots.player import Player, find_player
from trimino.rules import Match, MatchView, Place, PlacementKind, published

Count = Callable[[int, int], int]

PLAIN = {entry.name: Player(entry.name, entry.bot, entry.budget) for entry in PLAIN_ROSTER}


@pytest.mark.parametrize("rules", ["triomino", "tri-domino"])
def test_each_is_ahead_of_the_one_before(rules: str, count: Count) -> None:
    deals = count(100, 600)
    for worse, better in pairwise(PLAIN):
        assert lead(PLAIN[better], PLAIN[worse], deals, rules) > 0, (better, worse)


def test_the_strongest_is_a_little_ahead_of_greedy_and_far_behind_those_of_a_server(
    count: Count,
) -> None:
    solid = PLAIN["solid"]
    assert lead(solid, PLAIN["greedy"], count(100, 600)) < 30
    assert lead(find_player("heuristic"), solid, count(4, 40)) > 150


def test_where_points_are_bad_the_strongest_gets_fewer(count: Count) -> None:
    assert lead(PLAIN["solid"], PLAIN["random"], count(100, 600), "triodominio") < 0


def test_the_relaxed_one_is_about_as_strong_as_the_beginner_of_a_server(count: Count) -> None:
    assert abs(lead(PLAIN["easygoing"], find_player("novice"), count(20, 200))) < 30


def test_the_relaxed_one_overlooks_seven_bonuses_in_ten_and_the_strongest_none() -> None:
    there, laid = 0, dict.fromkeys(("easygoing", "solid"), 0)
    for seed in range(100):
        match, rng = Match(published("triomino"), 2), random.Random(seed)
        match.deal(rng)
        while not match.round.over:
            view = match.view(match.round.turn)
            if has_one_bonus_and_more(view):
                there += 1
                for name in laid:
                    laid[name] += is_bonus(view, PLAIN[name].choose(view, rng))
            match.play(PLAIN["greedy"].choose(view, rng))
    assert there > 80
    assert 0.15 < laid["easygoing"] / there < 0.45
    assert laid["solid"] == there


def has_one_bonus_and_more(view: MatchView) -> bool:
    """Whether one placement makes something, and others do not."""
    placements = list(view.legal.placements)
    return len(placements) > 1 and sum(is_bonus(view, place) for place in placements) == 1


def is_bonus(view: MatchView, action: object) -> bool:
    return isinstance(action, Place) and view.legal.kind(action)[0] is not PlacementKind.PLAIN
