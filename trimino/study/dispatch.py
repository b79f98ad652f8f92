"""Dispatch of a batch to the kernel of its trial; importing this module loads NumPy and Numba."""

from functools import cache

import numpy as np

from trimino.engine.compiled_bots import COMPILED_BOTS
from trimino.engine.kernel_folder import compile_lock
from trimino.engine.packed import new_states
from trimino.engine.packing import pack_rules
from trimino.engine.weights import plans_for
from trimino.rules import published
from trimino.study.kernels import choices, slots, worth
from trimino.study.kernels.choices import count_choices
from trimino.study.kernels.hoarding import count_hoarding
from trimino.study.kernels.playout import BatchSetup
from trimino.study.kernels.rounds import count_round_statistics
from trimino.study.kernels.worth import count_worth
from trimino.study.plan import BOTS, StudyBatch, StudyTable
from trimino.study.questions import Trial
from trimino.study.run_batch import SlotCounts

_ENTRIES = {
    Trial.ROUND_STATISTICS: (count_round_statistics, slots.ROUND_STATISTICS_SIZE),
    Trial.WORTH: (count_worth, slots.WORTH_SIZE),
    Trial.HOARDING: (count_hoarding, slots.HOARDING_SIZE),
    Trial.CHOICES: (count_choices, slots.CHOICES_SIZE),
}

STATES = max(worth.WORTH_STATES, choices.CHOICE_STATES)
"""States that a kernel may use."""


@cache
def ensure_trial_compiled(trial: Trial) -> None:
    """Compile the kernel of a trial once; other processes on this machine wait."""
    with compile_lock():
        count_batch(
            StudyBatch(StudyTable(published("triomino"), 2), trial, BOTS[0], rounds=1, seed=1)
        )


def count_batch(batch: StudyBatch) -> SlotCounts:
    """Play a batch and return its counts."""
    entry, size = _ENTRIES[batch.trial]
    counts = np.zeros(size, np.int64)
    entry(new_states(STATES), batch_setup(batch), batch.rounds, batch.seed, counts)
    return tuple(counts.tolist())


def batch_setup(batch: StudyBatch) -> BatchSetup:
    """The settings of a batch for its kernel."""
    rules, seats = batch.table
    plans = plans_for(rules, seats)
    if batch.trial is Trial.HOARDING:
        # Use the heuristic's plan that never draws when it can lay.
        plans = plans[~plans["draw_below"].any(axis=1)]
    return BatchSetup(pack_rules(rules), plans[:1], COMPILED_BOTS[batch.bot], seats)
