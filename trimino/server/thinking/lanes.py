"""Workers at work: each lane has one, and hires another when it is lost."""

import asyncio
import logging
import time
from collections.abc import Callable

from trimino.rules.errors import TriminoError
from trimino.server.thinking.process import Lost, Worker
from trimino.server.thinking.question import Kind, Pace, Question
from trimino.server.thinking.queue import Queue

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds between two tries to hire; each time it fails the pause is twice as long."""

_log = logging.getLogger(__name__)


class Lanes:
    """So many workers, each with one question at a time.

    A question that goes down with its worker is asked once more. One that takes too long is not:
    its worker is given up.
    """

    def __init__(self, size: int, queue: Queue, hire: Callable[[], Worker]) -> None:
        self.size = size
        self.lost = 0
        self.ready = self.ended = False
        self.pace = {kind: Pace(guess=1.0) for kind in Kind}
        self._queue, self._hire = queue, hire
        self._at_work = 0
        self._lanes: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to hire."""
        self._lanes = [asyncio.create_task(self._lane()) for _ in range(self.size)]

    async def end(self) -> None:
        """End all workers; what they were asked fails, and what waits."""
        self.ready, self.ended = False, True
        for lane in self._lanes:
            lane.cancel()
        await asyncio.gather(*self._lanes, return_exceptions=True)
        for question in self._queue.clear():
            question.fail()

    async def _lane(self) -> None:
        pause = FIRST_PAUSE
        while True:
            if await self._employ(self._hire()):
                pause = FIRST_PAUSE
            else:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _employ(self, worker: Worker) -> bool:
        """Let a worker work until it is lost; whether it ever began."""
        began = False
        try:
            await worker.start()
            began = self.ready = True
            self._at_work += 1
            while True:
                await self._serve(worker, await self._queue.take())
        except (Lost, OSError):
            _log.warning("worker-lost")
            self.lost += 1
        finally:
            self._at_work -= began
            await worker.end()
        # After one that worked, another will; if not even its start went well, nobody can say.
        self.ready = began or self._at_work > 0
        return began

    async def _serve(self, worker: Worker, question: Question) -> None:
        began = time.monotonic()
        try:
            async with asyncio.timeout(question.seconds):
                question.settle(await worker.do(question.call()))
        except TriminoError as error:
            question.fail(error)
        except Lost:
            self._ask_again(question)
            raise
        except asyncio.CancelledError:
            question.fail()
            raise
        except Exception:  # noqa: BLE001 - too long, or never thought of: the lane has to go on
            _log.exception("worker-given-up")
            question.fail()
            raise Lost from None
        finally:
            self.pace[question.kind].note(began)

    def _ask_again(self, question: Question) -> None:
        if question.tried:
            question.fail()
        elif not question.answer.done():
            question.tried = True
            self._queue.put(question)
