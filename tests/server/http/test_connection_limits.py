"""Connections that abuse the protocol below the app: each is dropped, and others play on."""

import asyncio
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.clients import GuestClient
from tests.server.http.memory import resident
from tests.server.log_faults import faults
from tests.server.servers import Server, running, serving
from trimino.server.access.rate_limits import ADDRESS, RequestKind
from trimino.server.http.answer_parts import READ_PACE
from trimino.server.http.head_limit import FREE_HEAD, HEAD_BYTES_A_REQUEST, MAX_QUERY
from trimino.server.http.protocol import http_protocol
from trimino.server.http.protocol.connections import (
    FLOOD_SECONDS,
    HEALTH_CHECKS,
    MAX_PER_ADDRESS,
    OWN_DESCRIPTORS,
    READ_SECONDS,
    READS,
    REFUSAL_SECONDS,
    REFUSALS,
    SHARE,
    SLOW_REQUESTS,
    SLOW_SECONDS,
    Connections,
)
from trimino.server.http.protocol.connections import FLOODS as MAX_FLOODS
from trimino.server.http.protocol.frame_meter import BURST, PER_SECOND
from trimino.server.http.protocol.metered_requests import (
    MAX_HEAD,
    MAX_HEAD_LINES,
    MAX_TRAILER_LINES,
    MAX_TRAILERS,
)
from trimino.server.http.protocol.write_deadline import WRITE_SECONDS
from trimino.server.http.unread_bytes import MAX_UNREAD

MEBIBYTE = 1 << 20
TEXT, PING, CONTINUATION = 0x1, 0x9, 0x0
FIN = 0x80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}", TRIMINO_LIMITS="on") as started:
        yield started
        assert faults(started.output()) == []


def test_a_refused_handshake_is_no_error_in_the_log(server: Server) -> None:
    async def refused() -> int:
        anna = await GuestClient.named(server, "Anna")
        url = f"{server.socket_url}/api/tables/{await anna.open('person', 'random')}/socket"
        with pytest.raises(InvalidStatus) as refusal:
            await connect(
                url, additional_headers=anna.headers, origin=Origin("http://evil.example")
            )
        return refusal.value.response.status_code

    assert asyncio.run(refused()) == 403
    assert "ERROR" not in server.output()


def frame(opcode: int, data: bytes = b"", *, final: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    assert len(data) < 126
    return struct.pack("!BB4x", opcode | (FIN if final else 0), 0x80 | len(data)) + data


async def opened(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A raw WebSocket at a new table, after its handshake."""
    anna = await GuestClient.named(server, "Anna")
    table = await anna.open("person", "random")
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Cookie: trimino={anna.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    try:
        answer = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionError):
        writer.close()
        raise
    assert answer.startswith(b"HTTP/1.1 101")
    return reader, writer


async def is_dropped(reader: asyncio.StreamReader) -> bool:
    """Whether the server ends the connection."""
    try:
        async with asyncio.timeout(30):
            while await reader.read(65536):
                pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


FLOODS = {
    "empty pings": frame(PING) * 100_000,
    "pings with data": frame(PING, bytes(125)) * 20_000,
    "tiny messages": frame(TEXT, b"{}") * 50_000,
    "empty fragments": frame(TEXT, final=False) + frame(CONTINUATION, final=False) * 100_000,
    "few fragments": frame(TEXT, final=False) + frame(CONTINUATION, b"x", final=False) * 40,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=list(FLOODS))
async def test_a_flood_of_frames_is_cut_off(server: Server, flood: bytes) -> None:
    reader, writer = await opened(server)
    before = resident(server.pid)
    writer.write(flood)
    assert await is_dropped(reader)
    writer.close()
    assert resident(server.pid) - before < 20 * MEBIBYTE
    assert b"trimino_dropped_total" in (await GuestClient(server).ask("GET", "/metrics")).content


async def test_a_client_that_pings_now_and_then_stays(server: Server) -> None:
    reader, writer = await opened(server)
    writer.write(frame(PING, b"still here") * 50)
    answers = b""
    async with asyncio.timeout(30):
        while answers.count(b"still here") < 50:
            answers += await reader.read(65536)
    writer.close()


async def test_pings_are_not_answered_to_a_client_that_does_not_read(server: Server) -> None:
    _, writer = await opened(server)
    # The kernel buffers as little as it can; from then on answers would pile up in the server.
    raw: socket.socket = writer.get_extra_info("socket")
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    before = resident(server.pid)
    for _ in range(20):
        writer.write(frame(PING, bytes(125)) * (BURST // 40))
        await asyncio.sleep(0.25)
    assert resident(server.pid) - before < 5 * MEBIBYTE
    writer.close()


async def test_half_a_request_keeps_nobody_out(tmp_path: Path) -> None:
    few = 160
    with running(Server(f"sqlite:///{tmp_path / 'tables.db'}", descriptors=few)) as small:
        halves = [await asyncio.open_connection("127.0.0.1", small.port) for _ in range(3 * few)]
        for _, writer in halves:
            writer.write(b"GET / HTTP/1.1\r\nHost: ")
        assert (await GuestClient(small).ask("GET", "/health/alive")).status_code == 200
        anna = await GuestClient.named(small, "Anna")
        assert await anna.open("person", "random")
        for _, writer in halves:
            writer.close()


async def test_a_request_that_trickles_in_is_dropped(server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)

    async def trickle() -> None:
        for _ in range(100):
            writer.write(b"x")
            await asyncio.sleep(http_protocol.HEAD_SECONDS / 10)

    slow = asyncio.create_task(trickle())
    assert await is_dropped(reader)
    slow.cancel()
    writer.close()


COSTLY = {
    "a head of many lines": b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a:b\r\n" * 300,
    "a long head": b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\na:" + b"b" * 40_000,
    "a head of many lines that came with the request before": (
        b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a:b\r\n" * 300
    ),
    "a body in tiny chunks": (
        b"POST /api/positions HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        + b"1\r\nx\r\n" * 20_000
    ),
    "thousands of trailers": (
        b"POST /api/positions HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"1\r\nx\r\n0\r\n" + b"a:b\r\n" * 6_000 + b"\r\n"
    ),
    "thousands of trailers to a request that was answered": (
        b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"0\r\n" + b"a:b\r\n" * 6_000 + b"\r\n"
    ),
    "a few long trailers": (
        b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"0\r\na:" + b"b" * 2_000 + b"\r\n\r\n"
    ),
    "tiny chunks to a request that was answered": (
        b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        + b"1\r\nx\r\n" * 20_000
    ),
}


@pytest.mark.parametrize("request_bytes", COSTLY.values(), ids=list(COSTLY))
async def test_a_request_that_takes_long_to_parse_is_cut_off(
    server: Server, request_bytes: bytes
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request_bytes)
    assert await is_dropped(reader)
    writer.close()
    metrics = (await GuestClient(server).ask("GET", "/metrics")).text
    assert 'trimino_dropped_total{reason="request"}' in metrics


async def test_a_body_in_chunks_and_one_that_trickles_in_are_read(server: Server) -> None:
    record = b'{"record": "' + b" " * 60_000 + b'"}'
    in_chunks = b"".join(
        b"%x\r\n%b\r\n" % (len(part), part)
        for part in (record[at : at + 500] for at in range(0, len(record), 500))
    )
    head = b"POST /api/uploads HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(head + b"Transfer-Encoding: chunked\r\n\r\n" + in_chunks + b"0\r\n\r\n")
    assert (await reader.readline()).startswith(b"HTTP/1.1 401")
    writer.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(head + b"Content-Length: 200\r\n\r\n")
    for _ in range(200):
        writer.write(b" ")
        await writer.drain()
        await asyncio.sleep(0.002)
    assert (await reader.readline()).startswith(b"HTTP/1.1 4")
    writer.close()


async def test_a_few_trailers_are_read_and_the_next_request_is_answered(server: Server) -> None:
    first = (
        b"POST /api/positions HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"2\r\n{}\r\n0\r\n"
    )
    # Many short lines of the next request are no trailers.
    then = b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a:b\r\n" * 100 + b"\r\n"
    for trailers in (b"", b"Checksum: 1\r\n" * 3):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(first + trailers + b"\r\n" + then)
        answers = await _read_until_dropped(reader, end=b"200 OK")
        assert answers.startswith(b"HTTP/1.1 422 ")
        assert b"HTTP/1.1 200 OK" in answers
        writer.close()


async def test_a_long_query_is_refused_with_a_reason(server: Server) -> None:
    for path in ("/api/me", "/", "/api/tables/none/socket"):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        query = b"a=%41&" * (1 + MAX_QUERY // 6)
        writer.write(b"GET %b?%b HTTP/1.1\r\nHost: localhost\r\n\r\n" % (path.encode(), query))
        answer = await _read_until_dropped(reader, end=b"query-too-long")
        assert answer.startswith(b"HTTP/1.1 422 ")
        writer.close()


async def test_long_heads_count_as_several_requests(tmp_path: Path) -> None:
    """Queries, cookies and headers, of files, health checks and sockets too, cost the loop time."""
    factor = 0.1
    long = b"a: " + b"b" * (FREE_HEAD + 10 * HEAD_BYTES_A_REQUEST) + b"\r\n"
    opening = (
        b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    split = b"a: " + b"b" * 5000 + b"\r\nb: " + b"b" * 7000 + b"\r\n"
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", TRIMINO_LIMITS=str(factor)) as strict:
        allowed = round(factor * ADDRESS[RequestKind.REQUEST].burst)
        asked = b"GET /api/rulesets HTTP/1.1\r\nHost: localhost\r\n" + long + b"\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
        writer.write(asked * (allowed // 5))
        told = await _read_until_dropped(reader, end=b" 429 ")
        assert b" 429 " in told
        assert told.count(b" 200 OK") <= allowed // 10
        writer.close()
        # The next long head is that of a socket.
        reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
        writer.write(
            b"GET /api/tables/none/socket HTTP/1.1\r\nHost: localhost\r\n"
            + opening
            + split
            + b"\r\n"
        )
        assert b" 429 " in await _read_until_dropped(reader, end=b"too-many")
        writer.close()


def test_the_page_for_operators_names_the_limits() -> None:
    page = Path("docs/server.md").read_text(encoding="utf-8")
    assert f"within {http_protocol.HEAD_SECONDS:.0f} seconds" in page
    assert f"within {http_protocol.BODY_GRACE:.0f} seconds" in page
    assert f"for each {http_protocol.BODY_PACE // 1024} KiB that came" in page
    assert http_protocol.BODY_SECONDS == 60
    assert f"read within {WRITE_SECONDS:.0f} seconds" in page
    assert f"{READ_PACE // 1024} KiB that were read" in page
    assert f"{MAX_UNREAD // 2**20} MiB may be under way" in page
    assert f"{BURST} frames of any kind at once, then {PER_SECOND} a second" in page
    assert f"may hold {MAX_PER_ADDRESS} connections" in page
    assert SHARE == 1 / 8
    assert "but no more than an eighth" in page
    assert HEALTH_CHECKS == 8
    assert "eight more are accepted for health checks" in page
    assert f"{MAX_HEAD // 1024} KiB and {MAX_HEAD_LINES} lines" in page
    assert f"a query of at most {MAX_QUERY // 1024} KiB" in page
    assert f"{MAX_TRAILER_LINES} lines and {MAX_TRAILERS // 1024} KiB after it" in page
    assert FREE_HEAD == 2 * HEAD_BYTES_A_REQUEST == 2048
    assert "another request for each KiB beyond the first two" in page
    assert f"keeps {OWN_DESCRIPTORS} descriptors" in page
    assert f"after {REFUSALS:,} requests and sockets were refused" in page
    assert f"faster than {1 / REFUSAL_SECONDS:.0f} a second" in page
    assert f"left {SLOW_REQUESTS} requests unfinished" in page
    assert f"than one every {SLOW_SECONDS:.0f} seconds" in page
    assert f"read {READS:,} times at once, then {1 / READ_SECONDS:,.0f} times a second" in page


async def test_who_floods_again_and_again_cannot_open_sockets_for_a_while(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", TRIMINO_LIMITS="on") as strict:
        told = list[bytes]()
        for _ in range(8):
            reader, writer = await opened(strict)
            async with asyncio.timeout(30):
                told.append(await reader.read(65536))
            writer.write(frame(PING) * 5000)
            assert await is_dropped(reader)
            writer.close()
        # An address may open 200 sockets at once, and one that flooded counts as forty.
        assert b"too-many" not in b"".join(told[:4])
        assert b"too-many" in b"".join(told[4:])
        # In the end it is not even answered, which costs least.
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await flood_often(strict)


async def flood_often(server: Server) -> None:
    for _ in range(2 * MAX_FLOODS):
        reader, writer = await opened(server)
        writer.write(frame(PING) * 5000)
        assert await is_dropped(reader)
        writer.close()


def test_an_address_that_flooded_may_open_sockets_again_after_a_while() -> None:
    connections = Connections(most=100, exempt=("192.0.2.7",))
    for _ in range(MAX_FLOODS):
        assert not connections.is_flooding("192.0.2.1", 0.0)
        for address in ("192.0.2.1", "192.0.2.7"):
            connections.note_flood(address, 0.0)
    assert connections.is_flooding("192.0.2.1", FLOOD_SECONDS - 1)
    assert not connections.is_flooding("192.0.2.1", FLOOD_SECONDS)
    # Others, and a proxy through which others come, are not refused.
    assert not connections.is_flooding("192.0.2.2", 0.0)
    assert not connections.is_flooding("192.0.2.7", 0.0)


@pytest.mark.parametrize(("path", "then"), [("/api/me", b" 429 "), ("/health/alive", b" 200 OK")])
async def test_who_goes_on_however_often_requests_are_refused_is_not_answered(
    tmp_path: Path, path: str, then: bytes
) -> None:
    factor = 0.05
    allowed = ADDRESS[RequestKind.REQUEST].burst + REFUSALS
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, TRIMINO_LIMITS=str(factor)) as strict:
        reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
        writer.write(asked * round(2 * factor * allowed))
        answers = await _read_until_dropped(reader)
        assert b" 200 OK" in answers
        assert then in answers
        again, knocking = await asyncio.open_connection("127.0.0.1", strict.port)
        knocking.write(asked)
        # Others are answered meanwhile.
        other, asking = await asyncio.open_connection(
            "127.0.0.1", strict.port, local_addr=("127.0.0.2", 0)
        )
        asking.write(asked)
        assert await other.readline() == b"HTTP/1.1 200 OK\r\n"
        assert await _read_until_dropped(again) == b""
        for one in (writer, knocking, asking):
            one.close()


async def test_sockets_that_are_refused_count_as_well(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, TRIMINO_LIMITS="0.01") as strict:
        told = list[bytes]()
        # Two are opened, and twenty are refused.
        for _ in range(40):
            reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
            writer.write(
                b"GET /api/tables/none/socket HTTP/1.1\r\nHost: localhost\r\n"
                b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            told.append(await _read_until_dropped(reader, end=b"refused"))
            writer.close()
            if not told[-1]:
                break
        assert any(b"too-many" in one for one in told)
        assert told[-1] == b""


async def _read_until_dropped(reader: asyncio.StreamReader, end: bytes | None = None) -> bytes:
    """The answers up to one with these words, or until the server ends the connection."""
    told = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(30):
            while more := await reader.read(65536):
                told += more
                if end is not None and end in told:
                    break
    return told


def test_refusals_are_forgotten_and_a_proxy_has_none() -> None:
    connections = Connections(most=100, exempt=("192.0.2.7",))
    for _ in range(REFUSALS):
        assert not connections.is_ignored("192.0.2.1", 0.0)
        for address in ("192.0.2.1", "192.0.2.7"):
            connections.note_refusal(address, 0.0)
    assert connections.is_ignored("192.0.2.1", 0.0)
    assert not connections.is_ignored("192.0.2.1", 1.0)
    assert not connections.is_ignored("192.0.2.7", 0.0)
