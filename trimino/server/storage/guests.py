"""Guest store: guests, the hashes of their secrets, and links to other devices."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, Update, delete, func, insert, select, update

from trimino.server.storage.database import StorePart
from trimino.server.storage.puzzle_ratings import forget_attempts
from trimino.server.storage.rows import Device, Guest
from trimino.server.storage.schema import (
    devices,
    guests,
    hidden,
    links,
    presence,
    seatings,
    secrets,
    solo,
    tables,
)
from trimino.server.storage.uploads import forget_uploads

MAX_LINK_LIFE = 20 * 60.0
"""Seconds, twice its life; one that ends later was made by another clock, and counts as ended."""


class GuestStore(StorePart):
    """Guests by id or by the hash of a secret."""

    async def create(
        self, guest: str, name: str, secret_hash: str, now: float, device: str = ""
    ) -> None:
        made = insert(guests).values(id=guest, name=name, created_at=now, seen_at=now)

        def create(connection: Connection) -> None:
            connection.execute(made)
            _add_device(connection, guest, secret_hash, device, now)

        await self._database.write(create)

    async def by_secret(self, secret_hash: str) -> Guest | None:
        wanted = select(guests).join(secrets).where(secrets.c.hash == secret_hash)
        row = await self._database.read(lambda c: c.execute(wanted).first())
        return Guest(*row) if row else None

    async def by_id(self, guest: str) -> Guest | None:
        wanted = select(guests).where(guests.c.id == guest)
        row = await self._database.read(lambda c: c.execute(wanted).first())
        return Guest(*row) if row else None

    async def seen(self, guest: str, secret_hash: str, now: float) -> None:
        """Note that a guest was here, and with which device."""
        noted = update(guests).where(guests.c.id == guest).values(seen_at=now)
        device = update(devices).where(devices.c.hash == secret_hash).values(seen_at=now)
        await self._database.write(lambda c: (c.execute(noted), c.execute(device)))

    async def devices(self, guest: str) -> list[Device]:
        """The devices of a guest, the one used last first."""
        wanted = (
            select(secrets.c.hash, devices.c.name, devices.c.since, devices.c.seen_at)
            .select_from(secrets.outerjoin(devices, devices.c.hash == secrets.c.hash))
            .where(secrets.c.guest == guest)
            .order_by(func.coalesce(devices.c.seen_at, 0.0).desc(), secrets.c.hash)
        )
        return await self._database.read(lambda c: [Device(*row) for row in c.execute(wanted)])

    async def remove_device(self, guest: str, secret_hash: str) -> bool:
        """Have a device forgotten; return whether the guest had it.

        Links to other devices go with it: it may have made one to come back with.
        """
        mine = (secrets.c.guest == guest, secrets.c.hash == secret_hash)

        def remove(connection: Connection) -> bool:
            if connection.execute(delete(secrets).where(*mine)).rowcount != 1:
                return False
            connection.execute(delete(links).where(links.c.guest == guest))
            return True

        return await self._database.write(remove)

    async def known(self, hashes: Collection[str]) -> set[str]:
        """Those of these hashes that are secrets of guests."""
        wanted = select(secrets.c.hash).where(secrets.c.hash.in_(hashes))
        return await self._database.read(lambda c: set(c.scalars(wanted)))

    async def rename(self, guest: str, name: str) -> bool:
        """Rename a guest, also at tables that are not over; return whether the guest exists."""
        return await self._database.write(lambda c: _rename(c, guest, name))

    async def delete(self, guest: str) -> bool:
        """Delete a guest; their matches stay for the others, without the name."""
        return await self._database.write(lambda c: _delete(c, guest))

    async def add_link(self, link_hash: str, guest: str, expires_at: float) -> None:
        """Add a single-use link, with which another device becomes the same guest.

        It expires by the clock of tables, which all processes agree on.
        """
        made = insert(links).values(hash=link_hash, guest=guest, expires_at=expires_at)
        await self._database.write(lambda c: c.execute(made))

    async def take_link(
        self, link_hash: str, secret_hash: str, uptime: float, now: float, device: str = ""
    ) -> Guest | None:
        """Use up a link and give its guest another secret; None if it is unknown or expired.

        `uptime` is the time by the clock of tables, and `now` the date.
        """

        def take(connection: Connection) -> Guest | None:
            guest = _take_link(connection, link_hash, uptime)
            if guest is not None:
                _add_device(connection, guest.guest, secret_hash, device, now)
            return guest

        return await self._database.write(take)


def _add_device(
    connection: Connection, guest: str, secret_hash: str, device: str, now: float
) -> None:
    connection.execute(insert(secrets).values(hash=secret_hash, guest=guest))
    line = {"hash": secret_hash, "name": device, "since": now, "seen_at": now}
    connection.execute(insert(devices).values(line))


def _rename(connection: Connection, guest: str, name: str) -> bool:
    old = connection.scalar(select(guests.c.name).where(guests.c.id == guest))
    connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
    running = select(tables.c.id).where(tables.c.status != "over")
    # Seats that share a device have names of their own, which stay.
    same = seatings.c.name == old
    held = _seats(seatings.c.guest == guest, same, seatings.c.table_id.in_(running))
    connection.execute(held.values(name=name))
    return old is not None


def _delete(connection: Connection, guest: str) -> bool:
    held = _seats(seatings.c.guest == guest)
    connection.execute(held.values(guest=None, name=""))
    connection.execute(update(solo).where(solo.c.guest == guest).values(guest=None))
    connection.execute(delete(presence).where(presence.c.guest == guest))
    connection.execute(delete(hidden).where(hidden.c.guest == guest))
    forget_uploads(connection, guest)
    forget_attempts(connection, guest)
    # Secrets and links go with it.
    return connection.execute(delete(guests).where(guests.c.id == guest)).rowcount == 1


def _seats(*wanted: ColumnElement[bool]) -> Update:
    """Seats to change together, locked in the order of the writer, which prevents deadlocks."""
    keys = (seatings.c.table_id, seatings.c.seat)
    held = select(*keys).where(*wanted).order_by(*keys).with_for_update().cte("held")
    return update(seatings).where(
        seatings.c.table_id == held.c.table_id, seatings.c.seat == held.c.seat
    )


def _take_link(connection: Connection, link_hash: str, uptime: float) -> Guest | None:
    # Only one of two devices deletes the row: the other waits, and then finds nothing.
    used = (
        delete(links).where(links.c.hash == link_hash).returning(links.c.guest, links.c.expires_at)
    )
    link = connection.execute(used).first()
    if link is None or not uptime < link.expires_at <= uptime + MAX_LINK_LIFE:
        return None
    row = connection.execute(select(guests).where(guests.c.id == link.guest)).one()
    return Guest(*row)
