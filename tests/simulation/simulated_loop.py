"""Event loop of a simulation: made-up time, and actors whose turns are chosen by a seed.

An actor is what runs by itself: a server process, the database, a player. Callbacks of one actor
run in their order, as asyncio promises; which actor goes next is a seeded choice. When nobody has
anything to do, the time moves to the next timer. An actor can be frozen: its callbacks wait. It can
be killed between any two of its steps: nothing of it runs again, no `finally` either.
"""

import asyncio
import hashlib
import heapq
import random
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar

T = TypeVar("T")

ACTOR: ContextVar["Actor"] = ContextVar("actor")

MAX_STEPS_AT_ONCE = 500_000
"""Steps without any time passing, after which something spins."""

DATE = 1.8e9
"""The date at which a simulation begins, for everybody."""

THREAD_DELAY = 0.002
"""Mean seconds until a thread answers."""


class Failed(Exception):
    """Something that must not happen in a simulation."""


class Actor:
    """Somebody with callbacks of their own, a monotonic clock and a date.

    `dies_after` is the number of steps after which it is killed; `on_death` is called then.
    """

    def __init__(self, loop: "SimulatedLoop", name: str, rng: random.Random) -> None:
        self.loop = loop
        self.name = name
        self.rng = rng
        self.ready: deque[asyncio.Handle] = deque()
        self.frozen = self.dead = False
        self.dies_after: int | None = None
        self.on_death: Callable[[], None] = lambda: None
        self.started_at = rng.uniform(0, 1e6)
        self.date = DATE
        self.context: Context = copy_context()
        self.context.run(ACTOR.set, self)

    def monotonic(self) -> float:
        return self.started_at + self.loop.time()

    def time(self) -> float:
        """The date of this actor's machine."""
        return self.date + self.loop.time()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run a coroutine as this actor."""
        return self.loop.create_task(work, context=self.context)

    def later(self, seconds: float, callback: Callable[..., object], *arguments: object) -> None:
        """Call something as this actor after a while."""
        self.loop.call_later(seconds, callback, *arguments, context=self.context)


class SimulatedLoop(asyncio.BaseEventLoop):
    """The loop. `digest` depends on every step: who took it, and when."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng
        self._now = 0.0
        self._busy: list[Actor] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._timer_number = 0
        self._buried: list[asyncio.Task[Any]] = []
        self._over = False
        self._digest = hashlib.blake2b(digest_size=16)
        self.steps = 0
        self.deaths = 0
        """Actors that were killed between two steps."""
        self._last_advance = 0
        self.main = Actor(self, "main", rng)
        self._failure: str | None = None
        self.set_exception_handler(self._note_fault)

    def time(self) -> float:
        return self._now

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()

    def fail(self, text: str) -> None:
        """End the simulation after this step."""
        self._failure = self._failure or text

    def note(self, text: str) -> None:
        """Let the digest depend on something that happened."""
        self._digest.update(text.encode())

    def freeze(self, actor: Actor) -> None:
        actor.frozen = True
        if actor in self._busy:
            self._busy.remove(actor)

    def thaw(self, actor: Actor) -> None:
        actor.frozen = False
        if actor.ready and actor not in self._busy and not actor.dead:
            self._busy.append(actor)

    def kill(self, actor: Actor) -> None:
        """Let nothing of an actor run again. Its tasks are kept, so that no one closes them."""
        self._buried += sorted(asyncio.all_tasks(self), key=lambda task: task.get_name())
        actor.dead = True
        actor.ready.clear()
        if actor in self._busy:
            self._busy.remove(actor)
        actor.on_death()

    def bury(self) -> None:
        """End the loop and every task in it, quietly."""
        self._over = True
        for task in {*self._buried, *asyncio.all_tasks(self)}:
            # They did not end, on purpose.
            task._log_destroy_pending = False  # type: ignore[attr-defined] # has no other name
            _close(task.get_coro())
        self._timers.clear()
        self.close()

    def run_in_executor(  # type: ignore[override] # the same, without threads
        self, executor: object, function: Callable[..., T], *arguments: Any
    ) -> "asyncio.Future[T]":
        """Run a function after a moment, as if a thread had."""
        answer: asyncio.Future[T] = self.create_future()

        def run() -> None:
            if answer.done():
                return
            try:
                answer.set_result(function(*arguments))
            except Exception as error:  # noqa: BLE001 - it is for whoever waits.
                answer.set_exception(error)

        self.call_later(self._rng.expovariate(1 / THREAD_DELAY), run)
        return answer

    def call_at(  # type: ignore[override] # the same, without the types of arguments
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        if not self._over:
            self._timer_number += 1
            heapq.heappush(self._timers, (when, self._timer_number, timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are skipped when their time comes."""

    def _call_soon(
        self, callback: Callable[..., object], args: Any, context: Context | None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._enqueue(handle)
        return handle

    def _enqueue(self, handle: asyncio.Handle) -> None:
        context: Context = handle._context  # type: ignore[attr-defined] # has no other name
        actor = context.get(ACTOR, self.main)
        if actor.dead or self._over:
            return
        if not actor.ready and not actor.frozen:
            self._busy.append(actor)
        actor.ready.append(handle)

    def _run_once(self) -> None:
        if self._failure is not None:
            raise Failed(self._failure)
        busy = self._busy
        if not busy:
            self._advance()
            return
        place = int(self._rng.random() * len(busy)) if len(busy) > 1 else 0
        actor = busy[place]
        handle = actor.ready.popleft()
        if not actor.ready:
            busy.pop(place)
        if handle.cancelled():
            return
        self.steps += 1
        if self.steps - self._last_advance > MAX_STEPS_AT_ONCE:
            raise Failed(f"{actor.name} does {handle!r} again and again")
        self._digest.update(b"%a %.7f" % (actor.name, self._now))
        handle._run()
        if actor.dies_after is not None and not actor.dead:
            actor.dies_after -= 1
            if actor.dies_after <= 0:
                self.deaths += 1
                self.kill(actor)

    def _advance(self) -> None:
        """Move the time to the next timer, and let all that are due then be ready."""
        self._last_advance = self.steps
        timers = self._timers
        while timers and timers[0][2].cancelled():
            heapq.heappop(timers)
        if not timers:
            raise Failed("nobody has anything to do, ever")
        self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            _, _, timer = heapq.heappop(timers)
            if not timer.cancelled():
                self._enqueue(timer)

    def _note_fault(self, loop: asyncio.AbstractEventLoop, fault: dict[str, Any]) -> None:
        error = fault.get("exception")
        self.fail(str(error) if isinstance(error, Failed) else f"{fault.get('message')}: {error!r}")

    def _asyncgen_finalizer_hook(self, agen: Any) -> None:
        """Generators of killed processes are not closed."""

    def _process_events(self, event_list: object) -> None:
        raise AssertionError("no real sockets here")

    def _write_to_self(self) -> None:
        raise AssertionError("no real threads here")


def _close(coroutine: Any) -> None:
    """Close a coroutine, also one that awaits while it is closed."""
    for _ in range(20):
        with suppress(BaseException):
            coroutine.close()
            return
