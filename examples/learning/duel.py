"""Evaluation against a bot during training, in rounds that are not trained on."""

import math
from typing import NamedTuple

import numpy as np

from examples.learning.agent import Agent
from examples.learning.tables import Tables


class Result(NamedTuple):
    """The lead over the bot in points a round, with the margin of its 95 % interval."""

    ahead: float
    margin: float
    rounds: int

    def __str__(self) -> str:
        return f"{self.ahead:+.1f} ± {self.margin:.1f}"


def duel(agent: Agent, opponent: str, rounds: int, seed: int) -> Result:
    """Play one round at each table; the first one counts, however long it takes."""
    tables = Tables(rounds, seed, opponent)
    ahead, playing = np.zeros(rounds), np.ones(rounds, np.bool_)
    while playing.any():
        question = tables.question()
        gain, over = tables.answer(question, agent.choose(question.rows, question.decision))
        ahead[playing] += gain[playing]
        playing &= ~over
    return Result(float(ahead.mean()), 1.96 * float(ahead.std()) / math.sqrt(rounds), rounds)
