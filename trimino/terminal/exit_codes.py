"""Exit codes that scripts can rely on, and how every refusal becomes a sentence and one of them."""

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from typing import ParamSpec

import typer

from trimino.records.record import RecordError, RecordReason
from trimino.rules import FIELDS, RulesetReason, TriminoError, field_info
from trimino.words import allowed_message, listed, say

P = ParamSpec("P")

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


class ExitCode(IntEnum):
    """How a command ended, unless it was interrupted."""

    FINE = 0
    WRONG = 1
    UNUSABLE = 2


class WrongRecord(RecordError):
    """A record that is not right."""


@contextmanager
def referee() -> Iterator[None]:
    """Where a record is judged: whatever is refused here is wrong, unless it was never there."""
    try:
        yield
    except RecordError as error:
        if error.reason in (RecordReason.NO_ROUND, RecordReason.NO_ACTION):
            raise
        raise WrongRecord(error.reason, **error.message.details) from None


def exit_code(error: TriminoError) -> ExitCode:
    return ExitCode.WRONG if isinstance(error, WrongRecord) else ExitCode.UNUSABLE


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """The same command, which tells a person what is wrong instead of raising it."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except TriminoError as error:
            typer.echo(explained(error), err=True)
            raise typer.Exit(exit_code(error)) from None
        except OSError as error:
            typer.echo(say("system-refuses", why=error.strerror or str(error)), err=True)
            raise typer.Exit(ExitCode.UNUSABLE) from None

    return run


def explained(error: TriminoError) -> str:
    """What is wrong; of a rule's field also what it may be."""
    told = say(error.message)
    match error.reason:
        case RulesetReason.BAD_VALUE:
            field = field_info(str(error.message.details["field"]))
            return f"{told} {say(allowed_message(field))}"
        case RulesetReason.UNKNOWN_FIELD:
            return f"{told} {say('fields-known', fields=listed(info.name for info in FIELDS))}"
        case _:
            return told
