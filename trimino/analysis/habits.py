"""Habits: how often people draw though a tile fits, take what pays most, overlook a bonus.

They are counts of decisions, without names. `trimino.analysis.people` takes people for a level that
does the same as often.
"""

from collections.abc import Collection
from typing import NamedTuple

from trimino.rules import Action, Draw, LegalActions, Match, Place, Round
from trimino.rules.events import total


class Habits(NamedTuple):
    """Counts of decisions.

    - of `turns` in which a tile fits and drawing is free, those in which a player `drew`
    - of `placements` where others pay less or more, those that paid `best`
    - of `chances`, a single place for a bonus among others, those that were `overlooked`
    """

    turns: int = 0
    drew: int = 0
    placements: int = 0
    best: int = 0
    chances: int = 0
    overlooked: int = 0

    def plus(self, other: "Habits") -> "Habits":
        return Habits(*(one + two for one, two in zip(self, other, strict=True)))


DecisionPlace = tuple[int, int]
"""A round and an action of it, both counted from 0."""


def habits_of(match: Match, decisions: Collection[DecisionPlace]) -> Habits:
    """The habits that some decisions of a match show."""
    counted = Habits()
    for number, played in enumerate(match.rounds):
        own = {action for of, action in decisions if of == number}
        counted = counted.plus(_of_round(played, own))
    return counted


def _of_round(played: Round, decisions: Collection[int]) -> Habits:
    """The habits in a round, from its end to its beginning."""
    counted, left = Habits(), played.copy()
    for number in range(len(played.events) - 1, -1, -1):
        done = left.undo().action
        if number in decisions:
            counted = counted.plus(_of_decision(left.legal, done))
    return counted


def _of_decision(legal: LegalActions, done: Action) -> Habits:
    """The habits in one decision; none where a field is begun, since any tile fits there."""
    if legal.starts_field or not legal.can_place:
        return Habits()
    points = {place: total(legal.scores(place)) for place in legal.placements}
    paying = {(place.field, place.at) for place in points if legal.bonus(place)}
    laid = done if isinstance(done, Place) else None
    is_free = legal.may_draw and not legal.drawn
    is_choice = laid is not None and len(set(points.values())) > 1
    is_chance = len(paying) == 1 and any(not legal.bonus(place) for place in points)
    taken = laid is not None and (laid.field, laid.at) in paying
    return Habits(
        turns=int(is_free),
        drew=int(is_free and isinstance(done, Draw)),
        placements=int(is_choice),
        best=int(is_choice and laid is not None and points[laid] == max(points.values())),
        chances=int(is_chance),
        overlooked=int(is_chance and not taken),
    )
