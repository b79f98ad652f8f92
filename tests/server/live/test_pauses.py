"""Servers that stop, and databases that go away for a while: no move is lost."""

import asyncio
import secrets
import socket
import subprocess
from pathlib import Path

from websockets.exceptions import InvalidStatus

from tests.server.clients import Chair, GuestClient, Refused
from tests.server.live.reconnecting import (
    HANGS,
    Journal,
    Party,
    ReconnectingPlayer,
    check_all,
    read_log,
)
from tests.server.postgres import Postgres
from tests.server.servers import TRIMINO, Server, free_port, serving

RESTART = 1012
"""How a socket is closed by a server that stops."""


def test_told_to_stop_it_says_so_and_answers_what_was_asked(database_url: str) -> None:
    """A command in flight is acknowledged and in the log, or refused and not in the log."""

    async def test(server: Server) -> list[Chair]:
        guests = [await GuestClient.named(server, f"Guest {number}") for number in range(4)]
        chairs = [Chair(guest, await guest.open("person")) for guest in guests]
        for chair in chairs:
            await chair.connect()
            await chair.sit(0)
        greeting = [asyncio.create_task(_greet_on(chair)) for chair in chairs]
        await chairs[0].until(lambda: len(chairs[0].events) > 5)
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.gather(*greeting)
        for chair in chairs:
            await chair.close()
        return chairs

    with serving(database_url) as server:
        chairs = asyncio.run(test(server))
        assert "Traceback" not in server.output()
    logs = read_log(database_url)
    for chair in chairs:
        assert chair.close_code == RESTART
        assert [frame["type"] for frame in chair.frames].count("reconnect") == 1
        written = {row.command: row.version for row in logs[chair.table] if row.command}
        told = {f["id"]: f["version"] for f in chair.frames if f["type"] == "ack"}
        assert told == written


async def _greet_on(chair: Chair) -> None:
    try:
        while True:
            await chair.do_as(secrets.token_hex(8), "greet", greeting="hello")
    except ConnectionError:
        pass
    except Refused as refused:
        if refused.name != "server-stopping":
            raise


def test_a_server_stops_while_a_bot_thinks_and_the_bot_plays_later(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        anna = await GuestClient.named(server, "Anna")
        player = ReconnectingPlayer(
            anna, await anna.open("person", *["master"] * 3), [server], journal
        )
        chair = player.chair
        await player.come()
        while (await anna.get("/health/ready"))["bots"] != "thinking":
            await asyncio.sleep(0.1)
        await player.sit(0)
        await player.do("start")
        await chair.until(lambda: bool(chair.now))
        if chair.legal:
            await player.do(
                "play", decision=chair.clock["decision"], action=chair.legal[0]["action"]
            )
        assert await asyncio.to_thread(server.stop) == 0
        assert chair.close_code == RESTART
        await asyncio.to_thread(server.start)
        await player.come()
        await chair.until(lambda: bool(chair.legal), HANGS)
        await chair.close()

    journal = Journal()
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as server:
        asyncio.run(test(server))
        assert "Traceback" not in server.output()
    check_all(database, journal)


def _refusal(database: str) -> str:
    """The sentence of a server that refuses to start, which has no traceback."""
    command = [str(TRIMINO), "serve", "--port", str(free_port()), "--database", database]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    return ended.stderr.splitlines()[-1]


def test_without_its_database_a_server_does_not_start(tmp_path: Path) -> None:
    told = _refusal(f"postgresql://postgres:word@/x?host={tmp_path}")
    assert told.startswith("The database cannot be reached now")
    assert "word" not in told


def test_a_file_belongs_to_one_server_until_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(f"sqlite:///{path}") as server:
        assert _refusal(f"sqlite:///{path}").startswith(f"Another server uses {path}")
        asyncio.run(GuestClient.named(server, "Anna"))
        server.kill()
        server.start()
        assert server.stop() == 0
        server.start()


def test_those_who_hang_up_while_they_are_answered_end_no_server(tmp_path: Path) -> None:
    """The second answer to somebody who is gone finds the connection closed."""
    question = b"GET /health/alive HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        for _ in range(50):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(5 * question)
        asyncio.run(GuestClient.named(server, "Anna"))
        assert server.stop() == 0


def test_while_the_database_is_away_commands_wait_for_it(own_postgres: Postgres) -> None:
    """Ten seconds without PostgreSQL: everything is refused as such, and works when repeated."""

    async def visit(guest: GuestClient, codes: set[int]) -> None:
        while True:
            for path in ("/api/me", "/api/tables", "/health/ready", "/health/alive"):
                codes.add((await guest.ask("GET", path)).status_code)
            await asyncio.sleep(0.1)

    async def test(server: Server) -> set[int]:
        codes: set[int] = set()
        guests = [await GuestClient.named(server, f"Guest {number}") for number in range(3)]
        visiting = asyncio.create_task(visit(guests[2], codes))
        party = Party((0,), (1,), bots=["greedy"])
        playing = asyncio.create_task(party.play(guests, [server], journal))
        alone = ReconnectingPlayer(guests[2], await guests[2].open("person"), [server], journal)
        await alone.come()
        await alone.sit(0)
        while len(journal.acknowledged) < 10:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(own_postgres.stop)
        try:
            greeting = asyncio.create_task(alone.do("greet", greeting="hello"))
            await _is_refused(Chair(guests[2], alone.chair.table))
            await asyncio.sleep(10)
            assert not greeting.done()
        finally:
            await asyncio.to_thread(own_postgres.start)
        await asyncio.gather(greeting, playing)
        visiting.cancel()
        await asyncio.gather(visiting, return_exceptions=True)
        await alone.chair.close()
        return codes

    journal = Journal()
    with own_postgres.database() as database, serving(database) as server:
        codes = asyncio.run(test(server))
        assert "Traceback" not in server.output()
        assert server.stop() == 0
        check_all(database, journal)
    assert codes == {200, 503}
    assert set(journal.refusals) == {"store-unavailable"}
    assert journal.reconnected == len(journal.chairs), "a socket was lost"


async def _is_refused(chair: Chair) -> None:
    """A socket cannot be had now: told before it is opened, or as soon as it is."""
    try:
        await chair.connect()
    except InvalidStatus as refused:
        if refused.response.status_code != 503:
            raise
    else:
        assert [frame["error"]["name"] for frame in chair.frames] == ["store-unavailable"]
        await chair.until(lambda: chair.is_closed)
    await chair.close()
