"""A standby that is promoted in the middle of a match, and lacks the last moves."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from tests.server.clients import GuestClient
from tests.server.live.reconnecting import HANGS, Journal, Party, check_all, read_log
from tests.server.postgres import Postgres, own_server, standby_of
from tests.server.servers import QUICK, Server
from tests.server.tcp_proxy import TcpProxy, tcp_proxy
from trimino.room.log_replay import load_room
from trimino.room.room_state import Status

MATCH = Party((0,), (1,), rules={"base": "triomino", "target": 100})


class Cluster(NamedTuple):
    """A primary and its standby, and the address under which servers find whichever leads."""

    primary: Postgres
    standby: Postgres
    proxy: TcpProxy

    async def fail_over(self) -> None:
        """Lose the primary for good, and go on with the standby."""
        await asyncio.to_thread(self.primary.kill)
        await asyncio.to_thread(self.standby.promote)
        self.proxy.lead_to(self.standby.folder)

    async def follow(self) -> None:
        """Wait until the standby has all that the primary has written by now."""
        ((written,),) = await asyncio.to_thread(
            self.primary.query, "SELECT pg_current_wal_flush_lsn()::text"
        )
        known = f"SELECT 1 WHERE pg_last_wal_replay_lsn() >= '{written}'"
        async with asyncio.timeout(HANGS):
            while not await asyncio.to_thread(self.standby.query, known):
                await asyncio.sleep(0.05)

    async def lag(self) -> None:
        """Have the standby learn nothing more."""
        await asyncio.to_thread(self.standby.follow_nobody)
        async with asyncio.timeout(HANGS):
            while await asyncio.to_thread(
                self.standby.query, "SELECT pid FROM pg_stat_wal_receiver"
            ):
                await asyncio.sleep(0.05)


@asynccontextmanager
async def _playing(
    journal: Journal, fate: Callable[[Cluster, Server], Awaitable[None]]
) -> AsyncIterator[Cluster]:
    """Play a match to its end while fate takes its course."""
    with own_server() as primary, standby_of(primary) as standby:
        async with tcp_proxy(primary.folder) as proxy:
            cluster = Cluster(primary, standby, proxy)
            server = Server(proxy.url("postgres"), QUICK)
            try:
                await asyncio.to_thread(server.start)
                guests = [await GuestClient.named(server, name) for name in ("Anna", "Bert")]
                async with asyncio.TaskGroup() as group:
                    group.create_task(MATCH.play(guests, [server], journal))
                    group.create_task(fate(cluster, server))  # type: ignore[arg-type]
                assert "Traceback" not in server.output(), server.output()
                yield cluster
            finally:
                await asyncio.to_thread(server.close)


async def _some_moves(journal: Journal, number: int = 8) -> None:
    wanted = len(journal.acknowledged) + number
    async with asyncio.timeout(HANGS):
        while len(journal.acknowledged) < wanted and not journal.finished:
            await asyncio.sleep(0.01)


def test_a_server_that_remembers_writes_again_what_the_standby_lacks() -> None:
    async def fate(cluster: Cluster, _: Server) -> None:
        await _some_moves(journal)
        await cluster.lag()
        await _some_moves(journal)
        await cluster.fail_over()

    async def play() -> None:
        async with _playing(journal, fate) as cluster:
            url = cluster.standby.url()
            await asyncio.to_thread(check_all, url, journal)
            logs = await asyncio.to_thread(read_log, url)
        assert not any(load_room(rows).lost for rows in logs.values())

    journal = Journal()
    asyncio.run(play())


def test_what_nobody_remembers_is_told_to_the_players_who_play_on() -> None:
    lost: list[int] = []

    async def fate(cluster: Cluster, server: Server) -> None:
        await _some_moves(journal)
        lost.append(len(journal.acknowledged))
        await cluster.follow()
        await cluster.lag()
        await _some_moves(journal)
        await asyncio.to_thread(server.kill)
        await cluster.fail_over()
        # By now clients have read what the server sent before it was killed.
        lost.append(len(journal.acknowledged))
        await asyncio.to_thread(server.start)

    async def play() -> None:
        async with _playing(journal, fate) as cluster:
            logs = await asyncio.to_thread(read_log, cluster.standby.url())
        ((table, rows),) = logs.items()
        room = load_room(rows)
        assert room.status is Status.OVER
        written = {row.command: row.version for row in rows}
        before, after = lost
        for place, known in enumerate(journal.acknowledged):
            if not before <= place < after:
                assert written.get(known.command) == known.version, place
        gone = [k for k in journal.acknowledged[:after] if k.command not in written]
        assert gone
        declared = {n for end in room.lost for n in range(end.after + 1, end.upto + 1)}
        assert declared.issuperset(known.version for known in gone)
        for chair in journal.chairs:
            assert chair.table == table
            assert len(chair.view["lost"]) == len(room.lost)

    journal = Journal()
    asyncio.run(play())
