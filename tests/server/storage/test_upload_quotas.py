"""Quotas of uploaded records: what goes to make room, and what is refused because nothing can."""

from tests.server.storage.stores import open_store
from trimino.server.storage import Store
from trimino.server.storage.rows import Upload
from trimino.server.storage.uploads import UploadQuotas

MANY = 10_000


class Shelf:
    """Records that are brought one after another, with small quotas."""

    def __init__(
        self, store: Store, of_guest: int = MANY, of_address: int = MANY, in_all: int = MANY
    ) -> None:
        self.store = store
        self._quotas = UploadQuotas(of_guest, of_address, in_all)
        self._names: list[str] = []

    async def bring(self, name: str, guest: str, address: str, size: int = 30) -> bool:
        at = float(len(self._names))
        self._names.append(name)
        upload = Upload(name, guest, at, "x" * size)
        return await self.store.uploads.add(upload, address, self._quotas)

    async def practise(self, guest: str, address: str, size: int = 30) -> bool:
        return await self.store.uploads.count_practice(guest, 0.0, size, address, self._quotas)

    async def kept(self) -> list[str]:
        return [name for name in self._names if await self.store.uploads.exists(name)]


async def test_of_one_guest_only_so_much_is_kept(database_url: str) -> None:
    async with open_store(database_url) as store:
        shelf = Shelf(store, of_guest=100)
        await shelf.bring("j", "juris", "192.0.2.1")
        for number in range(5):
            assert await shelf.bring(f"a{number}", "anna", "192.0.2.1")
        assert await shelf.kept() == ["j", "a2", "a3", "a4"]


async def test_of_one_address_only_so_much_is_kept_however_many_guests_it_has(
    database_url: str,
) -> None:
    async with open_store(database_url) as store:
        shelf = Shelf(store, of_address=100)
        await shelf.bring("other", "juris", "192.0.2.2")
        for number in range(5):
            assert await shelf.bring(f"a{number}", f"guest {number}", "192.0.2.1")
        assert await shelf.kept() == ["other", "a2", "a3", "a4"]


async def test_the_address_that_holds_the_most_makes_room(database_url: str) -> None:
    """Many guests who hold little each do not push out one who holds more than any of them."""
    async with open_store(database_url) as store:
        shelf = Shelf(store, in_all=200)
        await shelf.bring("honest", "juris", "192.0.2.2", 60)
        for number in range(9):
            assert await shelf.bring(f"a{number}", f"guest {number}", "192.0.2.1")
        await shelf.bring("new", "eva", "192.0.2.3")
        assert await shelf.kept() == ["honest", "a6", "a7", "a8", "new"]
        # A single one that is larger than all may be is kept alone, and the next makes it go.
        assert await shelf.bring("huge", "eva", "192.0.2.3", 300)
        assert await shelf.kept() == ["huge"]
        assert await shelf.bring("last", "juris", "192.0.2.2")
        assert await shelf.kept() == ["last"]


async def test_of_an_address_the_guest_who_holds_the_most_makes_room(database_url: str) -> None:
    async with open_store(database_url) as store:
        shelf = Shelf(store, of_address=200)
        await shelf.bring("honest", "juris", "192.0.2.1")
        for number in range(5):
            await shelf.bring(f"a{number}", "anna", "192.0.2.1")
        await shelf.bring("new", "eva", "192.0.2.1", 60)
        assert await shelf.kept() == ["honest", "a2", "a3", "a4", "new"]


async def test_records_of_practice_tables_count_but_stay(database_url: str) -> None:
    async with open_store(database_url) as store:
        shelf = Shelf(store, of_guest=100)
        await shelf.bring("a", "anna", "192.0.2.1")
        assert await shelf.practise("anna", "192.0.2.1", 60)
        assert await shelf.bring("b", "anna", "192.0.2.1")
        assert await shelf.kept() == ["b"]
        assert await shelf.practise("anna", "192.0.2.1", 60)
        assert await shelf.kept() == []
        # There is nothing left that could go.
        assert not await shelf.practise("anna", "192.0.2.1", 1)
        assert not await shelf.bring("c", "anna", "192.0.2.1", 1)
        assert await shelf.kept() == []
        assert await shelf.bring("j", "juris", "192.0.2.1")


async def test_where_there_is_no_room_nothing_goes(database_url: str) -> None:
    async with open_store(database_url) as store:
        shelf = Shelf(store, of_guest=100, of_address=200, in_all=400)
        assert await shelf.bring("a", "anna", "192.0.2.1", 90)
        for number in range(4):
            assert await shelf.practise(f"guest {number}", f"203.0.113.{number}", 100)
        assert await shelf.kept() == []
        shelf = Shelf(store, of_guest=100, of_address=200, in_all=1000)
        assert await shelf.bring("b", "anna", "192.0.2.1", 90)
        shelf = Shelf(store, of_guest=100, of_address=200, in_all=400)
        assert not await shelf.practise("anna", "192.0.2.1", 90)
        assert await store.uploads.exists("b")


async def test_practice_tables_of_a_deleted_guest_count_for_the_address(database_url: str) -> None:
    async with open_store(database_url) as store:
        shelf = Shelf(store, of_address=100)
        await shelf.bring("a", "anna", "192.0.2.1")
        await shelf.practise("anna", "192.0.2.1", 40)
        await store.guests.create("anna", "Anna", "secret", 1.0)
        await store.guests.delete("anna")
        assert await shelf.kept() == []
        await shelf.bring("e", "eva", "192.0.2.1", 50)
        await shelf.bring("f", "eva", "192.0.2.1", 50)
        assert await shelf.kept() == ["f"]


async def test_records_of_practice_tables_count_as_long_as_an_upload_is_kept(
    database_url: str,
) -> None:
    async with open_store(database_url) as store:
        shelf = Shelf(store, in_all=100)
        assert await shelf.practise("anna", "192.0.2.1", 100)
        assert not await shelf.bring("a", "eva", "192.0.2.2")
        await store.purge(100 * 86_400.0)
        assert await shelf.bring("b", "eva", "192.0.2.2")
