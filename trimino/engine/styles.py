"""Styles of the others at a table of four or more: who hoards, and who lays when a tile fits?

With that many players the heuristic lays when it can, and whoever hoards plays another game.
Nobody sees whether a player who draws could have laid, but somebody who draws again and again
probably could. The search lets the others play on as they have played in the round so far.
"""

from functools import lru_cache
from math import log

import numpy as np
import numpy.typing as npt

from trimino.engine.weights import Weights, weights_for
from trimino.rules import Draw, Event, MatchView, Place, Ruleset

FEWEST = 4
"""Players from whom on styles are told apart: with fewer the heuristic hoards itself."""

LAYS, HOARDS = 0, 1
"""Rows of the weights."""

_ENOUGH = 20.0
"""The points for which a hoarder lays a tile after all."""
_GUARD = 1.0
"""The number of tiles in a rival's hand at which a hoarder stops."""

DREW = log(0.9 / 0.3)
"""The evidence of a draw: who hoards nearly always draws, who lays draws when nothing fits."""
_LAID = log(0.05 / 0.6)
"""The evidence of a tile laid for few points while one could still draw."""


@lru_cache(maxsize=64)
def style_weights(rules: Ruleset, seats: int) -> Weights:
    """The weights of the styles that are told apart; the usual ones come first."""
    usual = weights_for(rules, seats)
    if not _are_told_apart(rules, seats):
        return usual
    hoarding = usual.copy()
    hoarding["draw_below"][0, 0] = _ENOUGH
    hoarding["guard"][0, 0] = _GUARD
    return np.concatenate([usual, hoarding])


def styles_of(view: MatchView) -> npt.NDArray[np.int64]:
    """The row of each seat in the weights: what it probably is, from its actions in this round."""
    known = np.zeros(view.players)
    if _are_told_apart(view.rules, view.players):
        enough = _ENOUGH * float(style_weights(view.rules, view.players)["unit"][0])
        for event, draws in _with_draws(view.now.events):
            known[event.seat] += _evidence(event, draws, enough, view.rules)
    return np.where(known > 0, HOARDS, LAYS).astype(np.int64)


def _are_told_apart(rules: Ruleset, seats: int) -> bool:
    return rules.free_draw and seats >= FEWEST


def _with_draws(events: tuple[Event, ...]) -> list[tuple[Event, int]]:
    """Each event with the number of draws just before it in the same turn."""
    found, draws = list[tuple[Event, int]](), 0
    for event in events:
        found.append((event, draws))
        draws = draws + 1 if isinstance(event.action, Draw) else 0
    return found


def _evidence(event: Event, draws: int, enough: float, rules: Ruleset) -> float:
    """The evidence of an event for hoarding, as the logarithm of a likelihood ratio."""
    if isinstance(event.action, Draw):
        return DREW
    may_draw = rules.draw_limit is None or draws < rules.draw_limit
    if isinstance(event.action, Place) and may_draw and event.points < enough:
        return _LAID
    return 0.0
