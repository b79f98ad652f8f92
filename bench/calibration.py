"""Calibration of the analysis: of the positions with a stated chance of 70 %, how many are won.

Engine players meet, and before every decision the chances that the search states are noted. The
corrections of the analysis are fitted to them and written to `trimino/analysis/calibration.json`.
The printed table, and the picture `docs/pictures/calibration.svg`, correct each match by the fit to
the other half of the matches. Intervals are over matches, since positions of a match depend on each
other.

    python3 run.py bench calibration
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from matplotlib import rc_context
from matplotlib.figure import Figure

from trimino.analysis.calibration import Correction, kind_of, logit
from trimino.arena.game import scored
from trimino.bots.random_source import random_source
from trimino.engine.action_choice import judge_actions
from trimino.engine.budget import Budget
from trimino.rules import Match, published

BUDGET = Budget(simulations=100)
SEED = 1
BINS = 10
ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "calibration.svg"
FITTED = ROOT / "trimino" / "analysis" / "calibration.json"

Values = npt.NDArray[np.float64]


class CalibrationTable(NamedTuple):
    """A rule set, a number of players and a number of matches."""

    rules: str
    seats: int
    matches: int

    @property
    def name(self) -> str:
        return f"{self.rules}, {self.seats} players"


TABLES = (
    CalibrationTable("triomino", 2, 48),
    CalibrationTable("triomino", 4, 16),
    CalibrationTable("tri-domino", 2, 40),
    CalibrationTable("tri-domino", 4, 16),
)


class Note(NamedTuple):
    """A stated chance, and the share that was won."""

    match: int
    kind: str
    stated: float
    won: float


class Bin(NamedTuple):
    """Positions with similar chances: their number, mean, share won and its margin."""

    positions: int
    stated: float
    won: float
    margin: float


def play(table: CalibrationTable, number: int) -> Iterator[tuple[Note, Note]]:
    """The notes of one match: for the match, and for the round."""
    match = Match(published(table.rules), table.seats)
    deals, rng = random_source(SEED, number, "deals"), random_source(SEED, number, "engine")
    noted: list[tuple[int, int, str, float, float]] = []
    while not match.over:
        if match.needs_deal:
            match.deal(deals)
        seat = match.round.turn
        view = match.view(seat)
        best = judge_actions(view, BUDGET, rng)[0]
        noted.append((len(match.rounds) - 1, seat, kind_of(view), best.match, best.round))
        match.play(best.action)
    best_of_round = [scored(played.points, match.rules).winners for played in match.rounds]
    for played, seat, kind, of_match, of_round in noted:
        yield (
            Note(number, kind, of_match, share(match.winners, seat)),
            Note(number, kind, of_round, share(best_of_round[played], seat)),
        )


def share(winners: Sequence[int], seat: int) -> float:
    return (seat in winners) / len(winners)


def fit(notes: Sequence[Note]) -> Correction:
    """The maximum likelihood correction, with a weak prior for few notes.

    Newton's method with short steps, since chances near 0 and 1 would make it diverge.
    """
    stated = np.array([[logit(note.stated), 1.0] for note in notes])
    won = np.array([note.won for note in notes])
    plain = np.array([1.0, 0.0])
    found = plain.copy()
    for _ in range(200):
        chances = 1 / (1 + np.exp(-stated @ found))
        slope = stated.T @ (won - chances) - (found - plain)
        bend = (stated.T * (chances * (1 - chances))) @ stated + np.eye(2)
        found += np.clip(np.linalg.solve(bend, slope), -0.1, 0.1)
    return Correction(*(round(float(value), 3) for value in found))


def crossed(notes: Sequence[Note]) -> list[Note]:
    """The notes, each corrected by the fit to the other half of the matches."""
    kinds = {note.kind for note in notes}
    halves = {
        (kind, half): fit([n for n in notes if n.kind == kind and n.match % 2 != half])
        for kind in kinds
        for half in (0, 1)
    }
    return [
        note._replace(stated=halves[note.kind, note.match % 2].of(note.stated)) for note in notes
    ]


def bins(notes: Sequence[Note]) -> list[Bin]:
    sorted_in: dict[int, list[Note]] = {}
    for note in notes:
        sorted_in.setdefault(min(int(note.stated * BINS), BINS - 1), []).append(note)
    return [bin_of(found) for _, found in sorted(sorted_in.items())]


def bin_of(notes: Sequence[Note]) -> Bin:
    won = np.array([note.won for note in notes])
    mean = float(won.mean())
    # Positions of a match are correlated, so each match counts as one cluster.
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


def tell(table: CalibrationTable, what: str, notes: Sequence[Note], found: Sequence[Bin]) -> None:
    print(f"\n{table.name}, {what}: {len(notes)} positions of {table.matches} matches,")
    print(f"off by {off_by(found):.1f} % on average, uncorrected by {off_by(bins(notes)):.1f} %")
    print("   positions  stated     won")
    for each in found:
        told = f"{each.positions:12} {100 * each.stated:6.1f} % {100 * each.won:6.1f}"
        print(f"{told} ± {100 * each.margin:.1f} %", flush=True)


def main() -> None:
    figure = Figure(figsize=(11, 5), layout="constrained")
    panels = dict(zip(("match", "round"), figure.subplots(1, 2), strict=True))
    fitted: dict[str, dict[str, Correction]] = {}
    for table in TABLES:
        pairs = [pair for number in range(table.matches) for pair in play(table, number)]
        for (what, axes), notes in zip(panels.items(), zip(*pairs, strict=True), strict=True):
            found = bins(crossed(notes))
            tell(table, what, notes, found)
            draw(axes, table.name, found)
            for kind in {note.kind for note in notes}:
                own = [note for note in notes if note.kind == kind]
                fitted.setdefault(kind, {})[what] = fit(own)
    for what, axes in panels.items():
        axes.plot([0, 100], [0, 100], color="grey", linewidth=0.8)
        axes.set_xlabel(f"chance of winning the {what} as stated, %")
        axes.set_ylabel("won, %")
        axes.legend()
    with rc_context({"svg.hashsalt": "trimino"}):
        figure.savefig(PICTURE, metadata={"Date": None})
    lines = [f"  {json.dumps(kind)}: {json.dumps(fitted[kind])}" for kind in sorted(fitted)]
    FITTED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
