"""An independent definition of what a reader may know, and matches that differ in the rest."""

import random
from collections.abc import Iterator
from typing import Any

from trimino.rules import Deal, IllegalAction, Match, Round, Tile

Reader = int | None


def known(match: Match, reader: Reader) -> list[Any]:
    """All that a reader may know of a match: settlement 18 and what lies on the table."""
    return [known_of_round(round, reader, match.over) for round in match.rounds]


def known_of_round(round: Round, reader: Reader, all_is_shown: bool) -> list[Any]:
    counted = round.end is not None and round.end.hands_counted
    return [
        round.hands[reader] if reader is not None else None,
        [dict(field.laid) for field in round.fields],
        [len(hand) for hand in round.hands],
        len(round.well),
        (round.turn, round.phase, round.totals, round.end),
        [
            (event.seat, event.action, event.scores, event.drawn if event.seat == reader else None)
            for event in round.events
        ],
        round.hands if counted or all_is_shown else None,
        round.deal if all_is_shown else None,
    ]


def hidden_tiles(round: Round, reader: Reader) -> list[Tile]:
    """The tiles of which the reader has not seen where they are."""
    seen = {place.tile for field in round.fields for place in field.laid.values()}
    if reader is not None:
        seen |= {*round.deal.hands[reader], *round.hands[reader]}
    if round.end is not None and round.end.hands_counted:
        seen |= {tile for hand in round.hands for tile in hand}
    dealt = [tile for pile in (*round.deal.hands, round.deal.well) for tile in pile]
    return [tile for tile in dealt if tile not in seen]


def exchanged(deal: Deal, one: Tile, other: Tile) -> Deal:
    """The deal with two tiles in each other's place."""
    swap = {one: other, other: one}
    hands = tuple(tuple(swap.get(tile, tile) for tile in hand) for hand in deal.hands)
    return Deal(hands, tuple(swap.get(tile, tile) for tile in deal.well), deal.start)


def twins(match: Match, reader: Reader, rng: random.Random, tries: int) -> Iterator[Match]:
    """Matches in which everything that the reader may know is the same, and something is not."""
    for _ in range(tries):
        number = rng.randrange(len(match.rounds))
        tiles = hidden_tiles(match.rounds[number], reader)
        if len(tiles) > 1:
            deals = [round.deal for round in match.rounds]
            deals[number] = exchanged(deals[number], *rng.sample(tiles, 2))
            twin = played_again(match, deals)
            if twin and known(twin, reader) == known(match, reader):
                yield twin


def played_again(match: Match, deals: list[Deal]) -> Match | None:
    """The same actions after other deals; None if they are not legal then."""
    twin = Match(match.rules, match.players, youngest=match.youngest)
    try:
        for deal, round in zip(deals, match.rounds, strict=True):
            twin.deal(deal)
            for event in round.events:
                twin.play(event.action)
    except IllegalAction:
        return None
    return twin
