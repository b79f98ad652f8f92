"""Batches of pairs, as plain values that travel to workers and back."""

import random
import time
from functools import cache
from typing import NamedTuple

from trimino.arena.game import ArenaGame, play_game
from trimino.arena.plan import ArenaPlan
from trimino.bots.player import Closable
from trimino.bots.seating import open_players
from trimino.engine.budget import Budget
from trimino.rules import Match

__all__ = ["PlayedPair"]


class PairBatch(NamedTuple):
    """Consecutive pairs of a plan; pairs are numbered from 1."""

    plan: ArenaPlan
    first: int
    size: int


class PlayedPair(NamedTuple):
    """The games of a pair, played from the same deals."""

    number: int
    games: tuple[ArenaGame, ...]


class PairBatchResult(NamedTuple):
    """The pairs of a batch, and the time it took."""

    pairs: tuple[PlayedPair, ...]
    seconds: float


def play_pair_batch(batch: PairBatch) -> PairBatchResult:
    """Play the pairs of a batch; the result does not depend on where or when."""
    began, plan = time.perf_counter(), batch.plan
    for bot in plan.bots:
        warm_up(plan.match, bot, plan.budget)
    with open_players(plan.bots, plan.budget) as players:
        pairs = tuple(
            PlayedPair(
                number, tuple(play_game(plan, players, number, one) for one in plan.seatings)
            )
            for number in range(batch.first, batch.first + batch.size)
        )
    return PairBatchResult(pairs, time.perf_counter() - began)


@cache
def warm_up(match: Match, bot: str, budget: Budget | None) -> None:
    """Ask a bot once in this process, so that loading and compiling do not count as thinking."""
    with open_players([bot], budget) as (player,):
        if not isinstance(player.bot, Closable):
            start = match.copy()
            turn = start.deal(random.Random(0)).turn
            player.choose(start.view(turn), random.Random(0))
