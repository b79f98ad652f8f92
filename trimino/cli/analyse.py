"""`trimino analyse`: grade the decisions of a match, and estimate luck."""

import json
from contextlib import ExitStack
from typing import Annotated

import typer
from rich.table import Table

from trimino.analysis.levels import TableLevels
from trimino.analysis.match_analysis import MatchAnalysis, analyse_match, levels_in_record
from trimino.analysis.moments import moments_of
from trimino.analysis.plot import draw_course
from trimino.analysis.report import to_json
from trimino.cli import options
from trimino.cli.analysis_text import print_analysis
from trimino.cli.options import plot_format
from trimino.cli.progress import live_progress
from trimino.cli.worker_pools import ignoring_broken_pipes
from trimino.engine.budget import Budget
from trimino.records.record import replay
from trimino.rules import Match
from trimino.rules.optional_packages import Extra, check_extra
from trimino.terminal.errors import judging_record
from trimino.terminal.files import STANDARD, check_different, read_record, replacing_writer
from trimino.words import say

AnalysisBudgetOption = Annotated[
    str, typer.Option("--budget", metavar="BUDGET", help=say("option-analyse-budget"))
]
AnalysisSeedOption = Annotated[
    int, typer.Option("--seed", metavar="S", help=say("option-analyse-seed"))
]
AnalysisWorkersOption = Annotated[
    int | None, typer.Option("--workers", metavar="W", min=1, help=say("option-analyse-workers"))
]
AnalysisJsonOption = Annotated[
    str | None, typer.Option("--json", metavar="FILE", help=say("option-analyse-json"))
]
AnalysisPlotOption = Annotated[
    str | None, typer.Option("--plot", metavar="FILE", help=say("option-analyse-plot"))
]
PerfectOption = Annotated[
    bool, typer.Option("--perfect", metavar="", help=say("option-analyse-perfect"))
]
AllMovesOption = Annotated[bool, typer.Option("--all", metavar="", help=say("option-analyse-all"))]


def analyse(
    file: options.RecordArgument,
    match: options.MatchOption = 1,
    budget: AnalysisBudgetOption = "2000sims",
    seed: AnalysisSeedOption = 1,
    workers: AnalysisWorkersOption = None,
    as_json: AnalysisJsonOption = None,
    plot: AnalysisPlotOption = None,
    everything: AllMovesOption = False,
    perfect: PerfectOption = False,
) -> None:
    """Grade the decisions of a match, and estimate luck."""
    check_extra(Extra.ENGINE)
    spent, kind = Budget.parse(budget), plot_format(plot)
    check_different(as_json, plot)
    record = read_record(file, match)
    with judging_record():
        played = replay(record)
    players: list[str] = record["players"]
    with ExitStack() as files:
        # Errors of the files come before the work begins.
        write = files.enter_context(replacing_writer(as_json))
        draw = files.enter_context(replacing_writer(plot))
        table_levels = TableLevels.perfect(len(players)) if perfect else levels_in_record(record)
        analysis = _with_progress(played, spent, seed, workers, table_levels)
        content = json.dumps(to_json(analysis, players), ensure_ascii=False, indent=2)
        write(f"{content}\n".encode())
        if kind:
            draw(draw_course(analysis, players, kind))
    print_analysis(analysis, players, everything=everything, err=as_json == STANDARD)


def _with_progress(
    played: Match, budget: Budget, seed: int, workers: int | None, table_levels: TableLevels
) -> MatchAnalysis:
    with (
        live_progress(len(moments_of(played)), say("analyse-progress")) as show,
        ignoring_broken_pipes(),
    ):
        return analyse_match(
            played,
            budget,
            seed,
            lambda done, _: show(done, Table.grid),
            workers=workers,
            table_levels=table_levels,
        )
