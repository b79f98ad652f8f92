"""The valuation of a decision: what each action is worth, from what its seat sees.

Every action is tried in possible worlds, the same for all, and the round is played on by the levels
of the table. Actions are compared twice: all of them first, to find the best; then these few in
new worlds, since the best of many is partly lucky in the worlds in which it was found.

Placements are ranked as for a player who keeps laying: whoever drains the well next turn anyway
would find them all alike.
"""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from trimino.analysis.kernels.action_trials import try_actions
from trimino.analysis.levels import Plan, TableLevels, level_arrays, round_table
from trimino.analysis.position_value import FloatArray
from trimino.engine.action_choice import is_open_view
from trimino.engine.budget import Budget, BudgetMeter
from trimino.engine.packed import SEAT_COUNT, new_states
from trimino.engine.packing import pack_rules, packed_actions
from trimino.engine.possible_worlds import PossibleWorlds
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Action, Draw, MatchView, Place
from trimino.rules.deprecation import renamed_names

OWN, HOUSE, DRAIN = -1, 0, 1
"""Ways in which a seat goes on: by its level, laying when it can, or draining the well."""

MOSTLY = 0.5
"""The chance of hoarding from which on a seat goes on by its level; below it keeps laying."""

FIRST_SHARE, CLOSE_SHARE, PLAN_SHARE = 0.4, 0.4, 0.2
"""The shares of a budget: for finding the best, for comparing it, and for comparing plans."""

LONE_SHARE = 0.1
"""The share of a budget for an action that is the only one of its plan: only its chance is told."""

_MIN_WORLDS = 4
CLOSE = 3
"""Placements that are compared closely for a hint."""

_POINT = 0.0001
"""The value of a point beside 1 for the match: points decide between equal chances."""

CHANCE_FLOOR, POINTS_FLOOR = 0.5, 50.0
"""Divided by the number of worlds, the least errors: few worlds may agree by chance."""


class TrialAction(NamedTuple):
    """An action, and how its seat goes on."""

    action: Action
    way: int


class ActionChances(NamedTuple):
    """An action with the chances of all seats to win the match, and the lead in the round.

    `error` is the standard error of the chance of its own seat.
    """

    action: Action
    chances: tuple[float, ...]
    points: float
    error: float = 0.0


class TrialDifference(NamedTuple):
    """The lead of one action over another: for all seats, for its own, and in points."""

    chances: tuple[float, ...]
    match: SampledMean
    points: SampledMean


def plan_of(action: Action) -> Plan:
    """The plan that an action belongs to."""
    if isinstance(action, Place):
        return Plan.LAY
    return Plan.DRAW if isinstance(action, Draw) else Plan.PASS


class ActionTrial:
    """Rows tried in the same worlds; it can be continued and read at any time."""

    def __init__(
        self,
        view: MatchView,
        table_levels: TableLevels,
        rows: Sequence[TrialAction],
        rng: random.Random,
    ) -> None:
        self.rows = list(rows)
        self.seat, self.seats = view.now.position.turn, view.players
        codes = {action: code for code, action in packed_actions(view.legal).items()}
        self._codes = np.array([codes[row.action] for row in self.rows], np.int64)
        self._ways = np.array([row.way for row in self.rows], np.int64)
        self._worlds = PossibleWorlds(view.now, rng.getrandbits(63))
        self._states = new_states(3)
        # Where nothing is hidden, one line of play would be taken for certain.
        known = table_levels.blurred if is_open_view(view) else table_levels
        self._setting = (
            pack_rules(view.rules, view.well_size),
            level_arrays(view.rules, known),
            round_table(view.rules, table_levels, view.well_size),
            np.array([len(view.rounds), view.rounds_to_play or view.rules.rounds or 0]),
        )
        self.chances: FloatArray = np.zeros((0, len(self.rows), SEAT_COUNT))
        self.points: FloatArray = np.zeros((0, len(self.rows)))

    def run(self, worlds: int) -> None:
        """Try every row in more worlds."""
        chances = np.zeros((worlds, len(self.rows), SEAT_COUNT))
        points = np.zeros((worlds, len(self.rows)))
        try_actions(
            self._worlds.slots,
            self._worlds.base,
            self._states,
            *self._setting,
            self._codes,
            self._ways,
            chances,
            points,
        )
        self.chances = np.concatenate([self.chances, chances])
        self.points = np.concatenate([self.points, points])

    def keep(self, rows: Sequence[int]) -> None:
        """Go on with some of the rows."""
        self.rows = [self.rows[row] for row in rows]
        self._codes, self._ways = self._codes[rows], self._ways[rows]
        self.chances, self.points = self.chances[:, rows], self.points[:, rows]

    @property
    def utilities(self) -> FloatArray:
        """The value of each row to its seat: its chance, and between equal chances points."""
        match: FloatArray = self.chances[:, :, self.seat].mean(axis=0)
        points: FloatArray = self.points.mean(axis=0)
        return match + _POINT * points

    @property
    def ranked(self) -> list[int]:
        """The rows, the best first."""
        utilities = self.utilities
        return sorted(range(len(self.rows)), key=lambda row: -utilities[row])

    def row_of(self, action: Action) -> int:
        return [row.action for row in self.rows].index(action)

    def best(self, rows: Sequence[int]) -> int:
        return max(rows, key=lambda row: self.utilities[row])

    def worth(self, row: int) -> ActionChances:
        chances = self.chances[:, row, : self.seats].mean(axis=0)
        return ActionChances(
            self.rows[row].action,
            tuple(map(float, chances)),
            float(self.points[:, row].mean()),
            _estimate(self.chances[:, row, self.seat], CHANCE_FLOOR).error,
        )

    def difference(self, one: int, other: int) -> TrialDifference:
        """The lead of one row over another in the same worlds."""
        chances = self.chances[:, one] - self.chances[:, other]
        return TrialDifference(
            tuple(map(float, chances[:, : self.seats].mean(axis=0))),
            _estimate(chances[:, self.seat], CHANCE_FLOOR),
            _estimate(self.points[:, one] - self.points[:, other], POINTS_FLOOR),
        )


def _estimate(values: FloatArray, floor: float) -> SampledMean:
    if not values.any():
        return SampledMean(0.0, 0.0)
    error = float(values.std(ddof=1) / len(values) ** 0.5) if len(values) > 1 else 1.0
    return SampledMean(float(values.mean()), max(floor / len(values), error))


class Valuation(NamedTuple):
    """A decision valued: the actions of each plan, and where there is a choice, the plans.

    Numbers of the two are not comparable: in `close` the seat keeps to its plan, in `plans` it may
    draw on until the well is empty.
    """

    close: dict[Plan, ActionTrial]
    plans: ActionTrial | None

    def rows_of(self, plan: Plan) -> list[int]:
        """The rows of a plan, however its player goes on."""
        assert self.plans is not None
        rows = enumerate(self.plans.rows)
        return [number for number, row in rows if plan_of(row.action) is plan]

    def values(self) -> dict[Plan, int]:
        """The best row of each plan."""
        if self.plans is None:
            return {}
        found = dict.fromkeys(plan_of(row.action) for row in self.plans.rows)
        return {plan: self.plans.best(self.rows_of(plan)) for plan in found}


def value_actions(
    view: MatchView,
    table_levels: TableLevels,
    budget: Budget,
    rng: random.Random,
    done: Action | None = None,
) -> Valuation:
    """Value the actions of a view; for a hint, or to judge the one that was done."""
    way = _way(view, table_levels)
    actions = distinct_actions(view, done)
    places = [TrialAction(action, way) for action in actions if _lays(action)]
    others = [TrialAction(action, way) for action in actions if not _lays(action)]
    maker = _TrialMaker(view, table_levels, budget, rng)
    close = {plan_of(row.action): maker.run([row], LONE_SHARE) for row in others}
    if places and (done is None or _lays(done)):
        close[Plan.LAY] = maker.closest(places, done)
    elif places:
        close[Plan.LAY] = maker.halved(places, done)
    plans = None
    if places and others:
        best = close[Plan.LAY].rows[close[Plan.LAY].ranked[0]].action
        plans = maker.run(_plan_rows(best, [row.action for row in others], way), PLAN_SHARE)
    return Valuation(close, plans)


def compare_placements(
    view: MatchView,
    table_levels: TableLevels,
    actions: Sequence[Action],
    budget: Budget,
    rng: random.Random,
) -> ActionTrial:
    """Placements compared in new worlds, each as closely as the best with the one that was done."""
    way = _way(view, table_levels)
    rows = [TrialAction(action, way) for action in actions]
    return _TrialMaker(view, table_levels, budget, rng).run(rows, CLOSE_SHARE * len(rows) / 2)


def _way(view: MatchView, table_levels: TableLevels) -> int:
    """The way in which the seat on turn goes on after a placement."""
    return OWN if table_levels.levels[view.now.position.turn].hoards >= MOSTLY else HOUSE


class _TrialMaker(NamedTuple):
    """Makes the trials of one decision, each within its share of the budget."""

    view: MatchView
    table_levels: TableLevels
    budget: Budget
    rng: random.Random

    def closest(self, places: Sequence[TrialAction], done: Action | None) -> ActionTrial:
        """The best placements, and the one that was done, compared in new worlds."""
        first = self.halved(places, done)
        ranked = [first.rows[row] for row in first.ranked]
        if ranked[0].action == done:
            return first
        few = [row for n, row in enumerate(ranked) if row.action == done or n < self._few(done)]
        return self.run(few, CLOSE_SHARE) if len(few) > 1 else first

    def _few(self, done: Action | None) -> int:
        return CLOSE if done is None else 1

    def halved(self, places: Sequence[TrialAction], done: Action | None) -> ActionTrial:
        """Placements tried, the worse half dropped again and again; the one done stays."""
        trial = ActionTrial(self.view, self.table_levels, places, self.rng)
        stages = max(1, (len(places) - 1).bit_length() - 1)
        for _ in range(stages if len(places) > 1 else 0):
            self._spend(trial, FIRST_SHARE / stages)
            half = max(CLOSE, (len(trial.rows) + 1) // 2)
            ranked = enumerate(trial.ranked)
            trial.keep([r for n, r in ranked if n < half or trial.rows[r].action == done])
        return trial if len(trial.points) else self.run(places, LONE_SHARE)

    def run(self, rows: Sequence[TrialAction], share: float) -> ActionTrial:
        """Rows tried in new worlds, within a share of the budget."""
        trial = ActionTrial(self.view, self.table_levels, rows, self.rng)
        self._spend(trial, share)
        return trial

    def _spend(self, trial: ActionTrial, share: float) -> None:
        spent, least = 0, len(trial.points) + _MIN_WORLDS
        clock = BudgetMeter(self.budget, lambda: spent)
        while len(trial.points) < least or clock.spent < share:
            worlds = _MIN_WORLDS
            if self.budget.simulations is not None:
                left = (share - clock.spent) * self.budget.simulations
                worlds = max(_MIN_WORLDS, round(left / len(trial.rows)))
            trial.run(worlds)
            spent += worlds * len(trial.rows)


def _plan_rows(best: Action, others: Sequence[Action], way: int) -> list[TrialAction]:
    """The plans that may be chosen: to lay and keep laying, or not to lay, now or for long."""
    rows = [TrialAction(best, way), *(TrialAction(action, way) for action in others)]
    if way == HOUSE:
        rows += [TrialAction(action, DRAIN) for action in others]
    return rows


def _lays(action: Action) -> bool:
    return isinstance(action, Place)


def distinct_actions(view: MatchView, done: Action | None) -> list[Action]:
    """The legal actions; a tile that begins a field is turned as it was, or anyhow."""
    legal = view.legal
    if not legal.starts_field:
        return list(legal)
    turned: dict[object, Action] = {}
    for action in legal:
        key = action.tile if isinstance(action, Place) else action
        if key not in turned or action == done:
            turned[key] = action
    return list(turned.values())


if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(__name__, {"Worth": "ActionChances"})
