"""Kernels that play on by levels: a player of a level keeps to a plan and overlooks bonuses.

With more than two players some play whole rounds at a glance: they see only some of the gaps, and
choose the placement there that scores most.

Whether a gap is overlooked follows from the world and the position, not from a stream of random
numbers. So a world goes on in the same way before and after an action that was expected in it, and
two moments differ only by what has changed between them.
"""

from typing import Any, NamedTuple

import numpy as np

from trimino.engine.bits import NONE, size
from trimino.engine.compiled import inlined, kernel
from trimino.engine.compiled_bots import GREEDY, HEURISTIC, bot_action
from trimino.engine.moves import SHIFT, act, layable, other_action
from trimino.engine.packed import FOLLOW_UP, OVER, TURN

CHANCE_STEPS = 1 << 16
"""Steps of a chance to overlook, to be patient, or to attend."""

HOUSE_PLAN, DRAIN_PLAN, OWN_PLAN = range(3)
"""Plans: to lay when one can, to drain the well, and to think of drawing."""

GROWN, _FEW = 3, 4
"""Counts beyond which more make no difference for draining the well: tiles in the own hand
beyond those that were dealt, and tiles in the smallest other hand."""

PATIENT_SALT, ATTENTIVE_SALT, INCLINED_SALT, DRAWING_SALT = 1, 65, 129, 193
"""Salts: they make the four random choices of a world independent of each other."""


class LevelArrays(NamedTuple):
    """The levels of a table: by seat the compiled bot, and the chances that go with its level.

    `overlooks` is the chance to overlook a bonus, `patience` that to be patient in a match,
    `attention` that to attend to a round, and `haste` that to overlook any gap in a round played at
    a glance. `searches` marks the seats that search. `draining` holds the chances that these draw
    although a tile fits: the numbers of `trimino.analysis.draining`, none where they draw as the
    heuristic does. `plans` holds three sets of weights: to lay when one can, to drain the well, and
    the engine's own. A patient player uses the engine's own weights, any other those to lay; the
    player who decides may keep to any of the three.
    """

    bots: Any
    overlooks: Any
    patience: Any
    attention: Any
    haste: Any
    searches: Any
    draining: Any
    plans: Any


class SeatHabits(NamedTuple):
    """The seats that think of drawing in a world, and those that attend to a round, as bits.

    `source` is that of the world.
    """

    patient: Any
    attentive: Any
    source: Any


@inlined
def is_overlooked(s: Any, gap: int, chance: int) -> Any:
    """Whether the player on turn overlooks a gap in this world."""
    return happens(s, np.uint64(s.cell[gap]), chance)


@inlined
def happens(s: Any, what: Any, chance: int) -> Any:
    """Whether something happens to the player on turn in this world and position."""
    x = s.source ^ (s.laid * np.uint64(0x9E3779B97F4A7C15))
    x ^= s.hands[s.turn] * np.uint64(0xC2B2AE3D27D4EB4F) + what
    return _mixed(x) < chance


@inlined
def _mixed(x: Any) -> Any:
    """One of all steps, each as likely."""
    x *= np.uint64(0xD6E8FEB86659FD93)
    x ^= x >> np.uint64(32)
    x *= np.uint64(0xD6E8FEB86659FD93)
    return np.int64(x >> np.uint64(48))


@inlined
def chosen_seats(source: Any, chances: Any, salt: int) -> Any:
    """Seats as bits, each with its own chance; the source of a world decides."""
    found = 0
    for seat in range(len(chances)):
        x = source ^ (np.uint64(seat + salt) * np.uint64(0xA0761D6478BD642F))
        x *= np.uint64(0xD6E8FEB86659FD93)
        x ^= x >> np.uint64(32)
        x *= np.uint64(0xD6E8FEB86659FD93)
        x ^= x >> np.uint64(32)
        x *= np.uint64(0xD6E8FEB86659FD93)
        if np.int64(x >> np.uint64(48)) < chances[seat]:
            found |= 1 << seat
    return found


@inlined
def seat_habits_in(source: Any, levels: Any) -> Any:
    """The habits of the seats in a world."""
    return SeatHabits(
        chosen_seats(source, levels.patience, PATIENT_SALT),
        chosen_seats(source, levels.attention, ATTENTIVE_SALT),
        source,
    )


@kernel
def level_action(
    s: Any, t: Any, r: Any, w: Any, bot: int, overlooks: int, haste: int, hidden: Any
) -> Any:
    """The action of a player of a level, at a glance if there is any haste.

    `hidden` keeps what is overlooked meanwhile.
    """
    mind = GREEDY if haste and bot == HEURISTIC else bot
    missed = max(haste, overlooks)
    if bot != HEURISTIC or missed == 0 or (s.phase != TURN and s.phase != FOLLOW_UP):
        return bot_action(mind, s, t, r, w)
    tiles, could, sees = layable(s, r), False, False
    for gap in range(s.gaps):
        hidden[gap] = NONE
        if not s.fits[gap] & tiles:
            continue
        could = True
        if is_overlooked(s, gap, missed if r.bonus[s.kind[gap]] > 0 else haste):
            hidden[gap] = s.fits[gap]
            s.fits[gap] = NONE
        else:
            sees = True
    action = np.int64(-1)
    if could and not sees:
        other = other_action(s, r, True)
        action = np.int64(other) << SHIFT if other >= 0 else action
    else:
        action = bot_action(mind, s, t, r, w)
    for gap in range(s.gaps):
        if hidden[gap]:
            s.fits[gap] = hidden[gap]
    return action if action >= 0 else bot_action(mind, s, t, r, w)


@kernel
def drains(s: Any, r: Any, levels: Any, source: Any) -> Any:
    """Whether a seat that searches draws now, or keeps a tile that was drawn, rather than lays."""
    turn, fewest, most = s.turn, 1 << 30, 0
    for seat in range(s.seats):
        if seat != turn:
            held = size(s.hands[seat])
            fewest, most = min(fewest, held), max(most, held)
    dealt, odds = r.hand[s.seats], levels.draining
    z = odds[0] + odds[1] * min(size(s.hands[turn]), dealt + GROWN) + odds[2] * min(fewest, _FEW)
    z += odds[3] * (most <= dealt) + odds[4] * (s.draws > 0)
    salt = np.uint64(turn + INCLINED_SALT) * np.uint64(0xA0761D6478BD642F)
    inclined = (_mixed(source ^ salt) + 0.5) / CHANCE_STEPS
    z += odds[5] * np.log(inclined / (1.0 - inclined))
    return happens(
        s, np.uint64(DRAWING_SALT) << np.uint64(32), np.int64(CHANCE_STEPS / (1.0 + np.exp(-z)))
    )


@kernel
def _plan_of(s: Any, r: Any, levels: Any, seat_habits: Any) -> int:
    """The plan of the player on turn."""
    if not (seat_habits.patient >> s.turn) & 1:
        return HOUSE_PLAN
    if len(levels.draining) and levels.searches[s.turn]:
        return DRAIN_PLAN if drains(s, r, levels, seat_habits.source) else HOUSE_PLAN
    return OWN_PLAN


@kernel
def play_with_levels(
    s: Any, t: Any, r: Any, levels: Any, seat_habits: Any, seat: int, plan: int, hidden: Any
) -> None:
    """Play a round to its end; with `plan` from 0 the seat keeps to that plan, and attends."""
    while s.phase != OVER:
        turn = s.turn
        overlooks = levels.overlooks[turn]
        if turn == seat and plan >= 0:
            own = levels.plans[plan]
            action = level_action(s, t, r, own, HEURISTIC, overlooks, 0, hidden)
        else:
            own = levels.plans[_plan_of(s, r, levels, seat_habits)]
            haste = 0 if (seat_habits.attentive >> turn) & 1 else levels.haste
            action = level_action(s, t, r, own, levels.bots[turn], overlooks, haste, hidden)
        act(s, r, action)
