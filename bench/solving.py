"""How many endgames are solved within a second of CPU time, by the number of tiles in both hands.

    python3 run.py bench solving

The positions are of `triomino` with two players: the well is empty, there is a choice, and all that
was played before was random. Solved means proven: every action has its value, or a bound below the
best.
"""

import random
import time
from collections.abc import Iterator

from trimino.engine.action_choice import SLICE, endgame_of
from trimino.engine.search import Search
from trimino.rules import Match, published

BANDS = ((2, 12), (13, 16), (17, 20))
POSITIONS = 100
SECONDS = 1.0
SEED = 17


def main() -> None:
    seconds_to_solve(next(positions(*BANDS[0], 1)))  # Compiling does not count.
    print("tiles held  positions  solved  CPU seconds, median")
    for least, most in BANDS:
        times = sorted(map(seconds_to_solve, positions(least, most, POSITIONS)))
        solved = 100 * sum(each <= SECONDS for each in times) / len(times)
        middle = times[len(times) // 2]
        told = f"{middle:.3f}" if middle <= SECONDS else f"more than {SECONDS:g}"
        print(f"{least:4} to {most:2} {len(times):10} {solved:5.0f} % {told:>20}", flush=True)


def positions(least: int, most: int, number: int) -> Iterator[Match]:
    """Moments with so many tiles held, each of another round."""
    rng = random.Random(SEED)
    while number:
        match = Match(published("triomino"), 2)
        match.deal(rng)
        while not match.round.over:
            tiles = sum(map(len, match.round.hands))
            wanted = rng.randint(least, most)
            if not match.round.well and tiles == wanted and len(list(match.legal)) > 1:
                yield match
                number -= 1
                break
            match.play(rng.choice(list(match.legal)))


def seconds_to_solve(match: Match) -> float:
    """The CPU time that a proof takes; more than SECONDS if it takes longer."""
    endgame = endgame_of(Search(match.view(match.round.turn), 1))
    began = time.thread_time()
    while not endgame.solve(SLICE) and time.thread_time() - began <= SECONDS:
        pass
    return time.thread_time() - began


if __name__ == "__main__":
    main()
