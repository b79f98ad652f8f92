"""A server whose connections are all taken: others come in, and its health can be asked for."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.server.clients import GuestClient
from tests.server.log_faults import faults
from tests.server.servers import QUICK, Server, running
from trimino.server.http.protocol.connections import (
    HEALTH_CHECKS,
    OWN_DESCRIPTORS,
    Connections,
    DropReason,
)

DESCRIPTORS = 160
ROOM = DESCRIPTORS - OWN_DESCRIPTORS
UNFINISHED = b"POST /api/positions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"
UPGRADE = (
    "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of few descriptors, with the limits for addresses."""
    environ = {**QUICK, "TRIMINO_LIMITS": "on"}
    folder: Path = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'tables.db'}"
    with running(Server(database, environ, descriptors=DESCRIPTORS)) as started:
        yield started
        assert faults(started.output()) == []


async def connected(server: Server, address: str) -> Connection:
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))


async def answer(server: Server, address: str, path: str) -> bytes:
    """The first line of the answer to a request on a connection of its own, if there is one."""
    reader, writer = await connected(server, address)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    told = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(30):
            told = await reader.readline()
    writer.close()
    return told


@asynccontextmanager
async def held(server: Server, address: str, count: int, sent: bytes) -> AsyncIterator[None]:
    """So many connections of an address on which something was sent."""
    pairs = [await connected(server, address) for _ in range(count)]
    for _, writer in pairs:
        writer.write(sent)
    yield
    for _, writer in pairs:
        writer.close()


async def test_unfinished_bodies_keep_nobody_out(small: Server) -> None:
    async with (
        held(small, "127.4.0.1", 80, UNFINISHED),
        held(small, "127.4.0.2", 80, UNFINISHED),
    ):
        for path in ("/health/ready", "/health/alive", "/api/rulesets"):
            assert b" 200 " in await answer(small, "127.4.1.1", path)
        # Neither is anybody else kept out who comes from the same address.
        assert b" 200 " in await answer(small, "127.4.0.1", "/api/rulesets")


async def test_many_that_come_at_once_take_no_descriptor_of_the_server_itself(
    small: Server,
) -> None:
    flood = [socket.socket() for _ in range(4 * DESCRIPTORS)]
    for one in flood:
        one.setblocking(False)
        with suppress(BlockingIOError):
            one.connect(("127.0.0.1", small.port))
    assert b" 200 " in await answer(small, "127.4.1.1", "/health/ready")
    for one in flood:
        one.close()
    assert "out of system resource" not in small.output()


async def test_a_server_full_of_sockets_is_asked_for_its_health(small: Server) -> None:
    anna = await GuestClient.named(small, "Anna")
    table = await anna.open("person", "random")
    opening = f"GET /api/tables/{table}/socket HTTP/1.1\r\n{UPGRADE}".encode()
    sockets = list[Connection]()
    for number in range(ROOM):
        # An address holds an eighth of all connections at most.
        reader, writer = await connected(small, f"127.4.2.{number % 16}")
        writer.write(opening)
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        sockets.append((reader, writer))
    assert await answer(small, "127.4.1.1", "/api/rulesets") == b""
    async with held(small, "127.4.1.2", 40, b"GET /"):
        assert b" 200 " in await answer(small, "127.4.1.1", "/health/ready")
    for _, writer in sockets:
        writer.close()


class Fake:
    """A connection that notes why it was dropped, and whether it may only ask for the health."""

    def __init__(self) -> None:
        self.dropped: DropReason | None = None
        self.is_limited = False

    def limit_to_health_check(self) -> None:
        self.is_limited = True

    def drop(self, reason: DropReason) -> None:
        self.dropped = reason


def test_the_oldest_without_a_request_of_who_has_most_makes_room() -> None:
    limits = Connections(most=4, factor=4.0)
    alone, busy, older, younger, new = [Fake() for _ in range(5)]
    limits.admit(alone, "192.0.2.2")
    for one in (busy, older):
        limits.admit(one, "192.0.2.1")
    limits.admit(younger, "192.0.2.3")
    limits.has_sent_request(busy)
    limits.has_sent_request(younger)
    limits.awaits_request(younger)
    limits.admit(new, "192.0.2.4")
    # All have one that is idle, and then the oldest goes.
    assert [one.dropped for one in (alone, busy, older, younger)] == ["too-many", None, None, None]
    second, third = Fake(), Fake()
    limits.remove(new)
    limits.admit(second, "192.0.2.3")
    limits.admit(third, "192.0.2.5")
    # Now one address has two.
    assert [one.dropped for one in (older, younger, second)] == [None, "too-many", None]
    assert len(limits) == 4


def test_if_all_are_busy_a_few_more_come_in_for_health_checks() -> None:
    limits, busy = Connections(most=1, factor=8.0), Fake()
    limits.admit(busy, "192.0.2.1")
    limits.has_sent_request(busy)
    more = [Fake() for _ in range(HEALTH_CHECKS + 1)]
    for number, one in enumerate(more):
        limits.admit(one, f"198.51.100.{number}")
    assert busy.dropped is None
    assert [one.is_limited for one in more] == [True] * len(more)
    assert [one.dropped for one in more] == ["too-many"] + [None] * HEALTH_CHECKS
    # An address has one of them.
    again = Fake()
    limits.admit(again, "198.51.100.5")
    assert [one.dropped for one in more[4:7]] == [None, "too-many", None]
    assert len(limits) == 1


def test_one_address_has_a_share_unless_it_is_a_trusted_proxy() -> None:
    limits = Connections(most=16, exempt=["198.51.100.0/24"])
    mine, proxied = [Fake() for _ in range(4)], [Fake() for _ in range(3)]
    for one in mine[:3]:
        limits.admit(one, "192.0.2.1")
    for one in proxied:
        limits.admit(one, "198.51.100.7")
    # One of its own makes room, if it has sent no request.
    assert [one.dropped for one in mine[:3]] == ["too-many", None, None]
    assert not any(one.dropped for one in proxied)
    for one in mine[1:3]:
        limits.has_sent_request(one)
    limits.admit(mine[3], "192.0.2.1")
    assert [one.dropped for one in mine] == ["too-many", None, None, "too-many"]
    assert len(limits) == 5
