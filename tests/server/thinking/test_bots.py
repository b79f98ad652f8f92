"""Decisions of bots: who makes them, and that there is always one."""

import asyncio
import pickle
from collections.abc import Iterable
from typing import Any

import pytest

from tests.server.thinking.fakes import SILENT, FakeEngine, lost, table, until
from tests.server.thinking.hands import FEW, choice, forced, greedy_choices, stand_in_choices
from trimino.rules import SetupError
from trimino.rules.errors import SetupReason
from trimino.server.thinking import bot_budgets, engine_pool
from trimino.server.thinking.bot_budgets import EASY, HEAVY
from trimino.server.thinking.engine_service import ThinkingLimits

VIEW = choice()
DONE = min(set(VIEW.legal) - greedy_choices(VIEW) - stand_in_choices(VIEW), key=str)
"""What a worker answers, and nobody else would do."""


def asked(at: FakeEngine, tables: Iterable[str]) -> list["asyncio.Task[Any]"]:
    return [asyncio.create_task(at.engine.bot(VIEW, "expert", one)) for one in tables]


async def test_a_worker_decides_and_is_told_nothing_but_the_view() -> None:
    async with table(DONE) as at:
        await until(lambda: at.engine.ready)
        assert await at.engine.bot(VIEW, "expert", "t") == DONE
        ((function, (view, name, share, seed)),) = at.calls
        assert (function, view, name, share) == (bot_budgets.action_of_bot, VIEW, "expert", 1.0)
        assert isinstance(seed, int)
        assert (at.engine.decided, at.engine.fallen_back) == (1, 0)


async def test_every_decision_has_a_random_source_of_its_own() -> None:
    async with table(DONE) as at:
        await until(lambda: at.engine.ready)
        await asyncio.gather(*asked(at, "abcdefgh"))
        assert len({call.arguments[-1] for call in at.calls}) == 8


@pytest.mark.parametrize("name", ["random", "greedy"])
async def test_bots_that_do_not_think_ahead_need_no_worker(name: str) -> None:
    async with table(SILENT) as at:
        await until(lambda: at.engine.ready)
        assert await at.engine.bot(VIEW, name, "t") in list(VIEW.legal)
        assert (at.calls, at.engine.decided, at.engine.fallen_back) == ([], 1, 0)


async def test_where_there_is_one_thing_to_do_nobody_thinks() -> None:
    async with table(SILENT) as at:
        await until(lambda: at.engine.ready)
        view = forced()
        assert [await at.engine.bot(view, "master", "t")] == list(view.legal)
        assert (at.calls, at.engine.fallen_back) == ([], 0)


async def test_until_somebody_is_ready_stand_ins_play_for_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_pool, "START_SECONDS", 0.05)
    compiled = asyncio.Event()
    async with table(DONE, starts=[compiled]) as at:
        assert await at.engine.bot(VIEW, "master", "t") in stand_in_choices(VIEW)
        assert (at.engine.ready, at.engine.fallen_back) == (False, 1)
        compiled.set()
        await until(lambda: at.engine.ready)
        assert await at.engine.bot(VIEW, "master", "t") == DONE


async def test_the_first_question_starts_the_workers_and_a_bot_waits_for_them_a_moment() -> None:
    compiled = asyncio.Event()
    async with table(DONE, starts=[compiled], warm=False) as at:
        await asyncio.sleep(0)
        assert (at.started, at.engine.started) == ([], False)
        assert await at.engine.bot(VIEW, "greedy", "t") in greedy_choices(VIEW)
        assert at.started == []
        decision = asyncio.create_task(at.engine.bot(VIEW, "master", "t"))
        await until(lambda: at.started)
        assert (at.engine.started, at.engine.ready) == (True, False)
        compiled.set()
        assert await decision == DONE
        assert (len(at.started), at.engine.fallen_back) == (1, 0)


@pytest.mark.parametrize("name", ["exec:/bin/true", "nobody", ""])
async def test_for_a_bot_that_is_not_of_the_roster_the_greedy_one_plays(name: str) -> None:
    async with table(DONE) as at:
        await until(lambda: at.engine.ready)
        assert await at.engine.bot(VIEW, name, "t") in greedy_choices(VIEW)
        assert (at.calls, at.engine.fallen_back) == ([], 1)


async def test_a_decision_that_went_down_with_its_worker_is_made_by_the_next() -> None:
    async with table(lost(), DONE) as at:
        await until(lambda: at.engine.ready)
        assert await at.engine.bot(VIEW, "expert", "t") == DONE
        assert at.calls[0] == at.calls[1]
        assert (len(at.started), at.engine.lost, at.engine.fallen_back) == (2, 1, 0)


async def test_after_the_second_time_the_greedy_one_plays() -> None:
    async with table(lost(), lost(), DONE) as at:
        await until(lambda: at.engine.ready)
        assert await at.engine.bot(VIEW, "expert", "t") in stand_in_choices(VIEW)
        assert (len(at.calls), at.engine.fallen_back) == (2, 1)
        assert await at.engine.bot(VIEW, "expert", "t") == DONE
        assert (len(at.started), at.engine.lost) == (3, 2)


@pytest.mark.parametrize(
    "error", [SetupError(SetupReason.IMPOSSIBLE_VIEW), pickle.PicklingError(), RuntimeError()]
)
async def test_whatever_goes_wrong_there_is_an_action(error: Exception) -> None:
    async with table(error, DONE) as at:
        await until(lambda: at.engine.ready)
        assert await at.engine.bot(VIEW, "expert", "t") in stand_in_choices(VIEW)
        assert await at.engine.bot(VIEW, "expert", "t") == DONE
        assert (len(at.calls), at.engine.fallen_back) == (2, 1)


async def test_a_decision_that_takes_too_long_is_given_up_and_its_worker_too() -> None:
    # Long enough for the second decision on a busy machine.
    async with table(SILENT, DONE, limits=ThinkingLimits(decision_seconds=0.5)) as at:
        await until(lambda: at.engine.ready)
        assert await at.engine.bot(VIEW, "expert", "t") in stand_in_choices(VIEW)
        await until(lambda: at.engine.lost)
        assert at.started[0].ended
        assert await at.engine.bot(VIEW, "expert", "t") == DONE


async def test_time_spent_waiting_counts() -> None:
    async with table(SILENT, limits=ThinkingLimits(decision_seconds=0.05, hint_seconds=60)) as at:
        hint = asyncio.create_task(at.engine.hint(VIEW, FEW, "t"))
        await until(lambda: at.calls)
        assert await at.engine.bot(VIEW, "expert", "t") in stand_in_choices(VIEW)
        assert (len(at.calls), at.engine.waiting, at.engine.lost) == (1, 0, 0)
        hint.cancel()


async def test_a_full_queue_is_told_beforehand_and_plays_greedily() -> None:
    hold = asyncio.Event()
    async with table(hold, DONE, limits=ThinkingLimits(decisions=3)) as at:
        await until(lambda: at.engine.ready)
        first, *waiting = asked(at, "a")
        await until(lambda: at.calls)
        waiting = asked(at, "bc")
        await until(lambda: at.engine.waiting == 2)
        assert at.engine.decisions_left == 1
        waiting += asked(at, "d")
        await until(lambda: at.engine.waiting == 3)
        assert at.engine.decisions_left == 0
        assert await at.engine.bot(VIEW, "expert", "e") in stand_in_choices(VIEW)
        assert at.engine.fallen_back == 1
        hold.set()
        await first
        assert await asyncio.gather(*waiting) == [DONE] * 3
        assert at.engine.decisions_left == 3


async def test_under_load_budgets_shrink_to_nothing_and_recover() -> None:
    hold = asyncio.Event()
    async with table(hold, DONE) as at:
        await until(lambda: at.engine.ready)
        decisions = asked(at, "a")
        await until(lambda: at.calls)
        decisions += asked(at, [f"t{number}" for number in range(HEAVY + 10)])
        await until(lambda: at.engine.waiting == HEAVY + 10)
        hold.set()
        await asyncio.gather(*decisions)
        shares: list[Any] = [call.arguments[2] for call in at.calls]
        assert shares[:10] == [1.0] + [0.0] * 9
        assert shares[10:] == sorted(shares[10:])
        assert shares[-EASY - 1 :] == [1.0] * (EASY + 1)
        assert at.engine.shrunk == sum(share < 1 for share in shares) == HEAVY + 10 - EASY - 1


async def test_where_no_worker_can_start_stand_ins_play_and_starting_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_pool, "FIRST_PAUSE", 0.05)
    async with table(DONE, starts=[lost(), OSError()]) as at:
        await until(lambda: at.engine.lost)
        assert await at.engine.bot(VIEW, "expert", "t") in stand_in_choices(VIEW)
        await until(lambda: at.engine.ready)
        assert (at.engine.lost, len(at.started)) == (2, 3)
        assert await at.engine.bot(VIEW, "expert", "t") == DONE


async def test_who_waits_when_it_closes_gets_the_action_of_a_stand_in() -> None:
    async with table(SILENT) as at:
        await until(lambda: at.engine.ready)
        waiting = asked(at, "abc")
        await until(lambda: at.engine.waiting == 2)
        await at.engine.close()
        assert set(await asyncio.gather(*waiting)) <= stand_in_choices(VIEW)
        assert await at.engine.bot(VIEW, "expert", "t") in stand_in_choices(VIEW)
        assert at.engine.fallen_back == 4
