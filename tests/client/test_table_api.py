"""Requests to a server that closes connections."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from trimino.client import ClientError, ClientReason, MemoryCredentials
from trimino.client.table_api import ServerApi

ANSWER = b'HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{"me":null}'


@asynccontextmanager
async def closing_server(answers: int) -> AsyncIterator[str]:
    """A server that answers once on each connection, up to so many times, and then closes it."""
    left = answers

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal left
        await reader.readuntil(b"\r\n\r\n")
        if left:
            left -= 1
            writer.write(ANSWER)
            await reader.readuntil(b"\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def test_what_only_reads_is_asked_again_if_the_connection_was_closed() -> None:
    async with closing_server(answers=2) as address:
        api = ServerApi(address, MemoryCredentials())
        assert [await api.name(), await api.name()] == [None, None]
        await api.close()


async def test_who_closes_every_connection_is_no_server() -> None:
    async with closing_server(answers=0) as address:
        api = ServerApi(address, MemoryCredentials())
        with pytest.raises(ClientError) as refused:
            await api.name()
        assert refused.value.reason is ClientReason.NO_SERVER
        await api.close()


async def test_what_changes_something_is_not_asked_again() -> None:
    async with closing_server(answers=2) as address:
        api = ServerApi(address, MemoryCredentials())
        await api.name()
        with pytest.raises(ClientError):
            await api.set_name("Anna")
        await api.close()
