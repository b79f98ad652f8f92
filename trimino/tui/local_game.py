"""A game in this process: a match, its bots, and the people around this screen."""

import asyncio
import math
import random
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from typing import Any

from trimino.analysis.levels import TableLevels
from trimino.bots.fallback_bot import fallback_for
from trimino.bots.player import Preparing
from trimino.bots.random_source import random_source
from trimino.bots.seating import SeatedPlayer, open_players, seat_players
from trimino.client.suggestion import TableHint
from trimino.engine.kernel_folder import can_search
from trimino.records.record import dump
from trimino.rules import Action, MatchView, TriminoError
from trimino.terminal.farewell import farewell_lines
from trimino.terminal.files import line_writer
from trimino.terminal.match_arguments import chosen_seed
from trimino.terminal.match_plan import MatchPlan
from trimino.terminal.match_undo import MatchUndo
from trimino.terminal.turn_limit import TurnClock, is_turn_under_way, play_turn_by_clock
from trimino.tui.countdown import TICK, format_time_left
from trimino.tui.engine_worker import EngineWorker
from trimino.tui.session import GameSession
from trimino.words import say

BotAction = tuple[Action | None, random.Random]

PAUSE = 1.0
"""The shortest time of a bot's action in seconds, so that people can follow."""


class LocalGame(GameSession):
    """A local match; `close` appends its record to a file."""

    def __init__(
        self,
        plan: MatchPlan,
        engine: EngineWorker,
        record: str | None = None,
        pause: float = PAUSE,
        turn_seconds: float | None = None,
    ) -> None:
        super().__init__()
        self._plan, self._engine, self._path, self._pause = plan, engine, record, pause
        self.match = plan.arguments.match()
        self._undo = MatchUndo(self.match, friendly=plan.people == 1)
        self._clock = TurnClock(turn_seconds)
        self._deals = random_source(plan.seed, "deals")
        self._moved, self._ready = asyncio.Event(), asyncio.Event()
        self._note, self._closed = "", False
        self._closing = ExitStack()
        # Errors of the file and the bots come before the game begins.
        self._write = self._closing.enter_context(line_writer(record, append=True))
        bots = self._closing.enter_context(open_players(plan.bots))
        self._bots = dict(enumerate(seat_players(bots, plan.seed), start=plan.people))
        self._here, self._covered = self._alone, False

    @property
    def players(self) -> Sequence[str]:
        return self._plan.players

    @property
    def rules_name(self) -> str:
        return self._plan.rules_name

    @property
    def view(self) -> MatchView | None:
        if not self.match.rounds_dealt:
            return None
        return self.match.view(None if self._covered else self._here)

    @property
    def _alone(self) -> int | None:
        """The seat of the only person; None where several people share the screen."""
        return 0 if self._plan.people == 1 else None

    @property
    def waiting(self) -> str:
        """The engine that a bot of this game waits for."""
        return self.delay_reason if self._thinks and not self._has_fallbacks else ""

    @property
    def _thinks(self) -> bool:
        """Whether a bot needs the engine."""
        return any(isinstance(bot.player.bot, Preparing) for bot in self._bots.values())

    @property
    def _has_fallbacks(self) -> bool:
        """Whether simpler bots play, because the engine is being compiled."""
        return self._thinks and not self._engine.ready and not can_search()

    @property
    def delay_reason(self) -> str:
        return "" if self._engine.ready else say("tui-engine-starts")

    @property
    def note(self) -> str:
        """The time left, where turns are limited, who stands in, and what happened to a turn."""
        left = self._clock.left
        countdown = "" if left is None else format_time_left(math.ceil(left))
        fallbacks = say("bots-stand-in") if self._has_fallbacks else ""
        return " · ".join(filter(None, (countdown, fallbacks, self._note)))

    @property
    def covered_seat(self) -> int | None:
        return self._here if self._covered else None

    @property
    def may_undo(self) -> bool:
        seat = None if self._covered else self._here
        return seat is not None and self._undo.actions(seat) > 0

    @property
    def undo_refusal(self) -> str:
        return self._undo.refusal

    async def run(self) -> None:
        """Deal, let bots act, and wait for people, until the match is over."""
        if self._thinks:
            self._engine.warm_up()
        while not self.match.over:
            if self.match.needs_deal:
                await self._deal()
            elif self.match.round.turn in self._bots:
                await self._let_act(self.match.round.turn)
            else:
                self._seat(self.match.round.turn)
                await self._wait_for_person()
            self._moved.clear()

    async def act(self, action: Action) -> None:
        self.match.play(action)
        self._note = ""
        self._stop_clock_after_turn()
        self._happened()

    async def undo(self) -> None:
        """Undo back to a decision of the person here, whose turn has its whole time again."""
        assert self._here is not None
        if self.match.needs_deal:
            self._ready.set()
        self._undo.undo(self._here)
        self._clock.start()
        self._happened()

    async def go_on(self) -> None:
        self._ready.set()

    async def uncover(self) -> None:
        self._covered = False
        self._happened()

    async def hint(self, *, perfect: bool = False) -> TableHint:
        view = self.match.view(self._here)
        bots = [
            self._bots[seat].player.name if seat in self._bots else None
            for seat in range(view.players)
        ]
        table_levels = TableLevels.perfect(view.players) if perfect else TableLevels.of(bots)
        return await self._engine.hint(view, len(view.now.events), table_levels)

    async def record(self) -> Mapping[str, Any] | None:
        return self._plan.record(self.match, self._undo.values)

    async def rematch(self) -> GameSession | None:
        plan = self._plan._replace(seed=chosen_seed(None))
        return LocalGame(plan, self._engine, self._path, self._pause, self._clock.seconds)

    def farewell(self) -> Sequence[str]:
        return [*farewell_lines(self.match, self._plan.players, self._path)]

    async def close(self) -> None:
        """Append the record, even of a match that is not over."""
        with self._closing.pop_all():
            if self.match.rounds_dealt and not self._closed:
                self._closed = True
                self._write(dump(self._plan.record(self.match, self._undo.values)))

    def _happened(self) -> None:
        self._moved.set()
        self.changed()

    async def _deal(self) -> None:
        if self.match.rounds_dealt:
            await self._ready.wait()
            self._ready.clear()
            if not self.match.needs_deal:
                return
            self._here = self._alone
        self._undo.deal(self._deals)
        self.changed()

    def _seat(self, seat: int) -> None:
        """Let a person decide, after a hand-over if another person was at the screen."""
        if seat != self._here:
            self._here, self._covered = seat, True
        elif not self._covered and not is_turn_under_way(self.match.round):
            self._clock.start()
        self.changed()

    async def _wait_for_person(self) -> None:
        """Wait until a person has acted, or until the clock has played the turn instead."""
        while not self._moved.is_set():
            left = self._clock.left
            with suppress(TimeoutError):
                async with asyncio.timeout(None if left is None else min(left, TICK)):
                    await self._moved.wait()
            if self._clock.has_run_out and not self._moved.is_set():
                self._play_by_clock()
            elif not self._moved.is_set():
                self.changed()

    def _play_by_clock(self) -> None:
        self._note = say("play-time-out", player=self.players[self.match.round.turn])
        play_turn_by_clock(self.match)
        self._stop_clock_after_turn()
        self._happened()

    def _stop_clock_after_turn(self) -> None:
        if not is_turn_under_way(self.match.round):
            self._clock.stop()

    async def _let_act(self, seat: int) -> None:
        """Let a bot act, unless the action before is taken back meanwhile."""
        bot, match = self._bots[seat], self.match
        known, view = len(self._undo.values), match.view(seat)
        chosen, _ = await asyncio.gather(self._chosen(bot, view), asyncio.sleep(self._pause))
        if len(self._undo.values) != known:
            return
        if chosen is None:
            # Settlement 19: a forfeited move is played as if the time had run out.
            match.play(match.legal.default, by_clock=True)
        else:
            match.play(chosen)
        self.changed()

    async def _chosen(self, bot: SeatedPlayer, view: MatchView) -> Action | None:
        """The action that a bot chooses; None, with a note, if it forfeits the move."""
        if self.match.round.is_clocks_turn:
            return None
        lost = len(bot.forfeits)
        try:
            if not isinstance(bot.player.bot, Preparing):
                return await asyncio.to_thread(bot.choose, view)
            if self._has_fallbacks:
                fallback = bot.player._replace(bot=fallback_for(bot.player.bot))
                return await asyncio.to_thread(fallback.choose, view, bot.rng)
            elsewhere: BotAction = await self._engine.do(_choose_in_process, bot, view)
            bot.rng = elsewhere[1]
            return elsewhere[0]
        except TriminoError as error:
            bot.forfeits.append(error.message)
            return None
        finally:
            for why in bot.forfeits[lost:]:
                player = self.players[view.now.position.turn]
                self._note = say("play-forfeit", player=player, why=why)


def _choose_in_process(bot: SeatedPlayer, view: MatchView) -> BotAction:
    """The action that a bot chooses in the engine process, and its random source afterwards."""
    return bot.choose(view), bot.rng
