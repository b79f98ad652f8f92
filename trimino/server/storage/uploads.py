"""Upload store: records that guests uploaded, of which only so much is kept.

Where there is too much, the oldest go: of the guest who uploads, of the address, or in all those of
the address that holds the most. The records of practice tables count too, as long as an upload is
kept, but never go, since tables need them.
"""

import secrets
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, true

from trimino.server.storage.database import StorePart
from trimino.server.storage.rows import Upload
from trimino.server.storage.schema import upload_sizes, uploads


class UploadQuotas(NamedTuple):
    """Bytes of the records that are kept of one guest, of one address, and in all."""

    of_guest: int = 32 * 2**20
    of_address: int = 128 * 2**20
    in_all: int = 2 * 2**30


QUOTAS = UploadQuotas()


PRACTICE = "practice:"
"""Begins the ids of records that tables keep."""


_STAYS = upload_sizes.c.id.startswith(PRACTICE)


class KeptSize(NamedTuple):
    """A record that is kept: whose it is, how large, and from which address."""

    id: str
    guest: str
    at: float
    size: int
    holder: str


class UploadStore(StorePart):
    """Uploaded records by id, which cannot be guessed."""

    async def add(self, upload: Upload, address: str, quotas: UploadQuotas = QUOTAS) -> bool:
        """Keep a record, and remove old ones until all of them fit.

        False, and nothing is kept, where the records of practice tables leave no room.
        """
        size = len(upload.document.encode())
        kept = KeptSize(upload.upload, upload.guest, upload.at, size, address)

        def added(connection: Connection) -> bool:
            if not _make_room(connection, kept, quotas):
                return False
            connection.execute(insert(uploads).values(upload))
            return True

        return await self._database.write(added)

    async def count_practice(
        self, guest: str, at: float, size: int, address: str, quotas: UploadQuotas = QUOTAS
    ) -> bool:
        """Count the record of a practice table like an uploaded one; false if there is no room."""
        kept = KeptSize(PRACTICE + secrets.token_urlsafe(16), guest, at, size, address)
        return await self._database.write(lambda c: _make_room(c, kept, quotas))

    async def exists(self, upload: str) -> bool:
        wanted = select(uploads.c.id).where(uploads.c.id == upload)
        return await self._database.read(lambda c: c.scalar(wanted) is not None)

    async def get(self, upload: str) -> Upload | None:
        wanted = select(uploads).where(uploads.c.id == upload)
        row = await self._database.read(lambda c: c.execute(wanted).first())
        return Upload(*row) if row else None


def fill_upload_sizes(connection: Connection) -> None:
    """Compute the sizes of records that came without them, which count for their guests."""
    length = func.length(uploads.c.document)
    sized = select(uploads.c.id, uploads.c.guest, uploads.c.at, length, uploads.c.guest)
    connection.execute(insert(upload_sizes).from_select(upload_sizes.c.keys(), sized))


def forget_uploads(connection: Connection, guest: str) -> None:
    """Remove the records of a guest; those of practice tables go on counting for the address."""
    mine = select(uploads.c.id).where(uploads.c.guest == guest)
    connection.execute(delete(upload_sizes).where(upload_sizes.c.id.in_(mine)))
    connection.execute(delete(uploads).where(uploads.c.guest == guest))


def _make_room(connection: Connection, kept: KeptSize, quotas: UploadQuotas) -> bool:
    """Count a record, and remove old ones until all fit; false, and none is, where none can go."""
    of_guest = upload_sizes.c.guest == kept.guest
    of_address = upload_sizes.c.holder == kept.holder
    parts = list(zip((of_guest, of_address, true()), quotas, strict=True))
    if any(_size(connection, and_(part, _STAYS)) >= most for part, most in parts):
        return False
    for part, most in parts:
        while _size(connection, part) + kept.size > most and _drop_oldest(connection, part):
            pass
    connection.execute(insert(upload_sizes).values(kept))
    return True


def _size(connection: Connection, part: ColumnElement[bool]) -> int:
    size = select(func.coalesce(func.sum(upload_sizes.c.size), 0)).where(part)
    return int(connection.scalar(size) or 0)


def _drop_oldest(connection: Connection, part: ColumnElement[bool]) -> bool:
    """Remove the oldest record of whoever holds the most; return whether there was any."""
    part = and_(part, ~_STAYS)
    total = func.sum(upload_sizes.c.size).desc()
    for held_by in (upload_sizes.c.holder, upload_sizes.c.guest):
        holders = select(held_by).where(part).group_by(held_by).order_by(total, held_by)
        part = and_(part, held_by == connection.scalar(holders.limit(1)))
    of_holder = select(upload_sizes.c.id).where(part)
    oldest = connection.scalar(of_holder.order_by(upload_sizes.c.at, upload_sizes.c.id).limit(1))
    if oldest is None:
        return False
    for table in (uploads, upload_sizes):
        connection.execute(delete(table).where(table.c.id == oldest))
    return True
