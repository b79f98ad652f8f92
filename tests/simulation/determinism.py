"""Determinism: time, dates and random numbers of whoever is acting in a simulation."""

import gc
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

from tests.simulation.simulated_loop import ACTOR, Actor
from trimino.server.live import uptime_clock


@contextmanager
def deterministic() -> Iterator[None]:
    """Give each actor a clock and random numbers of its own, and collect no garbage meanwhile.

    Collecting would close coroutines of killed processes at a moment that no seed decides.
    """
    with ExitStack() as patches:
        for module, name, replacement in _REPLACED:
            found = getattr(module, name)
            patches.enter_context(mock.patch.object(module, name, _for_actors(found, replacement)))
        gc.collect()
        gc.disable()
        try:
            yield
        finally:
            gc.enable()


def _for_actors(real: Callable[..., Any], replacement: Callable[..., Any]) -> Callable[..., Any]:
    """The replacement where an actor acts, and the real function elsewhere."""

    def choose(*arguments: Any) -> Any:
        actor = ACTOR.get(None)
        return real(*arguments) if actor is None else replacement(actor, *arguments)

    return choose


def _token_hex(actor: Actor, size: int = 32) -> str:
    return actor.rng.randbytes(size).hex()


def _token_urlsafe(actor: Actor, size: int = 32) -> str:
    return actor.rng.randbytes(size).hex()[: size * 4 // 3]


def _randbelow(actor: Actor, limit: int) -> int:
    return actor.rng.randrange(limit)


_REPLACED: tuple[tuple[Any, str, Callable[..., Any]], ...] = (
    (time, "monotonic", Actor.monotonic),
    (time, "perf_counter", Actor.monotonic),
    (uptime_clock, "since_boot", Actor.monotonic),
    (time, "time", Actor.time),
    (secrets, "token_hex", _token_hex),
    (secrets, "token_urlsafe", _token_urlsafe),
    (secrets, "randbelow", _randbelow),
)
