"""The learning curve: points a round ahead of `greedy`, with 95 % intervals."""

import csv
import sys
from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl
from matplotlib.figure import Figure

TICKS = (0, 1, 2, 5, 10, 20, 50, 100)


class CurvePoint(NamedTuple):
    """The result of the agent after a number of lessons."""

    lesson: int
    ahead: float
    margin: float

    def __str__(self) -> str:
        return f"lesson {self.lesson:3}  against greedy {self.ahead:+6.1f} ± {self.margin:.1f}"


def write(points: list[CurvePoint], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(CurvePoint._fields)
        rows.writerows(
            (lesson, f"{ahead:.1f}", f"{margin:.1f}") for lesson, ahead, margin in points
        )


def read(path: Path) -> list[CurvePoint]:
    with path.open(encoding="utf-8") as file:
        rows = list(csv.reader(file))[1:]
    return [CurvePoint(int(lesson), float(ahead), float(margin)) for lesson, ahead, margin in rows]


def draw(points: list[CurvePoint], path: Path) -> None:
    """Draw the curve; equal points give equal files."""
    figure = Figure(figsize=(7.2, 4), layout="constrained")
    axes = figure.subplots()
    lessons, ahead, margin = zip(*points, strict=True)
    low, high = ([a + sign * m for a, m in zip(ahead, margin, strict=True)] for sign in (-1, 1))
    axes.axhline(0, color="gray", linewidth=1, linestyle="--")
    axes.text(lessons[-1], 0, "greedy", ha="right", va="bottom", color="gray")
    axes.fill_between(lessons, low, high, alpha=0.25)
    axes.plot(lessons, ahead, marker=".")
    # The first lessons get more space, since most is learned then.
    axes.set_xscale("symlog", linthresh=1)
    axes.set_xticks(TICKS, [f"{lesson}" for lesson in TICKS])
    axes.set_xlim(0, lessons[-1])
    axes.set_xlabel("lessons")
    axes.set_ylabel("points a round ahead of greedy")
    axes.grid(alpha=0.3)
    with mpl.rc_context({"svg.hashsalt": "trimino", "svg.fonttype": "none"}):
        figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    draw(read(Path(sys.argv[1])), Path(sys.argv[2]))
