"""Records of situations: a full field, a hand of thirty tiles, a draw although tiles fit."""

import random
from itertools import count

from trimino.records.record import dump, record_of
from trimino.rules import Draw, Match, Place, published
from trimino.rules.giving_up import given_up_by_drawing


def full_field() -> str:
    """Record of a solo game that lays all 56 tiles."""
    matches = (_solo(seed) for seed in count())
    full = next(match for match in matches if match.view(0).now.position.counts == (0,))
    return dump(record_of(full, ["Anna"]))


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


def _solo(seed: int) -> Match:
    rng = random.Random(seed)
    match = Match(published("triple-domino"), players=1, well_size=55)
    match.deal(rng)
    while not match.over:
        legal = list(match.legal)
        match.play(rng.choice([action for action in legal if isinstance(action, Place)] or legal))
    return match
