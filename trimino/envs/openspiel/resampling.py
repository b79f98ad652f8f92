"""Resampling: another history that leads to the same information state of a seat."""

import random
from itertools import chain, islice

from trimino.envs.openspiel.chance_table import ChanceTable, chance_choices
from trimino.rules import DRAW, Round, Tile, View, possible_round


def resampled(table: ChanceTable, seat: int, rng: random.Random) -> list[int]:
    """Choices of chance and players that lead to the same information state of the seat.

    Every deal that agrees with it is equally likely; the choices of others are no evidence.
    """
    if table.round is None:
        return list(chance_choices(_deal(table, seat, rng), [], []))
    played = possible_round(_view(table, table.round, seat), rng)
    events = islice(played.events, len(table.round.events))
    return list(chance_choices(chain(*played.deal.hands), table.numbers, events))


def _deal(table: ChanceTable, seat: int, rng: random.Random) -> list[Tile]:
    """The tiles dealt so far, with random ones for the other seats."""
    own = table.hand(seat)
    hidden = [tile for tile in table.rules.tiles if tile not in own]
    rng.shuffle(hidden)
    return [tile if tile in own else hidden.pop() for tile in table.dealt]


def _view(table: ChanceTable, round: Round, seat: int) -> View:
    """The view of the seat. That another draws may show that nothing in its hand fits."""
    if table.is_drawing and round.turn != seat:
        round = round.copy()
        round.push(DRAW)  # The seat does not see the tile, so any will do.
    return round.view(seat)
