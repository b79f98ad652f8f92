"""Opening tables: a request that is sent again opens one table; names that a host hides."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.clients import GuestClient
from tests.server.houses import House, house_in

FORM = {"settings": {}, "seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("server")) as house:
        yield house


async def open_with(guest: GuestClient, key: str | None, path: str = "/api/tables") -> str:
    guest.more = {"Idempotency-Key": key} if key else {}
    form = FORM if path == "/api/tables" else None
    answer = await guest.ask("POST", path, form)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def test_a_request_that_is_sent_again_opens_one_table(house: House) -> None:
    anna, juris = [await GuestClient.named(house.server, name) for name in ("Anna", "Juris")]
    key = "a" * 32
    opened = await asyncio.gather(*(open_with(anna, key) for _ in range(5)))
    assert len(set(opened)) == 1
    assert await open_with(anna, key) == opened[0]
    assert len(opened[0]) == 22
    others = [
        await open_with(anna, "b" * 32),
        await open_with(juris, key),
        await open_with(anna, None),
    ]
    assert len({opened[0], *others}) == 4
    assert house.kinds(opened[0]) == ["opened"]
    guided = [await open_with(anna, "c" * 32, "/api/tables/guided") for _ in range(2)]
    assert guided[0] == guided[1]


async def test_a_key_that_could_be_guessed_is_refused(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    for key in ("short", "x" * 300):
        anna.more = {"Idempotency-Key": key}
        assert (await anna.ask("POST", "/api/tables", FORM)).status_code == 422


async def test_a_host_hides_a_name(house: House) -> None:
    anna, rude = [await GuestClient.named(house.server, name) for name in ("Anna", "Rude")]
    table = await anna.open("person", "person", public=True)
    async with anna.at(table) as host, rude.at(table) as guest:
        await host.sit(0)
        await guest.sit(1)
        await host.until(lambda: [seat["name"] for seat in host.view["seats"]] == ["Anna", "Rude"])
        await host.do("hide-name", seat=1)
        await host.until(lambda: host.view["seats"][1]["name"] is None)
        await guest.until(lambda: guest.view["seats"][1]["name"] is None)
        # Who stands up and sits down again, or takes another name, stays without.
        await guest.do("leave")
        await guest.sit(1)
        await rude.ask("PATCH", "/api/me", {"name": "Ruder"})
        view = await anna.get(f"/api/tables/{table}")
        assert [seat["name"] for seat in view["table"]["seats"]] == ["Anna", None]
        listed = (await anna.get("/api/tables"))["tables"]
        (line,) = [one for one in listed if one["id"] == table]
        assert [seat["name"] for seat in line["seats"]] == ["Anna", None]
    # Elsewhere the name is shown.
    assert (await rude.get("/api/me"))["me"]["name"] == "Ruder"


async def test_a_device_that_was_removed_is_a_stranger_at_once(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    token = (await anna.ask("POST", "/api/me/links")).json()["token"]
    lost = GuestClient(house.server)
    lost.cookie = (await lost.ask("POST", f"/api/me/links/{token}")).cookies["trimino"]
    table = await anna.open("person", "open")
    async with lost.at(table) as chair:
        devices = (await anna.get("/api/me/devices"))["devices"]
        assert sorted(device["this"] for device in devices) == [False, True]
        (other,) = [device["id"] for device in devices if not device["this"]]
        assert (await anna.ask("DELETE", f"/api/me/devices/{other}")).status_code == 204
        await chair.until(lambda: chair.is_closed)
    assert (await lost.get("/api/me"))["me"] is None
    assert (await anna.get("/api/me"))["me"]["name"] == "Anna"
    again = await anna.ask("DELETE", f"/api/me/devices/{other}")
    assert (again.status_code, again.json()["error"]["name"]) == (404, "no-such-device")
    assert (await lost.ask("GET", "/api/me/devices")).status_code == 401
