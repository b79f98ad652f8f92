"""A referee of reviews: every sentence of an analysis is checked against the record, by code.

It reads the analysis as JSON, as people get it, and replays the record by the rules. A message
that it does not know counts as false, so that none can be added without its check.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.analysis.cause_facts import CauseFacts
from tests.analysis.draw_facts import DrawFacts
from tests.analysis.gap_facts import BONUSES, MADE, GapFacts, opened_by, points_for
from tests.analysis.gift_facts import GiftFacts
from tests.analysis.moment_facts import (
    LUCK,
    MomentFacts,
    contradictions,
    costly_moments,
    match_before,
    named,
)
from tests.analysis.reason_facts import ReasonFacts, is_choice, pays
from trimino.analysis.moments import replayed
from trimino.records.notation import parse_action
from trimino.rules import Draw, Match, Place
from trimino.rules.events import total
from trimino.rules.ruleset import Winner
from trimino.rules.tiles import Tile

FAULTS = ("inaccuracy", "mistake", "blunder")
COSTLY = FAULTS[1:]
LEAST = {"blunder": 10.0, "mistake": 5.0, "inaccuracy": 2.0, "good": 0.0001, "best": 0.0}
Values = Mapping[str, Any]


def is_same(told: object, meant: Values) -> bool:
    """Whether a message within a sentence is the one that stands by itself elsewhere."""
    return told == {"name": meant["name"], "details": meant["details"]}


def shown_as(moment: Values) -> str:
    """The kind of example that a moment is: a plan, another tile, or another place for it."""
    title, instead = moment["title"]["name"], moment["instead"]
    if title.startswith("moment-plan-"):
        return str(title.removeprefix("moment-plan-"))
    tiles = [instead[part]["details"]["tile"] for part in ("better", "done")]
    return "place" if tiles[0] == tiles[1] else "tile"


class ReviewFacts:
    """The facts of one match, and the sentences of its analysis that are false against them."""

    def __init__(self, match: Match, analysis: Values, rng: random.Random) -> None:
        self._match, self._analysis, self._rng = match, analysis, rng
        self._decisions = {(one["round"], one["action"]): one for one in analysis["decisions"]}
        self._causes = CauseFacts(match, analysis)
        self._gaps = GapFacts(match, self._causes)
        self._moments = MomentFacts(match, analysis)
        self._draws = DrawFacts(match, analysis)
        self._gifts = GiftFacts(match, analysis)
        self.checked = 0

    def false_sentences(self) -> Iterator[str]:
        """Every sentence that is false, with where it stands, and those that contradict others."""
        for review in self._analysis["reviews"]:
            seat = review["seat"]
            for said in (*review["words"], *([review["lesson"]] if review["lesson"] else [])):
                yield from self._judge(f"seat {seat}", said, self._is_word_true, review)
            for one in review["moments"]:
                at = f"seat {seat}, {one['round']}.{one['action']}"
                yield from self._judge(at, one["title"], self._is_title_true, seat, one)
                yield from self._moments.faults(review, one)
            yield from contradictions(review, won=seat in self._match.winners)
        yield from self._false_reasons()
        yield from self._false_numbers()

    def _judge(
        self, at: str, said: Values, is_true: Callable[..., bool], *about: object
    ) -> Iterator[str]:
        self.checked += 1
        if "{" in said["text"] or not is_true(said, *about):
            yield f"{at}: {said['text']} [{said['name']}]"

    def _is_word_true(self, said: Values, review: Values) -> bool:
        name, told, seat = said["name"], said["details"], review["seat"]
        if name == "review-lowest" or name.startswith("review-how-"):
            return self._is_rule_true(name, told, seat)
        if name.startswith("review-worked-"):
            return self._is_worked_true(name.removeprefix("review-worked-"), told, review)
        if name.startswith(("review-made-", "review-why-passed")):
            return self._gaps.is_true(said, review)
        if name.startswith(("review-round", "review-why-", "review-end-")):
            return self._causes.is_true(said, review)
        if name.startswith("review-shown-"):
            return self._is_shown_true(name.removeprefix("review-shown-"), told, review)
        if name.startswith("review-advice-"):
            return self._is_advice_true(name.removeprefix("review-advice-"), told, review)
        if name == "review-left-bonuses":
            left = self._left(seat)
            return (told["count"], told["points"]) == (len(left), sum(left))
        if name == "review-left-where":
            return self._is_left_where(told, seat)
        if name == "review-plan-but":
            return any(
                named(review["words"], f"review-{one}-drain") for one in ("advice", "worked")
            )
        return self._is_result_true(name, told, seat)

    def _is_advice_true(self, theme: str, told: Values, review: Values) -> bool:
        """It follows from a moment that cost something, from bonuses left, or from tiles drawn."""
        rules, seat = self._match.rules, review["seat"]
        bad = costly_moments(review)
        if theme == "none":
            plans = [one for one in self._analysis["episodes"] if one["grade"] in COSTLY]
            return (
                not (bad or self._left(seat))
                and not any(one["grade"] in COSTLY for one in self._faults(seat))
                and not any(one["seat"] == seat for one in plans)
            )
        lost = self._match.over and seat not in self._match.winners
        if theme == "drain":
            drew = lost and named(review["words"], "review-why-drew")
            asked = any(one["title"]["name"] == "moment-plan-draw" for one in bad)
            two = self._match.players == 2 and rules.free_draw
            return two and (drew or asked) and told["limit"] == (rules.draw_limit or 0)
        if theme == "bonus" and self._left(seat):
            return True
        if not named(review["words"], "review-shown-"):
            return False
        if theme == "draw":
            reasons = [why for one in bad for why in one["instead"]["why"]]
            return any(
                one["name"] == "reason-draws-for-bonus" and one["details"]["percent"] >= 20
                for one in reasons
            )
        if theme == "lay":
            return any(named(one["instead"]["why"], "moment-why-nearly-out") for one in bad)
        if theme == "gift" and any(one["title"]["name"] == "moment-opened" for one in bad):
            return lost
        return any(one["title"]["name"] == f"moment-{theme}" for one in bad)

    def _is_shown_true(self, kind: str, told: Values, review: Values) -> bool:
        """It is one of the moments that cost something, and advice stands before it."""
        number = told["round"] if len(self._match.rounds) > 1 else 1
        advised = named(review["words"], "review-advice-")
        return advised and any(
            number == one["round"]
            and all(is_same(told[part], one["instead"][part]) for part in ("better", "done"))
            and kind == shown_as(one)
            for one in costly_moments(review)
        )

    def _is_worked_true(self, what: str, told: Values, review: Values) -> bool:
        """What worked for who won: the figures are those of the match."""
        seat, rounds = review["seat"], self._match.rounds
        rival = self._causes.rival(seat)
        who = "rival" if self._match.players == 2 else "winner"
        if self._match.winners != (seat,):
            seat, rival = rival, seat
            if named(review["words"], "review-shown-"):
                return False
        else:
            who = "own"
        if self._match.winners != (seat,) or told["who"] != who:
            return False
        if what == "drain":
            return named(review["words"], "review-why-drew")
        if what == "end":
            went = [
                one.events[-1].seat
                for one in rounds
                if one.end is not None and str(one.end.reason) == "out"
            ]
            out, others = went.count(seat), max(map(went.count, {*went} - {seat}), default=0)
            return (told["count"], told["rounds"]) == (out, len(rounds)) and (
                out > others and 2 * out >= len(rounds) and self._are_all_won(seat, rival, review)
            )
        if not self._is_gap_where_decided(what, seat, rival, review):
            return False
        if what == "draws":
            drawn = Counter(
                event.seat
                for one in rounds
                for event in one.events
                if isinstance(event.action, Draw)
            )
            return (told["own"], told["other"]) == (drawn[seat], drawn[rival]) and (
                1.2 * drawn[seat] <= drawn[rival] and not self._match.rules.free_draw
            )
        own, other = (points_for(MADE[what], one, rounds) for one in (seat, rival))
        if what == "bonuses":
            made = [points_for(BONUSES, one, rounds) for one in (seat, rival)]
            if told["opened"] != opened_by((seat, rival), rounds) or made[0] < max(
                1, 1.2 * made[1]
            ):
                return False
        return (told["own"], told["other"]) == (own, other) and own >= 1.2 * other

    def _are_all_won(self, seat: int, rival: int, review: Values) -> bool:
        """Whether who went out scored more there each time, and did so in the round told."""
        sign = -1 if self._match.rules.winner is Winner.LOWEST else 1
        out = [
            one
            for one in self._match.rounds
            if one.end and str(one.end.reason) == "out" and one.events[-1].seat == seat
        ]
        told = self._causes.rounds_told(review)
        decided = [self._match.rounds[told[0] - 1]] if len(told) == 1 else []
        return all(sign * (one.points[seat] - one.points[rival]) > 0 for one in out) and all(
            one in out for one in decided
        )

    def _is_gap_where_decided(self, what: str, seat: int, rival: int, review: Values) -> bool:
        """Whether a kind of points told the winner apart in the round that is told as well."""
        if what == "bonuses" and any(
            one["name"] in LUCK and one["details"]["round"] in self._causes.rounds_told(review)
            for one in review["words"]
        ):
            return False
        sign = -1 if self._match.rules.winner is Winner.LOWEST else 1
        told = [self._match.rounds[one - 1] for one in self._causes.rounds_told(review)]
        own, other = (points_for(MADE[what], one, told) for one in (seat, rival))
        return sign * (own - other) > 0

    def _is_left_where(self, told: Values, seat: int) -> bool:
        """In that round the seat laid a tile for no bonus when that placement paid one."""
        most = max(self._left(seat), default=0)
        for (number, action), before in replayed(self._match, len(self._match.rounds)):
            event = self._match.rounds[number - 1].events[action - 1] if action else None
            if number != told["round"] or event is None or event.seat != seat:
                continue
            if isinstance(event.action, Place) and not pays(before, event.action):
                paying = [one for one in before.legal.placements if pays(before, one) == most > 0]
                if any(self._moments.is_named(before, told["place"], one) for one in paying):
                    return True
        return False

    def _left(self, seat: int) -> list[int]:
        """Bonuses that were legal when another tile was laid for none, and never laid later.

        Each tile counts once, and each turn: with one tile only one of two places can be filled.
        """
        found: dict[tuple[int, Tile], tuple[object, int]] = {}
        turns: Counter[int] = Counter()
        for (number, action), before in replayed(self._match, len(self._match.rounds)):
            event = self._match.rounds[number - 1].events[action - 1] if action else None
            if event is None or event.seat != seat or not isinstance(event.action, Place):
                continue
            laid = event.action
            # A place of an earlier round is not this one, even if it lay at the same cell.
            spot = laid.field, laid.at
            for key in [key for key, one in found.items() if key[0] == number and one[0] == spot]:
                del found[key]
            if pays(before, laid):
                found.pop((number, laid.tile), None)
                continue
            paying = [place for place in before.legal.placements if pays(before, place)]
            turns[number] += bool(paying)
            for place in sorted(paying, key=lambda one: pays(before, one)):
                found[number, place.tile] = (place.field, place.at), pays(before, place)
        by_round: dict[int, list[int]] = {}
        for (number, _), (_, points) in found.items():
            by_round.setdefault(number, []).append(points)
        return [
            points for number, left in by_round.items() for points in sorted(left)[-turns[number] :]
        ]

    def _is_result_true(self, name: str, told: Values, seat: int) -> bool:
        match = self._match
        if told["own"] != match.totals[seat]:
            return False
        if name in ("review-solo", "review-unfinished"):
            return match.is_solo if name == "review-solo" else not match.over
        if told["rounds"] != len(match.rounds) or not match.over:
            return False
        if name == "review-shared":
            return seat in match.winners and len(match.winners) > 1
        many = "-many" if match.players > 2 else ""
        if name not in (f"review-won{many}", f"review-lost{many}"):
            return False
        won = name.startswith("review-won")
        rival = match.totals[self._causes.rival(seat)]
        return won == (match.winners == (seat,)) and told["other"] == rival

    def _is_rule_true(self, name: str, told: Values, seat: int) -> bool:
        """The rule that decided: the lowest total, the last round, or the first at the target."""
        match = self._match
        if name == "review-lowest":
            return match.over and match.rules.winner is Winner.LOWEST
        if name == "review-how-first":
            first = match.outcome is not None and match.outcome.won_by == "first-at-target"
            ahead = match.totals[seat] - match.totals[self._causes.rival(seat)]
            return first and (ahead <= 0 if match.winners == (seat,) else ahead >= 0)
        return self._is_last_round_true(name.endswith("won"), told, seat)

    def _is_last_round_true(self, won: bool, told: Values, seat: int) -> bool:
        match = self._match
        end = match.rounds[-1].end
        out = end is not None and str(end.reason) == "out"
        how = "points" if str(match.rules.hands_left) == "ignored" else "out" if out else "hand"
        if told["how"] != how:
            return False
        return won == (match.winners == (seat,)) and self._causes.is_by_last_round(seat)

    def _faults(self, seat: int) -> list[Values]:
        return [
            one
            for one in self._analysis["decisions"]
            if one["seat"] == seat and one["grade"] in FAULTS
        ]

    def _bonus_left(self, one: Values) -> int:
        """The bonus of the better action, where the action done paid none; from the record."""
        before = match_before(self._match, one)
        seen = [pays(before, parse_action(one[key]["action"])) for key in ("best", "done")]
        within = one["within"]["match"]["mean"] or one["within"]["points"]["mean"]
        return seen[0] if within and not seen[1] else 0

    def _is_title_true(self, said: Values, seat: int, moment: Values) -> bool:
        name, told = said["name"], said["details"]
        event = self._match.rounds[moment["round"] - 1].events[moment["action"] - 1]
        one = self._decisions[moment["round"], moment["action"]]
        if name.startswith("moment-luck-"):
            return self._draws.is_title_true(said, seat, moment)
        is_rival = name in ("moment-find-rival", "moment-rival")
        if event.seat != (self._causes.rival(seat) if is_rival else seat):
            return False
        if name in ("moment-spared", "moment-opened"):
            return self._gifts.is_title_true(said, moment)
        if name.startswith("moment-find"):
            return self._is_find_true(told, one, is_rival=is_rival)
        if name == "moment-rival":
            return self._match.players == 2 and one["grade"] in FAULTS
        if name.startswith("moment-plan-"):
            return bool(one["plan"]["better"] == name.removeprefix("moment-plan-"))
        if one["grade"] not in FAULTS:
            return False
        theme = name.removeprefix("moment-")
        if theme == "bonus":
            return bool(self._bonus_left(one) == told["points"] > 0)
        needed = {"gift": "reason-leaves-", "keep": "reason-keeps-few"}
        if theme in needed:
            return named(one["why_done"], needed[theme])
        needed = {
            "stuck": "reason-shuts-out",
            "points": "reason-scores-most",
            "later": "reason-later",
            "out": "reason-goes-out",
            "rid": "reason-dearest",
            "prepare": "reason-next-bonus",
            "fit": "reason-only-place",
        }
        return theme == "choice" or (theme in needed and named(one["why_best"], needed[theme]))

    def _is_find_true(self, told: Values, one: Values, *, is_rival: bool) -> bool:
        """A bonus of that kind was laid for so many points, though much else could be laid."""
        events = self._match.rounds[one["round"] - 1].events[: one["action"]]
        event, before = events[-1], match_before(self._match, one)
        earned = pays(before, event.action) > 0 and is_choice(before, events)
        items = {str(item) for item, _ in event.scores if str(item) in BONUSES}
        if is_rival and told["seats"] != self._match.players:
            return False
        return (
            told["points"] == total(event.scores)
            and earned
            and items == {told["item"]["name"].removeprefix("item-")}
            and one["grade"] not in FAULTS
        )

    def _false_reasons(self) -> Iterator[str]:
        for moment, before in replayed(self._match, len(self._match.rounds)):
            one = self._decisions.get((moment.round, moment.number))
            if one is None or one["grade"] is None:
                continue
            facts = ReasonFacts(before, one, self._rng)
            for said, action in facts.sentences():
                at = f"{moment.round}.{moment.number} {action}"
                yield from self._judge(at, said, facts.is_true, action)

    def _false_numbers(self) -> Iterator[str]:
        """Chances add up, the chart moves by what was graded, and grades follow the costs."""
        for point in self._analysis["course"]:
            if not self._match.is_solo and abs(sum(point["before"]) - 1) > 0.001:
                yield f"{point['round']}.{point['action']}: chances are {point['before']}"
            one = self._decisions.get((point["round"], point["action"]))
            if one is None or one["cost"] is None or self._match.is_solo:
                continue
            seat, loss = one["seat"], one["within" if one["in_episode"] else "loss"]
            moved = point["before"][seat] - point["after"][seat]
            expected = loss["match"]["mean"]
            if 0 < point["before"][seat] < 1 and abs(moved - expected) > 0.001:
                yield f"{point['round']}.{point['action']}: moves by {moved}, graded {expected}"
            # The document has four digits, and a cost just below a grade may be rounded up to it.
            amount = one["cost"]["amount"]
            possible = {
                next(grade for grade, least in LEAST.items() if each >= least)
                for each in (amount, max(0.0, amount - 0.0001))
            }
            if one["grade"] not in possible:
                yield f"{point['round']}.{point['action']}: {one['grade']} for {amount}"
