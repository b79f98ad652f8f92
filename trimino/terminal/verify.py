"""`trimino verify`: whether records are right, to the last point."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

import typer

from trimino.records.record import RecordError, replay
from trimino.terminal.exits import ExitCode, WrongRecord, exit_code, referee
from trimino.terminal.files import documents
from trimino.terminal.output import watched
from trimino.words import say

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help=say("argument-files"))]


def verify(files: Files) -> None:
    """Check records, and tell of each that is not right what is wrong first."""
    codes: Counter[ExitCode] = Counter()
    for file in files:
        # All of a file are checked before a word is said, so that the bar is gone by then.
        for number, error in enumerate([*watched(_errors(file), say("verify-progress"))], start=1):
            codes[ExitCode.FINE if error is None else exit_code(error)] += 1
            if error is not None:
                name = "verify-wrong" if isinstance(error, WrongRecord) else "verify-unread"
                typer.echo(say(name, file=file, match=number, why=error.message))
    right, wrong, unread = (codes[code] for code in ExitCode)
    typer.echo(say("verify-done", right=right, wrong=wrong, unread=unread))
    raise typer.Exit(max(codes))


def _errors(file: str) -> Iterator[RecordError | None]:
    """For each record of a file what is wrong with it; one that cannot be read is the last."""
    try:
        for document in documents(file):
            yield _error(document)
    except RecordError as error:
        yield error


def _error(document: object) -> RecordError | None:
    try:
        with referee():
            replay(document)
    except RecordError as error:
        return error
    return None
