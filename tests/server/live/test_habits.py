"""How people lay is counted once from each table that counts, and outlives tables and guests."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import GuestClient
from tests.server.houses import House, house_in
from tests.server.storage.stores import entry, head, open_store
from tests.server.tables import SHORT, finished_table
from trimino.analysis.habits import Habits, habits_of
from trimino.analysis.people import ENOUGH, People, RuleFamily
from trimino.server.live.habit_counter import HabitCounter
from trimino.server.live.table_cache import TableCache
from trimino.server.storage import Store
from trimino.server.storage.purge import EXPIRED_KEPT

PLENTY = Habits(turns=ENOUGH, chances=ENOUGH, overlooked=ENOUGH // 2)
FAMILY = RuleFamily(True, 2)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_in(tmp_path) as house:
        yield house


async def test_a_table_is_counted_once(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.append(entry("a", 1, after=head("over")))
        await store.append(entry("b", 1, after=head("over")))
        await store.append(entry("c", 1, after=head("playing")))
        assert sorted(await store.habits.uncounted(9)) == ["a", "b"]
        assert len(await store.habits.uncounted(1)) == 1
        for _ in range(2):
            await store.habits.count("a", FAMILY, PLENTY)
        await store.habits.count("b", RuleFamily(False, 4), Habits())
        assert await store.habits.uncounted(9) == []
        assert (await store.habits.people()).habits == ((FAMILY, PLENTY),)


async def test_sums_of_several_tables_and_families(database_url: str) -> None:
    async with open_store(database_url) as store:
        for table, family in (("a", FAMILY), ("b", FAMILY), ("c", RuleFamily(False, 2))):
            await store.habits.count(table, family, PLENTY)
        known = dict((await store.habits.people()).habits)
        assert known == {FAMILY: PLENTY.plus(PLENTY), RuleFamily(False, 2): PLENTY}


async def test_the_sums_stay_when_a_table_goes(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.append(entry("gone", 1, kind="expired", after=head("over")))
        await store.habits.count("gone", FAMILY, PLENTY)
        later = 2000.0 + 100 * EXPIRED_KEPT
        assert await store.purge(later) == 1
        assert (await store.habits.people()).habits == ((FAMILY, PLENTY),)


async def counted(store: Store) -> People:
    """What a server knows after it has counted."""
    counter = HabitCounter(store, TableCache(store, lambda _: None))
    await counter.count()
    return counter.people


async def test_only_people_are_counted_even_those_who_deleted_themselves(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    table = await finished_table(anna)
    async with open_store(f"sqlite:///{house.file}") as store:
        ((family, shown),) = (await counted(store)).habits
        room = (await TableCache(store, lambda _: None).snapshot(table)).room
        assert room.match is not None
        everybody = {(0, number) for number in range(len(room.match.rounds[0].events))}
        assert family == FAMILY
        assert 0 < shown.placements < habits_of(room.match, everybody).placements
        await finished_table(anna)
        assert (await anna.ask("DELETE", "/api/me")).status_code == 204
        ((_, more),) = (await counted(store)).habits
        assert more.placements > shown.placements
        assert (await counted(store)).habits == ((FAMILY, more),)


@pytest.mark.parametrize("helped", ["", "hint", "undo"])
async def test_a_match_with_hints_or_undone_replies_does_not_count(
    house: House, helped: str
) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    table = await anna.open("person", "random", rules=SHORT, hints=True)
    async with anna.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        await chair.until(lambda: bool(chair.legal))
        if helped == "hint":
            await chair.do("hint", decision=chair.clock["decision"])
        if helped == "undo":
            await chair.play(chair.legal[0]["action"])
            await chair.until(lambda: bool(chair.legal))
            await chair.do("take-back", decision=chair.clock["decision"])
            assert chair.view["left_out"]
        await chair.play_on(random.Random(1))
    async with open_store(f"sqlite:///{house.file}") as store:
        assert bool((await counted(store)).habits) != bool(helped)
