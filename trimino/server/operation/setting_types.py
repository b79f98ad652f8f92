"""What a variable of the environment may be: each kind reads a text, or refuses it.

A kind raises ValueError for what it does not take. `allowed` says what it does take; `secret`
kinds are never shown.
"""

import ipaddress
import math
import re
from dataclasses import dataclass
from typing import Protocol

from trimino.rules import Message

MAX_LENGTH = 4096
"""No setting needs more signs."""

LAN = "lan"
"""The word for the address that this machine has in its network."""


class SettingType(Protocol):
    """How a text becomes a value, and what it may be."""

    secret: bool

    @property
    def allowed(self) -> Message: ...

    def read(self, text: str) -> object: ...

    def write(self, value: object) -> str:
        """A value as it stands in the environment."""


@dataclass(frozen=True)
class WholeNumber:
    """A whole number in a range."""

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
    """A time in seconds, which may have a fraction."""

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
    """On, off, or how many times as much; off is without end."""

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
    """One of a few words."""

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
    """A name or an address to listen at."""

    secret = False
    allowed = Message("setting-allowed-host")

    def read(self, text: str) -> str:
        if not re.fullmatch(r"[\w.:%-]{1,253}", text, re.ASCII):
            raise ValueError
        return text

    def write(self, value: object) -> str:
        return str(value)


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
    """Where the data lies; its address may hold a password."""

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
    """Where pages may come from, beside the server itself."""

    secret = False
    allowed = Message("setting-allowed-origins")

    def read(self, text: str) -> tuple[str, ...]:
        return tuple(_origin(part) for part in _parts(text))

    def write(self, value: object) -> str:
        return ",".join(value) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True)
class Address:
    """Where others reach the server; empty where that is where they found it."""

    secret = False
    allowed = Message("setting-allowed-address")

    def read(self, text: str) -> str:
        return text if text in ("", LAN) else _origin(text)

    def write(self, value: object) -> str:
        return str(value)


@dataclass(frozen=True)
class Networks:
    """Addresses, or networks of them."""

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
    """A scheme, a host and perhaps a port: nothing else belongs to an origin."""
    host = r"([\w.-]+|\[[\da-fA-F:.]+\])"
    if not re.fullmatch(rf"https?://{host}(:\d{{1,5}})?", text, re.ASCII):
        raise ValueError
    return text.lower()
