"""Episodes: a plan that was kept to though another was better, told once for a round.

Whoever lays turn by turn, where drawing would be better, makes one choice and not twenty. The
figure of an episode is that of its first turn: what the other plan was worth from there on.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from trimino.analysis.decision import Decision
from trimino.analysis.ledger import Loss
from trimino.analysis.levels import Plan

_FEWEST = 2
"""Decisions of an episode. A single one is graded like any other, unless the better plan is one for
many turns."""


class PlanEpisode(NamedTuple):
    """Decisions of a seat in one round for a plan, against a better one.

    `at` is the action that it is told of, with its loss: the first, or the first draw missed.
    """

    seat: int
    round: int
    plan: Plan
    better: Plan
    actions: tuple[int, ...]
    at: int
    loss: Loss

    def __repr__(self) -> str:
        return f"<PlanEpisode of seat {self.seat} in round {self.round}: {self.plan}>"


def mark_episodes(
    decisions: Sequence[Decision],
) -> tuple[list[Decision], tuple[PlanEpisode, ...]]:
    """The decisions, those of episodes marked, and the episodes."""
    apart = [one for one in decisions if one.disagreement]
    apart.sort(key=_key)
    found = [list(group) for _, group in groupby(apart, key=_key)]
    groups = [group for group in found if len(group) >= _FEWEST or _is_lasting(group[0])]
    inside = {(one.round, one.number) for group in groups for one in group}
    marked = [
        one._replace(in_episode=True) if (one.round, one.number) in inside else one
        for one in decisions
    ]
    episodes = sorted(map(_episode, groups), key=lambda one: (one.round, one.actions))
    return marked, tuple(episodes)


def _key(decision: Decision) -> tuple[object, ...]:
    """Decisions with the same key are one episode; drawing and holding back are one plan."""
    assert decision.disagreement is not None
    plan, better = decision.disagreement
    return decision.round, decision.seat, plan, better is Plan.LAY


def _is_lasting(decision: Decision) -> bool:
    return decision.ledger is not None and decision.ledger.is_lasting


def _episode(group: Sequence[Decision]) -> PlanEpisode:
    first = next((one for one in group if _better(one) is Plan.DRAW), group[0])
    assert first.ledger is not None
    return PlanEpisode(
        first.seat,
        first.round,
        first.ledger.plan,
        first.ledger.better,
        tuple(one.number for one in group),
        first.number,
        first.ledger.planned,
    )


def _better(decision: Decision) -> Plan | None:
    return None if decision.ledger is None else decision.ledger.better
