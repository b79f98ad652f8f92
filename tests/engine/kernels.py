"""Entries for tests: kernels that otherwise only kernels call."""

from typing import Any

import numpy as np

from trimino.engine.compiled import entry
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import act_at_random, clear, deal, pick
from trimino.engine.packed_field import lay, lay_first


@entry
def copied(into: Any, states: Any) -> None:
    copy_state(into[0], states[0])


@entry
def picks(states: Any, number: int, times: int) -> Any:
    """How often each number came."""
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
