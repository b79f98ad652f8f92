"""The facts behind what a review says decided a match, from the record and the course alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trimino.analysis.moments import replayed
from trimino.records.notation import parse_action
from trimino.rules import Draw, Match, Place
from trimino.rules.ruleset import Winner

Values = Mapping[str, Any]

ROUNDED = 2.6
"""How far a chance in per cent may be from what is told: it is rounded to fives."""


class CauseFacts:
    """One match, and whether what is said to have decided it did."""

    def __init__(self, match: Match, analysis: Values) -> None:
        self._match, self._analysis = match, analysis

    def rival(self, seat: int) -> int:
        """Whom a seat is compared with: the winner, or for the winner the best of the others."""
        match = self._match
        if match.winners != (seat,):
            return match.winners[0]
        sign = -1 if match.rules.winner is Winner.LOWEST else 1
        others = (other for other in range(match.players) if other != seat)
        return max(others, key=lambda other: sign * match.totals[other])

    def is_true(self, said: Values, review: Values) -> bool:
        """Whether one of the sentences on what decided is true."""
        name, told, seat = said["name"].removeprefix("review-"), said["details"], review["seat"]
        side = 1 if self._match.winners == (seat,) else -1
        if name in ("round", "round-though"):
            return self._is_decisive(told, seat, side, though=name == "round-though")
        if name == "why-gift":
            return side > 0 and self._is_gift(told, review)
        if name in ("why-lucky", "why-unlucky"):
            return (name == "why-lucky") == (side > 0) and self._is_luck(told, review, side)
        if name == "why-stuck":
            own, other = self._draws(review, forced=True)
            return (told["own"], told["other"]) == (own, other) and side * (other - own) >= 3
        if name == "why-drew":
            own, other = self._draws(review, forced=False)
            more = side * (told["own"] - told["other"])
            return (told["own"], told["other"]) == (own, other) and more > 0
        if name == "why-move":
            return self._is_dearest(told, seat, side)
        first, fair = self._analysis["course"][0]["after"][seat], 1 / self._match.players
        is_strength = side * (first - fair) > self._decisive(seat, side)[1]
        is_close = abs(told["percent"] - 100 * first) <= ROUNDED
        return (
            name == ("why-stronger" if side > 0 else "why-weaker")
            and bool(is_close)
            and bool(is_strength)
        )

    def swings(self, seat: int) -> list[float]:
        """What each round changed for a seat: from the chance before its deal to the next one."""
        deals = [one["after"][seat] for one in self._analysis["course"] if one["action"] == 0]
        last = self._analysis["seats"][seat]["luck"]["match"]["result"]
        return [then - now for now, then in zip(deals, [*deals[1:], last], strict=True)]

    def _decisive(self, seat: int, side: int) -> tuple[int, float]:
        """The round that changed most for who won."""
        swings = self.swings(seat)
        best = max(range(len(swings)), key=lambda at: side * swings[at])
        return best + 1, side * swings[best]

    def _is_decisive(self, told: Values, seat: int, side: int, *, though: bool) -> bool:
        if told["round"] > len(self._match.rounds):
            return False
        rival, points = self.rival(seat), self._match.rounds[told["round"] - 1].points
        own, other = points[seat], points[rival]
        earlier = [one.points for one in self._match.rounds[: told["round"] - 1]]
        sign = -1 if self._match.rules.winner is Winner.LOWEST else 1
        # Chances in the document are rounded, so that two rounds may come out alike.
        best, swings = self._decisive(seat, side)[1], self.swings(seat)
        return (
            (told["own"], told["other"]) == (own, other)
            and told["had"] == sum(one[seat] for one in earlier)
            and told["rival_had"] == sum(one[rival] for one in earlier)
            and (side * sign * (own - other) <= 0) == though
            and side * swings[told["round"] - 1] >= best - 0.001
        )

    def _is_gift(self, told: Values, review: Values) -> bool:
        """The rival's dearest move of the round is the one told."""
        (number,), rival = self._rounds(review), self.rival(review["seat"])
        faults = [one for one in self._dear(rival) if one["round"] == number]
        amount = max((one["cost"]["amount"] for one in faults), default=0.0)
        named = [one for one in faults if one["cost"]["amount"] == amount]
        return abs(told["percent"] - amount) <= 0.51 and any(
            one["done"]["tile"] == told["tile"] for one in named
        )

    def _dear(self, seat: int) -> list[Values]:
        """Tiles that a seat laid at the cost of chances of the match."""
        return [
            one
            for one in self._analysis["decisions"]
            if one["seat"] == seat and one["cost"] and one["cost"]["measure"] == "match"
            if one["done"]["do"] == "place" and one["within"]["match"]["mean"] > 0
        ]

    def _is_luck(self, told: Values, review: Values, side: int) -> bool:
        """Luck changed so much in the round, and more than anybody's play."""
        seat, (number,) = review["seat"], self._rounds(review)
        changed = {"luck": 0.0, "own": 0.0, "others": 0.0}
        before = None
        for point in self._analysis["course"]:
            after, luck = point["after"][seat], point["luck"][seat]
            if point["round"] == number:
                whose = "own" if point["seat"] == seat else "others"
                changed[whose] += 0.0 if before is None else after - before
                changed["luck"] += luck
            before = after + luck
        gained = {key: side * value for key, value in changed.items()}
        # No more is told than the round changed, whatever play made up for.
        most = min(gained["luck"], sum(gained.values()))
        close = abs(told["percent"] - 100 * most) <= ROUNDED
        return close and gained["luck"] >= max(gained.values()) - 0.001

    def _rounds(self, review: Values) -> Sequence[int]:
        """The round that is said to have decided, or all."""
        for one in review["words"]:
            if one["name"].startswith("review-round"):
                return [one["details"]["round"]]
        return range(1, len(self._match.rounds) + 1)

    def _draws(self, review: Values, *, forced: bool) -> list[int]:
        """The tiles drawn by a seat and its rival, all or those for which nothing else fitted."""
        rounds, seat = self._rounds(review), review["seat"]
        drawn = list(self._drawn(forced=forced))
        return [
            sum(1 for number, who in drawn if number in rounds and who == one)
            for one in (seat, self.rival(seat))
        ]

    def _drawn(self, *, forced: bool) -> Iterator[tuple[int, int]]:
        for (number, action), before in replayed(self._match, len(self._match.rounds)):
            event = self._match.rounds[number - 1].events[action - 1] if action else None
            if event and isinstance(event.action, Draw):
                fits = any(True for _ in before.legal.placements)
                if not forced or not fits:
                    yield number, event.seat

    def _is_dearest(self, told: Values, seat: int, side: int) -> bool:
        """The move cost most of all, and more than the round that decided, or most of it."""
        faults = [(one["cost"]["amount"], one) for one in self._dear(seat)]
        amount, one = max(faults, key=lambda each: each[0], default=(0.0, None))
        if one is None or side > 0:
            return False
        done, rounds = parse_action(one["done"]["action"]), len(self._match.rounds)
        assert isinstance(done, Place)
        number, moved = self._decisive(seat, side)
        return (
            told["round"] == (one["round"] if rounds > 1 else 0)
            and told["tile"] == str(done.tile)
            and abs(told["percent"] - amount) <= 0.51
            and (amount >= 100 * moved - 0.1 or one["round"] == number)
        )
