"""Pairs as they are given to whoever plays them: values go out, and values come back."""

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


class PairBatch(NamedTuple):
    """Some pairs of a plan, counted from 1."""

    plan: ArenaPlan
    first: int
    size: int


class PlayedPair(NamedTuple):
    """The games that were played from the same deals."""

    number: int
    games: tuple[ArenaGame, ...]


class PairBatchResult(NamedTuple):
    """A batch that was played, and how long that took."""

    pairs: tuple[PlayedPair, ...]
    seconds: float


def play_batch(batch: PairBatch) -> PairBatchResult:
    """Play the pairs of a batch; where and when it is done makes no difference to them."""
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
    """Ask a bot once in this process: what it loads or compiles then is no time of a move."""
    with open_players([bot], budget) as (player,):
        if not isinstance(player.bot, Closable):
            start = match.copy()
            turn = start.deal(random.Random(0)).turn
            player.choose(start.view(turn), random.Random(0))
