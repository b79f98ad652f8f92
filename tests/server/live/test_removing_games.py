"""Removing games from one's list: what it means for the table and for the others."""

import random
from collections.abc import Iterator

import pytest

from tests.server.clients import GuestClient
from tests.server.houses import House, house_in
from tests.server.tables import finished_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("server")) as house:
        yield house


async def listed(guest: GuestClient) -> list[str]:
    answer = await guest.ask("GET", "/api/me/games")
    return [table["id"] for table in answer.json()["tables"]]


async def removal(guest: GuestClient, table: str) -> str:
    """What the list says that removing a table would mean."""
    tables = (await guest.ask("GET", "/api/me/games")).json()["tables"]
    (found,) = (listed["removal"] for listed in tables if listed["id"] == table)
    return str(found)


async def remove(guest: GuestClient, table: str, expected: str | None = None) -> int:
    answer = await guest.ask("DELETE", _address(table, expected))
    return int(answer.status_code)


def _address(table: str, expected: str | None) -> str:
    return f"/api/me/games/{table}" + (f"?removal={expected}" if expected else "")


async def test_a_finished_game_leaves_the_list_and_stays_to_be_seen(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    table = await finished_table(anna)
    assert await removal(anna, table) == "unlisted"
    assert [await remove(anna, table) for _ in range(2)] == [204, 204]
    assert await listed(anna) == []
    assert (await anna.ask("GET", f"/api/tables/{table}/record")).status_code == 200


async def test_a_game_against_bots_is_over(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    table = await anna.open("person", "random")
    async with anna.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        assert await removal(anna, table) == "ended"
        assert await remove(anna, table) == 204
        await chair.until(lambda: chair.is_over)
    assert await listed(anna) == []
    assert house.kinds(table)[-1] == "gave-up"


async def test_a_host_who_left_closes_the_empty_lobby(house: House) -> None:
    anna, juris = [await GuestClient.named(house.server, name) for name in ("Anna", "Juris")]
    table = await anna.open("person", "person")
    async with anna.at(table) as a:
        await a.sit(0)
        await a.do("leave")
        assert await remove(juris, table) == 204
        assert not a.is_over
        assert await remove(anna, table, "closed") == 204
        await a.until(lambda: a.is_over)
    assert house.kinds(table)[-1] == "expired"


async def test_an_empty_lobby_is_closed_and_a_shared_one_is_left(house: House) -> None:
    anna, juris = [await GuestClient.named(house.server, name) for name in ("Anna", "Juris")]
    table = await anna.open("person", "person")
    async with anna.at(table) as a, juris.at(table) as j:
        await a.sit(0)
        assert await removal(anna, table) == "closed"
        await j.sit(1)
        assert await removal(anna, table) == "left"
        assert await remove(anna, table) == 204
        assert (await listed(anna), await listed(juris)) == ([], [table])
        await j.until(lambda: j.view["host"])
        assert await remove(juris, table) == 204
        await j.until(lambda: j.is_over)
    assert await listed(juris) == []
    assert house.kinds(table)[-2:] == ["left", "expired"]


async def test_others_play_on_without_who_removed_the_game(house: House) -> None:
    guests = [await GuestClient.named(house.server, name) for name in ("Anna", "Juris", "Eva")]
    anna, juris, eva = guests
    table = await anna.open("person", "person", "person")
    async with anna.at(table) as a, juris.at(table) as j, eva.at(table) as e:
        for number, chair in enumerate((a, j, e)):
            await chair.sit(number)
        await a.do("start")
        assert await removal(anna, table) == "handed-over"
        assert await remove(anna, table) == 204
        assert [await listed(guest) for guest in guests] == [[], [table], [table]]
        await j.until(lambda: j.view["seats"][0]["bot"] is not None)
        await e.do("give-up")
        await j.until(lambda: j.view["seats"][2]["bot"] is not None)
        await j.play_on(random.Random(2))


async def test_somebody_elses_table_stays(house: House) -> None:
    anna, juris = [await GuestClient.named(house.server, name) for name in ("Anna", "Juris")]
    table = await anna.open("person", "random")
    assert await remove(juris, table) == 204
    assert house.kinds(table) == ["opened"]
    assert await remove(juris, "A" * 22) == 404


async def test_nothing_is_done_if_it_means_something_else_by_now(house: House) -> None:
    anna, juris = [await GuestClient.named(house.server, name) for name in ("Anna", "Juris")]
    table = await anna.open("person", "person")
    async with anna.at(table) as a, juris.at(table) as j:
        await a.sit(0)
        told = [await removal(anna, table)]
        await j.sit(1)
        told.append(await removal(anna, table))
        await a.do("start")
        await a.until(lambda: bool(a.now))
        told.append(await removal(anna, table))
        assert told == ["closed", "left", "won"]
        before = house.kinds(table)
        for outdated in ("closed", "left", "ended", "handed-over", "unlisted"):
            answer = await anna.ask("DELETE", _address(table, outdated))
            assert answer.status_code == 409
            error = answer.json()["error"]
            assert (error["name"], error["details"]) == (
                "table-removal-changed",
                {"removal": "won"},
            )
            assert "the other player wins" in error["text"]
        assert house.kinds(table) == before
        assert await listed(anna) == [table]
        assert await remove(anna, table, "won") == 204
        await j.until(lambda: j.is_over)
    assert await listed(anna) == []
    # Juris was told of a match that goes on.
    assert await remove(juris, table, "won") == 409
    assert await remove(juris, table, "unlisted") == 204
    assert await remove(juris, table, "anything") == 422
