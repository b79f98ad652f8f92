"""Records: those of tables that are over, and those that guests uploaded.

A subject names one: `table:ID`, or `upload:ID`. A record stays text here; what takes long is done
by the record worker, for one address after another.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from trimino.records.record import dump
from trimino.room.match_results import actions_of, match_record, player_names
from trimino.server.access.turns import Turns
from trimino.server.errors import ServerError, ServerReason
from trimino.server.live.table_cache import TableCache
from trimino.server.storage import Store
from trimino.server.thinking import record_work
from trimino.server.thinking.record_work import RecordFacts
from trimino.server.thinking.record_worker import RecordWorker
from trimino.words import in_english

MAX_KNOWN = 1000
"""Uploaded records of which names and length are kept in memory."""


class Records:
    """Finds records, and has the record worker look at them."""

    def __init__(self, store: Store, cache: TableCache, worker: RecordWorker) -> None:
        self._store = store
        self._cache = cache
        self._worker = worker
        self._turns = Turns(1)
        self._known: OrderedDict[str, RecordFacts] = OrderedDict()

    async def text(self, subject: str) -> str:
        """A record as text."""
        kind, _, name = subject.partition(":")
        if kind == "table":
            room, names = await self._cache.snapshot(name)
            # In a thread, since a long match takes a while.
            return await asyncio.to_thread(lambda: dump(match_record(room, names, in_english)))
        upload = await self._store.uploads.get(name)
        if upload is None:
            raise ServerError(ServerReason.NO_RECORD)
        return upload.document

    async def ask(
        self, subject: str, address: str, function: Callable[..., Any], *arguments: object
    ) -> Any:
        """What a function of a record returns."""
        return await self.work(address, function, await self.text(subject), *arguments)

    async def players(self, subject: str, address: str) -> list[str]:
        """The names in a record, as they are now."""
        kind, _, name = subject.partition(":")
        if kind == "table":
            _, names = await self._cache.snapshot(name)
            return player_names(names, in_english)
        return (await self._facts(name, address)).players

    async def actions(self, subject: str, address: str) -> int:
        """How many actions a record has."""
        kind, _, name = subject.partition(":")
        if kind == "table":
            room, _ = await self._cache.snapshot(name)
            return actions_of(room)
        return (await self._facts(name, address)).actions

    async def _facts(self, upload: str, address: str) -> RecordFacts:
        if not await self._store.uploads.exists(upload):
            raise ServerError(ServerReason.NO_RECORD)
        if upload not in self._known:
            subject = f"upload:{upload}"
            self._known[upload] = await self.ask(subject, address, record_work.facts)
            if len(self._known) > MAX_KNOWN:
                self._known.popitem(last=False)
        return self._known[upload]

    async def work(self, address: str, function: Callable[..., Any], *arguments: object) -> Any:
        """What a function returns that takes long, when it is the turn of this address."""
        async with self._turns.of(address):
            return await self._worker.call(function, *arguments)
