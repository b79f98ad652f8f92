"""The choice of an action: search while tiles are hidden, the endgame solver once none are."""

import random
from collections.abc import Sequence
from concurrent.futures import Executor

import numpy as np

from trimino.engine.action_value import ActionValue
from trimino.engine.alphabeta import NODES_PER_SIMULATION
from trimino.engine.breadth import JUDGING, PLAYING
from trimino.engine.budget import Budget, BudgetMeter
from trimino.engine.divided_search import divided_search
from trimino.engine.endgame import VALUE_MARGIN, Endgame, EndgameOutcome
from trimino.engine.packing import packed_actions
from trimino.engine.search import POINT, Search, ranked_codes
from trimino.engine.transpositions import Memory, kept_memory
from trimino.rules import Action, MatchView

CERTAINTY, CERTAINTY_OF_TWO = 1.0, 2.5
"""Standard errors by which another action must beat the heuristic's choice, which is better with
two players than with more."""

WINDOW = 60
"""The distance below the best from which on an action has only a bound as its value, where all
are judged."""

SLICE = 400
"""Nodes between two looks at the clock."""

SIMULATIONS_PER_SECOND = 25_000
"""About how many rounds are simulated."""

NODES_PER_SECOND = 2_000_000
"""About how many nodes a search of everything visits."""

_EASY, EASY_SHARE = 13, 0.5
"""With at most so many tiles in both hands a thousand nodes usually solve an endgame; twice as many
nodes solve one with a tile more. Up to this share of a budget goes to solving."""

MAX_NODES = 1 << 60
"""No limit of nodes."""


def heuristic_action(view: MatchView) -> Action:
    """The action of the heuristic."""
    return packed_actions(view.legal)[ranked_codes(view)[0]]


def choose_action(
    view: MatchView,
    budget: Budget,
    rng: random.Random,
    actions: Sequence[Action] | None = None,
    executor: Executor | None = None,
) -> Action:
    """The best of the legal actions, or of some of them, within a budget.

    The workers of an executor divide a search while tiles are hidden.
    """
    options = list(view.legal) if actions is None else list(actions)
    if len(options) == 1:
        return options[0]
    if not is_open_view(view):
        begun = divided_search(view, budget, rng, executor, options, candidates(budget))
        return begun.best(certainty_of(view.players))
    begun = Search(view, rng.getrandbits(63), options)
    endgame = play_endgame(begun, budget)
    if not endgame.is_solved:
        return begun.actions[int(endgame.codes[np.argmax(endgame.values)])]
    near = endgame.lines(float(endgame.values.max()) - VALUE_MARGIN)
    return begun.actions[_best_line(near).code]


def judged_values(
    view: MatchView, budget: Budget, rng: random.Random, executor: Executor | None = None
) -> list[ActionValue]:
    """The values of the legal actions after spending a budget, the best first."""
    if not is_open_view(view):
        return divided_search(view, budget, rng, executor).action_values()
    begun = Search(view, rng.getrandbits(63))
    endgame = play_endgame(begun, budget, WINDOW)
    lines = endgame.lines()
    best = _best_line(lines) if endgame.is_solved else lines[0]
    lines.sort(key=lambda line: line != best)
    return [
        ActionValue(begun.actions[line.code], 1, line.points, 0.0, line.round, line.match, 0.0)
        for line in lines
    ]


def is_open_view(view: MatchView) -> bool:
    """Whether nothing is hidden: two players and an empty well."""
    return view.players == 2 and view.now.position.well == 0


def endgame_of(begun: Search, margin: int = VALUE_MARGIN, memory: Memory | None = None) -> Endgame:
    """The endgame of a view in which nothing is hidden, not searched yet."""
    return Endgame(
        begun.worlds.next(),
        begun.rules,
        begun.weights,
        begun.scores,
        begun.progress,
        begun.codes[: len(begun.actions)],
        margin,
        memory,
    )


def play_endgame(begun: Search, budget: Budget, margin: int = VALUE_MARGIN) -> Endgame:
    """Search an endgame until the budget is spent or it is solved.

    With a margin above MARGIN every action is searched at every depth.
    """
    # A budget in simulations gives the same result again, whatever was searched before.
    memory = None if budget.seconds is None else kept_memory()
    endgame = endgame_of(begun, margin, memory)
    breadth = PLAYING if margin <= VALUE_MARGIN else JUDGING
    clock = BudgetMeter(budget, lambda: endgame.simulations)
    endgame.deepen(breadth, MAX_NODES)
    solvable = endgame.tiles_held <= _easy(budget)
    while clock.spent < 1 and not endgame.is_solved:
        if endgame.is_exhausted or (solvable and clock.spent < EASY_SHARE):
            endgame.solve(_slice(endgame, budget))
        else:
            endgame.deepen(breadth, _slice(endgame, budget))
    if breadth is PLAYING:
        endgame.accept()
    return endgame


def certainty_of(players: int) -> float:
    """The gate: by how many standard errors another action must beat the heuristic's choice."""
    return CERTAINTY_OF_TWO if players == 2 else CERTAINTY


def candidates(budget: Budget) -> int:
    """The number of actions a budget can tell apart: the square root of its simulations."""
    simulations = budget.simulations or (budget.seconds or 0.0) * SIMULATIONS_PER_SECOND
    return max(2, round(simulations**0.5))


def _easy(budget: Budget) -> int:
    """The number of tiles with which a budget usually solves an endgame."""
    simulations = (budget.simulations or 0) * NODES_PER_SIMULATION
    nodes = simulations or int((budget.seconds or 0.0) * NODES_PER_SECOND)
    return _EASY + (nodes // 1000).bit_length() - 1


def _slice(endgame: Endgame, budget: Budget) -> int:
    """The nodes to search before the next look at the clock."""
    if budget.simulations is None:
        return SLICE
    left = budget.simulations * NODES_PER_SIMULATION - endgame.nodes
    return min(left, max(SLICE, left // 4))


def _best_line(lines: Sequence[EndgameOutcome]) -> EndgameOutcome:
    """Among the actions within MARGIN of the best, the one most likely to win the match."""
    most = max(line.points for line in lines)
    near = [line for line in lines if line.points >= most - VALUE_MARGIN]
    return max(near, key=lambda line: line.match + POINT * line.points)
