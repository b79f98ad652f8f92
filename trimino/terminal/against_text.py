"""The opponents that a hint or an analysis assumes, in words."""

from collections.abc import Sequence

from trimino.messages.lists import listed
from trimino.rules import Message

_PEOPLE = ("people", "people-here")
"""Levels of people: casual players, or such as those of a server."""


def against_message(levels: Sequence[str], seat: int | None = None) -> Message:
    """The opponents assumed: the levels of all seats, or of all but one."""
    others = [level for number, level in enumerate(levels) if number != seat]
    return Message("coach-against", {"who": _who(list(dict.fromkeys(others)))})


def _who(levels: Sequence[str]) -> Message:
    if not levels or "perfect" in levels:
        return Message("coach-perfect")
    names = [Message(f"bot-name-{level}") for level in levels if level not in _PEOPLE]
    if not names:
        return Message(f"coach-{levels[0]}")
    return Message("coach-bots", {"names": listed(names)})
