"""Guests whose request the database cuts off: nothing is half done, and they can try again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from tests.server.clients import GuestClient, Refused
from tests.server.postgres import Postgres
from tests.server.servers import Server, serving

LOCK = "SELECT * FROM {} FOR UPDATE"


def test_who_is_cut_off_can_be_renamed_and_deleted_later(postgres: Postgres) -> None:
    async def test(server: Server, database: str) -> None:
        anna, juris = [await GuestClient.named(server, name) for name in ("Anna", "Juris")]
        first, last = [await juris.open("person", "person", "person") for _ in range(2)]
        async with anna.at(first) as a, anna.at(last) as b, juris.at(first) as j:
            await a.sit(0)
            await b.sit(0)
            await j.sit(1)
        async with _locked(database, "seatings"):
            assert await _refused(anna, "PATCH", {"name": "Änne"}) == "store-unavailable"
        assert await _names(juris, first, last) == ["Anna", "Anna"]
        assert (await anna.ask("PATCH", "/api/me", {"name": "Änne"})).status_code == 200
        assert await _names(juris, first, last) == ["Änne", "Änne"]
        async with _locked(database, "tables"):
            assert await _refused(anna, "DELETE") == "store-unavailable"
        assert (await anna.get("/api/me"))["me"] == {"name": "Änne"}
        assert (await anna.ask("DELETE", "/api/me")).status_code == 204
        assert await _names(juris, first, last) == [None, None]

    with postgres.database() as database, serving(database) as server:
        asyncio.run(test(server, database))


async def _names(guest: GuestClient, *tables: str) -> list[str | None]:
    views = [await guest.get(f"/api/tables/{table}") for table in tables]
    return [view["table"]["seats"][0]["name"] for view in views]


async def _refused(guest: GuestClient, method: str, body: object = None) -> str:
    answer = await guest.ask(method, "/api/me", body)
    assert answer.status_code == 503, answer.text
    error = Refused(answer.json()["error"])
    assert "Try again" in str(error)
    return error.name


@asynccontextmanager
async def _locked(database: str, table: str) -> AsyncIterator[None]:
    """Another process holds the rows of a table, for longer than anybody waits."""
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            await connection.execute(LOCK.format(table))
            yield
    finally:
        await connection.close()
