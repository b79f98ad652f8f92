"""`trimino bench`: measure the speed of rules and engine on this machine."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trimino.cli import options
from trimino.cli.console_table import print_table
from trimino.cli.progress import with_progress
from trimino.rules.optional_packages import Extra, check_extra
from trimino.words import say

if TYPE_CHECKING:
    from trimino.engine.benchmark import Yardstick

YardstickOption = Annotated[
    Path | None, typer.Option("--yardstick", metavar="FILE", help=say("option-yardstick"))
]
QuickOption = Annotated[bool, typer.Option("--quick", metavar="", help=say("option-quick"))]


def bench(
    as_json: options.JsonOption = False,
    yardstick: YardstickOption = None,
    quick: QuickOption = False,
) -> None:
    """Measure, and print the figures."""
    check_extra(Extra.ENGINE)
    # Imported here so that other commands start without NumPy and Numba.
    from trimino.engine import benchmark as engine  # noqa: PLC0415 - needs the extra

    effort = engine.QUICK if quick else engine.Effort()
    with _compiled(yardstick) as compared:
        race = engine.Race(effort, compared)
        for _ in with_progress(range(effort.slices), say("bench-progress")):
            race.take_slice()
    figures = {**race.figures(), "start": engine.start_seconds(effort)}
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        _print(figures)


@contextmanager
def _compiled(source: Path | None) -> "Iterator[Yardstick | None]":
    if source is None:
        yield None
        return
    from trimino.engine.benchmark import Yardstick  # noqa: PLC0415 - loaded with what computes

    with tempfile.TemporaryDirectory() as folder:
        yield Yardstick(source, Path(folder))


def _print(figures: dict[str, Any]) -> None:
    columns = ["rules", "engine", *(["ratio"] if "ratio" in figures else [])]
    headings = [say(f"bench-{column}") for column in ("table", "players", *columns)]
    print_table(headings, _rows(figures, columns))
    for what in ("rollouts", "simulations"):
        headings = [say(f"bench-{column}") for column in (f"{what}-by", "players", what)]
        print_table(headings, _rows(figures, [what]))
    for state, seconds in figures["start"].items():
        typer.echo(say(f"bench-start-{state}", seconds=f"{seconds:.1f}"))


def _rows(figures: dict[str, Any], columns: list[str]) -> Iterator[list[str]]:
    for name, by_seats in figures[columns[0]].items():
        for seats in by_seats:
            cells = (figures[column][name][seats] for column in columns)
            yield [name, seats, *map(_shown, cells)]


def _shown(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"
