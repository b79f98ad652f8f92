"""Players who outlast servers: they reconnect, ask again for what was not answered, and play on.

What they were told is written down, to be held against the log that the database has in the end.
"""

import asyncio
import json
import random
import secrets
import sqlite3
from collections.abc import Awaitable, Iterable
from contextlib import closing, suppress
from itertools import groupby
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from tests.server.clients import Chair, GuestClient, Refused, Values
from tests.server.postgres import query
from tests.server.servers import Server
from trimino.records.fair_deal import check_fair
from trimino.records.record import replay
from trimino.room.commands import Greeting
from trimino.room.log_replay import load_room
from trimino.room.log_row import LogRow
from trimino.room.match_results import match_record
from trimino.room.room_state import Status
from trimino.words import in_english

A_MOMENT = 0.05
"""Seconds until something that failed is tried again."""

HANGS = 300.0
"""Seconds after which nobody believes any more that it goes on, however slow the machine is."""

AGAIN = ("store-unavailable", "server-stopping")
"""Refusals that say to ask again."""

NOT_NOW = ("table-stale", "table-not-your-turn", "table-match-over", "table-hand-covered")
"""Refusals of a decision that meanwhile was made otherwise."""

GREETINGS = [greeting.value for greeting in Greeting]


class Acknowledged(NamedTuple):
    table: str
    command: str
    version: int


class Journal:
    """All that players were told, and the tables that they played at to the end."""

    def __init__(self) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.finished: set[str] = set()
        self.chairs: list[Chair] = []
        self.refusals: list[str] = []
        self.reconnected = 0


class ReconnectingPlayer:
    """Somebody at a table, through whichever server answers; the first is asked first."""

    def __init__(
        self, guest: GuestClient, table: str, servers: list[Server], journal: Journal
    ) -> None:
        self._servers = list(servers)
        self._journal = journal
        self.guest = GuestClient(servers[0], guest.cookie)
        self.chair = Chair(self.guest, table)
        journal.chairs.append(self.chair)

    async def come(self) -> None:
        """Take a socket, as soon as anyone gives one, and hear what was missed."""
        async with asyncio.timeout(HANGS):
            while not await self._tries():
                self._servers.append(self._servers.pop(0))
                self.guest.server = self._servers[0]
                await asyncio.sleep(A_MOMENT)

    async def _tries(self) -> bool:
        await self.chair.close()
        with suppress(OSError, TimeoutError, WebSocketException):
            await self.chair.connect(self.chair.version or None)
            self._journal.reconnected += 1
        return not self.chair.is_closed

    async def do(self, type: str, **details: object) -> int:
        """Ask until there is an answer, always by the same id."""
        name = secrets.token_hex(8)
        async with asyncio.timeout(HANGS):
            while True:
                try:
                    version = await self.chair.do_as(name, type, **details)
                except ConnectionError:
                    await self.come()
                except Refused as refused:
                    self._journal.refusals.append(refused.name)
                    if refused.name not in AGAIN:
                        raise
                    await asyncio.sleep(A_MOMENT)
                else:
                    told = Acknowledged(self.chair.table, name, version)
                    self._journal.acknowledged.append(told)
                    return version

    async def sit(self, *seats: int) -> int:
        return await self.do("sit", seats=list(seats), contribution=secrets.token_hex(32))

    async def play_on(self, rng: random.Random) -> None:
        """Play until the match is over, at random, with a greeting now and then."""
        chair = self.chair
        while not chair.is_over:
            await chair.until(self._is_asked, seconds=HANGS)
            if chair.is_closed:
                await self.come()
            elif not chair.is_over:
                await self._answer(rng)

    def _is_asked(self) -> bool:
        chair = self.chair
        return chair.is_closed or chair.is_over or bool(chair.legal) or chair.clock["covered"]

    async def _answer(self, rng: random.Random) -> None:
        chair, decision = self.chair, self.chair.clock["decision"]
        try:
            if chair.clock["covered"]:
                await self.do("uncover", decision=decision)
            elif rng.random() < 0.05:
                # A decision is made once anyway; that a greeting is not repeated shows ids at work.
                await self.do("greet", greeting=rng.choice(GREETINGS))
            else:
                action = rng.choice(chair.legal)["action"]
                await self.do("play", decision=decision, action=action)
        except Refused as refused:
            if refused.name not in NOT_NOW:
                raise


class Party:
    """How a table is filled: the seats each person takes, and the bots."""

    def __init__(self, *people: tuple[int, ...], bots: Iterable[str] = (), **settings: object):
        self.people = people
        self.bots = list(bots)
        self.settings = settings

    async def play(self, guests: list[GuestClient], servers: list[Server], journal: Journal) -> str:
        """Open a table, play a match at it from its first row to its last."""
        rng = random.Random(secrets.randbits(64))
        persons = sum(map(len, self.people))
        plans = [{"kind": "person"}] * persons
        plans += [{"kind": "bot", "bot": bot} for bot in self.bots]
        form = {"settings": self.settings, "seats": plans}
        answer = await ask(guests[0], servers, "POST", "/api/tables", form)
        table: str = answer["id"]
        players = [
            ReconnectingPlayer(
                guest, table, servers[n % len(servers) :] + servers[: n % len(servers)], journal
            )
            for n, guest in zip(range(len(self.people)), guests, strict=False)
        ]
        try:
            for player, seats in zip(players, self.people, strict=True):
                await player.come()
                await player.sit(*seats)
            await players[0].do("start")
            await asyncio.gather(*(player.play_on(rng) for player in players))
        finally:
            for player in players:
                await player.chair.close()
        journal.finished.add(table)
        return table


async def ask(
    guest: GuestClient, servers: list[Server], method: str, path: str, body: object = None
) -> Values:
    """Ask over HTTP until somebody answers; nothing but 503 may go wrong."""
    async with asyncio.timeout(HANGS):
        while True:
            for server in servers:
                with suppress(httpx.TransportError):
                    answer = await GuestClient(server, guest.cookie).ask(method, path, body)
                    if answer.status_code != 503:
                        assert answer.is_success, answer.text
                        values: Values = answer.json()
                        return values
            await asyncio.sleep(A_MOMENT)


async def while_playing(
    parties: list[tuple[Party, list[GuestClient]]],
    servers: list[Server],
    journal: Journal,
    fate: Awaitable[None],
) -> None:
    """Play match after match as long as fate goes on, and those begun to their end."""
    goes_on = True

    async def play(party: Party, guests: list[GuestClient]) -> None:
        while goes_on:
            await party.play(guests, servers, journal)

    async with asyncio.TaskGroup() as group:
        for party, guests in parties:
            group.create_task(play(party, guests))
        await fate
        goes_on = False


def read_log(database: str) -> dict[str, list[LogRow]]:
    """Every log, as the database has it."""
    columns = 'table_id, version, "at", kind, guest, command, body, previous_head'
    rows = read(database, f"SELECT {columns} FROM log ORDER BY table_id, version")
    return {table: list(own) for table, own in groupby(map(LogRow._make, rows), lambda r: r.table)}


def read_lines(database: str) -> dict[str, tuple[int, str, float | None]]:
    """Every table's own line: version, status and when something is due."""
    rows = read(database, "SELECT id, version, status, due_at FROM tables")
    return {table: (version, status, due_at) for table, version, status, due_at in rows}


def read(database: str, statement: str) -> list[Any]:
    if not database.startswith("sqlite:///"):
        return [tuple(row) for row in asyncio.run(query(database, statement))]
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        return connection.execute(statement).fetchall()


def check_all(database: str, journal: Journal) -> dict[str, list[LogRow]]:
    """Hold what players were told against the log, and the log against the rules."""
    logs, lines = read_log(database), read_lines(database)
    for table, rows in logs.items():
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        assert lines[table][0] == len(rows)
    check_acknowledged(logs, journal)
    for chair in journal.chairs:
        _check_told(logs[chair.table], chair)
    for table in journal.finished:
        assert lines[table][1:] == ("over", None)
        _check_match(logs[table])
    return logs


def check_acknowledged(logs: dict[str, list[LogRow]], journal: Journal) -> None:
    """Every command that was acknowledged is there once, as the version that was told."""
    written: dict[tuple[str, str], list[int]] = {}
    for table, rows in logs.items():
        for row in rows:
            if row.command is not None:
                written.setdefault((table, row.command), []).append(row.version)
    for told in journal.acknowledged:
        assert written[told.table, told.command] == [told.version]


def _check_told(rows: list[LogRow], chair: Chair) -> None:
    """Nobody was told of anything that is not in the log."""
    assert chair.version <= len(rows)
    for event in chair.events:
        row = rows[event["version"] - 1]
        assert (row.kind, row.at) == (event["kind"], event["at"])
        if row.kind == "played":
            said = json.loads(row.body)
            assert (said["seat"], said["by"]) == (event["action"]["seat"], event["by"])


def _check_match(rows: list[LogRow]) -> None:
    """The log is that of a whole match, each turn of it taken by whose it was, once."""
    room = load_room(rows)
    assert room.status is Status.OVER
    assert room.match is not None
    assert room.match.over
    document = match_record(room, [None] * len(room.seats), in_english)
    match = replay(document)
    assert check_fair(document, match)
    played = [json.loads(row.body) for row in rows if row.kind == "played"]
    assert len(played) == sum(len(one.events) for one in match.rounds)
    for fact in played:
        assert (fact["by"] == "person") == (room.seats[fact["seat"]].bot is None)
