"""Analyses: asked for once, worked at by one process, taken over when it dies, cancelled."""

import asyncio

from tests.server.storage.stores import open_store, open_two
from trimino.server.storage.rows import Analysis

NEW = Analysis("a", "subject", "small", "queued", 0, 0, None, None, 10.0, None, None)


async def test_the_same_question_is_the_same_job(database_url: str) -> None:
    async with open_two(database_url) as (one, other):
        asked = [
            store.analyses.ask(name, "subject", "small", 10.0)
            for store, name in ((one, "a"), (other, "b"))
        ]
        first, second = await asyncio.gather(*asked)
        assert first == second
        assert first._replace(analysis="a") == NEW
        other_budget = await one.analyses.ask("c", "subject", "large", 11.0, "asker")
        assert other_budget.analysis == "c"
        assert await one.analyses.get("c") == other_budget
        assert await one.analyses.get("d") is None
        claimed = [await other.analyses.claim(20.0, "p", 5.0) for _ in range(3)]
        assert [job and job.analysis for job in claimed] == [first.analysis, "c", None]


async def test_a_job_is_done_by_one_process(database_url: str) -> None:
    async with open_two(database_url) as (one, other):
        assert not await one.analyses.is_waiting(20.0)
        await one.analyses.ask("a", "subject", "small", 10.0)
        await one.analyses.ask("b", "subject", "large", 9.0, "asker")
        assert await other.analyses.is_waiting(20.0)
        taken = await asyncio.gather(
            one.analyses.claim(20.0, "p", 5.0), other.analyses.claim(20.0, "q", 5.0)
        )
        jobs = [job.analysis for job in taken if job]
        # PostgreSQL passes over what is just being taken, SQLite waits.
        assert len(jobs) == len(set(jobs))
        while job := await one.analyses.claim(20.0, "r", 5.0):
            jobs.append(job.analysis)
        assert sorted(jobs) == ["a", "b"]
        assert not await one.analyses.is_waiting(24.0)
        assert await one.analyses.is_waiting(25.0)


async def test_progress_and_result(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.analyses.ask("a", "subject", "small", 10.0)
        claimed = await store.analyses.claim(20.0, "p", 5.0)
        assert claimed == NEW._replace(status="running", claimed_until=25.0, claimed_by="p")
        assert await store.analyses.progress("a", "p", 3, 7, 30.0)
        assert not await store.analyses.progress("a", "q", 4, 7, 30.0)
        assert not await store.analyses.finish("a", "q", "[]")
        assert await store.analyses.finish("a", "p", "[1]")
        done = NEW._replace(status="done", done=3, total=7, result="[1]")
        assert await store.analyses.get("a") == done
        assert await store.analyses.ask("b", "subject", "small", 99.0) == done
        assert not await store.analyses.cancel("a")
        assert await store.analyses.claim(1e9, "p", 5.0) is None


async def test_another_process_takes_over_what_one_left(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.analyses.ask("a", "subject", "small", 10.0)
        await store.analyses.claim(20.0, "p", 5.0)
        assert await store.analyses.claim(24.9, "q", 5.0) is None
        taken = await store.analyses.claim(25.0, "q", 5.0)
        assert taken is not None
        assert taken.claimed_by == "q"
        assert not await store.analyses.finish("a", "p", "[]")
        assert await store.analyses.finish("a", "q", "[]")


async def test_a_lease_by_another_clock_has_run_out(database_url: str) -> None:
    """Earlier versions leased by date; the clock of tables may be months behind that."""
    async with open_store(database_url) as store:
        for job in ("a", "b"):
            await store.analyses.ask(job, f"subject {job}", "small", 10.0, f"asker {job}")
            await store.analyses.claim(1e9, "earlier", 15.0)
        assert await store.analyses.is_waiting(20.0)
        taken = [await store.analyses.claim(20.0, "p", 15.0) for _ in range(3)]
        assert [job and job.claimed_until for job in taken] == [35.0, 35.0, None]


async def test_what_failed_or_was_cancelled_can_be_asked_for_again(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.analyses.ask("a", "subject", "small", 10.0)
        assert await store.analyses.cancel("a")
        assert await store.analyses.claim(20.0, "p", 5.0) is None
        again = await store.analyses.ask("b", "subject", "small", 30.0)
        assert again == NEW._replace(at=30.0)
        await store.analyses.claim(40.0, "p", 5.0)
        assert await store.analyses.fail("a", "p", "reason")
        failed = await store.analyses.get("a")
        assert failed is not None
        assert (failed.status, failed.error) == ("failed", "reason")
        await store.analyses.ask("c", "subject", "small", 50.0)
        await store.analyses.claim(60.0, "p", 5.0)
        assert await store.analyses.cancel("a")
        assert not await store.analyses.progress("a", "p", 1, 2, 70.0)
