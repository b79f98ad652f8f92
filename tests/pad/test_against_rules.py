"""Matches by the rules, written on a pad, give the same points, ends and winners."""

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.counts import compared
from tests.pad.entries import NAMES, pad_of, played_match, without_declines
from tests.strategies import rulesets
from trimino.pad.pad import Pad
from trimino.records.record import record_of, replay
from trimino.rules import RULESETS, BlockedTie, HandsLeft, Match, Ruleset

MANY = 100
"""More rounds than a match has: those of all rule sets come to their end."""


def tables(rules: Ruleset) -> Iterator[int]:
    """The numbers of players that may sit down, a solo game included."""
    if rules.solo:
        yield 1
    yield from rules.tables


def assert_same(match: Match, pad: Pad) -> None:
    """The pad has every point, end and winner of the match, and asks nothing back."""
    sheet = pad.sheet
    assert sheet.warnings == ()
    for written, played in zip(sheet.rounds, match.rounds, strict=True):
        scored = [(line.seat, line.scores) for line in written.events if line.scores]
        assert scored == [(event.seat, event.scores) for event in played.events if event.scores]
        assert (written.end, written.totals) == (played.end, played.totals)
        assert written.opener in (played.opener, None)
        assert written.counts == tuple(map(len, played.hands))
        assert written.well == len(played.well)
    assert sheet.outcome == match.outcome
    assert sheet.totals == match.totals


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_pad_scores_matches_as_the_rules_do(
    rules: Ruleset, count: Callable[[int, int], int]
) -> None:
    """Whole matches from their records: 98 in a sample, 3,430 with --long."""
    for number in range(count(2, 70)):
        for players in tables(rules):
            rng = random.Random(f"{rules.base} {players} {number}")
            played = played_match(rules, players, rng, most_rounds=MANY)
            match = replay(record_of(played, NAMES[:players]))
            assert match.over
            assert_same(match, pad_of(match))
            assert_same(match, pad_of(match, placed=True))


@compared()
@given(rules=rulesets(), seed=st.integers(0, 2**32), data=st.data())
def test_a_pad_scores_any_house_rules_as_the_rules_do(
    rules: Ruleset, seed: int, data: st.DataObject
) -> None:
    players = data.draw(st.sampled_from([*tables(rules)]))
    match = played_match(rules, players, random.Random(seed), most_rounds=2)
    assert_same(match, pad_of(match, placed=data.draw(st.booleans())))


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_the_sum_of_a_hand_counts_like_its_tiles(rules: Ruleset) -> None:
    for players in tables(rules):
        match = played_match(rules, players, random.Random(players), most_rounds=3)
        assert_same(match, pad_of(match, sums=True))


def test_a_tie_is_decided_by_the_tiles_that_were_counted(count: Callable[[int, int], int]) -> None:
    rules = RULESETS[0].replace(blocked_tie=BlockedTie.FEWEST_TILES, hands_left=HandsLeft.TO_WINNER)
    for number in range(count(5, 100)):
        match = played_match(rules, 6, random.Random(number), most_rounds=2)
        assert_same(match, pad_of(match, sums=True))


@pytest.mark.parametrize("ruleset", ["triodominio", "triodominio-reverse"])
def test_an_offer_that_is_not_taken_need_not_be_written(ruleset: str) -> None:
    rules = next(rules for rules in RULESETS if rules.base == ruleset)
    for number in range(5):
        match = played_match(rules, 3, random.Random(number))
        assert_same(match, without_declines(pad_of(match)))
