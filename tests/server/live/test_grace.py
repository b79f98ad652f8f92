"""The grace of a player who is away, at processes whose clocks differ by seconds."""

from pathlib import Path

import pytest

from tests.server.storage.stores import open_store
from trimino.room.commands import Sit, Start
from trimino.room.due_tasks import Pace
from trimino.room.facts import Dealt
from trimino.room.settings import PersonSeat, Settings
from trimino.server.live.table_cache import TableCache
from trimino.server.live.table_service import TableService
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store
from trimino.server.storage.rows import Guest

ANNA, EVA = (Guest(name.lower(), name, 0.0, 0.0) for name in ("Anna", "Eva"))
GRACE = 60.0


def service(store: Store, at: float) -> TableService:
    """A process whose clock stands at a time."""
    clock = UptimeClock(at, store.uptime.advance, lambda: 0.0)
    cache = TableCache(store, lambda live: None)
    return TableService(store, cache, clock, Pace(grace=GRACE), lambda live: None)


async def started(tables: TableService) -> str:
    """A table of two where the first round has been dealt."""
    table = await tables.open(ANNA, Settings(), (PersonSeat(kind="person"),) * 2)
    for seat, guest in enumerate((ANNA, EVA)):
        contribution = str(seat) * 64
        sit = Sit(id="sit", type="sit", seats=[seat], contribution=contribution)
        await tables.carry_out(table, guest, sit)
    await tables.carry_out(table, ANNA, Start(id="start", type="start"))
    async with tables.cache.locked(table) as live:
        await tables.append_fact(live, Dealt())
    return table


@pytest.mark.parametrize(("behind", "later"), [(2.0, 0.0), (-2.0, 2.0)])
async def test_a_grace_that_begins_again_never_ends_sooner(
    tmp_path: Path, behind: float, later: float
) -> None:
    async with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        ahead = service(store, 1000.0)
        table = await started(ahead)
        other = service(store, 1000.0 - behind)
        async with other.cache.locked(table) as live:
            assert await other.restart_grace(live)
        stored = await store.tables.stored_table(table)
        assert stored is not None
        assert stored.due_at == 1000.0 + later + GRACE
