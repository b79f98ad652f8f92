"""Chances as they come true: what the search states, corrected by what was seen to happen.

The search plays on by the heuristic, and takes the best of what it tries, so it is too sure of
itself; how much depends on the table. `calibration.json` holds for each kind of table a slope and a
shift, fitted to matches between engine players by `bench/calibration.py`:

    corrected = sigmoid(slope * logit(stated) + shift)

It rises with the stated chance, so it never changes which action is best.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import NamedTuple

from trimino.engine.sampled_mean import SampledMean
from trimino.rules import MatchView

SUREST = 0.005
"""Chances closer to 0 or 1 than this are taken to be this close: more is never known."""


class Correction(NamedTuple):
    """How a stated chance is corrected."""

    slope: float
    shift: float

    def of(self, chance: float) -> float:
        return 1 / (1 + exp(-self.slope * logit(chance) - self.shift))

    def loss(self, chance: float, lost: SampledMean) -> SampledMean:
        """What is lost of a chance, and how far that is known, after the correction."""
        step = lost.mean or lost.error or SUREST
        scale = (self.of(chance) - self.of(chance - step)) / step
        return SampledMean(scale * lost.mean, scale * lost.error)


class Corrections(NamedTuple):
    """Those for the match and for the round."""

    match: Correction
    round: Correction


NEVER = Corrections(Correction(0.0, -100.0), Correction(0.0, -100.0))


def logit(chance: float) -> float:
    kept = min(max(chance, SUREST), 1 - SUREST)
    return log(kept / (1 - kept))


def kind_of(view: MatchView) -> str:
    """The kind of table that a correction is for."""
    seats = "two" if view.players == 2 else "more"
    drawing = "free" if view.rules.free_draw else "duty"
    hidden = "open" if view.players == 2 and view.now.position.well == 0 else "hidden"
    return f"{seats}-{drawing}-{hidden}"


def corrections_for(view: MatchView) -> Corrections:
    """The corrections for what is stated of a position; in a solo game nobody wins."""
    return NEVER if view.players == 1 else _known()[kind_of(view)]


@cache
def _known() -> dict[str, Corrections]:
    data = json.loads((files("trimino.analysis") / "calibration.json").read_text("utf-8"))
    return {
        kind: Corrections(Correction(*values["match"]), Correction(*values["round"]))
        for kind, values in data.items()
    }
