"""Undo in a match around one terminal: everything for a person alone or with bots."""

import random

from trimino.records.taken_back import TakenBackActions, taken_back_values
from trimino.records.values import TakenBackValues
from trimino.room.undoing import actions_since_decision, undo_actions
from trimino.rules import Deal, Match
from trimino.rules.take_back import may_take_back
from trimino.words import say


class MatchUndo:
    """Undoes actions of a match, deals its rounds, and keeps the undone actions.

    A person alone or with bots goes back decision by decision: over draws, the bots' replies and
    deals. Where several people play, only an action that showed nothing hidden can be undone.
    """

    def __init__(self, match: Match, *, friendly: bool) -> None:
        self.friendly = friendly
        self._match = match
        self._undone: list[TakenBackActions] = []
        self._deals: list[Deal] = []

    @property
    def values(self) -> list[TakenBackValues]:
        """The actions undone, as the record of the match tells them."""
        return taken_back_values(self._undone)

    @property
    def refusal(self) -> str:
        """The reason why nothing can be undone now."""
        return say("nothing-to-undo") if self.friendly else say("undo-not-now")

    def deal(self, source: random.Random) -> None:
        """Deal the next round; one whose deal was undone gets the same tiles again."""
        known = self._match.rounds_dealt < len(self._deals)
        dealt = self._match.deal(self._deals[self._match.rounds_dealt] if known else source)
        if not known:
            self._deals.append(dealt.deal)

    def actions(self, seat: int) -> int:
        """The number of actions the player of a seat would undo now; 0 if they may not."""
        match = self._match
        if not match.rounds_dealt or match.over:
            return 0
        if may_take_back(match.view(seat).now):
            return 1
        played = sum(len(each.events) for each in match.rounds)
        return actions_since_decision(match, (seat,), played) if self.friendly else 0

    def undo(self, seat: int) -> None:
        """Undo back to a decision of this seat."""
        self._undone += undo_actions(self._match, self.actions(seat))
