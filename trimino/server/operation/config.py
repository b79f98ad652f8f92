"""How a server is set up: every variable of the environment it knows, each a field of `Config`.

A field says what it is by default and of which kind; the variable is `TRIMINO_` and its name, and
its meaning is the message `setting-` and its name. Whatever is wrong keeps the server from
starting: a typing error must not pass for the default.
"""

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import Annotated, NamedTuple, get_args, get_type_hints

from trimino.rules import Message, TriminoError
from trimino.server.operation.setting_types import (
    MAX_LENGTH,
    Address,
    DatabaseUrl,
    Factor,
    Host,
    Networks,
    OneOf,
    Origins,
    Seconds,
    SettingType,
    Token,
    WholeNumber,
)
from trimino.words import say

PREFIX = "TRIMINO_"

OTHERS = frozenset({"TRIMINO_CACHE", "TRIMINO_CHECK_BOUNDS", "TRIMINO_LANGUAGE"})
"""Variables of the engine, which are none of the server's."""

DAY = 86_400


class ConfigReason(StrEnum):
    """Why a server cannot start so."""

    UNKNOWN = "setting-unknown"
    BAD = "setting-bad"
    BAD_SECRET = "setting-bad-secret"


class ConfigError(TriminoError):
    """A variable of the environment that cannot be."""

    reason: ConfigReason


# What stores and what thinks is loaded by those who start a server only.
def _own_file() -> str:
    from trimino.server.storage.database_url import default_database  # noqa: PLC0415 - for that reason

    return default_database()


def _cores() -> int:
    from trimino.server.thinking.engine_pool import cores_to_spare  # noqa: PLC0415 - for that reason

    return cores_to_spare()


@dataclass(frozen=True)
class Config:
    """What can be set, and what it is if it is not."""

    database: Annotated[str, DatabaseUrl()] = field(default_factory=_own_file)
    host: Annotated[str, Host()] = "127.0.0.1"
    port: Annotated[int, WholeNumber(0, 65_535)] = 8000
    address: Annotated[str, Address()] = ""
    origins: Annotated[tuple[str, ...], Origins()] = ()
    trusted_proxies: Annotated[tuple[str, ...], Networks()] = ()
    workers: Annotated[int, WholeNumber(1, 256)] = field(default_factory=_cores)
    bot_pause: Annotated[float, Seconds(0, 60)] = 1.0
    grace: Annotated[float, Seconds(5, 3 * DAY)] = 60.0
    deal_pause: Annotated[float, Seconds(0, DAY)] = 20.0
    stop_within: Annotated[float, Seconds(1, 600)] = 10.0
    limits: Annotated[float, Factor()] = 1.0
    log_level: Annotated[str, OneOf(("debug", "info", "warning", "error"))] = "info"
    log_format: Annotated[str, OneOf(("text", "json"))] = "text"
    metrics_token: Annotated[str, Token()] = ""

    def __repr__(self) -> str:
        """Without what is secret, so that it can be logged."""
        shown = (f"{s.name}={getattr(self, s.name)!r}" for s in settings() if not s.kind.secret)
        return f"Config({', '.join(shown)})"


class Setting(NamedTuple):
    """One variable: the field it fills, and what it may be."""

    name: str
    kind: SettingType
    default: object
    """What it is if it is not set; None where that is found out on the machine."""

    @property
    def variable(self) -> str:
        return f"{PREFIX}{self.name.upper()}"

    @property
    def meaning(self) -> Message:
        return Message(f"setting-{self.name.replace('_', '-')}")

    @property
    def default_text(self) -> str:
        if self.default is None:
            return say(f"setting-{self.name.replace('_', '-')}-default")
        return self.kind.write(self.default) or "none"


@cache
def settings() -> tuple[Setting, ...]:
    """Every variable, in the order in which they are told."""
    hints = get_type_hints(Config, include_extras=True)
    return tuple(
        Setting(info.name, get_args(hints[info.name])[1], _default(info.default))
        for info in fields(Config)
    )


def read_config(environ: Mapping[str, str], **chosen: str | None) -> Config:
    """The set-up that the environment asks for; what is chosen by name goes before it."""
    _refuse_unknown(environ)
    given = {name: text for name, text in chosen.items() if text is not None}
    return Config(**dict(_values(environ, given)))  # type: ignore[arg-type] # each of its kind


def _values(environ: Mapping[str, str], given: Mapping[str, str]) -> Iterator[tuple[str, object]]:
    for setting in settings():
        text = given.get(setting.name, environ.get(setting.variable))
        if text is not None:
            yield setting.name, _read(setting, text)


def _read(setting: Setting, text: str) -> object:
    try:
        if len(text) > MAX_LENGTH:
            raise ValueError
        return setting.kind.read(text.strip())
    except ValueError:
        details = {"variable": setting.variable, "allowed": setting.kind.allowed}
        if setting.kind.secret:
            raise ConfigError(ConfigReason.BAD_SECRET, **details) from None
        raise ConfigError(ConfigReason.BAD, found=text, **details) from None


def _refuse_unknown(environ: Mapping[str, str]) -> None:
    known = [setting.variable for setting in settings()]
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in OTHERS and name not in known:
            (closest,) = difflib.get_close_matches(name, known, n=1, cutoff=0.0)
            raise ConfigError(ConfigReason.UNKNOWN, variable=name, closest=closest)


def _default(value: object) -> object:
    return None if value is MISSING else value
