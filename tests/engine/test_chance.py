"""Random choices of the engine have the right probabilities, and deals follow the rules."""

import math
import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from tests.engine.kernels import acted, dealt, picks
from tests.engine.paired_round import check, well_of
from tests.engine.unpacking import unpack_tiles
from tests.rules.positions import TABLES, Table, by_name
from tests.rules.setting import with_hands
from trimino.engine.packed import STATE, PackedState, new_states
from trimino.engine.packed_field import ORIGIN_VERTEX
from trimino.engine.packing import carry_out, legal_actions, pack_round, pack_rules
from trimino.rules import DRAW, PASS, Deal, Match, Phase, Round, Tile, published
from trimino.rules.ruleset import AfterDrawing

SEED = 0x9E3779B97F4A7C15


def is_uniform(counts: Sequence[int]) -> bool:
    """Whether chi-square is within four standard deviations of what chance makes it."""
    expected = sum(counts) / len(counts)
    square = sum((count - expected) ** 2 for count in counts) / expected
    freedom = len(counts) - 1
    return bool(abs(square - freedom) < 4 * math.sqrt(2 * freedom) + 4)


def source() -> PackedState:
    states = new_states(1)
    states["source"] = SEED
    return states


@pytest.mark.parametrize("number", [2, 3, 5, 6, 7, 36, 56, 100])
def test_every_number_is_as_likely(number: int) -> None:
    assert is_uniform(picks(source(), number, 2000 * number).tolist())


def test_a_source_that_favours_a_number_would_be_noticed() -> None:
    assert not is_uniform([2000, 2000, 2300])


def test_numbers_picked_one_after_another_do_not_depend_on_each_other() -> None:
    states, pairs = source(), Counter[tuple[int, ...]]()
    for _ in range(8_000):
        pairs[picks(states, 4, 1).argmax(), picks(states, 4, 1).argmax()] += 1
    assert len(pairs) == 16
    assert is_uniform([*pairs.values()])


def test_every_order_of_a_small_set_is_as_likely() -> None:
    rules = with_hands(published("triomino"), 1).replace_json({"highest_value": 1, "solo": None})
    states, orders = source(), Counter[tuple[Tile, ...]]()
    for _ in range(7_200):
        dealt(states, pack_rules(rules), 2, 0)
        hands = [tile for hand in states[0]["hands"][:2] for tile in unpack_tiles(hand)]
        orders[(*hands, *well_of(states[0]))] += 1
    assert orders.keys() == set(permutations(rules.tiles))
    assert is_uniform([*orders.values()])


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_tiles_are_dealt_as_the_rules_deal_them(table: Table) -> None:
    states = source()
    for number in range(20):
        youngest = number % table.seats
        dealt(states, pack_rules(table.rules), table.seats, youngest)
        played = Round(table.rules, deal_of(states), youngest=youngest)
        check(played, states, pack_rules(table.rules))


def deal_of(states: PackedState) -> Deal:
    """The deal that the rules refuse unless it is one of theirs."""
    s = states[0]
    hands = tuple(tuple(unpack_tiles(hand)) for hand in s["hands"][: s["seats"]])
    if s["seats"] > 1:
        return Deal(hands, well_of(s))
    a, b, c = (int(s["vertex"][ORIGIN_VERTEX + step]) & 7 for step in (32, 1, 0))
    return Deal(hands, well_of(s), Tile(a, b, c))


@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.TURN, Phase.FOLLOW_UP, Phase.NEW_FIELD])
def test_every_legal_action_is_as_likely(phase: Phase) -> None:
    check_likely(moment(phase))


def test_drawing_stopping_and_laying_are_as_likely() -> None:
    rules = published("triomino").replace(stop_drawing=True, after_drawing=AfterDrawing.ANY)
    match, rng = Match(rules, 2), random.Random(1)
    match.deal(rng)
    while not ({DRAW, PASS} <= {*match.legal} and match.legal.can_place):
        match.play(rng.choice(list(match.legal)))
    check_likely(match.round)


def check_likely(played: Round) -> None:
    state, rules = pack_round(played), pack_rules(played.rules)
    seen, states = {}, source()
    for number in legal_actions(state, rules):
        after = state.copy()
        carry_out(after, rules, number)
        seen[looks(after)] = 0
    for _ in range(100 * len(seen)):
        after = state.copy()
        after["source"] = states["source"]
        acted(after, rules)
        states["source"] = after["source"]
        seen[looks(after)] += 1
    assert len(seen) > 3
    assert is_uniform([*seen.values()])


def looks(states: PackedState) -> bytes:
    s = states[0]
    return b"".join(s[name].tobytes() for name in STATE.names or () if name != "source")


def moment(phase: Phase) -> Round:
    """A moment with several legal actions."""
    rules = with_hands(published("triodominio"), 9).replace_json(
        {"opener": "youngest", "opening_tile": "any", "zero_opening_follow_up": True}
    )
    for seed in range(1000):
        rng = random.Random(seed)
        match = Match(rules, 2)
        match.deal(rng)
        while not match.round.over:
            if match.round.phase is phase and len(list(match.legal)) > 3:
                return match.round
            match.play(rng.choice(list(match.legal)))
    raise AssertionError(phase)
