"""Kept proofs: lines that a player's device kept of its matches, and the one about a record."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

from trimino.messages.seen_messages import seen_messages
from trimino.records.open_log import read_log
from trimino.records.seen import SeenTable, parse_seen
from trimino.records.seen_proof import check_seen
from trimino.rules import Match, Message
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import read_record


class KeptProof(NamedTuple):
    """The lines of a file that a device kept, and the rows of a table's log if they are given."""

    file: str
    lines: Sequence[SeenTable]
    rows: Sequence[str] | None

    @classmethod
    def read(cls, file: str | None, log: str | None) -> Self | None:
        """Read the files of `--seen` and `--log`; None without the first."""
        if file is None:
            return None
        lines = [parse_seen(line) for line in _text(file).splitlines() if line.strip()]
        return cls(file, lines, None if log is None else read_log(read_record(log, 1)))

    def messages(self, document: Mapping[str, Any], match: Match) -> list[Message]:
        """The proof of the lines about a record; a `RecordError` says what they refute."""
        seen = self._about(document)
        if seen is None:
            return [Message("verify-seen-other", {"file": self.file}), Message("seen-proof-none")]
        return seen_messages(check_seen(document, match, seen, self.rows))

    def _about(self, document: Mapping[str, Any]) -> SeenTable | None:
        """The line about a record: the only one, else one with a value that the record has too."""
        if len(self.lines) == 1:
            return self.lines[0]
        fair = document.get("fair") or {}
        for seen in self.lines:
            if seen.commitment == fair.get("commitment"):
                return seen
        sent = set(fair.get("contributions", ()))
        return next((seen for seen in self.lines if sent & {*seen.contributions.values()}), None)


def _text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UsageError(UsageReason.FILE_NOT_READ, path=file, why=why) from None
