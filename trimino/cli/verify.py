"""`trimino verify`: whether records are right, to the last point."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, NamedTuple

import typer

from trimino.cli.exit_codes import ExitCode
from trimino.cli.progress import with_progress
from trimino.records.record import RecordError, check_fair, replay
from trimino.terminal.files import entries
from trimino.words import say

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help=say("argument-files"))]


class RecordCheck(NamedTuple):
    """What came of a record, with a sentence unless it is right."""

    code: ExitCode
    told: str = ""
    fair: bool = False


def verify(files: Files) -> None:
    """Check records, and tell of each that is not right what is wrong first."""
    codes: Counter[ExitCode] = Counter()
    fair = 0
    for file in files:
        # All of a file are checked before a word is said, so that the bar is gone by then.
        verdicts = list(with_progress(_verdicts(file), say("verify-progress")))
        codes.update(verdict.code for verdict in verdicts)
        fair += sum(verdict.fair for verdict in verdicts)
        for verdict in verdicts:
            if verdict.told:
                typer.echo(verdict.told)
    right, wrong, unread = (codes[code] for code in ExitCode)
    typer.echo(say("verify-done", right=right, wrong=wrong, unread=unread, fair=fair))
    raise typer.Exit(max(codes))


def _verdicts(file: str) -> Iterator[RecordCheck]:
    """A verdict on each record of a file; that the file cannot be read is the last."""
    try:
        for number, (line, found) in enumerate(entries(file), start=1):
            yield _verdict(found, file, line, number)
    except RecordError as error:
        yield RecordCheck(ExitCode.UNUSABLE, say("verify-unread", file=file, why=error.message))


def _verdict(found: object, file: str, line: int, number: int) -> RecordCheck:
    try:
        return RecordCheck(ExitCode.FINE, fair=_is_fair(found))
    except RecordError as error:
        told = say("verify-wrong", file=file, line=line, match=number, why=error.message)
        return RecordCheck(ExitCode.WRONG, told)


def _is_fair(found: object) -> bool:
    """Whether a record that is right proves its deals fair, too."""
    if isinstance(found, RecordError):
        raise found
    return check_fair(found, replay(found))
