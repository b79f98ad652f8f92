"""Where a client keeps what it was shown of tables: in memory, or in a folder."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from trimino.client.credentials import CredentialSource, CredentialStore, default_path
from trimino.client.errors import ClientError, ClientReason
from trimino.records.errors import RecordError
from trimino.records.seen import SeenTable, format_seen, parse_seen


class SeenSource(Protocol):
    """Keeps what was seen of each table."""

    def seen(self, table: str) -> SeenTable | None:
        """What was kept of a table, if anything was."""
        ...

    def keep(self, seen: SeenTable) -> None:
        """Remember what was seen of a table."""
        ...


class MemorySeen:
    """What was seen, for as long as this object lasts."""

    def __init__(self) -> None:
        self._seen: dict[str, SeenTable] = {}

    def seen(self, table: str) -> SeenTable | None:
        return self._seen.get(table)

    def keep(self, seen: SeenTable) -> None:
        self._seen[seen.table] = seen


def seen_beside(credentials: CredentialSource) -> SeenSource:
    """What was seen, kept in the same folder as the credentials, or in memory as they are."""
    if isinstance(credentials, CredentialStore):
        return SeenStore(credentials.path.with_name("seen"))
    return MemorySeen()


class SeenStore:
    """A folder with a file for each table, which `trimino verify --seen` reads."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_path().with_name("seen")

    def path(self, table: str) -> Path:
        """The file of a table."""
        return self.folder / f"{table}.txt"

    def seen(self, table: str) -> SeenTable | None:
        try:
            return parse_seen(self.path(table).read_text(encoding="utf-8"))
        except (OSError, RecordError, ValueError):
            # A file that cannot be read, or was cut off, is as good as none.
            return None

    def keep(self, seen: SeenTable) -> None:
        """Replace the file atomically."""
        path = self.path(seen.table)
        new = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            new.touch(mode=0o600)
            new.write_text(f"{format_seen(seen)}\n", encoding="utf-8")
            new.replace(path)
        except OSError as error:
            with suppress(OSError):
                new.unlink()
            why = error.strerror or str(error)
            raise ClientError(ClientReason.FILE_NOT_WRITTEN, path=str(path), why=why) from None
