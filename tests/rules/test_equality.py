"""Two rounds are equal when the same can still happen in them, whatever way led there."""

import pytest

from tests.rules.setting import dealt, lay, lay_all, with_hands
from trimino.rules import DRAW, PASS, Match, Round, published

TRIOMINO = with_hands(published("triomino"), 4)
HANDS = "5-5-5 3-5-5 1-2-3", "4-5-5 2-5-5 1-1-2"


def test_another_order_of_the_same_plays_leads_to_the_same_round() -> None:
    one, other = dealt(TRIOMINO, *HANDS), dealt(TRIOMINO, *HANDS)
    lay_all(one, "5-5-5 0 0 up\n 4-5-5 0 0 down\n 3-5-5 -1 0 down\n 2-5-5 0 -1 down")
    lay_all(other, "5-5-5 0 0 up\n 2-5-5 0 -1 down\n 3-5-5 -1 0 down\n 4-5-5 0 0 down")
    assert one.round.events != other.round.events
    assert (one, hash(one)) == (other, hash(other))
    assert (one.round, hash(one.round)) == (other.round, hash(other.round))
    assert set(one.legal) == set(other.legal)


@pytest.mark.parametrize(
    "other",
    [
        dealt(TRIOMINO, "5-5-5 3-5-5 1-2-3", "4-5-5 2-5-5 1-1-3"),
        dealt(TRIOMINO, *HANDS, well="0-0-0 1-1-1"),
        dealt(TRIOMINO.replace(draw_limit=2), *HANDS),
        dealt(TRIOMINO, *reversed(HANDS)),
    ],
    ids=["hands", "well", "rules", "seats"],
)
def test_what_differs_is_not_equal(other: Match) -> None:
    assert dealt(TRIOMINO, *HANDS).round != other.round
    assert dealt(TRIOMINO, *HANDS) != other


def test_the_order_in_a_hand_does_not_matter() -> None:
    one, other = dealt(TRIOMINO, *HANDS), dealt(TRIOMINO, "1-2-3 3-5-5 5-5-5", HANDS[1])
    assert (one, hash(one)) == (other, hash(other))


def test_totals_from_before_make_a_difference() -> None:
    round = dealt(TRIOMINO, *HANDS).round
    assert Round(TRIOMINO, round.deal) == round
    assert Round(TRIOMINO, round.deal, before=(0, 1)) != round


def test_what_was_drawn_in_this_turn_makes_a_difference() -> None:
    """The same tiles in the same hands, but one player has just drawn and may lay only those."""
    before, after = dealt(TRIOMINO, *HANDS), dealt(TRIOMINO, *HANDS)
    for match in (before, after):
        lay(match, "5-5-5 0 0 up")
    after.play(DRAW)
    assert before != after


def met_the_target(first: bool) -> Match:
    """Seat 0 lays 4-5-5 before or after three draws, and only so stands at the target or not."""
    rules = with_hands(published("triple-domino"), 3).replace(target=39, out_bonus=0)
    match = dealt(rules, "5-5-5 4-5-5 0-1-2", "0-5-5 1-5-5 0-0-5", well="0-0-1 0-0-2 0-1-1")
    lay_all(match, "5-5-5 0 0 up\n 0-5-5 0 0 down")
    for lays, answer in ((first, "1-5-5 0 -1 down"), (not first, "0-0-5 1 0 up")):
        if lays:
            lay(match, "4-5-5 -1 0 down")
        else:
            for action in (DRAW, DRAW, DRAW, PASS):
                match.play(action)
        lay(match, answer)
    return match


def test_a_target_that_was_met_on_the_way_makes_a_difference() -> None:
    """The tables are the same, but by the rule `during-round` one match is over."""
    met, not_met = met_the_target(first=True), met_the_target(first=False)
    assert (met.round.hands, met.round.totals) == (not_met.round.hands, not_met.round.totals)
    assert (met.over, not_met.over) == (True, False)
    assert met != not_met
