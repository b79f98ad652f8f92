"""Tables on how good the coach is, from the kept results of its benchmarks."""

from collections.abc import Iterator, Sequence
from typing import Any

from bench import _kept
from bench.calibration import ALL


def calibration_rows() -> Iterator[Sequence[str]]:
    """How far stated chances were from what was won, and how well they agree."""
    for row in _kept.read("calibration"):
        yield (
            row["rules"] if row["rules"] == ALL else f"`{row['rules']}`",
            str(row["players"]),
            str(row["matches"]),
            _off(row["chart"]),
            _off(row["hint"]),
            _sure(row["chart"]),
            f"{100 * row['sums']:.2f}",
            f"{100 * row['steps']:.2f}",
        )


def _off(source: dict[str, Any]) -> str:
    return f"{source['off']} (± {source['margin']})"


def _sure(source: dict[str, Any]) -> str:
    """What was stated and won in the class of the highest chances."""
    stated, won, margin = (round(100 * part) for part in source["bins"][-1][1:])
    return f"{stated}: {won} ± {margin}"


def learner_rows() -> Iterator[Sequence[str]]:
    """What following hints gained."""
    for row in _kept.read("learner"):
        yield (
            f"`{row['rules']}`",
            "tiles and plans" if row["plans"] else "tiles only",
            f"{row['won']:g} of {2 * row['pairs']}",
            f"{row['lead']:+} ± {row['lead_margin']}".replace("-", "−"),
        )


def review_rows() -> Iterator[Sequence[str]]:
    """Reviews whose sentences were checked against the records."""
    rows = _kept.read("reviews")
    total = [sum(row[key] for row in rows) for key in ("reviews", "matches", "sentences", "false")]
    yield tuple(map(str, total))
