"""Luck: what chance did is weighed fairly, and with it a result adds up."""

import random

import pytest

from tests.bots.matches import FEW, between, one_round
from tests.rules.scenes import FIVE_OF_SIX
from tests.rules.setting import dealt, lay_all, tile, with_hands
from trimino.analysis.luck import lead
from trimino.analysis.match_analysis import analyse_match
from trimino.engine.budget import Budget
from trimino.engine.luck_sampling import luck_of_deal, luck_of_draw
from trimino.rules import Match, published

SOME = Budget(simulations=400)


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


def test_to_draw_the_only_tile_left_is_no_luck() -> None:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(2))
    while len(match.round.well) > 1:
        *_, last = match.legal
        match.play(last)
    assert match.legal.may_draw
    for swing in luck_of_draw(match, match.round.well[0], FEW, random.Random(1)):
        assert swing.match.mean == swing.points.mean == 0


def test_the_tile_that_closes_a_hexagon_is_lucky() -> None:
    match = before_a_draw("0-5-5 2-2-4")
    lucky = luck_of_draw(match, tile("0-5-5"), SOME, random.Random(1))
    other = luck_of_draw(match, tile("2-2-4"), SOME, random.Random(1))
    assert lucky[1].points.mean > 30 > other[1].points.mean
    assert lucky[1].match.mean > 0 > lucky[0].match.mean
    assert lucky[0].points.mean == pytest.approx(-lucky[1].points.mean)


def test_luck_of_draws_comes_to_nothing_on_average() -> None:
    match = before_a_draw("")
    swings = [
        luck_of_draw(match, drawn, Budget(simulations=64), random.Random(number))[1]
        for number, drawn in enumerate(match.round.well)
    ]
    mean = sum(swing.points.mean for swing in swings) / len(swings)
    error = sum(swing.points.error**2 for swing in swings) ** 0.5 / len(swings)
    assert abs(mean) < 4 * error
    assert max(abs(swing.points.mean) for swing in swings) > 8 * error


def test_luck_of_deals_comes_to_nothing_on_average() -> None:
    swings = []
    for seed in range(60):
        match = Match(published("triomino"), 2)
        match.deal(random.Random(seed))
        swings.append(luck_of_deal(match, Budget(simulations=32), random.Random(seed))[0])
    means = [swing.points.mean for swing in swings]
    mean = sum(means) / len(means)
    spread = (sum((value - mean) ** 2 for value in means) / len(means) ** 2) ** 0.5
    assert abs(mean) < 4 * spread


def test_luck_sees_hidden_tiles() -> None:
    rules = with_hands(published("triodominio"), 4)
    own, low, high = "1-2-3 1-2-4 1-3-4 1-1-5", "0-0-0 0-0-1 0-0-2 0-1-1", "4-4-5 4-5-5 5-5-5 3-5-5"
    poor, rich = (
        luck_of_deal(dealt(rules, own, other), SOME, random.Random(1))[0] for other in (low, high)
    )
    assert poor.points.mean + 3 * poor.points.error < rich.points.mean - 3 * rich.points.error
