"""Purge: rows that are removed in time, and rows that must stay."""

from tests.server.storage.stores import entry, head, open_store
from trimino.room.solo_result import SoloResult
from trimino.server.storage.purge import DAY, EXPIRED_KEPT, PRESENCE_KEPT, UPLOADS_KEPT
from trimino.server.storage.rows import Seating, Upload

NOW = 1000 * DAY


async def test_tables_that_expired_before_a_match_go_whole(database_url: str) -> None:
    kinds = {
        "expired": ["opened", "sat", "expired"],
        "abandoned": ["opened", "started", "dealt", "played", "expired"],
        "finished": ["opened", "started", "played"],
        "expired-again": ["opened", "expired"],
    }

    async with open_store(database_url) as store:
        for table, facts in kinds.items():
            for version, kind in enumerate(facts, start=1):
                after = head("over" if version == len(facts) else "lobby")
                seats = (Seating(table, 0, "anna", "Anna"),)
                await store.append(entry(table, version, kind=kind, after=after, seatings=seats))
        await store.append(entry("lobby", 1, kind="opened", after=head("lobby")))
        assert await store.purge(1003.0 + EXPIRED_KEPT - 0.5) == 1
        assert await store.purge(1003.0 + EXPIRED_KEPT) == 1
        assert await store.tables.heads([*kinds, "lobby"]) == {
            "abandoned": 5,
            "finished": 3,
            "lobby": 1,
        }
        assert await store.tables.rows("expired") == []
        assert await store.tables.seatings("expired") == []
        assert len(await store.tables.seated("anna")) == 2


async def test_a_table_goes_once_all_who_played_there_removed_it(database_url: str) -> None:
    async with open_store(database_url) as store:
        pair = (Seating("pair", 0, "anna", "Anna"), Seating("pair", 1, "juris", "Juris"))
        await store.append(entry("pair", 1, kind="played", after=head("over"), seatings=pair))
        solo = SoloResult("solo", "anna", "triomino", 30, 7, 1.0)
        own = (Seating("solo", 0, "anna", "Anna"),)
        done = entry("solo", 1, kind="played", after=head("over"), seatings=own, solo=solo)
        await store.append(done)
        for _ in range(2):
            await store.tables.hide("pair", "anna")
        await store.tables.hide("solo", "anna")
        assert await store.tables.seated("anna") == []
        assert len(await store.tables.seated("juris")) == 1
        assert await store.purge(NOW) == 0
        await store.tables.hide("pair", "juris")
        assert await store.purge(1001.0 + EXPIRED_KEPT - 0.5) == 0
        assert await store.purge(NOW) == 1
        # A result of the best list stays.
        assert await store.tables.heads(["pair", "solo"]) == {"solo": 1}


async def test_links_uploads_and_signs_of_life_go_when_they_are_old(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.guests.create("anna", "Anna", "secret", NOW)
        for name, age in (("old", 0.0), ("new", -1.0)):
            await store.uploads.add(Upload(name, "anna", NOW - UPLOADS_KEPT - age, "{}"))
            await store.guests.add_link(name, "anna", NOW - age)
            await store.presence.beat("p", NOW - PRESENCE_KEPT - age, [("t", name)])
        assert await store.purge(NOW) == 0
        assert await store.uploads.get("old") is None
        assert await store.uploads.get("new") is not None
        assert await store.presence.at("t", 0.0) == {"new"}
        assert await store.guests.take_link("old", "s", 0.0) is None
        assert await store.guests.take_link("new", "s", 0.0) is not None
