"""A worker as the server sees it: a process that is asked one thing at a time."""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from typing import Any, Protocol

from trimino.server.thinking.answer import LENGTH_BYTES, Answer
from trimino.server.thinking.errors import ThinkingError, ThinkingReason
from trimino.server.thinking.question import Call

PROGRAM = ("-P", "-m", "trimino.server.thinking.worker")
_log = logging.getLogger(__name__)


class Lost(Exception):
    """The worker is gone, and whatever it was asked with it."""


class Worker(Protocol):
    """Whoever can be asked; `Lost` is raised if it goes down."""

    async def start(self) -> None:
        """Begin, and wait until it is ready."""
        ...

    async def do(self, call: Call) -> object:
        """What a call gives, or the refusal it raises."""
        ...

    async def end(self) -> None:
        """End it at once, whatever it is doing."""
        ...


class Process:
    """A process of its own. It is no fork: compiled code and threads do not survive one.

    A quiet one writes nothing to the standard error stream, which may be somebody's screen.
    """

    def __init__(self, *, quiet: bool = False) -> None:
        self._errors = DEVNULL if quiet else None
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        # It finds the modules where this process does.
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        # In a session of its own Ctrl-C does not reach it: the server decides when it ends.
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *PROGRAM,
            stdin=PIPE,
            stdout=PIPE,
            stderr=self._errors,
            env=env,
            start_new_session=True,
        )
        await self._answer()

    async def do(self, call: Call) -> object:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(pickle.dumps(call))
            await self._process.stdin.drain()
        except ConnectionError:
            raise Lost from None
        return await self._answer()

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            # Reads what is left, so that its pipes are closed when this returns.
            await process.communicate()

    async def _answer(self) -> Any:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            length = await self._process.stdout.readexactly(LENGTH_BYTES)
            data = await self._process.stdout.readexactly(int.from_bytes(length, "big"))
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Lost from None
        answer: Answer = pickle.loads(data)
        if answer.trace:
            _log.error("worker-failed", extra={"trace": answer.trace})
            raise ThinkingError(ThinkingReason.FAILED)
        if answer.error:
            raise answer.error
        return answer.value
