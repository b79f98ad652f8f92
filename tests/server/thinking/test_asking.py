"""Hints and analyses: their turn, their room, and how they end."""

import asyncio
import pickle
from typing import Any, cast

import pytest

from tests.server.thinking.fakes import SILENT, FakeEngine, lost, table, until
from tests.server.thinking.hands import FEW, choice, played
from trimino.analysis import remote
from trimino.analysis.levels import TableLevels
from trimino.analysis.match_analysis import AnalysisError
from trimino.analysis.moments import MatchMoment
from trimino.rules import published
from trimino.server.thinking import bot_budgets
from trimino.server.thinking.engine_service import ThinkingLimits
from trimino.words import say
from trimino.workers.thinking_errors import ThinkingError, ThinkingReason

VIEW = choice()
OPENED = (b"match", TableLevels.of([None] * 2), [MatchMoment(1, action) for action in range(7)])
PLAYERS = ["Ada", "Ben"]
ADVICE: Any = [{"action": "draw"}]


def hints(at: FakeEngine, tables: str) -> list["asyncio.Task[Any]"]:
    return [asyncio.create_task(at.engine.hint(VIEW, FEW, one)) for one in tables]


async def test_a_hint_is_what_the_worker_says_and_waits_until_one_is_ready() -> None:
    compiled = asyncio.Event()
    async with table(ADVICE, starts=[compiled]) as at:
        (hint,) = hints(at, "t")
        await until(lambda: at.engine.waiting == 1)
        compiled.set()
        assert await hint == ADVICE
        ((function, (view, budget, seed, table_levels)),) = at.calls
        assert isinstance(table_levels, TableLevels)
        assert (function, view, budget) == (remote.compute_hint, VIEW, FEW)
        assert table_levels.names == ["people", "people"]
        assert isinstance(seed, int)


async def test_bots_go_before_hints_and_hints_before_analyses() -> None:
    hold = asyncio.Event()
    async with table(hold, OPENED, b"") as at:
        await until(lambda: at.engine.ready)
        (first,) = hints(at, "a")
        await until(lambda: at.calls)
        analysis = asyncio.create_task(at.engine.analyse(played(), PLAYERS, FEW, 1))
        await until(lambda: at.engine.waiting == 1)
        waiting = hints(at, "bb")
        await until(lambda: at.engine.waiting == 3)
        bot = asyncio.create_task(at.engine.bot(VIEW, "expert", "c"))
        await until(lambda: at.engine.waiting == 4)
        hold.set()
        await asyncio.gather(first, *waiting, bot)
        functions = [call.function for call in at.calls[:5]]
        assert functions[1:4] == [
            bot_budgets.action_of_bot,
            remote.compute_hint,
            remote.compute_hint,
        ]
        analysis.cancel()


async def test_analyses_take_turns_and_let_bots_in_between_batches() -> None:
    async with table(b"") as at:
        at.answer(remote.open_match, OPENED)
        await until(lambda: at.engine.ready)
        bots: list[asyncio.Task[Any]] = []

        def ask_a_bot(done: int, moments: int) -> None:
            if done == 4:
                bots.append(asyncio.create_task(at.engine.bot(VIEW, "expert", "t")))

        await asyncio.gather(
            at.engine.analyse(played(), PLAYERS, FEW, 1, ask_a_bot),
            at.engine.analyse(played(), PLAYERS, FEW, 2),
        )
        assert await bots[0] == b""
        seeds: list[Any] = [
            cast("remote.RemoteTask", call.arguments[0]).seed
            for call in at.calls
            if call.function is remote.analyse_moments_pickled
        ]
        assert seeds == [1, 2] * 4
        functions = [call.function for call in at.calls]
        assert (
            functions[functions.index(bot_budgets.action_of_bot) :].count(
                remote.analyse_moments_pickled
            )
            >= 3
        )


async def test_too_many_hints_are_refused_with_a_time_to_wait() -> None:
    async with table(SILENT, limits=ThinkingLimits(hints=8)) as at:
        await until(lambda: at.engine.ready)
        waiting = hints(at, "x")
        await until(lambda: at.calls)
        waiting += hints(at, "abcdabcd")
        await until(lambda: at.engine.waiting == 8)
        with pytest.raises(ThinkingError) as refused:
            await at.engine.hint(VIEW, FEW, "new")
        assert refused.value.reason is ThinkingReason.BUSY
        assert refused.value.seconds == 8
        assert "8 seconds" in say(refused.value.message)
        assert at.engine.decisions_left == ThinkingLimits().decisions
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        assert at.engine.waiting == 0


async def test_one_table_cannot_take_the_room_of_the_others() -> None:
    async with table(SILENT, limits=ThinkingLimits(hints=8)) as at:
        await until(lambda: at.engine.ready)
        waiting = hints(at, "x")
        await until(lambda: at.calls)
        waiting += hints(at, "aa")
        await until(lambda: at.engine.waiting == 2)
        with pytest.raises(ThinkingError):
            await at.engine.hint(VIEW, FEW, "a")
        waiting += hints(at, "b")
        await until(lambda: at.engine.waiting == 3)
        for task in waiting:
            task.cancel()


async def test_too_many_analyses_are_refused_with_a_time_to_wait() -> None:
    async with table(SILENT, limits=ThinkingLimits(analyses=2)) as at:
        under_way = [
            asyncio.create_task(at.engine.analyse(played(), PLAYERS, FEW, seed))
            for seed in range(2)
        ]
        await until(lambda: not at.engine.analyses_left)
        with pytest.raises(ThinkingError) as refused:
            await at.engine.analyse(played(), PLAYERS, FEW, 3)
        assert refused.value.reason is ThinkingReason.BUSY
        assert (refused.value.seconds or 0) > 1
        for task in under_way:
            task.cancel()
        await asyncio.wait(under_way)
        assert at.engine.analyses_left == 2


async def test_a_hint_that_cannot_be_given_is_refused() -> None:
    async with table(lost(), lost(), RuntimeError(), ADVICE) as at:
        for _ in range(2):
            with pytest.raises(ThinkingError) as refused:
                await at.engine.hint(VIEW, FEW, "t")
            assert refused.value.reason is ThinkingReason.FAILED
            assert refused.value.seconds is None
        assert await at.engine.hint(VIEW, FEW, "t") == ADVICE


async def test_a_hint_that_takes_too_long_is_refused() -> None:
    async with table(SILENT, limits=ThinkingLimits(hint_seconds=0.05)) as at:
        with pytest.raises(ThinkingError):
            await at.engine.hint(VIEW, FEW, "t")
        await until(lambda: at.engine.lost)


async def test_who_waits_when_it_closes_is_told() -> None:
    async with table(SILENT) as at:
        waiting: list[asyncio.Task[Any]] = hints(at, "ab")
        waiting.append(asyncio.create_task(at.engine.analyse(played(), PLAYERS, FEW, 1)))
        await until(lambda: at.engine.waiting == 2)
        await at.engine.close()
        for task in waiting:
            with pytest.raises(ThinkingError):
                await task
        with pytest.raises(ThinkingError):
            await at.engine.hint(VIEW, FEW, "t")


async def test_an_analysis_is_cancelled_between_batches() -> None:
    async with table(OPENED, b"") as at:
        told: list[tuple[int, int]] = []
        with pytest.raises(AnalysisError):
            await at.engine.analyse(
                played(),
                PLAYERS,
                FEW,
                1,
                lambda done, moments: told.append((done, moments)),
                lambda: len(told) == 3,
            )
        assert told == [(0, 7), (2, 7), (4, 7)]
        assert [call.function for call in at.calls] == [
            remote.open_match,
            remote.analyse_moments_pickled,
            remote.analyse_moments_pickled,
        ]
        assert at.engine.analyses_left == ThinkingLimits().analyses


def test_what_crosses_to_a_worker_is_small() -> None:
    match = played(published("triomino"), seats=4)
    view = match.view(0)
    assert sum(len(each.events) for each in match.rounds) > 150
    assert pickle.loads(pickle.dumps(view)) == view
    assert len(pickle.dumps(view)) < 50_000
    assert len(pickle.dumps(match)) < 200_000
