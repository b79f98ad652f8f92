"""Progress bars on the standard error, if it is a terminal."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Group
from rich.live import Live
from rich.progress import Progress, track
from rich.table import Table

from trimino.terminal.output import console

T = TypeVar("T")
Update = Callable[[int, Callable[[], Table]], None]
"""Takes how much is done, and a function that makes the table if it is to be drawn again."""

REDRAW_SECONDS = 0.25


def with_progress(things: Iterable[T], doing: str, total: int | None = None) -> Iterable[T]:
    """Iterate over the same things, with a bar that advances with each of them."""
    err = console(err=True)
    hidden = not err.is_terminal
    return track(things, doing, total=total, console=err, transient=True, disable=hidden)


@contextmanager
def live_progress(total: int, doing: str) -> Iterator[Update]:
    """A bar with a table above it that is redrawn as the work goes on."""
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
