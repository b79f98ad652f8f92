"""Worker process, seen from its parent: started once, then asked one call at a time.

A worker is a new interpreter that runs `trimino.workers.worker_program`. It is not forked, since
compiled code and threads do not survive a fork.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from typing import Any, Protocol

from trimino.workers.calls import LENGTH_BYTES, WorkerAnswer, WorkerCall
from trimino.workers.thinking_errors import ThinkingError, ThinkingReason

_PROGRAM = ("-P", "-m", "trimino.workers.worker_program")
_log = logging.getLogger(__name__)


class WorkerLost(Exception):
    """The worker is gone, and with it the call it was working on."""


class Worker(Protocol):
    """A worker that answers calls; any method may raise `WorkerLost`."""

    async def start(self) -> None:
        """Start the worker and wait until it is ready."""
        ...

    async def do(self, call: WorkerCall) -> object:
        """Return what the call returns, or raise the refusal that it raises."""
        ...

    async def end(self) -> None:
        """Kill the worker, whatever it is doing."""
        ...


class WorkerProcess:
    """A worker in a process of its own.

    A quiet one discards its standard error stream, which may be somebody's screen. One that does
    not search needs no `engine`, and starts sooner. `memory` limits the bytes that it may use.
    `prepare` names a module whose `prepare()` is called before the worker is ready.
    """

    def __init__(
        self,
        *,
        quiet: bool = False,
        engine: bool = True,
        memory: int | None = None,
        prepare: str | None = None,
    ) -> None:
        self._errors = DEVNULL if quiet else None
        self._options = [
            *([] if engine else ["--no-engine"]),
            *([] if memory is None else ["--memory", str(memory)]),
            *([] if prepare is None else ["--prepare", prepare]),
        ]
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        # The worker finds modules where this process does.
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        # In a session of its own Ctrl-C does not reach it: the parent decides when it ends.
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *_PROGRAM,
            *self._options,
            stdin=PIPE,
            stdout=PIPE,
            stderr=self._errors,
            env=env,
            start_new_session=True,
        )
        await self._answer()

    async def do(self, call: WorkerCall) -> object:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(pickle.dumps(call))
            await self._process.stdin.drain()
        except ConnectionError:
            raise WorkerLost from None
        return await self._answer()

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            # Reads the rest, so that the pipes are closed when this returns.
            await process.communicate()

    async def _answer(self) -> Any:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            length = await self._process.stdout.readexactly(LENGTH_BYTES)
            data = await self._process.stdout.readexactly(int.from_bytes(length, "big"))
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerLost from None
        answer: WorkerAnswer = pickle.loads(data)
        if answer.trace:
            _log.error("worker-failed", extra={"trace": answer.trace})
            raise ThinkingError(ThinkingReason.FAILED)
        if answer.error:
            raise answer.error
        return answer.value
