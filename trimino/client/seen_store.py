"""Stores for what a server showed a client of its tables: in memory, or in a folder."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from trimino.client.credentials import CredentialSource, CredentialStore, default_path
from trimino.client.errors import ClientError, ClientReason
from trimino.client.table_link import table_id
from trimino.records.errors import RecordError
from trimino.records.seen import SeenTable, format_seen, parse_seen
from trimino.rules.summaries import number_of


class SeenSource(Protocol):
    """A store of one line for each table that was seen."""

    def seen(self, table: str) -> SeenTable | None:
        """The line kept of a table, if there is one."""
        ...

    def keep(self, seen: SeenTable) -> None:
        """Store the line of a table."""
        ...


class MemorySeen:
    """A store in memory, which lasts as long as this object."""

    def __init__(self) -> None:
        self._seen: dict[str, SeenTable] = {}

    def seen(self, table: str) -> SeenTable | None:
        return self._seen.get(table)

    def keep(self, seen: SeenTable) -> None:
        self._seen[seen.table] = seen

    def __repr__(self) -> str:
        return f"<MemorySeen of {number_of(len(self._seen), 'table')}>"


def seen_beside(credentials: CredentialSource) -> SeenSource:
    """The store beside the credentials: in their folder, or in memory as they are."""
    if isinstance(credentials, CredentialStore):
        return SeenStore(credentials.path.with_name("seen"))
    return MemorySeen()


class SeenStore:
    """A folder with a file for each table, which `trimino verify --seen` reads."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_path().with_name("seen")

    def path(self, table: str) -> Path:
        """The file of a table."""
        return self.folder / f"{table_id(table)}.txt"

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

    def __repr__(self) -> str:
        return f"<SeenStore in {self.folder}>"
