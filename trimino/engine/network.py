"""Kernels of the network that foresees how a round without hidden tiles will end.

Its inputs are sets of tiles, by holder and by the number of gaps in which a tile fits, and a few
numbers. One hidden layer follows; the outputs are the lead that the player to move will gain until
the end of the round, and the points that both will score together.

`python3 run.py bench training` trains it.
"""

from typing import Any

import numpy as np

from trimino.engine.bits import NONE, ONE, lowest, size
from trimino.engine.compiled import kernel
from trimino.engine.moves import packed_hand_value
from trimino.engine.packed import PLAIN, TILE_COUNT

HIDDEN_UNITS = 32
"""Units of the hidden layer."""

GROUPS = 10
"""Sets of tiles: for each player tiles that fit in no gap, in one, in two, in more, and those for
which a bonus waits."""

NUMBERS = 16
"""Numbers beside the sets, see `look`."""

NETWORK = [
    ("tiles", np.float32, (GROUPS * TILE_COUNT, HIDDEN_UNITS)),
    ("numbers", np.float32, (NUMBERS, HIDDEN_UNITS)),
    ("bias", np.float32, HIDDEN_UNITS),
    ("outputs", np.float32, (2, HIDDEN_UNITS)),
    ("direct", np.float32, (2, NUMBERS)),
    ("constant", np.float32, 2),
    ("spread", np.float32),
]
"""The weights of a network, as fields of a record; `direct` leads past the hidden layer. Outputs
are in hundreds of points. `spread` is the standard deviation of the lead from what was foreseen, in
points, divided by the square root of the number of tiles that are held."""


@kernel
def look(s: Any, r: Any, numbers: Any) -> Any:
    """The sets of tiles that fit somewhere, in two gaps, in more, and where a bonus waits.

    The numbers beside them are written into `numbers`.
    """
    mine, theirs = s.hands[s.turn], s.hands[1 - s.turn]
    one, two, more, waiting = NONE, NONE, NONE, NONE
    my_bonus, their_bonus, only_mine, only_theirs, shared = 0, 0, 0, 0, 0
    for gap in range(s.gaps):
        fits = s.fits[gap]
        more |= two & fits
        two |= one & fits
        one |= fits
        if fits & mine:
            if fits & theirs:
                shared += 1
            else:
                only_mine += 1
        elif fits & theirs:
            only_theirs += 1
        if s.kind[gap] != PLAIN:
            # At most one tile fits, and it can be laid only once.
            if fits & mine & ~waiting:
                my_bonus += r.bonus[s.kind[gap]]
            elif fits & theirs & ~waiting:
                their_bonus += r.bonus[s.kind[gap]]
            waiting |= fits
    numbers[0], numbers[1] = 0.1 * size(mine), 0.1 * size(theirs)
    numbers[2], numbers[3] = 0.01 * packed_hand_value(mine), 0.01 * packed_hand_value(theirs)
    numbers[4], numbers[5] = 0.01 * my_bonus, 0.01 * their_bonus
    numbers[6], numbers[7] = 0.1 * size(mine & one), 0.1 * size(theirs & one)
    numbers[8] = 0.01 * packed_hand_value(mine & ~one)
    numbers[9] = 0.01 * packed_hand_value(theirs & ~one)
    numbers[10], numbers[11], numbers[12] = 0.1 * only_mine, 0.1 * only_theirs, 0.1 * shared
    numbers[13] = s.passes
    numbers[14], numbers[15] = mine & one == NONE, theirs & one == NONE
    return one, two, more, waiting


@kernel
def foresee(s: Any, r: Any, w: Any) -> Any:
    """The lead that the player to move will gain, and the points that both will score."""
    numbers = np.empty(NUMBERS, np.float32)
    one, two, more, waiting = look(s, r, numbers)
    hidden = np.empty(HIDDEN_UNITS, np.float32)
    for k in range(HIDDEN_UNITS):
        hidden[k] = w.bias[k]
    for side in range(2):
        held, row = s.hands[s.turn if side == 0 else 1 - s.turn], side * 5 * TILE_COUNT
        add_rows(hidden, w, held & ~one, row)
        add_rows(hidden, w, held & one & ~two, row + TILE_COUNT)
        add_rows(hidden, w, held & two & ~more, row + 2 * TILE_COUNT)
        add_rows(hidden, w, held & more, row + 3 * TILE_COUNT)
        add_rows(hidden, w, held & waiting, row + 4 * TILE_COUNT)
    lead, total = w.constant[0], w.constant[1]
    for i in range(NUMBERS):
        lead += numbers[i] * w.direct[0, i]
        total += numbers[i] * w.direct[1, i]
        for k in range(HIDDEN_UNITS):
            hidden[k] += numbers[i] * w.numbers[i, k]
    for k in range(HIDDEN_UNITS):
        unit = max(hidden[k], np.float32(0))
        lead += unit * w.outputs[0, k]
        total += unit * w.outputs[1, k]
    return 100 * lead, 100 * total


@kernel
def add_rows(hidden: Any, w: Any, tiles: Any, first: int) -> None:
    """Add the weights of some tiles to the hidden units."""
    while tiles:
        row = first + lowest(tiles)
        tiles &= tiles - ONE
        for k in range(HIDDEN_UNITS):
            hidden[k] += w.tiles[row, k]
