"""Who asks, and of which service: what every door needs."""

import time
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from trimino.server.errors import ServerError, ServerReason
from trimino.server.guard import address_of
from trimino.server.identity import COOKIE
from trimino.server.limits import Kind
from trimino.server.service import Service
from trimino.server.store.rows import Guest


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


class Asker:
    """Somebody who asks for something, known or not."""

    def __init__(self, service: Service, guest: Guest | None, address: str) -> None:
        self.service = service
        self.guest = guest
        self.address = address

    @property
    def id(self) -> str | None:
        return self.guest.guest if self.guest else None

    def known(self) -> Guest:
        """The guest, or a refusal: this is not for strangers."""
        if self.guest is None:
            raise ServerError(ServerReason.NOBODY)
        return self.guest

    def take(self, kind: Kind) -> None:
        """Count what is asked for, or refuse it for a while."""
        self.service.limits.take(kind, self.id, self.address, time.monotonic())


async def asker_of(connection: HTTPConnection) -> Asker:
    service = service_of(connection)
    guest = await service.guests.who(connection.cookies.get(COOKIE), time.time())
    return Asker(service, guest, address_of(connection.scope))


Asks = Annotated[Asker, Depends(asker_of)]
