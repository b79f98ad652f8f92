"""The curve: points a round ahead of `greedy`, meeting by meeting, with intervals of 95 %."""

import csv
import sys
from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl
from matplotlib.figure import Figure


class Point(NamedTuple):
    """How the agent did after so many lessons."""

    lesson: int
    decisions: int
    seconds: float
    cpu_seconds: float
    ahead: float
    margin: float

    def __str__(self) -> str:
        return (
            f"lesson {self.lesson:3}  {self.decisions / 1e6:4.1f} M decisions  "
            f"{self.seconds:4.0f} s ({self.cpu_seconds:4.0f} s of CPU)  "
            f"against greedy {self.ahead:+6.1f} ± {self.margin:.1f}"
        )


def write(points: list[Point], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(Point._fields)
        rows.writerows([*point[:2], *(f"{number:.1f}" for number in point[2:])] for point in points)


def read(path: Path) -> list[Point]:
    with path.open(encoding="utf-8") as file:
        rows = list(csv.reader(file))[1:]
    return [Point(int(row[0]), int(row[1]), *map(float, row[2:])) for row in rows]


def draw(points: list[Point], path: Path) -> None:
    """Draw the curve; the same points give the same picture."""
    figure = Figure(figsize=(7.2, 4), layout="constrained")
    axes = figure.subplots()
    millions = [point.decisions / 1e6 for point in points]
    ahead, margin = [point.ahead for point in points], [point.margin for point in points]
    low, high = ([a + sign * m for a, m in zip(ahead, margin, strict=True)] for sign in (-1, 1))
    axes.axhline(0, color="gray", linewidth=1, linestyle="--")
    axes.text(millions[-1], 0, "greedy ", ha="right", va="bottom", color="gray")
    axes.fill_between(millions, low, high, alpha=0.25)
    axes.plot(millions, ahead, marker=".")
    axes.set_xlabel("decisions learned from, in millions")
    axes.set_ylabel("points a round ahead of greedy")
    axes.grid(alpha=0.3)
    with mpl.rc_context({"svg.hashsalt": "trimino", "svg.fonttype": "none"}):
        figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    draw(read(Path(sys.argv[1])), Path(sys.argv[2]))
