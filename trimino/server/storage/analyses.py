"""Analysis store: jobs, leased by one process at a time, and their results.

Idempotent for each (subject, budget): asking again finds the same job.
"""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Update, and_, or_, select, update

from trimino.server.storage.bulk_insert import bulk
from trimino.server.storage.database import StorePart
from trimino.server.storage.rows import Analysis
from trimino.server.storage.schema import analyses

QUEUED, RUNNING, DONE, FAILED, CANCELLED = "queued", "running", "done", "failed", "cancelled"

_CREATE = bulk(analyses, "ON CONFLICT (subject, budget) DO NOTHING")


class AnalysisStore(StorePart):
    """Analysis jobs that are queued, running or done."""

    async def ask(self, analysis: str, subject: str, budget: str, now: float) -> Analysis:
        """The job for this subject and budget, or a new one with this id.

        A job that failed or was cancelled is queued again.
        """
        return await self._database.write(lambda c: _ask(c, analysis, subject, budget, now))

    async def get(self, analysis: str) -> Analysis | None:
        wanted = select(analyses).where(analyses.c.id == analysis)
        row = await self._database.read(lambda c: c.execute(wanted).first())
        return Analysis(*row) if row else None

    async def requeue(self, analysis: str, now: float) -> Analysis | None:
        """Queue a finished job again, because its result cannot be used any more."""
        done = update(analyses).where(analyses.c.id == analysis, analyses.c.status == DONE)
        fresh = done.values(status=QUEUED, done=0, total=0, result=None, at=now)
        await self._database.write(lambda c: c.execute(fresh).rowcount)
        return await self.get(analysis)

    async def claim(self, now: float, process: str, lease: float) -> Analysis | None:
        """Lease the job that has waited longest, or one whose lease has run out."""
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
        return await self._database.write(lambda c: c.execute(free).rowcount == 1)

    async def is_waiting(self, now: float) -> bool:
        """Whether there is a job to claim."""
        wanted = select(analyses.c.id).where(_free(now)).limit(1)
        return await self._database.read(lambda c: c.scalar(wanted) is not None)

    async def _end(self, analysis: str, process: str, **values: str) -> bool:
        ended = _running(analysis, process).values(**values, claimed_until=None, claimed_by=None)
        return await self._database.write(lambda c: c.execute(ended).rowcount == 1)


def _running(analysis: str, process: str) -> Update:
    return update(analyses).where(
        analyses.c.id == analysis,
        analyses.c.status == RUNNING,
        analyses.c.claimed_by == process,
    )


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
        .where(_free(now))
        .order_by(analyses.c.at)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    found = connection.scalar(next_one)
    if found is None:
        return None
    mine = update(analyses).where(analyses.c.id == found)
    connection.execute(mine.values(status=RUNNING, claimed_until=now + lease, claimed_by=process))
    return Analysis(*connection.execute(select(analyses).where(analyses.c.id == found)).one())


def _free(now: float) -> ColumnElement[Any]:
    """Jobs that are queued, or whose lease has run out."""
    left = and_(analyses.c.status == RUNNING, analyses.c.claimed_until <= now)
    return or_(analyses.c.status == QUEUED, left)
