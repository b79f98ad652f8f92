"""Hints and analyses in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from trimino.client.suggestion import Suggestion
from trimino.rules import Action, Decline, Draw, Message, Pass, Place
from trimino.words import say


def action_text(action: Action) -> str:
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


def value_text(advice: Suggestion, *, solo: bool) -> str:
    """The value of a suggestion: chance to win and points ahead; in a solo game points."""
    points = round(abs(advice.points))
    if solo:
        return say("hint-result", points=round(advice.points))
    chance = say("hint-chance", percent=round(100 * advice.match))
    sign = "behind" if advice.points < 0 else "ahead"
    return f"{chance} · {say('hint-ahead', sign=sign, points=points)}"


def reasons_text(messages: Sequence[Message]) -> str:
    return "; ".join(map(say, messages))


class AnalysisText:
    """The decisions of an analysis, `trimino-analysis/1`, in words."""

    def __init__(self, analysis: Mapping[str, Any]) -> None:
        self._decisions = {(one["round"], one["action"]): one for one in analysis["decisions"]}
        self._seats = analysis["seats"]

    def lines(self, round_number: int, action: int) -> list[str]:
        """The grade and reasons of one action; nothing for a deal."""
        decision = self._decisions.get((round_number, action))
        if decision is None:
            return []
        if decision["grade"] is None:
            return [say(f"analysis-ungraded-{decision['ungraded']}")]
        lines = [say(f"analyse-grade-{decision['grade']}"), *_cost(decision)]
        if decision["why_best"]:
            better = f"{say('analysis-better')}: {_done(decision['best'])}"
            lines.append(f"{better} – {_joined(decision['why_best'])}")
        if decision["why_done"]:
            done = f"{say('analysis-done')}: {_done(decision['done'])}"
            lines.append(f"{done} – {_joined(decision['why_done'])}")
        return lines

    def summary(self) -> list[str]:
        """The accuracy of each player."""
        return [
            f"{seat['player']}: {say('analyse-accuracy')} "
            + ("–" if seat["accuracy"] is None else f"{seat['accuracy']:.0f} %")
            for seat in self._seats
        ]


def _cost(decision: Mapping[str, Any]) -> list[str]:
    cost = decision["cost"]
    if cost["amount"] <= 0 or decision["grade"] == "best":
        return []
    if cost["measure"] == "match":
        return [say("analysis-cost-chance", percent=round(cost["amount"]))]
    return [say("analysis-cost-points", points=round(decision["loss"]["points"]["mean"]))]


def _done(values: Mapping[str, Any]) -> str:
    if values["do"] == "place":
        return say("analysis-do-place", tile=values["tile"], field=values.get("field", 0) + 1)
    return say(f"analysis-do-{values['do']}")


def _joined(why: Sequence[Mapping[str, Any]]) -> str:
    return reasons_text([Message(one["name"], one["details"]) for one in why])
