"""A tiny game with nothing hidden, and a second solver for it, by the rules alone."""

import random
from collections.abc import Iterator

from trimino.puzzles.open_table import OpenTable, is_open_position
from trimino.rules import Action, HandSizes, Match, Position, published

RULES = published("triomino").replace(highest_value=2, hand=HandSizes({2: 4}), solo=None)


def open_positions(rounds: int) -> Iterator[Position]:
    """Positions of random rounds in which nothing is hidden and there is a choice."""
    for seed in range(rounds):
        rng = random.Random(seed)
        match = Match(RULES, players=2)
        match.deal(rng)
        while not match.round.over:
            position = match.round.position(match.round.turn)
            if is_open_position(position) and len(position.legal) > 1 and position.fields:
                yield position
            match.play(rng.choice(list(match.legal)))


def solved(position: Position) -> dict[Action, int]:
    """What each action gains for its player, by trying everything."""
    table = OpenTable.of(position)
    return {action: gain(table.play(action), position.turn) for action in position.legal}


def gain(table: OpenTable, seat: int) -> int:
    """The gain of a seat with best play on both sides."""
    if table.over:
        return table.lead(seat)
    gains = [gain(table.play(action), seat) for action in table.legal]
    return max(gains) if table.state.turn == seat else min(gains)
