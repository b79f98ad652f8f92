"""Optional packages, and the error that says which extra installs a missing one."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib import import_module
from types import ModuleType

from trimino.rules.errors import TriminoError


class Extra(StrEnum):
    """An extra of the distribution, by the message for a package that it would install."""

    ARENA = "arena-extra-missing"
    CLIENT = "client-extra-missing"
    ENGINE = "engine-extra-missing"
    SERVER = "server-extra-missing"
    TUI = "tui-extra-missing"


class MissingExtra(TriminoError):
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


def import_extra(module: str, extra: Extra) -> ModuleType:
    """Import a module of an optional package, or raise `MissingExtra`."""
    with needs_extra(extra):
        return import_module(module)
