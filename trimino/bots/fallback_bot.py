"""Fallback bots: plain bots that play like those that search, until the engine is compiled.

They notice and overlook the same things, and then weigh placements as `solid` does.
"""

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from trimino.bots.bot import Bot
from trimino.bots.plain import solid_placement
from trimino.bots.player import Player, Preparing
from trimino.bots.search_bots import SearchBot
from trimino.engine.budget import Budget
from trimino.engine.compile_process import compile_process
from trimino.engine.kernel_folder import can_search
from trimino.rules import Action, Draw, MatchView, Place, PlacementKind
from trimino.rules.optional_packages import Extra, check_extra
from trimino.rules.ruleset import Winner

_GUARD = 1
"""With so few tiles in another hand it is too late to hoard."""


class FallbackBot(NamedTuple):
    """A plain bot in the manner of a bot that searches."""

    manner: SearchBot = SearchBot()

    def __call__(self, view: MatchView, _: Budget, rng: random.Random) -> Action:
        seen = self.manner.noticed(view, rng)
        places = [action for action in seen if isinstance(action, Place)]
        if not places or self._hoards(view, seen, places):
            return next(action for action in seen if action not in places)
        return solid_placement(view, places, rng)

    def _hoards(self, view: MatchView, seen: list[Action], places: list[Place]) -> bool:
        """Whether to draw rather than lay: no bonus is seen, and nobody is about to go out."""
        if view.rules.winner is Winner.LOWEST or not any(isinstance(one, Draw) for one in seen):
            return False
        now = view.now.position
        others = [count for seat, count in enumerate(now.counts) if seat != now.turn]
        pays = any(view.legal.kind(place)[0] is not PlacementKind.PLAIN for place in places)
        return not pays and min(others, default=0) > _GUARD


class WaitingBot(NamedTuple):
    """A bot that needs the engine, with a fallback that plays until a search can begin."""

    bot: Bot
    fallback: FallbackBot

    def __call__(self, view: MatchView, budget: Budget, rng: random.Random) -> Action:
        return (self.bot if can_search() else self.fallback)(view, budget, rng)


def fallback_for(bot: Bot) -> FallbackBot:
    """The fallback for a bot that needs the engine."""
    return FallbackBot(bot) if isinstance(bot, SearchBot) else FallbackBot()


@contextmanager
def without_waiting(players: Sequence[Player]) -> Iterator[list[Player]]:
    """The players, ready to play; those whose engine is compiled meanwhile have fallbacks."""
    if not any(isinstance(player.bot, Preparing) for player in players) or _is_compiled():
        for player in players:
            player.prepare()
        yield list(players)
    else:
        with compile_process():
            yield [_with_fallback(player) for player in players]


def _is_compiled() -> bool:
    """Whether a search can begin; raises `MissingExtra` where the engine is not installed."""
    check_extra(Extra.ENGINE)
    return can_search()


def _with_fallback(player: Player) -> Player:
    if not isinstance(player.bot, Preparing):
        return player
    return player._replace(bot=WaitingBot(player.bot, fallback_for(player.bot)))
