"""Differences between two rule sets, field by field."""

from typing import NamedTuple

from trimino.rules.explain import has_draws
from trimino.rules.ruleset import FIELDS, HandsLeft, Ruleset


class Difference(NamedTuple):
    """A field in which two rule sets differ, and its value in each."""

    field: str
    value: object
    other: object
    has_effect: bool = True
    """False where the other fields of these rules leave this one nothing to say."""


def compare(rules: Ruleset, other: Ruleset) -> tuple[Difference, ...]:
    """The fields in which a rule set differs from another.

    >>> from trimino.rules.sheets import TRIOMINO
    >>> compare(TRIOMINO.replace(draw_limit=2), TRIOMINO)
    (Difference(field='draw_limit', value=2, other=3, has_effect=True),)
    """
    pairs = ((name, getattr(rules, name), getattr(other, name)) for name, _ in FIELDS)
    idle = _idle_fields(rules)
    return tuple(
        Difference(name, value, usual, name not in idle)
        for name, value, usual in pairs
        if value != usual
    )


def _idle_fields(rules: Ruleset) -> frozenset[str]:
    """The fields for other readings that change nothing, because of the other fields."""
    draws_freely = has_draws(rules) and rules.free_draw
    can_stop = has_draws(rules) and rules.draw_limit != 1
    idle = {
        "after_drawing": not draws_freely,
        "empty_well_pass": not rules.free_draw,
        "stop_drawing": not can_stop,
        "stop_cost": not (can_stop and rules.stop_drawing),
        "blocked_tie": rules.hands_left is not HandsLeft.TO_WINNER,
    }
    return frozenset(name for name, is_idle in idle.items() if is_idle)
