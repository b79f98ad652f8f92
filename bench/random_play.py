"""Random play through the checked interface, beside OpenSpiel's dominoes in the same run.

`python_block_dominoes` is the fastest imperfect-information game in pure Python that we know of.
Both play in short slices taken in turns, so that whatever else the machine does slows both; the
figure that counts is the ratio, the median over all pairs of slices. Deals are not counted.

    python3 run.py bench random_play
"""

import random
import statistics
import time
from collections.abc import Callable

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game

from trimino.rules import RULESETS, Deal, Round, Ruleset

SLICES = 9
ROUNDS_IN_A_SLICE = 12
Slice = Callable[[random.Random], float]


def dominoes_slice(rng: random.Random) -> float:
    """Decisions a second of OpenSpiel's game."""
    game = pyspiel.load_game("python_block_dominoes")
    states = [_dealt_dominoes(game, rng) for _ in range(ROUNDS_IN_A_SLICE * 4)]
    decisions = 0
    start = time.perf_counter()
    for state in states:
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions / (time.perf_counter() - start)


def _dealt_dominoes(game: "pyspiel.Game", rng: random.Random) -> "pyspiel.State":
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    return state


def rules_slice(rules: Ruleset, seats: int) -> Slice:
    """Decisions a second of these rules."""

    def decisions_a_second(rng: random.Random) -> float:
        rounds = [Round(rules, Deal.shuffled(rules, seats, rng)) for _ in range(ROUNDS_IN_A_SLICE)]
        decisions = 0
        start = time.perf_counter()
        for played in rounds:
            while not played.over:
                played.play(rng.choice(list(played.legal)))
                decisions += 1
        return decisions / (time.perf_counter() - start)

    return decisions_a_second


def compare(rules: Ruleset, seats: int) -> None:
    rng = random.Random(f"{rules.base} {seats}")
    ours = rules_slice(rules, seats)
    pairs = [(ours(rng), dominoes_slice(rng)) for _ in range(SLICES)]
    ratio = statistics.median(mine / theirs for mine, theirs in pairs)
    mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"{rules.base:20} {seats} players {mine:9,.0f} {theirs:9,.0f} {ratio:7.2f}")


def main() -> None:
    print(f"{'decisions a second':30} {'trimino':>9} {'dominoes':>9} {'ratio':>7}")
    for rules in RULESETS:
        for seats in (2, 4):
            compare(rules, seats)


if __name__ == "__main__":
    main()
