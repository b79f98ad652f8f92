"""Upload body: a record as it comes in, charged before it is there; a long one has a place."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.requests import Request

from trimino.server.access.rate_limits import RequestKind
from trimino.server.http.body_limit import declared_length
from trimino.server.http.requester import Requester

FREE_BYTES = 256 * 1024
"""Bytes that are received without a place, which is more than most records have. So an upload
holds one only once it has sent as much."""


@asynccontextmanager
async def upload_body(request: Request, requester: Requester) -> AsyncIterator[bytes]:
    """The body of an upload; a long one has a place as long as it is in memory."""
    charges, parts, size = _Charges(requester), list[bytes](), 0
    charges.pay_for(declared_length(request.scope))
    async with AsyncExitStack() as place:
        async for part in request.stream():
            parts.append(part)
            size += len(part)
            charges.pay_for(size)
            if size > FREE_BYTES >= size - len(part):
                await place.enter_async_context(requester.service.uploads.of(requester.address))
        yield b"".join(parts)


class _Charges:
    """The KiB that were charged for an upload."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester
        self._paid = 0

    def pay_for(self, size: int) -> None:
        """Charge as many bytes, without those that were charged before."""
        due = 1 + size // 1024 - self._paid
        if due > 0:
            self._requester.take(RequestKind.UPLOADED_KIB, due)
            self._paid += due
