"""Constraints on data from outside, declared with the fields and enforced by the server.

The room is plain Python. At the server's edge pydantic reads these declarations through the hooks
that it looks for, so nothing here imports it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, get_args

Schema = dict[str, Any]
"""A core schema of pydantic: a plain dictionary."""


@dataclass(frozen=True, kw_only=True)
class Constraint:
    """A restriction of a field's values, to stand in `Annotated[...]`."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None

    def __get_pydantic_core_schema__(
        self, source: object, handler: Callable[[object], Schema]
    ) -> Schema:
        given = {name: value for name, value in vars(self).items() if value is not None}
        return handler(source) | given


@dataclass(frozen=True)
class Discriminator:
    """The key that tells the classes of a union apart, to stand in `Annotated[...]`."""

    key: str

    def __get_pydantic_core_schema__(
        self, source: object, handler: Callable[[object], Schema]
    ) -> Schema:
        tags = (get_args(cls.__annotations__[self.key])[0] for cls in get_args(source))
        choices = dict(zip(tags, handler(source)["choices"], strict=True))
        return {"type": "tagged-union", "discriminator": self.key, "choices": choices}


class StrictData:
    """A base of dataclasses that are read without conversion, and without unknown keys."""

    __pydantic_config__: ClassVar[Mapping[str, Any]] = {"extra": "forbid", "strict": True}

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: Callable[[object], Schema]
    ) -> Schema:
        # Strict fields are wanted, but an object of parsed JSON is still to become this class.
        return handler(source) | {"strict": False}


class TextEnum(StrEnum):
    """A base of enumerations that are read from their text, in strict data too."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: Callable[[object], Schema]
    ) -> Schema:
        return handler(source) | {"strict": False}
