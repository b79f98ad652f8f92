"""Analysis store: jobs, leased by one process at a time, and their results.

Idempotent for each (subject, budget): asking again finds the same job.
"""

from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ScalarSelect,
    Update,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from trimino.server.storage.bulk_insert import bulk
from trimino.server.storage.database import StorePart
from trimino.server.storage.rows import Analysis, WaitingAnalysis
from trimino.server.storage.schema import analyses, analysis_queue

QUEUED, RUNNING, DONE, FAILED, CANCELLED = "queued", "running", "done", "failed", "cancelled"

MAX_LEASE = 3600.0
"""Seconds; a lease that ends later was taken by another clock, and counts as ended."""

_CREATE = bulk(analyses, "ON CONFLICT (subject, budget) DO NOTHING")
_QUEUE = bulk(analysis_queue, "ON CONFLICT DO NOTHING")


class AnalysisStore(StorePart):
    """Analysis jobs that are queued, running or done."""

    async def ask(
        self,
        analysis: str,
        subject: str,
        budget: str,
        now: float,
        asker: str = "",
        work: int = 1,
    ) -> Analysis:
        """The job for this subject and budget, or a new one with this id.

        A job that failed or was cancelled is queued again.
        """

        def asked(connection: Connection) -> Analysis:
            job = _ask(connection, analysis, subject, budget, now)
            if job.status in (QUEUED, RUNNING):
                _QUEUE.run(connection, [(job.analysis, asker, work)])
            return job

        return await self._database.write(asked)

    async def find(self, subject: str, budget: str) -> Analysis | None:
        """The job for this subject and budget, if there is one."""
        same = and_(analyses.c.subject == subject, analyses.c.budget == budget)
        row = await self._database.read(lambda c: c.execute(select(analyses).where(same)).first())
        return Analysis(*row) if row else None

    async def asker(self, analysis: str) -> str | None:
        """The asker of a job that is not done."""
        wanted = select(analysis_queue.c.asker).where(analysis_queue.c.id == analysis)
        return await self._database.read(lambda c: c.scalar(wanted))

    async def waiting(self) -> list[WaitingAnalysis]:
        """The jobs that run, then those that wait, the oldest first, and the work left of each."""
        unfinished = analyses.c.status.in_((QUEUED, RUNNING))
        wanted = (
            select(analyses.c.id, _asker(), _work(), analyses.c.done, analyses.c.total)
            .where(unfinished)
            .order_by(analyses.c.status.desc(), analyses.c.at, analyses.c.id)
        )
        rows = await self._database.read(lambda c: c.execute(wanted).all())
        return [_waiting(*row) for row in rows]

    async def get(self, analysis: str) -> Analysis | None:
        wanted = select(analyses).where(analyses.c.id == analysis)
        row = await self._database.read(lambda c: c.execute(wanted).first())
        return Analysis(*row) if row else None

    async def result_length(self, analysis: str) -> int:
        """The characters of a result, which has megabytes for a long match; 0 without one."""
        wanted = select(func.length(analyses.c.result)).where(analyses.c.id == analysis)
        return await self._database.read(lambda c: c.scalar(wanted)) or 0

    async def requeue(self, analysis: str, now: float, asker: str) -> Analysis | None:
        """Queue a finished job again, because its result cannot be used any more."""
        done = and_(analyses.c.id == analysis, analyses.c.status == DONE)
        fresh = update(analyses).where(done)
        fresh = fresh.values(status=QUEUED, done=0, total=0, result=None, at=now)

        def requeued(connection: Connection) -> None:
            work = connection.scalar(select(analyses.c.total).where(done))
            if connection.execute(fresh).rowcount:
                _QUEUE.run(connection, [(analysis, asker, work or 1)])

        await self._database.write(requeued)
        return await self.get(analysis)

    async def claim(self, now: float, process: str, lease: float) -> Analysis | None:
        """Lease the job that has waited longest of those whose asker has none that runs."""
        return await self._database.write(lambda c: _claim(c, now, process, lease))

    async def progress(
        self, analysis: str, process: str, done: int, total: int, until: float
    ) -> bool:
        """Note progress and extend the lease; false if the job was cancelled or taken over."""
        noted = _running(analysis, process).values(done=done, total=total, claimed_until=until)
        return await self._database.write(lambda c: c.execute(noted).rowcount == 1)

    async def finish(self, analysis: str, process: str, result: str) -> bool:
        """Keep the result; false if the job was cancelled or taken over."""
        return await self._end(analysis, process, status=DONE, result=result)

    async def fail(self, analysis: str, process: str, error: str) -> bool:
        return await self._end(analysis, process, status=FAILED, error=error)

    async def cancel(self, analysis: str) -> bool:
        """Cancel a job that is not done; its process learns so when it notes progress."""
        unfinished = analyses.c.status.in_((QUEUED, RUNNING))
        ended = update(analyses).where(analyses.c.id == analysis, unfinished)
        free = ended.values(status=CANCELLED, claimed_until=None, claimed_by=None)
        return await self._database.write(lambda c: _end(c, free, analysis))

    async def is_waiting(self, now: float) -> bool:
        """Whether there is a job to claim."""
        wanted = select(analyses.c.id).where(_free(now)).limit(1)
        return await self._database.read(lambda c: c.scalar(wanted) is not None)

    async def put_back(self, analysis: str, process: str) -> bool:
        """Queue a job again that this process could not do now."""
        left = _running(analysis, process)
        free = left.values(status=QUEUED, claimed_until=None, claimed_by=None)
        return await self._database.write(lambda c: c.execute(free).rowcount == 1)

    async def _end(self, analysis: str, process: str, **values: str) -> bool:
        ended = _running(analysis, process).values(**values, claimed_until=None, claimed_by=None)
        return await self._database.write(lambda c: _end(c, ended, analysis))


def _running(analysis: str, process: str) -> Update:
    return update(analyses).where(
        analyses.c.id == analysis,
        analyses.c.status == RUNNING,
        analyses.c.claimed_by == process,
    )


def _end(connection: Connection, ended: Update, analysis: str) -> bool:
    """End a job, and remove its asker."""
    if connection.execute(ended).rowcount != 1:
        return False
    connection.execute(delete(analysis_queue).where(analysis_queue.c.id == analysis))
    return True


def _waiting(
    analysis: str, asker: str | None, work: int | None, done: int, total: int
) -> WaitingAnalysis:
    left = 1 - done / total if total else 1.0
    return WaitingAnalysis(analysis, asker or "", (work or 1) * left)


def _asker() -> ScalarSelect[str]:
    """The asker of the job in the statement around it."""
    own = select(analysis_queue.c.asker).where(analysis_queue.c.id == analyses.c.id)
    return own.correlate(analyses).scalar_subquery()


def _work() -> ScalarSelect[int]:
    own = select(analysis_queue.c.work).where(analysis_queue.c.id == analyses.c.id)
    return own.correlate(analyses).scalar_subquery()


def _has_one_running(now: float) -> ColumnElement[bool]:
    """Whether another job of the asker in the statement around it is running."""
    others, queue = analyses.alias(), analysis_queue.alias()
    running = and_(others.c.status == RUNNING, _is_held(others.c.claimed_until, now))
    of_asker = select(others.c.id).join(queue, queue.c.id == others.c.id)
    of_asker = of_asker.where(running, queue.c.asker == _asker(), others.c.id != analyses.c.id)
    return exists(of_asker.correlate(analyses))


def _ask(connection: Connection, analysis: str, subject: str, budget: str, now: float) -> Analysis:
    line = (analysis, subject, budget, QUEUED, 0, 0, None, None, now, None, None)
    _CREATE.run(connection, [line])
    same = and_(analyses.c.subject == subject, analyses.c.budget == budget)
    again = update(analyses).where(same, analyses.c.status.in_((FAILED, CANCELLED)))
    connection.execute(again.values(status=QUEUED, done=0, total=0, error=None, at=now))
    return Analysis(*connection.execute(select(analyses).where(same)).one())


def _claim(connection: Connection, now: float, process: str, lease: float) -> Analysis | None:
    next_one = (
        select(analyses.c.id)
        .where(_free(now), ~_has_one_running(now))
        .order_by(analyses.c.at)
        .limit(1)
        .with_for_update(skip_locked=True, of=analyses)
    )
    found = connection.scalar(next_one)
    if found is None:
        return None
    mine = update(analyses).where(analyses.c.id == found)
    connection.execute(mine.values(status=RUNNING, claimed_until=now + lease, claimed_by=process))
    return Analysis(*connection.execute(select(analyses).where(analyses.c.id == found)).one())


def _free(now: float) -> ColumnElement[Any]:
    """Jobs that are queued, or whose lease has run out."""
    left = and_(analyses.c.status == RUNNING, ~_is_held(analyses.c.claimed_until, now))
    return or_(analyses.c.status == QUEUED, left)


def _is_held(until: Column[float], now: float) -> ColumnElement[bool]:
    return and_(until > now, until <= now + MAX_LEASE)
