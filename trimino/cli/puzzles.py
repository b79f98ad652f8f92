"""`trimino puzzles`: solve puzzles, make them, and check their proofs."""

import random
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trimino import __version__
from trimino.arena.report import Ended
from trimino.cli import options
from trimino.cli.exit_codes import INTERRUPTED, ExitCode
from trimino.cli.progress import with_progress
from trimino.cli.rules_option import house_rules
from trimino.cli.worker_pools import worker_pool
from trimino.puzzles.errors import PuzzleError, PuzzleReason
from trimino.puzzles.making.description import described
from trimino.puzzles.making.plan import PuzzlePlan, PuzzleTable
from trimino.puzzles.making.selection import select
from trimino.puzzles.puzzle import Method, Puzzle
from trimino.puzzles.puzzle_book import PuzzleBook, read_book, shipped_book, write_book
from trimino.puzzles.theme import Theme
from trimino.records.record import RecordError, dump
from trimino.rules.optional_packages import Extra, check_extra
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import entries, replacing_writer
from trimino.terminal.kept_rules import unreadable
from trimino.terminal.match_arguments import chosen_seed
from trimino.terminal.puzzle_session import PuzzleChoice, PuzzleSession
from trimino.terminal.puzzle_store import PuzzleStore
from trimino.terminal.screen import TerminalScreen
from trimino.terminal.seat_options import split
from trimino.words import say
from trimino.workers.jobs import run_jobs
from trimino.workers.pool import WorkerPool, interrupts_blocked

if TYPE_CHECKING:
    from trimino.puzzles.making.recheck import Rechecked

PLAY, MAKE, CHECK = "play", "make", "check"
DEFAULT_RULES, DEFAULT_PLAYERS = "triomino", (2,)

PuzzlesArgument = Annotated[str, typer.Argument(metavar="WHAT", help=say("argument-puzzles"))]
PuzzleFileOption = Annotated[
    str | None, typer.Option("--file", metavar="FILE", help=say("option-puzzles-file"))
]
PuzzleRulesOption = Annotated[
    str | None, typer.Option("--rules", metavar="ID,ID", help=say("option-puzzles-rules"))
]
PuzzlePlayersOption = Annotated[
    str | None, typer.Option("--players", metavar="N,N", help=say("option-puzzles-players"))
]
ThemeOption = Annotated[
    str | None,
    typer.Option(
        "--theme", metavar="THEME", help=say("option-puzzles-theme", themes=", ".join(Theme))
    ),
]
PuzzleRoundsOption = Annotated[
    int, typer.Option("--rounds", metavar="N", min=0, help=say("option-puzzles-rounds"))
]
PuzzleRecordsOption = Annotated[
    str | None, typer.Option("--records", metavar="FILE", help=say("option-puzzles-records"))
]
AddOption = Annotated[
    list[str] | None, typer.Option("--add", metavar="FILE", help=say("option-puzzles-add"))
]
CountOption = Annotated[
    int | None, typer.Option("--count", metavar="N", min=1, help=say("option-puzzles-count"))
]
TimesOption = Annotated[
    int, typer.Option("--times", metavar="N", min=1, max=1000, help=say("option-puzzles-times"))
]
PuzzleSeedOption = Annotated[
    int | None, typer.Option("--seed", metavar="S", help=say("option-puzzles-seed"))
]


def puzzles(
    what: PuzzlesArgument = PLAY,
    file: PuzzleFileOption = None,
    rules: PuzzleRulesOption = None,
    players: PuzzlePlayersOption = None,
    theme: ThemeOption = None,
    rounds: PuzzleRoundsOption = 50,
    records: PuzzleRecordsOption = None,
    add: AddOption = None,
    count: CountOption = None,
    times: TimesOption = 10,
    seed: PuzzleSeedOption = None,
    workers: options.WorkersOption = None,
    dask: options.DaskOption = None,
) -> None:
    """Solve, make or check puzzles."""
    numbers = None if players is None else _numbers(players)
    ids = None if rules is None else dict.fromkeys(split(rules) or [rules])
    if what == PLAY:
        _play(_book(file), PuzzleChoice(ids, numbers, _theme(theme)), seed)
    elif what == MAKE:
        plan = _plan(list(ids or [DEFAULT_RULES]), numbers, rounds, records, chosen_seed(seed))
        plan = plan._replace(theme=_theme(theme))
        _make(plan, file, [_book(one) for one in add or ()], count, workers, dask)
    elif what == CHECK:
        _check(_sample(_book(file), count, seed), times, workers, dask)
    else:
        known = f"{PLAY}, {MAKE}, {CHECK}"
        raise UsageError(UsageReason.CHOICE_UNKNOWN, option="WHAT", known=known, found=what)


def _theme(name: str | None) -> Theme | None:
    if name is not None and name not in list(Theme):
        raise PuzzleError(PuzzleReason.THEME_UNKNOWN, name=name, known=", ".join(Theme))
    return None if name is None else Theme(name)


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(sorted({int(number) for number in split(text)}))
    except ValueError:
        raise PuzzleError(PuzzleReason.PLAYERS_UNREADABLE, text=text) from None


def _book(file: str | None) -> PuzzleBook:
    if file is None:
        return shipped_book()
    try:
        return read_book(Path(file).read_bytes())
    except (OSError, ValueError) as error:
        if isinstance(error, PuzzleError):
            raise
        raise unreadable(Path(file), error) from None


def _play(book: PuzzleBook, choice: PuzzleChoice, seed: int | None) -> None:
    with TerminalScreen() as screen:
        PuzzleSession(book, choice, PuzzleStore(), screen, random.Random(seed)).run()


def _plan(
    ids: list[str], numbers: tuple[int, ...] | None, rounds: int, records: str | None, seed: int
) -> PuzzlePlan:
    if records is not None:
        return PuzzlePlan((), 0, seed, _texts(records))
    tables = tuple(
        PuzzleTable(house_rules(id, ()), seats)
        for id in ids
        for seats in numbers or DEFAULT_PLAYERS
    )
    return PuzzlePlan(tables, rounds, seed)


def _texts(file: str) -> tuple[str, ...]:
    """The records of a file, one text of JSON each."""
    texts = []
    for _, found in entries(file):
        if isinstance(found, RecordError):
            raise found
        texts.append(dump(found))
    return tuple(texts)


def _make(
    plan: PuzzlePlan,
    file: str | None,
    added: list[PuzzleBook],
    count: int | None,
    workers: int | None,
    dask: str | None,
) -> None:
    """Make puzzles and write them, after Ctrl-C those that were found by then."""
    check_extra(Extra.ENGINE)
    plan.check()
    if file is None:
        raise UsageError(UsageReason.PUZZLES_NEED_FILE)
    found = [described(puzzle) for book in added for puzzle in book]
    with replacing_writer(file) as write, worker_pool(workers, dask) as pool:
        ended = _find(plan, pool, found)
        kept = list(PuzzleBook(found)) if count is None else select(found, count)
        write(write_book(kept, _header(plan, count, added, ended)))
    exact = sum(puzzle.certificate.method is Method.EXACT for puzzle in kept)
    numbers = {"found": len(found), "kept": len(kept), "exact": exact}
    typer.echo(say("puzzle-made", **numbers, seed=plan.seed, path=file))
    if ended is Ended.INTERRUPTED:
        raise typer.Exit(INTERRUPTED)


def _header(
    plan: PuzzlePlan, count: int | None, added: list[PuzzleBook], ended: Ended
) -> dict[str, Any]:
    """The origin of a book; keys that do not apply are left out."""
    told = {
        "count": count,
        "added": [{key: book.made[key] for key in book.made if key != "format"} for book in added],
        "interrupted": ended is Ended.INTERRUPTED,
    }
    return {"engine": __version__, **plan.header, **{key: one for key, one in told.items() if one}}


def _find(plan: PuzzlePlan, pool: WorkerPool, found: list[Puzzle]) -> Ended:
    """Add puzzles batch by batch in order, so that the result does not depend on the workers."""
    from trimino.puzzles.making.make_batch import make_puzzles  # noqa: PLC0415 - loads the engine

    with closing(run_jobs(pool, make_puzzles, plan.batches())) as work:
        try:
            for _, made in with_progress(work, say("puzzle-making"), plan.number):
                with interrupts_blocked():
                    found += made
        except KeyboardInterrupt:
            return Ended.INTERRUPTED
    return Ended.PLAYED


def _sample(book: PuzzleBook, count: int | None, seed: int | None) -> list[Puzzle]:
    every = list(book)
    if count is None or count >= len(every):
        return every
    return random.Random(seed).sample(every, count)


def _check(sample: list[Puzzle], times: int, workers: int | None, dask: str | None) -> None:
    """Prove puzzles again; one that fails is named, and sets the exit code."""
    check_extra(Extra.ENGINE)
    done: list[Rechecked] = []
    with worker_pool(workers, dask) as pool:
        ended = _recheck(sample, times, pool, done)
    good = [result for result in done if result.fault is None]
    least = min((result.margin for result in done), default=0.0)
    numbers = {"good": len(good), "count": len(done), "times": times}
    typer.echo(say("puzzle-checked", **numbers, margin=f"{least:.1f}"))
    if ended is Ended.INTERRUPTED:
        raise typer.Exit(INTERRUPTED)
    if len(good) < len(done):
        raise typer.Exit(ExitCode.WRONG)


def _recheck(sample: list[Puzzle], times: int, pool: WorkerPool, done: "list[Rechecked]") -> Ended:
    from trimino.puzzles.making.recheck import RecheckJob, recheck  # noqa: PLC0415 - likewise

    jobs = (RecheckJob(puzzle, times) for puzzle in sample)
    with closing(run_jobs(pool, recheck, jobs)) as work:
        try:
            for _, result in with_progress(work, say("puzzle-checking"), len(sample)):
                with interrupts_blocked():
                    done.append(result)
                if result.fault:
                    typer.echo(say("puzzle-faulty", id=result.id, why=say(result.fault)))
        except KeyboardInterrupt:
            return Ended.INTERRUPTED
    return Ended.PLAYED
