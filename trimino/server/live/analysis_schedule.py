"""Analysis schedule: the times at which the analyses that wait will be done."""

from collections import deque
from collections.abc import Sequence
from heapq import heappop, heappush

from trimino.server.storage.rows import WaitingAnalysis


def finish_times(jobs: Sequence[WaitingAnalysis], places: int, workers: int) -> dict[str, float]:
    """The time until each job is done, if one worker does one unit of work at a time.

    Jobs are in the order in which they begin. One of each asker runs at once, in one of so many
    places, and those that run get the same time.

    >>> jobs = [WaitingAnalysis("a", "x", 90.0), WaitingAnalysis("b", "y", 10.0)]
    >>> finish_times(jobs, places=2, workers=1)
    {'b': 20.0, 'a': 100.0}
    """
    own: dict[str, deque[tuple[int, WaitingAnalysis]]] = {}
    for number, job in enumerate(jobs):
        own.setdefault(job.asker, deque()).append((number, job))
    # Askers with nothing running, by their next job; and what runs, by the turns it will have had.
    idle = [(line[0][0], asker) for asker, line in own.items()]
    running: list[tuple[float, int, WaitingAnalysis]] = []
    turns = now = 0.0
    done: dict[str, float] = {}
    while idle or running:
        while idle and len(running) < places:
            _, asker = heappop(idle)
            number, job = own[asker].popleft()
            heappush(running, (turns + job.left, number, job))
        a_turn = max(1.0, len(running) / workers)
        last, _, job = heappop(running)
        now += (last - turns) * a_turn
        turns = last
        done[job.analysis] = now
        if line := own[job.asker]:
            heappush(idle, (line[0][0], job.asker))
    return done
