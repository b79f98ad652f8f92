"""The worlds that the search imagines are those a view allows, and as likely."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.engine.unpacking import unpack_tiles
from tests.rules.positions import READINGS, TABLES, Table, by_name, moments
from trimino.engine.packed import IN_BOX, PackedState
from trimino.engine.packing import pack_any_world
from trimino.engine.possible_worlds import PossibleWorlds
from trimino.engine.tile_tables import NUMBERED
from trimino.rules import Match, Tile, published
from trimino.rules.evidence import Evidence
from trimino.rules.sampling import Possibilities
from trimino.rules.tiles import bit_of

Count = Callable[[int, int], int]


def some_views(table: Table, count: Count) -> Iterator[Match]:
    for number, match in enumerate(moments(table, 5, rounds=1)):
        if not match.round.over and number % count(9, 2) == 4:
            yield match


def tiles_in(world: PackedState) -> Counter[Tile]:
    """The tiles of hands and well."""
    s = world[0]
    held = [tile for hand in s["hands"] for tile in unpack_tiles(hand)]
    return Counter(held + [NUMBERED[number] for number in s["well"][: s["well_size"]]])


@pytest.mark.parametrize("table", TABLES + READINGS, ids=by_name)
def test_a_world_agrees_with_the_view(table: Table, count: Count) -> None:
    for match in some_views(table, count):
        view = match.view(match.round.turn).now
        worlds, evidence = PossibleWorlds(view, 1), Evidence(view)
        for _ in range(3):
            world = worlds.next()
            s, now = world[0], view.position
            assert [int(hand).bit_count() for hand in s["hands"][: table.seats]] == [*now.counts]
            assert unpack_tiles(s["hands"][now.turn]) == sorted(
                now.hand, key=lambda tile: (tile.value, tile)
            )
            assert s["well_size"] == now.well
            assert max(tiles_in(world).values()) == 1
            check_evidence(worlds, evidence)


def check_evidence(worlds: PossibleWorlds, evidence: Evidence) -> None:
    """Every tile lies where it may, and every need is met."""
    lying = [NUMBERED[number] for number in worlds.slots[0]["tile"][: len(evidence.slots)]]
    assert sorted(lying) == sorted(evidence.hidden)
    for tile, allowed in zip(lying, evidence.allowed, strict=True):
        assert bit_of(tile) & allowed
    for need in evidence.needs:
        assert any(bit_of(lying[slot]) & need.tiles for slot in need.slots)


@pytest.mark.parametrize(("base", "seats"), [("triomino", 2), ("tri-domino", 3), ("goliath", 2)])
def test_a_tile_is_held_as_often_as_the_rules_say(base: str, seats: int, count: Count) -> None:
    rng = random.Random(base)
    match = Match(published(base), seats)
    match.deal(rng)
    for _ in range(12):
        match.play(rng.choice(list(match.legal)))
    compare_shares(match, rng, count(400, 2000))


@pytest.mark.parametrize("table", [table for table in READINGS if table.seats > 1], ids=by_name)
def test_a_tile_is_held_as_often_under_other_readings(table: Table, count: Count) -> None:
    rng, compared = random.Random(table.name), 0
    for number, match in enumerate(moments(table, 8, rounds=3)):
        hidden = len(match.round.hands[match.round.turn - 1]) > 1 and match.round.well
        if not match.round.over and hidden and match.round.events and number % 4 == 0:
            compare_shares(match, rng, count(100, 500))
            compared += 1
    assert compared


def compare_shares(match: Match, rng: random.Random, samples: int) -> None:
    """Compare how often another seat holds each tile, in the rules and in the engine."""
    view = match.view(match.round.turn).now
    other = (match.round.turn + 1) % match.players
    possible, worlds = Possibilities(view), PossibleWorlds(view, 7)
    by_rules = Counter(tile for _ in range(samples) for tile in possible.sample(rng).hands[other])
    by_worlds = Counter(
        tile for _ in range(10 * samples) for tile in unpack_tiles(worlds.next()[0]["hands"][other])
    )
    for tile in by_rules | by_worlds:
        share, expected = by_worlds[tile] / (10 * samples), by_rules[tile] / samples
        both = (by_worlds[tile] + by_rules[tile]) / (11 * samples)
        error = (max(both * (1 - both), 0.02) / samples) ** 0.5
        assert abs(share - expected) < 5 * error, tile


def test_what_is_left_in_the_box_of_a_solo_game_lies_nowhere_else() -> None:
    match = Match(published("triomino"), 1)
    match.deal(random.Random(3))
    worlds = PossibleWorlds(match.view(0).now, 1)
    boxed = {
        NUMBERED[tile]
        for tile, seat in zip(*(worlds.slots[0][name] for name in ("tile", "seat")), strict=True)
        if seat == IN_BOX
    }
    world = worlds.next()
    assert len(boxed) == 56 - 1 - 9 - 20
    assert len(tiles_in(world)) == 29


def test_any_world_tells_only_how_many_tiles_lie_where() -> None:
    match = Match(published("triomino"), 3)
    match.deal(random.Random(3))
    view = match.view(match.round.turn).now
    s = pack_any_world(view)[0]
    assert [int(hand).bit_count() for hand in s["hands"][:3]] == [7, 7, 7]
    assert s["well_size"] == view.position.well
