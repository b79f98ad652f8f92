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
)
from trimino.rules.legal import LegalActions
from trimino.rules.round_end import round_end
from trimino.rules.ruleset import BlockedWhen, Ruleset
from trimino.rules.scoring import added, hand_left
from trimino.rules.state import State
from trimino.rules.turn import (
    ends_at_once,
    goes_out,
    is_blocked_by_passes,
    offers_follow_up,
    offers_new_field,
    pass_counts,
)


class RoundContext(NamedTuple):
    """The constants of a round: its rules, its deal, the totals it started from.

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
                counts = pass_counts(self.rules, well_is_empty=not state.well)
                after = self._turn_over(state.with_passed(scores, counts=counts))
            case Decline():
                scores = ()
                after = self._turn_over(state)
        return after, Event(state.turn, state.phase, action, scores, kind, drawn, by_clock, bonus)

    def _placed(self, state: State, place: Place, kind: PlacementKind) -> State:
        rules, holds_tiles = self.rules, bool(state.hands[state.turn])
        if not holds_tiles and self._is_out(state):
            return self._ended(state, EndReason.OUT)
        if ends_at_once(rules, self._total(state), solo=self.deal.is_solo):
            return self._ended(state, EndReason.TARGET)
        if offers_follow_up(rules, state.phase, place.tile) and state.fits_any(state.hand):
            return state._replace(phase=Phase.FOLLOW_UP)
        if offers_new_field(rules, kind, holds_tiles=holds_tiles):
            return state._replace(phase=Phase.NEW_FIELD)
        return self._turn_over(state)

    def _turn_over(self, state: State) -> State:
        if self._is_blocked(state):
            return self._ended(state, EndReason.BLOCKED)
        return state.with_next_turn()

    def _is_out(self, state: State) -> bool:
        return goes_out(dealt=len(self.deal.hands[state.turn]), well=len(state.well))

    def _total(self, state: State) -> int:
        return self.before[state.turn] + state.points[state.turn]

    def _is_blocked(self, state: State) -> bool:
        """Whether the round is blocked (settlements 5 and 11)."""
        if is_blocked_by_passes(self.rules, state.passes, len(state.hands)):
            return True
        if state.well or self.rules.blocked_when is BlockedWhen.ALL_PASSED:
            return False
        return not any(map(state.fits_any, state.hands))

    def _ended(self, state: State, reason: EndReason) -> State:
        hands = tuple(map(hand_left, state.hands))
        end = round_end(self.rules, reason, hands, state.points, state.turn)
        points = added(state.points, end.scores)
        return state._replace(phase=Phase.OVER, points=points, end=end)
