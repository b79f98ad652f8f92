"""Monte Carlo search over possible worlds, with sequential halving.

Each world is a deal that the view allows. In every world each candidate action is carried out and
the heuristic plays the round on: to its end, or until nothing is hidden any more, if a network
foresees the end from there. All candidates meet the same worlds, so that their differences are
known far better than their values; the worse half is dropped again and again until the budget is
spent.
"""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.action_order import bring_to_front, order_start, order_turn
from trimino.engine.action_value import ActionValue
from trimino.engine.budget import Budget, BudgetMeter
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.heuristic import CANDIDATES, heuristic_code
from trimino.engine.match_chance import match_chance, round_scores
from trimino.engine.match_end import packed_best_by_points, share_of_win
from trimino.engine.moves import MAX_ACTIONS, PLACE_KIND, SHIFT, START_KIND, act
from trimino.engine.outlook import pick_luck, play_to_foreseen_end
from trimino.engine.packed import FOLLOW_UP, TURN, PackedState, new_states
from trimino.engine.packing import pack_any_world, pack_rules, packed_actions
from trimino.engine.possible_worlds import PossibleWorlds, next_assignment
from trimino.engine.styles import HOARDS, style_weights, styles_of
from trimino.engine.weights import Weights, plans_for, weights_for
from trimino.rules import Action, MatchView
from trimino.rules.events import total

RESULTS = np.dtype(
    [
        ("count", np.int64),
        ("utility", np.float64),
        ("points", np.float64),
        ("points_squared", np.float64),
        ("round", np.float64),
        ("match", np.float64),
        ("match_squared", np.float64),
        ("gain", np.float64),
        ("gain_squared", np.float64),
    ],
    align=True,
)
"""Sums over the worlds in which an action was tried; `gain` is over the usual choice."""

USUAL = 0
"""The row of the usual choice: the heuristic's, or that of the plan which the seat has followed."""

MIN_WORLDS = 2
"""Worlds in which every action is tried, even on the smallest budget."""

_SLICE = 16
"""Simulations between two looks at the clock, or one world."""

POINT = 0.0001
"""The utility of a point, beside 1 for the match: points decide between equal chances."""


class Search:
    """A search of one decision, which can be continued and read at any time."""

    def __init__(
        self,
        view: MatchView,
        seed: int,
        actions: Sequence[Action] | None = None,
        most: int | None = None,
    ) -> None:
        """Start with all legal actions, or with some of them; of these the heuristic's `most`."""
        rules, seats = view.rules, view.players
        self.seats, self.rules = seats, pack_rules(rules, view.well_size)
        self.weights = style_weights(rules, seats)
        self.styles = styles_of(view)
        self.plans = plans_for(rules, seats)
        self.scores = round_scores(rules, seats)
        self.worlds = PossibleWorlds(view.now, seed)
        self._states = new_states(3)
        self.actions = packed_actions(view.legal, actions)
        liked = self._liked(view)
        least_liked = [] if most is None else liked[most:]
        # Drawing, passing and stopping are always candidates.
        others = [code for code in least_liked if code >> SHIFT not in (PLACE_KIND, START_KIND)]
        self.codes = np.array(liked[:most] + others, np.int64)
        self._add_plans(view)
        self.results = np.zeros(len(self.codes), RESULTS)
        self.alive = np.ones(len(self.codes), np.bool_)
        self.progress = np.array([len(view.rounds), view.rounds_to_play or rules.rounds or 0])

    def _liked(self, view: MatchView) -> list[int]:
        """The actions as the heuristic likes them; without its choice what scores most is first."""
        ranked = ranked_codes(view)
        liked = [code for code in ranked if code in self.actions]
        if liked[0] != ranked[0]:
            most = max(liked, key=lambda code: total(view.legal.scores(self.actions[code])))
            liked.remove(most)
            liked.insert(0, most)
        return liked

    def _add_plans(self, view: MatchView) -> None:
        """Add a row for each other plan, with the action it would take now.

        Hoarding given up halfway has cost its draws for nothing. So to a seat that has hoarded in
        this round going on is the usual choice.
        """
        self.plan = np.zeros(len(self.codes), np.int64)
        has_hoarded = self.styles[view.now.position.reader] == HOARDS
        for number in range(1, len(self.plans)):
            code = ranked_codes(view, self.plans[number : number + 1])[0]
            if code in self.actions:
                goes_on = has_hoarded and self.plans[number]["draw_below"].any()
                row = USUAL if goes_on else len(self.codes)
                self.codes = np.insert(self.codes, row, code)
                self.plan = np.insert(self.plan, row, number)

    def simulate(self, worlds: int) -> None:
        """Try the candidates in more worlds."""
        _simulate(
            self.worlds.slots,
            self.worlds.base,
            self._states,
            self.rules,
            self.weights,
            self.styles,
            self.plans,
            self.scores,
            self.progress,
            self.codes,
            self.plan,
            self.alive,
            self.results,
            worlds,
        )

    @property
    def simulations(self) -> int:
        """The number of rounds played to their ends."""
        return int(self.results["count"].sum())

    @property
    def means(self) -> npt.NDArray[np.float64]:
        """The mean utility of each row; minus infinity if it was never tried."""
        tried = np.maximum(self.results["count"], 1)
        return np.where(self.results["count"] > 0, self.results["utility"] / tried, -np.inf)

    def halve(self) -> None:
        """Drop the worse half of the candidates, but never the usual choice."""
        candidates = np.flatnonzero(self.alive)
        ranked = candidates[np.argsort(-self.means[candidates], kind="stable")]
        self.alive[:] = False
        self.alive[ranked[: max(2, (len(ranked) + 1) // 2)]] = True
        self.alive[USUAL] = True

    def best(self, certainty: float) -> Action:
        """The best action: the usual one unless another gains more than `certainty` errors."""
        results, chosen = self.results, USUAL
        for number in np.argsort(-self.means, kind="stable"):
            count = int(results["count"][number])
            if number == USUAL or count < 2:
                continue
            gain = results["gain"][number] / count
            spread = results["gain_squared"][number] / count - gain**2
            if gain > certainty * (max(spread, 0.0) / (count - 1)) ** 0.5:
                chosen = int(number)
                break
        return self._action(chosen)

    def action_values(self) -> list[ActionValue]:
        """The value of each action by its best plan, the best first."""
        found: dict[Action, ActionValue] = {}
        for number in np.argsort(-self.means, kind="stable"):
            if self.results["count"][number]:
                found.setdefault(self._action(int(number)), self._action_value(int(number)))
        return list(found.values())

    def _action(self, row: int) -> Action:
        return self.actions[int(self.codes[row])]

    def _action_value(self, number: int) -> ActionValue:
        row = self.results[number]
        count = int(row["count"])
        points, match = float(row["points"]) / count, float(row["match"]) / count
        return ActionValue(
            self._action(number),
            count,
            points,
            _error(float(row["points_squared"]) / count - points**2, count),
            float(row["round"]) / count,
            match,
            _error(float(row["match_squared"]) / count - match**2, count),
        )


def _error(variance: float, count: int) -> float:
    return float((max(variance, 0.0) / max(1, count - 1)) ** 0.5)


def ranked_codes(view: MatchView, weights: Weights | None = None) -> list[int]:
    """The legal actions as numbers: the heuristic's choice, then the others as it likes them."""
    states = new_states(2)
    states[0] = pack_any_world(view.now)[0]
    if weights is None:
        weights = weights_for(view.rules, view.players)
    codes = np.empty(MAX_ACTIONS, np.int64)
    count = _rank(states, pack_rules(view.rules, view.well_size), weights, codes)
    ranked: list[int] = codes[:count].tolist()
    return ranked


@entry
def _rank(states: PackedState, rules: Any, weights: Weights, codes: Any) -> int:
    s, t, r, w = states[0], states[1], rules[0], weights[0]
    if s.phase == TURN or s.phase == FOLLOW_UP:
        count = order_turn(s, t, r, w, codes, MAX_ACTIONS - 2, CANDIDATES)[1]
    else:
        count = order_start(s, r, codes)
    bring_to_front(codes, count, heuristic_code(s, t, r, w))
    return count


@entry
def _simulate(
    slots: Any,
    base: PackedState,
    states: PackedState,
    rules: Any,
    weights: Weights,
    styles: Any,
    plans: Weights,
    scores: Any,
    progress: Any,
    codes: Any,
    plan: Any,
    alive: Any,
    results: Any,
    worlds: int,
) -> None:
    world, s, t, r, w = states[0], states[1], states[2], rules[0], weights[0]
    seat = base[0].turn
    for _ in range(worlds):
        next_assignment(slots[0], base[0], world)
        luck = pick_luck(base[0])
        expected = 0.0
        for number in range(len(codes)):
            if not alive[number]:
                continue
            copy_state(s, world)
            s.source = base[0].source
            act(s, r, codes[number])
            play_to_foreseen_end(s, t, r, weights, styles, seat, plans[plan[number]], luck)
            utility = _note(s, r, w, base[0], scores, progress, results[number], seat)
            if number == USUAL:
                expected = utility
            gain = utility - expected
            results[number].gain += gain
            results[number].gain_squared += gain * gain


@kernel
def _note(
    s: Any, r: Any, w: Any, base: Any, scores: Any, progress: Any, result: Any, seat: int
) -> float:
    """Add the end of a round to the results of an action; return its utility to the seat."""
    lead = float(s.points[seat] - base.points[seat])
    for other in range(s.seats):
        if other != seat:
            lead -= (s.points[other] - base.points[other]) / (s.seats - 1)
    lead *= r.sign
    match = 0.0
    if s.seats > 1:
        match = match_chance(s, r, progress[0], progress[1], scores, seat)
        result.round += share_of_win(packed_best_by_points(s.seats, r, s.points), seat)
    result.count += 1
    result.points += lead
    result.points_squared += lead * lead
    result.match += match
    result.match_squared += match * match
    utility = match + POINT * lead
    result.utility += utility
    return utility


def search(
    view: MatchView,
    budget: Budget,
    rng: random.Random,
    actions: Sequence[Action] | None = None,
    most: int | None = None,
) -> Search:
    """Search all legal actions, or some of them, until the budget is spent.

    With `most` only those that the heuristic likes best are candidates.
    """
    begun = Search(view, rng.getrandbits(63), actions, most)
    spend(begun, budget)
    return begun


def spend(begun: Search, budget: Budget) -> None:
    """Simulate until a budget is spent; each stage drops the worse half of the candidates."""
    clock = BudgetMeter(budget, lambda: begun.simulations)
    begun.simulate(MIN_WORLDS)
    stages = max(1, int(begun.alive.sum() - 1).bit_length())
    for stage in range(1, stages + 1):
        worlds = max(1, _SLICE // int(begun.alive.sum()))
        while clock.spent < stage / stages:
            begun.simulate(worlds)
        begun.halve()
