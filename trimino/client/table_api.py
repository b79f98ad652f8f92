"""What is asked of a server once, over HTTP."""

from typing import Any, cast

import httpx

from trimino.client.credentials import CredentialStore
from trimino.client.errors import ClientError, ClientReason, RequestRefused, server_values
from trimino.client.table_link import TableLink
from trimino.room.frame_types import ViewFrame
from trimino.room.story_types import StoryValues
from trimino.words import knows

COOKIE = "trimino"
TIMEOUT = 10.0
"""Seconds that an answer may take."""


class TableApi:
    """The doors of the server of one table, through which one goes as one guest."""

    def __init__(self, link: TableLink, guests: CredentialStore) -> None:
        self.link, self.guests = link, guests
        self._secret = guests.secret(link.server)
        self._client = httpx.AsyncClient(
            base_url=link.server,
            timeout=TIMEOUT,
            # Where nothing is encrypted, no certificates have to be loaded.
            verify=link.server.startswith("https:"),
        )

    @property
    def headers(self) -> dict[str, str]:
        """What tells the server who asks."""
        return {"Cookie": f"{COOKIE}={self._secret}"} if self._secret else {}

    async def name(self) -> str | None:
        """The name by which the server knows one; None for somebody who was never there."""
        told = await self._ask("GET", "/api/me")
        with server_values():
            return None if told["me"] is None else str(told["me"]["name"])

    async def come_in(self, name: str) -> None:
        """Become a guest, or take another name as the guest one is."""
        answer = await self._answer("POST", "/api/me", {"name": name})
        self._read(answer)
        secret = answer.cookies.get(COOKIE)
        if secret and secret != self._secret:
            self.guests.keep(self.link.server, secret)
            self._secret = secret

    async def view(self) -> ViewFrame:
        """All that one may know of the table now."""
        return cast(ViewFrame, await self._ask("GET", self._path))

    async def story(self) -> StoryValues:
        """Every round so far."""
        return cast(StoryValues, await self._ask("GET", f"{self._path}/story"))

    async def record(self) -> dict[str, Any]:
        """The record of the match, once it is over."""
        return cast(dict[str, Any], await self._ask("GET", f"{self._path}/record"))

    async def greetings(self) -> list[str]:
        """What can be said at a table, as names of messages."""
        lists = await self._ask("GET", "/api/lists")
        with server_values():
            names = [f"greeting-{greeting['name']}" for greeting in lists["greetings"]]
            return [name for name in names if knows(name)]

    async def close(self) -> None:
        await self._client.aclose()

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.link.table}"

    async def _ask(self, method: str, path: str) -> Any:
        return self._read(await self._answer(method, path))

    async def _answer(self, method: str, path: str, form: object = None) -> httpx.Response:
        try:
            return await self._client.request(method, path, json=form, headers=self.headers)
        except httpx.HTTPError as error:
            why = str(error) or type(error).__name__
            raise ClientError(ClientReason.NO_SERVER, server=self.link.server, why=why) from None

    def _read(self, answer: httpx.Response) -> Any:
        """What was answered; other servers answer otherwise."""
        try:
            told = answer.json()
            refused = None if answer.is_success else RequestRefused(told["error"])
        except (AttributeError, LookupError, TypeError, ValueError):
            raise ClientError(
                ClientReason.OTHER_SERVER, server=self.link.server, status=answer.status_code
            ) from None
        if refused is not None:
            raise refused
        return told
