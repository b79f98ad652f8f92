"""Idle connections: those without a whole request, of which one makes room where others come."""

from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")

COMPARED = 64
"""The oldest connections, among which that of the greediest address is found."""


class IdleConnections(Generic[T]):
    """Connections without a whole request, by their addresses, the oldest first.

    >>> idle = IdleConnections[str]()
    >>> for connection, address in (("old", "a"), ("one", "b"), ("two", "b")):
    ...     idle.add(connection, address)
    >>> idle.oldest_of("b"), idle.first_to_go()
    ('one', 'one')
    >>> idle.remove("two")
    >>> idle.first_to_go()
    'old'
    """

    def __init__(self) -> None:
        self._all: dict[T, str] = {}
        self._of: dict[str, dict[T, None]] = {}

    def add(self, connection: T, address: str) -> None:
        """Add a connection; one that is there already stays as old as it is."""
        self._all[connection] = address
        self._of.setdefault(address, {})[connection] = None

    def remove(self, connection: T) -> None:
        address = self._all.pop(connection, None)
        if address is not None:
            del self._of[address][connection]
            if not self._of[address]:
                del self._of[address]

    def oldest_of(self, address: str) -> T | None:
        """The oldest connection of an address."""
        return next(iter(self._of.get(address, ())), None)

    def first_to_go(self) -> T | None:
        """The connection that makes room for others: an old one, of who has the most of them."""
        return max(islice(self._all, COMPARED), key=self._held_with, default=None)

    def _held_with(self, connection: T) -> int:
        return len(self._of[self._all[connection]])
