"""How the agent does against a bot while it learns: rounds that it has not learned from."""

import math
from typing import NamedTuple

import numpy as np

from examples.learning.agent import Agent
from examples.learning.tables import Tables


class Result(NamedTuple):
    """Points a round ahead of the bot, with the margin of a 95 % interval."""

    ahead: float
    margin: float
    rounds: int

    def __str__(self) -> str:
        return f"{self.ahead:+.1f} ± {self.margin:.1f}"


def duel(agent: Agent, opponent: str, rounds: int, seed: int) -> Result:
    """A round at each of so many tables; every first one counts, however long it takes."""
    tables = Tables(rounds, seed, opponent)
    ahead, playing = np.zeros(rounds), np.ones(rounds, np.bool_)
    while playing.any():
        question = tables.question()
        gain, over = tables.answer(question, agent.choose(question.rows, question.decision))
        ahead[playing] += gain[playing]
        playing &= ~over
    return Result(float(ahead.mean()), 1.96 * float(ahead.std()) / math.sqrt(rounds), rounds)
