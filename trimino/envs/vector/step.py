"""Kernels that advance all tables by a step, and begin new episodes."""

from typing import Any

import numpy as np

from trimino.engine.compiled import entry, kernel
from trimino.engine.compiled_bots import bot_action
from trimino.engine.dealing import deal, pick, set_opener
from trimino.engine.match_end import is_match_over, packed_next_opener
from trimino.engine.packed import OVER, STATE, PackedRules, PackedState
from trimino.engine.weights import Weights
from trimino.envs.encoding import ACTIONS, SIZE
from trimino.envs.vector.action_mask import play_code, play_number, show_legal
from trimino.envs.vector.episode_end import episode_winners, note_action, result
from trimino.envs.vector.layout import PERSON, TABLE, GameArray, TableArray
from trimino.envs.vector.observation_rows import COUNTS_AT, show_nothing, show_reader
from trimino.envs.vector.prefetch import fetch, offset

AHEAD = 3
"""Tables ahead of the current one that are prefetched."""

HANDS, CELLS, KINDS = (offset(STATE, name) for name in ("hands", "cell", "kind"))
SIDES = offset(TABLE, "side")


@entry
def begin(
    states: PackedState,
    tables: TableArray,
    rules: PackedRules,
    weights: Weights,
    game: GameArray,
    which: Any,
    rows: Any,
    masks: Any,
    turns: Any,
) -> None:
    """Begin an episode at the tables in `which`; the last state is for trying placements."""
    t, r, w, g = states[len(which)], rules[0], weights[0], game[0]
    for i in range(len(which)):
        if which[i]:
            s, m = states[i], tables[i]
            begin_episode(s, t, m, r, w, g, rows[i])
            show_reader(s, m, r, rows[i], s.turn)
            show_legal(s, m, r, masks[i])
            turns[i] = s.turn


@entry
def step(
    states: PackedState,
    tables: TableArray,
    rules: PackedRules,
    weights: Weights,
    game: GameArray,
    actions: Any,
    rows: Any,
    masks: Any,
    turns: Any,
    rewards: Any,
    each: Any,
    over: Any,
    finals: Any,
    totals: Any,
) -> int:
    """Carry out an action at every table; or if one is illegal, at none, and return that table."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= ACTIONS or not masks[i, actions[i]]:
            return i
    t, r, w, g = states[len(actions)], rules[0], weights[0], game[0]
    for i in range(len(actions)):
        fetch_table(states, tables, rows, i + AHEAD)
        s, m, row, actor = states[i], tables[i], rows[i], turns[i]
        total = s.before[actor] + s.points[actor]
        total += play_number(s, m, r, row, actions[i])
        note_action(s, m, r, actor, total)
        over[i] = play_to_agent(s, t, m, r, w, g, row)
        reward(s, m, r, g, over[i], each[i])
        rewards[i] = each[i, actor]
        if over[i]:
            show_reader(s, m, r, row, actor)
            for k in range(SIZE):
                finals[i, k] = row[k]
            for seat in range(s.seats):
                totals[i, seat] = m.credited[seat]
            begin_episode(s, t, m, r, w, g, row)
        show_reader(s, m, r, row, s.turn)
        show_legal(s, m, r, masks[i])
        turns[i] = s.turn
    return -1


@kernel
def fetch_table(states: PackedState, tables: TableArray, rows: Any, i: int) -> None:
    """Prefetch what every step reads: gaps, hands, names and the observation."""
    fetch(states, i, 0, 256)
    fetch(states, i, HANDS, CELLS + 64)
    fetch(states, i, KINDS, KINDS + 64)
    fetch(tables, i, 0, 64)
    fetch(tables, i, SIDES, SIDES + 256)
    fetch(rows, i, 0, 256)
    fetch(rows, i, 2 * COUNTS_AT, 2 * SIZE)


@kernel
def begin_episode(s: Any, t: Any, m: Any, r: Any, w: Any, g: Any, row: Any) -> None:
    """Deal until the agent is to act: bots may play an episode to its end before."""
    over = True
    while over:
        for seat in range(g.seats):
            m.credited[seat] = 0
            m.first[seat] = 0
        m.time = 0
        m.round = 0
        m.youngest = pick(s, g.seats)
        deal(s, r, g.seats, m.youngest)
        show_nothing(m, row)
        over = play_to_agent(s, t, m, r, w, g, row)


@kernel
def play_to_agent(s: Any, t: Any, m: Any, r: Any, w: Any, g: Any, row: Any) -> bool:
    """Play until the agent is to act; return whether the episode ended before."""
    while True:
        if s.phase == OVER:
            if not g.whole_match or is_match_over(s, r, m.round + 1, r.rounds):
                return True
            next_round(s, m, r, row)
        seat = s.turn
        if g.player[seat] == PERSON:
            return False
        total = s.before[seat] + s.points[seat]
        total += play_code(s, m, r, row, bot_action(g.player[seat], s, t, r, w))
        note_action(s, m, r, seat, total)


@kernel
def next_round(s: Any, m: Any, r: Any, row: Any) -> None:
    m.round += 1
    opener = packed_next_opener(s, r)
    for seat in range(s.seats):
        m.before[seat] = s.before[seat] + s.points[seat]
    deal(s, r, s.seats, m.youngest)
    if opener >= 0:
        set_opener(s, opener)
    for seat in range(s.seats):
        s.before[seat] = m.before[seat]
    show_nothing(m, row)


@kernel
def reward(s: Any, m: Any, r: Any, g: Any, over: bool, each: Any) -> None:
    """The rewards of all seats: points since the last rewards, and the result at the end."""
    worth = r.sign * g.points
    for seat in range(s.seats):
        total = s.before[seat] + s.points[seat]
        each[seat] = worth * (total - m.credited[seat])
        m.credited[seat] = total
    if over and g.result:
        winners = episode_winners(s, m, r, g.whole_match)
        for seat in range(s.seats):
            each[seat] += g.result * result(winners, seat)


@entry
def choose_legal(tables: TableArray, sources: Any, actions: Any) -> None:
    """A legal action for every table, each equally likely."""
    for i in range(len(actions)):
        x = sources[i]
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
        sources[i] = x
        chosen = ((x >> np.uint64(32)) * np.uint64(tables[i].choices)) >> np.uint64(32)
        actions[i] = tables[i].legal[chosen]
