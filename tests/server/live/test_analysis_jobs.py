"""Analysis jobs: askers are served in turn, and who only has to wait does not fail."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.thinking.fakes import SILENT, FakeEngine, table, until
from trimino.server.errors import ServerError, ServerReason
from trimino.server.live.analysis_jobs import MAX_ANALYSED_ACTIONS, POLL_SECONDS, AnalysisJobs
from trimino.server.live.habit_counter import HabitCounter
from trimino.server.live.table_cache import TableCache
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store
from trimino.server.storage.errors import StoreUnavailable
from trimino.server.storage.rows import Analysis
from trimino.server.thinking.engine_service import ThinkingLimits

STORED = json.dumps(
    {
        "format": "trimino-analysis/10",
        "rules": "triomino",
        "players": ["0", "1"],
        "budget": "quick",
        "seed": 1,
        "against": [],
        "decisions": [],
        "episodes": [],
        "course": [],
        "seats": [],
        "reviews": [],
    }
)
"""The analysis of a match in which nobody did anything."""


class SlowRecords:
    """Records that take a moment to be found, as those of a database do."""

    def __init__(self) -> None:
        self.length = 10
        self.failures = 0
        self.names: list[str] | None = ["Anna", "Juris"]
        self.works = 0

    async def text(self, subject: str, address: str) -> str:
        await asyncio.sleep(0.01)
        if self.failures:
            self.failures -= 1
            raise StoreUnavailable(why="gone")
        return "{}"

    async def actions(self, subject: str, address: str) -> int:
        return self.length

    async def players(self, subject: str, address: str) -> list[str]:
        if self.names is None:
            raise ServerError(ServerReason.NO_RECORD)
        return self.names

    async def work(self, address: str, function: Callable[..., Any], *arguments: object) -> Any:
        self.works += 1
        return function(*arguments)


class Desk:
    """Jobs, the records they are about, and the engine."""

    def __init__(self, store: Store, at: FakeEngine) -> None:
        self.store, self.engine, self.records = store, at.engine, SlowRecords()
        records: Any = self.records
        self.clock = UptimeClock(50.0, store.uptime.advance, time.monotonic)
        habits = HabitCounter(store, TableCache(store, lambda _: None))
        self.jobs = AnalysisJobs(store, records, at.engine, self.clock, "process", habits)
        self.charged = list[int]()

    async def ask(self, subject: str, address: str = "192.0.2.1") -> str:
        job = await self.jobs.ask(subject, "quick", address, self.charged.append)
        return job.analysis

    async def finished(self, subject: str, result: str) -> Analysis:
        """A job that is done."""
        job = await self.ask(subject)
        await self.store.analyses.claim(self.clock.now(), "process", 60.0)
        await self.store.analyses.finish(job, "process", result)
        found = await self.jobs.find(job)
        assert found is not None
        return found

    async def statuses(self, jobs: list[str]) -> list[str]:
        found = [await self.store.analyses.get(job) for job in jobs]
        return [job.status for job in found if job]


@asynccontextmanager
async def desk(folder: Path, slots: int) -> AsyncIterator[Desk]:
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    try:
        async with table(SILENT, limits=ThinkingLimits(analyses=slots)) as at:
            at.engine.warm_up()
            await until(lambda: at.engine.ready)
            yield Desk(store, at)
    finally:
        await store.close()


@asynccontextmanager
async def running(jobs: AnalysisJobs) -> AsyncIterator[None]:
    task = asyncio.create_task(jobs.run())
    try:
        yield
    finally:
        await jobs.stop()
        task.cancel()


async def test_more_jobs_than_there_is_room_for_wait_and_do_not_fail(tmp_path: Path) -> None:
    async with desk(tmp_path, slots=2) as at:
        jobs = [await at.ask(f"upload:{n}", f"192.0.2.{n}") for n in range(6)]
        async with running(at.jobs):
            await until(lambda: not at.engine.analyses_left)
            # Everything that was claimed has begun by now.
            await asyncio.sleep(0.2)
            statuses = await at.statuses(jobs)
        assert sorted(statuses) == ["queued"] * 4 + ["running"] * 2


async def test_an_address_does_not_fill_all_places(tmp_path: Path) -> None:
    async with desk(tmp_path, slots=4) as at:
        first = [await at.ask(f"upload:a{n}") for n in range(6)]
        other = await at.ask("upload:b", "192.0.2.2")
        async with running(at.jobs):
            await until(lambda: at.engine.analyses_left == 2)
            await asyncio.sleep(0.2)
            assert await at.statuses([other]) == ["running"]
            assert await at.statuses(first) == ["running"] + ["queued"] * 5


async def test_several_addresses_with_long_jobs_leave_a_place(tmp_path: Path) -> None:
    async with desk(tmp_path, ThinkingLimits().analyses) as at:
        for number in range(20):
            await at.ask(f"upload:{number}", f"192.0.2.{number % 10}")
        other = await at.ask("upload:b", "203.0.113.1")
        async with running(at.jobs):
            await until(lambda: len(at.jobs._working) == 11)
            assert await at.statuses([other]) == ["running"]


async def test_a_database_that_is_gone_for_a_moment_fails_no_job(tmp_path: Path) -> None:
    async with desk(tmp_path, slots=2) as at:
        job = await at.ask("upload:a")
        at.records.failures = 1
        async with running(at.jobs):
            await until(lambda: at.engine.analyses_left == 1)
            assert await at.statuses([job]) == ["running"]


async def test_a_date_that_steps_takes_no_job_from_who_does_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with desk(tmp_path, slots=1) as at:
        job = await at.ask("upload:a")
        async with running(at.jobs):
            await until(lambda: not at.engine.analyses_left)
            for date in (1e8, 4e9):
                monkeypatch.setattr(time, "time", lambda date=date: date)
                await asyncio.sleep(1.2 * POLL_SECONDS)
                found = await at.store.analyses.get(job)
                assert found is not None
                assert found.claimed_until is not None
                assert at.clock.now() < found.claimed_until < at.clock.now() + 60.0


async def test_a_date_that_steps_changes_nobodys_place_in_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with desk(tmp_path, slots=1) as at:
        jobs = []
        for number, date in enumerate((4e9, 1e8)):
            monkeypatch.setattr(time, "time", lambda date=date: date)
            jobs.append(await at.ask(f"upload:{number}", f"192.0.2.{number}"))
        assert [job.analysis for job in await at.store.analyses.waiting()] == jobs


async def test_work_is_charged_once_and_a_match_that_is_too_long_refused(tmp_path: Path) -> None:
    async with desk(tmp_path, slots=2) as at:
        assert await at.ask("upload:a") == await at.ask("upload:a", "192.0.2.2")
        assert at.charged == [10]
        at.records.length = MAX_ANALYSED_ACTIONS + 1
        with pytest.raises(ServerError) as refused:
            await at.ask("upload:b")
        assert refused.value.reason is ServerReason.ANALYSIS_TOO_LONG


async def test_what_was_analysed_is_kept_and_starts_no_job_again(tmp_path: Path) -> None:
    async with desk(tmp_path, slots=2) as at:
        first = await at.ask("upload:a")
        await at.store.analyses.claim(at.clock.now(), "process", 60.0)
        await at.store.analyses.finish(first, "process", "{}")
        again = await at.jobs.ask("upload:a", "quick", "192.0.2.2", at.charged.append)
        assert (again.analysis, again.status, again.result) == (first, "done", "{}")
        assert await at.store.analyses.waiting() == []
        assert await at.store.analyses.claim(at.clock.now(), "process", 60.0) is None
        assert at.charged == [10]


async def test_a_result_is_read_beside_the_server_and_once_for_the_same_names(
    tmp_path: Path,
) -> None:
    """That of a long match has megabytes, and reading it would hold all tables up."""
    async with desk(tmp_path, slots=2) as at:
        job = await at.finished("upload:a", STORED)
        assert await at.jobs.result_length(job.analysis) == len(STORED)
        assert await at.jobs.result_length(await at.ask("upload:b")) == 0
        for _ in range(3):
            shown = await at.jobs.shown(job, "192.0.2.1")
            assert shown.job == job
            assert json.loads(shown.result)["players"] == ["Anna", "Juris"]
        assert at.records.works == 1
        at.records.names = None
        renamed = await at.jobs.shown(job, "192.0.2.1")
        assert json.loads(renamed.result)["players"] == ["0", "1"]
        assert at.records.works == 2


async def test_a_result_in_an_outdated_form_is_made_again(tmp_path: Path) -> None:
    async with desk(tmp_path, slots=2) as at:
        outdated = await at.finished("upload:a", STORED.replace("analysis/10", "analysis/9"))
        job, result = await at.jobs.shown(outdated, "192.0.2.1")
        assert (job.status, job.result, result) == ("queued", None, b"null")
        assert (await at.jobs.shown(job, "192.0.2.1")).result == b"null"
        assert [job.asker for job in await at.store.analyses.waiting()] == ["192.0.2.1"]


async def test_the_time_left_counts_what_others_get_meanwhile(tmp_path: Path) -> None:
    async with desk(tmp_path, slots=2) as at:
        at.records.length = 1000
        for number in range(3):
            await at.ask(f"upload:a{number}")
        at.records.length = 100
        mine = await at.store.analyses.get(await at.ask("upload:b", "192.0.2.2"))
        assert mine is not None
        # A tenth of a second for an action: a hundred of mine, and a hundred of theirs.
        assert await at.jobs.seconds_left(mine) == 20
        # There are two places: a third address waits for mine to be done.
        at.records.length = 50
        third = await at.store.analyses.get(await at.ask("upload:c", "192.0.2.3"))
        assert third is not None
        assert await at.jobs.seconds_left(third) == 20 + 10
        assert await at.jobs.seconds_left(mine._replace(status="done")) is None
