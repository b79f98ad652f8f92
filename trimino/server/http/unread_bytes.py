"""Unread bytes: those of long answers that wait in memory until their clients have read them."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from trimino.server.access.rate_limits import address_key

MAX_UNREAD = 64 * 2**20
"""Bytes of long answers that may be under way at once."""


class UnreadAnswer:
    """One long answer, with its length; `drop` ends its connection."""

    def __init__(self, address: str, length: int, drop: Callable[[], None]) -> None:
        self.address = address
        self.length = length
        self.drop = drop


class UnreadBytes:
    """The long answers under way in one process.

    Where they are too long together, the oldest is dropped of the address that has most.

    >>> unread, dropped = UnreadBytes(most=100), list[str]()
    >>> with unread.of("192.0.2.1", 40, lambda: dropped.append("one")):
    ...     with unread.of("192.0.2.2", 50, lambda: dropped.append("two")):
    ...         with unread.of("192.0.2.1", 20, lambda: dropped.append("three")):
    ...             print(dropped)
    ['one']
    """

    def __init__(self, most: int = MAX_UNREAD) -> None:
        self._most = most
        self._answers: dict[UnreadAnswer, None] = {}
        self._length: Counter[str] = Counter()

    @contextmanager
    def of(self, address: str, length: int, drop: Callable[[], None]) -> Iterator[None]:
        """Count a long answer until it is sent."""
        answer = UnreadAnswer(address_key(address), length, drop)
        self._answers[answer] = None
        self._length[answer.address] += length
        while self._length.total() > self._most and len(self._answers) > 1:
            self._drop_one()
        try:
            yield
        finally:
            self._forget(answer)

    def _drop_one(self) -> None:
        greediest = max(self._length, key=self._length.__getitem__)
        oldest = next(one for one in self._answers if one.address == greediest)
        self._forget(oldest)
        oldest.drop()

    def _forget(self, answer: UnreadAnswer) -> None:
        if answer in self._answers:
            del self._answers[answer]
            self._length[answer.address] -= answer.length
            if not self._length[answer.address]:
                del self._length[answer.address]
