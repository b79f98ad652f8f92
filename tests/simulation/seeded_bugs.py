"""Bugs that are put into the server on purpose, to see that the simulation finds them."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, contextmanager
from unittest import mock

from tests.simulation.plain_store import PlainData
from trimino.room.commands import Command
from trimino.server.live.table_service import LogPosition, TableService
from trimino.server.live.update_texts import UpdateTexts
from trimino.server.storage.log_writer import LogWriter, PendingAppend
from trimino.server.storage.rows import Guest, LogAppend


@contextmanager
def acknowledge_before_commit() -> Iterator[None]:
    """The writer says that a row is on disk when it has only arrived."""

    async def append(self: LogWriter, append: LogAppend) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        done.add_done_callback(asyncio.Future.exception)
        self._queue.append(PendingAppend(append, done, time.monotonic()))
        self._arrived.set()
        return True

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


SEEDED_BUGS: dict[str, Callable[[], AbstractContextManager[None]]] = {
    "acknowledge-before-commit": acknowledge_before_commit,
    "skip-version-check": skip_version_check,
    "apply-twice": apply_twice,
    "show-everyone-the-same": show_everyone_the_same,
}
