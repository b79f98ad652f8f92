"""Text, tables and bars on their way out; nothing in them is taken for a style."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.cells import cell_len
from rich.console import Console, Group
from rich.live import Live
from rich.progress import Progress, track
from rich.table import Table

T = TypeVar("T")
Update = Callable[[int, Callable[[], Table]], None]
"""How much is done, and how to make the table if it is to be drawn again."""

REDRAW_SECONDS = 0.25


def console(*, err: bool = False) -> Console:
    """A console that prints text as it is; colours only on a terminal, and not with NO_COLOR."""
    return Console(stderr=err, markup=False, highlight=False, emoji=False)


def filled(items: Iterable[str], width: int) -> list[str]:
    """Items in lines that are as full as they can be, each item in one piece.

    >>> filled(["Anna: 12", "Juris: 7", "Ilze: 31"], 20)
    ['Anna: 12 · Juris: 7', 'Ilze: 31']
    """
    lines: list[str] = []
    for item in items:
        longer = f"{lines[-1]} · {item}" if lines else item
        lines[-1:] = [longer] if not lines or cell_len(longer) <= width else [lines[-1], item]
    return lines


def watched(things: Iterable[T], doing: str, total: int | None = None) -> Iterable[T]:
    """The same things, with a bar that moves as they are taken, if a terminal can show it."""
    err = console(err=True)
    hidden = not err.is_terminal
    return track(things, doing, total=total, console=err, transient=True, disable=hidden)


@contextmanager
def shown_live(total: int, doing: str) -> Iterator[Update]:
    """A bar, and above it a table that changes with it, if a terminal can show them."""
    err = console(err=True)
    if not err.is_terminal:
        yield lambda done, table: None
        return
    bar = Progress(*Progress.get_default_columns(), console=err)
    task = bar.add_task(doing, total=total)
    with Live(bar, console=err, transient=True) as screen:
        redrawn = time.monotonic()

        def update(done: int, table: Callable[[], Table]) -> None:
            nonlocal redrawn
            bar.update(task, completed=done)
            if time.monotonic() - redrawn > REDRAW_SECONDS:
                screen.update(Group(table(), bar))
                redrawn = time.monotonic()

        yield update


def make_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Rows under their headings; all but the first column stand to the right.

    Where the screen is too narrow, the words of a heading stand one below the other.
    """
    lines = [*rows]
    table = Table(box=None, header_style="bold", pad_edge=False)
    broken = _width([headings, *lines]) > console().width
    for index, heading in enumerate(headings):
        shown = heading.replace(" ", "\n") if broken else heading
        table.add_column(shown, justify="right" if index else "left", overflow="fold")
    for line in lines:
        table.add_row(*line)
    return table


def _width(lines: Sequence[Sequence[str]]) -> int:
    """How wide lines are whose columns stand apart by two blanks."""
    columns = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    return sum(columns) + 2 * (len(columns) - 1)


def print_table(
    headings: Sequence[str], rows: Iterable[Sequence[str]], *, err: bool = False
) -> None:
    """Print rows under their headings."""
    console(err=err).print(make_table(headings, rows))
