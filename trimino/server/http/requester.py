"""Requester: the guest and address behind a request, for endpoints."""

import time
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends
from pydantic_core import to_json
from starlette.requests import HTTPConnection

from trimino.room.facts import Practice
from trimino.server.access.authentication import hashed, secret_in
from trimino.server.access.rate_limits import NO_ROOM_FOR, RequestKind, address_key, too_many
from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.client_address import address_of
from trimino.server.service import Service
from trimino.server.storage.rows import Guest

BYTES_A_STORY = 256 * 1024
"""Bytes of a long text that cost as much as a story."""


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


class Requester:
    """The client behind a request: a guest or a stranger."""

    def __init__(
        self, service: Service, cookie: str | None, guest: Guest | None, address: str
    ) -> None:
        self.service = service
        self.guest = guest
        self.address = address
        self.cookie = cookie
        self.device = hashed(cookie) if guest and cookie else None
        """The hash of the secret that this device has, if it is a guest's."""

    @property
    def id(self) -> str | None:
        return self.guest.guest if self.guest else None

    def require_guest(self) -> Guest:
        """The guest; a stranger is refused."""
        if self.guest is None:
            raise ServerError(ServerReason.NOBODY)
        return self.guest

    async def refresh_guest(self) -> Guest:
        """The guest, looked up again: a socket may outlive a name, or the guest."""
        if self.device is not None:
            self.guest = await self.service.authenticator.guest_with(self.device, time.time())
        return self.require_guest()

    def take(self, kind: RequestKind, cost: int = 1) -> None:
        """Count a request of a kind against the rate limits, or refuse it."""
        self.service.limits.take(kind, self.id, self.address, time.monotonic(), cost)

    async def count_practice(self, practice: Practice) -> None:
        """Count the record that a practice table keeps, as an upload is kept, or refuse it."""
        size, now = len(to_json(practice.document)), await self.service.clock.read()
        self.take(RequestKind.UPLOADED_KIB, 1 + size // 1024)
        guest, address = self.require_guest().guest, address_key(self.address)
        if not await self.service.store.uploads.count_practice(guest, now, size, address):
            raise too_many(NO_ROOM_FOR)


async def requester_of(connection: HTTPConnection) -> Requester:
    service = service_of(connection)
    secure = connection.url.scheme in ("https", "wss")
    cookie = secret_in(connection.cookies, secure=secure)
    guest = await service.authenticator.guest_of(cookie, time.time()) if cookie else None
    if guest is not None:
        # Middleware has counted the request for its address, without knowing the guest.
        service.limits.take(RequestKind.REQUEST, guest.guest, None, time.monotonic())
    return Requester(service, cookie, guest, address_of(connection.scope))


CurrentRequester = Annotated[Requester, Depends(requester_of)]


async def _hold_document(requester: CurrentRequester) -> AsyncIterator[None]:
    """Wait until another record may be in memory, as long as its answer is made."""
    async with requester.service.documents.of(requester.address):
        yield


async def _hold_text(requester: CurrentRequester) -> AsyncIterator[None]:
    """The same for a record that is only read, which takes no time of the record worker."""
    async with requester.service.record_texts.of(requester.address):
        yield


HOLDS_DOCUMENT = Depends(_hold_document, scope="function")
"""For endpoints that have the record worker look at an uploaded record."""

HOLDS_TEXT = Depends(_hold_text, scope="function")
"""For endpoints that send an uploaded record."""
