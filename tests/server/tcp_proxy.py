"""A TCP proxy in front of a PostgreSQL, as a network that a test can cut."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class TcpProxy:
    """Passes bytes on, until told otherwise.

    Connections that were there when the network fell silent stay silent for good, as those of a
    host that is gone do; new ones work as soon as it is mended.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._writers: set[asyncio.StreamWriter] = set()
        self._silent: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._question: bytes | None = None
        self.is_silent = False
        self.port = 0

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def cut(self) -> None:
        """End all connections."""
        for writer in self._writers:
            writer.transport.abort()

    def lead_to(self, folder: Path) -> None:
        """Lead new connections to another server, and end those that are there."""
        self._folder = folder
        self.cut()

    def swallow_answer_to(self, question: bytes) -> None:
        """Pass nothing back on a connection from when these bytes were asked there."""
        self._question = question

    def fall_silent(self) -> None:
        """Pass nothing on, and let nobody know."""
        self.is_silent = True
        self._silent |= self._writers

    def mend(self) -> None:
        self.is_silent = False

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_silent:
            self._silent.add(writer)
        self._writers.add(writer)
        there_reader, there = await asyncio.open_unix_connection(self._folder / SOCKET)
        self._writers.add(there)
        if self.is_silent:
            self._silent.add(there)
        for source, target, back in ((reader, there, writer), (there_reader, writer, there)):
            task = asyncio.create_task(self._pass_on(source, target, back))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        back: asyncio.StreamWriter,
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if self._question is not None and self._question in data:
                    self._question = None
                    self._silent.add(back)
                if target not in self._silent:
                    target.write(data)
                    await target.drain()
        if target not in self._silent:
            target.close()

    async def close(self) -> None:
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def tcp_proxy(folder: Path) -> AsyncIterator[TcpProxy]:
    """A proxy to the PostgreSQL whose socket is in a folder."""
    proxy = TcpProxy(folder)
    server = await asyncio.start_server(proxy.meet, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        await proxy.close()
