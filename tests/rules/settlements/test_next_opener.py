"""Settlement 4 for later rounds: who opens them, and with which tile."""

import pytest

from tests.rules.setting import deal_of, lay, tile, with_hands
from trimino.rules import (
    PASS,
    Deal,
    Match,
    NextOpener,
    Round,
    Ruleset,
    SetupError,
    SetupReason,
    published,
)
from trimino.rules.ruleset import BlockedTie, Opener, OpeningTile

# Nothing may be drawn, so whoever cannot place passes at once.
SAME = with_hands(published("tri-domino").replace(draw_limit=0), 2, seats=3)
ROTATION = SAME.replace(next_opener=NextOpener.ROTATION)
ROUND_WINNER = SAME.replace(next_opener=NextOpener.ROUND_WINNER)


def deal_next(match: Match, *hands: str) -> Match:
    match.deal(deal_of(match.rules, *hands))
    return match


def won_by_seat_1(rules: Ruleset) -> Match:
    """Seat 2 opened the first round and seat 1 went out."""
    match = Match(rules, 3)
    match.deal(deal_of(rules, "0-0-1 0-0-2", "4-5-5 3-5-5", "5-5-5 0-1-1"))
    lay(match, "5-5-5 0 0 up")
    match.play(PASS)
    lay(match, "4-5-5 0 0 down")
    match.play(PASS)
    match.play(PASS)
    lay(match, "3-5-5 -1 0 down")
    assert match.round.over
    return match


@pytest.mark.parametrize(("rules", "opener"), [(SAME, 0), (ROTATION, 0), (ROUND_WINNER, 1)])
def test_04_who_opens_the_second_round(rules: Ruleset, opener: int) -> None:
    match = won_by_seat_1(rules)
    assert match.round.opener == 2
    deal_next(match, "4-4-4", "3-3-3 2-2-2", "")
    assert (match.round.opener, match.round.turn) == (opener, opener)


def test_04_the_first_round_opens_by_the_ordinary_rule() -> None:
    for rules in (ROTATION, ROUND_WINNER):
        match = Match(rules, 3)
        match.deal(deal_of(rules, "0-0-1", "4-4-4", "0-1-1"))
        assert match.round.opener == 1


def test_04_the_tile_is_the_highest_triple_of_that_hand() -> None:
    match = deal_next(won_by_seat_1(ROUND_WINNER), "4-4-4", "3-3-3 4-5-5", "")
    assert match.legal.tiles == (tile("3-3-3"),)


def test_04_else_its_highest_tile() -> None:
    match = deal_next(won_by_seat_1(ROUND_WINNER), "4-4-4", "3-4-5 2-5-5", "")
    assert match.legal.tiles == (tile("2-5-5"),)


def test_04_a_triple_comes_first_also_where_the_highest_tile_decides_the_first_round() -> None:
    rules = with_hands(published("goliath"), 2, seats=3).replace(
        next_opener=NextOpener.ROUND_WINNER, opening_tile=OpeningTile.THAT
    )
    assert rules.opener is Opener.HIGHEST_TILE
    played = Round(rules, deal_of(rules, "5-5-5", "1-1-1 4-5-5", ""), opener=1)
    assert played.legal.tiles == (tile("1-1-1"),)
    assert played.view(1).legal.tiles == (tile("1-1-1"),)
    first = Round(rules, deal_of(rules, "5-5-5", "1-1-1 4-5-5", ""))
    assert (first.opener, first.legal.tiles) == (0, (tile("5-5-5"),))


def test_04_or_any_tile_where_any_opens() -> None:
    rules = ROUND_WINNER.replace(opening_tile=OpeningTile.ANY)
    match = deal_next(won_by_seat_1(rules), "4-4-4", "3-3-3 4-5-5", "")
    assert set(match.legal.tiles) == {tile("3-3-3"), tile("4-5-5")}


def blocked(rules: Ruleset) -> Match:
    """Seat 1 opened, nobody could add a tile, and seats 0 and 2 hold equally little."""
    match = Match(rules, 3)
    match.deal(deal_of(rules, "0-0-1 0-0-3", "5-5-5 4-4-4", "0-1-1 0-0-2"))
    lay(match, "5-5-5 0 0 up")
    for _ in range(3):
        match.play(PASS)
    assert match.round.over
    return match


def test_04_of_several_winners_the_first_in_turn_order_from_the_last_opener() -> None:
    match = blocked(ROUND_WINNER)
    assert match.round.end is not None
    assert match.round.end.winners == (0, 2)
    assert deal_next(match, "4-4-4", "", "").round.opener == 2


def test_04_if_nobody_won_the_last_opener_opens_again() -> None:
    match = blocked(ROUND_WINNER.replace(blocked_tie=BlockedTie.NOBODY))
    assert match.round.end is not None
    assert match.round.end.winners == ()
    assert deal_next(match, "4-4-4", "", "").round.opener == 1


def test_04_rotation_goes_on_from_the_last_opener_and_around() -> None:
    match = blocked(ROTATION)
    openers = []
    for _ in range(3):
        deal_next(match, "5-5-5 0-0-0", "4-4-4 1-1-1", "3-3-3 2-2-2")
        openers.append(match.round.opener)
        match.play(next(iter(match.legal)))
        for _ in range(3):
            match.play(PASS)
    assert openers == [2, 0, 1]


def test_04_a_view_says_who_opens_because_of_the_round_before() -> None:
    match = deal_next(won_by_seat_1(ROUND_WINNER), "4-4-4", "3-3-3 4-5-5", "")
    assert [match.view(0).rounds[n].opener for n in (0, 1)] == [None, 1]
    assert [match.view(0).rounds[n].position.opener_is_set for n in (0, 1)] == [False, True]


def test_04_an_opener_is_refused_where_the_deal_decides() -> None:
    dealt = deal_of(SAME, "4-4-4", "", "")
    assert reason(SAME, dealt, 1) is SetupReason.OPENER_UNWANTED
    assert reason(ROTATION, dealt, 3) is SetupReason.OPENER_NOT_SEATED
    assert Round(ROTATION, dealt, opener=1).opener == 1


def reason(rules: Ruleset, dealt: Deal, opener: int) -> object:
    with pytest.raises(SetupError) as refused:
        Round(rules, dealt, opener=opener)
    return refused.value.reason
