"""Who somebody is, without an account: a secret in a cookie, a name, a link to another device.

The server keeps hashes only. A secret has 256 random bits, so a plain hash of it cannot be
reversed, and nobody who reads the database can act for anyone.
"""

import hashlib
import re
import secrets
from collections import OrderedDict
from typing import NamedTuple

from trimino.server.access.guest_names import check_name
from trimino.server.errors import ServerError, ServerReason
from trimino.server.storage import Store
from trimino.server.storage.rows import Guest

COOKIE = "trimino"
COOKIE_AGE = 400 * 86_400
"""Seconds; browsers keep no cookie longer, and each visit renews it."""

LINK_MINUTES = 10

MAX_KNOWN = 10_000
KNOWN_FOR = 15.0
"""How many guests are remembered, and for how many seconds: another process may delete one."""

SEEN_EVERY = 3600.0
"""Seconds after which it is noted anew that somebody was here."""

_SECRET = re.compile(r"[\w-]{43}", re.ASCII)


class Credentials(NamedTuple):
    """Somebody new or newly linked, and the secret for the cookie of their device."""

    guest: Guest
    secret: str


def new_secret() -> str:
    """Something nobody can guess: 32 random bytes as text."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is stored of a secret, or of a link's token."""
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_header(secret: str, *, secure: bool, age: int = COOKIE_AGE) -> str:
    """The value of `Set-Cookie` for a secret.

    >>> cookie_header("s", secure=True)
    'trimino=s; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax; Secure'
    """
    only = "; Secure" if secure else ""
    return f"{COOKIE}={secret}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{only}"


def no_cookie_header(*, secure: bool) -> str:
    """The value of `Set-Cookie` that makes a browser forget."""
    return cookie_header("", secure=secure, age=0)


class Authenticator:
    """The guests in the store, with those who were here a moment ago remembered."""

    def __init__(self, store: Store) -> None:
        self._stored = store.guests
        self._known: OrderedDict[str, tuple[float, Guest]] = OrderedDict()
        self._changes = 0

    async def guest_of(self, cookie: str | None, now: float) -> Guest | None:
        """Whose cookie that is; None for a stranger."""
        if cookie is None or not _SECRET.fullmatch(cookie):
            return None
        key = hashed(cookie)
        until, guest = self._known.get(key, (0.0, None))
        if guest is not None and now < until:
            return guest
        changes = self._changes
        found = await self._stored.by_secret(key)
        if found is not None and changes == self._changes:
            # Nobody was changed or deleted while the store was asked.
            self._remember(key, found, now)
        if found is not None and now - found.seen_at > SEEN_EVERY:
            await self._stored.seen(found.guest, now)
        return found

    async def welcome(self, name: str, now: float) -> Credentials:
        """Take in somebody new."""
        secret, guest = new_secret(), secrets.token_urlsafe(16)
        await self._stored.create(guest, check_name(name), hashed(secret), now)
        return Credentials(Guest(guest, check_name(name), now, now), secret)

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = guest._replace(name=check_name(name))
        await self._stored.rename(guest.guest, renamed.name)
        self._forget(guest)
        return renamed

    async def forget(self, guest: Guest) -> None:
        """Delete somebody who wants to be no more; the games stay for the others."""
        await self._stored.delete(guest.guest)
        self._forget(guest)

    async def offer_link(self, guest: Guest, now: float) -> str:
        """A token that makes another device this guest's, once and soon."""
        token = new_secret()
        await self._stored.add_link(hashed(token), guest.guest, now + 60 * LINK_MINUTES)
        return token

    async def take_link(self, token: str, now: float) -> Credentials:
        """The guest who offered a link, with a secret for this device."""
        secret = new_secret()
        guest = None
        if _SECRET.fullmatch(token):
            guest = await self._stored.take_link(hashed(token), hashed(secret), now)
        if guest is None:
            raise ServerError(ServerReason.LINK_GONE, minutes=LINK_MINUTES)
        return Credentials(guest, secret)

    def _remember(self, key: str, guest: Guest, now: float) -> None:
        self._known.pop(key, None)
        self._known[key] = now + KNOWN_FOR, guest
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)

    def _forget(self, guest: Guest) -> None:
        """Look up anew whoever has been changed, on each of their devices."""
        self._changes += 1
        mine = [key for key, (_, known) in self._known.items() if known.guest == guest.guest]
        for key in mine:
            del self._known[key]
