"""Matches dealt by the method `trimino-deal/1`, with deals that a test may falsify."""

import random

from tests.records.playing import Table, names
from trimino.records.fair_deal import Fairness, fair_deal
from trimino.records.record import record_of
from trimino.rules import Deal, Match


def fairness_of(seats: int, seed: int = 1) -> Fairness:
    """A secret, and contributions of every other seat."""
    rng = random.Random(f"fairness {seed}")
    secret = rng.randbytes(32)
    return Fairness(secret, tuple(None if seat % 2 else rng.randbytes(32) for seat in range(seats)))


def fair_match(
    table: Table, seed: int = 1, *, bent: int = 0, well_size: int | None = None
) -> Match:
    """A whole match; the deal of the round that is bent comes from elsewhere."""
    rng = random.Random(seed)
    match = Match(*table, well_size=well_size)
    while not match.over:
        if match.needs_deal:
            number = len(match.rounds) + 1
            match.deal(rng if number == bent else deal_of(match, number, seed))
        match.play(rng.choice(list(match.legal)))
    return match


def deal_of(match: Match, number: int, seed: int) -> Deal:
    fairness = fairness_of(match.players, seed)
    return fair_deal(match.rules, match.players, *fairness, number, match.well_size)


def fair_record(match: Match, seed: int = 1) -> dict[str, object]:
    """The record of a match, with what its deals were made from."""
    return record_of(match, names(match), {"fair": fairness_of(match.players, seed).to_json()})
