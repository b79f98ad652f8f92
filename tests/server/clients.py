"""Real clients for tests: guests with a cookie, and sockets at tables, over the network."""

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.servers import Server
from trimino.room.frame_types import Frame

FRAMES: TypeAdapter[Frame] = TypeAdapter(Frame)

Values = dict[str, Any]
Choose = Callable[[list[Values]], Values]

TIMEOUT = 60.0
"""Seconds for an answer, generous for a busy machine."""

TOO_LATE = ("table-stale", "table-not-your-turn", "table-match-over")


class Refused(Exception):
    """The server refused a command."""

    def __init__(self, error: Values) -> None:
        super().__init__(error["text"])
        self.name: str = error["name"]
        self.error = error


class GuestClient:
    """Somebody with a cookie, or a stranger."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server = server
        self.cookie = cookie
        self.more: dict[str, str] = {}

    @classmethod
    async def named(cls, server: Server, name: str) -> "GuestClient":
        guest = cls(server)
        answer = await guest.ask("POST", "/api/me", {"name": name})
        guest.cookie = answer.cookies["trimino"]
        return guest

    @property
    def headers(self) -> dict[str, str]:
        known = {"Cookie": f"trimino={self.cookie}"} if self.cookie else {}
        return {**known, **self.more}

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        # Nothing is encrypted here; to load the certificates would take longer than the rest.
        async with httpx.AsyncClient(
            base_url=self.server.url, headers=self.headers, verify=False
        ) as client:
            return await client.request(method, path, json=body, timeout=TIMEOUT)

    async def send(self, path: str, body: bytes) -> httpx.Response:
        """Post bytes as they are."""
        headers = {**self.headers, "Content-Type": "application/json"}
        async with httpx.AsyncClient(
            base_url=self.server.url, headers=headers, verify=False
        ) as client:
            return await client.post(path, content=body, timeout=TIMEOUT)

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None) -> Any:
        """What a request is answered with, or `Refused` with the reason."""
        return await self._told("POST", path, body)

    async def rename(self, name: str) -> str:
        """Take another name; it comes back as it is kept."""
        return str((await self._told("PATCH", "/api/me", {"name": name}))["name"])

    async def remove(self, table: str, removal: str) -> None:
        """Remove a table from the list, as what one was told that this means."""
        await self._told("DELETE", f"/api/me/games/{table}?removal={removal}")

    async def _told(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.ask(method, path, body)
        if answer.is_error:
            raise Refused(answer.json()["error"])
        return answer.json() if answer.content else None

    async def open_guided(self) -> str:
        """Open a table for the guided round."""
        table: str = (await self.post("/api/tables/guided"))["id"]
        return table

    async def open(self, *seats: str, **settings: object) -> str:
        """Open a table; seats are `person`, `open` or the name of a bot."""
        plans = [
            {"kind": seat} if seat in ("person", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        answer = await self.ask("POST", "/api/tables", {"settings": settings, "seats": plans})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    @asynccontextmanager
    async def at(self, table: str, since: int | None = None) -> AsyncIterator["Chair"]:
        """A socket at a table, as long as it is used."""
        chair = Chair(self, table)
        await chair.connect(since)
        try:
            yield chair
        finally:
            await chair.close()


class Chair:
    """A socket at a table, and what its reader has been told so far."""

    def __init__(self, guest: GuestClient, table: str) -> None:
        self.guest = guest
        self.table = table
        self.frames: list[Values] = []
        self.version = 0
        self.events: list[Values] = []
        self.view: Values = {}
        self.now: Values = {}
        self.clock: Values = {}
        self.here: list[int] = []
        self.hints: dict[str, Values] = {}
        self._answers: dict[str, Values] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, since: int | None = None) -> None:
        await self.connect_with("" if since is None else f"?since={since}")

    async def connect_with(self, query: str) -> None:
        server = self.guest.server
        url = f"{server.socket_url}/api/tables/{self.table}/socket{query}"
        self._socket = await connect(
            url, additional_headers=self.guest.headers, open_timeout=TIMEOUT
        )
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.clock) or self.is_closed)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    @property
    def is_closed(self) -> bool:
        return self._reading is None or self._reading.done()

    @property
    def close_code(self) -> int | None:
        return self._socket.close_code if self._socket is not None else None

    @property
    def status(self) -> str:
        status: str = self.view["status"]
        return status

    @property
    def is_over(self) -> bool:
        return self.status == "over"

    @property
    def legal(self) -> list[Values]:
        return self.now.get("legal", []) if not self.is_over else []

    async def do(self, type: str, **details: object) -> int:
        """Send a command and give the version it became, or raise why it was refused."""
        return await self.do_as(secrets.token_hex(8), type, **details)

    async def do_as(self, name: str, type: str, **details: object) -> int:
        self._answers.pop(name, None)
        await self.send({"id": name, "type": type, **details})
        await self.until(lambda: name in self._answers or self.is_closed)
        if name not in self._answers:
            raise ConnectionError
        answer = self._answers[name]
        if answer["type"] == "refused":
            raise Refused(answer["error"])
        version: int = answer["version"]
        return version

    async def send(self, values: object) -> None:
        await self.send_text(json.dumps(values))

    async def send_text(self, text: str | bytes) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(text)
        except ConnectionClosed:
            raise ConnectionError from None

    async def sit(self, *seats: int, names: list[str] | None = None) -> int:
        named = {} if names is None else {"names": names}
        return await self.do("sit", seats=list(seats), contribution=secrets.token_hex(32), **named)

    async def play(self, action: str) -> int:
        return await self.do("play", decision=self.clock["decision"], action=action)

    async def play_on(self, rng: random.Random) -> None:
        """Play until the match is over, at random; uncover the hand around one device."""
        while not self.is_over:
            await self.until(lambda: bool(self.legal) or self.clock["covered"] or self.is_over)
            try:
                if self.clock["covered"]:
                    await self.do("uncover", decision=self.clock["decision"])
                elif self.legal:
                    await self.play(rng.choice(self.legal)["action"])
            except Refused as refused:
                # Somebody who plays for this one, or is this one elsewhere, was quicker.
                if refused.name not in TOO_LATE:
                    raise

    async def until(self, is_so: Callable[[], bool], seconds: float = TIMEOUT) -> None:
        """Wait until the frames that came say that something is so."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(is_so)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                await self._take(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            async with self._changed:
                self._changed.notify_all()

    async def _take(self, frame: Values) -> None:
        FRAMES.validate_python(frame, strict=False)
        self.frames.append(frame)
        async with self._changed:
            _TAKERS.get(frame["type"], Chair._ignore)(self, frame)
            self._changed.notify_all()

    def _take_view(self, frame: Values) -> None:
        self.version, self.view = frame["version"], frame["table"]
        self.now, self.clock = frame["match"] or {}, frame["clock"]
        self.events += frame.get("events", [])

    def _take_update(self, frame: Values) -> None:
        expected = list(range(self.version + 1, frame["version"] + 1))
        if self.version:
            assert [event["version"] for event in frame["events"]] == expected
        self.version, self.clock = frame["version"], frame["clock"]
        self.events += frame["events"]
        self.view = frame.get("table", self.view)
        self.now = {**self.now, **frame.get("now", {})}

    def _take_answer(self, frame: Values) -> None:
        self._answers[frame["id"]] = frame

    def _take_presence(self, frame: Values) -> None:
        self.here = frame["here"]

    def _take_table(self, frame: Values) -> None:
        self.view = frame["table"]

    def _take_hint(self, frame: Values) -> None:
        self.hints[frame["id"]] = frame

    def _ignore(self, frame: Values) -> None:
        pass


_TAKERS: dict[str, Callable[[Chair, Values], None]] = {
    "view": Chair._take_view,
    "update": Chair._take_update,
    "ack": Chair._take_answer,
    "refused": Chair._take_answer,
    "presence": Chair._take_presence,
    "table": Chair._take_table,
    "hint": Chair._take_hint,
}
