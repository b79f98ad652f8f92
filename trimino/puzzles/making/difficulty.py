"""Difficulty of puzzles, from how bots of each level fail.

Bots have fixed ratings on the scale of people's. A puzzle's rating is the mean of those that agree
with what the bots found, each as likely as it predicts that; before any try it is `_USUAL`.
"""

import math
import random
from collections.abc import Collection, Mapping

from trimino.bots.player import find_player
from trimino.rules import Action, MatchView, Position

LADDER = {
    "random": 1000,
    "greedy": 1500,
    "novice": 1550,
    "casual": 1800,
    "club": 2050,
    "heuristic": 2100,
    "expert": 2500,
}
"""The bots that try a puzzle, with their ratings, such that the middle one of the puzzles has about
the rating of a newcomer."""

TRIES = {"greedy": 2, "novice": 4, "casual": 4, "club": 4, "heuristic": 1, "expert": 1}
"""The number of tries of each; what `random` finds is known without trying."""

RANDOM_TRIES = 2
"""The number of tries that the share of answers counts as."""

_USUAL, SPREAD = 1900, 350
"""The rating of puzzles of which nothing is known, and its standard deviation."""

MIN_DEVIATION = 120
"""Bots are not people: the rating stays open to what people find."""

GRID = range(800, 3201, 20)


def difficulty(position: Position, answers: Collection[Action], seed: int) -> dict[str, int]:
    """The share of tries in which each bot finds an answer, in per cent."""
    shares = {"random": len(answers) / len(position.legal)}
    for name, tries in TRIES.items():
        shares[name] = _share(position, answers, name, tries, seed)
    return {name: round(100 * shares[name]) for name in LADDER}


def _share(
    position: Position, answers: Collection[Action], name: str, tries: int, seed: int
) -> float:
    player, view = find_player(name), MatchView.of_position(position)
    chosen = [player.choose(view, random.Random(f"{seed} {name} {n}")) for n in range(tries)]
    return sum(action in answers for action in chosen) / tries


def rating_of(solved_by: Mapping[str, int]) -> tuple[int, int]:
    """The rating that follows from how often each bot succeeds, in per cent, and its deviation.

    >>> easy, hard = dict.fromkeys(LADDER, 100), dict.fromkeys(LADDER, 0)
    >>> rating_of(easy)[0] < 1400 < 2400 < rating_of(hard)[0]
    True
    """
    likely = [math.exp(_likelihood(rating, solved_by)) for rating in GRID]
    whole = sum(likely)
    mean = sum(rating * one for rating, one in zip(GRID, likely, strict=True)) / whole
    spread = sum((rating - mean) ** 2 * one for rating, one in zip(GRID, likely, strict=True))
    return round(mean), max(MIN_DEVIATION, round(math.sqrt(spread / whole)))


def _likelihood(rating: float, solved_by: Mapping[str, int]) -> float:
    """The logarithm of how likely such results are for a puzzle of a rating."""
    found = -(((rating - _USUAL) / SPREAD) ** 2) / 2
    for name, percent in solved_by.items():
        share, tries = percent / 100, TRIES.get(name, RANDOM_TRIES)
        solves = 1 / (1 + 10 ** ((rating - LADDER[name]) / 400))
        found += tries * (share * math.log(solves) + (1 - share) * math.log(1 - solves))
    return found
