"""The facts behind draws that a review calls lucky: who drew what, and what became of the tile."""

from collections.abc import Mapping
from typing import Any

from tests.analysis.moment_facts import match_before
from trimino.rules import Draw, Match, Place
from trimino.rules.ruleset import Winner

Values = Mapping[str, Any]

BONUSES = ("bridge", "double", "hexagon")
HELPS = ("drawn-out", "drawn-soon", "drawn-scored", "drawn-later")

ROUNDED = 2.6
"""How far a figure may be from what is told: it is rounded to fives."""


class DrawFacts:
    """One match, and whether what is said of its draws is true."""

    def __init__(self, match: Match, analysis: Values) -> None:
        self._match = match
        self._course = {(one["round"], one["action"]): one for one in analysis["course"]}

    def is_sentence_true(self, said: Values, seat: int) -> bool:
        """Whether a sentence tells of a draw of its round, and what it was worth in points."""
        told = said["details"]
        number = told["round"] if len(self._match.rounds) > 1 else 1
        if (told["round"] == 0) != (len(self._match.rounds) == 1) or number > len(
            self._match.rounds
        ):
            return False
        action = self._action(number, told["tile"])
        is_good = said["name"] == "review-why-lucky"
        return (
            action is not None
            and self._is_true(said, seat, number, action, is_good=is_good)
            and self._is_luck_of_round(seat, number, is_good=is_good)
            and self._are_points_true(told["points"], seat, number, action)
            and self._is_change(told["percent"], seat, number, action)
        )

    def is_title_true(self, said: Values, seat: int, moment: Values) -> bool:
        """Whether a moment is the draw that it tells of, and changed so much."""
        told, number, action = said["details"], moment["round"], moment["action"]
        is_good = said["name"] == "moment-luck-good"
        return (
            action == self._action(number, told["tile"])
            and self._is_true(said, seat, number, action, is_good=is_good)
            and self._is_change(told["percent"], seat, number, action)
        )

    def _is_change(self, percent: int, seat: int, number: int, action: int) -> bool:
        """Whether a draw changed the chance of a seat by so many of 100 wins."""
        luck = self._course[number, action]["luck"][seat]
        return bool(abs(percent - 100 * abs(luck)) <= ROUNDED)

    def _action(self, number: int, tile: str) -> int | None:
        """The action of a round by which a tile was drawn; each can be drawn once."""
        for action, event in enumerate(self._match.rounds[number - 1].events, start=1):
            if isinstance(event.action, Draw) and str(event.drawn) == tile:
                return action
        return None

    def _is_true(
        self, message: Values, seat: int, number: int, action: int, *, is_good: bool
    ) -> bool:
        """Who drew, what became of the tile, and that it clearly changed the chance that way."""
        told, said = message["details"], message["text"]
        point = self._course[number, action]
        drawer = self._match.rounds[number - 1].events[action - 1].seat
        fate, chosen = told["fate"], self._is_chosen(number, action)
        if not isinstance(fate, dict):
            return False
        # Others lay where a tile would have fitted, before its owner may.
        if "never fitted" in said and "never fitted on its owner’s turn" not in said:
            return False
        if "drawn-dead" in (fate["name"], fate["details"].get("fate", {}).get("name")):
            hand = self._match.rounds[number - 1].hands[drawer]
            mean = sum(tile.value for tile in hand) / len(hand)
            if chosen or sum(map(int, told["tile"].split("-"))) < mean:
                return False
        if chosen and fate["name"] == "drawn-by-choice":
            fate, chosen = fate["details"]["fate"], False
        if chosen:
            return False
        helps = (fate["name"] in HELPS) == (drawer == seat)
        luck, error = point["luck"][seat], point["errors"][seat]
        return (
            told["who"] == self._who(seat, drawer)
            and (fate["name"], fate["details"]["points"]) == self.fate(number, action)
            and helps == is_good == (luck > 0)
            and abs(luck) >= max(0.0799, 2.9 * error)
        )

    def _is_chosen(self, number: int, action: int) -> bool:
        """Whether the player who drew could have laid a tile."""
        before = match_before(self._match, {"round": number, "action": action})
        return any(True for _ in before.legal.placements)

    def _is_luck_of_round(self, seat: int, number: int, *, is_good: bool) -> bool:
        """Whether the deal and all draws of the round together were luck of the same kind."""
        points = [one for one in self._course.values() if one["round"] == number]
        return bool((sum(one["luck"][seat] for one in points) > 0) == is_good)

    def _who(self, seat: int, drawer: int) -> str:
        if drawer == seat:
            return "own"
        if self._match.players == 2:
            return "rival"
        return "winner" if self._match.winners == (drawer,) else "other"

    def _are_points_true(self, points: int, seat: int, number: int, action: int) -> bool:
        if points == 0:
            return True
        point = self._course[number, action]
        change = point["points"][seat]["mean"]
        decides = self._match.players == 2 and self._match.rules.winner is not Winner.ROUND_WINNER
        same_side = (change > 0) == (point["luck"][seat] > 0)
        return decides and same_side and points <= 30 and abs(points - abs(change)) <= ROUNDED

    def fate(self, number: int, action: int) -> tuple[str, int]:
        """What became of a tile that was drawn, and what it scored."""
        played = self._match.rounds[number - 1]
        drawn = played.events[action - 1]
        laid = [
            at
            for at, event in enumerate(played.events)
            if isinstance(event.action, Place) and event.action.tile == drawn.drawn
        ]
        if not laid:
            return ("drawn-dead" if self._is_stuck(number, action) else "?"), 0
        event = played.events[laid[0]]
        between = played.events[action : laid[0]]
        scored = sum(points for _, points in event.scores)
        pays = any(str(item) in BONUSES for item, _ in event.scores)
        if not all(one.seat == drawn.seat and isinstance(one.action, Draw) for one in between):
            return ("drawn-later" if pays else "?"), scored
        own = [at for at, one in enumerate(played.events) if one.seat == drawn.seat]
        out = played.end is not None and str(played.end.reason) == "out"
        if out and own[-1] == len(played.events) - 1:
            if own[-1] == laid[0]:
                return "drawn-out", scored
            if own[-2] == laid[0]:
                return "drawn-soon", scored
        return ("drawn-scored" if pays else "?"), scored

    def _is_stuck(self, number: int, action: int) -> bool:
        """Whether the tile fitted into no gap, when drawn and in later turns of its owner."""
        played = self._match.rounds[number - 1]
        drawn = played.events[action - 1]
        assert drawn.drawn is not None
        for at in range(action, len(played.events) + 1):
            if played.events[at - 1].seat == drawn.seat:
                before = match_before(self._match, {"round": number, "action": at})
                for field in before.round.fields:
                    if any(field.place(drawn.drawn, gap) for gap in field.gaps):
                        return False
        return True
