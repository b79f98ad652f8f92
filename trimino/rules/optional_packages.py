"""Optional packages, and the error that says which extra installs a missing one."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from trimino.rules.errors import TriminoError
from trimino.rules.word_enum import WordEnum


class Extra(WordEnum):
    """An extra of the distribution, by the message for a package that it would install."""

    ARENA = "arena-extra-missing"
    CLIENT = "client-extra-missing"
    ENGINE = "engine-extra-missing"
    ENVS = "envs-extra-missing"
    SERVER = "server-extra-missing"
    TUI = "tui-extra-missing"


_ENGINE = ("numpy", "numba")

PACKAGES = {
    Extra.ENGINE: _ENGINE,
    Extra.CLIENT: ("httpx", "websockets"),
    Extra.TUI: ("textual", "httpx", "segno", "websockets"),
    Extra.SERVER: (
        *_ENGINE,
        "alembic",
        "asyncpg",
        "fastapi",
        "prometheus_client",
        "pydantic",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    Extra.ARENA: (*_ENGINE, "distributed", "matplotlib", "openskill"),
    Extra.ENVS: (*_ENGINE, "gymnasium", "pettingzoo", "pyspiel"),
}
"""The packages that each extra installs, by the names they are imported by."""


class MissingExtra(TriminoError, ImportError):
    """A package that is not installed; the reason names the extra that installs it."""

    reason: Extra


@contextmanager
def needs_extra(extra: Extra) -> Iterator[None]:
    """Raise `MissingExtra` where an import inside the block finds a package missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "trimino"):
            # One of our own modules: a mistake, not a missing extra.
            raise
        raise MissingExtra(extra, package=package) from None


def check_extra(extra: Extra) -> None:
    """Raise `MissingExtra` unless all packages of an extra are installed; none is imported."""
    for package in PACKAGES[extra]:
        if find_spec(package) is None:
            raise MissingExtra(extra, package=package)


def import_extra(module: str, extra: Extra) -> ModuleType:
    """Import a module of an optional package, or raise `MissingExtra`."""
    with needs_extra(extra):
        return import_module(module)
