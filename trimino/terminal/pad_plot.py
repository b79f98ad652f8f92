"""Plots of score pads in text: bars of the family, and the totals over an evening."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len

from trimino.pad.sheet import PadSheet
from trimino.pad.statistics import PlayerStatistics
from trimino.terminal.output import console
from trimino.terminal.pad_text import plain_number_text
from trimino.words import say

_HEIGHT = 10
"""Lines of the plot of an evening."""
LONGEST = 50
"""The length of the longest bar, if there is room."""
MEETING = "*"
"""Stands where the lines of several players meet."""


class Bar(NamedTuple):
    """A bar of a plot: whose it is, how long, and what is written behind it."""

    name: str
    value: int
    note: str


class PlotStyle(NamedTuple):
    """The style of a plot: its greatest width, and whether it has letters of ASCII only."""

    width: int
    ascii_only: bool = False


def plot_style() -> PlotStyle:
    """The style that the console has room and letters for."""
    shown = console()
    return PlotStyle(shown.width, shown.options.ascii_only)


class Counted(NamedTuple):
    """A figure to plot: its value for each player, and the most it could be."""

    title: str
    value: Callable[[PlayerStatistics], int | None]
    most: Callable[[PlayerStatistics], int] | None = None
    zeros: bool = False
    """Whether nothing but zeros is worth a plot, too."""


COUNTED = (
    Counted("evening-wins", lambda one: one.wins, lambda one: one.finished),
    Counted("evening-rounds-won", lambda one: one.rounds_won, lambda one: one.rounds),
    Counted("evening-best-round", lambda one: one.best_round),
    Counted("evening-lowest-round", lambda one: one.lowest_round, zeros=True),
    Counted("evening-bridges", lambda one: one.bridges),
    Counted("evening-doubles", lambda one: one.doubles),
    Counted("evening-all-hexagons", lambda one: one.hexagons),
)


def family_plots(players: Sequence[PlayerStatistics], style: PlotStyle) -> Iterator[str]:
    """A plot for each thing that is counted; most are left out if there is nothing but zeros."""
    for title, value_of, most_of, zeros in COUNTED:
        bars = [
            Bar(one.name, value, _note(value, most_of and most_of(one)))
            for one in players
            if (value := value_of(one)) is not None
        ]
        if any(zeros or bar.value for bar in bars):
            yield from _bar_plot(say(title), bars, style)


def _note(value: int, most: int | None) -> str:
    shown = plain_number_text(value)
    return shown if most is None else f"{shown} {say('evening-of', count=most)}"


def _bar_plot(title: str, bars: Sequence[Bar], style: PlotStyle) -> Iterator[str]:
    most = max((bar.value for bar in bars), default=0)
    names = max(cell_len(bar.name) for bar in bars)
    room = style.width - names - max(len(bar.note) for bar in bars) - 6
    longest = max(min(room, LONGEST), 10)
    yield ""
    yield title
    for bar in bars:
        # What is not nothing is seen.
        length = max(round(longest * bar.value / most), 1) if bar.value > 0 else 0
        drawn = ("#" if style.ascii_only else "█") * length
        name = f"{bar.name}{' ' * (names - cell_len(bar.name))}"
        yield f"  {name}  {drawn}{' ' * bool(drawn)}{bar.note}"


def evening_plot(sheet: PadSheet, style: PlotStyle) -> Iterator[str]:
    """The totals of all players after each line, as the number of each; nothing without points."""
    history = _history(sheet)
    steps, totals = len(history[0]), [total for line in history for total in line]
    low, high = min(totals), max(totals)
    if low == high:
        return
    labels = [plain_number_text(value) for value in (high, low)]
    margin = max(map(len, labels))
    columns = max(min(steps, style.width - margin - 3), 2)
    rows = [[" "] * columns for _ in range(_HEIGHT)]
    for number, line in enumerate(history, 1):
        for column in range(columns):
            total = line[round(column * (steps - 1) / (columns - 1))]
            row = rows[round((_HEIGHT - 1) * (high - total) / (high - low))]
            row[column] = str(number) if row[column] == " " else MEETING
    yield say("evening-plot")
    for at, cells in enumerate(rows):
        label = labels[0] if at == 0 else labels[1] if at == _HEIGHT - 1 else ""
        yield f"{label:>{margin}} | {''.join(cells)}".rstrip()
    names = ", ".join(f"{number} {name}" for number, name in enumerate(sheet.players, 1))
    yield f"{'':>{margin}}   {say('pad-plot-key', names=names)}"


def _history(sheet: PadSheet) -> list[list[int]]:
    """The totals of each player from the beginning on, after every line and every round."""
    now = dict.fromkeys(sheet.players, 0)
    history: list[list[int]] = [[0] for _ in sheet.players]
    for played in sheet.rounds:
        for totals in (*(line.totals for line in played.lines), played.totals):
            now.update(zip(played.players, totals, strict=False))
            for line, name in zip(history, sheet.players, strict=True):
                line.append(now[name])
    return history
