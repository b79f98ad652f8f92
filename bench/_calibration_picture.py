"""The picture of the calibration: stated chances beside what was won, `docs/pictures`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "calibration.svg"
PANELS = {"chart": "chances of the chart", "hint": "chances of hints and grades"}


def draw_picture(rows: Sequence[dict[str, Any]]) -> None:
    """Draw what was measured, a panel for each kind of chance."""
    figure = Figure(figsize=(10, 5), layout="constrained")
    for axes, (source, title) in zip(figure.subplots(1, 2), PANELS.items(), strict=True):
        axes.plot([0, 100], [0, 100], color="grey", linewidth=0.8)
        for row in rows:
            draw_row(axes, row, source)
        axes.set_title(title)
        axes.set_xlabel("stated chance to win the match, %")
        axes.set_ylabel("matches won, %")
        axes.legend(fontsize="x-small")
    with rc_context({"svg.hashsalt": "trimino"}):
        figure.savefig(PICTURE, metadata={"Date": None})


def draw_row(axes: Any, row: dict[str, Any], source: str) -> None:
    found = row[source]["bins"]
    axes.errorbar(
        [100 * stated for _, stated, _, _ in found],
        [100 * won for _, _, won, _ in found],
        yerr=[100 * margin for _, _, _, margin in found],
        marker="o" if row["players"] == 2 else "s",
        markersize=4,
        linewidth=0.8,
        capsize=2,
        label=f"{row['players']} players, {row['matches']} matches",
    )
