"""Taking back the last action: allowed only while it has revealed nothing hidden."""

from trimino.rules.actions import Draw
from trimino.rules.events import Event, Phase
from trimino.rules.ruleset import BlockedWhen
from trimino.rules.type_check import check_type
from trimino.rules.view import Position, View


def may_take_back(view: View) -> bool:
    """Whether the reader did the last action and learned nothing hidden by it.

    A draw shows a tile, and the end of a round shows hands. What the clock played stays. What
    others have shown since and taken back is for the caller to judge.
    """
    check_type("view", view, View)
    return bool(view.events) and showed_nothing(view.position, view.events[-1])


def showed_nothing(position: Position, last: Event) -> bool:
    """Whether the action that led to a position was its reader's, and showed them nothing."""
    if last.seat != position.reader or position.phase is Phase.OVER:
        return False
    return not (
        last.by_clock or isinstance(last.action, Draw) or _proves_that_somebody_can_place(position)
    )


def _proves_that_somebody_can_place(position: Position) -> bool:
    """Settlement 11: with an empty well the round would have ended if nobody could place.

    In a solo game that is the reader, who knows.
    """
    return (
        len(position.counts) > 1
        and position.well == 0
        and position.rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE
    )
