"""Random play through the checked interface, compared with OpenSpiel's dominoes in the same run.

`python_block_dominoes` is the fastest imperfect-information game in pure Python that we know of.
Both play in short interleaved slices, so that other work on the machine slows them alike; the
result is the median of the ratios. There are two: of whole rounds, with the deal in the time but
not in the count, and of decisions alone, with rounds dealt beforehand.

    python3 run.py bench random_play
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game

from trimino.rules import RULESETS, Deal, Round, Ruleset

SLICES = 15
DECISIONS_IN_A_SLICE = 800


class Game(NamedTuple):
    """Functions that deal a round of a game, and play it at random and return its decisions."""

    deal: Callable[[random.Random], Any]
    play: Callable[[Any, random.Random], int]
    decisions: int
    """The approximate decisions of a round."""


def dominoes() -> Game:
    game = pyspiel.load_game("python_block_dominoes")

    def deal(rng: random.Random) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        return state

    def play(state: Any, rng: random.Random) -> int:
        decisions = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return Game(deal, play, decisions=10)


def trimino(rules: Ruleset, seats: int) -> Game:
    def deal(rng: random.Random) -> Round:
        return Round(rules, Deal.shuffled(rules, seats, rng))

    def play(played: Round, rng: random.Random) -> int:
        while not played.over:
            played.play(rng.choice(list(played.legal)))
        return len(played.events)

    return Game(deal, play, decisions=80)


def slice_of(game: Game, rng: random.Random, *, time_deals: bool) -> float:
    """Decisions a second over a few rounds."""
    count = DECISIONS_IN_A_SLICE // game.decisions
    dealt: list[Any] = [] if time_deals else [game.deal(rng) for _ in range(count)]
    decisions = 0
    start = time.perf_counter()
    for number in range(count):
        decisions += game.play(game.deal(rng) if time_deals else dealt[number], rng)
    return decisions / (time.perf_counter() - start)


def compare(ours: Game, theirs: Game, rng: random.Random) -> Iterator[float]:
    """Our speed, theirs and the ratio: for whole rounds, then for decisions alone."""
    for time_deals in (True, False):
        pairs = [
            (
                slice_of(ours, rng, time_deals=time_deals),
                slice_of(theirs, rng, time_deals=time_deals),
            )
            for _ in range(SLICES)
        ]
        yield from (statistics.median(column) for column in zip(*pairs, strict=True))
        yield statistics.median(mine / yours for mine, yours in pairs)


def main() -> None:
    print("Decisions a second of random play: trimino, OpenSpiel's dominoes, and the ratio.")
    print(f"{'':30} {'deals in the time':>26}   {'decisions alone':>26}")
    theirs = dominoes()
    for rules in RULESETS:
        for seats in (2, 4):
            rng = random.Random(f"{rules.base} {seats}")
            mine, yours, ratio, *alone = compare(trimino(rules, seats), theirs, rng)
            print(
                f"{rules.base:20} {seats} players {mine:10,.0f} {yours:8,.0f} {ratio:6.2f}  "
                f"{alone[0]:10,.0f} {alone[1]:8,.0f} {alone[2]:6.2f}"
            )


if __name__ == "__main__":
    main()
