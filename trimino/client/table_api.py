"""HTTP requests to the server of a table."""

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any, cast

import httpx

from trimino.client.credentials import CredentialSource
from trimino.client.errors import ClientError, ClientReason, RequestRefused, server_values
from trimino.client.table_link import TableLink, table_id
from trimino.room.frame_types import ViewFrame
from trimino.room.guest_cookie import COOKIE, SECURE_COOKIE
from trimino.room.log_types import LogValues
from trimino.room.story_types import StoryValues
from trimino.words import knows

_TIMEOUT = 10.0
"""Seconds within which the server must answer."""


class ServerApi:
    """Requests to one server, as one guest."""

    def __init__(self, server: str, credentials: CredentialSource) -> None:
        self.server, self._credentials = server, credentials
        self._secret = credentials.secret(server)
        self._client = httpx.AsyncClient(
            base_url=server,
            timeout=_TIMEOUT,
            # Without encryption no certificates have to be loaded.
            verify=server.startswith("https:"),
        )

    @property
    def headers(self) -> dict[str, str]:
        """The header that identifies the guest."""
        if not self._secret:
            return {}
        # Earlier servers know only the name without a prefix.
        names = (SECURE_COOKIE, COOKIE) if self.server.startswith("https:") else (COOKIE,)
        return {"Cookie": "; ".join(f"{name}={self._secret}" for name in names)}

    async def name(self) -> str | None:
        """The name of the guest; None if the server does not know them."""
        answer = await self.request("GET", "/api/me")
        with server_values():
            return None if answer["me"] is None else str(answer["me"]["name"])

    async def set_name(self, name: str) -> None:
        """Become a guest of the server, or change the guest's name."""
        response = await self._send("POST", "/api/me", {"name": name})
        self._read(response)
        secret = response.cookies.get(SECURE_COOKIE) or response.cookies.get(COOKIE)
        if secret and secret != self._secret:
            self._credentials.keep(self.server, secret)
            self._secret = secret

    async def open_table(self, form: Mapping[str, object]) -> TableLink:
        """Open a table with `seats` and `settings`."""
        key = {"Idempotency-Key": secrets.token_hex(16)}
        try:
            answer = self._read(await self._send("POST", "/api/tables", form, key))
        except ClientError as error:
            if error.reason is not ClientReason.NO_SERVER:
                raise
            # The answer may have been lost on its way; the key lets the server open one table only.
            answer = self._read(await self._send("POST", "/api/tables", form, key))
        with server_values():
            return TableLink(self.server, table_id(answer["id"]))

    async def greetings(self) -> list[str]:
        """The greetings of the server, as names of messages that this version knows."""
        lists = await self.request("GET", "/api/lists")
        with server_values():
            names = [f"greeting-{greeting['name']}" for greeting in lists["greetings"]]
            return [name for name in names if knows(name)]

    async def close(self) -> None:
        """Close the connections."""
        await self._client.aclose()

    async def request(self, method: str, path: str, form: object = None) -> Any:
        """Send a request and return the JSON of the answer; raises what is refused."""
        return self._read(await self._send(method, path, form))

    async def _send(
        self, method: str, path: str, form: object, more: Mapping[str, str] | None = None
    ) -> httpx.Response:
        headers = {**self.headers, **(more or {})}
        ask = partial(self._client.request, method, path, json=form, headers=headers)
        try:
            try:
                return await ask()
            except httpx.RemoteProtocolError:
                # The server may have just closed a connection that was idle; reading does no harm.
                if method != "GET":
                    raise
                return await ask()
        except httpx.HTTPError as error:
            why = str(error).rstrip(".") or type(error).__name__
            raise ClientError(ClientReason.NO_SERVER, server=self.server, why=why) from None

    def _read(self, response: httpx.Response) -> Any:
        try:
            answer = response.json()
            refused = None if response.is_success else RequestRefused(answer["error"])
        except (AttributeError, LookupError, TypeError, ValueError):
            # Not JSON as our servers send it.
            raise ClientError(
                ClientReason.OTHER_SERVER, server=self.server, status=response.status_code
            ) from None
        if refused is not None:
            raise refused
        return answer


class TableApi(ServerApi):
    """Requests about one table."""

    def __init__(self, link: TableLink, credentials: CredentialSource) -> None:
        super().__init__(link.server, credentials)
        self._path = f"/api/tables/{link.table}"

    async def view(self) -> ViewFrame:
        """The current view of the table."""
        return cast(ViewFrame, await self.request("GET", self._path))

    async def story(self) -> StoryValues:
        """Every round so far."""
        return cast(StoryValues, await self.request("GET", f"{self._path}/story"))

    async def record(self) -> dict[str, Any]:
        """The record of the match, once it is over."""
        return cast(dict[str, Any], await self.request("GET", f"{self._path}/record"))

    async def log(self) -> LogValues:
        """The log of the table: its hash chain, and its rows once the match is over."""
        return cast(LogValues, await self.request("GET", f"{self._path}/log"))
