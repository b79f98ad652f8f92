"""Open connections: how many there may be, from one address and in all.

Where there are too many, one that has not sent a whole request makes room, body included. So
requests that are never finished, however many, keep nobody out. Where all have sent one, a few more
connections are admitted for health checks only.
"""

import contextlib
import ipaddress
import math
import sys
from collections import Counter
from collections.abc import Callable, Collection
from enum import StrEnum
from typing import Protocol

from trimino.server.access.rate_limits import address_key
from trimino.server.http.protocol.idle_connections import IdleConnections
from trimino.server.http.protocol.offence_count import OffenceCount

if sys.platform != "win32":
    import resource

MAX_CONNECTIONS = 20_000
MAX_PER_ADDRESS = 800
"""Above the sockets that an address may open, by what a browser opens besides."""

SHARE = 1 / 8
"""Share of all connections that one address may hold, where there are few."""

HEALTH_CHECKS = 8
"""Connections beyond the limit, for health checks only."""

FLOODS = 10
"""Sockets of one address that may be dropped for their frames before it may open no others."""

FLOOD_SECONDS = 5.0
"""Seconds after which one more may be."""

REFUSALS = 2000
"""Requests and sockets of one address refused as too many, before it is not answered any more."""

REFUSAL_SECONDS = 1 / 64
"""Seconds after which one more may be: a school that waits as told never comes near."""

SLOW_REQUESTS = 50
"""Requests that one address began and did not finish in time, before it is not answered."""

SLOW_SECONDS = 2.0
"""Seconds after which one more may be."""

READS, READ_SECONDS = 20_000, 1 / 2000
"""Reads of what comes from one address, however little each time, and the time after which there is
another one. A read costs more than parsing what it brings."""

OWN_DESCRIPTORS = 96
"""Descriptors kept for the database, worker processes and logs."""


class DropReason(StrEnum):
    """Reasons for dropping a connection without an answer."""

    TOO_MANY = "too-many"
    SLOW_REQUEST = "slow-request"
    REQUEST = "request"
    REFUSED = "refused"
    FRAMES = "frames"
    UNREAD = "unread"


class Connection(Protocol):
    """A connection that can be dropped."""

    def drop(self, reason: DropReason) -> None: ...

    def limit_to_health_check(self) -> None:
        """Take nothing but a health check, since there is no room for more."""


class Connections:
    """The connections of one process.

    `factor` scales the limit for an address; the networks of trusted proxies are `exempt` from it.
    `on_drop` is told of every connection that is dropped.
    """

    def __init__(
        self,
        most: int | None = None,
        factor: float = 1.0,
        exempt: Collection[str] = (),
        on_drop: Callable[[DropReason], None] = lambda reason: None,
    ) -> None:
        self.on_drop = on_drop
        self._most = descriptor_limit() if most is None else most
        self._most_per_address = max(1.0, min(MAX_PER_ADDRESS, self._most * SHARE) * factor)
        self._exempt = [ipaddress.ip_network(network) for network in exempt]
        self._open: dict[Connection, str] = {}
        self._idle = IdleConnections[Connection]()
        self._health_checks: dict[Connection, str] = {}
        self._addresses: Counter[str] = Counter()
        self._floods = OffenceCount(FLOODS * factor, FLOOD_SECONDS)
        self._refusals = OffenceCount(REFUSALS * factor, REFUSAL_SECONDS / factor)
        self._slow = OffenceCount(SLOW_REQUESTS * factor, SLOW_SECONDS / factor)
        self._reads = OffenceCount(READS * factor, READ_SECONDS / factor)

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, connection: Connection, address: str) -> None:
        """Count a new connection, or drop it."""
        key = address_key(address)
        is_greedy = self._addresses[key] >= self._most_per_address and not self._is_exempt(address)
        if is_greedy and not self._make_room(self._idle.oldest_of(key)):
            connection.drop(DropReason.TOO_MANY)
        elif len(self._open) < self._most or self._make_room(self._idle.first_to_go()):
            self._open[connection] = key
            self._idle.add(connection, key)
            self._addresses[key] += 1
        else:
            self._admit_health_check(connection, key)

    def has_sent_request(self, connection: Connection) -> None:
        """Keep a connection, from now on, from making room for others."""
        self._idle.remove(connection)

    def awaits_request(self, connection: Connection) -> None:
        """Let a connection make room for others, because it has no whole request under way."""
        if connection in self._open:
            self._idle.add(connection, self._open[connection])

    def remove(self, connection: Connection) -> None:
        self._idle.remove(connection)
        self._health_checks.pop(connection, None)
        key = self._open.pop(connection, None)
        if key is not None:
            self._addresses[key] -= 1
            if not self._addresses[key]:
                del self._addresses[key]

    def note_flood(self, address: str, now: float) -> None:
        """Note that a socket was dropped for its frames."""
        if not self._is_exempt(address):
            self._floods.note(address, now)

    def is_flooding(self, address: str, now: float) -> bool:
        """Whether so many sockets of an address were dropped that it may open no others yet.

        Parsing what another would send costs more than refusing it.
        """
        return self._floods.is_full(address, now)

    def note_refusal(self, address: str, now: float) -> None:
        """Note that a request was refused as too many."""
        if not self._is_exempt(address):
            self._refusals.note(address, now)

    def note_slow_request(self, address: str, now: float) -> None:
        """Note that a request was begun and not finished in time."""
        if not self._is_exempt(address):
            self._slow.note(address, now)

    def note_read(self, address: str, now: float) -> bool:
        """Note that something was read; whether what comes from this address has to wait."""
        if self._is_exempt(address):
            return False
        self._reads.note(address, now)
        return self._reads.is_full(address, now)

    def is_ignored(self, address: str, now: float) -> bool:
        """Whether an address did so much of what it should not that it is not answered for a while.

        Refusing a request costs more than reading none.
        """
        return self._refusals.is_full(address, now) or self._slow.is_full(address, now)

    def _make_room(self, idle: Connection | None) -> bool:
        if idle is None:
            return False
        self.remove(idle)
        idle.drop(DropReason.TOO_MANY)
        return True

    def _admit_health_check(self, connection: Connection, key: str) -> None:
        """Admit one more; the oldest goes, or that of the same address, so that none stays long."""
        held = self._health_checks
        same = next((one for one, address in held.items() if address == key), None)
        if same is not None or len(held) == HEALTH_CHECKS:
            self._make_room(same or next(iter(held)))
        held[connection] = key
        connection.limit_to_health_check()

    def _is_exempt(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._exempt)


def descriptor_limit() -> int:
    """The number of connections that the descriptors of this process suffice for."""
    if sys.platform == "win32":
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + OWN_DESCRIPTORS
    if soft < wanted:
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, allowed), hard))
            soft = max(soft, allowed)
    most = math.inf if soft == resource.RLIM_INFINITY else soft - OWN_DESCRIPTORS
    return int(max(OWN_DESCRIPTORS // 2, min(MAX_CONNECTIONS, most)))
