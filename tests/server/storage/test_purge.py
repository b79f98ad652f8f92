"""Purge: rows that are removed in time, and rows that must stay."""

from collections.abc import Callable
from typing import TypeVar, cast

import pytest
from sqlalchemy import Connection

from tests.server.storage.stores import entry, head, open_store
from trimino.room.solo_result import SoloResult
from trimino.server.live.table_service import REOPENED_WITHIN
from trimino.server.storage import Store, StoreUnavailable, purge
from trimino.server.storage.database import Database
from trimino.server.storage.purge import DAY_SECONDS, EXPIRED_KEPT, PRESENCE_KEPT, UPLOADS_KEPT
from trimino.server.storage.rows import LogAppend, Seating, Upload

T = TypeVar("T")

NOW = 1000 * DAY_SECONDS


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


async def test_a_date_that_steps_removes_no_table_and_nobody_who_is_present(
    database_url: str,
) -> None:
    """The clock of tables stands where no server runs, and a machine's date may be years ahead."""
    async with open_store(database_url) as store:
        row = entry("over", 1, kind="expired")
        for off, table in ((-NOW, "behind"), (NOW, "ahead")):
            dated = head("over")._replace(touched_at=1001.0 + off)
            await store.append(LogAppend(row.row._replace(table=table), dated))
        await store.presence.beat("p", 1001.0, [("t", "anna")])
        assert await store.purge(1001.0 + PRESENCE_KEPT - 0.5) == 0
        assert await store.presence.at("t", 0.0) == {"anna"}
        assert await store.purge(1001.0 + EXPIRED_KEPT - 0.5) == 0
        assert await store.purge(1001.0 + EXPIRED_KEPT) == 2


def test_a_table_that_was_removed_is_too_old_to_be_taken_for_a_lost_one() -> None:
    assert EXPIRED_KEPT > REOPENED_WITHIN


async def test_links_uploads_and_signs_of_life_go_when_they_are_old(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.guests.create("anna", "Anna", "secret", NOW)
        for name, age in (("old", 0.0), ("new", -1.0)):
            await store.uploads.add(
                Upload(name, "anna", NOW - UPLOADS_KEPT - age, "{}"), "192.0.2.1"
            )
            await store.guests.add_link(name, "anna", NOW - age)
            await store.presence.beat("p", NOW - PRESENCE_KEPT - age, [("t", name)])
        assert await store.purge(NOW) == 0
        assert await store.uploads.get("old") is None
        assert await store.uploads.get("new") is not None
        assert await store.presence.at("t", 0.0) == {"new"}
        assert await store.guests.take_link("old", "s", NOW - 1, NOW) is None
        assert await store.guests.take_link("new", "s", NOW, NOW) is not None


async def test_an_analysis_goes_with_the_record_that_was_brought(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.uploads.add(Upload("kept", "anna", NOW, "{}"), "192.0.2.1")
        await store.uploads.add(Upload("old", "anna", NOW - UPLOADS_KEPT, "{}"), "192.0.2.1")
        for subject in ("upload:kept", "upload:old", "upload:replaced", "table:t"):
            await store.analyses.ask(subject, subject, "quick", NOW, "192.0.2.1")
        await store.purge(NOW)
        left = [await store.analyses.get(name) for name in ("upload:kept", "table:t")]
        assert all(left)
        for gone in ("upload:old", "upload:replaced"):
            assert await store.analyses.get(gone) is None
            assert await store.analyses.asker(gone) is None


async def test_of_very_many_rows_a_little_goes_at_a_time_and_stays_gone(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in {
        "ROWS_AT_ONCE": 3,
        "UPLOADS_AT_ONCE": 2,
        "LOOKED_AT": 4,
        "LOG_ROWS_AT_ONCE": 6,
    }.items():
        monkeypatch.setattr(purge, name, number)
    tables = [f"t{number}" for number in range(10)]

    async with open_store(database_url) as store:
        await store.guests.create("anna", "Anna", "secret", 1.0)
        for table in tables:
            for version, kind in enumerate(("opened", "sat", "expired"), start=1):
                after = head("over" if kind == "expired" else "lobby")
                await store.append(entry(table, version, kind=kind, after=after))
            await store.uploads.add(Upload(table, "anna", 1.0, "{}"), "192.0.2.1")
            await store.guests.add_link(table, "anna", 1.0)
            await store.presence.beat("p", 1.0, [(table, "anna")])
        ended = [await CutOff(store, 7).purge() for _ in range(4)]
        assert ended == [False, False, False, True]
        assert await store.tables.heads(tables) == {}
        assert await store.presence.at_each(tables, 0.0) == {}
        assert not [upload for upload in tables if await store.uploads.exists(upload)]


class CutOff:
    """A purge of a database that cuts it off after so many transactions."""

    def __init__(self, store: Store, patience: int) -> None:
        self._patience = patience
        self._database = store._database
        self.read = self._database.read

    async def purge(self) -> bool:
        """Purge; whether it came to its end."""
        try:
            await purge.purge(cast(Database, self), NOW)
        except StoreUnavailable:
            return False
        return True

    async def write(self, work: Callable[[Connection], T]) -> T:
        self._count()
        return await self._database.write(work)

    async def execute(self, work: Callable[[Connection], T]) -> T:
        self._count()
        return await self._database.execute(work)

    def _count(self) -> None:
        if not self._patience:
            raise StoreUnavailable(why="cut off")
        self._patience -= 1
