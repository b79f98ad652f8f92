"""Exit codes that scripts can rely on, and how an error becomes a sentence and one of them."""

import functools
from collections.abc import Callable
from enum import IntEnum
from typing import ParamSpec

import typer

from trimino.rules import FIELDS, RulesetReason, TriminoError, field_info
from trimino.terminal.errors import WrongRecord
from trimino.words import allowed_message, listed, say

P = ParamSpec("P")

INTERRUPTED = 130
"""The exit code after Ctrl-C, as in shells."""


class ExitCode(IntEnum):
    """Exit codes of commands that were not interrupted."""

    FINE = 0
    WRONG = 1
    UNUSABLE = 2


def exit_code(error: TriminoError) -> ExitCode:
    """The exit code for an error."""
    return ExitCode.WRONG if isinstance(error, WrongRecord) else ExitCode.UNUSABLE


def with_exit_code(command: Callable[P, None]) -> Callable[P, None]:
    """Wrap a command so that errors are printed as a sentence and set the exit code."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except TriminoError as error:
            typer.echo(explain_error(error), err=True)
            raise typer.Exit(exit_code(error)) from None
        except OSError as error:
            typer.echo(say("system-refuses", why=error.strerror or str(error)), err=True)
            raise typer.Exit(ExitCode.UNUSABLE) from None

    return run


def explain_error(error: TriminoError) -> str:
    """The sentence of an error, with the allowed values where a field of the rules is wrong."""
    sentence = say(error.message)
    match error.reason:
        case RulesetReason.BAD_VALUE:
            field = field_info(str(error.message.details["field"]))
            return f"{sentence} {say(allowed_message(field))}"
        case RulesetReason.UNKNOWN_FIELD:
            return f"{sentence} {say('fields-known', fields=listed(info.name for info in FIELDS))}"
        case _:
            return sentence
