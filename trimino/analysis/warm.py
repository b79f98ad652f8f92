"""Compiling ahead of time: every entry of the analysis is called once, on a small input."""

import random

from trimino.analysis.hints import analyse_position
from trimino.analysis.levels import TableLevels
from trimino.analysis.moments import AnalysisTask, worlds_of
from trimino.engine.budget import Budget
from trimino.engine.kernel_folder import compile_lock
from trimino.rules import Match, published

_BUDGET = Budget(simulations=4)


def prepare() -> None:
    """Compile what hints and analyses need, or load it from the cache.

    Of several processes one compiles, while the others wait.
    """
    with compile_lock():
        match = Match(published("triomino"), 2)
        match.deal(random.Random(1))
        match.play(match.legal.default)
        table_levels = TableLevels.of([None, None])
        analyse_position(match.view(match.round.turn), _BUDGET, random.Random(1), table_levels)
        worlds = worlds_of(AnalysisTask(match, table_levels, _BUDGET, 1), 1)
        worlds.value(match)
        worlds.expected(match)
