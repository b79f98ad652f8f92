"""The moments of a match that mattered to a seat, three at most, to look at on the board."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.decision import Decision
from trimino.analysis.fault_themes import missed_bonus, theme_of
from trimino.analysis.grading import FAULTS, unit
from trimino.analysis.levels import Plan
from trimino.analysis.outlook import BONUSES
from trimino.rules import Draw, Message
from trimino.rules.events import total

if TYPE_CHECKING:
    from trimino.analysis.match_analysis import MatchAnalysis

MOST = 3

WELL_SEEN = 30.0
"""The least points of a good find, where a bridge pays 40."""

LUCKY = 0.03
"""The least change of a chance by a draw that is worth a look."""


class MomentKind(StrEnum):
    """Why a moment mattered."""

    MISTAKE = "mistake"
    PLAN = "plan"
    FIND = "find"
    LUCK = "luck"


class KeyMoment(NamedTuple):
    """A moment that mattered: an action, counted from 1, and what to say about it."""

    kind: MomentKind
    round: int
    number: int
    title: Message


def key_moments(analysis: "MatchAnalysis", seat: int) -> tuple[KeyMoment, ...]:
    """The dearest choice, the dearest plan or another choice, and a good find or a lucky draw."""
    choices = list(_choices(analysis, seat))
    plans = list(_plans(analysis, seat))
    found = _by_action([*choices[:1], *plans[:1], *choices[1:], *_pleasures(analysis, seat)])
    bad = [one for one in found if one.kind in (MomentKind.MISTAKE, MomentKind.PLAN)]
    rest = [one for one in found if one not in bad]
    kept = [*bad[: MOST - 1], *rest[:1], *bad[MOST - 1 :], *rest[1:]]
    return tuple(sorted(kept[:MOST], key=lambda one: (one.round, one.number)))


def _by_action(moments: Sequence[KeyMoment]) -> list[KeyMoment]:
    """The first moment of each action: a choice may fall on the action a plan is told of."""
    first = {(one.round, one.number): one for one in reversed(moments)}
    return [one for one in moments if one is first[one.round, one.number]]


def _choices(analysis: "MatchAnalysis", seat: int) -> Iterator[KeyMoment]:
    """Faults, the dearest first."""
    faults = [one for one in analysis.decisions if one.seat == seat and one.grade in FAULTS]
    for one in sorted(faults, key=lambda one: -one.cost.amount if one.cost else 0.0):
        assert one.ledger is not None
        if one.ledger.within.is_nothing:
            yield _plan_moment(one.round, one.number, one.ledger.better)
        else:
            yield KeyMoment(MomentKind.MISTAKE, one.round, one.number, _title(one))


def _title(fault: Decision) -> Message:
    bonus = missed_bonus(fault)
    return Message(f"moment-{theme_of(fault)}", {"points": bonus} if bonus else {})


def _plans(analysis: "MatchAnalysis", seat: int) -> Iterator[KeyMoment]:
    """Plans that were kept to though others were better, the dearest first."""
    own = [one for one in analysis.episodes if one.seat == seat]
    for one in sorted(own, key=lambda one: -one.loss.cost.amount):
        yield _plan_moment(one.round, one.at, one.better)


def _plan_moment(round: int, number: int, better: Plan) -> KeyMoment:
    return KeyMoment(MomentKind.PLAN, round, number, Message(f"moment-plan-{better}"))


def _pleasures(analysis: "MatchAnalysis", seat: int) -> Iterator[KeyMoment]:
    """The best find, then the draw that changed most."""
    own = [one for one in analysis.decisions if one.seat == seat]
    finds = [one for one in own if _is_find(analysis, one)]
    if finds:
        best = max(finds, key=lambda one: total(one.event.scores))
        title = Message("moment-find", {"points": total(best.event.scores)})
        yield KeyMoment(MomentKind.FIND, best.round, best.number, title)
    if not analysis.match.is_solo:
        yield from _lucky(analysis, seat, own)


def _is_find(analysis: "MatchAnalysis", one: Decision) -> bool:
    """Whether a bonus was seen that another action would have left."""
    if one.ungraded or one.grade in FAULTS:
        return False
    pays = any(score.item in BONUSES for score in one.event.scores)
    return pays and total(one.event.scores) >= WELL_SEEN * unit(analysis.match.rules)


def _lucky(analysis: "MatchAnalysis", seat: int, own: Sequence[Decision]) -> Iterator[KeyMoment]:
    drawn = {(one.round, one.number) for one in own if isinstance(one.event.action, Draw)}
    swings = [
        (point.luck[seat], point)
        for point in analysis.course
        if (point.round, point.number) in drawn
    ]
    if not swings:
        return
    swing, at = max(swings, key=lambda each: abs(each[0]))
    if abs(swing) >= LUCKY:
        name = "moment-luck-good" if swing > 0 else "moment-luck-bad"
        title = Message(name, {"percent": round(100 * swing)})
        yield KeyMoment(MomentKind.LUCK, at.round, at.number, title)
