"""The moments of a match that mattered to a seat, three at most, to look at on the board."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.better_move import (
    BetterMove,
    better_plan,
    better_tile,
    reasons_against,
    reasons_for,
)
from trimino.analysis.decision import Decision
from trimino.analysis.fault_themes import FaultTheme, missed_bonus, theme_of
from trimino.analysis.grading import FAULTS, unit
from trimino.analysis.levels import Plan
from trimino.analysis.moments import replayed
from trimino.analysis.outlook import BONUSES
from trimino.rules import Draw, Match, Message
from trimino.rules.events import total

if TYPE_CHECKING:
    from trimino.analysis.ledger import Loss
    from trimino.analysis.main_cause import MainCause
    from trimino.analysis.match_analysis import MatchAnalysis

MOST = 3

WELL_SEEN = 30.0
"""The least points of a good find, where a bridge pays 40."""

LUCKY = 0.05
"""The least change of a chance by a draw that is worth a look."""


class MomentKind(StrEnum):
    """Why a moment mattered."""

    MISTAKE = "mistake"
    PLAN = "plan"
    FIND = "find"
    LUCK = "luck"


TOLD_THEMES = {
    "reason-pays-": FaultTheme.BONUS,
    "reason-scores-most": FaultTheme.POINTS,
    "reason-next-bonus": FaultTheme.PREPARE,
    "reason-shuts-out": FaultTheme.STUCK,
    "reason-keeps": FaultTheme.KEEP,
    "reason-dearest": FaultTheme.RID,
    "reason-only-place": FaultTheme.FIT,
    "reason-leaves-": FaultTheme.GIFT,
    "reason-later": FaultTheme.LATER,
    "moment-why-later": FaultTheme.LATER,
}
"""What advice follows from a reason, where it is all that is told."""


class TellableLuck(NamedTuple):
    """The luck that a moment may tell of, so that it contradicts no sentence.

    `side` is where the tiles were, 1 or -1, or 0 for either; `most` is how much they changed.
    """

    side: int
    most: float = 1.0

    def agrees(self, swing: float) -> bool:
        return swing * self.side >= 0 and abs(swing) <= self.most


class KeyMoment(NamedTuple):
    """A moment that mattered: an action, counted from 1, and what to say about it.

    `instead` is what was better, where something was.
    """

    kind: MomentKind
    round: int
    number: int
    title: Message
    instead: BetterMove | None = None


class MomentChoice(NamedTuple):
    """The moments, and the advice that follows from the dearest of them, if any cost something."""

    moments: tuple[KeyMoment, ...]
    advice: Message | None


class _Found(NamedTuple):
    """A moment that may be told: its decision, what it cost, and the advice that follows.

    There is no advice where no reason can be told.
    """

    kind: MomentKind
    decision: Decision
    title: Message
    loss: "Loss | None" = None
    advice: Message | None = None

    @property
    def at(self) -> tuple[int, int]:
        return self.decision.round, self.decision.number

    @property
    def is_obscure(self) -> bool:
        return self.advice is None

    @property
    def cost(self) -> float:
        return self.loss.cost.amount if self.loss else 0.0


def key_moments(
    analysis: "MatchAnalysis", seat: int, cause: "MainCause", luck: TellableLuck
) -> MomentChoice:
    """The dearest choices and the dearest plan, then a good find or a draw that changed much.

    What decided the match comes first.
    """
    bad = sorted(_bad(analysis, seat), key=lambda one: (one.decision is not cause.fault, -one.cost))
    # What nobody can explain teaches nothing, unless it decided or is all there is.
    told = [one for one in bad if not one.is_obscure or one.decision is cause.fault]
    bad = told or bad[:1]
    rest = list(_pleasures(analysis, seat, cause, luck))
    chosen: dict[tuple[int, int], _Found] = {}
    for one in (*bad[: MOST - 1], *rest[:1], *bad[MOST - 1 :], *rest[1:]):
        chosen.setdefault(one.at, one)
    kept = dict(list(chosen.items())[:MOST])
    moments = tuple(_told(analysis.match, kept))
    return MomentChoice(moments, _advice(bad[0], moments) if bad else None)


def _advice(dearest: _Found, moments: Sequence[KeyMoment]) -> Message | None:
    """The advice that follows from the dearest moment, and from what was told of it."""
    (told,) = (one for one in moments if (one.round, one.number) == dearest.at)
    if told.instead and any(one.name == "moment-why-harder" for one in told.instead.why):
        return Message("review-advice-fit")
    if dearest.is_obscure:
        return Message("review-advice-choice", {"round": dearest.decision.round})
    return dearest.advice


def _told(match: Match, kept: dict[tuple[int, int], _Found]) -> Iterator[KeyMoment]:
    """The moments in the order of the match, with what was better."""
    last = max((round for round, _ in kept), default=0)
    for moment, before in replayed(match, last):
        one = kept.get((moment.round, moment.number))
        if one:
            yield KeyMoment(one.kind, *one.at, one.title, _instead(before, one))


def _instead(before: Match, one: _Found) -> BetterMove | None:
    if one.loss is None:
        return None
    if one.kind is MomentKind.PLAN:
        return better_plan(before, one.decision, one.loss)
    return better_tile(before, one.decision)


def _bad(analysis: "MatchAnalysis", seat: int) -> Iterator[_Found]:
    """Faults, and the dearest of the plans that were kept to though others were better."""
    own = {(one.round, one.number): one for one in analysis.decisions if one.seat == seat}
    for one in own.values():
        if one.grade not in FAULTS or one.ledger is None or one.counted is None:
            continue
        if one.ledger.within.is_nothing:
            yield _plan(analysis.match, one, one.counted)
        else:
            bonus = missed_bonus(one)
            title = Message(f"moment-{theme_of(one)}", {"points": bonus} if bonus else {})
            theme = advised_theme(one)
            advice = Message(f"review-advice-{theme}") if theme is not FaultTheme.CHOICE else None
            yield _Found(MomentKind.MISTAKE, one, title, one.counted, advice)
    plans = [one for one in analysis.episodes if one.seat == seat and one.loss.cost.grade in FAULTS]
    if plans:
        dearest = max(plans, key=lambda one: one.loss.cost.amount)
        yield _plan(analysis.match, own[dearest.round, dearest.at], dearest.loss)


def advised_theme(fault: Decision) -> FaultTheme:
    """The theme of a fault; where none explains it, that of the first reason that is told."""
    theme = theme_of(fault)
    if theme is not FaultTheme.CHOICE:
        return theme
    told = (*reasons_for(fault), *reasons_against(fault))
    found = (
        each for one in told for start, each in TOLD_THEMES.items() if one.name.startswith(start)
    )
    return next(found, theme)


def _plan(match: Match, decision: Decision, loss: "Loss") -> _Found:
    ledger = decision.ledger
    assert ledger is not None
    advice = Message(f"review-advice-{ledger.better}")
    # With more players it seldom pays to drain the well; it did in this position.
    if ledger.better is Plan.DRAW and ledger.is_lasting and match.players == 2:
        advice = draining_advice(match)
    title = Message(f"moment-plan-{ledger.better}")
    return _Found(MomentKind.PLAN, decision, title, loss, advice)


def draining_advice(match: Match) -> Message:
    """How to drain the well, and when to stop."""
    return Message("review-advice-drain", {"limit": match.rules.draw_limit or 0})


def _pleasures(
    analysis: "MatchAnalysis", seat: int, cause: "MainCause", luck: TellableLuck
) -> Sequence[_Found]:
    """The best find and the draw that changed most; where luck decided, that draw first."""
    own = [one for one in analysis.decisions if one.seat == seat]
    finds = [one for one in own if _is_find(analysis, one)]
    found = []
    if finds:
        best = max(finds, key=lambda one: total(one.event.scores))
        title = Message("moment-find", {"points": total(best.event.scores)})
        found.append(_Found(MomentKind.FIND, best, title))
    if analysis.match.is_solo:
        return found
    draws = list(_lucky(analysis, seat, own, cause, luck))
    return [*draws, *found] if cause.is_luck else [*found, *draws]


def _is_find(analysis: "MatchAnalysis", one: Decision) -> bool:
    """Whether a bonus was seen that another action would have left."""
    if one.ungraded or one.grade in FAULTS:
        return False
    pays = any(score.item in BONUSES for score in one.event.scores)
    return pays and total(one.event.scores) >= WELL_SEEN * unit(analysis.match.rules)


def _lucky(
    analysis: "MatchAnalysis",
    seat: int,
    own: Sequence[Decision],
    cause: "MainCause",
    luck: TellableLuck,
) -> Iterator[_Found]:
    """The draw that changed most, as far as it agrees with what is told of luck."""
    drawn = {(one.round, one.number): one for one in own if isinstance(one.event.action, Draw)}
    swings = [
        (point.luck[seat], drawn[point.round, point.number])
        for point in analysis.course
        if (point.round, point.number) in drawn
        and (not cause.is_luck or point.round == cause.round)
    ]
    swing, at = max(
        (each for each in swings if luck.agrees(each[0])),
        key=lambda each: abs(each[0]),
        default=(0.0, None),
    )
    if at and abs(swing) >= LUCKY:
        name = "moment-luck-good" if swing > 0 else "moment-luck-bad"
        details = {"tile": at.event.drawn, "percent": round(100 * swing)}
        yield _Found(MomentKind.LUCK, at, Message(name, details))
