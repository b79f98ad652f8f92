"""Kernels that appraise a position in which nothing is hidden, without playing on.

`python3 run.py bench appraisal` trains the weights.
"""

from typing import Any

from trimino.engine.bits import NONE, size
from trimino.engine.compiled import kernel
from trimino.engine.moves import hand_value
from trimino.engine.packed import PLAIN


@kernel
def appraise(s: Any, r: Any, w: Any) -> int:
    """The lead that the player to move may expect to gain until the end of the round.

    It is linear in the advantages of this player over the other, each with a weight that is linear
    in the number of tiles that both hold.
    """
    bonus, fitting, tiles, value = advantages(s, r)
    held = size(s.hands[0]) + size(s.hands[1])
    a, b = w.appraisal, w.appraisal_by_tile
    worth = a[0] + held * b[0]
    worth += (a[1] + held * b[1]) * bonus + (a[2] + held * b[2]) * fitting
    worth += (a[3] + held * b[3]) * tiles + (a[4] + held * b[4]) * value
    return int(worth)


@kernel
def advantages(s: Any, r: Any) -> Any:
    """What the player to move has more of than the other.

    Bonuses that wait for a tile of the hand, tiles that fit somewhere, tiles, and their value.
    """
    mine, theirs = s.hands[s.turn], s.hands[1 - s.turn]
    fitting, waiting, bonus = NONE, NONE, 0
    for gap in range(s.gaps):
        fits = s.fits[gap]
        fitting |= fits
        if s.kind[gap] != PLAIN:
            # At most one tile fits, and it can be laid only once.
            if fits & mine & ~waiting:
                bonus += r.bonus[s.kind[gap]]
            elif fits & theirs & ~waiting:
                bonus -= r.bonus[s.kind[gap]]
            waiting |= fits
    return (
        bonus,
        size(fitting & mine) - size(fitting & theirs),
        size(mine) - size(theirs),
        hand_value(mine) - hand_value(theirs),
    )
