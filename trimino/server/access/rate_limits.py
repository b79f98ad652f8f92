"""Rate limits: token buckets for each guest and each address.

A bucket is one number, the time at which it will be full again. Each request moves that time on; a
request that would move it too far ahead of now is refused. Full buckets need not be kept, so memory
is bounded.
"""

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from trimino.server.errors import ServerReason, TooMany

MAX_BUCKETS = 50_000
"""Buckets kept; the least recently used is evicted first."""

SOCKET_WAIT = 30.0
"""Seconds to wait where too many sockets are open."""

NO_ROOM_FOR = 60 * 60.0
"""Seconds to wait where there is no room for another record."""

ROUNDING = 1e-6
"""Seconds by which sums of times may be off."""


class RequestKind(StrEnum):
    """Kinds of requests, each with a rate of its own."""

    REQUEST = "request"
    FILE = "file"
    HEALTH = "health check"
    IDENTITY = "identity"
    RENAME = "rename"
    OPEN = "open"
    JOIN = "join"
    COMMAND = "command"
    HINT = "hint"
    ANALYSIS = "analysis"
    ANALYSED_ACTION = "analysed action"
    UPLOAD = "upload"
    UPLOADED_KIB = "uploaded KiB"
    CHECK = "check"
    STORY = "story"
    POSITION = "position"
    PUZZLE = "puzzle"
    GREETING = "greeting"
    SOCKET = "socket"
    FRAME = "frame"


class Rate(NamedTuple):
    """A burst of requests at once, then one every so many seconds."""

    burst: int
    every: float


# Files and health checks are answered without asking who the guest is.
GUEST_RATES = {
    RequestKind.REQUEST: Rate(100, 0.1),
    RequestKind.IDENTITY: Rate(10, 30.0),
    RequestKind.RENAME: Rate(5, 120.0),
    RequestKind.OPEN: Rate(10, 20.0),
    RequestKind.JOIN: Rate(20, 3.0),
    RequestKind.COMMAND: Rate(40, 0.2),
    RequestKind.HINT: Rate(10, 3.0),
    RequestKind.ANALYSIS: Rate(5, 60.0),
    RequestKind.ANALYSED_ACTION: Rate(20_000, 0.2),
    RequestKind.UPLOAD: Rate(10, 30.0),
    RequestKind.UPLOADED_KIB: Rate(32_768, 2.0),
    RequestKind.CHECK: Rate(10, 3.0),
    RequestKind.STORY: Rate(40, 1.0),
    RequestKind.POSITION: Rate(40, 0.5),
    RequestKind.PUZZLE: Rate(40, 0.5),
    RequestKind.GREETING: Rate(5, 3.0),
    RequestKind.SOCKET: Rate(20, 1.0),
    RequestKind.FRAME: Rate(1000, 0.01),
}

# A whole school may share an address, and open its tables at the same minute.
ADDRESS = {
    RequestKind.REQUEST: Rate(1000, 0.01),
    RequestKind.FILE: Rate(10_000, 0.002),
    RequestKind.HEALTH: Rate(100, 0.1),
    RequestKind.IDENTITY: Rate(100, 5.0),
    RequestKind.RENAME: Rate(60, 10.0),
    RequestKind.OPEN: Rate(60, 5.0),
    RequestKind.JOIN: Rate(200, 0.5),
    RequestKind.COMMAND: Rate(1000, 0.01),
    RequestKind.HINT: Rate(60, 0.5),
    RequestKind.ANALYSIS: Rate(20, 15.0),
    RequestKind.ANALYSED_ACTION: Rate(100_000, 0.05),
    RequestKind.UPLOAD: Rate(30, 10.0),
    RequestKind.UPLOADED_KIB: Rate(65_536, 0.5),
    RequestKind.CHECK: Rate(30, 1.0),
    RequestKind.STORY: Rate(300, 0.2),
    RequestKind.POSITION: Rate(100, 0.1),
    RequestKind.PUZZLE: Rate(400, 0.05),
    RequestKind.GREETING: Rate(100, 0.1),
    RequestKind.SOCKET: Rate(200, 0.1),
    RequestKind.FRAME: Rate(20_000, 0.0005),
}

OPEN_SOCKETS_GUEST = 20
OPEN_SOCKETS_ADDRESS = 500
"""Sockets that may be open at once."""

LimitKey = tuple[RequestKind, str, str]

Charge = Callable[[int], None]
"""Counts work against the limits of a guest and an address, or raises `TooMany`."""


class RateLimiter:
    """The buckets of one process; `factor` scales all rates, and infinity turns them off.

    >>> limits = RateLimiter()
    >>> limits.take(RequestKind.OPEN, "anna", "192.0.2.1", now=0.0)
    """

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._full_at: OrderedDict[LimitKey, float] = OrderedDict()
        self._sockets: Counter[tuple[str, str]] = Counter()

    def take(
        self, kind: RequestKind, guest: str | None, address: str | None, now: float, cost: int = 1
    ) -> None:
        """Count a request, or refuse it; refused requests are not counted.

        It counts for the guest and for the address, where they are known, `cost` times.
        """
        if math.isinf(self._factor):
            return
        asked = [*_who(guest, address)]
        wait = max(self._wait((kind, *who), now, cost) for who in asked)
        if wait > ROUNDING:
            raise too_many(wait)
        for who in asked:
            self._count((kind, *who), now, cost)

    def fine(self, kind: RequestKind, address: str, now: float, cost: int) -> None:
        """Count requests that an address has not made, because it did worse."""
        if not math.isinf(self._factor):
            for who in _who(None, address):
                self._count((kind, *who), now, cost)

    @contextmanager
    def socket(self, guest: str | None, address: str, now: float) -> Iterator[None]:
        """Count a socket as long as it is open."""
        self.take(RequestKind.SOCKET, guest, address, now)
        held = [*_who(guest, address)]
        if any(self._sockets[who] >= self._most_sockets(who[0]) for who in held):
            raise too_many(SOCKET_WAIT)
        self._sockets.update(held)
        try:
            yield
        finally:
            self._sockets.subtract(held)
            for who in held:
                if not self._sockets[who]:
                    del self._sockets[who]

    def _wait(self, key: LimitKey, now: float, cost: int) -> float:
        rate = self._rate(key)
        ahead = max(self._full_at.get(key, now) - now, 0.0)
        return ahead - max(rate.burst - cost, 0) * rate.every

    def _count(self, key: LimitKey, now: float, cost: int) -> None:
        begins = max(self._full_at.pop(key, now), now)
        self._full_at[key] = begins + cost * self._rate(key).every
        if len(self._full_at) > MAX_BUCKETS:
            self._full_at.popitem(last=False)

    def _rate(self, key: LimitKey) -> Rate:
        burst, every = (GUEST_RATES if key[1] == "guest" else ADDRESS)[key[0]]
        return Rate(max(1, round(burst * self._factor)), every / self._factor)

    def _most_sockets(self, sort: str) -> float:
        most = OPEN_SOCKETS_GUEST if sort == "guest" else OPEN_SOCKETS_ADDRESS
        return max(1.0, most * self._factor)


def too_many(wait: float) -> TooMany:
    """The refusal, with the whole seconds to wait."""
    return TooMany(ServerReason.TOO_MANY, seconds=max(1, math.ceil(wait)))


def _who(guest: str | None, address: str | None) -> Iterator[tuple[str, str]]:
    if address is not None:
        yield "address", address_key(address)
    if guest is not None:
        yield "guest", guest


def address_key(address: str) -> str:
    """The key of an address: for IPv6 its /64 network, which is one household.

    >>> address_key("2001:db8:1:2:3:4:5:6"), address_key("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1')
    """
    return _counted(address[:64])


@lru_cache(maxsize=4096)
def _counted(address: str) -> str:
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(known) >> 64 << 64)}/64"
