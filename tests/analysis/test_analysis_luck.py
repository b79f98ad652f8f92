"""Luck: what chance did is weighed fairly, and with it a result adds up."""

import random
from statistics import fmean

import pytest

from tests.bots.matches import FEW, between, one_round
from tests.rules.scenes import FIVE_OF_SIX
from tests.rules.setting import dealt, lay_all, with_hands
from trimino.analysis.luck import lead
from trimino.analysis.match_analysis import analyse_match
from trimino.engine.budget import Budget
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import DRAW, Match, published


def before_a_draw(well: str) -> Match:
    """A hexagon can be closed with 0-5-5, which seat 1 does not hold; nothing it holds fits."""
    rules = with_hands(one_round(published("goliath")), 4)
    match = dealt(rules, "5-5-5 1-4-5 0-0-5 3-3-3", "4-5-5 0-1-5 2-2-2 2-2-3", well=well)
    lay_all(match, FIVE_OF_SIX)
    return match


@pytest.mark.parametrize("bots", [("greedy", "random"), ("greedy", "random", "heuristic")])
def test_a_result_is_what_was_expected_and_luck_and_play(bots: tuple[str, ...]) -> None:
    match = Match(published("tri-domino"), len(bots))
    rng = random.Random(3)
    while not match.over:
        if match.needs_deal:
            match.deal(rng)
        match.play(rng.choice(list(match.legal)))
    players = analyse_match(match, FEW, 1).players
    for player in players:
        for account in player.luck:
            parts = account.expected + account.deal.mean + account.draws.mean + account.play
            assert parts + account.others == pytest.approx(account.result)
            without = account.expected + account.play + account.others
            assert account.without_luck == pytest.approx(without)
        assert player.luck.match.result == (player.seat in match.winners) / len(match.winners)
        assert player.luck.points.result == pytest.approx(lead(match.totals, player.seat))
    for what in (0, 1):
        # What one wins by luck or play, the others lose.
        assert sum(player.luck[what].luck for player in players) == pytest.approx(0, abs=1e-9)
    assert sum(player.luck.match.expected for player in players) == pytest.approx(1)


def test_a_match_broken_off_is_worth_what_may_still_come() -> None:
    match = between("greedy", "random", rules="triomino")
    for _ in range(5):
        match.undo()
    one, other = analyse_match(match, Budget(simulations=64), 1).players
    assert 0 < one.luck.match.result < 1
    assert one.luck.match.result + other.luck.match.result == pytest.approx(1)
    assert one.luck.points.result == pytest.approx(-other.luck.points.result)


def test_the_tile_that_closes_a_hexagon_is_lucky() -> None:
    lucky, other = luck_of_draw("0-5-5"), luck_of_draw("2-2-4")
    assert lucky > 25 > 15 > other


def luck_of_draw(drawn: str) -> float:
    """The points that a tile brings to the seat that draws it, from some analyses."""
    match = before_a_draw(drawn)
    match.play(DRAW)
    analyses = [analyse_match(match, Budget(simulations=100), seed) for seed in range(8)]
    return fmean(each.players[1].luck.points.draws.mean for each in analyses)


def test_luck_with_a_deal_sees_hidden_tiles() -> None:
    low, high = luck_of_deal("0-0-0 0-0-1 0-0-2 0-1-1"), luck_of_deal("4-4-5 4-5-5 5-5-5 3-5-5")
    assert low.mean + 2 * low.error < high.mean - 2 * high.error


def luck_of_deal(other: str) -> SampledMean:
    """The points that a deal brings to seat 0, when the other seat has these tiles."""
    rules = with_hands(published("triodominio"), 4)
    match = dealt(rules, "1-2-3 1-2-4 1-3-4 1-1-5", other)
    match.play(match.legal.default)
    return analyse_match(match, FEW, 1).players[0].luck.points.deal
