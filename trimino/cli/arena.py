"""`trimino arena`: compare bots, with confidence intervals."""

import csv
import io
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from typing import Annotated

import typer

from trimino.arena.batching import play_pairs
from trimino.arena.errors import ArenaError, ArenaReason
from trimino.arena.pair_batch import PlayedPair
from trimino.arena.plan import ArenaPlan
from trimino.arena.plot import draw_standings
from trimino.arena.report import COLUMNS, Ended, arena_report, rows
from trimino.arena.standings import Standings
from trimino.cli import options
from trimino.cli.arena_text import live_table, print_standings
from trimino.cli.exit_codes import INTERRUPTED
from trimino.cli.options import plot_format
from trimino.cli.progress import live_progress
from trimino.cli.rules_option import house_rules
from trimino.cli.worker_pools import worker_pool
from trimino.engine.budget import Budget
from trimino.rules.optional_packages import MissingExtra
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import (
    STANDARD,
    WriteLine,
    check_different,
    line_writer,
    replacing_writer,
)
from trimino.terminal.match_arguments import MatchArguments, chosen_seed
from trimino.terminal.seat_options import read_bots
from trimino.words import say
from trimino.workers.errors import WorkersError
from trimino.workers.pool import WorkerPool, interrupts_blocked

ArenaBotsOption = Annotated[str | None, options.bots_option("option-arena-bots")]
ArenaPlayersOption = Annotated[
    int | None, typer.Option("--players", metavar="N", min=1, help=say("option-arena-players"))
]
PairsOption = Annotated[int, typer.Option("--pairs", metavar="P", min=1, help=say("option-pairs"))]
ArenaBudgetOption = Annotated[
    str | None, typer.Option("--budget", metavar="BUDGET", help=say("option-budget"))
]
SingleRoundsOption = Annotated[
    bool, typer.Option("--single-rounds", metavar="", help=say("option-single-rounds"))
]
StopOption = Annotated[bool, typer.Option("--stop", metavar="", help=say("option-stop"))]
CsvOption = Annotated[str | None, typer.Option("--csv", metavar="FILE", help=say("option-csv"))]
ArenaPlotOption = Annotated[
    str | None, typer.Option("--plot", metavar="FILE", help=say("option-plot"))
]


def arena(
    rules: options.RulesOption = "triomino",
    changes: options.ChangesOption = None,
    players: ArenaPlayersOption = None,
    bots: ArenaBotsOption = None,
    pairs: PairsOption = 100,
    budget: ArenaBudgetOption = None,
    seed: options.SeedOption = None,
    single_rounds: SingleRoundsOption = False,
    stop: StopOption = False,
    workers: options.WorkersOption = None,
    dask: options.DaskOption = None,
    record: options.NewRecordOption = None,
    as_csv: CsvOption = None,
    plot: ArenaPlotOption = None,
    as_json: options.JsonOption = False,
    rounds: options.RoundsOption = None,
    well: options.WellOption = None,
) -> None:
    """Let bots play each other, and print the standings."""
    chosen = house_rules(rules, changes or ())
    plan = ArenaPlan(
        MatchArguments(
            chosen, players or min(chosen.tables, default=1), rounds=rounds, well=well
        ).match(),
        tuple(read_bots(bots) or ()),
        chosen_seed(seed),
        None if budget is None else Budget.parse(budget),
        single_rounds,
        recorded=record is not None,
    )
    plan.check()
    kind = plot_format(plot)
    _check_standard_output(as_json, record, as_csv)
    check_different(record, as_csv, plot)
    standings = Standings(plan)
    print_result = partial(
        _print_result, standings, as_json=as_json, err=STANDARD in (record, as_csv)
    )
    # No file is overwritten before the workers are there.
    with (
        worker_pool(workers, dask) as pool,
        _writers(plan, record, as_csv) as write,
        replacing_writer(plot) as draw,
    ):
        try:
            ended = _play(standings, pairs, pool, write, stop=stop)
        except (ArenaError, MissingExtra, WorkersError):
            print_result(Ended.LOST)
            raise
        if kind and standings.pairs:
            draw(draw_standings(standings, kind))
    print_result(ended)
    if ended is Ended.INTERRUPTED:
        raise typer.Exit(INTERRUPTED)
    for standing in standings.bots:
        if standing.is_idle:
            raise ArenaError(ArenaReason.BOT_IDLE, bot=standing.name)


def _play(
    standings: Standings,
    pairs: int,
    pool: WorkerPool,
    write: Callable[[PlayedPair], None],
    *,
    stop: bool,
) -> Ended:
    """Play pairs and count them in order, so that the result does not depend on the workers."""
    with (
        live_progress(pairs, say("arena-progress")) as show,
        closing(play_pairs(standings.plan, pairs, pool)) as work,
    ):
        try:
            for pair in work:
                with interrupts_blocked():
                    # An interrupt must not separate counting a pair from writing it.
                    standings.add(pair)
                    write(pair)
                show(standings.pairs, lambda: live_table(standings))
                if stop and standings.are_certain and standings.pairs < pairs:
                    return Ended.CERTAIN
        except KeyboardInterrupt:
            return Ended.INTERRUPTED
    return Ended.PLAYED


def _print_result(standings: Standings, ended: Ended, *, as_json: bool, err: bool) -> None:
    if not standings.pairs:
        typer.echo(say("arena-nothing-played"), err=True)
    elif as_json:
        typer.echo(json.dumps(arena_report(standings, ended), ensure_ascii=False, indent=2))
    else:
        print_standings(standings, ended, err=err)


def _check_standard_output(as_json: bool, *files: str | None) -> None:
    """Raise an error if several outputs go to the standard output."""
    if as_json + files.count(STANDARD) > 1:
        raise UsageError(UsageReason.STANDARD_OUTPUT_TWICE)


@contextmanager
def _writers(
    plan: ArenaPlan, record: str | None, as_csv: str | None
) -> Iterator[Callable[[PlayedPair], None]]:
    """A function that writes the results of a pair to the chosen files."""
    with ExitStack() as files:
        write_record = files.enter_context(line_writer(record))
        write_row = files.enter_context(line_writer(as_csv))
        write_row(_csv_line(COLUMNS))
        yield lambda pair: _write(plan, pair, write_record, write_row)


def _write(
    plan: ArenaPlan, pair: PlayedPair, write_record: WriteLine, write_row: WriteLine
) -> None:
    for game in pair.games:
        for line in game.records:
            write_record(line)
    for row in rows(plan, pair):
        write_row(_csv_line(row))


def _csv_line(row: tuple[object, ...]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow(row)
    return line.getvalue()
