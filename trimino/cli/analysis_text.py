"""The analysis of a match in tables and sentences."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import typer

from trimino.analysis.decision import Decision
from trimino.analysis.grading import FAULTS, Grade
from trimino.analysis.match_analysis import MatchAnalysis, PlayerAnalysis
from trimino.analysis.review import review_of
from trimino.cli.console_table import print_table
from trimino.engine.sampled_mean import SampledMean
from trimino.records.notation import format_action
from trimino.rules import Action, Message, Place
from trimino.terminal.against_text import against_message
from trimino.terminal.moment_text import MomentText
from trimino.words import say

if TYPE_CHECKING:
    from trimino.analysis.ledger import Loss
    from trimino.analysis.luck import LuckAccount

PLAN_PAGE = "/learn/ideas/lay-or-draw"
"""The page of the web app about the lesson of a plan."""

MAX_FAULTS = 12
"""The number of faults shown without `--all`."""


class Verdict(NamedTuple):
    """The loss of a decision and the better action, or the plan told of it."""

    decision: Decision
    loss: "Loss"
    better: Action
    why: Sequence[Message]

    @property
    def at(self) -> str:
        return f"{self.decision.round}.{self.decision.number}"

    @property
    def grade(self) -> Grade:
        return self.loss.cost.grade


def print_analysis(
    analysis: MatchAnalysis, players: Sequence[str], *, everything: bool, err: bool
) -> None:
    """Print the review of each player, faults with reasons, accuracy, and luck."""
    for line in _reviews(analysis, players):
        typer.echo(line, err=err)
    judged = verdicts(analysis)
    faults = [one for one in judged if one.grade in FAULTS]
    shown = judged if everything else _worst(faults)
    if shown:
        headings = ["at", "player", "done", "grade", "chance", "points", "better"]
        _print(headings, [_row(verdict, players) for verdict in shown], err)
        typer.echo(say("analyse-note"), err=err)
    for verdict in shown:
        for line in _why(verdict):
            typer.echo(line, err=err)
    if len(shown) < len(faults):
        typer.echo(say("analyse-more", more=len(faults) - len(shown)), err=err)
    headings = ["player", "accuracy", *(f"grade-{grade}" for grade in Grade), "ungraded"]
    _print(headings, [_summary(player, players) for player in analysis.players], err)
    _print_luck(analysis, players, err)


def _reviews(analysis: MatchAnalysis, players: Sequence[str]) -> Iterator[str]:
    """The review of each player, and the opponents it was computed against."""
    for seat, player in enumerate(players):
        review = review_of(analysis, seat, players)
        yield f"{player}: {' '.join(map(say, review.words))}"
        if review.lesson:
            yield f"  {say(review.lesson)} {say('analyse-plan-page', path=PLAN_PAGE)}"
        for one in review.moments:
            first, *rest = MomentText(
                one.title, **(one.instead._asdict() if one.instead else {})
            ).lines()
            yield f"  {one.round}.{one.number}  {first}"
            yield from rest
    yield say(against_message(analysis.task.table_levels.names))


def verdicts(analysis: MatchAnalysis) -> list[Verdict]:
    """The graded decisions, and the plans that were kept to, in the order of the match."""
    plans = {(one.round, one.at): one.loss for one in analysis.episodes}
    found = []
    for one in analysis.decisions:
        if one.ledger is None or one.counted is None:
            continue
        if (one.round, one.number) in plans and one.ledger.instead:
            loss, instead = plans[one.round, one.number], one.ledger.instead.action
            found.append(Verdict(one, loss, instead, one.why_plan))
        why = one.why_best or (() if one.in_episode else one.why_plan)
        found.append(Verdict(one, one.counted, _better(one), why))
    return found


def _worst(faults: Sequence[Verdict]) -> list[Verdict]:
    """The costliest faults, in the order of the match."""
    dearest = sorted(faults, key=lambda fault: -fault.loss.cost.amount)
    return sorted(dearest[:MAX_FAULTS], key=lambda one: (one.decision.round, one.decision.number))


def _print(headings: Sequence[str], rows: Sequence[Sequence[str]], err: bool) -> None:
    print_table([say(f"analyse-{heading}") for heading in headings], rows, err=err)


def _row(verdict: Verdict, players: Sequence[str]) -> list[str]:
    decision, lost, better, _ = verdict
    return [
        verdict.at,
        players[decision.seat],
        format_action(decision.event.action),
        say(f"analyse-grade-{_grade_word(verdict)}"),
        f"{-100 * lost.match.mean:+z.0f} %",
        f"{-lost.points.mean:+z.0f}",
        "" if verdict.grade is Grade.BEST else format_action(better),
    ]


def _grade_word(verdict: Verdict) -> str:
    """The grade; where another plan was better, the best tile is only the best one to lay."""
    only_tile = verdict.decision.in_episode and isinstance(verdict.decision.event.action, Place)
    return "best-tile" if verdict.grade is Grade.BEST and only_tile else verdict.grade


def _why(verdict: Verdict) -> Iterator[str]:
    decision, _, better, best = verdict
    for name, action, reasons in (
        ("analyse-why-best", better, best),
        ("analyse-why-done", decision.event.action, decision.why_done),
    ):
        if reasons:
            details = {"action": format_action(action), "reasons": _joined(reasons)}
            yield say(Message(name, {"at": verdict.at, **details}))


def _better(decision: Decision) -> Action:
    """The best action of the plan, or where only the plan was wrong, of the better one."""
    ledger = decision.ledger
    assert ledger is not None
    if ledger.within.is_nothing and ledger.instead and not decision.in_episode:
        return ledger.instead.action
    return ledger.best.action


def _joined(reasons: Sequence[Message]) -> str:
    return "; ".join(map(say, reasons))


def _summary(player: PlayerAnalysis, players: Sequence[str]) -> list[str]:
    return [
        players[player.seat],
        "–" if player.accuracy is None else f"{player.accuracy:.1f}",
        *(str(player.grades[grade]) for grade in Grade),
        str(player.ungraded),
    ]


def _print_luck(analysis: MatchAnalysis, players: Sequence[str], err: bool) -> None:
    headings = ["result", "deal", "draws", "without-luck"]
    if not analysis.match.is_solo:
        rows = [_account(players[p.seat], p.luck.match, 100) for p in analysis.players]
        _print(["luck-match", *headings], rows, err)
    rows = [_account(players[p.seat], p.luck.points, 1) for p in analysis.players]
    _print(["luck-points", *headings], rows, err)


def _account(player: str, account: "LuckAccount", scale: int) -> list[str]:
    return [
        player,
        f"{scale * account.result:z.0f}",
        _estimate(account.deal, scale),
        _estimate(account.draws, scale),
        f"{scale * account.without_luck:z.0f}",
    ]


def _estimate(estimate: SampledMean, scale: int) -> str:
    return f"{scale * estimate.mean:+z.0f} ± {scale * estimate.error:.0f}"
