"""Newcomers: honest people who come while a server is used, each from an address of their own.

Some open a table, others bring a record. A refusal of any of them ends the measurement.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

import httpx

from bench.serving.load import path
from bench.serving.sockets import Socket

PATIENCE = 120.0
"""Seconds after which somebody gives up; then the measurement fails."""

FORM = {
    "settings": {"rules": "triomino"},
    "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}],
}


class Newcomers:
    """People who come one after another, read the rules, open a table and look at it.

    `times` are the seconds that each of them took. A refusal ends the measurement.
    """

    network = "127.3"

    def __init__(self, port: int) -> None:
        self.times: list[float] = []
        self._port = port
        self._numbers = count()

    @asynccontextmanager
    async def coming(self) -> AsyncIterator[None]:
        """Let people come as long as the context lasts."""
        task = asyncio.create_task(self._come())
        try:
            yield
        finally:
            task.cancel()
            # A refusal is told here.
            await asyncio.wait([task])
            if not task.cancelled():
                task.result()

    async def _come(self) -> None:
        while True:
            number = next(self._numbers)
            began = time.perf_counter()
            await self._visit(f"{self.network}.{number // 250}.{number % 250 + 1}")
            self.times.append(time.perf_counter() - began)
            await asyncio.sleep(0.5)

    async def _visit(self, address: str) -> None:
        async with self._client(address) as client:
            for method, where, form in (
                ("POST", "/api/me", {"name": "Anna"}),
                ("GET", "/api/rulesets", None),
                ("POST", "/api/tables", FORM),
            ):
                answer = await client.request(method, where, json=form)
                answer.raise_for_status()
            cookie = client.cookies["trimino"]
        told = asyncio.Event()
        table = answer.json()["id"]
        socket = await Socket.connect(
            self._port, path(table), lambda _: told.set(), cookie, address
        )
        async with asyncio.timeout(PATIENCE):
            await told.wait()
        socket.close()

    def _client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        url = f"http://127.0.0.1:{self._port}"
        return httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)


class Readers(Newcomers):
    """People who bring a record, read it and have it analysed, and a monitor beside them."""

    network = "127.4"

    def __init__(self, port: int, record: str) -> None:
        super().__init__(port)
        self._record = record

    async def _visit(self, address: str) -> None:
        async with self._client(address) as client:
            (await client.get("/health/ready")).raise_for_status()
            (await client.post("/api/me", json={"name": "Eva"})).raise_for_status()
            brought = await client.post("/api/uploads", json={"record": self._record})
            brought.raise_for_status()
            upload = brought.json()["id"]
            form = {"upload": upload, "budget": "quick"}
            (await client.post("/api/analyses", json=form)).raise_for_status()
            (await client.get(f"/api/uploads/{upload}")).raise_for_status()
