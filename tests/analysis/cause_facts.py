"""The facts behind what a review says decided a match, from the record and the course alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.analysis.draw_facts import DrawFacts
from tests.analysis.ending_facts import EndingFacts
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
        self._draws_told = DrawFacts(match, analysis)
        self._endings = EndingFacts(match)

    def rival(self, seat: int) -> int:
        """Whom a seat is compared with: the winner, or for a winner the best of the others."""
        match = self._match
        if match.winners and seat not in match.winners:
            return match.winners[0]
        sign = -1 if match.rules.winner is Winner.LOWEST else 1
        others = (other for other in range(match.players) if other != seat)
        return max(others, key=lambda other: sign * match.totals[other])

    def is_true(self, said: Values, review: Values) -> bool:
        """Whether one of the sentences on what decided is true, and names the right player."""
        told, rival = said["details"], self.rival(review["seat"])
        if "rival_seat" in told:
            meant = rival, self._analysis["players"][rival]
            if (told["rival_seat"], told["rival"]) != meant:
                return False
        if said["name"] == "review-round-near":
            return self._is_nearly(told, review)
        return self._holds(said, review)

    def _holds(self, said: Values, review: Values) -> bool:
        """Whether the figures of a sentence are those of the record, and it decided."""
        name, told, seat = said["name"].removeprefix("review-"), said["details"], review["seat"]
        side = 1 if self._match.winners == (seat,) else -1
        if name in ("round", "round-most", "round-turned", "round-lead"):
            return self._is_round_true(name, told, seat, side)
        if name == "round-many":
            # The rival is who came second in the match, and need not be so in the round.
            named = side < 0 or told["rival"] in said["text"]
            return named and self._is_round_of_many(told, seat, side)
        if name.startswith("end-"):
            if name == "end-count":
                return self._endings.is_count_true(told, seat, self.rival(seat))
            (number,) = self.rounds_told(review)
            return self._endings.is_true(said, seat, self.rival(seat), number)
        if name == "why-plan":
            return side < 0 and self._is_dearest_plan(told, seat)
        if name == "why-gift":
            return side > 0 and self._is_gift(told, review)
        if name in ("why-lucky", "why-unlucky"):
            return (name == "why-lucky") == (side > 0) and self._draws_told.is_sentence_true(
                said, seat
            )
        if name == "why-drew":
            own, other = self._draws(told["round"], seat)
            more = side * (told["own"] - told["other"])
            return (
                self.is_round_told(told["round"], review)
                and (told["own"], told["other"]) == (own, other)
                and more > 0
            )
        if name == "why-move":
            return self._is_dearest(told, seat, side)
        first, fair = self._analysis["course"][0]["after"][seat], 1 / self._match.players
        is_strength = side * (first - fair) > self._decisive(seat, side)[1]
        is_close = abs(told["percent"] - 100 * first) <= ROUNDED
        return (
            name == ("why-stronger" if side > 0 else "why-weaker")
            and bool(is_close)
            and told["many"] == (self._match.players > 2)
            and bool(is_strength)
        )

    def swings(self, seat: int) -> list[float]:
        """What each round changed for a seat: from the chance before its deal to the next one."""
        deals = [one["after"][seat] for one in self._analysis["course"] if one["action"] == 0]
        last = self._analysis["seats"][seat]["luck"]["match"]["result"]
        return [then - now for now, then in zip(deals, [*deals[1:], last], strict=True)]

    def _decisive(self, seat: int, side: int) -> tuple[int, float]:
        """The round that decided, by a rule or by points, and the most that any round changed."""
        swings = [side * one for one in self.swings(seat)]
        if self.is_by_last_round(seat):
            return len(swings), max(swings)
        plain, leads = self._plain(seat, side), [side * one for one in self._leads(seat)]
        moved = swings if self._match.players == 2 else leads
        best = max(plain, key=moved.__getitem__)
        return best + 1, max(swings)

    def _plain(self, seat: int, side: int) -> list[int]:
        """The rounds, from 0, furthest apart and that took the lead, or the best for who won."""
        leads = [side * one for one in self._leads(seat)]
        turns = [at for at in range(len(leads)) if self._turns(at, leads)]
        largest = [at for at in range(len(leads)) if self._is_largest(at, leads)]
        if largest:
            return [*largest, *turns]
        kept = [at for at in range(len(leads)) if self._is_kept(at, leads)] or range(len(leads))
        return [max(kept, key=leads.__getitem__), *turns]

    @staticmethod
    def _is_kept(at: int, leads: Sequence[int]) -> bool:
        """Whether who won was ahead after a round, and after every later one."""
        return all(sum(leads[:end]) > 0 for end in range(at + 1, len(leads) + 1))

    @staticmethod
    def _is_largest(at: int, leads: Sequence[int]) -> bool:
        """Whether no other round was as far apart, whoever was ahead in it."""
        others = [abs(lead) for other, lead in enumerate(leads) if other != at]
        return leads[at] > max(others, default=0)

    @staticmethod
    def _turns(at: int, leads: Sequence[int]) -> bool:
        """Whether who won was not ahead before a round, and from its end to the last one was."""
        stood = [sum(leads[:end]) for end in range(len(leads) + 1)]
        is_much = at > 0 or 2 * leads[at] >= max(leads)
        return is_much and stood[at] <= 0 < min(stood[at + 1 :])

    def is_by_last_round(self, seat: int) -> bool:
        """Whether the winner of the last round won by that, with fewer points there or in all."""
        match, rival = self._match, self.rival(seat)
        if match.outcome is None or not str(match.outcome.won_by).startswith("round-winner"):
            return False
        winner, other = (seat, rival) if match.winners == (seat,) else (rival, seat)
        both = (match.totals, match.rounds[-1].points)
        return any(points[winner] <= points[other] for points in both)

    def _leads(self, seat: int) -> list[int]:
        """The lead over the rival in each round, more being better."""
        sign = -1 if self._match.rules.winner is Winner.LOWEST else 1
        rival = self.rival(seat)
        return [sign * (one.points[seat] - one.points[rival]) for one in self._match.rounds]

    def _is_round_true(self, name: str, told: Values, seat: int, side: int) -> bool:
        """Between two: the points, where it stood, and that those show why the round counts."""
        if told["round"] > len(self._match.rounds) or self._match.players > 2:
            return False
        rival, at = self.rival(seat), told["round"] - 1
        points, earlier = self._match.rounds[at].points, self._match.rounds[:at]
        swings = self.swings(seat)
        most = max(abs(one) for other, one in enumerate(swings) if other != at)
        clearly = abs(swings[at]) >= max(0.1, 1.5 * most)
        # Chances in the document are rounded, so that two rounds may come out alike.
        best = max(side * swings[one] for one in self._plain(seat, side))
        leads = [side * one for one in self._leads(seat)]
        clearly = clearly and sum(leads) <= leads[at]
        largest, turns = self._is_largest(at, leads), self._turns(at, leads)
        shown = {
            "round": largest and clearly,
            "round-most": largest and not clearly,
            "round-turned": turns and not largest and at > 0,
            "round-lead": self._is_kept(at, leads) and not largest and (at == 0 or not turns),
        }
        return (
            (told["own"], told["other"]) == (points[seat], points[rival])
            and told["had"] == sum(one.points[seat] for one in earlier)
            and told["rival_had"] == sum(one.points[rival] for one in earlier)
            and side * swings[at] >= best - 0.001
            and shown[name]
        )

    def _is_round_of_many(self, told: Values, seat: int, side: int) -> bool:
        """Between more: the round furthest apart, or the one that brought the lead."""
        leads, at = [side * one for one in self._leads(seat)], told["round"] - 1
        if not 0 <= at < len(leads) or self._match.players == 2:
            return False
        points = self._match.rounds[at].points
        largest = self._is_largest(at, leads)
        return (
            told["largest"] == largest
            and at in self._plain(seat, side)
            and (largest or self._is_kept(at, leads))
            and (told["own"], told["other"]) == (points[seat], points[self.rival(seat)])
            and told["won"] == (side > 0)
        )

    def _is_nearly(self, told: Values, review: Values) -> bool:
        """Three quarters of the largest lead, which is told, and the most of any other round."""
        seat, at = review["seat"], told["round"] - 1
        side = 1 if self._match.winners == (seat,) else -1
        leads = [side * one for one in self._leads(seat)]
        (decided,) = (one - 1 for one in self.rounds_told(review))
        if not 0 <= at < len(leads) or at == decided:
            return False
        points = self._match.rounds[at].points
        others = [lead for other, lead in enumerate(leads) if other != decided]
        return (
            self._is_largest(decided, leads)
            and leads[at] == max(others) >= 0.75 * leads[decided]
            and (told["own"], told["other"]) == (points[seat], points[self.rival(seat)])
        )

    def _is_dearest_plan(self, told: Values, seat: int) -> bool:
        """To draw first was better by so much, and that is more than any move cost."""
        number = told["round"] or 1
        plans = [
            one
            for one in self._analysis["episodes"]
            if one["seat"] == seat and one["better"] == "draw" and one["round"] == number
        ]
        if not plans or (told["round"] == 0) != (len(self._match.rounds) == 1):
            return False
        (plan,) = plans
        most = max(10.0, *(one["cost"]["amount"] for one in self._dear(seat)), 0.0)
        return (
            self._match.players == 2
            and self._match.rules.free_draw
            and self.are_chances_true(plan, told)
            and plan["cost"]["amount"] >= most - 0.1
        )

    def are_chances_true(self, plan: Values, told: Values) -> bool:
        """Whether two plans win as many matches as is told; no more than 99 are."""
        (one,) = (
            each
            for each in self._analysis["decisions"]
            if (each["round"], each["action"]) == (plan["round"], plan["action"])
        )
        better = 100 * one["plan"]["chance"]
        kept = better - 100 * plan["loss"]["match"]["mean"]
        near = (
            abs(told[name] - meant) <= ROUNDED
            for name, meant in (("better", better), ("kept", kept))
        )
        return all(near) and bool(told["better"] > told["kept"])

    def _is_gift(self, told: Values, review: Values) -> bool:
        """The rival's dearest move of the round is the one told."""
        (number,), rival = self.rounds_told(review), self.rival(review["seat"])
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

    def rounds_told(self, review: Values) -> Sequence[int]:
        """The round that is said to have decided, by its number or by a rule, or all."""
        last = len(self._match.rounds)
        for one in review["words"]:
            if one["name"].startswith("review-round"):
                return [one["details"]["round"]]
        by_rule = any(one["name"].startswith("review-how-last-") for one in review["words"])
        strength = any(
            one["name"] in ("review-why-stronger", "review-why-weaker") for one in review["words"]
        )
        return [last] if by_rule and not strength else range(1, last + 1)

    def is_round_told(self, number: int, review: Values) -> bool:
        """Whether a sentence speaks of the round that decided, or of a whole match with 0."""
        told = self.rounds_told(review)
        return number == (told[0] if len(self._match.rounds) > len(told) else 0)

    def _draws(self, number: int, seat: int) -> list[int]:
        """The tiles drawn by a seat and its rival, in a round or in all."""
        rounds = self._match.rounds[number - 1 : number] if number else self._match.rounds
        drawn = [
            event.seat for one in rounds for event in one.events if isinstance(event.action, Draw)
        ]
        return [drawn.count(seat), drawn.count(self.rival(seat))]

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
            and amount >= 10.0
            and (amount >= 100 * moved - 0.1 or one["round"] == number)
        )
