"""Descriptions of puzzles: the themes, facts and rating that follow from what was proven.

A puzzle that was made earlier is described anew when it is added to a book, so that all puzzles of
a book speak alike.
"""

from trimino.puzzles.making.difficulty import rating_of
from trimino.puzzles.making.standard import tempting_action
from trimino.puzzles.puzzle import Puzzle
from trimino.puzzles.theme import SolvedPosition, Theme
from trimino.records.notation import parse_action
from trimino.rules import Action, Place
from trimino.rules.events import total

Facts = dict[str, int | str]


def described(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its themes, facts and rating."""
    values = {parse_action(value.action): value.points for value in puzzle.certificate.values}
    answer, rival, *_ = values
    line = tuple(map(parse_action, puzzle.line))
    solved = SolvedPosition(puzzle.table, answer, rival, line)
    facts = _facts(solved) | _temptation(solved, values)
    rating, deviation = rating_of(puzzle.solved_by)
    return puzzle._replace(themes=solved.themes, facts=facts, rating=rating, deviation=deviation)


def _facts(solved: SolvedPosition) -> Facts:
    """The numbers and names that the explanation is made from; what is zero is left out."""
    legal = solved.position.legal
    always: Facts = {"actions": len(legal), "points": total(legal.scores(solved.answer))}
    facts: Facts = {
        "bonus": solved.bonus,
        "denied": solved.denied,
        "tiles_to_go": solved.tiles_to_go,
        "passes": solved.passes.total() - solved.passes[solved.position.turn],
    }
    if Theme.OPTIONS in solved.themes:
        always["fitting"], always["fitting_otherwise"] = solved.options
    kept = solved.kept
    if kept is not None:
        facts |= {"kept": str(kept.tile), "kept_now": kept.now, "kept_later": kept.later}
    return always | {key: fact for key, fact in facts.items() if fact}


def _temptation(solved: SolvedPosition, values: dict[Action, float]) -> Facts:
    """The placement that scores most at once, and what it loses in the end."""
    tempting = tempting_action(solved.position, values)
    if not isinstance(tempting, Place):
        return {}
    return {
        "tempting": str(tempting.tile),
        "tempting_points": total(solved.position.legal.scores(tempting)),
        "tempting_lost": round(values[solved.answer] - values[tempting]),
    }
