"""Stories of tables, made beside the tables and cached for the next request."""

from pydantic_core import to_json

from trimino.room.story import table_story
from trimino.server.access.rate_limits import Charge
from trimino.server.live.table_cache import TableCache
from trimino.server.live.table_texts import TableTexts
from trimino.words import in_english


class Stories:
    """Makes the stories of tables, without holding a table's lock."""

    def __init__(self, cache: TableCache, texts: TableTexts) -> None:
        self._cache = cache
        self._texts = texts

    async def of(self, table: str, guest: str | None, address: str, charge: Charge) -> bytes:
        """The story of a table as a guest may know it, as JSON."""
        seen = await self._cache.snapshot(table, address)
        room, names = seen.room, seen.names
        key = ("story", *names, room.viewing_seat(guest), *room.seats_of(guest))

        def make() -> bytes:
            return to_json(table_story(room, names, guest, in_english))

        return await self._texts.of(room, key, address, charge, make)
