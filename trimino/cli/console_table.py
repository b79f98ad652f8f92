"""Tables on a console."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.table import Table

from trimino.terminal.output import console


def make_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table whose columns are aligned to the right, except the first.

    Where the console is too narrow, the words of a heading stand one below the other.
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
    """The width of lines whose columns are two blanks apart."""
    columns = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    return sum(columns) + 2 * (len(columns) - 1)


def print_table(
    headings: Sequence[str], rows: Iterable[Sequence[str]], *, err: bool = False
) -> None:
    """Print rows under their headings."""
    console(err=err).print(make_table(headings, rows))
