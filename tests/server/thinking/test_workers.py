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
from tests.server.thinking.hands import FEW, choice, greedy_choices, played
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


class Crew(NamedTuple):
    """EngineService with one real worker, the workers hired so far, and who runs what is asked."""

    engine: EngineService
    hired: list[WorkerProcess]
    run: Callable[[Coroutine[Any, Any, Any]], Any]

    @property
    def pid(self) -> int:
        pid = self.hired[-1].pid
        assert pid is not None
        return pid


class Hiring:
    """Hires processes, and knows all it ever hired."""

    def __init__(self) -> None:
        self.hired: list[WorkerProcess] = []

    def __call__(self) -> WorkerProcess:
        self.hired.append(WorkerProcess())
        return self.hired[-1]


async def warmed_up(engine: EngineService) -> None:
    engine.warm_up()
    await until(lambda: engine.ready)


@contextmanager
def working(limits: ThinkingLimits) -> Iterator[Crew]:
    hire = Hiring()
    engine = EngineService(1, limits, hire)
    with asyncio.Runner() as runner:
        runner.run(warmed_up(engine))
        yield Crew(engine, hire.hired, runner.run)
        runner.run(engine.close())
    assert all(process.pid is None for process in hire.hired)


@pytest.fixture(scope="module")
def crew(compiled: None) -> Iterator[Crew]:
    with working(ThinkingLimits()) as crew:
        yield crew


async def _whole(crew: Crew, rules: str, bots: list[str]) -> Match:
    match, rng = Match(published(rules), len(bots)), random.Random(1)
    while not match.over:
        if not match.rounds or match.round.over:
            match.deal(rng)
        turn = match.round.turn
        match.play(await crew.engine.bot(match.view(turn), bots[turn], "table"))
    return match


@pytest.mark.parametrize(
    ("rules", "bots"),
    [
        ("tri-domino", ["novice", "casual", "club"]),
        ("triomino", ["heuristic", "expert"]),
    ],
)
def test_bots_play_whole_matches(crew: Crew, rules: str, bots: list[str]) -> None:
    before, lost = crew.engine.decided, crew.engine.lost
    match = crew.run(_whole(crew, rules, bots))
    moves = sum(len(each.events) for each in match.rounds)
    assert crew.engine.decided - before == moves
    assert (crew.engine.fallen_back, crew.engine.shrunk, crew.engine.lost) == (0, 0, lost)


@pytest.mark.parametrize("name", ["novice", "club", "heuristic", "master"])
def test_a_worker_decides_as_the_bot_would_here(crew: Crew, name: str) -> None:
    for seed in range(3):
        call = WorkerCall(bot_budgets.decide, (choice(seed), name, 1.0, seed))
        assert crew.run(crew.hired[-1].do(call)) == bot_budgets.decide(
            choice(seed), name, 1.0, seed
        )


def test_a_hint_names_the_best_actions_with_reasons(crew: Crew) -> None:
    advice = crew.run(crew.engine.hint(VIEW, FEW, "t"))
    assert 1 < len(advice) <= 5
    assert {"action", "match", "points", "reasons"} <= advice[0].keys()


@pytest.mark.parametrize("match", [played(), between("greedy", "random")], ids=["over", "begun"])
def test_an_analysis_is_the_same_as_anywhere(crew: Crew, match: Match) -> None:
    expected = to_json(analyse_match(match, FEW, 5), NAMES)
    told: list[tuple[int, int]] = []

    def progress(done: int, moments: int) -> None:
        told.append((done, moments))

    assert crew.run(crew.engine.analyse(match, NAMES, FEW, 5, progress)) == expected
    moments = told[-1][1]
    assert told == [*((done, moments) for done in range(0, moments, 2)), (moments, moments)]
    document = record_of(match, NAMES)
    assert crew.run(crew.engine.analyse(document, NAMES, FEW, 5)) == expected


def test_refusals_come_back_from_workers(crew: Crew) -> None:
    with pytest.raises(AnalysisError) as refused:
        crew.run(crew.engine.analyse(Match(published("triomino"), 2), NAMES, FEW, 1))
    assert refused.value.reason is AnalysisReason.NOTHING_PLAYED


def test_a_cancelled_analysis_leaves_the_worker_free(crew: Crew) -> None:
    async def run() -> None:
        begun = asyncio.Event()
        analysis = asyncio.create_task(
            crew.engine.analyse(played(), NAMES, FEW, 1, lambda *_: begun.set())
        )
        await begun.wait()
        analysis.cancel()
        await asyncio.wait([analysis])
        assert await crew.engine.bot(VIEW, "expert", "t") in list(VIEW.legal)
        assert (analysis.cancelled(), crew.engine.waiting) == (True, 0)

    crew.run(run())
    assert crew.engine.fallen_back == 0


def test_bots_do_not_wait_for_an_analysis(crew: Crew) -> None:
    async def run() -> None:
        analysis = asyncio.create_task(crew.engine.analyse(played(), NAMES, FEW, 1))
        for _ in range(5):
            await crew.engine.bot(VIEW, "expert", "t")
        assert not analysis.done()
        assert (await analysis)["players"] == NAMES

    crew.run(run())


def test_signals_for_the_server_do_not_end_a_worker(crew: Crew) -> None:
    assert os.getpgid(crew.pid) != os.getpgid(0)
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(crew.pid, number)
    lost = crew.engine.lost
    assert crew.run(crew.engine.bot(VIEW, "expert", "t")) in list(VIEW.legal)
    assert (crew.engine.lost, crew.engine.fallen_back) == (lost, 0)


def test_workers_yield_to_others(crew: Crew) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, crew.pid) == min(19, own + NICENESS)


def test_a_worker_that_is_killed_is_replaced_and_its_decision_made_again(crew: Crew) -> None:
    async def run() -> None:
        killed, lost = crew.pid, crew.engine.lost
        os.kill(killed, signal.SIGSTOP)
        decision = asyncio.create_task(crew.engine.bot(VIEW, "expert", "t"))
        await until(lambda: crew.engine.waiting == 0)
        await asyncio.sleep(0.05)
        os.kill(killed, signal.SIGKILL)
        assert await decision in list(VIEW.legal)
        assert crew.pid != killed
        assert (crew.engine.lost - lost, crew.engine.fallen_back) == (1, 0)

    crew.run(run())


def test_a_worker_that_hangs_is_given_up(compiled: None) -> None:
    with working(ThinkingLimits(decision_seconds=0.5)) as crew:
        hung = crew.pid
        os.kill(hung, signal.SIGSTOP)
        action = crew.run(crew.engine.bot(VIEW, "expert", "t"))
        assert action in greedy_choices(VIEW)
        assert crew.engine.fallen_back == 1
        crew.run(until(lambda: crew.engine.lost and len(crew.hired) == 2))
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
    hire = Hiring()

    engine = EngineService(2, new_worker=hire)
    engine.warm_up()
    await until(lambda: len(hire.hired) == 2 and all(process.pid for process in hire.hired))
    pids = [process.pid for process in hire.hired]
    assert await engine.bot(VIEW, "master", "t") in greedy_choices(VIEW)
    await until(lambda: any(tmp_path.rglob("lock")))
    assert not engine.ready
    await engine.close()
    for pid in pids:
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
