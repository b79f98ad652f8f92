"""Queue of calls: decisions before hints before analyses; owners get the same time of workers."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from trimino.workers.calls import WorkerCall
from trimino.workers.thinking_errors import ThinkingError, ThinkingReason

MAX_OWNERS = 1000
"""Owners of whom is known what they were served; the one served longest ago is forgotten first."""


class Priority(IntEnum):
    """Priorities of calls; lower ones go first, since somebody waits for them sooner."""

    DECISION = 0
    HINT = 1
    BATCH = 2


@dataclass(eq=False)
class QueuedCall:
    """A call that waits for a worker, or that one works on.

    `owner` is the table or analysis that it belongs to. `call` is made when a worker takes it,
    since it may depend on how many wait then. `seconds` is the time a worker may take, and `cost`
    what the call takes compared with others of its priority.
    """

    priority: Priority
    owner: str
    seconds: float
    call: Callable[[], WorkerCall]
    cost: float = 1.0
    answer: asyncio.Future[Any] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    retried: bool = False

    def settle(self, value: object) -> None:
        """Give the answer, if somebody still waits for it."""
        if not self.answer.done():
            self.answer.set_result(value)

    def fail(self, error: Exception | None = None) -> None:
        """Fail the call, if somebody still waits for its answer."""
        if not self.answer.done():
            self.answer.set_exception(error or ThinkingError(ThinkingReason.FAILED))


class ServedCosts:
    """Costs of the calls that each owner was served; who asks for nothing saves nothing up."""

    def __init__(self) -> None:
        self._least = 0.0
        self._costs: dict[str, float] = {}

    def least_of(self, owners: Iterable[str]) -> str:
        """The owner who was served least; of equals the first."""
        return min(owners, key=self._of)

    def add(self, owner: str, cost: float) -> None:
        """Count a call of the owner who was served least."""
        self._least = self._of(owner)
        self._costs.pop(owner, None)
        self._costs[owner] = self._least + cost
        if len(self._costs) > MAX_OWNERS:
            del self._costs[next(iter(self._costs))]

    def _of(self, owner: str) -> float:
        return max(self._costs.get(owner, 0.0), self._least)


class CallQueue:
    """Calls that wait for a worker.

    Of those of one priority the owner goes first who was served least while it had something to
    ask, by the cost of its calls, and of equals the one who was served longest ago.
    """

    def __init__(self) -> None:
        self._waiting: dict[Priority, dict[str, deque[QueuedCall]]] = {
            each: {} for each in Priority
        }
        self._served = {each: ServedCosts() for each in Priority}
        self._arrived = asyncio.Event()

    def put(self, call: QueuedCall) -> None:
        self._waiting[call.priority].setdefault(call.owner, deque()).append(call)
        self._arrived.set()

    async def take(self) -> QueuedCall:
        """The next call, as soon as there is one."""
        while (call := self._next()) is None:
            self._arrived.clear()
            await self._arrived.wait()
        return call

    def drop(self, call: QueuedCall) -> None:
        """Remove a call whose answer is no longer wanted."""
        owners = self._waiting[call.priority]
        waiting = owners.get(call.owner, deque())
        if call in waiting:
            waiting.remove(call)
            if not waiting:
                del owners[call.owner]

    def clear(self) -> list[QueuedCall]:
        """Remove and return all calls."""
        everything: list[QueuedCall] = []
        while (call := self._next()) is not None:
            everything.append(call)
        return everything

    def count(self, priority: Priority) -> int:
        """The number of waiting calls of a priority."""
        return sum(map(len, self._waiting[priority].values()))

    def count_of(self, priority: Priority, owner: str) -> int:
        """The number of waiting calls of a priority for one owner."""
        return len(self._waiting[priority].get(owner, ()))

    def __len__(self) -> int:
        return sum(map(self.count, Priority))

    def _next(self) -> QueuedCall | None:
        for priority, owners in self._waiting.items():
            if owners:
                owner = self._served[priority].least_of(owners)
                waiting = owners.pop(owner)
                call = waiting.popleft()
                self._served[priority].add(owner, call.cost)
                if waiting:
                    owners[owner] = waiting
                return call
        return None
