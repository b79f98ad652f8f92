"""Reads values of JSON into strict data by its declarations, as pydantic does at the server's edge.

>>> from trimino.room.commands import Play
>>> read_strict(Play, {"type": "play", "id": "a", "decision": 3, "action": "draw"}).decision
3
"""

import re
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from trimino.room.constraints import Constraint, Discriminator
from trimino.room.errors import RoomError, RoomReason
from trimino.rules import Message

_PLAIN: dict[object, str] = {
    str: "Input should be a valid string",
    int: "Input should be a valid integer",
    float: "Input should be a valid number",
    bool: "Input should be a valid boolean",
    dict: "Input should be a valid dictionary",
    list: "Input should be a valid list",
    NoneType: "Input should be None",
}


class _Fault(Exception):
    """The fault of a value, and its place."""

    def __init__(self, why: Message | str, place: str = "") -> None:
        self.why, self.place = why, place


def read_strict(kind: Any, value: object) -> Any:
    """A value of JSON as the kind declares it, without conversion and without unknown keys."""
    try:
        return _read(kind, value)
    except _Fault as fault:
        found = Message("form-at", {"place": fault.place, "why": fault.why})
        raise RoomError(RoomReason.BAD_FRAME, why=found if fault.place else fault.why) from None


def _read(kind: Any, value: object) -> Any:
    origin = get_origin(kind)
    if origin is Annotated:
        return _annotated(kind, value)
    if origin is Literal:
        if value not in get_args(kind):
            raise _Fault(f"Input should be {' or '.join(map(repr, get_args(kind)))}")
        return value
    if origin in (Union, UnionType):
        return _any_of(get_args(kind), value)
    if origin is list:
        return [
            _at(number, get_args(kind)[0], one) for number, one in enumerate(_plain(list, value))
        ]
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return _choice(kind, value)
    return _object(kind, value) if is_dataclass(kind) else _plain(origin or kind, value)


def _plain(kind: Any, value: object) -> Any:
    # True is an int in Python, and not in JSON.
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise _Fault(_PLAIN[kind])
    return value


def _choice(kind: type[StrEnum], value: object) -> StrEnum:
    known = [one.value for one in kind]
    if value not in known:
        raise _Fault(f"Input should be {' or '.join(map(repr, known))}")
    return kind(value)


def _any_of(kinds: tuple[Any, ...], value: object) -> Any:
    faults = []
    for kind in kinds:
        try:
            return _read(kind, value)
        except _Fault as fault:
            faults.append(fault)
    raise faults[0]


def _annotated(kind: Any, value: object) -> Any:
    inner, *notes = get_args(kind)
    for note in notes:
        if isinstance(note, Discriminator):
            return _read(_told_apart(inner, note.key, value), value)
    found = _read(inner, value)
    for note in notes:
        if isinstance(note, Constraint):
            _check(note, found)
    return found


def _told_apart(union: Any, key: str, value: object) -> Any:
    """The class of a union that the key of an object names."""
    tag = _plain(dict, value).get(key)
    for kind in get_args(union):
        if tag in get_args(_hints(kind)[key]):
            return kind
    raise _Fault(Message("form-missing") if tag is None else f"Unknown {key}", key)


def _check(note: Constraint, value: Any) -> None:
    size = len(value) if isinstance(value, str | list) else 0
    if note.ge is not None and value < note.ge:
        raise _Fault(Message("form-too-small", {"least": note.ge}))
    if note.le is not None and value > note.le:
        raise _Fault(Message("form-too-large", {"most": note.le}))
    if note.min_length is not None and size < note.min_length:
        raise _Fault(Message("form-too-few", {"least": note.min_length}))
    if note.max_length is not None and size > note.max_length:
        name = "form-text-too-long" if isinstance(value, str) else "form-too-many"
        raise _Fault(Message(name, {"most": note.max_length}))
    if note.pattern is not None and not re.search(note.pattern, value):
        raise _Fault(f"String should match pattern '{note.pattern}'")


def _object(kind: Any, value: object) -> Any:
    given = _plain(dict, value)
    hints = _hints(kind)
    known = {field.name: field for field in fields(kind)}
    for key in given:
        if key not in known:
            raise _Fault("Extra inputs are not permitted", str(key))
    for name, field in known.items():
        if name not in given and field.default is MISSING and field.default_factory is MISSING:
            raise _Fault(Message("form-missing"), name)
    return kind(**{name: _at(name, hints[name], one) for name, one in given.items()})


def _at(place: object, kind: Any, value: object) -> Any:
    try:
        return _read(kind, value)
    except _Fault as fault:
        inner = f"{place}.{fault.place}" if fault.place else str(place)
        raise _Fault(fault.why, inner) from None


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)
