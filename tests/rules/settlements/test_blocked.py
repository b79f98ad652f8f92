"""Settlements 11 to 13: when a round is blocked, what that pays, and who won it."""

import pytest

from tests.rules.scenes import only_triples_left
from tests.rules.setting import deal_of, dealt, lay, lay_all, tiles, with_hands
from trimino.rules import DRAW, PASS, EndReason, Item, Match, Place, RoundEnd, Ruleset, published
from trimino.rules.ruleset import BlockedTie, HandsLeft

# Ten tiles, all dealt: nothing is left to draw.
NO_WELL = with_hands(published("triomino"), 5).replace(highest_value=2, solo=None)
# Nothing may be drawn, so whoever cannot place passes at once.
NO_DRAWS = published("tri-domino").replace(draw_limit=0)


def ended(match: Match) -> RoundEnd:
    assert match.round.end is not None
    return match.round.end


def three_stuck(rules: Ruleset, first: str, second: str, third: str) -> Match:
    """Seat 0 opened with 5-5-5, nobody had a tile to add, and the round is blocked."""
    match = dealt(with_hands(rules, 3, seats=3), f"5-5-5 {first}", second, third)
    lay(match, "5-5-5 0 0 up")
    for _ in range(3):
        match.play(PASS)
    return match


def test_11_nobody_can_place_is_looked_at_when_a_turn_ends() -> None:
    match = only_triples_left(NO_WELL)
    assert isinstance(match.round.events[-1].action, Place)
    assert ended(match).reason is EndReason.BLOCKED


def test_11_then_nobody_else_pays_for_passing() -> None:
    match = only_triples_left(NO_WELL)
    laid = 6 + 10 + 4 + 4 + 2, 5 + 3 + 2 + 1
    assert match.totals == (laid[0] + 3, laid[1])


def test_11_the_round_goes_on_while_somebody_can_place() -> None:
    match = dealt(NO_WELL, "2-2-2 1-2-2", "0-0-0 0-0-1 0-1-1 1-1-1 0-0-2")
    lay(match, "2-2-2 0 0 up")
    assert match.play(PASS).scores == ((Item.EMPTY_WELL, -10),)
    assert not match.round.over


def test_11_the_round_goes_on_while_the_well_holds_a_tile() -> None:
    match = dealt(with_hands(published("triomino"), 2), "5-5-5", "", well="0-0-0 1-1-1 2-2-2")
    lay(match, "5-5-5 0 0 up")
    for action in (DRAW, DRAW, DRAW, PASS):
        match.play(action)
    assert match.round.well
    assert not match.round.over


def test_11_all_passed_is_as_many_passes_in_a_row_as_there_are_players() -> None:
    match = dealt(with_hands(NO_DRAWS, 3, seats=3), "5-5-5 0-0-4 0-5-5", "0-0-1", "0-1-1")
    lay(match, "5-5-5 0 0 up")
    match.play(PASS)
    match.play(PASS)
    lay(match, "0-5-5 0 0 down")
    for _ in range(3):
        assert not match.round.over
        match.play(PASS)
    assert ended(match).reason is EndReason.BLOCKED


def test_11_all_passed_pays_for_every_pass() -> None:
    match = three_stuck(NO_DRAWS, "0-0-1", "0-0-2", "0-0-3")
    assert [event.points for event in match.round.events] == [25, -10, -10, -10]


def test_11_in_triodominio_that_can_happen_with_tiles_left_in_the_well() -> None:
    rules = with_hands(published("triodominio"), 2)
    match = dealt(rules, "5-5-5 0-0-1", "0-0-2 0-0-3", well="0-1-2 0-1-3 0-1-1 0-2-2 4-5-5")
    lay(match, "5-5-5 0 0 up")
    for action in (DRAW, DRAW, PASS) * 2:
        match.play(action)
    assert ended(match).reason is EndReason.BLOCKED
    assert match.round.well[0] in tiles("4-5-5")


def test_11_the_lowest_hand_scores_the_others_less_its_own_and_no_bonus() -> None:
    match = three_stuck(NO_DRAWS, "1-1-4 0-0-4", "0-0-1 0-0-2 0-0-3", "1-1-3 2-2-3 1-2-4")
    assert ended(match).scores == ((), ((Item.OTHERS_HANDS, 29), (Item.OWN_HAND, -6)), ())
    assert match.totals == (25 - 10, 29 - 6 - 10, -10)


def test_11_wikipedia_pays_the_sum_of_the_differences() -> None:
    rules = published("wikipedia").replace_json({"draw_limit": 0, "blocked_when": "all-passed"})
    match = three_stuck(rules, "1-1-4 0-0-4", "0-0-1 0-0-2 0-0-3", "1-1-3 2-2-3 1-2-4")
    # 10 - 6 and 19 - 6.
    assert ended(match).points == (0, 4 + 13, 0)


def test_11_against_its_owner_every_hand_counts_blocked_or_not() -> None:
    rules = published("triodominio").replace(draw_limit=0)
    match = three_stuck(rules, "1-1-4 0-0-4", "0-0-1 0-0-2 0-0-3", "1-1-3 2-2-3 1-2-4")
    assert ended(match).points == match.totals == (10, 6, 19)


def test_11_ignored_hands_score_nothing() -> None:
    rules = published("triodominio-reverse").replace(draw_limit=0)
    match = three_stuck(rules, "1-1-4 0-0-4", "0-0-1 0-0-2 0-0-3", "1-1-3 2-2-3 1-2-4")
    assert ended(match).points == (0, 0, 0)


def test_12_each_of_those_tied_for_the_lowest_hand_scores() -> None:
    match = three_stuck(NO_DRAWS, "1-1-4 0-0-4", "0-0-1 0-0-2 0-0-3", "0-1-1 0-2-2 0-0-0")
    # 10 and 6 in the other hands, 6 in one's own.
    assert ended(match).points == (0, 10, 10)
    assert ended(match).winners == (1, 2)


TIED = "1-1-4 0-0-4", "0-0-1 0-0-2 0-0-3", "0-1-1 0-2-2 0-0-0"


def test_12_with_nobody_a_tie_scores_nothing_and_wins_nothing() -> None:
    match = three_stuck(NO_DRAWS.replace(blocked_tie=BlockedTie.NOBODY), *TIED)
    assert ended(match).points == (0, 0, 0)
    assert ended(match).winners == ()


def test_12_with_nobody_a_lowest_hand_alone_still_scores() -> None:
    rules = NO_DRAWS.replace(blocked_tie=BlockedTie.NOBODY)
    match = three_stuck(rules, "1-1-4 0-0-4", "0-0-1 0-0-2 0-0-3", "1-1-3 2-2-3 1-2-4")
    assert ended(match).winners == (1,)
    assert ended(match).points[1] > 0


@pytest.mark.parametrize(
    ("tie", "winners", "points"),
    [(BlockedTie.EACH, (1, 2), (0, 13, 13)), (BlockedTie.FEWEST_TILES, (1,), (0, 13, 0))],
)
def test_12_with_fewest_tiles_the_smaller_of_the_tied_hands_scores(
    tie: BlockedTie, winners: tuple[int, ...], points: tuple[int, ...]
) -> None:
    rules = with_hands(NO_DRAWS.replace(blocked_tie=tie), 3, seats=3)
    match = dealt(rules, "5-5-5 1-1-4 2-2-3", "4-5-5 0-1-1 0-0-4", "0-0-1 0-0-2 0-0-3")
    lay_all(match, "5-5-5 0 0 up\n 4-5-5 0 0 down")
    for _ in range(3):
        match.play(PASS)
    assert (ended(match).winners, ended(match).points) == (winners, points)


def test_12_with_fewest_tiles_a_tie_in_these_too_pays_each() -> None:
    match = three_stuck(NO_DRAWS.replace(blocked_tie=BlockedTie.FEWEST_TILES), *TIED)
    assert (ended(match).winners, ended(match).points) == ((1, 2), (0, 10, 10))


def test_12_ties_matter_only_where_hands_count_to_the_winner() -> None:
    rules = NO_DRAWS.replace(blocked_tie=BlockedTie.NOBODY, hands_left=HandsLeft.AGAINST_OWNER)
    assert ended(three_stuck(rules, *TIED)).winners == (1, 2)


def test_13_who_went_out_won_the_round() -> None:
    match = dealt(with_hands(published("triomino"), 1), "5-5-5", "0-0-1")
    lay(match, "5-5-5 0 0 up")
    assert ended(match).winners == (0,)


def test_13_blocked_the_lowest_hand_won_it() -> None:
    assert ended(only_triples_left(NO_WELL)).winners == (0,)


@pytest.mark.parametrize("hands_left", [HandsLeft.TO_WINNER, HandsLeft.AGAINST_OWNER])
def test_13_however_hands_count(hands_left: HandsLeft) -> None:
    rules = NO_DRAWS.replace(hands_left=hands_left)
    match = three_stuck(rules, "1-1-4 0-0-4", "0-0-1 0-0-2 0-0-3", "1-1-3 2-2-3 1-2-4")
    assert ended(match).winners == (1,)


def low_tiles_go_out(match: Match) -> None:
    """Seat 0 goes out with 5 and 4 points, and seat 1 has 10."""
    match.deal(deal_of(match.rules, "0-0-5 0-0-4", "0-5-5 0-0-1"))
    lay_all(match, "0-0-5 0 0 up\n 0-5-5 0 -1 down\n 0-0-4 0 0 down")
    assert ended(match).reason is EndReason.OUT
    assert match.round.points == (9, 10)


def test_13_with_hands_ignored_whoever_scored_most_in_the_round_won_it() -> None:
    match = Match(with_hands(published("triodominio-reverse"), 2), 2)
    low_tiles_go_out(match)
    assert ended(match).winners == (1,)


def test_13_whatever_was_scored_in_rounds_before() -> None:
    match = dealt(with_hands(published("triodominio-reverse"), 2), "5-5-5 4-5-5", "3-5-5 0-0-1")
    lay_all(match, "5-5-5 0 0 up\n 3-5-5 0 0 down\n 4-5-5 -1 0 down")
    low_tiles_go_out(match)
    assert match.totals == (29 + 9, 13 + 10)
    assert ended(match).winners == (1,)


def test_13_a_round_broken_off_by_the_target_has_no_winner() -> None:
    match = dealt(published("trimino").replace(target=20), "5-5-5", "")
    lay(match, "5-5-5 0 0 up")
    assert ended(match).reason is EndReason.TARGET
    assert ended(match).winners == ()
