"""Configuration: every environment variable of the server is a field of `Config`.

A field has a type and a default; its variable is `TRIMINO_` and its name, and its description is
the message `setting-` and its name. An invalid or unknown variable keeps the server from starting:
a typing error must not pass for the default.
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
    HostNames,
    Networks,
    OneOf,
    Origins,
    Seconds,
    SettingType,
    Token,
    WholeNumber,
)
from trimino.words import say

VARIABLE_PREFIX = "TRIMINO_"

OTHER_VARIABLES = frozenset({"TRIMINO_CACHE", "TRIMINO_CHECK_BOUNDS", "TRIMINO_LANGUAGE"})
"""Variables of other parts of the package."""

_DAY = 86_400


class ConfigReason(StrEnum):
    """Reasons for refusing a configuration."""

    UNKNOWN = "setting-unknown"
    BAD = "setting-bad"
    BAD_SECRET = "setting-bad-secret"


class ConfigError(TriminoError):
    """An invalid or unknown environment variable."""

    reason: ConfigReason


# Imported when needed, so that reading the settings loads neither a database nor the engine.
def _own_file() -> str:
    from trimino.server.storage.database_url import default_database  # noqa: PLC0415 - for that reason

    return default_database()


def _cores() -> int:
    from trimino.server.thinking.engine_pool import cores_to_spare  # noqa: PLC0415 - for that reason

    return cores_to_spare()


@dataclass(frozen=True)
class Config:
    """The settings of a server, with their defaults."""

    database: Annotated[str, DatabaseUrl()] = field(default_factory=_own_file)
    host: Annotated[str, Host()] = "127.0.0.1"
    port: Annotated[int, WholeNumber(0, 65_535)] = 8000
    address: Annotated[str, Address()] = ""
    hosts: Annotated[tuple[str, ...], HostNames()] = ()
    origins: Annotated[tuple[str, ...], Origins()] = ()
    trusted_proxies: Annotated[tuple[str, ...], Networks()] = ()
    workers: Annotated[int, WholeNumber(1, 256)] = field(default_factory=_cores)
    bot_pause: Annotated[float, Seconds(0, 60)] = 1.0
    undo_pause: Annotated[float, Seconds(0, 60)] = 3.0
    grace: Annotated[float, Seconds(5, 3 * _DAY)] = 60.0
    deal_pause: Annotated[float, Seconds(0, _DAY)] = 20.0
    stop_within: Annotated[float, Seconds(1, 600)] = 10.0
    limits: Annotated[float, Factor()] = 1.0
    log_level: Annotated[str, OneOf(("debug", "info", "warning", "error"))] = "info"
    log_format: Annotated[str, OneOf(("text", "json"))] = "text"
    metrics_token: Annotated[str, Token()] = ""

    def __repr__(self) -> str:
        """The settings without secrets, so that they can be logged."""
        shown = (f"{s.name}={getattr(self, s.name)!r}" for s in settings() if not s.type.secret)
        return f"Config({', '.join(shown)})"


class Setting(NamedTuple):
    """One environment variable: its field, type and default."""

    name: str
    type: SettingType
    default: object
    """The default; None where it depends on the machine."""

    @property
    def variable(self) -> str:
        return f"{VARIABLE_PREFIX}{self.name.upper()}"

    @property
    def meaning(self) -> Message:
        return Message(f"setting-{self.name.replace('_', '-')}")

    @property
    def default_text(self) -> str:
        if self.default is None:
            return say(f"setting-{self.name.replace('_', '-')}-default")
        return self.type.write(self.default) or "none"


@cache
def settings() -> tuple[Setting, ...]:
    """Every variable, in the order of the help text."""
    hints = get_type_hints(Config, include_extras=True)
    return tuple(
        Setting(info.name, get_args(hints[info.name])[1], _default(info.default))
        for info in fields(Config)
    )


def read_config(environ: Mapping[str, str], **chosen: str | None) -> Config:
    """The configuration from the environment; options given by name go before it."""
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
        return setting.type.read(text.strip())
    except ValueError:
        details = {"variable": setting.variable, "allowed": setting.type.allowed}
        if setting.type.secret:
            raise ConfigError(ConfigReason.BAD_SECRET, **details) from None
        raise ConfigError(ConfigReason.BAD, found=text, **details) from None


def _refuse_unknown(environ: Mapping[str, str]) -> None:
    known = [setting.variable for setting in settings()]
    for name in sorted(environ):
        if name.startswith(VARIABLE_PREFIX) and name not in OTHER_VARIABLES and name not in known:
            (closest,) = difflib.get_close_matches(name, known, n=1, cutoff=0.0)
            raise ConfigError(ConfigReason.UNKNOWN, variable=name, closest=closest)


def _default(value: object) -> object:
    return None if value is MISSING else value
