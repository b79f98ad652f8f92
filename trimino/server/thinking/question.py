"""A question that waits for a worker, or that one thinks about."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple

from trimino.server.thinking.errors import ThinkingError, ThinkingReason


class Kind(IntEnum):
    """What is asked; lower ones go first, since somebody waits for them sooner."""

    DECISION = 0
    HINT = 1
    BATCH = 2


class Call(NamedTuple):
    """A function that workers know, and what it is called with."""

    function: Callable[..., Any]
    arguments: tuple[object, ...]


@dataclass(eq=False)
class Question:
    """What is asked for a table.

    `call` is made when a worker takes it, since it may depend on how many wait then. `seconds` are
    those that a worker may think about it.
    """

    kind: Kind
    table: str
    seconds: float
    call: Callable[[], Call]
    answer: asyncio.Future[Any] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    tried: bool = False

    def settle(self, value: object) -> None:
        """Give the answer, if anybody still waits for it."""
        if not self.answer.done():
            self.answer.set_result(value)

    def fail(self, error: Exception | None = None) -> None:
        """Say that there is no answer, if anybody still waits for it."""
        if not self.answer.done():
            self.answer.set_exception(error or ThinkingError(ThinkingReason.FAILED))


class Pace:
    """How many seconds something took lately; what is longer ago counts less."""

    NEWEST = 1 / 8

    def __init__(self, guess: float) -> None:
        self.mean = guess

    def note(self, began: float) -> None:
        """Something that began then, by the monotonic clock, is done."""
        self.mean += self.NEWEST * (time.monotonic() - began - self.mean)
