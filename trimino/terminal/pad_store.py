"""Pads in the user's data folder: a file for each, replaced after every entry."""

import hashlib
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from trimino.pad.collection import merged
from trimino.pad.document import pad_values, read_pad
from trimino.pad.pad import Pad
from trimino.records.reading import read_each
from trimino.records.record import RecordError, dump
from trimino.rules import Message
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.kept_rules import kept_rules_path, write_lines

_FILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,63}")


class DamagedPad(NamedTuple):
    """A line of a file that is no pad, or a file that cannot be read."""

    file: Path
    line: int
    why: Message


class PadStore:
    """All pads that are kept; the newest file is the one written to last.

    What is damaged is left out, and stops nothing else. Before such a file is written to, a copy is
    made beside it.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or kept_rules_path().with_name("pads")
        self._files: dict[str, Path] = {}
        """The files in which pads were found, by their ids."""
        self._known: dict[str, Pad] = {}
        """The pads as they were read or written last, by their ids."""
        self.damaged: list[DamagedPad] = []
        """Everything damaged that was found when the pads were read."""

    def keep(self, pad: Pad) -> None:
        """Write a pad to its file; refuses one that somebody else has written to meanwhile."""
        file = self._files.get(pad.id) or self._path(pad.id)
        with _alone(self.folder):
            found = list(_found_in(file)) if file.exists() else []
            known = self._known.get(pad.id)
            if known and _others_than(known, found):
                raise UsageError(UsageReason.PAD_ELSEWHERE)
            others = _others(file, found, pad.id)
            write_lines(file, [dump(pad_values(one)) for one in (pad, *others)])
        self._known[pad.id] = pad

    def all(self) -> list[Pad]:
        """Every pad that can be read, the one written to last first."""
        files = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
        pads, self.damaged = [], []
        for file in reversed(files):
            for found in _found_in(file):
                if isinstance(found, DamagedPad):
                    self.damaged.append(found)
                else:
                    if self._files.setdefault(found.id, file) == file:
                        self._known[found.id] = found
                    pads.append(found)
        return pads

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


def _found_in(file: Path) -> Iterator[Pad | DamagedPad]:
    """The pads of a file, and what in it is none."""
    try:
        for line, found in read_each(file):
            yield _pad_or_damage(file, line, found)
    except RecordError as error:
        yield DamagedPad(file, 1, error.message)


def _pad_or_damage(file: Path, line: int, found: dict[str, Any] | RecordError) -> Pad | DamagedPad:
    try:
        if isinstance(found, RecordError):
            raise found
        return read_pad(found)
    except RecordError as error:
        return DamagedPad(file, line, error.message)


def _others_than(known: Pad, found: Sequence[Pad | DamagedPad]) -> bool:
    """Whether a pad is there as another one than was known."""
    same_id = [one for one in found if isinstance(one, Pad) and one.id == known.id]
    return bool(same_id) and known not in same_id


def _others(file: Path, found: Sequence[Pad | DamagedPad], pad_id: str) -> list[Pad]:
    """The pads that stay in a file when one is written; what would be lost is copied first."""
    if not found:
        return []
    others = [one for one in found if isinstance(one, Pad) and one.id != pad_id]
    if len(others) + 1 < len(found) or any(isinstance(one, DamagedPad) for one in found):
        _copy_beside(file)
    return others


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Keep other sessions from writing pads, where the system can."""
    with ExitStack() as stack:
        # Without fcntl, or in a folder that cannot be written to, a pad is only compared before.
        with suppress(ImportError, OSError):
            from fcntl import LOCK_EX, flock  # noqa: PLC0415 - not every system has it

            folder.parent.mkdir(parents=True, exist_ok=True)
            lock = folder.with_name(f"{folder.name}.lock")
            flock(stack.enter_context(lock.open("w")), LOCK_EX)
        yield


def _copy_beside(file: Path) -> None:
    """Copy a file beside itself, without touching an earlier copy."""
    copies = (file.with_name(f"{file.name}.damaged-{number}") for number in count(1))
    copy = next(copy for copy in copies if not copy.exists())
    try:
        shutil.copy2(file, copy)
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(UsageReason.FILE_NOT_WRITTEN, path=str(copy), why=why) from None
