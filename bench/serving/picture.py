"""The picture of how cost grows, for the documentation."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

from bench.serving.growth import CostPoint

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "serving.svg"


def draw(tables: Sequence[CostPoint], events: Sequence[CostPoint], place: Path = PICTURE) -> None:
    figure = Figure(figsize=(11, 4), layout="constrained")
    panels = figure.subplots(1, 2)
    names = ("open tables", "moves in the log of a table")
    for axes, name, points in zip(panels, names, (tables, events), strict=True):
        axes.plot([p.size for p in points], [p.cost for p in points], marker="o")
        axes.set_ylim(bottom=0)
        axes.set_xlabel(name)
        axes.set_ylabel("processor time of a move,\nin frames of the relay")
        axes.grid(alpha=0.3)
    with rc_context({"svg.hashsalt": "trimino"}):
        figure.savefig(place, metadata={"Date": None})
