"""Entries for tests: kernels that otherwise only kernels call."""

from typing import Any

import numpy as np

from bench.training.rounds import note
from trimino.engine.compiled import entry
from trimino.engine.compiled_bots import bot_action
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import act_at_random, clear, deal, pick
from trimino.engine.match_end import (
    is_match_over,
    match_winners,
    note_target,
    packed_next_opener,
    round_winners,
)
from trimino.engine.network import foresee
from trimino.engine.packed_field import lay, lay_first


@entry
def copied(into: Any, states: Any) -> None:
    copy_state(into[0], states[0])


@entry
def picks(states: Any, number: int, times: int) -> Any:
    """The frequency of each number."""
    counts = np.zeros(number, np.int64)
    for _ in range(times):
        counts[pick(states[0], number)] += 1
    return counts


@entry
def dealt(states: Any, rules: Any, seats: int, youngest: int) -> None:
    deal(states[0], rules[0], seats, youngest)


@entry
def acted(states: Any, rules: Any) -> None:
    act_at_random(states[0], rules[0])


@entry
def cleared(states: Any) -> None:
    clear(states[0], 2)


@entry
def started(states: Any, tile: int) -> None:
    """A tile begins a field."""
    lay_first(states[0], tile, 0)


@entry
def laid(states: Any, page: int, cell: int, tile: int) -> None:
    lay(states[0], page, cell, tile)


@entry
def bot_acted(bot: int, states: Any, rules: Any, weights: Any) -> int:
    """The action of a compiled bot, as a number."""
    return bot_action(bot, states[0], states[1], rules[0], weights[0])  # type: ignore[no-any-return]


@entry
def noted(states: Any, rules: Any, first: Any, time: int, seat: int, total: int) -> int:
    return note_target(states[0], rules[0], first, time, seat, total)  # type: ignore[no-any-return]


@entry
def ended(states: Any, rules: Any, rounds: int, last: int) -> bool:
    return is_match_over(states[0], rules[0], rounds, last)  # type: ignore[no-any-return]


@entry
def opens_next(states: Any, rules: Any) -> int:
    return packed_next_opener(states[0], rules[0])  # type: ignore[no-any-return]


@entry
def won(states: Any, rules: Any, totals: Any, first: Any) -> int:
    """The winners of a match whose last round this is, as bits."""
    s, r = states[0], rules[0]
    return match_winners(s.seats, r, totals, first, round_winners(s, r))  # type: ignore[no-any-return]


@entry
def foreseen(states: Any, rules: Any, weights: Any, samples: Any, found: Any) -> None:
    """What the network foresees, and its inputs."""
    note(states[0], rules[0], samples[0], 0)
    found[0], found[1] = foresee(states[0], rules[0], weights[0])
