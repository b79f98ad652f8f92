"""A hint as a client reads it: a nudge, the place, and suggested actions."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from trimino.client.errors import message_of
from trimino.records.notation import parse_action
from trimino.rules import Action, Message


class Suggestion(NamedTuple):
    """An action, the chance to win the match with it, the lead in the round, and reasons.

    `error` is the standard error of the chance. `equal` says that the action is as good as the
    first, as far as can be told.
    """

    action: Action
    match: float
    error: float
    points: float
    equal: bool
    reasons: tuple[Message, ...]


class SuggestedPlan(NamedTuple):
    """An action that is better than laying: the chance with it, that of laying, and reasons.

    `points` is how many more points it brings in this round; `lasting` says that it takes many
    turns: to draw on until the well is nearly empty.
    """

    action: Action
    lasting: bool
    match: float
    laying: float
    points: float
    reasons: tuple[Message, ...]


class TableHint(NamedTuple):
    """A hint in three steps: a nudge, the place, and what to do.

    `suggestions` are the best placements, if there are any, the best first; `plan` is what is
    better than laying. `against` are the levels that the seats are taken for.
    """

    against: tuple[str, ...]
    nudge: Message
    place: Message | None
    plan: SuggestedPlan | None
    suggestions: tuple[Suggestion, ...]

    @property
    def best(self) -> Action:
        """The best choice now; a plan that lasts is a choice of its own."""
        now = self.plan if self.plan and not self.plan.lasting else self.suggestions[0]
        return now.action


def hint_of(values: Mapping[str, Any]) -> TableHint:
    """A hint from the plain values that a server or an engine worker gives."""
    return TableHint(
        tuple(map(str, values["against"])),
        message_of(values["nudge"]),
        None if values["place"] is None else message_of(values["place"]),
        None if values["plan"] is None else _plan(values["plan"]),
        tuple(map(_suggestion, values["advice"])),
    )


def _suggestion(values: Mapping[str, Any]) -> Suggestion:
    return Suggestion(
        parse_action(values["action"]),
        float(values["match"]),
        float(values.get("error", 0.0)),
        float(values["points"]),
        bool(values["equal"]),
        _reasons(values),
    )


def _plan(values: Mapping[str, Any]) -> SuggestedPlan:
    return SuggestedPlan(
        parse_action(values["action"]),
        bool(values["lasting"]),
        float(values["match"]),
        float(values["laying"]),
        float(values["points"]),
        _reasons(values),
    )


def _reasons(values: Mapping[str, Any]) -> tuple[Message, ...]:
    return tuple(map(message_of, values["reasons"]))
