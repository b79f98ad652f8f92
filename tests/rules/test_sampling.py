"""Sampling a whole state from a view: it agrees with the view, and every possible one is as likely.

On a miniature set all deals are tried, and those that lead to the same view are what is possible.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import rulesets
from trimino.rules import (
    RULESETS,
    Deal,
    IllegalAction,
    Match,
    Round,
    Ruleset,
    SetupError,
    SetupReason,
    Tile,
    View,
    published,
)
from trimino.rules.actions import Draw
from trimino.rules.field_domains import HandSizes, Solo
from trimino.rules.ruleset import (
    AfterDrawing,
    BlockedWhen,
    EmptyWellPass,
    NextOpener,
    Opener,
    OpeningTile,
)
from trimino.rules.sampling import Possibilities, possible_match, possible_round

Count = Callable[[int, int], int]

SMALL: dict[str, Any] = {
    "highest_value": 2,
    "hand": HandSizes({2: 2, 3: 2}),
    "players": (2, 3),
    "solo": None,
}
MINIATURES = {
    "free drawing": published("triomino").replace(**SMALL),
    "free drawing, passing is free": published("triomino").replace(**SMALL, stuck_cost=0),
    "drawing as a duty": published("tri-domino").replace(**SMALL),
    "at most one draw, any tile opens": published("goliath").replace(**SMALL, draw_limit=1),
    "the youngest opens, new fields": published("triodominio").replace(**SMALL),
    "duty, nobody can place": published("wikipedia").replace(**SMALL),
    "duty, the highest triple opens with any tile": published("tri-domino").replace(
        **SMALL, opening_tile=OpeningTile.ANY, blocked_when=BlockedWhen.NOBODY_CAN_PLACE
    ),
}
FREELY = MINIATURES["free drawing"]
AS_A_DUTY = MINIATURES["drawing as a duty"]
MINIATURES |= {
    "any tile after drawing": FREELY.replace(after_drawing=AfterDrawing.ANY),
    "the newest tile after drawing": FREELY.replace(after_drawing=AfterDrawing.NEWEST),
    "stopping": FREELY.replace(stop_drawing=True, stop_cost=3),
    "stopping for nothing, any tile": FREELY.replace(
        stop_drawing=True, after_drawing=AfterDrawing.ANY
    ),
    "stopping, drawing as a duty": AS_A_DUTY.replace(stop_drawing=True),
    "passing freely": FREELY.replace(
        empty_well_pass=EmptyWellPass.FREE, hand=HandSizes({2: 4, 3: 3}), draw_limit=1
    ),
    "the opener is set": FREELY.replace(next_opener=NextOpener.ROTATION),
    "the opener is set, the highest tile opens": FREELY.replace(
        next_opener=NextOpener.ROUND_WINNER, opener=Opener.HIGHEST_TILE
    ),
}
MINIATURE_SOLO = published("trimino").replace(
    highest_value=2, hand=HandSizes({2: 2}), players=(2, 2), solo=Solo(hand=2, well=2)
)


def play_some(rules: Ruleset, seats: int, rng: random.Random, actions: int) -> Round:
    """A round some actions on; the clock plays now and then."""
    dealt = Deal.shuffled(rules, seats, rng) if seats > 1 else Deal.shuffled_solo(rules, rng)
    is_first = rules.next_opener is NextOpener.SAME or seats == 1
    played = Round(rules, dealt, opener=None if is_first else rng.randrange(seats))
    for _ in range(actions):
        if played.over:
            break
        play_one(played, rng)
    return played


def play_one(played: Round, rng: random.Random) -> None:
    if played.is_clocks_turn or rng.random() < 0.15:
        played.play(played.legal.default, by_clock=True)
    else:
        played.play(rng.choice(list(played.legal)))


Key = tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...]]


def key(played: Round) -> Key:
    """The identity of a sample: all of it but the order of the tiles in the well."""
    draws = sum(isinstance(event.action, Draw) for event in played.events)
    hands = tuple(tuple(sorted(hand)) for hand in played.deal.hands)
    return (*hands, tuple(sorted(played.deal.well[draws:]))), played.deal.well[:draws]


def possible(played: Round, reader: int | None) -> set[Key]:
    """Every deal that leads to the same view, found by trying all."""
    view = played.view(reader)
    found = set()
    for dealt in candidate_deals(played, reader):
        twin = replayed(played, dealt)
        if twin is not None and twin.view(reader) == view:
            found.add(key(twin))
    return found


def replayed(played: Round, dealt: Deal) -> Round | None:
    twin = Round(played.rules, dealt, opener=played.view(None).opener)
    try:
        for event in played.events:
            if twin.turn != event.seat:
                return None
            twin.play(event.action, by_clock=event.by_clock)
    except IllegalAction:
        return None
    return twin


def candidate_deals(played: Round, reader: int | None) -> Iterator[Deal]:
    """All deals of the set that leave the reader's own hand and a solo game's start as they are."""
    draws = sum(isinstance(event.action, Draw) for event in played.events)
    own = () if reader is None else played.deal.hands[reader]
    start = played.deal.start
    tiles = [tile for tile in played.rules.tiles if tile not in own and tile != start]
    sizes = [len(hand) for seat, hand in enumerate(played.deal.hands) if seat != reader]
    for hands, rest in splits(tiles, sizes):
        if reader is not None:
            hands.insert(reader, own)
        for drawn in permutations(rest, draws):
            left = [tile for tile in rest if tile not in drawn]
            for well in combinations(left, len(played.deal.well) - draws):
                yield Deal(tuple(hands), (*drawn, *well), start)


def splits(
    tiles: list[Tile], sizes: list[int]
) -> Iterator[tuple[list[tuple[Tile, ...]], list[Tile]]]:
    if not sizes:
        yield [], tiles
        return
    for hand in combinations(tiles, sizes[0]):
        rest = [tile for tile in tiles if tile not in hand]
        for hands, left in splits(rest, sizes[1:]):
            yield [hand, *hands], left


def assert_uniform(view: View, expected: set[Key], rng: random.Random, each: int) -> None:
    """Every possible state comes up about equally often, and no other does."""
    possibilities = Possibilities(view)
    total = each * len(expected)
    seen = Counter(key(possibilities.sample(rng)) for _ in range(total))
    assert seen.keys() <= expected
    # Chi-square over k cells has mean k - 1 and variance 2(k - 1).
    spread = sum((seen[one] - each) ** 2 / each for one in expected)
    freedom = len(expected) - 1
    assert spread <= freedom + 5 * (2 * freedom) ** 0.5 + 5, (spread, freedom)


@pytest.mark.parametrize("rules", MINIATURES.values(), ids=MINIATURES)
def test_all_that_is_possible_is_equally_likely(rules: Ruleset, count: Count) -> None:
    rng = random.Random(f"{rules.base} {rules.stuck_cost}")
    checked = 0
    while checked < count(2, 12):
        seats = rng.choice((2, 3))
        played = play_some(rules, seats, rng, rng.randint(0, 9))
        reader = rng.choice((None, *range(seats)))
        draws = sum(isinstance(event.action, Draw) for event in played.events)
        if draws > count(2, 3) or (reader is None and seats == 3):
            continue
        expected = possible(played, reader)
        if 2 <= len(expected) <= count(80, 200):
            assert_uniform(played.view(reader), expected, rng, each=count(12, 20))
            checked += 1


def test_a_spectator_of_a_solo_game_knows_that_it_went_on(count: Count) -> None:
    rng = random.Random(5)
    checked = 0
    while checked < count(2, 12):
        played = play_some(MINIATURE_SOLO, 1, rng, rng.randint(2, 8))
        if played.well or played.over:
            continue
        expected = possible(played, None)
        if 2 <= len(expected) <= 400:
            assert_uniform(played.view(None), expected, rng, each=count(12, 30))
            checked += 1


def test_zero_laid_first_in_a_solo_game_is_no_opening(count: Count) -> None:
    """Nothing follows it, and so nothing is known about the tiles that are left."""
    rules = MINIATURE_SOLO.replace(zero_opening_follow_up=True, solo=Solo(hand=3, well=3))
    dealt = [Tile(0, 0, 0), Tile(0, 0, 2), Tile(1, 1, 2)]
    well = [Tile(0, 1, 2), Tile(2, 2, 2), Tile(1, 2, 2)]
    played = Round(rules, Deal((tuple(dealt),), tuple(well), Tile(0, 0, 1)))
    for laid in dealt[:2]:
        played.play(played.legal.of(laid)[0])
    expected = possible(played, None)
    assert key(played) in expected
    assert_uniform(played.view(None), expected, random.Random(6), each=count(12, 30))


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_sample_agrees_with_its_view(rules: Ruleset, count: Count) -> None:
    rng = random.Random(rules.base)
    for _ in range(count(12, 150)):
        seats = rng.randint(*rules.players)
        played = play_some(rules, seats, rng, rng.randint(0, 120))
        reader = rng.choice((None, *range(seats)))
        sample = possible_round(played.view(reader), rng)
        assert sample.view(reader) == played.view(reader)
        assert replayed(played, sample.deal) == sample


@given(rulesets(1) | rulesets(2) | rulesets(3), st.integers(0, 2**32))
@settings(deadline=None)
def test_a_sample_agrees_with_its_view_under_any_rules(rules: Ruleset, seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.choice((1, *rules.tables) if rules.solo else rules.tables)
    played = play_some(rules, seats, rng, rng.randint(0, 40))
    for reader in (None, *range(seats)):
        sample = possible_round(played.view(reader), rng)
        assert sample.view(reader) == played.view(reader)


@pytest.mark.parametrize("rules", [r for r in RULESETS if r.solo], ids=lambda rules: rules.base)
def test_a_sample_of_a_solo_game_agrees_with_its_view(rules: Ruleset, count: Count) -> None:
    rng = random.Random(rules.base)
    for _ in range(count(12, 150)):
        played = play_some(rules, 1, rng, rng.randint(0, 60))
        for reader in (0, None):
            sample = possible_round(played.view(reader), rng)
            assert sample.view(reader) == played.view(reader)


def test_a_match_is_sampled_round_by_round() -> None:
    rng = random.Random(3)
    match = Match(published("goliath"), players=3)
    while len(match.rounds) < 3 or len(match.round.events) < 20:
        if match.needs_deal:
            match.deal(rng)
        match.play(rng.choice(list(match.legal)))
    view = match.view(1)
    sample = possible_match(view, rng)
    assert sample.view(1) == view
    assert sample != match


def test_a_match_that_is_over_has_nothing_left_to_guess() -> None:
    rng = random.Random(8)
    match = Match(published("goliath-kids"), players=2)
    match.deal(rng)
    while not match.over:
        match.play(rng.choice(list(match.legal)))
    assert possible_match(match.view(None), rng) == match


def test_equal_views_and_random_sources_give_equal_samples() -> None:
    played = play_some(published("triomino"), 3, random.Random(4), 40)
    samples = [possible_round(played.view(0), random.Random(9)) for _ in range(2)]
    assert samples[0] == samples[1]
    assert samples[0].deal == samples[1].deal


def test_a_view_that_cannot_be_is_refused() -> None:
    """The reader's hand holds the tile that another seat is seen to lay."""
    played = play_some(published("triomino"), 2, random.Random(4), 1)
    other = 1 - played.events[0].seat
    view = played.view(other)
    laid = played.events[0].laid
    assert laid is not None
    hand = tuple(sorted((laid, *view.position.hand[1:])))
    with pytest.raises(SetupError) as refused:
        possible_round(view._replace(position=view.position._replace(hand=hand)), random.Random(1))
    assert refused.value.reason is SetupReason.IMPOSSIBLE_VIEW
