"""Records: those of tables that are over, and those that guests uploaded.

A subject names one: `table:ID`, or `upload:ID`. A record stays text here; what takes long is done
by the record worker, for one address after another.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from pydantic_core import to_json

from trimino.records.record import dump
from trimino.room.log_row import LogRow
from trimino.room.log_values import log_values, may_be_read
from trimino.room.match_results import actions_of, match_record, player_names
from trimino.server.access.fair_queue import FairQueue
from trimino.server.access.rate_limits import Charge
from trimino.server.errors import ServerError, ServerReason
from trimino.server.live.table_cache import TableCache
from trimino.server.live.table_texts import TableTexts, free
from trimino.server.storage import Store
from trimino.server.thinking import record_work
from trimino.server.thinking.record_work import RecordFacts
from trimino.server.thinking.record_worker import RecordWorker
from trimino.words import in_english

MAX_KNOWN = 1000
"""Uploaded records of which names and length are kept in memory."""


class Records:
    """Finds records, and has the record worker look at them."""

    def __init__(
        self, store: Store, cache: TableCache, texts: TableTexts, worker: RecordWorker
    ) -> None:
        self._store = store
        self._cache = cache
        self._texts = texts
        self._worker = worker
        self._queue = FairQueue(1)
        self._known: OrderedDict[str, RecordFacts] = OrderedDict()

    async def text(self, subject: str, address: str, charge: Charge = free) -> str:
        """A record as text, for an address; making that of a table is charged."""
        kind, _, name = subject.partition(":")
        if kind == "table":
            return await self._of_table(name, address, charge)
        upload = await self._store.uploads.get(name)
        if upload is None:
            raise ServerError(ServerReason.NO_RECORD)
        return upload.document

    async def log(self, table: str, address: str, charge: Charge) -> bytes:
        """The hash chain over the log of a table as JSON; once it is over, with its rows."""
        room = (await self._cache.snapshot(table, address)).room
        rows: list[LogRow] = []

        async def read() -> None:
            # Of a long log that takes longer than all else, so it is paid for before.
            if may_be_read(room):
                rows.extend(await self._store.tables.rows(table, upto=room.version))

        return await self._texts.of(
            room, ("log",), address, charge, lambda: to_json(log_values(room, rows)), read
        )

    async def _of_table(self, table: str, address: str, charge: Charge) -> str:
        seen = await self._cache.snapshot(table, address)
        room, names = seen.room, seen.names

        def make() -> bytes:
            return dump(match_record(room, names, in_english)).encode()

        return (await self._texts.of(room, ("record", *names), address, charge, make)).decode()

    async def ask(
        self, subject: str, address: str, function: Callable[..., Any], *arguments: object
    ) -> Any:
        """The result of a function of a record."""
        return await self.work(address, function, await self.text(subject, address), *arguments)

    async def players(self, subject: str, address: str) -> list[str]:
        """The names in a record, as they are now."""
        kind, _, name = subject.partition(":")
        if kind == "table":
            return player_names((await self._cache.snapshot(name, address)).names, in_english)
        return (await self._facts(name, address)).players

    async def actions(self, subject: str, address: str) -> int:
        """The number of actions of a record."""
        kind, _, name = subject.partition(":")
        if kind == "table":
            return actions_of((await self._cache.snapshot(name, address)).room)
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
        """The result of a function that takes long, when it is the turn of this address."""
        async with self._queue.of(address):
            return await self._worker.call(function, *arguments)
