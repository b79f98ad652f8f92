"""A process that freezes with a table locked, and writes once it wakes: `frozen_writer URL TABLE`.

It says what became of the transaction that it held, and of the row that it had decided upon before.
"""

import asyncio
import os
import signal
import sys

import asyncpg

from tests.server.storage.stores import entry, open_store
from trimino.server.storage.postgresql import SESSION, Connector

IDLE = 3
"""Seconds after which PostgreSQL rolls back what it holds."""


async def main(url: str, table: str) -> None:
    settings = SESSION | {"idle_in_transaction_session_timeout": f"{IDLE}s"}
    async with open_store(url) as store:
        [row] = await store.tables.rows(table)
        decided = entry(table, row.version + 1, "late")
        connection = await Connector(url, settings).connect()
        await connection.execute("BEGIN")
        await connection.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", table)
        os.kill(os.getpid(), signal.SIGSTOP)
        try:
            await connection.execute("COMMIT")
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            sys.stdout.write("rolled back\n")
        sys.stdout.write("written\n" if await store.append(decided) else "refused\n")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
