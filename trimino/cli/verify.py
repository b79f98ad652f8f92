"""`trimino verify`: verify records and score pads, to the last point."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

import typer

from trimino.cli.exit_codes import ExitCode
from trimino.cli.kept_proof import KeptProof
from trimino.cli.progress import with_progress
from trimino.pad.document import is_pad, verify_pad
from trimino.records.record import RecordError, check_fair, replay
from trimino.rules import Message
from trimino.terminal.files import entries
from trimino.words import say

FilesArgument = Annotated[list[str], typer.Argument(metavar="FILE...", help=say("argument-files"))]
SeenOption = Annotated[str | None, typer.Option("--seen", metavar="FILE", help=say("option-seen"))]
LogOption = Annotated[str | None, typer.Option("--log", metavar="FILE", help=say("option-log"))]


class RecordCheck(NamedTuple):
    """The result for one record; `note` says what is wrong, or how the record was judged."""

    code: ExitCode
    note: str = ""
    fair: bool = False


def verify(files: FilesArgument, seen: SeenOption = None, log: LogOption = None) -> None:
    """Verify records, and print the first mistake of each wrong one."""
    kept = KeptProof.read(seen, log)
    codes: Counter[ExitCode] = Counter()
    fair = 0
    for file in files:
        # The whole file is checked before anything is printed, so that the bar is gone.
        checks = list(with_progress(_check_file(file, kept), say("verify-progress")))
        codes.update(check.code for check in checks)
        fair += sum(check.fair for check in checks)
        for check in checks:
            if check.note:
                typer.echo(check.note)
    right, wrong, unread = (codes[code] for code in ExitCode)
    typer.echo(say("verify-done", right=right, wrong=wrong, unread=unread, fair=fair))
    raise typer.Exit(max(codes))


def _check_file(file: str, kept: KeptProof | None) -> Iterator[RecordCheck]:
    """The results for the records of a file; an unreadable file ends them."""
    try:
        for number, (line, found) in enumerate(entries(file), start=1):
            yield _check_record(found, kept, _Place(file, line, number))
    except RecordError as error:
        yield RecordCheck(ExitCode.UNUSABLE, say("verify-unread", file=file, why=error.message))


class _Place(NamedTuple):
    """The place of a record."""

    file: str
    line: int
    match: int

    def note(self, why: Message) -> str:
        return say("verify-wrong", **self._asdict(), why=why)


def _check_record(
    found: dict[str, Any] | RecordError, kept: KeptProof | None, place: _Place
) -> RecordCheck:
    try:
        if isinstance(found, RecordError):
            raise found
        if is_pad(found):
            verify_pad(found)
            return RecordCheck(ExitCode.FINE)
        match = replay(found)
        fair = check_fair(found, match)
        proven = [] if kept is None else kept.messages(found, match)
    except RecordError as error:
        return RecordCheck(ExitCode.WRONG, place.note(error.message))
    notes = [*(Message(reading.value) for reading in match.earlier), *proven]
    return RecordCheck(ExitCode.FINE, "\n".join(map(place.note, notes)), fair)
