"""`trimino study`: answer questions about the game from simulated rounds."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from trimino.arena.report import Ended
from trimino.cli import options
from trimino.cli.exit_codes import INTERRUPTED
from trimino.cli.progress import with_progress
from trimino.cli.rules_option import house_rules
from trimino.cli.study_text import print_answers
from trimino.cli.worker_pools import worker_pool
from trimino.rules import RULESETS
from trimino.rules.optional_packages import Extra, MissingExtra, check_extra
from trimino.study.answers import answers
from trimino.study.errors import StudyError, StudyReason
from trimino.study.findings import Findings
from trimino.study.plan import BOTS, Study, StudyTable
from trimino.study.plot import draw_answers
from trimino.study.questions import StudyQuestion, find_question
from trimino.study.report import study_report
from trimino.study.run_batch import play_study_batch
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import replacing_writer
from trimino.terminal.match_arguments import chosen_seed
from trimino.terminal.seat_options import split
from trimino.words import say
from trimino.workers.errors import WorkersError
from trimino.workers.figures import check_matplotlib
from trimino.workers.jobs import run_jobs
from trimino.workers.pool import WorkerPool, interrupts_blocked

ALL = "all"

QuestionsArgument = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="QUESTION...", help=say("argument-questions", questions=", ".join(StudyQuestion))
    ),
]
StudyRulesOption = Annotated[
    str, typer.Option("--rules", metavar="ID,ID", help=say("option-study-rules"))
]
StudyPlayersOption = Annotated[
    str | None, typer.Option("--players", metavar="N,N", help=say("option-study-players"))
]
StudyRoundsOption = Annotated[
    int, typer.Option("--rounds", metavar="N", min=1, help=say("option-study-rounds"))
]
StudyBotOption = Annotated[
    str,
    typer.Option("--bot", metavar="BOT", help=say("option-study-bot", bots=", ".join(BOTS))),
]
StudyPlotOption = Annotated[
    str | None, typer.Option("--plot", metavar="FOLDER", help=say("option-study-plot"))
]


def study(
    questions: QuestionsArgument = None,
    rules: StudyRulesOption = "triomino",
    changes: options.ChangesOption = None,
    players: StudyPlayersOption = None,
    rounds: StudyRoundsOption = 10_000,
    bot: StudyBotOption = "greedy",
    seed: options.SeedOption = None,
    workers: options.WorkersOption = None,
    dask: options.DaskOption = None,
    plot: StudyPlotOption = None,
    as_json: options.JsonOption = False,
) -> None:
    """Play rounds, count, and print answers."""
    check_extra(Extra.ENGINE)
    asked = dict.fromkeys(map(find_question, questions or StudyQuestion))
    tables = _tables(rules, changes or [], players)
    planned = Study(tables, tuple(asked), rounds, chosen_seed(seed), bot)
    planned.check()
    folder = _folder(plot)
    findings = Findings(planned)
    with worker_pool(workers, dask) as pool:
        try:
            ended = _play(findings, pool)
        except (MissingExtra, WorkersError):
            _print_result(findings, Ended.LOST, as_json=as_json)
            raise
    if folder and findings.is_enough:
        _draw(findings, folder)
    _print_result(findings, ended, as_json=as_json)
    if ended is Ended.INTERRUPTED:
        raise typer.Exit(INTERRUPTED)


def _tables(ids: str, changes: list[str], players: str | None) -> tuple[StudyTable, ...]:
    """Each rule set with each number of players; with `all`, the possible combinations."""
    named = [rules.base for rules in RULESETS] if ids == ALL else dict.fromkeys(split(ids) or [ids])
    wanted = None if players is None else _numbers(players)
    tables = [
        StudyTable(rules, seats)
        for rules in (house_rules(name, changes) for name in named)
        for seats in (rules.tables if wanted is None else wanted)
    ]
    possible = [table for table in tables if table.players in table.rules.tables]
    # Without a possible combination the check of the plan raises the error.
    return tuple(possible if ids == ALL and possible else tables)


def _numbers(text: str) -> list[int]:
    try:
        numbers = [int(number) for number in split(text)]
    except ValueError:
        numbers = []
    if not numbers:
        raise StudyError(StudyReason.PLAYERS_UNREADABLE, text=text)
    return sorted(set(numbers))


def _play(findings: Findings, pool: WorkerPool) -> Ended:
    """Play batches and count them in order, so that the result does not depend on the workers."""
    planned = findings.study
    number = len(planned.sizes) * len(planned.trials)
    with closing(run_jobs(pool, play_study_batch, planned.batches())) as work:
        try:
            for batch, counts in with_progress(work, say("arena-progress"), number):
                with interrupts_blocked():
                    findings.add(batch, counts)
        except KeyboardInterrupt:
            return Ended.INTERRUPTED
    return Ended.PLAYED


def _print_result(findings: Findings, ended: Ended, *, as_json: bool) -> None:
    if not findings.is_enough:
        typer.echo(say("arena-nothing-played"), err=True)
    elif as_json:
        typer.echo(json.dumps(study_report(findings, ended), ensure_ascii=False, indent=2))
    else:
        print_answers(findings, ended)


def _folder(path: str | None) -> Path | None:
    """Create the folder for plots; errors come before the work begins."""
    if path is None:
        return None
    check_matplotlib()
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(UsageReason.FILE_NOT_WRITTEN, path=path, why=why) from None
    return folder


def _draw(findings: Findings, folder: Path) -> None:
    for question in findings.study.questions:
        if any(answers(findings, question)):
            with replacing_writer(str(folder / f"{question}.svg")) as write:
                write(draw_answers(findings, question))
