"""An operator who cheats: changes the log of a table in the database, as well as it can be done."""

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

from tests.server.houses import House
from trimino.records.fair_deal import fair_deal
from trimino.room.fact_handlers import apply_row
from trimino.room.log_replay import load_room
from trimino.room.log_row import LogRow
from trimino.room.room_state import Room
from trimino.rules import Tile

TRIES = 200_000
"""Secrets to try; 20,000 are enough more often than not."""

Change = Callable[[list[LogRow]], list[LogRow]]


class CheatingOperator:
    """Whoever runs a server, and can write into its file while it is stopped."""

    def __init__(self, house: House) -> None:
        self._server, self._file = house

    def favour(self, table: str, seat: int, triples: int = 5) -> None:
        """Exchange the secret, now that all have contributed, for one that gives a seat triples."""
        self.change(table, lambda rows: _with_secret(rows, _lucky_secret(rows, seat, triples)))

    def change(self, table: str, change: Change) -> None:
        """Change the rows of a log, and make its hash chain again, so that nothing shows."""
        self._server.kill()
        with closing(sqlite3.connect(self._file)) as connection, connection:
            found = connection.execute(
                "SELECT * FROM log WHERE table_id = ? ORDER BY version", [table]
            )
            rows = chained(change([LogRow(*row) for row in found]))
            connection.execute("DELETE FROM log WHERE table_id = ?", [table])
            marks = ",".join("?" * len(LogRow._fields))
            connection.executemany(f"INSERT INTO log VALUES ({marks})", rows)
            last = "UPDATE tables SET version = ?, head = ? WHERE id = ?"
            head = load_room(rows).head.hex()
            connection.execute(last, [rows[-1].version, head, table])
        self._server.start()


def chained(rows: list[LogRow]) -> list[LogRow]:
    """The rows with the heads that go with them."""
    made = [rows[0]._replace(previous_head=None)]
    room = load_room(made)
    for row in rows[1:]:
        made.append(row._replace(previous_head=room.head.hex()))
        apply_row(room, made[-1])
    return made


def _with_secret(rows: list[LogRow], secret: str) -> list[LogRow]:
    opened = {**json.loads(rows[0].body), "secret": secret}
    return [rows[0]._replace(body=json.dumps(opened, separators=(",", ":"))), *rows[1:]]


def _lucky_secret(rows: list[LogRow], seat: int, triples: int) -> str:
    room, rng = load_room(rows), random.Random(1)
    for _ in range(TRIES):
        secret = rng.randbytes(32)
        if sum(tile.is_triple for tile in _hand(room, secret, seat)) >= triples:
            return secret.hex()
    raise AssertionError("no secret was lucky enough")


def _hand(room: Room, secret: bytes, seat: int) -> tuple[Tile, ...]:
    return fair_deal(room.rules, len(room.seats), secret, room.contributions, 1).hands[seat]
