"""Calibration: how often the chances that the analysis states come true.

Bots play whole matches, which the analysis values as it does for a review: at every moment the
chances of all seats, from whole positions. The table compares stated and won shares; intervals are
over matches, since moments of a match depend on each other. Nothing is fitted: the picture
`docs/pictures/calibration.svg` and the printed tables are what the analysis states.

    python3 run.py bench calibration
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib import rc_context
from matplotlib.figure import Figure

from trimino.analysis.levels import Company
from trimino.analysis.match_analysis import analyse_match
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.engine.budget import Budget
from trimino.rules import Match, published

BUDGET = Budget(simulations=200)
SEED = 1
BINS = 10
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "calibration.svg"


class CalibrationTable(NamedTuple):
    """A rule set, the bots at the table, and a number of matches."""

    rules: str
    bots: tuple[str, ...]
    matches: int

    @property
    def name(self) -> str:
        return f"{self.rules}: {', '.join(self.bots)}"


TABLES = tuple(
    CalibrationTable(rules, bots, 40 if len(bots) == 2 else 16)
    for rules in ("triomino", "tri-domino", "triodominio", "goliath")
    for bots in (("casual", "casual"), ("casual", "club"), ("casual", "club", "casual", "club"))
)


class Note(NamedTuple):
    """A stated chance, and the share that was won."""

    match: int
    stated: float
    won: float


class Bin(NamedTuple):
    """Moments with similar chances: their number, mean, share won and its margin."""

    positions: int
    stated: float
    won: float
    margin: float


def play(table: CalibrationTable, number: int) -> Iterator[Note]:
    """The notes of one match: the chances of all seats before each action."""
    match = Match(published(table.rules), len(table.bots))
    seats = seat_players([find_player(bot) for bot in table.bots], SEED + number)
    play_match(match, seats, random_source(SEED, number, "deals"))
    analysis = analyse_match(match, BUDGET, SEED, company=Company.of(table.bots))
    for point in analysis.course:
        for seat, chance in enumerate(point.after):
            yield Note(number, chance, share(match.winners, seat))


def share(winners: Sequence[int], seat: int) -> float:
    return (seat in winners) / len(winners)


def bins(notes: Sequence[Note]) -> list[Bin]:
    sorted_in: dict[int, list[Note]] = {}
    for note in notes:
        sorted_in.setdefault(min(int(note.stated * BINS), BINS - 1), []).append(note)
    return [bin_of(found) for _, found in sorted(sorted_in.items())]


def bin_of(notes: Sequence[Note]) -> Bin:
    mean = sum(note.won for note in notes) / len(notes)
    # Moments of a match are correlated, so each match counts as one cluster.
    by_match: dict[int, float] = {}
    for note in notes:
        by_match[note.match] = by_match.get(note.match, 0.0) + note.won - mean
    margin = 1.96 * sum(part**2 for part in by_match.values()) ** 0.5 / len(notes)
    return Bin(len(notes), sum(note.stated for note in notes) / len(notes), mean, margin)


def off_by(found: Sequence[Bin]) -> float:
    """The mean distance between stated and won chances in per cent, weighted by positions."""
    positions = sum(each.positions for each in found)
    return 100 * sum(abs(each.stated - each.won) * each.positions for each in found) / positions


def draw(axes: Any, name: str, found: Sequence[Bin]) -> None:
    axes.errorbar(
        [100 * each.stated for each in found],
        [100 * each.won for each in found],
        yerr=[100 * each.margin for each in found],
        marker="o",
        capsize=3,
        label=name,
    )


def tell(table: CalibrationTable, notes: Sequence[Note], found: Sequence[Bin]) -> None:
    print(f"\n{table.name}: {len(notes)} chances of {table.matches} matches,", end=" ")
    print(f"off by {off_by(found):.1f} % on average")
    print("     chances  stated     won")
    for each in found:
        told = f"{each.positions:12} {100 * each.stated:6.1f} % {100 * each.won:6.1f}"
        print(f"{told} ± {100 * each.margin:.1f} %", flush=True)


def main() -> None:
    figure = Figure(figsize=(11, 5), layout="constrained")
    panels = figure.subplots(1, 2)
    for table in TABLES:
        notes = [note for number in range(table.matches) for note in play(table, number)]
        found = bins(notes)
        tell(table, notes, found)
        draw(panels[int(len(table.bots) > 2)], table.name, found)
    for axes in panels:
        axes.plot([0, 100], [0, 100], color="grey", linewidth=0.8)
        axes.set_xlabel("chance of winning the match as stated, %")
        axes.set_ylabel("won, %")
        axes.legend(fontsize="x-small")
    with rc_context({"svg.hashsalt": "trimino"}):
        figure.savefig(PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    main()
