"""The facts behind where the points of a lead came from: sources of points, and passes."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.analysis.cause_facts import CauseFacts
from tests.analysis.moment_facts import named
from trimino.rules import Match, Pass, Round
from trimino.rules.events import total
from trimino.rules.ruleset import Winner

BONUSES = ("bridge", "double", "hexagon")
OPENING = ("opening", "zero-opening")

MADE = {
    "bonuses": (*BONUSES, *OPENING),
    "end": ("out", "others-hands", "own-hand"),
    "draws": ("draw", "stop", "stuck", "empty-well"),
    "tiles": ("tile",),
}
"""The items that each source of points is the sum of."""

Values = Mapping[str, Any]


def points_for(items: Sequence[str], seat: int, rounds: Sequence[Round]) -> int:
    ends = [played.end.scores[seat] for played in rounds if played.end]
    events = (event for played in rounds for event in played.events)
    scored = [event.scores for event in events if event.seat == seat]
    return sum(
        points for scores in (*scored, *ends) for item, points in scores if str(item) in items
    )


def opened_by(both: Sequence[int], rounds: Sequence[Round]) -> str:
    """Whether all, some or none of the bonuses of two seats are for opening."""
    opened, made = (
        any(points_for(items, one, rounds) for one in both) for items in (OPENING, BONUSES)
    )
    return "none" if not opened else "some" if made else "all"


class GapFacts:
    """One match, and whether what is said of the sources of its points is true."""

    def __init__(self, match: Match, causes: CauseFacts) -> None:
        self._match, self._causes = match, causes

    def is_true(self, said: Values, review: Values) -> bool:
        name, told = said["name"], said["details"]
        if name == "review-made-next":
            return self._is_next_true(told, review)
        if name == "review-why-passed":
            return self._is_passed_true(told, review)
        return self._is_source_true(name.removeprefix("review-made-"), told, review)

    def _is_source_true(self, source: str, told: Values, review: Values) -> bool:
        """The source made the largest part of the difference in the round told, or in all."""
        match, seat = self._match, review["seat"]
        rival = self._causes.rival(seat)
        rounds = match.rounds[told["round"] - 1 : told["round"]] or match.rounds
        if not self._causes.is_round_told(told["round"], review):
            return False
        if source == "bonuses" and told["opened"] != opened_by((seat, rival), rounds):
            return False
        points = {
            name: [points_for(items, one, rounds) for one in (seat, rival)]
            for name, items in MADE.items()
        }
        own, other = points[source]
        told_sign = -1 if source == "draws" else 1
        sign = -1 if match.rules.winner is Winner.LOWEST else 1
        side = sign if match.winners == (seat,) else -sign
        whole = side * sum(one.points[seat] - one.points[rival] for one in rounds)
        return (
            (told["own"], told["other"]) == (told_sign * own, told_sign * other)
            and whole > 0
            and side * (own - other) == max(side * (a - b) for a, b in points.values())
            and side * sum(a - b for a, b in points.values()) == whole
        )

    def _rounds_told(self, review: Values) -> Sequence[Round]:
        return [self._match.rounds[one - 1] for one in self._causes.rounds_told(review)]

    def _is_next_true(self, told: Values, review: Values) -> bool:
        """The source made the second largest gap, at least a third of the largest."""
        match, seat = self._match, review["seat"]
        both = (seat, self._causes.rival(seat))
        sign = -1 if match.rules.winner is Winner.LOWEST else 1
        side = sign if match.winners == (seat,) else -sign
        points = {
            name: [points_for(items, one, self._rounds_told(review)) for one in both]
            for name, items in MADE.items()
        }
        gaps = {name: side * (own - other) for name, (own, other) in points.items()}
        first, second, *_ = sorted(gaps.values(), reverse=True)
        told_sign = -1 if told["source"] == "draws" else 1
        meant = [told_sign * one for one in points.get(told["source"], ())]
        return (
            [told["own"], told["other"]] == meant
            and gaps[told["source"]] == second >= max(10, first / 3)
            and named(review["words"], "review-made-")
        )

    def _is_passed_true(self, told: Values, review: Values) -> bool:
        """The loser passed so often and lost so many points by it, twice those of the winner."""
        (winner,) = self._match.winners
        passed: dict[int, list[int]] = {seat: [] for seat in range(self._match.players)}
        for one in self._rounds_told(review):
            for event in one.events:
                if isinstance(event.action, Pass):
                    passed[event.seat].append(-total(event.scores))
        costs = passed[1 - winner]
        return (
            self._match.players == 2
            and told["who"] == ("rival" if review["seat"] == winner else "own")
            and (told["count"], told["points"]) == (len(costs), sum(costs))
            and sum(costs) >= max(50, 2 * sum(passed[winner]))
        )
