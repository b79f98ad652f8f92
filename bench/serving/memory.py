"""Memory of a table and of a socket."""

import asyncio
from collections.abc import Sequence

from bench.serving.load import CONNECT_AT_ONCE, SETTLE, path
from bench.serving.processes import ListeningProcess, server, sqlite
from bench.serving.size import Size
from bench.serving.sockets import Socket
from bench.serving.stock import CORRESPONDENCE, Stocked, stock

MOVES = 20


async def connect(process: ListeningProcess, tables: Sequence[Stocked]) -> list[Socket]:
    """Open a socket at each table, for the guest in its first seat."""
    gate = asyncio.Semaphore(CONNECT_AT_ONCE)

    async def one(stocked: Stocked) -> Socket:
        async with gate:
            return await Socket.connect(
                process.port, path(stocked.table), lambda text: None, stocked.cookies[0]
            )

    return await asyncio.gather(*map(one, tables))


async def visit(process: ListeningProcess, tables: Sequence[Stocked]) -> None:
    """Load tables by opening and closing sockets; they stay in memory."""
    for first in range(0, len(tables), CONNECT_AT_ONCE):
        for socket in await connect(process, tables[first : first + CONNECT_AT_ONCE]):
            socket.close()
    await asyncio.sleep(SETTLE)


async def measure(size: Size) -> None:
    with sqlite() as database:
        with server(database) as own:
            alone = own.memory()
        warm = min(200, size.held)
        tables = await stock(database, size.held + warm, CORRESPONDENCE._replace(moves=MOVES))
        with server(database) as own:
            await asyncio.sleep(SETTLE)
            begun = own.memory()
            await visit(own, tables[:warm])
            before = own.memory()
            await visit(own, tables[warm:])
            held = own.memory()
            sockets = await connect(own, tables[-size.sockets :])
            await asyncio.sleep(SETTLE)
            connected = own.memory()
            for socket in sockets:
                socket.close()
    print(f"\nMemory: a server alone takes {alone / 2**20:.0f} MiB")
    print(f"  with {len(tables):,} tables in the database  {(begun - alone) / 2**20:+6.1f} MiB")
    print(f"  a table in memory, of {MOVES} moves   {(held - before) / size.held / 1024:6.1f} KiB")
    print(f"  a socket at such a table         {(connected - held) / len(sockets) / 1024:6.1f} KiB")
