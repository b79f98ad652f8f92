"""A server with the file behind it, for tests that look into it or move its times."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.servers import Server, serving
from trimino.room.log_row import LogRow
from trimino.server.storage.uploads import QUOTAS


class House(NamedTuple):
    """A server, and the file behind it."""

    server: Server
    file: Path

    def column(self, query: str, *values: str) -> list[str]:
        with closing(sqlite3.connect(self.file)) as connection:
            return [row[0] for row in connection.execute(query, values)]

    def kinds(self, table: str) -> list[str]:
        """The kinds of the rows in a table's log, in order."""
        return self.column("SELECT kind FROM log WHERE table_id = ? ORDER BY version", table)

    def make_due(self, table: str, at: float = 1.0) -> None:
        """Set the time at which a table's next task is due; by default it is overdue."""
        self._change("UPDATE tables SET due_at = ? WHERE id = ?", at, table)

    def age_analysis(self, analysis: str) -> None:
        """An analysis is as a version wrote it that did not say what was done."""
        older = "UPDATE analyses SET result = replace(result, '\"do\":', '\"did\":') WHERE id = ?"
        self._change(older, analysis)

    def fill_with_practice(self) -> None:
        """Count as much for practice tables as may be kept of records in all."""
        line = "INSERT INTO upload_sizes VALUES (?, 'nobody', 0.0, ?, '203.0.113.1')"
        self._change(line, "practice:full", QUOTAS.in_all)

    def bring_table(self, table: str, rows: list[LogRow], points: int | None = None) -> None:
        """A table that an earlier version wrote, with its points in the best list if it is over."""
        guest, over = rows[0].guest, points is not None
        head = ("over" if over else "playing", False, "triple-domino", 1, guest, None, None, None)
        with closing(sqlite3.connect(self.file, timeout=10)) as connection, connection:
            connection.execute(
                f"INSERT INTO tables VALUES ({','.join('?' * 14)})",
                (table, len(rows), *head, 1.0, 1.0, "{}", None),
            )
            connection.executemany(
                f"INSERT INTO log VALUES ({','.join('?' * len(LogRow._fields))})",
                [row._replace(table=table) for row in rows],
            )
            connection.execute("INSERT INTO seatings VALUES (?, 0, ?, 'Anna')", (table, guest))
            if over:
                solo = (table, guest, "triple-domino", 6, points, 1.0)
                connection.execute("INSERT INTO solo VALUES (?, ?, ?, ?, ?, ?)", solo)

    def _change(self, change: str, *values: object) -> None:
        with closing(sqlite3.connect(self.file, timeout=60)) as connection, connection:
            connection.execute(change, values)


@contextmanager
def house_in(folder: Path, **environ: str) -> Iterator[House]:
    """A server that runs, and at the end has complained of nothing."""
    file = folder / "tables.db"
    with serving(f"sqlite:///{file}", **environ) as running:
        yield House(running, file)
        assert "Traceback" not in running.output(), running.output()
