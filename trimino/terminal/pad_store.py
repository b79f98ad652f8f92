"""Pads in the user's data folder: a file for each, replaced after every entry."""

import hashlib
import re
from pathlib import Path

from trimino.pad.collection import merged
from trimino.pad.document import pad_values, read_pad
from trimino.pad.pad import Pad
from trimino.records.record import RecordError, dump, read_records
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.kept_rules import kept_rules_path, write_lines

_FILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,63}")


class PadStore:
    """All pads that are kept; the newest file is the one written to last."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or kept_rules_path().with_name("pads")

    def keep(self, pad: Pad) -> None:
        """Write a pad to its file."""
        write_lines(self._path(pad.id), [dump(pad_values(pad))])

    def all(self) -> list[Pad]:
        """Every pad, the one written to last first; a file that cannot be read is named."""
        files = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
        return [pad for file in reversed(files) for pad in _read(file)]

    def find(self, text: str) -> Pad:
        """The pad whose id begins like this."""
        pads = self.all()
        found = [pad for pad in pads if pad.id == text] or [
            pad for pad in pads if pad.id.startswith(text)
        ]
        if len(found) != 1:
            raise UsageError(UsageReason.NO_SUCH_PAD, id=text)
        return found[0]

    def bring(self, pads: list[Pad]) -> int:
        """Add pads from elsewhere, losing nothing; how many files were written."""
        kept = self.all()
        new = [pad for pad in merged(kept, pads) if pad not in kept]
        for pad in new:
            self.keep(pad)
        return len(new)

    def _path(self, pad_id: str) -> Path:
        """The file of a pad; an id that makes no good name is replaced by its hash."""
        if not _FILE_NAME.fullmatch(pad_id):
            pad_id = hashlib.sha256(pad_id.encode()).hexdigest()[:16]
        return self.folder / f"{pad_id}.json"


def _read(file: Path) -> list[Pad]:
    try:
        return [read_pad(document) for document in read_records(file)]
    except RecordError as error:
        raise UsageError(UsageReason.PAD_UNREAD, file=str(file), why=error.message) from None
