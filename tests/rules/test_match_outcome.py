"""The outcome of a match: the reason for its end, the winners, and what decided."""

import random

import pytest

from tests.rules.positions import TABLES, Table, by_name, moments
from trimino.rules import Match, OutcomeReason, WinnerReason, published
from trimino.rules.ruleset import TargetMet, Winner

every_table = pytest.mark.parametrize("table", TABLES, ids=by_name)


@every_table
def test_a_match_has_an_outcome_when_it_is_over(table: Table) -> None:
    match = Match(table.rules, table.seats)
    assert (match.outcome, match.over, match.winners) == (None, False, ())
    if table.seats > 1:
        table = table._replace(rules=table.rules.replace(rounds=2))
    for match in moments(table, 3):
        outcome = match.outcome
        assert match.over == (outcome is not None)
        assert match.winners == (outcome.winners if outcome else ())
        for reader in (*range(match.players), None):
            if match.round.over:
                assert match.view(reader).outcome == outcome
    assert outcome is not None
    assert outcome.winners
    assert (outcome.reason is OutcomeReason.SOLO) == (table.seats == 1)


@every_table
def test_the_reason_is_what_the_rules_ask_for(table: Table) -> None:
    if table.seats > 1:
        table = table._replace(rules=table.rules.replace(rounds=3))
    *_, match = moments(table, 4)
    outcome, rules = match.outcome, table.rules
    assert outcome is not None
    if outcome.reason is OutcomeReason.TARGET:
        last = [*match.round.totals_over_time()]
        shown = last if rules.target_met is TargetMet.DURING_ROUND else [match.totals]
        assert rules.target is not None
        for seat in range(match.players):
            reached = max(totals[seat] for totals in shown) >= rules.target
            assert reached == (seat in outcome.at_target)
    else:
        assert outcome.at_target == ()
        assert match.is_solo or match.rounds_dealt == 3
    decided = {Winner.HIGHEST: WinnerReason.HIGHEST, Winner.LOWEST: WinnerReason.LOWEST}
    if not match.is_solo and rules.winner in decided:
        assert outcome.won_by is decided[rules.winner]


def test_undoing_the_end_takes_the_outcome_away() -> None:
    match, rng = Match(published("triomino").replace(rounds=1), players=2), random.Random(1)
    match.deal(rng)
    while not match.over:
        match.play(rng.choice(list(match.legal)))
    assert match.outcome is not None
    match.undo()
    assert match.outcome is None
