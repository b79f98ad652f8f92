"""Transitions: the state that follows from a state and an action.

A placement may end the round, bring an offer, or end the turn; a draw continues the turn; a pass
or a declined offer ends it. Whether the round is blocked is checked when a turn ends.
"""

from typing import NamedTuple

from trimino.rules.actions import Action, Decline, Draw, Pass, Place
from trimino.rules.deal import Deal
from trimino.rules.events import (
    CellGroups,
    EndReason,
    Event,
    Phase,
    PlacementKind,
    RoundEnd,
    Scores,
)
from trimino.rules.legal import LegalActions
from trimino.rules.ruleset import BlockedWhen, EmptyWellPass, HandsLeft, Ruleset, TargetMet
from trimino.rules.scoring import (
    added,
    best_seats,
    blocked_scores,
    blocked_winners,
    out_scores,
    solo_blocked_scores,
    solo_out_scores,
)
from trimino.rules.state import State
from trimino.rules.tiles import ZERO


class RoundContext(NamedTuple):
    """What stays the same in a round: its rules, its deal, the totals it started from.

    `opener` is the seat that opens because of the round before; None where deal or age decide.
    """

    rules: Ruleset
    deal: Deal
    before: tuple[int, ...]
    opener: int | None = None

    def apply(
        self, state: State, legal: LegalActions, action: Action, by_clock: bool
    ) -> tuple[State, Event]:
        """The state after a legal action, and its event."""
        kind, drawn = None, None
        bonus: CellGroups = ()
        match action:
            case Place():
                kind, hexagons = legal.kind(action)
                scores = legal.place_scores(action.tile, kind, hexagons)
                bonus = legal.bonus(action)
                after = self._placed(state.with_placed(action, scores), action, kind)
            case Draw():
                drawn, scores = state.well[0], legal.scores(action)
                after = state.with_drawn(scores)
            case Pass():
                scores = legal.scores(action)
                after = self._turn_over(state.with_passed(scores, counts=self._counts(state)))
            case Decline():
                scores = ()
                after = self._turn_over(state)
        return after, Event(state.turn, state.phase, action, scores, kind, drawn, by_clock, bonus)

    def _placed(self, state: State, place: Place, kind: PlacementKind) -> State:
        rules, holds_tiles = self.rules, bool(state.hands[state.turn])
        if not holds_tiles and self._is_out(state):
            return self._ended(state, EndReason.OUT)
        if rules.target_met is TargetMet.AT_ONCE and self._is_at_target(state):
            return self._ended(state, EndReason.TARGET)
        if state.phase is Phase.OPENING and self._has_follow_up(state, place):
            return state._replace(phase=Phase.FOLLOW_UP)
        if kind is PlacementKind.HEXAGON and rules.new_field and holds_tiles:
            return state._replace(phase=Phase.NEW_FIELD)
        return self._turn_over(state)

    def _turn_over(self, state: State) -> State:
        if self._is_blocked(state):
            return self._ended(state, EndReason.BLOCKED)
        return state.with_next_turn()

    def _is_out(self, state: State) -> bool:
        """Whether laying the last tile ends the round (settlements 10 and 17).

        A solo game without a hand ends only when the well is empty too.
        """
        return bool(self.deal.hands[state.turn]) or not state.well

    def _is_at_target(self, state: State) -> bool:
        """Settlement 14; no target ends a solo game."""
        target = self.rules.target
        if target is None or self.deal.is_solo:
            return False
        return self.before[state.turn] + state.points[state.turn] >= target

    def _has_follow_up(self, state: State, place: Place) -> bool:
        """Whether a follow-up is offered: after 0-0-0, if a tile fits (settlement 8)."""
        asked = place.tile == ZERO and self.rules.zero_opening_follow_up
        return asked and state.fits_any(state.hand)

    def _counts(self, state: State) -> bool:
        """Whether a pass counts in a row that blocks the round.

        Where only passes with an empty well block it (settlement 5), earlier ones do not.
        """
        only_empty = (
            self.rules.empty_well_pass is EmptyWellPass.FREE
            and self.rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE
        )
        return not (state.well and only_empty)

    def _is_blocked(self, state: State) -> bool:
        """Whether the round is blocked (settlements 5 and 11)."""
        rules, all_passed = self.rules, state.passes == len(state.hands)
        if rules.blocked_when is BlockedWhen.ALL_PASSED:
            return all_passed
        if all_passed and rules.empty_well_pass is EmptyWellPass.FREE:
            return True
        return not state.well and not any(map(state.fits_any, state.hands))

    def _ended(self, state: State, reason: EndReason) -> State:
        scores = self._end_scores(state, reason)
        points = added(state.points, scores)
        winners = self._round_winners(state, reason, points)
        end = RoundEnd(reason, scores, winners, self._are_hands_counted(reason))
        return state._replace(phase=Phase.OVER, points=points, end=end)

    def _end_scores(self, state: State, reason: EndReason) -> tuple[Scores, ...]:
        out = reason is EndReason.OUT
        if reason is EndReason.TARGET:
            return ((),) * len(state.hands)
        if self.deal.is_solo and out:
            return solo_out_scores(self.rules)
        if self.deal.is_solo:
            return solo_blocked_scores(self.rules, state.hand)
        if out:
            return out_scores(self.rules, state.hands, state.turn)
        return blocked_scores(self.rules, state.hands)

    def _round_winners(
        self, state: State, reason: EndReason, points: tuple[int, ...]
    ) -> tuple[int, ...]:
        """The seats that won the round (settlement 13)."""
        if reason is EndReason.TARGET:
            return ()
        if self.rules.hands_left is HandsLeft.IGNORED:
            return best_seats(points)
        if reason is EndReason.OUT:
            return (state.turn,)
        return blocked_winners(self.rules, state.hands)

    def _are_hands_counted(self, reason: EndReason) -> bool:
        counting = self.deal.is_solo or self.rules.hands_left is not HandsLeft.IGNORED
        return counting and reason is not EndReason.TARGET
