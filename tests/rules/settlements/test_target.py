"""Settlements 14 to 16: the target, whom it makes the winner, and totals below nothing."""

import pytest

from tests.rules.scenes import THE_SIXTH, hexagon_open, only_triples_left
from tests.rules.setting import deal_of, dealt, lay, lay_all, with_hands
from trimino.rules import DRAW, PASS, EndReason, Match, Round, RoundEnd, Ruleset, published
from trimino.rules.ruleset import BlockedScore, BlockedWhen, TargetMet, Winner

TRIMINO = published("trimino")
TRIPLE_DOMINO = published("triple-domino")
TRIOMINO = published("triomino")
# Nothing may be drawn and passing is free, so that totals are what was laid.
TRI_DOMINO = published("tri-domino").replace(draw_limit=0, empty_well_cost=0, out_bonus=0)
UNPAID = TRI_DOMINO.replace(blocked_score=BlockedScore.NOTHING)


def reason(match: Match) -> EndReason | None:
    return match.round.end and match.round.end.reason


def pass_all(match: Match) -> None:
    for _ in range(match.players):
        match.play(PASS)
    assert reason(match) is EndReason.BLOCKED


def three_laid(target: int) -> Match:
    """Seat 0 has 25 and 13, seat 1 has 14."""
    match = dealt(TRIMINO.replace(target=target), "5-5-5 3-5-5", "4-5-5")
    lay_all(match, "5-5-5 0 0 up\n 4-5-5 0 0 down\n 3-5-5 -1 0 down")
    assert match.totals == (38, 14)
    return match


def test_14_at_once_an_unfinished_round_ends_and_no_hand_is_counted() -> None:
    match = three_laid(target=38)
    assert match.round.end == RoundEnd(EndReason.TARGET, ((), ()), (), hands_counted=False)
    assert (match.over, match.winners) == (True, (0,))


def test_14_at_once_one_point_short_nothing_ends() -> None:
    assert not three_laid(target=39).round.over


def test_14_at_once_comes_before_the_follow_up() -> None:
    rules = published("tri-domino").replace(target=40, target_met=TargetMet.AT_ONCE)
    match = dealt(rules, "0-0-0 0-0-5", "")
    lay(match, "0-0-0 0 0 up")
    assert reason(match) is EndReason.TARGET


def test_14_at_once_comes_before_the_new_field() -> None:
    match = hexagon_open(TRIMINO.replace(target=80, new_field=True))
    lay(match, THE_SIXTH)
    assert match.totals == (40, 80)
    assert reason(match) is EndReason.TARGET


@pytest.mark.parametrize(("before", "ends"), [(388, EndReason.BLOCKED), (389, EndReason.TARGET)])
def test_14_at_once_comes_before_blocking(before: int, ends: EndReason) -> None:
    rules = with_hands(TRIMINO, 5).replace(highest_value=2, solo=None)
    played = only_triples_left(rules).round
    later = Round(rules, played.deal, before=(0, before))
    for event in played.events:
        later.play(event.action)
    # With the last tile seat 1 has 11 more.
    assert later.totals[1] == before + 11
    assert later.end is not None
    assert later.end.reason is ends


def test_14_at_once_going_out_is_scored_first() -> None:
    match = dealt(with_hands(TRIMINO, 2).replace(target=39), "5-5-5 4-5-5", "3-5-5 1-2-3")
    lay_all(match, "5-5-5 0 0 up\n 3-5-5 0 0 down\n 4-5-5 -1 0 down")
    assert reason(match) is EndReason.OUT
    assert match.totals == (25 + 14 + 25 + 6, 13)
    assert match.over


def test_14_at_once_what_a_round_scores_at_its_end_counts_too() -> None:
    match = dealt(with_hands(TRIMINO, 2).replace(target=70), "5-5-5 4-5-5", "3-5-5 1-2-3")
    lay_all(match, "5-5-5 0 0 up\n 3-5-5 0 0 down\n 4-5-5 -1 0 down")
    assert (match.totals[0], match.over) == (70, True)


def met_and_lost(rules: Ruleset) -> Match:
    """Seat 0 stood at 25 and lost it all by drawing; seat 1 went out with 20."""
    rules = with_hands(rules, 2).replace(target=25, out_bonus=0)
    match = dealt(rules, "5-5-5 0-0-1", "0-5-5 0-0-5", well="0-0-0 0-0-2 0-1-1")
    lay_all(match, "5-5-5 0 0 up\n 0-5-5 0 0 down")
    for action in (DRAW, DRAW, DRAW, PASS):
        match.play(action)
    lay(match, "0-0-5 0 1 up")
    assert reason(match) is EndReason.OUT
    assert match.totals == (0, 20)
    return match


def test_14_during_round_a_total_that_stood_at_the_target_ends_the_match() -> None:
    match = met_and_lost(TRIPLE_DOMINO)
    assert (match.over, match.winners) == (True, (1,))


def test_14_after_round_a_total_that_stood_at_the_target_and_fell_does_not() -> None:
    match = met_and_lost(TRIOMINO)
    assert (match.over, match.winners) == (False, ())
    assert match.needs_deal


@pytest.mark.parametrize("rules", [TRIPLE_DOMINO, TRIOMINO], ids=lambda rules: rules.base)
def test_14_they_end_the_match_only_when_the_round_is_scored(rules: Ruleset) -> None:
    match = dealt(with_hands(rules, 2).replace(target=25), "5-5-5 4-5-5", "3-5-5")
    lay_all(match, "5-5-5 0 0 up\n 3-5-5 0 0 down")
    assert not match.over
    lay(match, "4-5-5 -1 0 down")
    assert match.over


def b_went_out(target: int | None, rounds: int | None = None) -> Match:
    """Seat 0 has 25; seat 1 went out with 10, 5 and the 1 that was left."""
    rules = with_hands(TRI_DOMINO, 2).replace(target=target, rounds=rounds)
    match = dealt(rules, "5-5-5 0-0-1", "0-5-5 0-0-5")
    lay_all(match, "5-5-5 0 0 up\n 0-5-5 0 0 down")
    match.play(PASS)
    lay(match, "0-0-5 0 1 up")
    assert match.totals == (25, 16)
    return match


def test_15_who_alone_is_at_the_target_wins_whoever_won_the_round() -> None:
    assert b_went_out(target=25).winners == (0,)


def test_15_of_several_at_the_target_who_won_the_round_wins() -> None:
    assert b_went_out(target=16).winners == (1,)


def test_15_nobody_at_the_target_when_the_rounds_run_out_the_highest_total_wins() -> None:
    match = b_went_out(target=500, rounds=1)
    assert match.round.end is not None
    assert match.round.end.winners == (1,)
    assert match.winners == (0,)


def test_15_nor_where_there_is_no_target_at_all() -> None:
    assert b_went_out(target=None, rounds=1).winners == (0,)


def test_15_nor_where_who_stood_at_the_target_fell_below_it() -> None:
    match = met_and_lost(TRIPLE_DOMINO.replace(winner=Winner.ROUND_WINNER))
    assert (match.over, match.winners) == (True, (1,))


def test_15_none_of_them_won_the_round_who_reached_the_target_first_wins() -> None:
    rules = with_hands(UNPAID, 3, seats=3).replace(target=13)
    match = dealt(rules, "1-1-1 2-3-4 2-2-4", "1-1-5 1-5-5 3-4-4", "0-0-2 0-0-3 0-2-2")
    lay_all(match, "1-1-1 0 0 up\n 1-1-5 0 0 down")
    match.play(PASS)
    match.play(PASS)
    lay(match, "1-5-5 0 1 up")
    pass_all(match)
    assert match.totals == (13, 18, 0)
    assert match.round.end is not None
    assert match.round.end.winners == (2,)
    assert match.winners == (0,)


def test_15_first_in_the_match_not_in_the_round() -> None:
    rules = with_hands(UNPAID, 3, seats=3).replace(target=20, empty_well_cost=6)
    match = dealt(rules, "0-0-2", "5-5-5", "0-0-1")
    lay(match, "5-5-5 0 0 up")
    pass_all(match)
    # Seat 1 stood at 25, and no more.
    assert match.totals == (-6, 19, -6)
    match.deal(deal_of(rules, "5-5-5 4-5-5 3-3-4", "4-4-5 1-2-3 2-2-3", "0-0-1 0-0-2 0-1-1"))
    lay(match, "5-5-5 0 0 up")
    match.play(PASS)
    match.play(PASS)
    lay(match, "4-5-5 0 0 down")
    lay(match, "4-4-5 0 1 up")
    pass_all(match)
    assert match.totals == (27, 20, -18)
    assert match.winners == (1,)


def tied_round(target: int, fourth: str) -> Match:
    """Seats 0 and 1 share the round with equal hands, blocked."""
    match = dealt(with_hands(UNPAID, 2).replace(target=target), "5-5-5 0-0-4", f"{fourth} 0-1-3")
    lay_all(match, f"5-5-5 0 0 up\n {fourth} 0 0 down")
    pass_all(match)
    assert match.round.end is not None
    assert match.round.end.winners == (0, 1)
    return match


def test_15_of_tied_round_winners_the_higher_total_wins() -> None:
    assert tied_round(14, "4-5-5").winners == (0,)


def test_15_an_equal_best_result_is_a_shared_win() -> None:
    rules = with_hands(published("triodominio"), 2).replace(draw_limit=0, rounds=1)
    match = dealt(rules, "5-5-5 0-0-4", "4-5-5 0-1-3")
    lay_all(match, "5-5-5 0 0 up\n 4-5-5 0 0 down")
    pass_all(match)
    assert match.totals == (4, 4)
    assert match.winners == (0, 1)


def test_15_also_where_the_highest_total_wins() -> None:
    rules = published("goliath-kids").replace(draw_limit=0, blocked_when=BlockedWhen.ALL_PASSED)
    match = dealt(with_hands(rules, 2), "5-5-5 0-0-4", "4-5-5 0-1-3")
    lay_all(match, "5-5-5 0 0 up\n 4-5-5 0 0 down")
    pass_all(match)
    assert match.totals == (1, 1)
    assert match.winners == (0, 1)


def test_16_totals_may_be_negative_and_are_carried_on() -> None:
    rules = with_hands(TRIOMINO, 2)
    match = dealt(rules, "5-5-5 4-5-5", "0-0-1", well="0-0-0 1-1-1 2-2-2")
    lay(match, "5-5-5 0 0 up")
    for action in (DRAW, DRAW, DRAW, PASS):
        match.play(action)
    assert match.totals == (25, -25)
    lay(match, "4-5-5 0 0 down")
    match.deal(deal_of(rules, "", "4-4-4"))
    lay(match, "4-4-4 0 0 up")
    assert match.totals[1] == -25 + 22
