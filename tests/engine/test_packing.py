"""Rounds and views are packed completely, and views contain nothing hidden."""

import random
from typing import Any

import numpy as np
import pytest

from tests.engine.kernels import copied
from tests.engine.unpacking import unpack_tiles
from tests.rules.positions import READINGS, TABLES, Table, by_name, moments
from trimino.engine.packed import STATE, PackedState, new_states
from trimino.engine.packing import (
    carry_out,
    pack_action,
    pack_round,
    pack_rules,
    pack_tiles,
    pack_view,
)
from trimino.rules import TILES, Match, Phase, Round

every_table = pytest.mark.parametrize("table", TABLES + READINGS, ids=by_name)
FIELDS = set(STATE.names or ())
IN_NO_ORDER = {"fits", "cell", "kind", "status"}


def test_tiles_come_out_as_they_went_in() -> None:
    assert sorted(unpack_tiles(pack_tiles(TILES))) == sorted(TILES)
    for tile in TILES:
        assert unpack_tiles(pack_tiles([tile])) == [tile]
        assert sum(other.value < tile.value for other in TILES) <= pack_tiles([tile]).bit_length()


def used(s: Any) -> dict[str, Any]:
    """The part of a state in use, in canonical order."""
    gaps, pages = int(s["gaps"]), int(s["fields"])
    columns = (s[name][:gaps].tolist() for name in ("cell", "fits", "kind"))
    status = s["status"][: pages << 11]
    return {
        **{name: s[name].tolist() for name in FIELDS - IN_NO_ORDER - {"well", "vertex", "source"}},
        "gaps": sorted(zip(*columns, strict=True)),
        "well": s["well"][: s["well_size"]].tolist(),
        "vertex": s["vertex"][: pages << 10].tolist(),
        # Which cells are gaps is told above; here it matters which are laid and which are away.
        "status": np.where(status < 254, 0, status).tolist(),
    }


@every_table
def test_a_round_is_packed_as_its_actions_lead_to_it(table: Table) -> None:
    rules, state, before = pack_rules(table.rules), new_states(1), Phase.OVER
    for match in moments(table, seed=3, rounds=1):
        if match.round.events:
            action = match.round.events[-1].action
            starts = before in (Phase.OPENING, Phase.NEW_FIELD)
            carry_out(state, rules, pack_action(action, starts_field=starts))
        else:
            state = pack_round(match.round)
        assert used(state[0]) == used(pack_round(match.round)[0])
        before = match.round.phase


@every_table
def test_a_view_is_packed_with_what_its_seat_sees(table: Table) -> None:
    for match in moments(table, seed=4, rounds=1):
        if not match.round.over:
            for seat in range(table.seats):
                check_view(match.round, seat)


def check_view(played: Round, seat: int) -> None:
    seen, hidden = pack_view(played.view(seat))[0], pack_round(played)[0]
    for other in range(played.players):
        if other != seat:
            hidden["hands"][other] = 0
    if seat != played.turn:
        hidden["drawn"] = hidden["newest"] = 0
    hidden["well"] = 0
    for name in FIELDS:
        assert np.array_equal(seen[name], hidden[name]), name


def test_a_total_that_was_at_the_target_and_sank_is_seen() -> None:
    table = next(table for table in TABLES if table.name == "triodominio-reverse-2")
    rules = table.rules.replace_json({"target": 5, "target_met": "during-round", "draw_cost": 50})
    match, rng = Match(rules, 2), random.Random(2)
    match.deal(rng)
    sunk = 0
    while not match.round.over:
        match.play(rng.choice(list(match.legal)))
        sunk += bool(match.round.reached_target) and max(match.round.totals) < 5
        reached = bool(match.round.reached_target)
        assert pack_view(match.round.view(0))[0]["reached"] == reached
    assert sunk


@every_table
def test_a_copy_is_the_same_and_then_goes_its_own_way(table: Table) -> None:
    rng, copy = random.Random(5), new_states(1)
    # What was there before does not shine through.
    copy[0] = filled_with_rubbish()[0]
    for match in moments(table, seed=6, rounds=1):
        state = pack_round(match.round)
        copied(copy, state)
        assert used(copy[0]) == used(state[0])
        if not match.round.over and rng.random() < 0.3:
            before = used(state[0])
            legal = match.round.legal
            action = pack_action(rng.choice(list(legal)), starts_field=legal.starts_field)
            carry_out(copy, pack_rules(table.rules), action)
            assert used(state[0]) == before != used(copy[0])


def filled_with_rubbish() -> PackedState:
    return np.frombuffer(random.Random(7).randbytes(STATE.itemsize), STATE)


def test_a_copy_keeps_its_own_random_source() -> None:
    one, other = new_states(1), new_states(1)
    one["source"], other["source"] = 1, 2
    copied(other, one)
    assert other["source"] == [2]
