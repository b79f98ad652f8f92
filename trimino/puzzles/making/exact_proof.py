"""Exact proofs: the endgame solver values every action where nothing is hidden."""

from typing import NamedTuple

from trimino import __version__
from trimino.engine.action_choice import endgame_of
from trimino.engine.alphabeta import FAR
from trimino.engine.search import Search
from trimino.puzzles.making.standard import TOP, Proof, is_clear, tempting_action
from trimino.puzzles.open_table import OpenTable
from trimino.puzzles.puzzle import Certificate, CertifiedValue, Method
from trimino.puzzles.same_position import same_actions
from trimino.records.notation import format_action
from trimino.rules import Action, MatchView, Position

_NODES = 40_000
"""The nodes that a proof may visit."""

CLOSE_CHANCE = 0.01
"""The answer must have the best chance to win the match too, but for this much."""

_PERFECT = "perfect"


class ExactValue(NamedTuple):
    """The gain of an action on the other player until the end of the round, and its chance."""

    action: Action
    points: int
    match: float


def exact_values(position: Position, nodes: int, margin: int = FAR) -> list[ExactValue] | None:
    """The values of all actions of an open position, the best first; None if nodes run out.

    Actions more than `margin` below the best have only a bound.
    """
    begun = Search(MatchView.of_position(position), 1)
    endgame = endgame_of(begun, margin)
    if not endgame.solve(nodes) or not endgame.is_solved:
        return None
    return [
        ExactValue(begun.actions[line.code], int(line.points), line.match)
        for line in endgame.lines()
    ]


def prove_exactly(position: Position, nodes: int = _NODES) -> Proof | None:
    """The proof that one action is clearly best; None if none is, or nodes run out."""
    values = exact_values(position, nodes)
    if values is None or len(values) < 2:
        return None
    best = values[0]
    if not is_clear(position.rules, best.points - values[1].points, 0.0):
        # Only actions that lead to the same position may be as good.
        if values[1].points < best.points:
            return None
        equals = same_actions(position, best.action)
    else:
        equals = [best.action]
    others = [value for value in values if value.action not in equals]
    if not others or not is_clear(position.rules, best.points - others[0].points, 0.0):
        return None
    if max(value.match for value in others) > best.match + CLOSE_CHANCE:
        return None
    line = _best_line(position, best.action, nodes)
    if line is None:
        return None
    ranked = [best, *others]
    tempting = tempting_action(position, {value.action: value.points for value in ranked})
    answers = (best.action, *(action for action in equals if action != best.action))
    certificate = _certificate(ranked, tempting, nodes)
    return Proof(answers, others[0].action, tempting, line, certificate)


def _certificate(values: list[ExactValue], tempting: Action | None, nodes: int) -> Certificate:
    shown = [*values[:TOP], *(value for value in values[TOP:] if value.action == tempting)]
    kept = (CertifiedValue(format_action(one.action), one.points, 0.0) for one in shown)
    return Certificate(Method.EXACT, __version__, (), nodes, (_PERFECT,), tuple(kept))


def _best_line(position: Position, answer: Action, nodes: int) -> tuple[Action, ...] | None:
    """The best play of both from an answer to the end of the round; None if nodes run out."""
    table, line = OpenTable.of(position).play(answer), [answer]
    while not table.over:
        action = _best(table.position, nodes)
        if action is None:
            return None
        table = table.play(action)
        line.append(action)
    return tuple(line)


def _best(position: Position, nodes: int) -> Action | None:
    options = list(position.legal)
    if len(options) == 1:
        return options[0]
    values = exact_values(position, nodes, 0)
    return None if values is None else values[0].action
