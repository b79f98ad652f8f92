"""Kernels that play on by levels: a player of a level keeps to a plan and overlooks bonuses.

With more than two players some also play rounds at a glance: of what they see what scores most.

Whether a gap is overlooked follows from the world and the position, not from a stream of random
numbers. So a world goes on alike before and after an action that was expected there, and what is
left between two moments is what changed.
"""

from typing import Any, NamedTuple

import numpy as np

from trimino.engine.bits import NONE, size
from trimino.engine.compiled import inlined, kernel
from trimino.engine.compiled_bots import GREEDY, HEURISTIC, bot_action
from trimino.engine.moves import SHIFT, act, layable, other_action
from trimino.engine.packed import FOLLOW_UP, OVER, TURN

STEPS = 1 << 16
"""Steps of a chance to overlook, to be patient, or to attend."""

HOUSE, DRAIN, OWN = range(3)
"""The plans of who lays when one can, of who drains the well, and of who thinks of drawing."""

PATIENT, ATTENTIVE, INCLINED, DRAWING = 1, 65, 129, 193
"""Salts, by which the one does not follow from the other in a world."""


class LevelArrays(NamedTuple):
    """The levels of a table: by seat the compiled bot, and the chances that go with its level.

    Those are the chances to overlook a bonus, to be patient in a match, and to attend to a round.
    `searches` says who searches, and `draining` how likely they draw although a tile fits: the
    numbers of `trimino.analysis.draining`, none where they do as the heuristic. `plans` are
    weights: to lay when one can, to drain the well, and the engine's own. Who is patient plays by
    the last, others by the first; who decides may keep to any of them.
    """

    bots: Any
    overlooks: Any
    patience: Any
    attention: Any
    searches: Any
    draining: Any
    plans: Any


class Moods(NamedTuple):
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
    return mixed(x) < chance


@inlined
def mixed(x: Any) -> Any:
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
def moods_in(source: Any, levels: Any) -> Any:
    """How the seats are disposed in a world."""
    return Moods(
        chosen_seats(source, levels.patience, PATIENT),
        chosen_seats(source, levels.attention, ATTENTIVE),
        source,
    )


@kernel
def level_action(
    s: Any, t: Any, r: Any, w: Any, bot: int, overlooks: int, attends: bool, hidden: Any
) -> Any:
    """The action of a player of a level; `hidden` keeps what is overlooked meanwhile."""
    mind = bot if attends or bot != HEURISTIC else GREEDY
    if bot != HEURISTIC or overlooks == 0 or (s.phase != TURN and s.phase != FOLLOW_UP):
        return bot_action(mind, s, t, r, w)
    tiles, could, sees = layable(s, r), False, False
    for gap in range(s.gaps):
        hidden[gap] = NONE
        if not s.fits[gap] & tiles:
            continue
        could = True
        if r.bonus[s.kind[gap]] > 0 and is_overlooked(s, gap, overlooks):
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
def drains(s: Any, levels: Any, source: Any) -> Any:
    """Whether who searches draws now, or keeps a tile that was drawn, rather than lays."""
    turn, sign, unit = s.turn, np.int64(levels.plans[OWN].sign), levels.plans[OWN].unit
    fewest, most, best = 1 << 30, 0, -(1 << 30)
    for seat in range(s.seats):
        if seat != turn:
            held = size(s.hands[seat])
            fewest, most = min(fewest, held), max(most, held)
            best = max(best, sign * (s.before[seat] + s.points[seat]))
    behind = (best - sign * (s.before[turn] + s.points[turn])) / unit
    held, odds = size(s.hands[turn]), levels.draining
    z = odds[0] + odds[1] * held + odds[2] * fewest + odds[3] * (held > most)
    z += odds[4] * 0.01 * behind + odds[5] * (s.draws > 0)
    salt = np.uint64(turn + INCLINED) * np.uint64(0xA0761D6478BD642F)
    inclined = (mixed(source ^ salt) + 0.5) / STEPS
    z += odds[6] * np.log(inclined / (1.0 - inclined))
    return happens(s, np.uint64(DRAWING) << np.uint64(32), np.int64(STEPS / (1.0 + np.exp(-z))))


@kernel
def plan_of(s: Any, levels: Any, moods: Any) -> int:
    """The plan of the player on turn."""
    if not (moods.patient >> s.turn) & 1:
        return HOUSE
    if len(levels.draining) and levels.searches[s.turn]:
        return DRAIN if drains(s, levels, moods.source) else HOUSE
    return OWN


@kernel
def play_on(
    s: Any, t: Any, r: Any, levels: Any, moods: Any, seat: int, plan: int, hidden: Any
) -> None:
    """Play a round to its end; with `plan` from 0 the seat keeps to that plan, and attends."""
    while s.phase != OVER:
        turn = s.turn
        overlooks = levels.overlooks[turn]
        if turn == seat and plan >= 0:
            own = levels.plans[plan]
            action = level_action(s, t, r, own, HEURISTIC, overlooks, True, hidden)
        else:
            own = levels.plans[plan_of(s, levels, moods)]
            attends = (moods.attentive >> turn) & 1 == 1
            action = level_action(s, t, r, own, levels.bots[turn], overlooks, attends, hidden)
        act(s, r, action)
