"""Two servers on one PostgreSQL: a table is played through either, and outlives each of them."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack

import pytest

from tests.server.clients import Chair, GuestClient, Refused, Values
from tests.server.live.reconnecting import (
    HANGS,
    Journal,
    Party,
    ReconnectingPlayer,
    check_all,
    read_log,
    while_playing,
)
from tests.server.postgres import Postgres, query
from tests.server.servers import Server, serving
from trimino.server.live.scheduler import LEASE_SECONDS

SHORT = {"base": "triomino", "target": 80}

PARTIES = (
    Party((0,), (1,), bots=["greedy", "random"], rules=SHORT),
    Party((0,), (1,), (2,), rules=SHORT),
    Party((0, 1), bots=["greedy"], rules=SHORT),
)

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def database(own_postgres: Postgres) -> Iterator[str]:
    with own_postgres.database() as url:
        yield url


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[Pair]:
    with serving(database) as one, serving(database) as other:
        yield one, other
        assert "Traceback" not in one.output() + other.output()


async def _people(server: Server, number: int) -> list[GuestClient]:
    return [await GuestClient.named(server, f"Guest {n}") for n in range(number)]


def test_everyone_hears_of_everything_through_either(pair: Pair, database: str) -> None:
    """Three play, each with a spectator beside them; nothing is missed, and bots move once."""

    async def test() -> None:
        *people, eva = await _people(pair[0], 4)
        table = await people[0].open("person", "person", "person", "greedy", rules=SHORT)
        players = [
            ReconnectingPlayer(p, table, _from(pair, n), journal) for n, p in enumerate(people)
        ]
        async with AsyncExitStack() as stack:
            watching = [
                await stack.enter_async_context(GuestClient(s, eva.cookie).at(table)) for s in pair
            ]
            for seat, player in enumerate(players):
                await player.come()
                await player.sit(seat)
            await players[0].do("start")
            await asyncio.gather(*(player.play_on(random.Random(1)) for player in players))
            for chair in (*watching, *(player.chair for player in players)):
                await chair.until(lambda c=chair: c.is_over)  # type: ignore[misc]
            told = [[event["version"] for event in chair.events] for chair in watching]
            assert told == [list(range(2, watching[0].version + 1))] * 2
        for player in players:
            await player.chair.close()
        journal.finished.add(table)

    journal = Journal()
    asyncio.run(test())
    check_all(database, journal)


def _from(pair: Pair, number: int) -> list[Server]:
    """The servers, in the order in which somebody of that number asks them."""
    one, other = pair
    return [one, other] if number % 2 == 0 else [other, one]


def test_players_move_on_when_a_server_is_killed(pair: Pair, database: str) -> None:
    async def fate() -> None:
        for victim in pair:
            await _some_moves(journal)
            await asyncio.to_thread(victim.kill)
            await _some_moves(journal)
            await asyncio.to_thread(victim.start)

    journal = Journal()
    asyncio.run(_play(pair, journal, fate))
    check_all(database, journal)
    assert journal.reconnected > len(journal.chairs)


@pytest.mark.parametrize("crash", [False, True], ids=["stopped", "crashed"])
def test_nothing_is_lost_when_the_database_restarts(
    pair: Pair, database: str, own_postgres: Postgres, crash: bool
) -> None:
    async def fate() -> None:
        await _some_moves(journal)
        await asyncio.to_thread(own_postgres.kill if crash else own_postgres.stop)
        await asyncio.to_thread(own_postgres.start)
        await _some_moves(journal)

    journal = Journal()
    asyncio.run(_play(pair, journal, fate))
    check_all(database, journal)


async def _play(pair: Pair, journal: Journal, fate: Callable[[], Awaitable[None]]) -> None:
    parties = [(party, await _people(pair[0], len(party.people))) for party in PARTIES]
    await while_playing(parties, list(pair), journal, fate())


async def _some_moves(journal: Journal) -> None:
    wanted = len(journal.acknowledged) + random.randrange(20, 60)
    async with asyncio.timeout(HANGS):
        while len(journal.acknowledged) < wanted:
            await asyncio.sleep(0.01)


def test_another_server_plays_for_the_bot_that_a_dead_one_thought_for(
    pair: Pair, database: str
) -> None:
    async def test() -> tuple[str, int, float]:
        stays, dies = pair
        (anna,) = await _people(dies, 1)
        os.kill(stays.pid, signal.SIGSTOP)
        try:
            player = ReconnectingPlayer(
                anna, await anna.open("person", "master"), [dies, stays], journal
            )
            await player.come()
            while (await anna.get("/health/ready"))["bots"] != "thinking":
                await asyncio.sleep(0.1)
            await player.sit(0)
            await player.do("start")
            while not await _claimed(database, player):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(dies.kill)
        finally:
            os.kill(stays.pid, signal.SIGCONT)
        killed, version = time.monotonic(), len(await _versions(database, player))
        async with asyncio.timeout(HANGS):
            while len(await _versions(database, player)) == version:
                await asyncio.sleep(0.05)
        waited = time.monotonic() - killed
        await player.chair.close()
        await asyncio.to_thread(dies.start)
        return player.chair.table, version, waited

    journal = Journal()
    table, version, waited = asyncio.run(test())
    after = read_log(database)[table][version]
    assert (after.kind, '"by":"bot"' in after.body) == ("played", True)
    assert waited < 4 * LEASE_SECONDS
    check_all(database, journal)


async def _claimed(database: str, player: ReconnectingPlayer) -> bool:
    """Whether some server has a bot think; until then whoever is on turn plays."""
    chair = player.chair
    if chair.legal:
        action = chair.legal[0]["action"]
        await player.do("play", decision=chair.clock["decision"], action=action)
    claims = f"SELECT 1 FROM tables WHERE id = '{chair.table}' AND claimed_by IS NOT NULL"
    asked = chair.now.get("turn") == 1 and chair.version == len(await _versions(database, player))
    return asked and bool(await query(database, claims))


async def _versions(database: str, player: ReconnectingPlayer) -> list[object]:
    table = player.chair.table
    return await query(database, f"SELECT version FROM log WHERE table_id = '{table}'")


def test_of_two_who_want_a_seat_one_gets_it(pair: Pair) -> None:
    async def test() -> None:
        guests = await _people(pair[0], 2)
        for _ in range(10):
            table = await guests[0].open("person", "person")
            async with (
                guests[0].at(table) as a,
                GuestClient(pair[1], guests[1].cookie).at(table) as b,
            ):
                results = await asyncio.gather(a.sit(0), b.sit(0), return_exceptions=True)
                assert _losers(results) == ["table-seat-taken"]

    asyncio.run(test())


def test_of_two_answers_to_a_decision_one_counts(pair: Pair) -> None:
    """The same person at two devices, each through another server."""

    async def test() -> None:
        (anna,) = await _people(pair[0], 1)
        table = await anna.open("person", "greedy")
        async with anna.at(table) as a, GuestClient(pair[1], anna.cookie).at(table) as b:
            await a.sit(0)
            await a.do("start")
            for _ in range(10):
                await a.until(lambda: bool(a.legal))
                await b.until(lambda: b.version == a.version)
                decision = a.clock["decision"]
                answers = [
                    chair.do("play", decision=decision, action=random.choice(a.legal)["action"])
                    for chair in (a, b)
                ]
                losers = _losers(await asyncio.gather(*answers, return_exceptions=True))
                assert losers in (["table-stale"], ["table-not-your-turn"])
                await a.until(lambda d=decision: a.clock["decision"] > d)  # type: ignore[misc]

    asyncio.run(test())


def _losers(results: Sequence[int | BaseException]) -> list[str]:
    """Why those were refused who were; anything else is a fault."""
    lost = [result for result in results if isinstance(result, BaseException)]
    for error in lost:
        if not isinstance(error, Refused):
            raise error
    return [error.name for error in lost if isinstance(error, Refused)]


def test_a_server_that_has_not_heard_of_a_decision_does_not_call_it_past(
    pair: Pair, database: str
) -> None:
    """Around one device with two sockets: each command goes through the other server."""

    async def test() -> None:
        (anna,) = await _people(pair[0], 1)
        table = await anna.open("person", "person", rules=SHORT)
        async with anna.at(table) as a, GuestClient(pair[1], anna.cookie).at(table) as b:
            await a.sit(0, 1)
            await a.do("start")
            await a.until(lambda: bool(a.now))
            knows, other = a, b
            while not knows.is_over:
                await other.do(**_next(knows))
                knows, other = other, knows
                await knows.until(lambda k=knows: _is_asked(k))  # type: ignore[misc]

    asyncio.run(test())


def _is_asked(chair: Chair) -> bool:
    return chair.is_over or bool(chair.legal) or chair.clock["covered"]


def _next(chair: Chair) -> Values:
    decision = chair.clock["decision"]
    if chair.clock["covered"]:
        return {"type": "uncover", "decision": decision}
    action = random.choice(chair.legal)["action"]
    return {"type": "play", "decision": decision, "action": action}


def test_who_is_there_is_known_through_either(pair: Pair) -> None:
    async def test() -> None:
        anna, juris = await _people(pair[0], 2)
        table = await anna.open("person", "person")
        async with anna.at(table) as a:
            await a.sit(0)
            async with GuestClient(pair[1], juris.cookie).at(table) as j:
                await j.sit(1)
                await a.until(lambda: a.here == [0, 1])
                await j.until(lambda: j.here == [0, 1])
            await a.until(lambda: a.here == [0])

    asyncio.run(test())


def test_events_come_also_when_nobody_listens_to_notifications(pair: Pair, database: str) -> None:
    """The connections over which servers hear of each other are cut again and again."""
    # What such a connection was last asked.
    asked = "query LIKE 'SELECT pg_notify%'"
    listening = f"FROM pg_stat_activity WHERE {asked} AND datname = current_database()"

    async def test() -> None:
        anna, eva = await _people(pair[0], 2)
        table = await anna.open("person")
        async with anna.at(table) as a, GuestClient(pair[1], eva.cookie).at(table) as watching:
            await a.sit(0)
            for _ in range(3):
                async with asyncio.timeout(HANGS):
                    while len(await query(database, f"SELECT 1 {listening}")) < len(pair):
                        await asyncio.sleep(0.05)
                cut = await query(database, f"SELECT pg_terminate_backend(pid) {listening}")
                version = await a.do("greet", greeting="hello")
                await watching.until(lambda v=version: watching.version == v)  # type: ignore[misc]
                assert len(cut) == len(pair)

    asyncio.run(test())
