"""Settlement 18: what is shown of hands and well, and when."""

import pytest

from tests.rules.scenes import only_triples_left
from tests.rules.setting import deal_of, dealt, lay, lay_all, solo, tile, tiles, with_hands
from trimino.rules import DRAW, PASS, EndReason, Match, Ruleset, View, published

READERS = (0, 1, None)
TRIOMINO = with_hands(published("triomino"), 2)
REVERSE = with_hands(published("triodominio-reverse"), 2)


def views(match: Match) -> list[View]:
    return [match.view(reader).rounds[0] for reader in READERS]


def seat_0_out(rules: Ruleset) -> Match:
    """A first round that ends by going out, and no last one."""
    match = dealt(rules, "5-5-5 4-5-5", "3-5-5 0-0-1")
    lay_all(match, "5-5-5 0 0 up\n 3-5-5 0 0 down\n 4-5-5 -1 0 down")
    assert not match.over
    return match


def test_18_while_a_round_is_played_no_hand_is_shown() -> None:
    match = dealt(TRIOMINO, "5-5-5", "")
    assert [view.hands for view in views(match)] == [None, None, None]
    assert [view.position.hand for view in views(match)] == [*match.round.hands, ()]


@pytest.mark.parametrize("rules", [TRIOMINO, with_hands(published("triodominio"), 2)])
def test_18_hands_that_are_counted_are_shown_to_everyone(rules: Ruleset) -> None:
    match = seat_0_out(rules)
    assert [view.hands for view in views(match)] == [((), tiles("0-0-1"))] * 3


def test_18_they_stay_shown_in_the_next_round() -> None:
    match = seat_0_out(TRIOMINO)
    match.deal(deal_of(TRIOMINO, "5-5-5", ""))
    assert [view.hands for view in views(match)] == [((), tiles("0-0-1"))] * 3


def test_18_blocked_they_are_counted_and_shown() -> None:
    rules = with_hands(published("triomino"), 5).replace(highest_value=2, solo=None)
    match = only_triples_left(rules)
    assert [view.hands for view in views(match)] == [(tiles("0-0-0"), tiles("1-1-1"))] * 3


def test_18_the_well_stays_hidden_until_the_match_is_over() -> None:
    match = seat_0_out(TRIOMINO)
    assert [view.deal for view in views(match)] == [None] * 3
    assert [view.position.well for view in views(match)] == [52] * 3


def test_18_hands_that_are_ignored_stay_hidden() -> None:
    match = seat_0_out(REVERSE)
    assert [view.hands for view in views(match)] == [None] * 3


def test_18_hands_stay_hidden_when_the_target_breaks_a_round_off_but_the_match_is_over() -> None:
    match = dealt(published("trimino").replace(target=20), "5-5-5", "")
    lay(match, "5-5-5 0 0 up")
    assert match.round.end is not None
    assert match.round.end.reason is EndReason.TARGET
    assert not match.round.end.hands_counted
    assert [match.round.view(reader).hands for reader in READERS] == [None] * 3
    assert [view.hands for view in views(match)] == [match.round.hands] * 3


@pytest.mark.parametrize("rules", [TRIOMINO.replace(target=1), REVERSE.replace(rounds=1)])
def test_18_when_the_match_is_over_everything_is_shown(rules: Ruleset) -> None:
    match = dealt(rules, "5-5-5 4-5-5", "3-5-5 0-0-1")
    lay_all(match, "5-5-5 0 0 up\n 3-5-5 0 0 down\n 4-5-5 -1 0 down")
    assert match.over
    assert [view.deal for view in views(match)] == [match.round.deal] * 3
    assert [view.hands for view in views(match)] == [((), tiles("0-0-1"))] * 3


def test_18_of_a_draw_the_others_see_only_that_it_was_one() -> None:
    match = dealt(TRIOMINO, "5-5-5", "", well="0-0-0 1-1-1")
    lay(match, "5-5-5 0 0 up")
    match.play(DRAW)
    match.play(DRAW)
    drawn = {view.position.reader: [event.drawn for event in view.events] for view in views(match)}
    nothing = [None, None, None]
    assert drawn == {0: nothing, 1: [None, tile("0-0-0"), tile("1-1-1")], None: nothing}
    assert [view.position.draws for view in views(match)] == [2, 2, 2]
    assert [view.position.drawn for view in views(match)] == [(), tiles("0-0-0 1-1-1"), ()]


def test_18_alone_a_blocked_hand_is_counted_and_shown() -> None:
    match = solo(published("triple-domino"), "5-5-5", "", "0-0-0")
    match.play(DRAW)
    match.play(PASS)
    assert match.round.end is not None
    assert match.round.end.hands_counted
    assert match.view(None).now.hands == (tiles("0-0-0"),)
