"""Offence count: how often each address did what it may not do often, forgotten with time."""

from collections import OrderedDict

from trimino.server.access.rate_limits import address_key

MAX_ADDRESSES = 10_000
"""Addresses remembered; the one whose last offence is the oldest is forgotten first."""


class OffenceCount:
    """Counts of what each address did, of which one is forgotten every so many `seconds`.

    Twice as many as are allowed are remembered, so that each address is forgiven in the end.

    >>> offences = OffenceCount(most=2, seconds=5.0)
    >>> for _ in range(2):
    ...     offences.note("192.0.2.1", now=0.0)
    >>> offences.is_full("192.0.2.1", now=4.0), offences.is_full("192.0.2.1", now=5.0)
    (True, False)
    """

    def __init__(self, most: float, seconds: float) -> None:
        self._most = max(1.0, most)
        self._seconds = seconds
        self._forgotten_at: OrderedDict[str, float] = OrderedDict()

    def note(self, address: str, now: float) -> None:
        key = address_key(address)
        until = max(self._forgotten_at.pop(key, now), now) + self._seconds
        self._forgotten_at[key] = min(until, now + 2 * self._most * self._seconds)
        if len(self._forgotten_at) > MAX_ADDRESSES:
            self._forgotten_at.popitem(last=False)

    def is_full(self, address: str, now: float) -> bool:
        """Whether an address has as many as it may."""
        until = self._forgotten_at.get(address_key(address), now)
        return until - now > (self._most - 1) * self._seconds
