"""Better moves in words: the action done, the better one, the reasons for both, and the cost."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.decision import Decision
from trimino.analysis.fault_themes import (
    BURDEN_VALUE,
    REASONS,
    FaultTheme,
    bonus_taken,
    reason,
    theme_of,
)
from trimino.analysis.grading import Measure
from trimino.analysis.levels import Plan
from trimino.messages.place_messages import laid_message
from trimino.records.writing import request_values
from trimino.rules import Action, Match, Message, Place
from trimino.rules.events import total

if TYPE_CHECKING:
    from trimino.analysis.ledger import Loss

MAX_REASONS = 2

_MAX_POINTS = 50
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

CLEAR_SHARE = 20
"""The least per cent of hands in which nothing fits, or of tiles that earn a bonus, told."""

SHARES = ("reason-shuts-out", "reason-draws-for-bonus")
"""Reasons that are a share of hands or tiles."""

_HOW_OFTEN = {"always": 100, "nearly": 85, "mostly": 62, "half": 42, "third": 28, "quarter": 0}
"""Words for the share of hands in which nothing fits, with the least per cent of each."""

FITTING_FEW = 3
"""So few tiles that fit are a reason against a placement, whatever it is about."""

MUCH_LAID = 10
"""The least points of a tile that are no reason to draw: few tiles score more."""

NEARLY_OUT = 3
"""So few tiles in another hand are a reason to lay."""

VAGUE = ("reason-later", "moment-why-later")
"""Reasons that say how much but not why."""

AGAINST = ("reason-leaves-", "reason-keeps-few")
"""Reasons that speak against one."""


class BetterMove(NamedTuple):
    """A better move in words: the action done, the reasons against it, the better one, the cost.

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
    if theme_of(fault) is FaultTheme.CHOICE or (not why and not against):
        # No reason weighs as much as what it cost.
        why = (Message("moment-why-ahead"),)
    taken = bonus_taken(fault)
    if taken:
        against = (taken, *against)
    done, better = (_named(before, one) for one in (fault.event.action, ledger.best.action))
    return BetterMove(done, against, better, why, cost_message(fault.counted))


def careful_tile(before: Match, decision: Decision) -> BetterMove:
    """The placement that would not have opened a bonus; it cost nothing that anybody could see."""
    assert decision.careful is not None
    action = decision.careful.place
    done, better = (_named(before, one) for one in (decision.event.action, action))
    return BetterMove(done, (), better, (Message("moment-why-careful"),), None)


def better_plan(before: Match, decision: Decision, loss: "Loss") -> BetterMove:
    """The better plan at the decision that it is told of, with its loss."""
    ledger = decision.ledger
    assert ledger is not None
    assert ledger.instead is not None
    more = plan_chances(decision, loss)
    cost = Message("moment-plan-gain", more) if loss.cost.measure is Measure.MATCH else None
    done = _named(before, decision.event.action)
    why = [one for one in _why(decision.why_plan, ()) if one.name not in VAGUE]
    if not (ledger.is_lasting and ledger.better is Plan.DRAW and before.players == 2):
        action = ledger.instead.action
        why = [*_nearly_out(before, decision), *why] or [_without_reason(before, action)]
        return BetterMove(done, (), _named(before, action), tuple(why[:MAX_REASONS]), cost)
    told = Message("moment-why-drain", {"cost": before.rules.draw_cost})
    return BetterMove(done, (), Message("analysis-do-drain"), (told, *why[:1]), cost)


def plan_chances(decision: Decision, loss: "Loss") -> dict[str, int]:
    """Of 100 matches from a decision on, how many each of two plans wins, as people say it."""
    ledger = decision.ledger
    assert ledger is not None
    assert ledger.instead is not None
    better = ledger.instead.chances[decision.seat]
    shares = {"better": better, "kept": better - loss.match.mean}
    return {name: min(99, about(100 * max(0.0, share))) for name, share in shares.items()}


def fewest_held(before: Match, seat: int) -> int:
    """The tiles in the smallest hand of the others."""
    held = (len(hand) for other, hand in enumerate(before.round.hands) if other != seat)
    return min(held, default=len(before.rules.tiles))


def _nearly_out(before: Match, decision: Decision) -> Iterator[Message]:
    """The reason that another player is about to go out, where laying is better."""
    assert decision.ledger is not None
    if decision.ledger.better is Plan.LAY:
        tiles = fewest_held(before, decision.seat)
        if tiles <= NEARLY_OUT:
            yield Message("moment-why-nearly-out", {"tiles": tiles})


def _without_reason(before: Match, action: Action) -> Message:
    """The message for a plan without a reason: the score of a tile."""
    if isinstance(action, Place):
        points = total(before.legal.scores(action))
        return Message("moment-why-scores", {"points": points})
    return Message("moment-why-ahead")


def cost_message(loss: "Loss") -> Message | None:
    """The cost of a loss: chances of the match, or points where chances say nothing."""
    if loss.cost.measure is Measure.MATCH:
        return Message("analysis-cost-chance", {"percent": max(1, round(loss.cost.amount))})
    points = round(loss.points.mean)
    return Message("analysis-cost-points", {"points": points}) if points <= _MAX_POINTS else None


def reasons_against(fault: Decision) -> Iterator[Message]:
    """Reasons against the action done that weigh less against the better one."""
    for start in AGAINST:
        found = reason(fault.why_done, start)
        if found and not reason(fault.why_best, start) and _weighs(fault, found):
            yield found


def _weighs(fault: Decision, against: Message) -> bool:
    """Whether a reason against an action is one to people: many tiles that fit are none."""
    tiles = against.details.get("tiles", 0)
    assert isinstance(tiles, int)
    return tiles <= FITTING_FEW or theme_of(fault) is FaultTheme.KEEP


def reasons_for(fault: Decision) -> Iterator[Message]:
    """Reasons for the better placement and not for the one done, that of the theme first."""
    yield from _why(fault.why_best, fault.why_done, REASONS.get(theme_of(fault)))


def _why(
    best: Sequence[Message], done: Sequence[Message], first: str | None = None
) -> Iterator[Message]:
    """The first reasons for an action, none of which speaks for the one done as well."""
    found = []
    for start in sorted(FOR, key=lambda one: one != first):
        one = next((each for each in best if tells(each, start)), None)
        if one and not any(each.details == one.details for each in done if tells(each, start)):
            found.append(_plausible(one))
    yield from found[:MAX_REASONS]


def _plausible(one: Message) -> Message:
    """A reason as people say it: many points over a round, and shares, without their number."""
    if one.name == "reason-shuts-out":
        percent = one.details["percent"]
        assert isinstance(percent, int)
        often = next(word for word, least in _HOW_OFTEN.items() if percent >= least)
        return Message("moment-why-shuts-out", {"often": often})
    points = one.details.get("points", 0)
    if one.name == "reason-later" and isinstance(points, int) and points > _MAX_POINTS:
        return Message("moment-why-later")
    return one


def about(percent: float) -> int:
    """A chance in per cent as precisely as people would say it, and never none."""
    return 5 * round(percent / 5) if percent >= 10 else max(1, round(percent))


def tells(one: Message, start: str) -> bool:
    """Whether a message is a reason of this kind.

    No tile kept, no points later, many points now, a low tile, and few hands are none.
    """
    if start == "reason-keeps":
        return one.name == start and one.details["tiles"] != 0
    if start == "reason-lays-little":
        points = one.details.get("points", 0)
        return one.name == start and isinstance(points, int) and points < MUCH_LAID
    if start == "reason-dearest":
        value = one.details.get("value", 0)
        return one.name == start and isinstance(value, int) and value >= BURDEN_VALUE
    if start == "reason-later":
        return one.name == start and one.details["points"] != 0
    if start in SHARES:
        percent = one.details.get("percent", 0)
        return one.name == start and isinstance(percent, int) and percent >= CLEAR_SHARE
    return one.name.startswith(start)


def _named(before: Match, action: Action) -> Message:
    """An action in words, a placement with its place."""
    if isinstance(action, Place):
        return laid_message(before.round.fields, action)
    return Message(f"analysis-do-{request_values(action)['do']}")
