"""An action can be taken back while it brought nothing hidden to light."""

import random
from collections.abc import Callable

import pytest

from tests.rules.positions import TABLES, Table, by_name, moments
from tests.rules.reader_knowledge import known, twins
from trimino.rules import DRAW, Draw, IllegalAction, Match, Phase, published
from trimino.rules.ruleset import BlockedWhen
from trimino.rules.take_back import may_take_back

Count = Callable[[int, int], int]


def may(match: Match, seat: int | None) -> bool:
    return may_take_back(match.view(seat).now)


@pytest.mark.parametrize("table", TABLES[::5], ids=by_name)
def test_what_may_be_taken_back_told_its_player_nothing(table: Table, count: Count) -> None:
    """Wherever the hidden tiles lay, the player would have seen the same come of the action."""
    rng, asked, seen = random.Random(table.name), 0, 0
    for number, match in enumerate(moments(table, 1, rounds=1)):
        events = match.round.events
        if not events or number % count(3, 1) or not may(match, events[-1].seat):
            continue
        asked += 1
        before, last = match.copy(), events[-1]
        before.undo()
        for twin in twins(before, last.seat, rng, tries=3):
            try:
                twin.play(last.action)
            except IllegalAction:
                continue
            seen += 1
            assert known(twin, last.seat) == known(match, last.seat)
    assert asked
    assert seen or table.seats == 1


def test_only_by_the_last_to_act() -> None:
    match = Match(published("triodominio"), players=2)
    match.deal(random.Random(1))
    assert not may(match, 0)
    match.play(next(iter(match.legal)))
    assert (may(match, 0), may(match, 1), may(match, None)) == (True, False, False)


def test_a_draw_stays() -> None:
    match = Match(published("triodominio"), players=2)
    match.deal(random.Random(1))
    while not match.legal.may_draw:
        match.play(next(iter(match.legal)))
    seat = match.round.turn
    match.play(DRAW)
    assert not may(match, seat)


def test_what_the_clock_played_stays() -> None:
    match = Match(published("triomino"), players=2)
    match.deal(random.Random(1))
    seat = match.round.turn
    match.play(match.legal.default, by_clock=True)
    assert not may(match, seat)


def test_nothing_is_taken_back_once_a_round_is_over() -> None:
    match = Match(published("goliath-kids"), players=2)
    match.deal(random.Random(1))
    while not match.round.over:
        match.play(next(iter(match.legal)))
    assert not any(may(match, seat) for seat in (0, 1))


@pytest.mark.parametrize(("players", "expected"), [(6, False), (1, True)])
def test_with_an_empty_well_going_on_proves_that_somebody_can_place(
    players: int, expected: bool
) -> None:
    match = Match(published("trimino").replace(blocked_when=BlockedWhen.NOBODY_CAN_PLACE), players)
    assert match.rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE
    rng = random.Random(5)
    found = 0
    for _ in range(30):
        twin = match.copy()
        twin.deal(rng)
        while not twin.round.over:
            seat, action = twin.round.turn, rng.choice(list(twin.legal))
            twin.play(action)
            if not twin.round.well and not isinstance(action, Draw) and not twin.round.over:
                found += 1
                assert may(twin, seat) is expected
                assert twin.round.phase is not Phase.OVER
    assert found
