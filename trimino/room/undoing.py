"""Undoing actions of a match, also over deals; the undone actions are listed by round."""

from collections.abc import Collection

from trimino.records.taken_back import TakenBackActions
from trimino.rules import Event, Match


def undo_actions(match: Match, count: int) -> tuple[TakenBackActions, ...]:
    """Undo the last actions, and the deals between them; the latest round comes first.

    Callers deal the same tiles again.
    """
    undone: list[TakenBackActions] = []
    while count:
        taken = min(count, len(match.round.events))
        if taken:
            undone.append(_undo_in_round(match, taken))
            count -= taken
        if count:
            match.undo()
    return tuple(undone)


def actions_since_decision(match: Match, own: Collection[int], most: int) -> int:
    """The number of last actions, at most `most`, back to a decision of these seats; else 0.

    That is not within a turn which the clock plays to its end.
    """
    again = match.copy()
    for count in range(1, most + 1):
        [undone] = undo_actions(again, 1)
        if undone.events[0].seat in own and not again.round.is_clocks_turn:
            return count
    return 0


def _undo_in_round(match: Match, count: int) -> TakenBackActions:
    events: list[Event] = [match.round.undo() for _ in range(count)]
    return TakenBackActions(match.rounds_dealt, len(match.round.events), tuple(reversed(events)))
