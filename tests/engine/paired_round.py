"""The same round in the rules and in the engine, and everything in which they must agree."""

import random
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from tests.engine.kernels import ended, noted, opens_next, won
from tests.engine.unpacking import unpack_tiles
from trimino.engine.packed import HEXAGON, PackedRules, PackedState
from trimino.engine.packed_field import ORIGIN_VERTEX
from trimino.engine.packing import (
    carry_out,
    legal_actions,
    pack_action,
    pack_round,
    pack_rules,
    pack_tiles,
    packed_actions,
)
from trimino.engine.tile_tables import NUMBERED
from trimino.rules import Action, EndReason, Field, Match, Phase, PlacementKind, Round, Tile
from trimino.rules.tiles import tiles_of

PHASES = [Phase.OPENING, Phase.TURN, Phase.FOLLOW_UP, Phase.NEW_FIELD, Phase.OVER]
ENDS = [None, EndReason.OUT, EndReason.BLOCKED, EndReason.TARGET]
KINDS = [PlacementKind.PLAIN, PlacementKind.BRIDGE, PlacementKind.DOUBLE]

Gaps = dict[tuple[int, int], tuple[int, int]]
"""What fits in a gap and its kind, by page and cell."""


def gaps_of_fields(fields: Iterable[Field]) -> Gaps:
    return {
        (field.number, 2 * ((ORIGIN_VERTEX + at.x + 32 * at.y) % 1024) + at.down): (
            packed_bits(gap.fits),
            HEXAGON - 1 + gap.hexagons if gap.hexagons else KINDS.index(gap.kind),
        )
        for field in fields
        for at, gap in field.gaps.items()
    }


@cache
def packed_bits(bits: int) -> int:
    """The rules number tiles in another order."""
    return pack_tiles(tiles_of(bits))


def gaps_of_state(s: Any) -> Gaps:
    used = slice(int(s["gaps"]))
    columns = (s[name][used].tolist() for name in ("cell", "fits", "kind"))
    rows = zip(*columns, strict=True)
    return {(cell >> 11, cell & 2047): (fits, kind) for cell, fits, kind in rows}


def well_of(s: Any) -> tuple[Tile, ...]:
    """The well as the rules have it, the next tile first."""
    return tuple(NUMBERED[number] for number in reversed(s["well"][: s["well_size"]].tolist()))


def check(played: Round, state: PackedState, rules: PackedRules) -> dict[int, Action]:
    """Compare a round with its packed state; return the legal actions by number."""
    s, seats = state[0], played.players
    legal = packed_actions(played.legal)
    numbers = legal_actions(state, rules)
    assert sorted(numbers) == sorted(legal)
    assert s["seats"] == seats
    assert tuple(s["points"][:seats].tolist()) == played.points
    assert tuple(s["before"][:seats].tolist()) == played.before
    assert s["turn"] == played.turn
    assert PHASES[s["phase"]] is played.phase
    assert ENDS[s["end"]] == (played.end.reason if played.end else None)
    assert bool(s["reached"]) == bool(played.reached_target)
    assert s["passes"] == played.state.passes
    assert well_of(s) == played.well
    assert [sorted(unpack_tiles(hand)) for hand in s["hands"][:seats]] == [*map(list, played.hands)]
    assert sorted(unpack_tiles(s["drawn"])) == sorted(played.drawn)
    assert tuple(unpack_tiles(s["newest"])) == played.drawn[-1:]
    assert s["draws"] == len(played.drawn)
    assert s["opener"] == played.opener
    assert s["fields"] == len(played.fields)
    assert gaps_of_state(s) == gaps_of_fields(played.fields)
    return legal


class PackedMatch:
    """A match as the kernels know it, to compare its end after every round."""

    def __init__(self, match: Match) -> None:
        self.match, self.rules = match, pack_rules(match.rules, match.well_size)
        self._first = np.zeros(match.players, np.int32)
        self._time = 0
        self._opener = -1

    def deal(self, rng: random.Random) -> PackedState:
        """Deal a round, and compare who opens it because of the round before."""
        self.match.deal(rng)
        opener = self.match.round.view(None).opener
        assert self._opener == (-1 if opener is None else opener)
        return pack_round(self.match.round)

    def play(self, state: PackedState, action: Action) -> None:
        """Carry out an action in both, and compare the end of the match if the round is over."""
        match = self.match
        number = pack_action(action, starts_field=match.legal.starts_field)
        before = match.totals
        event = match.play(action)
        carry_out(state, self.rules, number)
        total = before[event.seat] + event.points
        self._time = noted(state, self.rules, self._first, self._time, event.seat, total)
        if match.round.over:
            self.check_end(state)

    def check_end(self, state: PackedState) -> None:
        """Compare the end of the match and its winners."""
        match = self.match
        last = match.rounds_to_play or match.rules.rounds or 0
        assert ended(state, self.rules, len(match.rounds), last) == match.over
        self._opener = opens_next(state, self.rules)
        if match.over:
            winners = won(state, self.rules, np.array(match.totals), self._first)
            assert winners == sum(1 << seat for seat in match.winners)


def play_both(match: Match, rng: random.Random, rounds: int) -> int:
    """Play rounds of a match in both at random; return the number of actions."""
    packed, taken = PackedMatch(match), 0
    for _ in range(rounds):
        if match.over:
            break
        state = packed.deal(rng)
        legal = check(match.round, state, packed.rules)
        while legal:
            packed.play(state, legal[rng.choice(list(legal))])
            legal = check(match.round, state, packed.rules)
            taken += 1
    return taken
