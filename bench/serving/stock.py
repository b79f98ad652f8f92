"""Stock: running matches, written into a database before a server runs on it."""

import asyncio
import json
import random
import time
from typing import NamedTuple

from trimino.records.notation import format_action
from trimino.room.commands import Sit, Start
from trimino.room.due_tasks import Pace
from trimino.room.facts import Dealt, Played
from trimino.room.settings import BotSeat, PersonSeat, Settings
from trimino.server.access.authentication import Authenticator, Credentials
from trimino.server.live.table_cache import LiveTable, TableCache
from trimino.server.live.table_service import TableService
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store
from trimino.server.storage.rows import Upload

LONG = {"base": "triomino", "target": 100_000}
"""Rules of a match that outlasts every measurement."""

LONG_RECORD = 6 * 2**20
"""Bytes of a record of a thousand rounds."""

DAYS = 3 * 24 * 60 * 60
AT_ONCE = 100


class StockPlan(NamedTuple):
    """The seats of the tables, and the number of moves played."""

    people: int = 4
    bots: tuple[str, ...] = ()
    turn_seconds: int | None = None
    moves: int = 0


CORRESPONDENCE = StockPlan(people=2, turn_seconds=DAYS, moves=2)
"""A table where nobody is connected, and nothing is due for days."""


class Stocked(NamedTuple):
    """A table, and the cookies of its people by seat."""

    table: str
    cookies: tuple[str, ...]


async def stock(database: str, count: int, plan: StockPlan) -> list[Stocked]:
    """Make tables that are alike, each with guests of its own."""
    store = await Store.open(database)
    try:
        room = Stockroom(store, await UptimeClock.start(store), plan)
        made: list[Stocked] = []
        while len(made) < count:
            some = range(min(AT_ONCE, count - len(made)))
            made += await asyncio.gather(*(room.table() for _ in some))
        return made
    finally:
        await store.close()


async def keep_long_record(database: str) -> str:
    """Have a record kept that is as long as any; only who reads it would find that it is none."""
    store = await Store.open(database)
    try:
        document = json.dumps({"kept": "x" * LONG_RECORD})
        await store.uploads.add(Upload("long", "nobody", time.time(), document), "192.0.2.1")
    finally:
        await store.close()
    return "long"


class Stockroom:
    """Makes tables, with the same parts that a server has."""

    def __init__(self, store: Store, clock: UptimeClock, plan: StockPlan) -> None:
        self._plan = plan
        self._guests = Authenticator(store)
        self._cache = TableCache(store, _ignore, max_tables=AT_ONCE)
        self._tables = TableService(store, self._cache, clock, Pace(), _ignore)
        self._rng = random.Random(1)

    async def table(self) -> Stocked:
        plan = self._plan
        people = [await self._guests.create(f"P{n}", time.time()) for n in range(plan.people)]
        table = await self._open(people)
        async with self._cache.locked(table) as live:
            await self._tables.append_fact(live, Dealt())
            for _ in range(plan.moves):
                await self._move(live)
        return Stocked(table, tuple(person.secret for person in people))

    async def _open(self, people: list[Credentials]) -> str:
        host, plan = people[0].guest, self._plan
        settings = Settings(rules=LONG, turn_seconds=plan.turn_seconds)
        persons = tuple(PersonSeat(kind="person") for _ in people)
        bots = tuple(BotSeat(kind="bot", bot=bot) for bot in plan.bots)
        table = await self._tables.open(host, settings, (*persons, *bots))
        for seat, person in enumerate(people):
            part = f"{self._rng.getrandbits(256):064x}"
            sit = Sit(id="sit", type="sit", seats=[seat], contribution=part)
            await self._tables.carry_out(table, person.guest, sit)
        await self._tables.carry_out(table, host, Start(id="start", type="start"))
        return table

    async def _move(self, live: LiveTable) -> None:
        room = live.room
        assert room.match is not None
        if room.turn is None:
            await self._tables.append_fact(live, Dealt())
            return
        action = self._rng.choice(list(room.match.legal))
        played = Played(seat=room.turn, action=format_action(action), by="person")
        await self._tables.append_fact(live, played, room.seats[room.turn].guest)


def _ignore(live: LiveTable) -> None:
    pass
