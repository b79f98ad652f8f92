"""Tables in the course of time: rematches, leaving and coming back, freed seats, clocks, expiry."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.server.clients import Chair, GuestClient, Refused
from tests.server.houses import House, house_in

GRACE = 5
"""The shortest grace that a server can have, in seconds."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("server")
    with house_in(folder, TRIMINO_GRACE=str(GRACE), TRIMINO_BOT_PAUSE="0.2") as house:
        yield house


@asynccontextmanager
async def two(house: House, **settings: object) -> AsyncIterator[tuple[Chair, Chair]]:
    """Anna, the host, in seat 0 and Juris in seat 1, at a match that has begun."""
    anna, juris = [await GuestClient.named(house.server, name) for name in ("Anna", "Juris")]
    chosen = {"rules": "goliath-kids", "stand_in": "greedy", **settings}
    table = await anna.open("person", "person", **chosen)
    async with AsyncExitStack() as stack:
        a, j = [await stack.enter_async_context(guest.at(table)) for guest in (anna, juris)]
        await a.sit(0)
        await j.sit(1)
        await a.do("start")
        for chair in (a, j):
            await chair.until(lambda chair=chair: bool(chair.now))  # type: ignore[misc]
        yield a, j


async def until_turn(seat: int, *chairs: Chair) -> None:
    """Let people play until it is a seat's turn."""
    rng = random.Random(1)
    while chairs[0].now["turn"] != seat:
        for chair in chairs:
            if chair.legal and chair.now["turn"] != seat:
                await chair.play(rng.choice(chair.legal)["action"])
        await asyncio.sleep(0.01)


async def refused(chair: Chair, type: str, **details: object) -> str:
    with pytest.raises(Refused) as why:
        await chair.do(type, **details)
    return why.value.name


async def test_a_rematch_keeps_the_seats(house: House) -> None:
    async with two(house, public=True) as (a, j):
        assert await refused(a, "rematch") == "table-match-not-over"
        rng = random.Random(1)
        await asyncio.gather(a.play_on(rng), j.play_on(rng))
        await asyncio.gather(a.do("rematch"), j.do("rematch"))
        await j.until(lambda: j.view["rematch"] is not None)
        assert any(e["kind"] == "rematch-opened" for e in j.events)
        assert j.view["rematch"] == a.view["rematch"]
        stranger = await GuestClient(house.server).get(f"/api/tables/{a.table}")
        assert stranger["table"]["rematch"] is None
        table = j.view["rematch"]
        listed = (await GuestClient(house.server).get("/api/tables"))["tables"]
        seats = next(other["seats"] for other in listed if other["id"] == table)
        assert [seat["taken"] for seat in seats] == [True, True]
        eva = await GuestClient.named(house.server, "Eva")
        async with a.guest.at(table) as a2, j.guest.at(table) as j2, eva.at(table) as e:
            assert [seat["kept"] for seat in j2.view["seats"]] == [False, True]
            assert [seat["kept"] for seat in e.view["seats"]] == [False, False]
            sit = {"seats": [1], "contribution": "ab" * 32}
            assert await refused(e, "sit", **sit) == "table-seat-taken"
            assert await refused(a2, "sit", **sit) == "table-seat-taken"
            await a2.sit(0)
            await j2.sit(1)
            await a2.do("start")
            await asyncio.gather(a2.play_on(rng), j2.play_on(rng))


async def test_a_name_that_was_hidden_stays_hidden_in_a_rematch(house: House) -> None:
    async with two(house) as (a, j):
        await a.do("hide-name", seat=1)
        rng = random.Random(1)
        await asyncio.gather(a.play_on(rng), j.play_on(rng))
        await j.do("rematch")
        await a.until(lambda: a.view["rematch"] is not None)
        async with a.guest.at(a.view["rematch"]) as a2, j.guest.at(a.view["rematch"]) as j2:
            await a2.sit(0)
            await j2.sit(1)
            await a2.until(lambda: all(seat["taken"] for seat in a2.view["seats"]))
            assert [bool(seat["name"]) for seat in a2.view["seats"]] == [True, False]


async def test_leaving_and_coming_back(house: House) -> None:
    async with two(house) as (a, j):
        await until_turn(1, a, j)
        await j.do("leave")
        await a.until(lambda: a.view["seats"][1]["away"] and a.now["turn"] == 0)
        played = [event for event in a.events if event["kind"] == "played"][-1]
        assert (played["by"], played["action"]["seat"]) == ("bot", 1)
        await j.do("come-back")
        await a.until(lambda: not a.view["seats"][1]["away"])
        assert await refused(j, "come-back") == "table-not-away"
        await asyncio.gather(a.play_on(random.Random(2)), j.play_on(random.Random(3)))


async def test_the_host_frees_a_seat_and_somebody_else_takes_it(house: House) -> None:
    eva = await GuestClient.named(house.server, "Eva")
    async with two(house) as (a, j), eva.at(a.table) as e:
        assert await refused(a, "free", seat=1) == "table-still-there"
        assert await refused(e, "sit", seats=[1]) == "table-already-started"
        await until_turn(0, a, j)
        hand = j.now["hand"]
        # Else nobody may have said yet that both are here.
        await a.until(lambda: a.here == [0, 1])
        await j.close()
        await a.until(lambda: a.here == [0])
        # A host must not look into a hand because the network blinks.
        assert await refused(a, "free", seat=1) == "table-still-there"
        async with j.guest.at(a.table) as again:
            await a.until(lambda: a.here == [0, 1])
            await again.do("leave")
        await a.until(lambda: a.here == [0])
        await a.do("free", seat=1)
        await e.do("sit", seats=[1])
        await e.until(lambda: bool(e.now["hand"]))
        assert e.now["hand"] == hand
        assert e.view["seats"][1]["name"] == "Eva"
        async with j.guest.at(a.table) as back:
            assert back.now["hand"] == []
            assert await refused(back, "leave") == "table-not-seated"
        await asyncio.gather(a.play_on(random.Random(2)), e.play_on(random.Random(3)))


@pytest.mark.parametrize("when_away", ["bot", "clock"])
async def test_who_stays_away_is_played_for(house: House, when_away: str) -> None:
    async with two(house, when_away=when_away) as (a, j):
        await until_turn(1, a, j)
        # Whoever is there may think as long as they like.
        house.make_due(a.table)
        await asyncio.sleep(1)
        assert a.now["turn"] == 1
        # Else nobody may have said yet that both are here.
        await a.until(lambda: a.here == [0, 1])
        await j.close()
        await a.until(lambda: a.here == [0])
        # On a busy machine another frame may have come since.
        told = next(frame for frame in reversed(a.frames) if "grace_left" in frame)
        assert 0 < told["grace_left"] <= GRACE
        house.make_due(a.table)
        await a.until(lambda: a.now["turn"] == 0)
        away = next(event for event in a.events if event["kind"] == "went-away")
        assert away["seats"] == [1]
        assert {e["by"] for e in a.events[a.events.index(away) :] if "by" in e} == {when_away}
        async with j.guest.at(a.table) as back:
            await back.do("come-back")
            await asyncio.gather(a.play_on(random.Random(2)), back.play_on(random.Random(3)))


async def test_the_grace_is_waited_for(house: House) -> None:
    async with two(house) as (a, j):
        await until_turn(1, a, j)
        # The clock of tables stands while a busy machine lets the server wait.
        await j.do("greet", greeting="hello")
        await a.until(lambda: a.events[-1]["kind"] == "greeted")
        left = a.events[-1]["at"]
        far = left + 3600
        house.make_due(a.table, far)
        await j.close()
        await a.until(lambda: a.view["seats"][1]["away"])
        away = next(event for event in a.events if event["kind"] == "went-away")
        # It begins when somebody leaves, however long they have thought before.
        assert left + GRACE <= away["at"] < far


async def test_a_turn_has_a_limit(house: House) -> None:
    async with two(house, turn_seconds=15) as (a, j):
        turn = a.now["turn"]
        assert 10 < a.clock["time_left"] <= 15
        house.make_due(a.table)
        await a.until(lambda: a.now["turn"] != turn)
        clock = [event for event in a.events if event["kind"] == "played"]
        assert {event["by"] for event in clock} == {"clock"}
        assert clock[0]["action"]["by"] == "clock"
        assert not j.view["seats"][turn]["away"]


async def test_a_lobby_expires(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    table = await anna.open("person", "person")
    async with anna.at(table) as chair:
        await chair.sit(0)
        house.make_due(table)
        await chair.until(lambda: chair.is_over)
        assert chair.events[-1]["kind"] == "expired"
        assert await refused(chair, "leave") == "table-match-over"
    answer = await anna.ask("GET", f"/api/tables/{table}/record")
    assert answer.status_code == 409


async def test_a_match_that_all_left_expires(house: House) -> None:
    async with two(house) as (a, j):
        await a.do("leave")
        await j.do("leave")
        house.make_due(a.table)
        await a.until(lambda: a.is_over)
    document = await a.guest.get(f"/api/tables/{a.table}/record")
    assert document["finished"] is False
    assert (await a.guest.get(f"/api/tables/{a.table}/fairness"))["fair"] is True
