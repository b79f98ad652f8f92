"""Messages about the goal of a match: short phrases, to stand side by side.

>>> from trimino.rules.goal import goal_of
>>> from trimino.rules.sheets import TRIODOMINIO, TRIOMINO
>>> [str(message) for message in goal_messages(goal_of(TRIOMINO, players=2), round_number=1)]
['goal-target (target=400)', 'pad-round (round=1)']
>>> [str(message) for message in goal_messages(goal_of(TRIODOMINIO, players=2), round_number=2)]
['goal-lowest', 'goal-round-of (round=2, rounds=3)']
"""

from collections.abc import Iterator

from trimino.rules import Message
from trimino.rules.goal import Goal
from trimino.rules.ruleset import Winner


def goal_messages(goal: Goal, round_number: int) -> tuple[Message, ...]:
    """The goal of a match, in the round of that number."""
    phrases = match_goal_messages(goal)
    return phrases if goal.winner is None else (*phrases, _round_phrase(goal, round_number))


def match_goal_messages(goal: Goal) -> tuple[Message, ...]:
    """The goal of a match, whatever its round."""
    return tuple(_phrases(goal))


def _phrases(goal: Goal) -> Iterator[Message]:
    if goal.winner is None:
        yield Message("goal-solo")
        return
    if goal.target is not None:
        yield Message("goal-target", {"target": goal.target})
    if goal.winner is Winner.LOWEST:
        yield Message("goal-lowest")
    elif goal.target is None:
        yield Message("goal-highest")


def _round_phrase(goal: Goal, round_number: int) -> Message:
    if goal.rounds is None:
        return Message("pad-round", {"round": round_number})
    return Message("goal-round-of", {"round": round_number, "rounds": goal.rounds})
