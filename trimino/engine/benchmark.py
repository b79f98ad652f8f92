"""Benchmarks of rules and engine: whole rounds of random play, dealing included, on one core.

All contestants play in short interleaved slices, so that other work on the machine slows them
alike; the result is the median of the slices, and of their ratios. Slices are timed in CPU time of
the process, starts in seconds on the clock.
"""

import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from trimino.engine.budget import Budget
from trimino.engine.dealing import play_at_random
from trimino.engine.match_chance import round_scores
from trimino.engine.packed import new_states
from trimino.engine.packing import pack_rules
from trimino.engine.search import search
from trimino.engine.warm import warm
from trimino.rules import RULESETS, Deal, Match, Round, Ruleset, published
from trimino.rules.errors import TriminoError

_SEATS = (2, 4)

SEARCHED = published("triomino")
"""The rules of rollouts and simulations."""

Speeds = dict[str, dict[str, float]]
"""By rule set or policy, then by the number of players, as a JSON key."""

START = "from trimino.engine.warm import warm; warm()"
"""A program that loads all modules and calls every entry, compiled or cached."""


class BenchReason(StrEnum):
    """Reasons why the C program cannot be measured."""

    NO_COMPILER = "no-compiler"
    NO_YARDSTICK = "no-yardstick"


class BenchError(TriminoError):
    """A C program that cannot be compiled, or prints no speed."""

    reason: BenchReason


class Effort(NamedTuple):
    """The number of slices, and the work in each."""

    slices: int = 11
    engine_rounds: int = 2_000
    rules_rounds: int = 6
    simulations: int = 500


QUICK = Effort(slices=1, engine_rounds=20, rules_rounds=1, simulations=20)


def _play_at_random(rules: Ruleset, seats: int, rounds: int, seed: int) -> int:
    play_at_random(new_states(1), pack_rules(rules), seats, rounds, seed)
    return rounds


def _play_by_heuristic(rules: Ruleset, seats: int, rounds: int, seed: int) -> int:
    """Play the rounds of the table of round scores, whatever number is asked for."""
    return len(round_scores.__wrapped__(rules, seats))


ROLLOUTS = {"random": _play_at_random, "heuristic": _play_by_heuristic}
"""Functions that play rounds to their ends and return how many."""


class Yardstick:
    """A program in C that plays by the rules of `triomino` and prints its speed."""

    def __init__(self, source: Path, folder: Path) -> None:
        compiler = shutil.which("cc")
        if compiler is None:
            raise BenchError(BenchReason.NO_COMPILER)
        self._program = folder / "yardstick"
        command = [compiler, "-O3", "-march=native", "-o", str(self._program), str(source), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BenchError(BenchReason.NO_YARDSTICK, why=done.stderr.strip().partition("\n")[0])

    def speeds(self, rounds: int) -> dict[int, float]:
        """Steps a second by the number of players."""
        command = [str(self._program), str(rounds)]
        printed = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        found = re.findall(r"random np=(\d+) .*?steps/s cpu ([\d.]+)M", printed)
        speeds = {int(seats): float(millions) * 1e6 for seats, millions in found}
        if not speeds.keys() >= set(_SEATS):
            raise BenchError(BenchReason.NO_YARDSTICK, why=printed.partition("\n")[0])
        return speeds


class Race:
    """All measurements, slice by slice."""

    def __init__(self, effort: Effort, yardstick: Yardstick | None = None) -> None:
        self._effort, self._yardstick = effort, yardstick
        self._seeds = random.Random(1)
        self._states = new_states(1)
        self._taken: dict[tuple[str, str, int], list[float]] = defaultdict(list)
        # Compiling must not be timed.
        warm()

    def take_slice(self) -> None:
        for rules in RULESETS:
            others = self._yardstick and self._yardstick.speeds(self._effort.engine_rounds)
            for seats in _SEATS:
                speed = self._engine_steps(rules, seats)
                self._note("engine", rules.base, seats, speed)
                if others:
                    self._note("ratio", rules.base, seats, speed / others[seats])
                self._note("rules", rules.base, seats, self._rules_steps(rules, seats))
        for name, rollout in ROLLOUTS.items():
            for seats in _SEATS:
                self._note("rollouts", name, seats, self._rollouts(rollout, seats))
        for seats in _SEATS:
            self._note("simulations", SEARCHED.base, seats, self._simulations(seats))

    def figures(self) -> dict[str, Speeds]:
        """The medians of all slices so far."""
        found: dict[str, Speeds] = defaultdict(lambda: defaultdict(dict))
        for (what, name, seats), speeds in self._taken.items():
            found[what][name][str(seats)] = _rounded(statistics.median(speeds))
        return found

    def _note(self, what: str, name: str, seats: int, speed: float) -> None:
        self._taken[what, name, seats].append(speed)

    def _engine_steps(self, rules: Ruleset, seats: int) -> float:
        packed, rounds, seed = pack_rules(rules), self._effort.engine_rounds, self._seed()
        return _a_second(lambda: play_at_random(self._states, packed, seats, rounds, seed))

    def _rules_steps(self, rules: Ruleset, seats: int) -> float:
        rounds, rng = self._effort.rules_rounds, random.Random(self._seed())
        return _a_second(lambda: sum(_play(rules, seats, rng) for _ in range(rounds)))

    def _rollouts(self, rollout: Callable[..., int], seats: int) -> float:
        rounds, seed = self._effort.engine_rounds, self._seed()
        return _a_second(lambda: rollout(SEARCHED, seats, rounds, seed))

    def _simulations(self, seats: int) -> float:
        match, rng = Match(SEARCHED, seats), random.Random(self._seed())
        match.deal(rng)
        match.play(match.legal.default)
        view, budget = match.view(match.round.turn), Budget(simulations=self._effort.simulations)
        return _a_second(lambda: search(view, budget, rng).simulations)

    def _seed(self) -> int:
        return self._seeds.randrange(1, 1 << 62)


def _rounded(figure: float) -> float:
    """A figure rounded to three significant digits."""
    return float(f"{figure:.3g}")


def _a_second(work: Callable[[], int]) -> float:
    start = time.process_time()
    return work() / (time.process_time() - start)


def _play(rules: Ruleset, seats: int, rng: random.Random) -> int:
    """Play a round through the checked interface; return the number of actions."""
    played = Round(rules, Deal.shuffled(rules, seats, rng))
    while not played.over:
        played.play(rng.choice(list(played.legal)))
    return len(played.events)


def start_seconds(effort: Effort) -> dict[str, float]:
    """The time a new process takes to a first answer: with nothing compiled, and with all."""
    if effort == QUICK:
        return {"warm": _start(os.environ.get("TRIMINO_CACHE", ""))}
    with tempfile.TemporaryDirectory() as folder:
        return {state: _start(folder) for state in ("cold", "warm")}


def _start(cache: str) -> float:
    environment = {**os.environ, "TRIMINO_CACHE": cache}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", START], env=environment, check=True)
    return _rounded(time.perf_counter() - start)
