"""Undoing actions of a match, back over deals, and what was undone round by round."""

from trimino.room.log_entry import UndoneActions
from trimino.rules import Event, Match


def undo_actions(match: Match, count: int) -> tuple[UndoneActions, ...]:
    """Undo the last actions, and the deals between them; the latest round comes first.

    A deal follows from the secret of the table, so the same tiles are dealt again.
    """
    undone: list[UndoneActions] = []
    while count:
        taken = min(count, len(match.round.events))
        if taken:
            undone.append(_undo_in_round(match, taken))
            count -= taken
        if count:
            match.undo()
    return tuple(undone)


def _undo_in_round(match: Match, count: int) -> UndoneActions:
    events: list[Event] = [match.round.undo() for _ in range(count)]
    return UndoneActions(match.rounds_dealt, len(match.round.events), tuple(reversed(events)))
