"""Upload store: records that guests uploaded, of which only so much is kept.

Where there is too much, the oldest go: of the guest who uploads, or in all those of the guest who
holds the most.
"""

from sqlalchemy import Connection, delete, func, insert, select

from trimino.server.storage.database import StorePart
from trimino.server.storage.rows import Upload
from trimino.server.storage.schema import upload_sizes, uploads

MAX_OF_GUEST = 32 * 2**20
"""Bytes of the records that are kept of one guest."""

MAX_IN_ALL = 2 * 2**30
"""Bytes of the records that are kept in all."""


class UploadStore(StorePart):
    """Uploaded records by id, which cannot be guessed."""

    async def add(
        self, upload: Upload, of_guest: int = MAX_OF_GUEST, in_all: int = MAX_IN_ALL
    ) -> None:
        """Keep a record, and remove old ones until all of them fit."""
        await self._database.write(lambda c: _add(c, upload, of_guest, in_all))

    async def exists(self, upload: str) -> bool:
        wanted = select(uploads.c.id).where(uploads.c.id == upload)
        return await self._database.read(lambda c: c.scalar(wanted) is not None)

    async def get(self, upload: str) -> Upload | None:
        wanted = select(uploads).where(uploads.c.id == upload)
        row = await self._database.read(lambda c: c.execute(wanted).first())
        return Upload(*row) if row else None


def fill_upload_sizes(connection: Connection) -> None:
    """Compute the sizes of records that came without them."""
    sized = select(uploads.c.id, uploads.c.guest, uploads.c.at, func.length(uploads.c.document))
    connection.execute(insert(upload_sizes).from_select(upload_sizes.c.keys(), sized))


def _add(connection: Connection, upload: Upload, of_guest: int, in_all: int) -> None:
    line = dict(zip(uploads.c.keys(), upload, strict=True))
    connection.execute(insert(uploads).values(line))
    size = len(upload.document.encode())
    kept = {"id": upload.upload, "guest": upload.guest, "at": upload.at, "size": size}
    connection.execute(insert(upload_sizes).values(kept))
    while _size(connection, upload.guest) > of_guest and _drop_oldest(
        connection, upload.guest, upload.upload
    ):
        pass
    while _size(connection) > in_all and _drop_oldest(
        connection, _largest(connection), upload.upload
    ):
        pass


def _size(connection: Connection, guest: str | None = None) -> int:
    size = select(func.coalesce(func.sum(upload_sizes.c.size), 0))
    found = size if guest is None else size.where(upload_sizes.c.guest == guest)
    return int(connection.scalar(found) or 0)


def _largest(connection: Connection) -> str:
    """The guest whose records take the most."""
    sizes = select(upload_sizes.c.guest).group_by(upload_sizes.c.guest)
    largest = sizes.order_by(func.sum(upload_sizes.c.size).desc(), upload_sizes.c.guest).limit(1)
    return str(connection.scalar(largest))


def _drop_oldest(connection: Connection, guest: str, new: str) -> bool:
    """Remove the oldest record of a guest, but not the new one; return whether there was any."""
    others = select(upload_sizes.c.id).where(
        upload_sizes.c.guest == guest, upload_sizes.c.id != new
    )
    oldest = connection.scalar(others.order_by(upload_sizes.c.at, upload_sizes.c.id).limit(1))
    if oldest is None:
        return False
    for table in (uploads, upload_sizes):
        connection.execute(delete(table).where(table.c.id == oldest))
    return True
