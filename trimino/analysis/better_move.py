"""What was done at a moment and what was better, in words: tiles and places, reasons, the cost."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.decision import Decision
from trimino.analysis.fault_themes import reason
from trimino.analysis.grading import Measure
from trimino.analysis.levels import Plan
from trimino.messages.place_messages import laid_message
from trimino.records.writing import request_values
from trimino.rules import Action, Match, Message, Place, Tile
from trimino.rules.events import total

if TYPE_CHECKING:
    from trimino.analysis.ledger import Loss

MOST_REASONS = 2

MOST_POINTS = 50
"""The most points over a round, or points lost, that are told as a number."""

FOR = (
    "reason-goes-out",
    "reason-pays-",
    "reason-scores-most",
    "reason-next-bonus",
    "reason-shuts-out",
    "reason-keeps",
    "reason-dearest",
    "reason-only-place",
    "reason-lays-little",
    "reason-draws-for-bonus",
    "reason-empties-well",
    "reason-later",
)
"""Reasons that speak for an action, the most telling first."""

VAGUE = ("reason-later", "moment-why-later")
"""Reasons that say how much but not why."""

AGAINST = ("reason-leaves-", "reason-keeps-few")
"""Reasons that speak against one."""


class BetterMove(NamedTuple):
    """What was done and what speaks against it; what was better and why; and what it cost.

    The cost is None where it is known only as more points than anybody would believe.
    """

    done: Message
    against: tuple[Message, ...]
    better: Message
    why: tuple[Message, ...]
    cost: Message | None


def better_tile(before: Match, fault: Decision) -> BetterMove:
    """The better placement for a fault within its plan."""
    ledger = fault.ledger
    assert ledger is not None
    assert fault.counted is not None
    against, why = tuple(reasons_against(fault)), tuple(reasons_for(fault))
    if not against and all(one.name in VAGUE for one in why):
        why = (*_harder(fault.event.action, ledger.best.action), *why)
    if not why and not against:
        why = (Message("moment-why-ahead"),)
    done, better = (_named(before, one) for one in (fault.event.action, ledger.best.action))
    return BetterMove(done, against, better, why, cost_message(fault.counted))


def better_plan(before: Match, decision: Decision, loss: "Loss") -> BetterMove:
    """The better plan at the decision that it is told of, with its loss."""
    ledger = decision.ledger
    assert ledger is not None
    assert ledger.instead is not None
    more = {"percent": about(loss.cost.amount)}
    cost = Message("moment-plan-gain", more) if loss.cost.measure is Measure.MATCH else None
    done = _named(before, decision.event.action)
    why = [one for one in _why(decision.why_plan, ()) if one.name not in VAGUE]
    if not (ledger.is_lasting and ledger.better is Plan.DRAW and before.players == 2):
        action = ledger.instead.action
        why = why or [_without_reason(before, action)]
        return BetterMove(done, (), _named(before, action), tuple(why), cost)
    told = Message("moment-why-drain", {"cost": before.rules.draw_cost})
    return BetterMove(done, (), Message("analysis-do-drain"), (told, *why[:1]), cost)


def _harder(done: Action, best: Action) -> Iterator[Message]:
    """That the better tile is the one that is harder to lay later, where it is."""
    if not (isinstance(done, Place) and isinstance(best, Place)):
        return
    if len(_sides(best.tile)) < len(_sides(done.tile)):
        yield Message("moment-why-harder", {"tile": best.tile, "other": done.tile})


def _sides(tile: Tile) -> set[tuple[int, int]]:
    """The different pairs of numbers on the sides of a tile: one for a triple."""
    a, b, c = sorted(tile)
    return {(a, b), (b, c), (a, c)}


def _without_reason(before: Match, action: Action) -> Message:
    """What to say for a plan that no reason was found for: what a tile scores."""
    if isinstance(action, Place):
        points = total(before.legal.scores(action))
        return Message("moment-why-scores", {"points": points})
    return Message("moment-why-ahead")


def cost_message(loss: "Loss") -> Message | None:
    """What a loss cost: chances of the match, or points where those do not tell."""
    if loss.cost.measure is Measure.MATCH:
        return Message("analysis-cost-chance", {"percent": max(1, round(loss.cost.amount))})
    points = round(loss.points.mean)
    return Message("analysis-cost-points", {"points": points}) if points <= MOST_POINTS else None


def reasons_against(fault: Decision) -> Iterator[Message]:
    """What speaks against the action done and not as much against the better one."""
    for start in AGAINST:
        found = reason(fault.why_done, start)
        if found and not reason(fault.why_best, start):
            yield found


def reasons_for(fault: Decision) -> Iterator[Message]:
    """What speaks for the better placement and not for the one done, the most telling first."""
    yield from _why(fault.why_best, fault.why_done)


def _why(best: Sequence[Message], done: Sequence[Message]) -> Iterator[Message]:
    """The first reasons for an action, none of which speaks for the one done as well."""
    found = []
    for start in FOR:
        one = next((each for each in best if _is(each, start)), None)
        if one and not any(each.details == one.details for each in done if _is(each, start)):
            found.append(_plausible(one))
    yield from found[:MOST_REASONS]


def _plausible(one: Message) -> Message:
    """A reason as people believe it: many points over a round are said without their number."""
    points = one.details.get("points", 0)
    if one.name == "reason-later" and isinstance(points, int) and points > MOST_POINTS:
        return Message("moment-why-later")
    return one


def about(percent: float) -> int:
    """A chance in per cent as precisely as people would say it, and never none."""
    return 5 * round(percent / 5) if percent >= 10 else max(1, round(percent))


def _is(one: Message, start: str) -> bool:
    """Whether a message is a reason of this kind; no tile kept, or no points, are none."""
    if start == "reason-keeps":
        return one.name == start and one.details["tiles"] != 0
    if start == "reason-later":
        return one.name == start and one.details["points"] != 0
    return one.name.startswith(start)


def _named(before: Match, action: Action) -> Message:
    """An action in words, a placement with its place."""
    if isinstance(action, Place):
        return laid_message(before.round.fields, action)
    return Message(f"analysis-do-{request_values(action)['do']}")
