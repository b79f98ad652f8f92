"""Records of situations: a full field, a long hand, a draw although tiles fit, a bonus in reach."""

import json
import random
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import NamedTuple

from trimino.records.record import dump, record_of, replay_to
from trimino.rules import Draw, Match, Place, PlacementKind, published
from trimino.rules.events import total
from trimino.rules.giving_up import given_up_by_drawing

DOUBLES = {0: 295, 1: 2642}
"""Seeds of matches with a double, by seat: they are so rare that looking for one takes seconds."""


@cache
def full_field() -> str:
    """Record of a solo game that lays all 56 tiles."""
    matches = (_solo(seed) for seed in count(14))
    full = next(match for match in matches if match.view(0).now.position.counts == (0,))
    return dump(record_of(full, ["Anna"]))


@cache
def thirty_tiles() -> tuple[str, int]:
    """A record under house rules, and the number of actions until seat 0 holds thirty tiles."""
    rules = published("triomino").replace(draw_limit=None, rounds=1, target=None, target_met=None)
    match, rng = Match(rules, players=2), random.Random(1)
    match.deal(rng)
    until = 0
    while not match.over:
        position = match.view(0).now.position
        if position.counts[0] == 30 and not until:
            until = len(match.view(0).now.events)
        legal = list(match.legal)
        hoards = position.turn == 0 and not until and Draw() in legal
        match.play(Draw() if hoards else rng.choice(legal))
    return dump(record_of(match, ["Anna", "Juris"])), until


def tiles_fit() -> tuple[str, int, int]:
    """A record, the actions until seat 0 could lay some tiles or draw, and how many tiles."""
    match, rng = Match(published("triomino"), players=2), random.Random(3)
    match.deal(rng)
    found = None
    while not match.over:
        if match.needs_deal:
            match.deal(rng)
        given_up = given_up_by_drawing(match.legal)
        if found is None and given_up and match.round.turn == 0 and len(given_up.tiles) > 1:
            found = len(match.round.events), len(given_up.tiles)
        match.play(rng.choice(list(match.legal)))
    assert found is not None
    return dump(record_of(match, ["Anna", "Juris"])), *found


class Moment(NamedTuple):
    """A moment of a record, before its seat acts."""

    record: str
    action: int

    @property
    def match(self) -> Match:
        return replay_to(json.loads(self.record), 1, self.action)


@cache
def bonus_moment(kind: PlacementKind, seat: int = 0) -> tuple[Moment, Place]:
    """A moment in which the best placement of a seat has a bonus, and that placement."""
    first = DOUBLES[seat] if kind is PlacementKind.DOUBLE else 0
    moment = moment_where(lambda match: _makes(match, kind, seat), first)
    return moment, best_place(moment.match)


@cache
def last_tile(winner: int) -> Moment:
    """A moment in which seat 0 ends the match with its last tile, and a seat wins."""
    return moment_where(lambda match: _ends_won_by(match, winner))


def moment_where(fits: Callable[[Match], bool], first: int = 0) -> Moment:
    """The first moment of which something is true, in matches from a seed on."""
    for seed in count(first):
        match, rng, found = Match(RULES, players=2), random.Random(seed), None
        match.deal(rng)
        while not match.over:
            if found is None and fits(match):
                found = len(match.round.events)
            legal = list(match.legal)
            places = [action for action in legal if isinstance(action, Place)]
            match.play(rng.choice(places or legal))
        if found is not None:
            return Moment(dump(record_of(match, ["Anna", "Juris"])), found)
    raise AssertionError("The seeds never end")


def best_place(match: Match) -> Place:
    """The placement that scores most."""
    legal = match.legal
    return max(legal.placements, key=lambda place: total(legal.scores(place)))


def _makes(match: Match, kind: PlacementKind, seat: int) -> bool:
    """Whether one placement of a seat scores most and has a bonus, after a tile of the other.

    Its tile has another place too.
    """
    legal, events = match.legal, match.round.events
    if match.round.turn != seat or not legal.placements or len(legal.hand) < 3:
        return False
    if not events or events[-1].laid is None:
        return False
    points = sorted(total(legal.scores(place)) for place in legal.placements)
    best = best_place(match)
    alone = points[-1] not in points[:-1]
    return alone and legal.kind(best)[0] is kind and len(legal.of(best.tile)) > 1


def _ends_won_by(match: Match, winner: int) -> bool:
    """Whether seat 0 has one tile left, and a seat wins wherever it is laid."""
    legal = match.legal
    if match.round.turn != 0 or len(legal.hand) != 1 or not legal.placements:
        return False
    return all(_winners_after(match, place) == (winner,) for place in legal.placements)


def _winners_after(match: Match, place: Place) -> tuple[int, ...]:
    after = match.copy()
    after.play(place)
    return after.outcome.winners if after.outcome else ()


RULES = published("triomino").replace(rounds=1, target=None, target_met=None)


def _solo(seed: int) -> Match:
    rng = random.Random(seed)
    match = Match(published("triple-domino"), players=1, well_size=55)
    match.deal(rng)
    while not match.over:
        legal = list(match.legal)
        match.play(rng.choice([action for action in legal if isinstance(action, Place)] or legal))
    return match
