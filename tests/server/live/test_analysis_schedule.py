"""The schedule of analyses: the times that it tells are those that the queue of calls leads to."""

import random
from collections import deque

import pytest

from trimino.server.live.analysis_schedule import finish_times
from trimino.server.storage.rows import WaitingAnalysis
from trimino.server.thinking.call_queue import CallQueue, Priority, QueuedCall
from trimino.workers.calls import WorkerCall

JOBS = [
    WaitingAnalysis("a1", "a", 100.0),
    WaitingAnalysis("b1", "b", 10.0),
    WaitingAnalysis("a2", "a", 100.0),
    WaitingAnalysis("b2", "b", 20.0),
    WaitingAnalysis("c1", "c", 500.0),
]


@pytest.mark.parametrize(
    ("places", "workers", "times"),
    [
        pytest.param(
            3,
            1,
            {"b1": 30, "b2": 90, "a1": 230, "a2": 430, "c1": 730},
            id="a place for everybody",
        ),
        pytest.param(
            2,
            1,
            # The place of b1 goes to b2, which has waited longer than c1.
            {"b1": 20, "b2": 60, "a1": 200, "a2": 400, "c1": 730},
            id="one has to wait for a place",
        ),
        pytest.param(
            1,
            4,
            {"a1": 100, "b1": 110, "a2": 210, "b2": 230, "c1": 730},
            id="one place, one worker",
        ),
        pytest.param(
            3,
            4,
            {"b1": 10, "b2": 30, "a1": 100, "a2": 200, "c1": 500},
            id="workers for all",
        ),
    ],
)
def test_when_jobs_are_done(places: int, workers: int, times: dict[str, float]) -> None:
    assert finish_times(JOBS, places, workers) == pytest.approx(times)


@pytest.mark.parametrize("seed", range(8))
async def test_the_queue_of_calls_takes_the_time_that_is_told(seed: int) -> None:
    chance = random.Random(seed)
    weights = {f"job {number}": chance.choice((1, 8)) for number in range(24)}
    jobs = [
        WaitingAnalysis(job, f"asker {chance.randrange(6)}", 8.0 * chance.randint(5, 40))
        for job in weights
    ]
    places = chance.randint(2, 6)
    told = finish_times(jobs, places, workers=1)
    took = await carried_out(jobs, weights, places)
    # A batch that was begun delays each other job by its length.
    assert took == pytest.approx(told, abs=8.0 * len(jobs))
    assert max(told.values()) > 2 * 8.0 * len(jobs)


async def carried_out(
    jobs: list[WaitingAnalysis], weights: dict[str, int], places: int
) -> dict[str, float]:
    """The time after which each job is done if one worker carries out batch after batch."""
    queue, now = CallQueue(), 0.0
    waiting, left = deque(jobs), {job.analysis: job.left for job in jobs}
    running: dict[str, str] = {}
    done: dict[str, float] = {}
    while len(done) < len(jobs):
        for job in tuple(waiting):
            if len(running) < places and job.asker not in running:
                waiting.remove(job)
                running[job.asker] = job.analysis
                queue.put(batch(job.asker, weights[job.analysis]))
        call = await queue.take()
        now += call.cost
        analysis = running[call.owner]
        left[analysis] -= call.cost
        if left[analysis] > 0:
            queue.put(batch(call.owner, call.cost))
        else:
            del running[call.owner]
            done[analysis] = now
    return done


def batch(owner: str, cost: float) -> QueuedCall:
    return QueuedCall(Priority.BATCH, owner, 1.0, lambda: WorkerCall(print, ()), cost)
