"""Hints and analyses in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trimino.client.errors import message_of
from trimino.client.suggestion import SuggestedPlan, Suggestion
from trimino.rules import Action, Decline, Draw, Message, Pass, Place
from trimino.terminal.moment_text import MomentText
from trimino.words import say

_SURE = 2.0
"""Half the width of the range in which a chance lies, in standard errors."""


def instruction_text(action: Action) -> str:
    """An action as an instruction, such as: Lay 3-4-4."""
    match action:
        case Place(tile=tile):
            return say("hint-lay", tile=tile)
        case Draw():
            return say("hint-draw")
        case Pass():
            return say("hint-pass")
        case Decline():
            return say("hint-decline")


def value_text(advice: Suggestion, best: Suggestion, *, solo: bool) -> str:
    """The value of a suggestion: the chance to win, or how it compares; in a solo game points."""
    if solo:
        told = say("hint-result", points=round(advice.points))
        return f"{told} · {say('hint-equal')}" if advice.equal and advice != best else told
    if advice == best:
        return _chance_text(advice)
    if advice.equal:
        return say("hint-equal")
    return say("hint-fewer", fewer=max(1, round(100 * (best.match - advice.match))))


def _chance_text(advice: Suggestion) -> str:
    """A chance to win as a range, or in one number where that is narrow; never quite sure."""
    ends = (advice.match - _SURE * advice.error, advice.match + _SURE * advice.error)
    low, middle, high = (
        min(99, max(1, round(100 * one))) for one in (ends[0], advice.match, ends[1])
    )
    if high - low < 2:
        return say("hint-chance", percent=middle)
    return say("hint-chance-range", low=low, high=high)


def plan_text(plan: SuggestedPlan, *, solo: bool) -> str:
    """The plan that is better than laying, with its figures."""
    name = "hint-plan-draw" if isinstance(plan.action, Draw) else "hint-plan-pass"
    if plan.lasting:
        name = "hint-plan-drain"
    told = say(name, more=max(1, round(100 * (plan.match - plan.laying))))
    if solo:
        told = f"{instruction_text(plan.action)}."
    points = round(plan.points)
    return f"{told} {say('hint-plan-points', points=points)}" if points > 0 else told


def reasons_text(messages: Sequence[Message]) -> str:
    return "; ".join(map(say, messages))


class AnalysisText:
    """The decisions of an analysis, `trimino-analysis/10`, in words."""

    def __init__(self, analysis: Mapping[str, Any]) -> None:
        self._decisions = {(one["round"], one["action"]): one for one in analysis["decisions"]}
        self._plans = {(one["round"], one["action"]): one for one in analysis["episodes"]}
        self._seats, self._reviews = analysis["seats"], analysis["reviews"]

    def lines(self, round_number: int, action: int) -> list[str]:
        """The grade and reasons of one action, and the plan told of it; nothing for a deal."""
        decision = self._decisions.get((round_number, action))
        if decision is None:
            return []
        if decision["grade"] is None:
            return [say(f"analysis-ungraded-{decision['ungraded']}")]
        lines = [say(f"analyse-grade-{_grade_word(decision)}"), *_cost(decision)]
        better, why = _better(decision)
        if why:
            told = f"{say('analysis-better')}: {_better_text(better, decision['done'])}"
            lines.append(f"{told} – {_joined(why)}")
        if decision["why_done"]:
            done = f"{say('analysis-done')}: {_done(decision['done'])}"
            lines.append(f"{done} – {_joined(decision['why_done'])}")
        if plan := self._plans.get((round_number, action)):
            lines += [say(f"moment-plan-{plan['better']}"), *_cost(plan)]
        return lines

    def summary(self) -> list[str]:
        """The review for each player, and the accuracy."""
        return [line for review in self._reviews for line in self._review(review)]

    def _review(self, review: Mapping[str, Any]) -> Iterator[str]:
        seat = self._seats[review["seat"]]
        share = "–" if seat["accuracy"] is None else f"{seat['accuracy']:.0f} %"
        words = " ".join(say(message_of(one)) for one in review["words"])
        yield f"{seat['player']}: {words} ({say('analyse-accuracy')} {share})"
        for one in review["moments"]:
            first, *rest = _moment(one).lines()
            yield f"  {one['round']}.{one['action']}  {first}"
            yield from rest


def _moment(values: Mapping[str, Any]) -> MomentText:
    title, instead = message_of(values["title"]), values["instead"]
    if instead is None:
        return MomentText(title)
    return MomentText(
        title,
        instead["cost"] and message_of(instead["cost"]),
        message_of(instead["done"]),
        list(map(message_of, instead["against"])),
        message_of(instead["better"]),
        list(map(message_of, instead["why"])),
    )


def _grade_word(decision: Mapping[str, Any]) -> str:
    """The grade; where another plan was better, the best tile is only the best one to lay."""
    only_tile = decision["in_episode"] and decision["done"]["do"] == "place"
    return "best-tile" if decision["grade"] == "best" and only_tile else decision["grade"]


def _better(decision: Mapping[str, Any]) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any]]]:
    """The better action and its reasons: of the plan, or of another one."""
    plan = decision["plan"]
    if not decision["why_best"] and plan["instead"] and not decision["in_episode"]:
        return plan["instead"], plan["why"]
    return decision["best"], decision["why_best"]


def _cost(decision: Mapping[str, Any]) -> list[str]:
    cost = decision["cost"]
    if cost["amount"] <= 0 or decision["grade"] == "best":
        return []
    if cost["measure"] == "match":
        return [say("analysis-cost-chance", percent=round(cost["amount"]))]
    return [say("analysis-cost-points", points=round(decision["loss"]["points"]["mean"]))]


def _better_text(better: Mapping[str, Any], done: Mapping[str, Any]) -> str:
    """A better action in words; the same tile may only lie elsewhere."""
    keys = ("do", "tile", "field")
    if better["do"] == "place" and all(better.get(key) == done.get(key) for key in keys):
        return say("analysis-do-elsewhere", tile=better["tile"])
    return _done(better)


def _done(values: Mapping[str, Any]) -> str:
    if values["do"] == "place":
        return say("analysis-do-place", tile=values["tile"], field=values.get("field", 0) + 1)
    return say(f"analysis-do-{values['do']}")


def _joined(why: Sequence[Mapping[str, Any]]) -> str:
    return reasons_text(list(map(message_of, why)))
