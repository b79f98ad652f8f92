"""Real workers: what they decide, and that nothing but their end takes them away."""

import asyncio
import os
import random
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.bots.matches import between
from tests.server.thinking.fakes import until
from tests.server.thinking.hands import FEW, choice, played, stand_in_choices
from trimino.analysis.match_analysis import AnalysisError, AnalysisReason, analyse_match
from trimino.analysis.report import to_json
from trimino.records.record import record_of
from trimino.rules import Match, published
from trimino.server.thinking import bot_budgets, engine_pool
from trimino.server.thinking.engine_service import EngineService, ThinkingLimits
from trimino.workers.calls import WorkerCall
from trimino.workers.process import WorkerLost, WorkerProcess
from trimino.workers.thinking_errors import ThinkingError
from trimino.workers.worker_program import NICENESS

VIEW = choice()
NAMES = ["Ada", "Ben"]


class RunningEngine(NamedTuple):
    """An engine service with one real worker, all workers started, and a runner for calls."""

    engine: EngineService
    started: list[WorkerProcess]
    run: Callable[[Coroutine[Any, Any, Any]], Any]

    @property
    def pid(self) -> int:
        pid = self.started[-1].pid
        assert pid is not None
        return pid


class WorkerFactory:
    """Starts worker processes, and keeps all of them."""

    def __init__(self) -> None:
        self.started: list[WorkerProcess] = []

    def __call__(self) -> WorkerProcess:
        self.started.append(WorkerProcess())
        return self.started[-1]


async def warmed_up(engine: EngineService) -> None:
    engine.warm_up()
    await until(lambda: engine.ready)


@contextmanager
def working(limits: ThinkingLimits) -> Iterator[RunningEngine]:
    new_worker = WorkerFactory()
    engine = EngineService(1, limits, new_worker)
    with asyncio.Runner() as runner:
        runner.run(warmed_up(engine))
        yield RunningEngine(engine, new_worker.started, runner.run)
        runner.run(engine.close())
    assert all(process.pid is None for process in new_worker.started)


@pytest.fixture(scope="module")
def running(compiled: None) -> Iterator[RunningEngine]:
    # A worker that replaces another loads the engine, at the lowest priority of a busy machine.
    with working(ThinkingLimits(decision_seconds=60, hint_seconds=300)) as running:
        yield running


async def _whole(running: RunningEngine, rules: str, bots: list[str]) -> Match:
    match, rng = Match(published(rules), len(bots)), random.Random(1)
    while not match.over:
        if not match.rounds or match.round.over:
            match.deal(rng)
        turn = match.round.turn
        match.play(await running.engine.bot(match.view(turn), bots[turn], "table"))
    return match


@pytest.mark.parametrize(
    ("rules", "bots"),
    [
        ("tri-domino", ["novice", "casual", "club"]),
        ("triomino", ["heuristic", "expert"]),
    ],
)
def test_bots_play_whole_matches(running: RunningEngine, rules: str, bots: list[str]) -> None:
    before, lost = running.engine.decided, running.engine.lost
    match = running.run(_whole(running, rules, bots))
    moves = sum(len(each.events) for each in match.rounds)
    assert running.engine.decided - before == moves
    assert (running.engine.fallen_back, running.engine.shrunk, running.engine.lost) == (0, 0, lost)


@pytest.mark.parametrize("name", ["novice", "club", "heuristic", "master"])
def test_a_worker_decides_as_the_bot_would_here(running: RunningEngine, name: str) -> None:
    for seed in range(3):
        call = WorkerCall(bot_budgets.action_of_bot, (choice(seed), name, 1.0, seed))
        assert running.run(running.started[-1].do(call)) == bot_budgets.action_of_bot(
            choice(seed), name, 1.0, seed
        )


def test_a_hint_names_the_best_actions_with_reasons(running: RunningEngine) -> None:
    advice = running.run(running.engine.hint(VIEW, FEW, "t"))["advice"]
    assert 1 < len(advice) <= 5
    assert {"action", "match", "points", "reasons"} <= advice[0].keys()


@pytest.mark.parametrize("match", [played(), between("greedy", "random")], ids=["over", "begun"])
def test_an_analysis_is_the_same_as_anywhere(running: RunningEngine, match: Match) -> None:
    expected = to_json(analyse_match(match, FEW, 5), NAMES)
    told: list[tuple[int, int]] = []

    def progress(done: int, moments: int) -> None:
        told.append((done, moments))

    assert running.run(running.engine.analyse(match, NAMES, FEW, 5, progress)) == expected
    moments = told[-1][1]
    assert told == [*((done, moments) for done in range(0, moments, 2)), (moments, moments)]
    document = record_of(match, NAMES)
    assert running.run(running.engine.analyse(document, NAMES, FEW, 5)) == expected


def test_refusals_come_back_from_workers(running: RunningEngine) -> None:
    with pytest.raises(AnalysisError) as refused:
        running.run(running.engine.analyse(Match(published("triomino"), 2), NAMES, FEW, 1))
    assert refused.value.reason is AnalysisReason.NOTHING_PLAYED


def test_a_cancelled_analysis_leaves_the_worker_free(running: RunningEngine) -> None:
    async def run() -> None:
        begun = asyncio.Event()
        analysis = asyncio.create_task(
            running.engine.analyse(played(), NAMES, FEW, 1, lambda *_: begun.set())
        )
        await begun.wait()
        analysis.cancel()
        await asyncio.wait([analysis])
        assert await running.engine.bot(VIEW, "expert", "t") in list(VIEW.legal)
        assert (analysis.cancelled(), running.engine.waiting) == (True, 0)

    running.run(run())
    assert running.engine.fallen_back == 0


def test_bots_do_not_wait_for_an_analysis(running: RunningEngine) -> None:
    async def run() -> None:
        analysis = asyncio.create_task(running.engine.analyse(played(), NAMES, FEW, 1))
        for _ in range(5):
            await running.engine.bot(VIEW, "expert", "t")
        assert not analysis.done()
        assert (await analysis)["players"] == NAMES

    running.run(run())


def test_signals_for_the_server_do_not_end_a_worker(running: RunningEngine) -> None:
    assert os.getpgid(running.pid) != os.getpgid(0)
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(running.pid, number)
    lost = running.engine.lost
    assert running.run(running.engine.bot(VIEW, "expert", "t")) in list(VIEW.legal)
    assert (running.engine.lost, running.engine.fallen_back) == (lost, 0)


def test_workers_yield_to_others(running: RunningEngine) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, running.pid) == min(19, own + NICENESS)


def test_a_worker_that_is_killed_is_replaced_and_its_decision_made_again(
    running: RunningEngine,
) -> None:
    async def run() -> None:
        killed, lost = running.pid, running.engine.lost
        os.kill(killed, signal.SIGSTOP)
        decision = asyncio.create_task(running.engine.bot(VIEW, "expert", "t"))
        await until(lambda: running.engine.waiting == 0)
        await asyncio.sleep(0.05)
        os.kill(killed, signal.SIGKILL)
        assert await decision in list(VIEW.legal)
        assert running.pid != killed
        assert (running.engine.lost - lost, running.engine.fallen_back) == (1, 0)

    running.run(run())


def test_a_worker_that_hangs_is_given_up(compiled: None) -> None:
    with working(ThinkingLimits(decision_seconds=0.5)) as running:
        hung = running.pid
        os.kill(hung, signal.SIGSTOP)
        action = running.run(running.engine.bot(VIEW, "expert", "t"))
        assert action in stand_in_choices(VIEW)
        assert running.engine.fallen_back == 1
        running.run(until(lambda: running.engine.lost and len(running.started) == 2))
        with pytest.raises(ProcessLookupError):
            os.kill(hung, 0)


async def test_what_goes_wrong_in_a_worker_is_told_and_it_goes_on(compiled: None) -> None:
    process = WorkerProcess()
    await process.start()
    with pytest.raises(ThinkingError):
        await process.do(WorkerCall(divmod, (1, 0)))
    assert await process.do(WorkerCall(divmod, (7, 2))) == (3, 1)
    with pytest.raises(WorkerLost):
        await process.do(WorkerCall(os._exit, (1,)))
    await process.end()
    await process.end()


async def test_while_nothing_is_compiled_bots_play_and_all_can_be_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIMINO_CACHE", str(tmp_path))
    monkeypatch.setattr(engine_pool, "START_SECONDS", 0.5)
    new_worker = WorkerFactory()

    engine = EngineService(2, new_worker=new_worker)
    engine.warm_up()
    await until(
        lambda: len(new_worker.started) == 2 and all(process.pid for process in new_worker.started)
    )
    pids = [process.pid for process in new_worker.started]
    assert await engine.bot(VIEW, "master", "t") in stand_in_choices(VIEW)
    await until(lambda: any(tmp_path.rglob("lock")))
    assert not engine.ready
    await engine.close()
    for pid in pids:
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
