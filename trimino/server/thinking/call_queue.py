"""Queue of calls: decisions before hints before analyses, and owners served in turn."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from trimino.workers.calls import WorkerCall
from trimino.workers.thinking_errors import ThinkingError, ThinkingReason


class Priority(IntEnum):
    """Priorities of calls; lower ones go first, since somebody waits for them sooner."""

    DECISION = 0
    HINT = 1
    BATCH = 2


@dataclass(eq=False)
class QueuedCall:
    """A call that waits for a worker, or that one works on.

    `owner` is the table or analysis that it belongs to. `call` is made when a worker takes it,
    since it may depend on how many wait then. `seconds` is the time a worker may take.
    """

    priority: Priority
    owner: str
    seconds: float
    call: Callable[[], WorkerCall]
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


class CallQueue:
    """Calls that wait for a worker.

    An owner that was served goes behind all others of its priority, however much it has waiting.
    """

    def __init__(self) -> None:
        self._waiting: dict[Priority, dict[str, deque[QueuedCall]]] = {
            each: {} for each in Priority
        }
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
        for owners in self._waiting.values():
            if owners:
                owner = next(iter(owners))
                waiting = owners.pop(owner)
                call = waiting.popleft()
                if waiting:
                    owners[owner] = waiting
                return call
        return None
