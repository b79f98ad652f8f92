"""Setting types: each reads the text of an environment variable, or raises ValueError.

`allowed` describes the texts that are accepted; values of `secret` types are never shown.
"""

import ipaddress
import math
import re
from dataclasses import dataclass
from typing import Protocol

from trimino.rules import Message

MAX_LENGTH = 4096
"""Characters; no setting needs more."""

LAN = "lan"
"""The value of `address` that stands for this machine's address in its network."""


class SettingType(Protocol):
    """A type of setting: reads and writes its text."""

    secret: bool

    @property
    def allowed(self) -> Message: ...

    def read(self, text: str) -> object: ...

    def write(self, value: object) -> str:
        """The text of a value in the environment."""


@dataclass(frozen=True)
class WholeNumber:
    """An integer in a range."""

    low: int
    high: int
    secret = False

    @property
    def allowed(self) -> Message:
        return Message("setting-allowed-whole", {"low": self.low, "high": self.high})

    def read(self, text: str) -> int:
        if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or not self.low <= int(text) <= self.high:
            raise ValueError
        return int(text)

    def write(self, value: object) -> str:
        return str(value)


@dataclass(frozen=True)
class Seconds:
    """A duration in seconds, possibly with a fraction."""

    low: int
    high: int
    secret = False

    @property
    def allowed(self) -> Message:
        return Message("setting-allowed-seconds", {"low": self.low, "high": self.high})

    def read(self, text: str) -> float:
        value = _decimal(text)
        if not self.low <= value <= self.high:
            raise ValueError
        return value

    def write(self, value: object) -> str:
        return f"{value:g}"


@dataclass(frozen=True)
class Factor:
    """A factor: `on` is 1, `off` is infinite."""

    secret = False
    allowed = Message("setting-allowed-factor")

    def read(self, text: str) -> float:
        words = {"on": 1.0, "off": math.inf}
        value = words[text] if text in words else _decimal(text)
        if value <= 0:
            raise ValueError
        return value

    def write(self, value: object) -> str:
        return {1.0: "on", math.inf: "off"}.get(float(str(value)), str(value))


@dataclass(frozen=True)
class OneOf:
    """One of several words."""

    words: tuple[str, ...]
    secret = False

    @property
    def allowed(self) -> Message:
        return Message("setting-allowed-words", {"words": ", ".join(self.words)})

    def read(self, text: str) -> str:
        if text not in self.words:
            raise ValueError
        return text

    def write(self, value: object) -> str:
        return str(value)


@dataclass(frozen=True)
class Host:
    """A host name or address to listen at."""

    secret = False
    allowed = Message("setting-allowed-host")

    def read(self, text: str) -> str:
        if not re.fullmatch(r"[\w.:%-]{1,253}", text, re.ASCII):
            raise ValueError
        return text

    def write(self, value: object) -> str:
        return str(value)


@dataclass(frozen=True)
class HostNames:
    """Names by which clients know the server; `*` for any."""

    secret = False
    allowed = Message("setting-allowed-host-names")

    def read(self, text: str) -> tuple[str, ...]:
        parts = _parts(text.lower())
        if any(not re.fullmatch(r"[\w.-]{1,253}|\*", part, re.ASCII) for part in parts):
            raise ValueError
        return tuple(parts)

    def write(self, value: object) -> str:
        return ",".join(value) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True)
class Token:
    """A password for a program; none if empty."""

    secret = True
    allowed = Message("setting-allowed-token")

    def read(self, text: str) -> str:
        if text and not re.fullmatch(r"[!-~]{16,200}", text):
            raise ValueError
        return text

    def write(self, value: object) -> str:
        return str(value)


@dataclass(frozen=True)
class DatabaseUrl:
    """The URL of the database, which may hold a password."""

    secret = True
    allowed = Message("setting-allowed-database")

    def read(self, text: str) -> str:
        if not re.fullmatch(r"(sqlite:///|postgres(ql)?://).+", text):
            raise ValueError
        return text

    def write(self, value: object) -> str:
        return str(value)


@dataclass(frozen=True)
class Origins:
    """Origins of pages that are allowed beside the server's own."""

    secret = False
    allowed = Message("setting-allowed-origins")

    def read(self, text: str) -> tuple[str, ...]:
        return tuple(_origin(part) for part in _parts(text))

    def write(self, value: object) -> str:
        return ",".join(value) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True)
class Address:
    """The public address of the server; empty for the one that a client used."""

    secret = False
    allowed = Message("setting-allowed-address")

    def read(self, text: str) -> str:
        return text if text in ("", LAN) else _origin(text)

    def write(self, value: object) -> str:
        return str(value)


@dataclass(frozen=True)
class Networks:
    """IP addresses or networks."""

    secret = False
    allowed = Message("setting-allowed-networks")

    def read(self, text: str) -> tuple[str, ...]:
        return tuple(str(ipaddress.ip_network(part)) for part in _parts(text))

    def write(self, value: object) -> str:
        return ",".join(value) if isinstance(value, tuple) else str(value)


def _decimal(text: str) -> float:
    if not re.fullmatch(r"\d{1,9}(\.\d{1,6})?", text, re.ASCII):
        raise ValueError
    return float(text)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _origin(text: str) -> str:
    """An origin: a scheme, a host and perhaps a port."""
    host = r"([\w.-]+|\[[\da-fA-F:.]+\])"
    if not re.fullmatch(rf"https?://{host}(:\d{{1,5}})?", text, re.ASCII):
        raise ValueError
    return text.lower()
