"""Matches end in the engine when they do in the rules, and the same seats win."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.counts import compared
from tests.engine.paired_round import PackedMatch
from tests.rules.positions import READINGS, TABLES, Table, by_name
from tests.strategies import rulesets
from trimino.rules import Match, Ruleset, RulesetError
from trimino.rules.ruleset import HandsLeft, TargetMet, Winner

Count = Callable[[int, int], int]
MAX_ROUNDS = 40
SOME = TABLES[::4]


def play_to_end(match: Match, rng: random.Random) -> None:
    """Play a match in both, to its end or for many rounds."""
    packed = PackedMatch(match)
    while not match.over and len(match.rounds) < MAX_ROUNDS:
        state = packed.deal(rng)
        while not match.round.over:
            packed.play(state, rng.choice(list(match.legal)))


def with_end(rules: Ruleset, winner: Winner, met: TargetMet, target: int) -> Ruleset | None:
    """The rules with another end of the match, if that can be played."""
    try:
        return rules.replace(winner=winner, target_met=met, target=target)
    except RulesetError:
        return None


@pytest.mark.parametrize("winner", Winner)
@pytest.mark.parametrize("met", TargetMet)
def test_matches_end_as_in_the_rules(winner: Winner, met: TargetMet, count: Count) -> None:
    rng = random.Random(f"end {winner} {met}")
    ends = 0
    for table in SOME:
        for _ in range(count(1, 10)):
            rules = with_end(table.rules, winner, met, rng.choice((15, 40, 90)))
            if rules is not None:
                match = Match(rules, table.seats, youngest=rng.randrange(table.seats))
                play_to_end(match, rng)
                ends += match.over
    assert ends > 3


@pytest.mark.parametrize("table", TABLES + READINGS, ids=by_name)
def test_matches_of_every_table_end_as_in_the_rules(table: Table, count: Count) -> None:
    rng = random.Random(f"whole {table.name}")
    for _ in range(count(1, 10)):
        play_to_end(Match(table.rules, table.seats, youngest=rng.randrange(table.seats)), rng)


def test_several_at_the_target_of_whom_none_won_the_round(count: Count) -> None:
    """Settlement 15: the first to get there wins, not the highest total."""
    table = next(table for table in TABLES if table.name == "tri-domino-4")
    hands = table.rules.replace(hands_left=HandsLeft.AGAINST_OWNER)
    rules = with_end(hands, Winner.ROUND_WINNER, TargetMet.DURING_ROUND, 60)
    assert rules is not None
    rng, found, not_highest = random.Random("several"), 0, 0
    for _ in range(count(20, 500)):
        match = Match(rules, table.seats)
        play_to_end(match, rng)
        there = [seat for seat, total in enumerate(match.totals) if total >= 60]
        end = match.round.end
        if match.over and end and len(there) > 1 and not {*there} & {*end.winners}:
            found += 1
            not_highest += max(match.totals) not in [match.totals[seat] for seat in match.winners]
    assert found > not_highest > 0


@compared()
@given(rulesets(), st.data(), st.randoms(use_true_random=False))
def test_under_rules_that_nobody_wrote(
    rules: Ruleset, data: st.DataObject, rng: random.Random
) -> None:
    fewest, most = rules.players
    seats = data.draw(st.integers(fewest, most))
    target = data.draw(st.integers(1, 60))
    met, winner = data.draw(st.sampled_from(TargetMet)), data.draw(st.sampled_from(Winner))
    ending = with_end(rules, winner, met, target) or rules
    match = Match(ending, seats, youngest=data.draw(st.integers(0, seats - 1)))
    packed = PackedMatch(match)
    for _ in range(4):
        if not match.over:
            state = packed.deal(rng)
            while not match.round.over:
                packed.play(state, rng.choice(list(match.legal)))
