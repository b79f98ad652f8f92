"""Self-play: decisions of the current policy, and how each turned out.

The game of two is zero-sum, so one network plays both seats. Expectations are kept for seat 0; for
seat 1 the sign changes.
"""

from typing import Any, NamedTuple

import numpy as np
import torch

from examples.learning.advantages import Reals, advantages
from examples.learning.agent import best_of_each
from examples.learning.features import Floats
from examples.learning.lattice import Flags, Ints
from examples.learning.policy import judge
from examples.learning.tables import Tables

POINTS = 100
"""Points in one unit of expectation, so that the numbers of the network are about 1."""


class TableStep(NamedTuple):
    """One step of all tables, with the decisions at tables with a choice."""

    tables: Ints
    rows: Floats
    sizes: Ints
    chosen: Ints
    chance: Floats
    worth: Reals
    """The expectation at every table for seat 0; NaN where nothing was decided."""
    sign: Reals
    gain: Reals
    over: Flags


class PlayedDecisions(NamedTuple):
    """Decisions with their rows of features."""

    rows: Floats
    sizes: Ints
    """The number of rows of each decision."""
    chosen: Ints
    """The chosen row, counted from the first of its decision."""
    chance: Floats
    """The logarithm of its probability."""
    advantage: Floats
    """The advantage of the decision."""
    outcome: Floats


def play(
    tables: Tables, net: Any, rng: np.random.Generator, steps: int, trace: float
) -> PlayedDecisions:
    """Play some steps at all tables."""
    taken = [take_step(tables, net, rng) for _ in range(steps)]
    step = np.repeat(np.arange(steps), [len(each.tables) for each in taken])
    at = step, np.concatenate([each.tables for each in taken])
    worth, sign = np.array([each.worth for each in taken]), np.array([each.sign for each in taken])
    gain, over = np.array([each.gain for each in taken]), np.array([each.over for each in taken])
    better = advantages(worth, gain, over, trace)
    return PlayedDecisions(
        rows=np.concatenate([each.rows for each in taken]),
        sizes=np.concatenate([each.sizes for each in taken]),
        chosen=np.concatenate([each.chosen for each in taken]),
        chance=np.concatenate([each.chance for each in taken]),
        advantage=(better * sign)[at].astype(np.float32),
        outcome=((better + worth) * sign)[at].astype(np.float32),
    )


def take_step(tables: Tables, net: Any, rng: np.random.Generator) -> TableStep:
    """Ask the policy where there is a choice, and play one step everywhere."""
    question = tables.question()
    with torch.no_grad():
        judged = judge(net, question.rows, question.decision)
    chances, expected = (each.numpy() for each in judged)
    # Gumbel-max: the highest log probability with Gumbel noise is a sample by these probabilities.
    picked = best_of_each(chances + rng.gumbel(size=len(chances)), question.decision)
    sign = np.where(tables.turns == 0, 1.0, -1.0)
    worth = np.full(len(sign), np.nan)
    worth[question.tables] = expected * sign[question.tables]
    gain, over = tables.answer(question, picked)
    sizes = np.bincount(question.decision)
    return TableStep(
        tables=question.tables,
        rows=question.rows,
        sizes=sizes,
        chosen=picked - (np.cumsum(sizes) - sizes),
        chance=chances[picked],
        worth=worth,
        sign=sign,
        gain=gain / POINTS,
        over=over,
    )
