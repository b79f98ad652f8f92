"""Authentication without accounts: a secret in a cookie, a name, a link to another device.

The server keeps only hashes. A secret has 256 random bits, so a plain hash of it cannot be
reversed, and reading the database is not enough to act for a guest.
"""

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from trimino.room.guest_cookie import COOKIE, SECURE_COOKIE
from trimino.room.guest_names import check_name
from trimino.server.errors import ServerError, ServerReason
from trimino.server.storage import Store
from trimino.server.storage.rows import Device, Guest

COOKIE_AGE = 400 * 86_400
"""Seconds; the longest that browsers keep a cookie. Each visit renews it."""

LINK_MINUTES = 10

MAX_KNOWN_GUESTS = 10_000
KNOWN_FOR = 15.0
"""Guests cached, and for how many seconds: another process may delete one."""

SEEN_EVERY = 3600.0
"""Seconds between two updates of when a guest was last seen."""

_SECRET = re.compile(r"[\w-]{43}", re.ASCII)


class Credentials(NamedTuple):
    """A guest, and the secret for the cookie of their device."""

    guest: Guest
    secret: str


def new_secret() -> str:
    """A new secret: 32 random bytes as text."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """The hash that is stored of a secret, or of a link's token."""
    return hashlib.sha256(secret.encode()).hexdigest()


def device_id(secret_hash: str) -> str:
    """The id by which a guest names a device; the hash cannot be had from it."""
    return hashlib.sha256(f"device {secret_hash}".encode()).hexdigest()[:22]


def cookie_headers(secret: str, *, secure: bool) -> list[str]:
    """The values of `Set-Cookie` for a secret.

    Behind TLS the cookie without a prefix goes, which earlier versions have set.

    >>> cookie_headers("s", secure=True)[0]
    '__Host-trimino=s; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax; Secure'
    """
    if not secure:
        return [_cookie(COOKIE, secret, COOKIE_AGE)]
    return [_cookie(SECURE_COOKIE, secret, COOKIE_AGE), _cookie(COOKIE, "", 0)]


def no_cookie_headers(*, secure: bool) -> list[str]:
    """The values of `Set-Cookie` that make a browser forget."""
    names = (SECURE_COOKIE, COOKIE) if secure else (COOKIE,)
    return [_cookie(name, "", 0) for name in names]


def secret_in(cookies: Mapping[str, str], *, secure: bool) -> str | None:
    """The secret that a browser sent; behind TLS only in the cookie that no other host can set."""
    return cookies.get(SECURE_COOKIE if secure else COOKIE)


def _cookie(name: str, secret: str, age: int) -> str:
    only = "; Secure" if name == SECURE_COOKIE else ""
    return f"{name}={secret}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{only}"


class Authenticator:
    """Finds guests by their cookies, with a cache of recent ones."""

    def __init__(self, store: Store) -> None:
        self._stored = store.guests
        self._known: OrderedDict[str, tuple[float, Guest]] = OrderedDict()
        self._changes = 0

    async def guest_of(self, cookie: str | None, now: float) -> Guest | None:
        """The guest with this cookie; None for a stranger."""
        if cookie is None or not _SECRET.fullmatch(cookie):
            return None
        return await self.guest_with(hashed(cookie), now)

    async def guest_with(self, key: str, now: float) -> Guest | None:
        """The guest of a device, given by the hash of its secret."""
        until, guest = self._known.get(key, (0.0, None))
        # A date that was set back makes nobody known for longer.
        if guest is not None and now < until <= now + KNOWN_FOR:
            return guest
        changes = self._changes
        found = await self._stored.by_secret(key)
        if found is not None and changes == self._changes:
            # No guest was changed or deleted during the query.
            self._remember(key, found, now)
        if found is not None and now - found.seen_at > SEEN_EVERY:
            await self._stored.seen(found.guest, key, now)
        return found

    async def create(self, name: str, now: float, device: str = "") -> Credentials:
        """Create a guest."""
        secret, guest = new_secret(), secrets.token_urlsafe(16)
        await self._stored.create(guest, check_name(name), hashed(secret), now, device)
        return Credentials(Guest(guest, check_name(name), now, now), secret)

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = guest._replace(name=check_name(name))
        await self._stored.rename(guest.guest, renamed.name)
        self._forget(guest)
        return renamed

    async def delete(self, guest: Guest) -> None:
        """Delete a guest; their matches stay for the others."""
        await self._stored.delete(guest.guest)
        self._forget(guest)

    async def devices(self, guest: Guest) -> list[Device]:
        """The devices of a guest, the one used last first."""
        return await self._stored.devices(guest.guest)

    async def remove_device(self, guest: Guest, device: str) -> bool:
        """Have a device forgotten, given by its public id; return whether the guest had it."""
        mine = (one.hash for one in await self.devices(guest) if device_id(one.hash) == device)
        found = next(mine, None)
        if found is None or not await self._stored.remove_device(guest.guest, found):
            return False
        self._forget(guest)
        return True

    async def offer_link(self, guest: Guest, uptime: float) -> str:
        """A token with which another device becomes this guest, once and soon.

        `uptime` is the time by the clock of tables: the device may reach another process.
        """
        token = new_secret()
        await self._stored.add_link(hashed(token), guest.guest, uptime + 60 * LINK_MINUTES)
        return token

    async def take_link(
        self, token: str, uptime: float, now: float, device: str = ""
    ) -> Credentials:
        """The guest who offered a link, with a new secret for this device."""
        secret = new_secret()
        guest = None
        if _SECRET.fullmatch(token):
            hashes = hashed(token), hashed(secret)
            guest = await self._stored.take_link(*hashes, uptime, now, device)
        if guest is None:
            raise ServerError(ServerReason.LINK_GONE, minutes=LINK_MINUTES)
        return Credentials(guest, secret)

    def _remember(self, key: str, guest: Guest, now: float) -> None:
        self._known.pop(key, None)
        self._known[key] = now + KNOWN_FOR, guest
        if len(self._known) > MAX_KNOWN_GUESTS:
            self._known.popitem(last=False)

    def _forget(self, guest: Guest) -> None:
        """Remove a guest who was changed from the cache, for each of their devices."""
        self._changes += 1
        mine = [key for key, (_, known) in self._known.items() if known.guest == guest.guest]
        for key in mine:
            del self._known[key]
