"""Calibration: corrections of the chances that the search states.

The search plays on by the heuristic and takes the best of what it tries, so it is overconfident,
more at some tables than at others. `calibration.json` holds a slope and a shift for each kind of
table, fitted to matches between engine players by `bench/calibration.py`:

    corrected = sigmoid(slope * logit(stated) + shift)

It is monotonic, so it never changes which action is best.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import NamedTuple

from trimino.engine.sampled_mean import SampledMean
from trimino.rules import MatchView

SUREST = 0.005
"""Chances are clamped to this distance from 0 and 1."""


class Correction(NamedTuple):
    """The correction of a stated chance."""

    slope: float
    shift: float

    def of(self, chance: float) -> float:
        return 1 / (1 + exp(-self.slope * logit(chance) - self.shift))

    def loss(self, chance: float, lost: SampledMean) -> SampledMean:
        """The corrected loss of a chance, with its error."""
        step = lost.mean or lost.error or SUREST
        scale = (self.of(chance) - self.of(chance - step)) / step
        return SampledMean(scale * lost.mean, scale * lost.error)


class Corrections(NamedTuple):
    """The corrections for the match and for the round."""

    match: Correction
    round: Correction


NEVER = Corrections(Correction(0.0, -100.0), Correction(0.0, -100.0))


def logit(chance: float) -> float:
    kept = min(max(chance, SUREST), 1 - SUREST)
    return log(kept / (1 - kept))


def kind_of(view: MatchView) -> str:
    """The key of the corrections for a view."""
    seats = "two" if view.players == 2 else "more"
    drawing = "free" if view.rules.free_draw else "duty"
    hidden = "open" if view.players == 2 and view.now.position.well == 0 else "hidden"
    return f"{seats}-{drawing}-{hidden}"


def corrections_for(view: MatchView) -> Corrections:
    """The corrections for a position; in a solo game nobody wins."""
    return NEVER if view.players == 1 else _known()[kind_of(view)]


@cache
def _known() -> dict[str, Corrections]:
    data = json.loads((files("trimino.analysis") / "calibration.json").read_text("utf-8"))
    return {
        kind: Corrections(Correction(*values["match"]), Correction(*values["round"]))
        for kind, values in data.items()
    }
