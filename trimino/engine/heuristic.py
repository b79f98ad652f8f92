"""Kernels of the heuristic: a fast choice from what a seat sees.

It ranks placements by points, and evaluates what the best few leave on the table: what the seat
could lay next, and what the others could, who may hold any unseen tile. It is a bot of its own, and
plays out the rounds that the search simulates.
"""

from typing import Any

import numpy as np

from trimino.engine.bits import NONE, ONE, bit, highest, lowest, size
from trimino.engine.compiled import inlined, kernel, shared
from trimino.engine.copy_state import copy_state
from trimino.engine.moves import DRAW_KIND, PASS_KIND, SHIFT, START_KIND, act, layable, other_action
from trimino.engine.packed import FOLLOW_UP, OVER, PLAIN, TURN
from trimino.engine.packed_field import lay
from trimino.engine.tile_tables import VALUE

CANDIDATES = 6
"""Placements that are evaluated closely."""


@kernel
def heuristic_code(s: Any, t: Any, r: Any, w: Any) -> Any:
    """The action of the heuristic; `t` is a state for trying placements."""
    if s.phase == TURN or s.phase == FOLLOW_UP:
        return decide_turn(s, t, r, w)
    return decide_start(s, r, w)


@kernel
def decide_start(s: Any, r: Any, w: Any) -> Any:
    """Begin a field with the tile of highest value."""
    return highest(layable(s, r)) | START_KIND << SHIFT


@kernel
def decide_turn(s: Any, t: Any, r: Any, w: Any) -> Any:
    tiles = layable(s, r)
    most = most_points(s, r, tiles)
    other = other_action(s, r, most >= 0)
    if most < 0:
        return other << SHIFT
    stage = stage_of(s)
    if other == DRAW_KIND and most < w.draw_below[stage] * w.unit and may_hoard(s, w, stage):
        return DRAW_KIND << SHIFT
    if other == PASS_KIND and most < w.lay_below[stage] * w.unit and may_hoard(s, w, stage):
        return PASS_KIND << SHIFT
    return best_placement(s, t, r, w, tiles)


@kernel
def most_points(s: Any, r: Any, tiles: Any) -> int:
    """The most that a placement scores now, or -1 if there is none."""
    most = -1
    for gap in range(s.gaps):
        fitting = s.fits[gap] & tiles
        if fitting:
            # Of the tiles that fit, the one of highest value scores most.
            most = max(most, r.tile[highest(fitting)] + r.bonus[s.kind[gap]])
    return most


@inlined
def stage_of(s: Any) -> int:
    """The stage of the round, which selects the weights: 1 once the well is empty."""
    return 0 if s.well_size else 1


@kernel
def may_hoard(s: Any, w: Any, stage: int) -> bool:
    """Whether the seat may hoard: no other seat is about to go out."""
    for seat in range(s.seats):
        if seat != s.turn and size(s.hands[seat]) <= w.guard[stage]:
            return False
    return True


@kernel
def best_placement(s: Any, t: Any, r: Any, w: Any, tiles: Any) -> Any:
    """The placement with the best evaluation."""
    codes = np.empty(CANDIDATES, np.int64)
    likes = np.empty(CANDIDATES, np.float64)
    rank_placements(s, t, r, w, tiles, CANDIDATES, CANDIDATES, codes, likes)
    return codes[0]


@shared
def rank_placements(
    s: Any, t: Any, r: Any, w: Any, tiles: Any, most: int, closely: int, codes: Any, likes: Any
) -> int:
    """Write placements into `codes`, the best first, and return their number.

    The `most` that score most are kept, and the first of them are evaluated `closely`.
    """
    count = 0
    value = w.value[stage_of(s)]
    for gap in range(s.gaps):
        fitting = s.fits[gap] & tiles
        while fitting:
            tile = lowest(fitting)
            fitting &= fitting - ONE
            like = r.sign * (r.tile[tile] + r.bonus[s.kind[gap]]) + value * VALUE[tile]
            if count == most and like <= likes[count - 1]:
                continue
            last = count if count < most else count - 1
            insert(codes, likes, last, tile | np.int64(s.cell[gap]) << 8, like)
            count = min(count + 1, most)
    if count > 1:
        for i in range(min(count, closely)):
            gap = s.status[codes[i] >> 8]
            like = likes[i] + prospects(s, t, r, w, gap, codes[i] & 63)
            insert(codes, likes, i, codes[i], like)
    return count


@kernel
def insert(codes: Any, likes: Any, last: int, code: int, like: float) -> None:
    """Insert a placement into those before the place `last`, behind its equals."""
    at = last
    while at > 0 and likes[at - 1] < like:
        likes[at], codes[at] = likes[at - 1], codes[at - 1]
        at -= 1
    likes[at], codes[at] = like, code


@kernel
def prospects(s: Any, t: Any, r: Any, w: Any, gap: int, tile: int) -> float:
    """The evaluation of what a placement leaves, to its player and to the others."""
    copy_state(t, s)
    cell = np.int64(s.cell[gap])
    lay(t, cell >> 11, cell & 2047, tile)
    hand = s.hands[s.turn] & ~bit(tile)
    unseen = ~(t.laid | hand) & np.uint64((1 << 56) - 1)
    after = s.turn + 1 if s.turn + 1 < s.seats else 0
    held = size(s.hands[after]) / max(1, size(unseen))
    mine, theirs = NONE, NONE
    follow, secure, threat = 0.0, 0.0, 0.0
    for i in range(t.gaps):
        fits = t.fits[i]
        mine |= fits & hand
        theirs |= fits & unseen
        bonus = r.bonus[t.kind[i]]
        if fits & hand:
            follow = max(follow, bonus + r.tile[highest(fits & hand)])
        if t.kind[i] != PLAIN:
            missed = 1.0
            for _ in range(size(fits & unseen)):
                missed *= 1.0 - held
            threat = max(threat, bonus * (1.0 - missed))
            if fits & hand:
                secure += bonus * missed
    stage = stage_of(s)
    worth = w.mobility[stage] * size(mine) - w.others[stage] * size(theirs) * held
    worth = worth * w.unit + w.follow[stage] * follow + w.secure[stage] * secure
    return worth - w.threat[stage] * threat


@shared
def play_out(s: Any, t: Any, r: Any, w: Any, seat: int, own: Any) -> None:
    """Play a round to its end; one seat plays by weights of its own."""
    while s.phase != OVER:
        act(s, r, heuristic_code(s, t, r, own if s.turn == seat else w))
