"""Habit counter: counts from tables that are over how people lay, and says whom they are like."""

import asyncio
from contextlib import suppress

from trimino.analysis.habits import DecisionPlace, Habits, habits_of
from trimino.analysis.people import NOBODY, People, RuleFamily
from trimino.room.facts import Played
from trimino.room.room_state import Room
from trimino.server.errors import ServerError
from trimino.server.live.table_cache import TableCache
from trimino.server.storage import Store

_AT_ONCE = 200
"""Tables that are counted in one go: few, so that players need not wait."""


class HabitCounter:
    """The habits of the people of this server; `count` brings them up to date now and then."""

    def __init__(self, store: Store, cache: TableCache) -> None:
        self._store = store
        self._cache = cache
        self.people: People = NOBODY

    async def count(self) -> int:
        """Count tables that are over; return how many they were."""
        found = await self._store.habits.uncounted(_AT_ONCE)
        for table in found:
            # A table may have been purged meanwhile.
            with suppress(ServerError):
                await self._count(table)
        await self.read()
        return len(found)

    async def read(self) -> None:
        """Read what all processes have counted."""
        self.people = await self._store.habits.people()

    async def _count(self, table: str) -> None:
        room = (await self._cache.snapshot(table)).room
        # In a thread, since a long match takes a while.
        shown = await asyncio.to_thread(habits_at, room)
        family = RuleFamily.of(room.rules, len(room.seats))
        await self._store.habits.count(table, family, shown)


def habits_at(room: Room) -> Habits:
    """The habits of the people at a table; none if the table does not count.

    It counts if its match was played to the end, from the start, among two or more, without hints
    and without taking back what had shown something hidden.
    """
    match = room.match
    if match is None or not match.over or match.is_solo:
        return Habits()
    if room.practice or room.guided or room.hinted or room.left_out:
        return Habits()
    return habits_of(match, people_decisions(room))


def people_decisions(room: Room) -> set[DecisionPlace]:
    """The actions of people: not those of bots, nor those that the clock made."""
    numbers: dict[int, int] = {}
    found: set[DecisionPlace] = set()
    for entry in room.line:
        number = numbers.get(entry.round, 0)
        numbers[entry.round] = number + 1
        if isinstance(entry.fact, Played) and entry.fact.by == "person":
            found.add((entry.round - 1, number))
    return found
