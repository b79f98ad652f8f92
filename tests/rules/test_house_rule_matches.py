"""Whole matches under house rules of any kind, action by action beside the referee."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests import referee
from tests.counts import compared
from tests.rules.invariants import check_match
from tests.rules.second_opinion import check_legal
from tests.strategies import rulesets
from trimino.records.record import dump, record_of
from trimino.rules import RULESETS, Match, Ruleset
from trimino.rules.differences import compare

MAX_ROUNDS = 6
"""Rounds after which a match is broken off: some house rules take points faster than they give."""


def moments(match: Match, rng: random.Random) -> Iterator[Match]:
    """The match after every deal and action, played at random."""
    while not match.over and match.rounds_dealt < MAX_ROUNDS:
        match.deal(rng)
        yield match
        while not match.round.over:
            match.play(rng.choice(list(match.legal)))
            yield match


@given(rules=rulesets(), seed=st.integers(0, 2**32), data=st.data())
@compared()
def test_the_referee_agrees_on_every_match_of_every_rule_set(
    rules: Ruleset, seed: int, data: st.DataObject
) -> None:
    rng = random.Random(seed)
    solo = rules.solo is not None and data.draw(st.booleans())
    match = Match(rules, 1 if solo else data.draw(st.sampled_from(rules.tables)))
    for number, now in enumerate(moments(match, rng)):
        check_match(now)
        if number % 7 == 0 or now.round.over:
            check_legal(now.round)
    document = json.loads(dump(record_of(match, ["Ann"] * match.players)))
    referee.check(document)


def played(rules: Ruleset, seats: int, seed: int) -> list[object]:
    """All that happens in a match played at random, for comparison with another."""
    rng = random.Random(seed)
    match = Match(rules, seats)
    seen = [(*now.totals, *now.legal) for now in moments(match, rng)]
    return [*seen, match.over and match.winners]


@given(rules=rulesets(), base=st.sampled_from(RULESETS), seed=st.integers(0, 2**32))
@settings(deadline=None)
def test_a_change_without_effect_changes_no_match(rules: Ruleset, base: Ruleset, seed: int) -> None:
    for change in compare(rules, base):
        if not change.has_effect:
            usual: dict[str, Any] = {change.field: change.other}
            other = replace(rules, **usual)
            assert other.tables == rules.tables
            for seats in (*rules.tables, 1) if rules.solo else rules.tables:
                assert played(other, seats, seed) == played(rules, seats, seed), change
