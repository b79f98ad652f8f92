"""The console, and short items in lines; text is printed as it is, never taken for markup."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console


def console(*, err: bool = False) -> Console:
    """A console that prints text as it is; colours only on a terminal, and not with NO_COLOR."""
    return Console(stderr=err, markup=False, highlight=False, emoji=False)


def fill_lines(items: Iterable[str], width: int) -> list[str]:
    """Join items into as few lines as possible, without breaking an item.

    >>> fill_lines(["Anna: 12", "Juris: 7", "Ilze: 31"], 20)
    ['Anna: 12 · Juris: 7', 'Ilze: 31']
    """
    lines: list[str] = []
    for item in items:
        longer = f"{lines[-1]} · {item}" if lines else item
        lines[-1:] = [longer] if not lines or cell_len(longer) <= width else [lines[-1], item]
    return lines
