"""Bugs that are put into the server on purpose, to see that the simulation finds them."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, contextmanager
from unittest import mock

from tests.simulation.plain_store import PlainData
from trimino.room.commands import Command
from trimino.room.due_tasks import Due
from trimino.room.room_state import Room
from trimino.server.live.hub import Hub
from trimino.server.live.table_cache import LiveTable
from trimino.server.live.table_service import LogPosition, TableService
from trimino.server.live.update_frames import UpdateTexts
from trimino.server.storage.log_writer import LogWriter, PendingAppend
from trimino.server.storage.rows import Guest, LogAppend


@contextmanager
def acknowledge_before_commit() -> Iterator[None]:
    """The writer says that a row is on disk when it has only arrived."""

    def append(self: LogWriter, append: LogAppend) -> asyncio.Future[bool]:
        loop = asyncio.get_running_loop()
        done, told = loop.create_future(), loop.create_future()
        done.add_done_callback(asyncio.Future.exception)
        self._queue.append(PendingAppend(append, done, time.monotonic()))
        self._arrived.set()
        told.set_result(True)
        return told

    with mock.patch.object(LogWriter, "append", append):
        yield


@contextmanager
def skip_version_check() -> Iterator[None]:
    """The log takes a row for a version that it has already."""
    with mock.patch.object(PlainData, "is_next", return_value=True):
        yield


@contextmanager
def apply_twice() -> Iterator[None]:
    """Ids of commands are forgotten, so that one which is sent again is carried out again."""
    carry_out = TableService.carry_out

    async def forgetful(
        self: TableService,
        table: str,
        guest: Guest,
        command: Command,
        present: Collection[str] = (),
    ) -> LogPosition:
        if live := self.cache.get(table):
            live.room.commands.clear()
        return await carry_out(self, table, guest, command, present)

    with (
        mock.patch.object(TableService, "carry_out", forgetful),
        mock.patch.object(PlainData, "knows", return_value=False),
    ):
        yield


@contextmanager
def show_everyone_the_same() -> Iterator[None]:
    """An update is made once for all readers, whatever they may know."""
    update = UpdateTexts.update

    def same(self: UpdateTexts, guest: str | None, since: int) -> bytes:
        made: dict[tuple[str | None, int], bytes] = self._made
        return next((text for key, text in made.items() if key[1] == since), None) or update(
            self, guest, since
        )

    with mock.patch.object(UpdateTexts, "update", same):
        yield


@contextmanager
def show_before_commit() -> Iterator[None]:
    """Updates are sent when they are made, while their row is on its way."""
    prepare = Hub.prepare_updates

    def hasty(self: Hub, live: LiveTable, after: Room, due: Due | None) -> None:
        prepare(self, live, after, due)
        if live.prepared is not None:
            for connection in self.at(after.table):
                text = live.prepared.update(connection.guest, connection.seen)
                connection.seen = after.version
                connection.outbox.send(text)

    with mock.patch.object(Hub, "prepare_updates", hasty):
        yield


SEEDED_BUGS: dict[str, Callable[[], AbstractContextManager[None]]] = {
    "acknowledge-before-commit": acknowledge_before_commit,
    "skip-version-check": skip_version_check,
    "apply-twice": apply_twice,
    "show-everyone-the-same": show_everyone_the_same,
    "show-before-commit": show_before_commit,
}
