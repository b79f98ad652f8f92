"""Servers killed at random moments, while people and bots play on: nothing acknowledged is lost."""

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.clients import GuestClient
from tests.server.live.reconnecting import (
    HANGS,
    Acknowledged,
    Journal,
    Party,
    ReconnectingPlayer,
    check_acknowledged,
    check_all,
    read_log,
    while_playing,
)
from tests.server.servers import Server, serving

SHORT = {"base": "triomino", "target": 80}
"""House rules of a match that is over in a round or two."""

PARTIES = (
    Party((0,), (1,), rules=SHORT),
    Party((0,), bots=["greedy", "novice"], rules=SHORT),
    Party((0,), (1,), bots=["casual"], rules=SHORT),
    Party((0, 1, 2), rules=SHORT),
)
"""People alone, with bots that think and bots that do not, and around one device."""

IN_FLIGHT = 50
"""Commands of a person without an answer, at most."""
ENOUGH = 200
"""Answers to all, after which the server is killed."""


def test_nothing_is_lost_when_the_server_is_killed(
    database_url: str, count: Callable[[int, int], int]
) -> None:
    journal = Journal()
    with serving(database_url) as server:
        asyncio.run(play_while_killed(server, journal, count(2, 50)))
        assert "Traceback" not in server.output()
    check_all(database_url, journal)
    assert len(journal.finished) >= len(PARTIES)
    assert journal.reconnected > len(journal.chairs)


async def play_while_killed(server: Server, journal: Journal, kills: int) -> None:
    async def fate() -> None:
        for number in range(kills):
            # The first finds people at their tables, so that there is somebody to come back.
            in_a_moment = number > 0 and random.random() < 0.2
            await (_a_moment() if in_a_moment else _some_moves(journal))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    names = iter(range(100))
    parties = [
        (party, [await GuestClient.named(server, f"Guest {next(names)}") for _ in party.people])
        for party in PARTIES
    ]
    await while_playing(parties, [server], journal, fate())


async def _a_moment() -> None:
    """Less than half a second, after which nobody may be back yet."""
    await asyncio.sleep(random.uniform(0.0, 0.5))


async def _some_moves(journal: Journal) -> None:
    """The time of some moves, however long they take here."""
    wanted = len(journal.acknowledged) + random.randrange(1, 40)
    async with asyncio.timeout(HANGS):
        while len(journal.acknowledged) < wanted:
            await asyncio.sleep(0.01)
    await asyncio.sleep(random.uniform(0.0, 0.1))


def test_nothing_is_lost_while_rows_are_written_at_full_speed(
    database_url: str, count: Callable[[int, int], int]
) -> None:
    for _ in range(count(1, 20)):
        journal = Journal()
        with serving(database_url) as server:
            asyncio.run(_flood(server, journal))
        logs = read_log(database_url)
        check_acknowledged(logs, journal)
        assert {told.command for told in journal.acknowledged} == {
            row.command
            for chair in journal.chairs
            for row in logs[chair.table]
            if row.command is not None
        }


async def _flood(server: Server, journal: Journal) -> None:
    """Four people greet without waiting for answers, until the server is killed.

    Then each repeats all that was not acknowledged, and some of what was.
    """
    players = []
    for number in range(4):
        guest = await GuestClient.named(server, f"Guest {number}")
        player = ReconnectingPlayer(guest, await guest.open("person"), [server], journal)
        await player.come()
        await player.sit(0)
        players.append(player)
    commands: list[list[str]] = [[] for _ in players]
    sending = [asyncio.create_task(_send(*each)) for each in zip(players, commands, strict=True)]
    while sum(len(_answered(player)) for player in players) < ENOUGH:
        await asyncio.sleep(0)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*sending)
    # One of them may have had all answers; not all of them can.
    assert sum(len(_answered(player)) for player in players) < sum(map(len, commands))
    await asyncio.to_thread(server.start)
    await asyncio.gather(*map(_repeat, players, commands, [journal] * len(players)))


async def _repeat(player: ReconnectingPlayer, commands: list[str], journal: Journal) -> None:
    before, chair = _answered(player), player.chair
    await player.come()
    for command in commands:
        if command not in before or command < "4":
            version = await chair.do_as(command, "greet", greeting="hello")
            assert before.setdefault(command, version) == version
    journal.acknowledged += [Acknowledged(chair.table, *one) for one in before.items()]
    await chair.close()


async def _send(player: ReconnectingPlayer, commands: list[str]) -> None:
    """Send commands under new ids, which are written down, until the connection is lost."""
    with suppress(ConnectionError):
        while not player.chair.is_closed:
            if len(commands) < len(_answered(player)) + IN_FLIGHT:
                commands.append(secrets.token_hex(8))
                await player.chair.send({"id": commands[-1], "type": "greet", "greeting": "hello"})
            await asyncio.sleep(0)


def _answered(player: ReconnectingPlayer) -> dict[str, int]:
    answers = (frame for frame in player.chair.frames if frame["type"] == "ack")
    return {answer["id"]: answer["version"] for answer in answers}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's list of processes")
async def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", TRIMINO_WORKERS="2") as server:
        anna = await GuestClient.named(server, "Anna")
        async with anna.at(await anna.open("person", "greedy")):
            assert (await anna.get("/health/ready"))["bots"] == "thinking"
            # Workers start with the first table that needs them.
            assert _children(server.pid) == []
        async with asyncio.timeout(60):
            async with anna.at(await anna.open("person", "master")):
                while len(_children(server.pid)) < 2:
                    await asyncio.sleep(0.05)
            children = _children(server.pid)
            await asyncio.to_thread(server.kill)
            while any(Path(f"/proc/{child}").exists() for child in children):
                await asyncio.sleep(0.05)


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in listed.split()]
