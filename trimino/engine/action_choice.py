"""The choice of an action: search while tiles are hidden, the endgame solver once none are."""

import random
from collections.abc import Sequence

from trimino.engine.action_value import ActionValue
from trimino.engine.budget import Budget, BudgetMeter
from trimino.engine.endgame import MARGIN, Endgame, Line
from trimino.engine.packing import packed_actions
from trimino.engine.search import POINT, Search, heuristic_code, search
from trimino.rules import Action, MatchView

CERTAINTY, CERTAINTY_OF_TWO = 0.3, 1.0
"""Standard errors by which another action must beat the heuristic's choice, which is better with
two players than with more."""

WIDTH = 8
"""Placements that are searched at a node where not all can be."""

MAX_NODES = 1 << 60
"""No limit of nodes."""

EASY = 12
"""With at most so many tiles in both hands, solving is tried at once."""


def heuristic_action(view: MatchView) -> Action:
    """The action of the heuristic."""
    return packed_actions(view.legal)[heuristic_code(view)]


def choose_action(
    view: MatchView,
    budget: Budget,
    rng: random.Random,
    actions: Sequence[Action] | None = None,
) -> Action:
    """The best of the legal actions, or of some of them, within a budget."""
    options = list(view.legal) if actions is None else list(actions)
    if len(options) == 1:
        return options[0]
    if not is_open(view):
        certainty = CERTAINTY_OF_TWO if view.players == 2 else CERTAINTY
        return search(view, budget, rng, options).best(certainty)
    begun = Search(view, rng.getrandbits(63), options)
    return begun.actions[best_line(play_endgame(begun, budget).lines()).code]


def judge_actions(view: MatchView, budget: Budget, rng: random.Random) -> list[ActionValue]:
    """The values of the legal actions after spending a budget, the best first."""
    if not is_open(view):
        return search(view, budget, rng).action_values()
    begun = Search(view, rng.getrandbits(63))
    endgame = play_endgame(begun, budget)
    best, lines = best_line(endgame.lines()), endgame.lines()
    lines.sort(key=lambda line: line != best)
    return [
        ActionValue(begun.actions[line.code], 1, line.points, 0.0, line.round, line.match, 0.0)
        for line in lines
    ]


def is_open(view: MatchView) -> bool:
    """Whether nothing is hidden: two players and an empty well."""
    return view.players == 2 and view.now.position.well == 0


def endgame_of(begun: Search) -> Endgame:
    """The endgame of a view in which nothing is hidden, not searched yet."""
    return Endgame(
        begun.worlds.next(),
        begun.rules,
        begun.weights,
        begun.scores,
        begun.progress,
        begun.codes[: len(begun.actions)],
    )


def play_endgame(begun: Search, budget: Budget) -> Endgame:
    """Search an endgame until the budget is spent or it is solved."""
    endgame = endgame_of(begun)
    clock = BudgetMeter(budget, lambda: endgame.simulations)
    endgame.deepen(WIDTH, MAX_NODES)
    if endgame.tiles_held <= EASY:
        endgame.solve(nodes_left(endgame, clock) // 2)
    while clock.spent < 1 and not endgame.is_solved:
        if not endgame.deepen(WIDTH, nodes_left(endgame, clock)):
            break
    return endgame


def nodes_left(endgame: Endgame, clock: BudgetMeter) -> int:
    """The nodes that the rest of a budget allows, at the speed so far."""
    spent = max(clock.spent, 1e-9)
    return max(0, int(endgame.nodes * (1 - spent) / spent))


def best_line(lines: Sequence[Line]) -> Line:
    """Among the actions within MARGIN of the best, the one most likely to win the match."""
    most = max(line.points for line in lines)
    near = [line for line in lines if line.points >= most - MARGIN]
    return max(near, key=lambda line: line.match + POINT * line.points)
