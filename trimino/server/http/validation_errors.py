"""Validation errors: the first fault of a form or a frame, as a message where people cause it."""

from collections.abc import Mapping, Sequence
from typing import Any

from trimino.rules import Message

# Pydantic's name of a fault, the message for it, and the bound that was exceeded.
_SAID = {
    "greater_than_equal": ("form-too-small", "least", "ge"),
    "less_than_equal": ("form-too-large", "most", "le"),
    "too_short": ("form-too-few", "least", "min_length"),
    "too_long": ("form-too-many", "most", "max_length"),
    "string_too_long": ("form-text-too-long", "most", "max_length"),
}


_REWORDED = {
    # A dataclass is read like a call of a function, of which a client knows nothing.
    "unexpected_keyword_argument": "Extra inputs are not permitted",
    "dataclass_type": "Input should be an object",
}


def fault_message(faults: Sequence[Mapping[str, Any]], skip: int = 0) -> object:
    """The first fault, with its place, as a detail of a sentence; `skip` parts of that say nothing.

    >>> fault = {"type": "too_long", "loc": ("seats",), "msg": "", "ctx": {"max_length": 6}}
    >>> print(fault_message([fault]))
    form-at (place=seats, why=form-too-many (most=6))
    """
    fault = faults[0]
    place = ".".join(str(part) for part in fault["loc"][skip:])
    return Message("form-at", {"place": place, "why": _why(fault)}) if place else _why(fault)


def _why(fault: Mapping[str, Any]) -> object:
    if fault["type"] == "missing":
        return Message("form-missing")
    if fault["type"] not in _SAID:
        return _REWORDED.get(fault["type"], fault["msg"])
    name, detail, bound = _SAID[fault["type"]]
    return Message(name, {detail: fault["ctx"][bound]})
