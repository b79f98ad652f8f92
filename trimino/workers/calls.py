"""Messages between a process and its worker: a call goes in, an answer comes back, both pickled."""

from collections.abc import Callable
from typing import Any, NamedTuple

from trimino.rules.errors import TriminoError

LENGTH_BYTES = 8
"""The length of an answer in bytes is written before it, as a number of this size."""


class WorkerCall(NamedTuple):
    """An importable function and its arguments."""

    function: Callable[..., Any]
    arguments: tuple[object, ...]


class WorkerAnswer(NamedTuple):
    """The value that a call returned, the refusal it raised, or the trace of a fault."""

    value: object = None
    error: TriminoError | None = None
    trace: str | None = None
