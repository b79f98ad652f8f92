"""Sampled proofs: all actions in the same possible worlds, against two kinds of opponents.

Actions race: those that are clearly worse than the best drop out, and what is left is tried in more
worlds. What one seed finds must come true with another seed and twice the worlds, and against both
kinds of opponents.
"""

import random
from typing import NamedTuple

from trimino import __version__
from trimino.analysis.levels import TableLevels
from trimino.analysis.valuation import OWN, ActionTrial, TrialAction
from trimino.puzzles.making.standard import TOP, Proof, is_clear, least_margin, tempting_action
from trimino.puzzles.puzzle import Certificate, CertifiedValue, Method
from trimino.puzzles.same_position import same_actions
from trimino.records.notation import format_action
from trimino.rules import Action, MatchView, Place, Position

WORLDS = 400
"""Worlds of the first proof; the second has twice as many."""

FIRST_WORLDS = 40
HOPELESS = 4.0
"""Standard errors by which an action must be behind to drop out of the race."""

_PERFECT, PEOPLE = "perfect", "people"
OPPONENTS = (_PERFECT, PEOPLE)


class SampledValue(NamedTuple):
    """The gain of an action, and its distance from the best."""

    action: Action
    points: float
    error: float
    behind: float
    behind_error: float


def levels_against(name: str, players: int) -> TableLevels:
    """The players that go on after the action: as the engine plays, or as people do."""
    return TableLevels.perfect(players) if name == _PERFECT else TableLevels.of([None] * players)


def prove_by_sampling(position: Position, seed: int, worlds: int = WORLDS) -> Proof | None:
    """The proof that one action is clearly best; None if none is."""
    seeds = (seed, seed + 1)
    found: list[SampledValue] | None = None
    answers: list[Action] = []
    for number, own in enumerate(seeds, start=1):
        for name in OPPONENTS:
            values = race(position, name, own, number * worlds)
            if not _is_proven(position, values) or (answers and values[0].action not in answers):
                return None
            if not answers:
                answers = same_actions(position, values[0].action)
            if name == _PERFECT:
                found = values
    assert found is not None
    best = found[0].action
    ranked = [found[0], *sorted(found[1:], key=lambda value: value.behind)]
    tempting = tempting_action(position, {value.action: -value.behind for value in ranked})
    certificate = _certificate(ranked, tempting, seeds, 2 * worlds)
    equals = [action for action in answers if action != best]
    return Proof((best, *equals), ranked[1].action, tempting, (), certificate)


def race(position: Position, opponents: str, seed: int, worlds: int) -> list[SampledValue]:
    """The values of the actions, the best first; those that dropped out early are less certain."""
    view = MatchView.of_position(position)
    rows = [TrialAction(action, OWN) for action in position.legal]
    trial = ActionTrial(view, levels_against(opponents, view.players), rows, random.Random(seed))
    out: list[SampledValue] = []
    size = min(FIRST_WORLDS, worlds)
    while True:
        trial.run(size)
        out += _drop_hopeless(trial, position)
        done = len(trial.points)
        if done >= worlds or len(trial.rows) == 1 or _is_level(trial, position):
            break
        size = min(done, worlds - done)
    left = [_value(trial, row) for row in _by_points(trial)]
    return [*left, *sorted(out, key=lambda value: value.behind)]


def _by_points(trial: ActionTrial) -> list[int]:
    means = trial.points.mean(axis=0)
    return sorted(range(len(trial.rows)), key=lambda row: -means[row])


def _value(trial: ActionTrial, row: int) -> SampledValue:
    best = _by_points(trial)[0]
    behind = trial.difference(best, row).points
    error = float(trial.points[:, row].std(ddof=1) / len(trial.points) ** 0.5)
    points = float(trial.points[:, row].mean())
    return SampledValue(trial.rows[row].action, points, error, behind.mean, behind.error)


def _drop_hopeless(trial: ActionTrial, position: Position) -> list[SampledValue]:
    """Drop actions that are clearly worse or equal to the best, and return the values of the worse.

    The next best action stays, however much worse it is.
    """
    ranked = _by_points(trial)
    same = _same_as(trial.rows[ranked[0]].action, trial, position)
    values = {row: _value(trial, row) for row in ranked[1:]}
    floor = least_margin(position.rules)
    out = [
        row
        for rank, (row, value) in enumerate(values.items(), start=1)
        if value.action in same
        or (rank >= TOP and value.behind > floor + HOPELESS * value.behind_error)
    ]
    if out:
        trial.keep([row for row in ranked if row not in out])
    return [values[row] for row in out if values[row].action not in same]


def _same_as(best: Action, trial: ActionTrial, position: Position) -> list[Action]:
    """The actions in the race that lead to the same position as the best."""
    tiles = [row.action.tile for row in trial.rows if isinstance(row.action, Place)]
    if not isinstance(best, Place) or tiles.count(best.tile) == 1:
        return [best]
    return same_actions(position, best)


def _is_level(trial: ActionTrial, position: Position) -> bool:
    """Whether two actions are so close that no more worlds will make one clearly best."""
    second = _value(trial, _by_points(trial)[1])
    return second.behind + 2 * second.behind_error < least_margin(position.rules)


def _is_proven(position: Position, values: list[SampledValue]) -> bool:
    return len(values) > 1 and all(
        is_clear(position.rules, value.behind, value.behind_error) for value in values[1:]
    )


def _certificate(
    values: list[SampledValue], tempting: Action | None, seeds: tuple[int, ...], worlds: int
) -> Certificate:
    shown = [*values[:TOP], *(value for value in values[TOP:] if value.action == tempting)]
    lead = values[0].points
    kept = [
        CertifiedValue(
            format_action(one.action),
            round(lead - one.behind, 1),
            round(one.behind_error if one is not values[0] else one.error, 1),
        )
        for one in shown
    ]
    return Certificate(Method.SAMPLED, __version__, seeds, worlds, OPPONENTS, tuple(kept))
