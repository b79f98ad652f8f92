"""The order in which the endgame search tries actions: as the heuristic likes them."""

from typing import Any

import numpy as np

from trimino.engine.bits import size
from trimino.engine.compiled import kernel
from trimino.engine.heuristic import CANDIDATES, rank_placements
from trimino.engine.moves import (
    MAX_ACTIONS,
    PASS_KIND,
    SHIFT,
    layable,
    list_actions,
    other_action,
    packed_may_stop,
)
from trimino.engine.packed import FOLLOW_UP, TURN


@kernel
def order_actions(
    s: Any,
    t: Any,
    r: Any,
    w: Any,
    actions: Any,
    first: int,
    closely: int,
    reductions: Any,
    f: Any,
) -> int:
    """Write the actions to search into `actions`, in order; return their number.

    The remembered best comes `first`. The frame learns the heuristic's action, whether there is an
    alternative, and whether all actions will be searched.
    """
    searched = width(f.depth, reductions)
    f.usual = -1
    if s.phase == TURN or s.phase == FOLLOW_UP:
        total, count = order_turn(s, t, r, w, actions, max(searched, CANDIDATES), closely)
        if closely == CANDIDATES:
            f.usual = actions[0]
    else:
        total = order_start(s, r, actions)
        count = total
    f.alone = total == 1
    bring_to_front(actions, count, first)
    count = min(count, searched)
    f.exact = count == total
    return count


@kernel
def width(depth: int, reductions: Any) -> int:
    """The number of actions that have depth left for them."""
    if reductions[len(reductions) - 1] < depth:
        return MAX_ACTIONS
    count = 1
    while reductions[count] < depth:
        count += 1
    return count


@kernel
def order_turn(s: Any, t: Any, r: Any, w: Any, actions: Any, most: int, closely: int) -> Any:
    """Placements by liking, second what else is possible, and last to stop drawing.

    Returns the number of all actions, and of those that were written.
    """
    tiles, total = layable(s, r), 0
    for gap in range(s.gaps):
        total += size(s.fits[gap] & tiles)
    count = min(most, total)
    if count:
        likes = np.empty(count, np.float64)
        rank_placements(s, t, r, w, tiles, count, closely, actions, likes)
    other = other_action(s, r, total > 0)
    if other >= 0:
        actions[count] = actions[1]
        actions[min(1, count)] = other << SHIFT
        count += 1
        total += 1
    if packed_may_stop(s, r, other):
        actions[count] = PASS_KIND << SHIFT
        count += 1
        total += 1
    return total, count


@kernel
def order_start(s: Any, r: Any, actions: Any) -> int:
    """The tiles that may begin a field, the highest value first, and last what else is possible."""
    count = list_actions(s, r, actions)
    starts = count - (other_action(s, r, count > 0) >= 0)
    for i in range(starts // 2):
        actions[i], actions[starts - 1 - i] = actions[starts - 1 - i], actions[i]
    return count


@kernel
def bring_to_front(actions: Any, count: int, action: int) -> None:
    """Move an action to the front, if it is among them."""
    at = 0
    while at < count and actions[at] != action:
        at += 1
    if at < count:
        while at > 0:
            actions[at] = actions[at - 1]
            at -= 1
        actions[0] = action
