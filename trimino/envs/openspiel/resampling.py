"""Another way in which a table may have come about, for all that one seat knows."""

import random
from itertools import chain, islice

from trimino.envs.openspiel.chance_table import ChanceTable, choices
from trimino.rules import DRAW, Round, Tile, View, possible_round


def resampled(table: ChanceTable, seat: int, rng: random.Random) -> list[int]:
    """Choices of chance and players after which the seat knows what it knows now.

    Every deal that agrees with what the seat knows is as likely as any other; how the others choose
    among legal actions is no evidence.
    """
    if table.round is None:
        return list(choices(_deal(table, seat, rng), [], []))
    played = possible_round(_view(table, table.round, seat), rng)
    events = islice(played.events, len(table.round.events))
    return list(choices(chain(*played.deal.hands), table.numbers, events))


def _deal(table: ChanceTable, seat: int, rng: random.Random) -> list[Tile]:
    """The tiles dealt so far, those of the others any that the seat does not hold."""
    own = table.hand(seat)
    hidden = [tile for tile in table.rules.tiles if tile not in own]
    rng.shuffle(hidden)
    return [tile if tile in own else hidden.pop() for tile in table.dealt]


def _view(table: ChanceTable, round: Round, seat: int) -> View:
    """What the seat knows; that another is drawing may say that nothing in its hand fits."""
    if table.is_drawing and round.turn != seat:
        round = round.copy()
        round.push(DRAW)  # Which tile comes is not to be seen, so any will do.
    return round.view(seat)
