"""Upload store: records that guests uploaded."""

from sqlalchemy import insert, select

from trimino.server.storage.database import StorePart
from trimino.server.storage.rows import Upload
from trimino.server.storage.schema import uploads


class UploadStore(StorePart):
    """Uploaded records by id, which cannot be guessed."""

    async def add(self, upload: Upload) -> None:
        line = dict(zip(uploads.c.keys(), upload, strict=True))
        await self._database.write(lambda c: c.execute(insert(uploads).values(line)))

    async def get(self, upload: str) -> Upload | None:
        wanted = select(uploads).where(uploads.c.id == upload)
        row = await self._database.read(lambda c: c.execute(wanted).first())
        return Upload(*row) if row else None
