"""The facts behind bonuses that a placement opened for the next player, or did not."""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from tests.analysis.moment_facts import MomentFacts, match_before
from tests.analysis.reason_facts import pays
from trimino.records.notation import parse_action
from trimino.rules import Action, Event, Match, Place
from trimino.rules.events import total

Values = Mapping[str, Any]

BONUSES = ("bridge", "double", "hexagon")
FAULTS = ("inaccuracy", "mistake", "blunder")


class GiftFacts:
    """One match: what its players left to each other, played out by the rules."""

    def __init__(self, match: Match, analysis: Values) -> None:
        self._match = match
        self._moments = MomentFacts(match, analysis)
        self._decisions = {(one["round"], one["action"]): one for one in analysis["decisions"]}

    def is_title_true(self, said: Values, moment: Values) -> bool:
        one, told = self._decisions[moment["round"], moment["action"]], said["details"]
        if said["name"] == "moment-opened":
            return self._is_opened(one, told)
        return self._is_spared(one, told)

    def _is_opened(self, one: Values, told: Values) -> bool:
        """The next player took that bonus with a tile it held, and another place opened none."""
        careful, before = parse_action(one["careful"]["place"]["action"]), self._before(one)
        taken = self._next_place(one)
        if taken is None or not isinstance(taken.action, Place):
            return False
        bonus = [score for score in taken.scores if str(score.item) in BONUSES]
        if [(f"item-{score.item}", score.points) for score in bonus] != [
            (told["item"]["name"], told["points"])
        ]:
            return False
        held = before.round.hands[taken.seat]
        return (
            taken.action.tile in held
            and not self._paid_before(before, taken.action)
            and careful in before.legal
            and self._left(one, careful) == 0
        )

    def _is_spared(self, one: Values, told: Values) -> bool:
        """The placement named scored as much and would have left that bonus; the one done none."""
        before, done = self._before(one), parse_action(one["done"]["action"])
        least = total(before.legal.scores(done))
        meant = [
            place
            for place in before.legal.placements
            if self._moments.is_named(before, told["other"], place)
            and total(before.legal.scores(place)) >= least
        ]
        return (
            one["grade"] not in FAULTS
            and self._left(one, done) == 0
            and any(self._left(one, place) == told["points"] for place in meant)
        )

    def _left(self, one: Values, action: Action) -> int:
        """The greatest bonus that the next player could take at once after an action."""
        match = self._before(one)
        seat = match.round.turn
        match.push(action)
        if match.needs_deal or match.over or match.round.turn == seat:
            return 0
        return max((pays(match, place) for place in match.legal.placements), default=0)

    def _before(self, one: Values) -> Match:
        return match_before(self._match, one)

    def _next_place(self, one: Values) -> Event | None:
        """The placement of the next player in the turn that followed."""
        events = self._match.rounds[one["round"] - 1].events[one["action"] :]
        if not events:
            return None
        turn = takewhile(lambda event: event.seat == events[0].seat, events)
        placed = [event for event in turn if isinstance(event.action, Place)]
        is_next = events[0].seat == (one["seat"] + 1) % self._match.players
        return placed[0] if placed and is_next else None

    @staticmethod
    def _paid_before(before: Match, taken: Place) -> bool:
        """Whether that tile would have earned a bonus there before."""
        fields = before.round.fields
        if taken.field >= len(fields) or str(fields[taken.field].kind(taken.at)[0]) == "plain":
            return False
        return taken in list(fields[taken.field].places(taken.tile))
