"""Guests who keep every frame and answer they get, to be checked when the match is over."""

import json
from typing import NamedTuple

import httpx

from tests.server.clients import Chair, GuestClient, Values
from tests.server.servers import Server


class Answer(NamedTuple):
    """The response to a request."""

    request: str
    status: int
    text: str
    headers: str


class Noted(Chair):
    """A chair that keeps what was sent too: a refusal may repeat it."""

    def __init__(self, guest: GuestClient, table: str) -> None:
        super().__init__(guest, table)
        self.sent: dict[str, Values] = {}

    async def send(self, values: object) -> None:
        assert isinstance(values, dict)
        self.sent[values["id"]] = values
        await super().send(values)

    def dated(self) -> list[tuple[int, Values]]:
        """Every frame with the version that the reader had reached by it."""
        found, version = [], 0
        for frame in self.frames:
            if frame["type"] in ("view", "update"):
                version = frame["version"]
            found.append((version, frame))
        return found


class Witness(GuestClient):
    """Somebody who keeps every answer, and every chair they sat in."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        super().__init__(server, cookie)
        self.answers: list[Answer] = []
        self.chairs: list[Noted] = []

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        answer = await super().ask(method, path, body)
        headers = json.dumps(list(answer.headers.multi_items()))
        self.answers.append(Answer(f"{method} {path}", answer.status_code, answer.text, headers))
        return answer

    async def sit_down(self, table: str) -> Noted:
        chair = Noted(self, table)
        self.chairs.append(chair)
        await chair.connect()
        return chair

    async def sit_again(self, before: Noted, since: int | None) -> Noted:
        """Come back with what is known from before, as of a version or from the start."""
        await before.close()
        chair = Noted(self, before.table)
        self.chairs.append(chair)
        chair.version, chair.view, chair.now = since or 0, before.view, before.now
        await chair.connect(since)
        return chair
