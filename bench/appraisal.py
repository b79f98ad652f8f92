"""Training of the appraisal: which advantages of a position without hidden tiles become points.

The search plays such positions against itself, now and then with an action that is not its best,
and the lead that is gained from each position to the end of the round is fitted by least squares.

    python3 run.py bench appraisal

It prints weights for `trimino/engine/weights.py`, and how far they are from the result on rounds
that they were not fitted to, beside the heuristic's playing on. Keep them if the arena finds them
better.
"""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trimino.engine.action_choice import play_endgame
from trimino.engine.alphabeta import DEPTH, guess
from trimino.engine.appraisal import advantages
from trimino.engine.budget import Budget
from trimino.engine.compiled import entry
from trimino.engine.packed import State, new_states
from trimino.engine.search import Search, heuristic_code
from trimino.rules import Match, published

RULES = published("triomino")
ROUNDS = 160
BUDGET = Budget(simulations=60)
STRAYING = 0.08
"""How often an action is played that is not the best."""

PARTS = 5
"""Parts of the rounds; each is predicted from the others."""

Values = npt.NDArray[np.float64]


class AppraisedPosition(NamedTuple):
    """A position: its round, advantages and tiles held, the heuristic's guess and the result."""

    number: int
    advantages: tuple[int, ...]
    held: int
    guess: int
    result: int


def main() -> None:
    rng = random.Random(1)
    samples = [sample for number in range(ROUNDS) for sample in play(number, rng)]
    inputs = np.array([row_of(sample) for sample in samples])
    results = np.array([sample.result for sample in samples], float)
    part = np.array([sample.number % PARTS for sample in samples])
    missed = np.zeros(len(samples))
    for number in range(PARTS):
        weights = fit(inputs[part != number], results[part != number])
        missed[part == number] = (results - inputs @ weights)[part == number]
    guessed = results - np.array([sample.guess for sample in samples])
    print(f"{len(samples)} positions of {ROUNDS} rounds; results differ by {results.std():.1f}")
    print(f"root mean square error: appraisal {rms(missed):.1f}, heuristic {rms(guessed):.1f}")
    print(fit(inputs, results).reshape(2, -1).round(4).tolist())


def rms(errors: Values) -> float:
    return float((errors**2).mean() ** 0.5)


def row_of(sample: AppraisedPosition) -> list[float]:
    row = [1.0, *sample.advantages]
    return row + [sample.held * value for value in row]


def fit(inputs: Values, results: Values) -> Values:
    """Least squares, with a little weight on small weights."""
    square = inputs.T @ inputs + 0.1 * np.eye(inputs.shape[1])
    return np.linalg.solve(square, inputs.T @ results).astype(np.float64)


def play(number: int, rng: random.Random) -> Iterator[AppraisedPosition]:
    """The positions of one round from the moment when the well is empty."""
    match = Match(RULES, 2)
    match.deal(rng)
    seen: list[tuple[int, int, AppraisedPosition]] = []
    while not match.round.over:
        view = match.view(match.round.turn)
        begun = Search(view, 1)
        action = begun.actions[heuristic_code(view)]
        if not match.round.well and len(begun.actions) > 1:
            seat, lead = match.round.turn, ahead(match, match.round.turn)
            seen.append((seat, lead, look(begun, number)))
            endgame = play_endgame(begun, BUDGET)
            strays = rng.random() < STRAYING
            code = endgame.codes[rng.randrange(min(4, len(endgame.codes))) if strays else 0]
            action = begun.actions[int(code)]
        match.play(action)
    for seat, lead, sample in seen:
        yield sample._replace(result=ahead(match, seat) - lead)


def ahead(match: Match, seat: int) -> int:
    points = match.round.points
    return points[seat] - points[1 - seat]


def look(begun: Search, number: int) -> AppraisedPosition:
    states = new_states(DEPTH + 3)
    states[0] = begun.worlds.next()[0]
    *found, guessed = _look(states, begun.rules, begun.weights)
    held = sum(int(hand).bit_count() for hand in states[0]["hands"])
    return AppraisedPosition(number, tuple(found), held, guessed, 0)


@entry
def _look(states: State, rules: Any, weights: Any) -> Any:
    """The advantages of a position, and what the heuristic gains from it."""
    bonus, fitting, tiles, value = advantages(states[0], rules[0])
    return bonus, fitting, tiles, value, guess(states, 0, rules[0], weights[0], 1)
