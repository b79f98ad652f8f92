"""The moments of a match that mattered to a seat, three at most, to look at on the board."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.advised_theme import advised_theme, borne_out
from trimino.analysis.better_move import (
    NEARLY_OUT,
    BetterMove,
    about,
    better_plan,
    better_tile,
    careful_tile,
    fewest_held,
    tells,
)
from trimino.analysis.bonuses_left import bonuses_left
from trimino.analysis.deciding_round import MUCH, VERY_MUCH
from trimino.analysis.decision import Decision
from trimino.analysis.fault_themes import FaultTheme, missed_bonus, theme_of
from trimino.analysis.finds import finds_of
from trimino.analysis.grading import COSTLY, FAULTS
from trimino.analysis.levels import Plan
from trimino.analysis.lucky_draws import LuckyDraw, lucky_draws, who_drew
from trimino.analysis.moments import replayed
from trimino.analysis.outlook import BONUSES
from trimino.analysis.round_cause import (
    MainCause,
    decisive_draw,
    drained_in_vain,
    is_by_draws,
)
from trimino.analysis.score_story import lead_in, rival_of
from trimino.analysis.spared_gifts import spared_gifts
from trimino.rules import Match, Message, Place
from trimino.rules.events import total

if TYPE_CHECKING:
    from trimino.analysis.ledger import Loss
    from trimino.analysis.match_analysis import MatchAnalysis

MOST = 3

NEARLY = 0.5
"""The share of the dearest cost from which a moment of the round that decided comes first."""

_PLAIN = (FaultTheme.OUT, FaultTheme.BONUS)
"""Themes that anybody sees on the board, so that they are told even where they cost little."""


class MomentKind(StrEnum):
    """Kinds of key moments."""

    MISTAKE = "mistake"
    PLAN = "plan"
    FIND = "find"
    LUCK = "luck"


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
    """The moments, and the advice that follows from the first of them that cost something.

    The advice comes with that moment as its example; both are empty where none cost anything.
    """

    moments: tuple[KeyMoment, ...]
    advice: tuple[Message, ...]


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
    def cost(self) -> float:
        return self.loss.cost.amount if self.loss else 0.0


def key_moments(analysis: "MatchAnalysis", seat: int, cause: MainCause) -> MomentChoice:
    """The dearest choices and the dearest plan, then a good find or a draw that changed much.

    What decided the match comes first.
    """
    found = list(_bad(analysis, seat, cause))
    # What nobody can explain teaches nothing.
    taught = [one for one in found if one.advice]
    is_spotless = not taught
    if is_spotless and not bonuses_left(analysis.match, seat):
        taught = _small(analysis, seat, cause)
    most = max((one.cost for one in taught), default=0.0)
    taught.sort(
        key=lambda one: (not _is_cause(one, cause), not _decides(one, cause, most), -one.cost)
    )
    taught = list(_distinct(taught))
    rest = list(_others(analysis, seat, cause, learns=is_spotless))
    bad = [*taught[:1], *_obscure(found, cause, is_alone=not (taught or rest)), *taught[1:]]
    chosen: dict[tuple[int, int], _Found] = {}
    for one in (*bad[: MOST - 1], *rest[:1], *bad[MOST - 1 :], *rest[1:]):
        chosen.setdefault(one.at, one)
    kept = dict(list(chosen.items())[:MOST])
    moments = tuple(_in_order(analysis.match, kept))
    advice = _advice(analysis.match, taught[0], moments) if taught else ()
    return MomentChoice(moments, tuple(advice))


def _distinct(found: Sequence[_Found]) -> Iterator[_Found]:
    """Moments in order without later ones whose better tile goes to the same place."""
    places = set[tuple[object, ...]]()
    for one in found:
        ledger = one.decision.ledger
        best = ledger.best.action if ledger and one.kind is MomentKind.MISTAKE else None
        spot = (one.at[0], best.field, best.at) if isinstance(best, Place) else one.at
        if spot not in places:
            places.add(spot)
            yield one


def _obscure(found: Sequence[_Found], cause: MainCause, *, is_alone: bool) -> list[_Found]:
    """The dearest tile laid that no reason explains, if it changed the match all the same.

    It is told where it is said to have decided, or where nothing else can be told.
    """
    laid = [one for one in found if one.kind is MomentKind.MISTAKE and not one.advice]
    dearest = sorted(laid, key=lambda one: -one.cost)[:1]
    return [
        one
        for one in dearest
        if _is_cause(one, cause)
        or (is_alone and one.cost >= 100 * (MUCH if one.at[0] == cause.round else VERY_MUCH))
    ]


def _advice(match: Match, bad: _Found, moments: Sequence[KeyMoment]) -> Iterator[Message]:
    """The advice that follows from a moment, and the moment as its example."""
    assert bad.advice is not None
    yield bad.advice
    (move,) = (one.instead for one in moments if (one.round, one.number) == bad.at)
    assert move is not None
    ledger = bad.decision.ledger
    assert ledger is not None
    kind = ledger.better if bad.kind is MomentKind.PLAN else "tile"
    told = {"round": bad.at[0] if len(match.rounds) > 1 else 0}
    if kind == "tile" and move.better.details["tile"] == move.done.details["tile"]:
        kind = "place"
    yield Message(f"review-shown-{kind}", {**told, "better": move.better, "done": move.done})


def _decides(one: _Found, cause: MainCause, most: float) -> bool:
    """Whether a moment is of the round that decided, and cost nearly as much as the dearest."""
    return one.at[0] == cause.round and one.cost >= NEARLY * most


def _is_cause(one: _Found, cause: MainCause) -> bool:
    """Whether a moment is the one that decided."""
    if one.kind is MomentKind.PLAN:
        return cause.plan is not None and one.at == (cause.plan.round, cause.plan.at)
    return cause.fault is not None and one.at == (cause.fault.round, cause.fault.number)


def _in_order(match: Match, kept: dict[tuple[int, int], _Found]) -> Iterator[KeyMoment]:
    """The moments in the order of the match, with what was better."""
    last = max((round for round, _ in kept), default=0)
    for moment, before in replayed(match, last):
        one = kept.get((moment.round, moment.number))
        if one:
            yield KeyMoment(one.kind, *one.at, one.title, _instead(before, one))


def _instead(before: Match, one: _Found) -> BetterMove | None:
    if one.title.name == "moment-opened":
        return careful_tile(before, one.decision)
    if one.loss is None:
        return None
    if one.kind is MomentKind.PLAN:
        return better_plan(before, one.decision, one.loss)
    return better_tile(before, one.decision)


def _bad(analysis: "MatchAnalysis", seat: int, cause: MainCause) -> Iterator[_Found]:
    """Faults that cost much or are plain, and the dearest plan that another was better than."""
    own = {(one.round, one.number): one for one in analysis.decisions if one.seat == seat}
    plans = [
        (own[one.round, one.at], one.loss)
        for one in analysis.episodes
        if one.seat == seat and one.loss.cost.grade in COSTLY
    ]
    for seen in own.values():
        if seen.grade not in FAULTS or seen.ledger is None or seen.counted is None:
            continue
        one = borne_out(analysis.match, seen)
        assert one.ledger is not None
        assert one.counted is not None
        if not one.ledger.within.is_nothing:
            if one.grade in COSTLY or theme_of(one) in _PLAIN:
                yield _mistake(one, one.counted)
        elif one.grade in COSTLY:
            plans.append((one, one.counted))
    fewest = _fewest(analysis.match, [one for one, _ in plans])
    found = [_plan(analysis.match, fewest[one.round, one.number], one, loss) for one, loss in plans]
    found = [
        one
        for one in found
        if _is_cause(one, cause) or not _drained_for_nothing(analysis.match, one, cause)
    ]
    yield from sorted(found, key=lambda one: (one.advice is None, -one.cost))[:1]


def _small(analysis: "MatchAnalysis", seat: int, cause: MainCause) -> list[_Found]:
    """The lesson of a loser without a costly mistake: a slip, or a bonus that it opened."""
    match = analysis.match
    if not match.over or match.is_solo or seat in match.winners:
        return []
    return list(_slip(analysis, seat)) or list(_opened(analysis, seat, cause.round))


def _slip(analysis: "MatchAnalysis", seat: int) -> Iterator[_Found]:
    """The dearest tile laid that cost little, if a reason explains it."""
    seen = (
        borne_out(analysis.match, one)
        for one in analysis.decisions
        if one.seat == seat and one.grade in FAULTS and one.ledger
    )
    found = [
        _mistake(one, one.counted)
        for one in seen
        if one.counted and one.ledger and not one.ledger.within.is_nothing
    ]
    yield from sorted((one for one in found if one.advice), key=lambda one: -one.cost)[:1]


def _opened(analysis: "MatchAnalysis", seat: int, round: int | None) -> Iterator[_Found]:
    """The largest bonus that a seat opened for the next player; the round that decided first."""
    found = [
        (one, one.careful.gift) for one in analysis.decisions if one.seat == seat and one.careful
    ]
    if found:
        one, gift = max(found, key=lambda each: (each[0].round == round, each[1].points))
        told = {"item": Message(f"item-{gift.item}"), "points": gift.points}
        title, advice = Message("moment-opened", told), Message("review-advice-gift")
        yield _Found(MomentKind.MISTAKE, one, title, advice=advice)


def _mistake(one: Decision, loss: "Loss") -> _Found:
    bonus = missed_bonus(one)
    title = Message(f"moment-{theme_of(one)}", {"points": bonus} if bonus else {})
    theme = advised_theme(one)
    advice = Message(f"review-advice-{theme}") if theme else None
    return _Found(MomentKind.MISTAKE, one, title, loss, advice)


def _fewest(match: Match, decisions: Sequence[Decision]) -> dict[tuple[int, int], int]:
    """The tiles in the smallest hand of the others before some decisions, by round and action."""
    seats = {(one.round, one.number): one.seat for one in decisions}
    last = max((round for round, _ in seats), default=0)
    return {
        (moment.round, moment.number): fewest_held(before, seats[moment.round, moment.number])
        for moment, before in replayed(match, last)
        if (moment.round, moment.number) in seats
    }


def _plan(match: Match, fewest: int, decision: Decision, loss: "Loss") -> _Found:
    """A plan that another was better than; it can be explained where one sees when to do it."""
    ledger = decision.ledger
    assert ledger is not None
    advice = None
    # With more players it seldom pays to drain the well; it did in this position.
    if ledger.better is Plan.DRAW and ledger.is_lasting and match.players == 2:
        advice = draining_advice(match)
    elif ledger.better is Plan.LAY and fewest <= NEARLY_OUT:
        advice = Message("review-advice-lay")
    elif any(tells(one, "reason-draws-for-bonus") for one in decision.why_plan):
        advice = Message("review-advice-draw")
    title = Message(f"moment-plan-{ledger.better}")
    return _Found(MomentKind.PLAN, decision, title, loss, advice)


def _drained_for_nothing(match: Match, one: _Found, cause: MainCause) -> bool:
    """Whether draining would be advised on against what the match shows.

    Its round was won without, or the winner hears that the rival lost by what draws cost.
    """
    if not _drains(one):
        return False
    seat, won = one.decision.seat, match.winners == (one.decision.seat,)
    if cause.round and drained_in_vain(match, seat, cause.round):
        return True
    return lead_in(match, seat, one.at[0]) > 0 or (won and any(map(is_by_draws, cause.words)))


def _drains(one: _Found) -> bool:
    """Whether a moment is about draining the well."""
    ledger = one.decision.ledger
    return ledger is not None and ledger.is_lasting and ledger.better is Plan.DRAW


def draining_advice(match: Match) -> Message:
    """Advice on draining the well: how to, and when to stop."""
    return Message("review-advice-drain", {"limit": match.rules.draw_limit or 0})


def _others(
    analysis: "MatchAnalysis", seat: int, cause: MainCause, *, learns: bool
) -> Iterator[_Found]:
    """The rival's mistake and the draw that decided, the best find, and then another draw.

    Who made no mistake may learn from the best find of the rival.
    """
    match = analysis.match
    if cause.gift and cause.gift.counted:
        yield _Found(MomentKind.MISTAKE, cause.gift, Message("moment-rival"), cause.gift.counted)
    draws = [] if match.is_solo else _draws(analysis, seat, cause)
    yield from (_luck(analysis, seat, one) for one in draws if one == cause.draw)
    finds = list(_find(analysis, seat, "moment-find", cause.round))
    lost = match.over and not match.is_solo and seat not in match.winners
    if learns and lost:
        rival = rival_of(match, seat)
        finds += _find(analysis, rival, "moment-find-rival", cause.round)
    yield from (one for one in finds if not any(_laid(one, draw) for draw in draws))
    yield from (_luck(analysis, seat, one) for one in draws if one != cause.draw)


def _laid(found: _Found, draw: LuckyDraw) -> bool:
    """Whether a moment lays the tile of a draw, so that it would be told twice."""
    action = found.decision.event.action
    return isinstance(action, Place) and (found.decision.round, action.tile) == (
        draw.round,
        draw.tile,
    )


def _find(analysis: "MatchAnalysis", seat: int, name: str, round: int | None) -> Iterator[_Found]:
    """The best find of a seat, one of the round that decided before others."""
    finds = finds_of(analysis, seat)
    if finds:
        best = max(finds, key=lambda one: (one.round == round, total(one.event.scores)))
        (item,) = {one.item for one in best.event.scores if one.item in BONUSES}
        details = {"points": total(best.event.scores), "item": Message(f"item-{item}")}
        if name != "moment-find":
            details["seats"] = analysis.match.players
        yield _Found(MomentKind.FIND, best, Message(name, details))
    elif name == "moment-find":
        yield from _spared(analysis, seat, round)


def _spared(analysis: "MatchAnalysis", seat: int, round: int | None) -> Iterator[_Found]:
    """The largest bonus that a seat kept from the next player, in the round that decided before."""
    gifts = spared_gifts(analysis, seat)
    if gifts:
        best = max(gifts, key=lambda one: (one.decision.round == round, one.offer.bonus))
        details = {
            "other": best.other,
            "item": Message(f"item-{best.offer.kind}"),
            "points": best.offer.bonus,
        }
        yield _Found(MomentKind.FIND, best.decision, Message("moment-spared", details))


def _draws(analysis: "MatchAnalysis", seat: int, cause: MainCause) -> list[LuckyDraw]:
    """The draw that is told, or else the one that changed most for who won."""
    told = cause.draw or (decisive_draw(analysis, seat, None) if cause.words else None)
    if told:
        return [told]
    match = analysis.match
    side = 0 if not match.over or len(match.winners) > 1 else 1 if seat in match.winners else -1
    return [one for one in lucky_draws(analysis, seat) if side * one.luck >= 0][:1]


def _luck(analysis: "MatchAnalysis", seat: int, draw: LuckyDraw) -> _Found:
    (at,) = (
        one for one in analysis.decisions if (one.round, one.number) == (draw.round, draw.number)
    )
    details = {
        "tile": draw.tile,
        "who": who_drew(analysis.match, seat, draw),
        "fate": draw.fate_words,
        "percent": about(100 * abs(draw.luck)),
    }
    name = "moment-luck-good" if draw.luck > 0 else "moment-luck-bad"
    return _Found(MomentKind.LUCK, at, Message(name, details))
