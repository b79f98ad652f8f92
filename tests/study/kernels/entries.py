"""Entries for tests: kernels that otherwise only kernels call."""

from typing import Any

from trimino.engine.compiled import entry
from trimino.engine.dealing import deal
from trimino.study.kernels.playout import choose


@entry
def dealt(states: Any, p: Any, number: int) -> None:
    deal(states[0], p.rules[0], p.seats, number % p.seats)


@entry
def chosen(states: Any, p: Any, hoarders: int) -> Any:
    return choose(states[0], states[1], p, hoarders)
