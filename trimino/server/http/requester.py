"""Who asks, and of which service: what every door needs."""

import time
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from trimino.server.access.authentication import COOKIE
from trimino.server.access.rate_limits import Kind
from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.middleware import address_of
from trimino.server.service import Service
from trimino.server.storage.rows import Guest


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


class Asker:
    """Somebody who asks for something, known or not."""

    def __init__(
        self, service: Service, cookie: str | None, guest: Guest | None, address: str
    ) -> None:
        self.service = service
        self.guest = guest
        self.address = address
        self._cookie = cookie

    @property
    def id(self) -> str | None:
        return self.guest.guest if self.guest else None

    def known(self) -> Guest:
        """The guest, or a refusal: this is not for strangers."""
        if self.guest is None:
            raise ServerError(ServerReason.NOBODY)
        return self.guest

    async def known_still(self) -> Guest:
        """The same, asked again: a socket may outlive a name, or the guest."""
        self.guest = await self.service.guests.who(self._cookie, time.time())
        return self.known()

    def take(self, kind: Kind) -> None:
        """Count what is asked for, or refuse it for a while."""
        self.service.limits.take(kind, self.id, self.address, time.monotonic())


async def asker_of(connection: HTTPConnection) -> Asker:
    service = service_of(connection)
    cookie = connection.cookies.get(COOKIE)
    guest = await service.guests.who(cookie, time.time())
    return Asker(service, cookie, guest, address_of(connection.scope))


Asks = Annotated[Asker, Depends(asker_of)]
