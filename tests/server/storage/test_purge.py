"""Purge: rows that are removed in time, and rows that must stay."""

from tests.server.storage.stores import entry, head, open_store
from trimino.room.solo_result import SoloResult
from trimino.server.live.table_service import REOPENED_WITHIN
from trimino.server.storage.purge import (
    DAY,
    EXPIRED_KEPT,
    PRESENCE_KEPT,
    UPLOADS_KEPT,
    UPTIME_KEPT,
)
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
        assert await store.purge(1003.0 + EXPIRED_KEPT - 0.5, NOW) == 1
        assert await store.purge(1003.0 + EXPIRED_KEPT, NOW) == 1
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
        assert await store.purge(NOW, NOW) == 0
        await store.tables.hide("pair", "juris")
        assert await store.purge(1001.0 + EXPIRED_KEPT - 0.5, NOW) == 0
        assert await store.purge(NOW, NOW) == 1
        # A result of the best list stays.
        assert await store.tables.heads(["pair", "solo"]) == {"solo": 1}


async def test_a_date_that_steps_removes_no_table_and_nobody_who_is_present(
    database_url: str,
) -> None:
    """The clock of tables stands where no server runs, and a machine's date may be years ahead."""
    async with open_store(database_url) as store:
        await store.append(entry("over", 1, kind="expired", after=head("over")))
        await store.presence.beat("p", 1001.0, [("t", "anna")])
        assert await store.purge(NOW, 1001.0) == 0
        assert await store.presence.at("t", 0.0) == {"anna"}
        assert await store.purge(NOW, 1001.0 + UPTIME_KEPT - 0.5) == 0
        assert await store.purge(NOW, 1001.0 + UPTIME_KEPT) == 1


def test_a_table_that_was_removed_is_too_old_to_be_taken_for_a_lost_one() -> None:
    assert UPTIME_KEPT > REOPENED_WITHIN


async def test_links_uploads_and_signs_of_life_go_when_they_are_old(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.guests.create("anna", "Anna", "secret", NOW)
        for name, age in (("old", 0.0), ("new", -1.0)):
            await store.uploads.add(Upload(name, "anna", NOW - UPLOADS_KEPT - age, "{}"))
            await store.guests.add_link(name, "anna", NOW - age)
            await store.presence.beat("p", NOW - PRESENCE_KEPT - age, [("t", name)])
        assert await store.purge(NOW, NOW) == 0
        assert await store.uploads.get("old") is None
        assert await store.uploads.get("new") is not None
        assert await store.presence.at("t", 0.0) == {"new"}
        assert await store.guests.take_link("old", "s", 0.0) is None
        assert await store.guests.take_link("new", "s", NOW) is not None


async def test_of_one_guest_only_so_much_is_kept(database_url: str) -> None:
    async with open_store(database_url) as store:
        for number in range(5):
            upload = Upload(f"a{number}", "anna", float(number), "x" * 30)
            await store.uploads.add(upload, of_guest=100, in_all=10_000)
        await store.uploads.add(Upload("j", "juris", 0.0, "x" * 30), of_guest=100, in_all=10_000)
        kept = [f"a{number}" for number in range(5) if await store.uploads.exists(f"a{number}")]
        assert kept == ["a2", "a3", "a4"]
        assert await store.uploads.exists("j")


async def test_who_holds_the_most_makes_room(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.uploads.add(Upload("honest", "juris", 0.0, "x" * 30), in_all=200)
        for number in range(9):
            await store.uploads.add(
                Upload(f"a{number}", "anna", 1.0 + number, "ž" * 20), in_all=200
            )
        await store.uploads.add(Upload("new", "eva", 99.0, "x" * 30), in_all=200)
        names = ["honest", *(f"a{number}" for number in range(9)), "new"]
        kept = [name for name in names if await store.uploads.exists(name)]
        assert kept == ["honest", "a6", "a7", "a8", "new"]
        # A single one that is larger than all may be is kept alone, and the next makes it go.
        await store.uploads.add(Upload("huge", "eva", 100.0, "x" * 300), in_all=200)
        assert await store.uploads.exists("huge")
        await store.uploads.add(Upload("last", "juris", 101.0, "x" * 30), in_all=200)
        assert not await store.uploads.exists("huge")
        assert await store.uploads.exists("last")
