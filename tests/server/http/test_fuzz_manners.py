"""Bad manners at tables: seats of others, tables that are full, sockets of other sites, floods."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import Chair, GuestClient, Refused
from tests.server.log_faults import faults
from tests.server.servers import Server, serving
from tests.server.tables import SHORT
from trimino.server.access.rate_limits import ADDRESS, GUEST_RATES, RequestKind
from trimino.server.http.socket import REFUSED


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}") as running:
        yield running
        assert faults(running.output()) == []


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server that limits what one may ask for, as servers do."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", TRIMINO_LIMITS="on") as running:
        yield running
        assert faults(running.output()) == []


LESS = 0.1
"""A tenth of all limits: reached with few requests, before a slow machine allows more of them."""


@pytest.fixture
def stricter(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", TRIMINO_LIMITS=str(LESS)) as running:
        yield running
        assert faults(running.output()) == []


async def people(server: Server, *names: str) -> list[GuestClient]:
    return [await GuestClient.named(server, name) for name in names]


async def refused(chair: Chair, type: str, **details: object) -> str:
    """By which name a command is refused."""
    with pytest.raises(Refused) as caught:
        await chair.do(type, **details)
    return caught.value.name


async def test_a_full_table_and_a_table_that_plays_let_nobody_in(server: Server) -> None:
    anna, juris, eva = await people(server, "Anna", "Juris", "Eva")
    table = await anna.open("person", "person", rules=SHORT)
    async with anna.at(table) as a, juris.at(table) as j, eva.at(table) as e:
        await a.sit(0)
        assert await refused(e, "sit", seats=[0], contribution="0" * 64) == "table-seat-taken"
        await j.sit(1)
        for seats in ([0], [1], [0, 1]):
            name = await refused(e, "sit", seats=seats, contribution="0" * 64)
            assert name == "table-seat-taken"
        assert await refused(e, "sit", seats=[2], contribution="0" * 64) == "table-no-such-seat"
        await a.do("start")
        assert await refused(e, "sit", seats=[1]) == "table-already-started"
        assert [seat["name"] for seat in a.view["seats"]] == ["Anna", "Juris"]


async def test_nobody_acts_for_a_seat_that_is_not_theirs(server: Server) -> None:
    anna, juris, eva = await people(server, "Anna", "Juris", "Eva")
    table = await anna.open("person", "person", rules=SHORT)
    async with anna.at(table) as a, juris.at(table) as j, eva.at(table) as e:
        await a.sit(0)
        await j.sit(1)
        assert await refused(j, "start") == "table-not-the-host"
        await a.do("start")
        await a.until(lambda: bool(a.legal) or bool(j.legal))
        own, other = (a, j) if a.legal else (j, a)
        await other.until(lambda: other.version == own.version)
        decision, before = own.clock["decision"], own.version
        legal = [choice["action"] for choice in own.legal]
        for action in legal:
            play = {"decision": decision, "action": action}
            assert await refused(other, "play", **play) == "table-not-your-turn"
            assert await refused(e, "play", **play) == "table-not-seated"
        for type in ("hint", "uncover"):
            assert await refused(other, type, decision=decision) == "table-not-your-turn"
            assert await refused(e, type, decision=decision) == "table-not-seated"
        assert await refused(e, "greet", greeting="hello") == "table-not-seated"
        assert await refused(e, "free", seat=0) == "table-not-the-host"
        plan = {"kind": "bot", "bot": "random"}
        assert await refused(e, "set-seat", seat=0, plan=plan) == "table-not-the-host"
        assert await refused(a, "free", seat=1) == "table-still-there"
        stranger = GuestClient(server)
        async with stranger.at(table) as s:
            for type in ("leave", "start", "rematch", "go-on"):
                assert await refused(s, type) == "nobody-asks"
        assert own.version == before


ORIGINS = ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:1"]


@pytest.mark.parametrize("origin", ORIGINS)
async def test_a_socket_of_another_site_is_not_opened(server: Server, origin: str) -> None:
    (anna,) = await people(server, "Anna")
    table = await anna.open("person")
    url = f"{server.socket_url}/api/tables/{table}/socket"
    headers = {**anna.headers, "Origin": origin}
    with pytest.raises(InvalidStatus) as caught:
        await connect(url, additional_headers=headers)
    assert caught.value.response.status_code == 403
    assert b"foreign-origin" in (caught.value.response.body or b"")


@pytest.mark.parametrize("table", ["A" * 22, "x"])
async def test_a_guessed_table_is_told_to_be_none(server: Server, table: str) -> None:
    (anna,) = await people(server, "Anna")
    async with anna.at(table) as chair:
        assert [frame["error"]["name"] for frame in chair.frames] == ["no-such-table"]
        assert chair.is_closed


async def test_a_socket_that_is_none_is_not_opened(server: Server) -> None:
    with pytest.raises(InvalidStatus) as caught:
        await connect(f"{server.socket_url}/api/tables/x/sockets")
    assert 400 <= caught.value.response.status_code < 500


@pytest.mark.parametrize("table", ["%00", "a%20b", "a" * 65])
async def test_a_table_that_cannot_be_is_told_to_be_none(server: Server, table: str) -> None:
    async with connect(f"{server.socket_url}/api/tables/{table}/socket") as socket:
        assert json.loads(await socket.recv())["error"]["name"] == "no-such-table"


@pytest.mark.parametrize("since", ["-1", "x", "1e9", "", "0x10"])
async def test_a_version_that_is_none_gets_a_view(server: Server, since: str) -> None:
    (anna,) = await people(server, "Anna")
    table = await anna.open("person")
    url = f"{server.socket_url}/api/tables/{table}/socket?since={since}"
    async with connect(url) as socket:
        assert json.loads(await socket.recv())["type"] == "view"


async def test_a_version_of_the_future_gets_a_view(server: Server) -> None:
    (anna,) = await people(server, "Anna")
    table = await anna.open("person")
    async with anna.at(table, since=10**15) as chair:
        assert chair.frames[0]["type"] == "view"


async def test_who_opens_tables_without_end_has_to_wait(strict: Server) -> None:
    anna, juris = await people(strict, "Anna", "Juris")
    form = {"seats": [{"kind": "person"}]}
    answers = [await anna.ask("POST", "/api/tables", form) for _ in range(20)]
    most = GUEST_RATES[RequestKind.OPEN].burst
    assert [answer.status_code for answer in answers[:most]] == [201] * most
    last = answers[-1]
    assert (last.status_code, last.json()["error"]["name"]) == (429, "too-many")
    wait = last.json()["error"]["details"]["seconds"]
    assert int(last.headers["retry-after"]) == wait > 0
    # Others do not have to wait for it.
    assert (await juris.ask("POST", "/api/tables", form)).status_code == 201


async def test_who_asks_for_rematches_without_end_has_to_wait(strict: Server) -> None:
    (anna,) = await people(strict, "Anna")
    table = await anna.open("person", "random")
    tables = [table]
    while (table := await rematch(anna, tables[-1])) and len(tables) < 20:
        tables.append(table)
    assert table == ""
    assert len(tables) >= GUEST_RATES[RequestKind.OPEN].burst


async def rematch(guest: GuestClient, table: str) -> str:
    """Give a match up and ask for another; return its table, nothing if one has to wait."""
    async with guest.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        await chair.do("give-up")
        try:
            await chair.do("rematch")
        except Refused as error:
            return "" if error.name == "too-many" else error.name
        await chair.until(lambda: chair.view["rematch"] is not None)
        again: str = chair.view["rematch"]
        return again


async def test_who_changes_their_name_again_and_again_has_to_wait(strict: Server) -> None:
    (anna,) = await people(strict, "Anna")
    most = GUEST_RATES[RequestKind.RENAME].burst
    names = [f"Anna {number}" for number in range(most + 1)]
    codes = [(await anna.ask("PATCH", "/api/me", {"name": name})).status_code for name in names]
    assert codes == [200] * most + [429]
    # The name that one has already is no change.
    again = await anna.ask("PATCH", "/api/me", {"name": names[most - 1]})
    assert (again.status_code, again.json()["name"]) == (200, names[most - 1])


async def test_who_sits_down_under_ever_new_names_has_to_wait(strict: Server) -> None:
    anna, juris = await people(strict, "Anna", "Juris")
    table = await anna.open("person", "person")
    most = GUEST_RATES[RequestKind.RENAME].burst
    async with anna.at(table) as a, juris.at(table) as j:
        # A family around its own device, as often as it wants.
        for number in range(most):
            await a.sit(0, 1, names=[f"A {number}", f"B {number}"])
            await a.do("leave")
        both = ["Juris", "Juris"]
        assert await refused(j, "sit", seats=[1], names=both) == "table-names-do-not-fit"
        for number in range(most):
            await j.sit(1, names=[f"Juris {number}"])
            # Who only moves has the same name.
            await j.sit(0, names=[f"Juris {number}"])
            await j.do("leave")
        with pytest.raises(Refused) as caught:
            await j.sit(1, names=["Anna"])
        assert caught.value.name == "too-many"
        await j.sit(1)


async def test_who_comes_under_ever_new_names_has_to_wait(strict: Server) -> None:
    stranger = GuestClient(strict)
    most = ADDRESS[RequestKind.IDENTITY].burst
    for _ in range(most):
        assert (await stranger.ask("POST", "/api/me", {"name": "A"})).status_code == 201
    # On a slow machine another name is allowed meanwhile, but not for each request.
    codes = (await stranger.ask("POST", "/api/me", {"name": "A"}) for _ in range(most))
    assert 429 in [answer.status_code async for answer in codes]


async def test_who_floods_a_socket_is_told_how_long_to_wait_and_can_play_on(strict: Server) -> None:
    (anna,) = await people(strict, "Anna")
    table = await anna.open("person", "random", rules=SHORT)
    async with anna.at(table) as chair:
        await chair.sit(0)
        most = GUEST_RATES[RequestKind.COMMAND].burst
        sent = [chair.do("greet", greeting="hello") for _ in range(2 * most)]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        told = [answer for answer in answers if isinstance(answer, Refused)]
        assert len(told) >= most / 2
        assert {error.name for error in told} == {"too-many"}
        seconds = max(error.error["details"]["seconds"] for error in told)
        await asyncio.sleep(seconds)
        await chair.do("start")


async def test_who_goes_on_however_often_they_are_refused_is_cut_off(strict: Server) -> None:
    (anna,) = await people(strict, "Anna")
    table = await anna.open("person")
    chair = Chair(anna, table)
    await chair.connect()
    with suppress(ConnectionError):
        while True:
            await chair.send({"type": "greet", "id": "g", "greeting": "hello"})
            # Slowly enough for the limit on frames.
            await asyncio.sleep(1 / 35)
    assert chair.close_code == REFUSED
    async with anna.at(table) as again:
        assert again.view


async def test_who_opens_sockets_without_end_is_refused_with_seconds(strict: Server) -> None:
    (anna,) = await people(strict, "Anna")
    table = await anna.open("person")
    chairs = [Chair(anna, table) for _ in range(30)]
    # At once: each second allows another.
    await asyncio.gather(*(chair.connect() for chair in chairs))
    first = [chair.frames[0] for chair in chairs]
    refused = [frame["error"] for frame in first if frame["type"] == "refused"]
    assert {error["name"] for error in refused} == {"too-many"}
    assert all(error["details"]["seconds"] > 0 for error in refused)
    assert {frame["type"] for frame in first} == {"view", "refused"}
    for chair in chairs:
        await chair.close()


async def test_one_guest_cannot_use_up_the_requests_of_an_address(stricter: Server) -> None:
    anna, juris = await people(stricter, "Anna", "Juris")
    most = round(LESS * GUEST_RATES[RequestKind.REQUEST].burst)
    # At once: every second allows another.
    asked = [anna.ask("GET", "/api/me") for _ in range(3 * most)]
    codes = {answer.status_code for answer in await asyncio.gather(*asked)}
    assert codes == {200, 429}
    assert (await juris.ask("GET", "/api/me")).status_code == 200


async def test_positions_have_a_limit_of_their_own(stricter: Server) -> None:
    stranger = GuestClient(stricter)
    most = round(LESS * ADDRESS[RequestKind.POSITION].burst)
    asked = [stranger.ask("POST", "/api/positions", {"position": "x"}) for _ in range(3 * most)]
    codes = {answer.status_code for answer in await asyncio.gather(*asked)}
    assert codes == {422, 429}
    assert (await stranger.ask("GET", "/api/rulesets")).status_code == 200
