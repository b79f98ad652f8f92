"""A referee of reviews: every sentence of an analysis is checked against the record, by code.

It reads the analysis as JSON, as people get it, and replays the record by the rules. A message
that it does not know counts as false, so that none can be added without its check.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tests.analysis.cause_facts import CauseFacts
from tests.analysis.moment_facts import MomentFacts, contradictions, match_before, named
from tests.analysis.reason_facts import ReasonFacts, pays
from trimino.analysis.moments import replayed
from trimino.records.notation import parse_action
from trimino.rules import Draw, Match, Place, Round
from trimino.rules.events import total
from trimino.rules.ruleset import Winner
from trimino.rules.tiles import Tile

FAULTS = ("inaccuracy", "mistake", "blunder")
LEAST = {"blunder": 10.0, "mistake": 5.0, "inaccuracy": 2.0, "good": 0.0001, "best": 0.0}
BONUSES = ("bridge", "double", "hexagon")

MADE = {
    "bonuses": BONUSES,
    "end": ("out", "others-hands", "own-hand"),
    "draws": ("draw", "stop", "stuck", "empty-well"),
    "tiles": ("tile", "opening", "zero-opening"),
}
"""The items that each source of points is the sum of."""

Values = Mapping[str, Any]


class ReviewFacts:
    """The facts of one match, and the sentences of its analysis that are false against them."""

    def __init__(self, match: Match, analysis: Values, rng: random.Random) -> None:
        self._match, self._analysis, self._rng = match, analysis, rng
        self._decisions = {(one["round"], one["action"]): one for one in analysis["decisions"]}
        self._course = {(one["round"], one["action"]): one for one in analysis["course"]}
        self._causes = CauseFacts(match, analysis)
        self._moments = MomentFacts(match, analysis)
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
        if name.startswith("review-how-last-"):
            return self._is_last_round_true(name.endswith("won"), seat)
        if name.startswith("review-made-"):
            return self._is_source_true(name.removeprefix("review-made-"), told, review)
        if name == "review-lowest":
            return self._match.over and self._match.rules.winner is Winner.LOWEST
        if name.startswith("review-luck-"):
            return self._is_luck_true(name, told, seat)
        if name.startswith(("review-round", "review-why-")):
            return self._causes.is_true(said, review)
        if name.startswith("review-advice-"):
            return self._is_advice_true(name.removeprefix("review-advice-"), told, review)
        if name == "review-left-bonuses":
            left = self._left(seat)
            return (told["count"], told["points"]) == (len(left), sum(left))
        if name == "review-left-where":
            return self._is_left_where(told, seat)
        if name == "review-plan-but":
            return named(review["words"], "review-advice-drain")
        return self._is_result_true(name, told, seat)

    def _is_advice_true(self, theme: str, told: Values, review: Values) -> bool:
        """It follows from a moment that cost something, from bonuses left, or from the points."""
        rules, seat = self._match.rules, review["seat"]
        bad = [one for one in review["moments"] if one["instead"]]
        spotless = not bad and not self._left(seat)
        if theme == "none":
            plans = [one for one in self._analysis["episodes"] if one["grade"] in FAULTS]
            return (
                spotless
                and not self._faults(seat)
                and not any(one["seat"] == seat for one in plans)
            )
        lost = self._match.over and seat not in self._match.winners
        if theme == "drain":
            drew = lost and named(review["words"], "review-why-drew")
            asked = any(one["title"]["name"] == "moment-plan-draw" for one in bad)
            two = self._match.players == 2 and rules.free_draw
            return two and (drew or asked) and told["limit"] == (rules.draw_limit or 0)
        if spotless:
            source = {"prepare": "bonuses", "end": "end", "keep": "draws"}.get(theme, "?")
            return lost and named(review["words"], f"review-made-{source}")
        if theme == "bonus" and self._left(seat):
            return True
        if theme == "choice":
            return not self._left(seat) and any(
                one["round"] == told["round"] and named(one["instead"]["why"], "moment-why-ahead")
                for one in bad
            )
        return bool(bad)

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

    def _is_source_true(self, source: str, told: Values, review: Values) -> bool:
        """The source made the largest part of the difference in the round told, or in all."""
        match, seat = self._match, review["seat"]
        rival = self._causes.rival(seat)
        decided = next(
            (one for one in review["words"] if one["name"].startswith("review-round")), None
        )
        rounds = match.rounds
        if decided:
            rounds = rounds[decided["details"]["round"] - 1 :][:1]
        points = {
            name: [self._points_for(items, one, rounds) for one in (seat, rival)]
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

    def _points_for(self, items: Sequence[str], seat: int, rounds: Sequence[Round]) -> int:
        ends = [played.end.scores[seat] for played in rounds if played.end]
        events = (event for played in rounds for event in played.events)
        scored = [event.scores for event in events if event.seat == seat]
        return sum(
            points for scores in (*scored, *ends) for item, points in scores if str(item) in items
        )

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
        won = name == "review-won"
        rival = match.totals[self._causes.rival(seat)]
        return won == (match.winners == (seat,)) and told["other"] == rival

    def _is_last_round_true(self, won: bool, seat: int) -> bool:
        match = self._match
        ahead = match.totals[seat] - match.totals[self._causes.rival(seat)]
        by_round = match.outcome is not None and match.outcome.won_by.startswith("round-winner")
        return (
            won == (match.winners == (seat,)) and by_round and (ahead <= 0 if won else ahead >= 0)
        )

    def _is_luck_true(self, name: str, told: Values, seat: int) -> bool:
        account = self._analysis["seats"][seat]["luck"]["match"]
        luck = 100 * (account["deal"]["mean"] + account["draws"]["mean"])
        is_close = abs(told["percent"] - abs(luck)) <= 2.6 and abs(luck) >= 10
        return bool(is_close and (name == "review-luck-good") == (luck > 0))

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
        if event.seat != seat:
            return False
        if name == "moment-find":
            earned = pays(match_before(self._match, one), event.action) > 0
            return told["points"] == total(event.scores) and earned and one["grade"] not in FAULTS
        if name.startswith("moment-luck-"):
            luck = self._course[moment["round"], moment["action"]]["luck"][seat]
            is_good = name.endswith("good") == (luck > 0)
            drew = isinstance(event.action, Draw) and told["tile"] == str(event.drawn)
            return is_good and drew and abs(told["percent"] - 100 * luck) <= 0.51
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
