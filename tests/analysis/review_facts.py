"""A referee of reviews: every sentence of an analysis is checked against the record, by code.

It reads the analysis as JSON, as people get it, and replays the record by the rules. A message
that it does not know counts as false, so that none can be added without its check.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any

from tests.analysis.reason_facts import ReasonFacts, pays
from trimino.analysis.moments import replayed
from trimino.records.notation import parse_action
from trimino.rules import Draw, Match, Place
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
        self.checked = 0

    def false_sentences(self) -> Iterator[str]:
        """Every sentence that is false, with where it stands."""
        for review in self._analysis["reviews"]:
            seat = review["seat"]
            for said in (*review["words"], *([review["lesson"]] if review["lesson"] else [])):
                yield from self._judge(f"seat {seat}", said, self._is_word_true, seat)
            for one in review["moments"]:
                at = f"seat {seat}, {one['round']}.{one['action']}"
                yield from self._judge(at, one["title"], self._is_title_true, seat, one)
        yield from self._false_reasons()
        yield from self._false_numbers()

    def _judge(
        self, at: str, said: Values, is_true: Callable[..., bool], *about: object
    ) -> Iterator[str]:
        self.checked += 1
        if "{" in said["text"] or not is_true(said, *about):
            yield f"{at}: {said['text']} [{said['name']}]"

    def _is_word_true(self, said: Values, seat: int) -> bool:
        name, told = said["name"], said["details"]
        if name.startswith("review-how-"):
            return self._is_story_true(name.removeprefix("review-how-"), told, seat)
        if name.startswith("review-made-"):
            return self._is_source_true(name.removeprefix("review-made-"), told, seat)
        if name == "review-lowest":
            return self._match.over and self._match.rules.winner is Winner.LOWEST
        if name.startswith("review-luck-"):
            return self._is_luck_true(name, told, seat)
        if name.startswith("review-idea-"):
            return self._is_idea_true(name.removeprefix("review-idea-"), told, seat)
        if name == "review-left-bonuses":
            left = self._left(seat)
            return (told["count"], told["points"]) == (len(left), sum(left))
        if name == "review-plan-but":
            # To a table of four it would say that what it praises does not hold there.
            return (
                self._match.players == 2
                and self._match.rules.free_draw
                and any(
                    one["seat"] == seat and one["better"] == "draw"
                    for one in self._analysis["episodes"]
                )
            )
        return self._is_result_true(name, told, seat)

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

    def _is_source_true(self, source: str, told: Values, seat: int) -> bool:
        """The source made the largest part of the difference between the totals."""
        match, rival = self._match, self._rival(seat)
        points = {
            name: [self._points_for(items, one) for one in (seat, rival)]
            for name, items in MADE.items()
        }
        own, other = points[source]
        told_sign = -1 if source == "draws" else 1
        sign = -1 if match.rules.winner is Winner.LOWEST else 1
        side = sign if match.winners == (seat,) else -sign
        whole = side * (match.totals[seat] - match.totals[rival])
        return (
            (told["own"], told["other"]) == (told_sign * own, told_sign * other)
            and whole > 0
            and side * (own - other) == max(side * (a - b) for a, b in points.values())
            and side * sum(a - b for a, b in points.values()) == whole
        )

    def _points_for(self, items: Sequence[str], seat: int) -> int:
        ends = [played.end.scores[seat] for played in self._match.rounds if played.end]
        events = (event for played in self._match.rounds for event in played.events)
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
        rival = match.totals[self._rival(seat)]
        return won == (match.winners == (seat,)) and told["other"] == rival

    def _rival(self, seat: int) -> int:
        match = self._match
        if match.winners != (seat,):
            return match.winners[0]
        sign = -1 if match.rules.winner is Winner.LOWEST else 1
        others = (other for other in range(match.players) if other != seat)
        return max(others, key=lambda other: sign * match.totals[other])

    def _is_story_true(self, name: str, told: Values, seat: int) -> bool:
        match, rival = self._match, self._rival(seat)
        sign = -1 if match.rules.winner is Winner.LOWEST else 1
        leads = [sign * (one.points[seat] - one.points[rival]) for one in match.rounds]
        won = match.winners == (seat,)
        side = 1 if won else -1
        if name == "round":
            if told["round"] > len(leads):
                return False
            points = match.rounds[told["round"] - 1].points
            best = max(side * lead for lead in leads)
            return (told["own"], told["other"]) == (points[seat], points[rival]) and (
                side * leads[told["round"] - 1] == best > 0
            )
        what, _, outcome = name.partition("-")
        if (outcome == "won") != won:
            return False
        if what == "steady":
            return all(side * lead > 0 for lead in leads)
        if what == "last":
            return match.rules.winner is Winner.ROUND_WINNER and side * sum(leads) <= 0
        last = match.rounds[-1].points
        behind = side * list(accumulate(leads))[-2] < 0
        return (
            what == "turned"
            and behind
            and [told["own"], told["other"]]
            == [
                last[seat],
                last[rival],
            ]
        )

    def _is_luck_true(self, name: str, told: Values, seat: int) -> bool:
        account = self._analysis["seats"][seat]["luck"]["points"]
        luck = account["deal"]["mean"] + account["draws"]["mean"]
        if name == "review-luck-even":
            error = (account["deal"]["error"] ** 2 + account["draws"]["error"] ** 2) ** 0.5
            return bool(abs(luck) <= 16 and error <= 16)
        is_close = bool(abs(told["points"] - abs(luck)) <= 5.1)
        return is_close and (name == "review-luck-good") == (luck > 0)

    def _faults(self, seat: int) -> list[Values]:
        return [
            one
            for one in self._analysis["decisions"]
            if one["seat"] == seat and one["grade"] in FAULTS
        ]

    def _is_idea_true(self, theme: str, told: Values, seat: int) -> bool:
        faults = self._faults(seat)
        if theme == "none":
            return not faults and not any(one["seat"] == seat for one in self._analysis["episodes"])
        if theme in ("draw", "free-draw", "lay", "hold"):
            return self._is_plan_true(theme, told, seat)
        if theme == "bonus":
            left = [bonus for one in faults if (bonus := self._bonus_left(one))]
            return (told["count"], told["points"]) == (len(left), sum(left))
        needed = {
            "gift": ("why_done", "reason-leaves-"),
            "stuck": ("why_best", "reason-shuts-out"),
            "points": ("why_best", "reason-scores-most"),
            "keep": ("why_done", "reason-keeps-few"),
            "later": ("why_best", "reason-later"),
        }
        if theme in needed:
            where, start = needed[theme]
            about = [one for one in faults if _named(one[where], start)]
            return bool(0 < told["count"] <= len(about))
        if theme == "whether":
            about = [one for one in faults if one["plan"]["instead"]]
            named = [one for one in about if one["plan"]["better"] == told["better"]]
            losses = [one["plan"]["loss"] for one in named if one["round"] == told["round"]]
        else:
            about = faults if theme == "choice" else []
            losses = [one["within"] for one in about if self._is_named_choice(one, told)]
        return bool(0 < told["count"] <= len(about)) and any(
            _is_gain(told, loss) for loss in losses
        )

    def _is_named_choice(self, one: Values, told: Values) -> bool:
        """Whether a fault is the one that is told: the round, both tiles, and what differs."""
        best, done = (parse_action(one[key]["action"]) for key in ("best", "done"))
        if one["round"] != told["round"] or not isinstance(best, Place):
            return False
        assert isinstance(done, Place)
        what = "place" if best.tile == done.tile else "tile"
        named = (told["what"], told["tile"], told["done"])
        return named == (what, str(best.tile), str(done.tile))

    def _bonus_left(self, one: Values) -> int:
        """The bonus of the better action, where the action done paid none; from the record."""
        before = self._before(one)
        seen = [pays(before, parse_action(one[key]["action"])) for key in ("best", "done")]
        within = one["within"]["match"]["mean"] or one["within"]["points"]["mean"]
        return seen[0] if within and not seen[1] else 0

    def _before(self, one: Values) -> Match:
        return next(
            before
            for moment, before in replayed(self._match, one["round"])
            if moment == (one["round"], one["action"])
        )

    def _is_plan_true(self, theme: str, told: Values, seat: int) -> bool:
        better = {"lay": "lay", "hold": "pass"}.get(theme, "draw")
        for one in self._analysis["episodes"]:
            if (one["seat"], one["round"], one["better"]) != (seat, told["round"], better):
                continue
            points, error = one["loss"]["points"]["mean"], one["loss"]["points"]["error"]
            known = points if points > 3 * error and points >= 1 else 0
            if abs(told["points"] - known) > (5.1 if known else 0):
                continue
            events = self._match.rounds[one["round"] - 1].events
            done = [events[number - 1] for number in one["actions"]]
            laid = all(isinstance(event.action, Place) for event in done)
            own = all(event.seat == seat for event in done)
            costs = told.get("cost", 0) == self._match.rules.draw_cost or theme in ("lay", "hold")
            if own and costs and (laid if theme != "lay" else not laid):
                return True
        return False

    def _is_title_true(self, said: Values, seat: int, moment: Values) -> bool:
        name, told = said["name"], said["details"]
        event = self._match.rounds[moment["round"] - 1].events[moment["action"] - 1]
        one = self._decisions[moment["round"], moment["action"]]
        if event.seat != seat:
            return False
        if name == "moment-find":
            earned = pays(self._before(one), event.action) > 0
            return told["points"] == total(event.scores) and earned and one["grade"] not in FAULTS
        if name.startswith("moment-luck-"):
            luck = self._course[moment["round"], moment["action"]]["luck"][seat]
            is_good = name.endswith("good") == (luck > 0)
            drew = isinstance(event.action, Draw)
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
            return _named(one["why_done"], needed[theme])
        needed = {
            "stuck": "reason-shuts-out",
            "points": "reason-scores-most",
            "later": "reason-later",
        }
        return theme == "choice" or (theme in needed and _named(one["why_best"], needed[theme]))

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
            amount = one["cost"]["amount"]
            if next(grade for grade, least in LEAST.items() if amount >= least) != one["grade"]:
                yield f"{point['round']}.{point['action']}: {one['grade']} for {amount}"


def _is_gain(told: Values, loss: Values) -> bool:
    """Whether a loss is the one that is told: in matches of a hundred, or in points."""
    if told["points"]:
        return bool(not told["percent"] and abs(told["points"] - loss["points"]["mean"]) <= 5.1)
    return bool(abs(told["percent"] - 100 * loss["match"]["mean"]) <= 0.51)


def _named(reasons: list[Values], start: str) -> bool:
    return any(one["name"].startswith(start) for one in reasons)
