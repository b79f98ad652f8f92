"""What to do, and what everything that may be done is worth: the one door to the search."""

import random
from collections.abc import Sequence

from trimino.engine.bridge import packed_actions
from trimino.engine.budget import Budget, BudgetMeter
from trimino.engine.endgame import MARGIN, Endgame, Line
from trimino.engine.search import POINT, ActionValue, Search, heuristic_code, search
from trimino.rules import Action, MatchView

CERTAINTY, CERTAINTY_OF_TWO = 0.3, 1.0
"""By how many standard errors another action must be better than the heuristic's choice. Between
two players that choice is good, and an error is dear; with more there is more to find."""

WIDTH = 8
"""How many placements of a turn are looked at where not all can be."""

MAX_NODES = 1 << 60
"""More nodes than any budget allows."""

EASY = 12
"""With so few tiles in both hands it is worth trying to look at everything."""


def heuristic_action(view: MatchView) -> Action:
    """What the heuristic does."""
    return packed_actions(view.legal)[heuristic_code(view)]


def choose_action(
    view: MatchView,
    budget: Budget,
    rng: random.Random,
    actions: Sequence[Action] | None = None,
) -> Action:
    """The best of the legal actions, or of some of them, as far as a budget goes."""
    options = list(view.legal) if actions is None else list(actions)
    if len(options) == 1:
        return options[0]
    if not is_open(view):
        certainty = CERTAINTY_OF_TWO if view.players == 2 else CERTAINTY
        return search(view, budget, rng, options).best(certainty)
    begun = Search(view, rng.getrandbits(63), options)
    return begun.actions[best_line(play_endgame(begun, budget).lines()).code]


def judge_actions(view: MatchView, budget: Budget, rng: random.Random) -> list[ActionValue]:
    """What is known of each legal action after spending a budget, the best first."""
    if not is_open(view):
        return search(view, budget, rng).verdicts()
    begun = Search(view, rng.getrandbits(63))
    endgame = play_endgame(begun, budget)
    best, lines = best_line(endgame.lines()), endgame.lines()
    lines.sort(key=lambda line: line != best)
    return [
        ActionValue(begun.actions[line.code], 1, line.points, 0.0, line.round, line.match, 0.0)
        for line in lines
    ]


def is_open(view: MatchView) -> bool:
    """Whether nothing is hidden: two players, and the well is empty."""
    return view.players == 2 and view.now.position.well == 0


def endgame_of(begun: Search) -> Endgame:
    """The endgame of a view in which nothing is hidden, not looked at yet."""
    return Endgame(
        begun.worlds.next(),
        begun.rules,
        begun.weights,
        begun.scores,
        begun.progress,
        begun.codes[: len(begun.actions)],
    )


def play_endgame(begun: Search, budget: Budget) -> Endgame:
    """Spend a budget on an endgame."""
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
    """How many nodes the rest of a budget allows, if they cost what they did so far."""
    spent = max(clock.spent, 1e-9)
    return max(0, int(endgame.nodes * (1 - spent) / spent))


def best_line(lines: Sequence[Line]) -> Line:
    """Of the actions that lead to about as many points, the one most likely to win the match."""
    most = max(line.points for line in lines)
    near = [line for line in lines if line.points >= most - MARGIN]
    return max(near, key=lambda line: line.match + POINT * line.points)
