"""Matches at tables of a real server, played through the public API of the client."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.servers import Server, serving
from trimino.client import (
    ClientError,
    ClientReason,
    ConnectionState,
    CredentialStore,
    MemoryCredentials,
    RequestRefused,
    TableClient,
)
from trimino.records.house_rules_notation import HouseRules
from trimino.records.record import replay
from trimino.rules import published
from trimino.words import say

SHORT = published("triomino").replace_json(
    {
        "target": None,
        "rounds": 2,
        "highest_value": 3,
        "hand": dict.fromkeys("23456", 2),
        "solo": None,
    }
)
"""Two rounds with few tiles."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'games.db'}") as running:
        yield running


def within_time(doing: Callable[[], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with asyncio.timeout(120):
            return await doing()

    return asyncio.run(run())


async def play_on(table: TableClient, seed: int = 1) -> int:
    """Play random legal actions to the end, and count the decisions."""
    rng, decisions = random.Random(seed), 0
    async for view in table.turns():
        assert view.now.position.turn == table.seat
        await table.play(rng.choice(list(view.legal)))
        decisions += 1
    return decisions


def test_a_table_is_opened_and_a_match_played(server: Server) -> None:
    async def play() -> None:
        seats = ["person", "greedy"]
        async with await TableClient.open(
            server.url, name="Anna", seats=seats, rules=SHORT
        ) as table:
            assert table.seat == 0
            assert table.state is not None
            assert table.state.is_host
            assert not table.state.view
            await table.start()
            decisions = await play_on(table)
            assert table.view is not None
            match = replay(await table.record())
            assert match.totals == table.view.totals
            assert match.rules == SHORT
            for sent, played in zip(table.view.rounds, match.rounds, strict=True):
                # The phases come from the server, and are those of the rules.
                assert sent.events == played.view(0).events
            own = [event for played in match.rounds for event in played.events if event.seat == 0]
            assert decisions == len([event for event in own if not event.by_clock])

    within_time(play)


def test_a_table_and_its_record_have_the_name_of_the_rules(server: Server) -> None:
    async def play() -> None:
        rules, seats = HouseRules(SHORT, "Grandma's  short"), ["person", "greedy"]
        async with await TableClient.open(
            server.url, name="Anna", seats=seats, rules=rules
        ) as table:
            assert table.state is not None
            assert table.state.rules_name == "Grandma's short"
            await table.start()
            await play_on(table)
            record = await table.record()
            assert record["rules_name"] == "Grandma's short"
            assert replay(record).rules == SHORT
        with pytest.raises(RequestRefused) as refused:
            await TableClient.open(server.url, name="Anna", rules=SHORT, rules_name="\u202e")
        assert refused.value.name == "house-rules-bad-name"

    within_time(play)


def test_two_people_and_a_spectator_and_a_rematch(server: Server) -> None:
    async def play() -> None:
        seats = ["person", "person"]
        async with (
            await TableClient.open(server.url, name="Anna", seats=seats, rules=SHORT) as anna,
            await TableClient.join(str(anna.link), name="Juris") as juris,
            await TableClient.watch(anna.link) as guest,
        ):
            assert (anna.seat, juris.seat, guest.seat) == (0, 1, None)
            with pytest.raises(RequestRefused) as refused:
                await juris.start()
            assert refused.value.name == "table-not-the-host"
            assert "host" in say(refused.value.message)
            await anna.start()
            # A deal ends the greetings of before.
            await anna.until(lambda: anna.view is not None)
            await anna.greet("hello")
            await juris.until(lambda: juris.state is not None and juris.state.greeting is not None)
            await asyncio.gather(play_on(anna, 1), play_on(juris, 2))
            await guest.until(lambda: guest.view is not None and bool(guest.view.winners))
            assert guest.view is not None
            assert anna.view is not None
            assert guest.view.totals == anna.view.totals
            assert await anna.rematch() == await juris.rematch()

    within_time(play)


def test_one_comes_back_as_the_same_guest(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        known = CredentialStore(tmp_path / "guests.json")
        table = await TableClient.open(server.url, name="Anna", rules=SHORT, credentials=known)
        await table.close()
        async with await TableClient.join(
            table.link, credentials=CredentialStore(known.path)
        ) as again:
            assert again.seat == 0
        with pytest.raises(ClientError) as caught:
            await TableClient.join(table.link, name="Juris", credentials=MemoryCredentials())
        assert caught.value.reason is ClientReason.NO_FREE_SEAT

    within_time(play)


def test_an_action_that_is_not_legal_is_refused(server: Server) -> None:
    async def play() -> None:
        async with await TableClient.open(server.url, name="Anna", rules=SHORT) as table:
            await table.start()
            async for view in table.turns():
                if not view.legal.placements:
                    await table.play(view.legal.default)
                    continue
                place = view.legal.placements[0]
                with pytest.raises(RequestRefused):
                    await table.play(place._replace(field=7))
                break

    within_time(play)


def test_a_client_survives_a_server_that_restarts(tmp_path: Path) -> None:
    async def play() -> None:
        with serving(f"sqlite:///{tmp_path / 'games.db'}") as server:
            async with await TableClient.open(server.url, name="Anna", rules=SHORT) as table:
                await table.start()
                async for view in table.turns():
                    server.kill()
                    await table.until(lambda: table.connection is ConnectionState.LOST)
                    sent = asyncio.create_task(table.play(next(iter(view.legal))))
                    await table.until(lambda: table.has_pending)
                    server.start()
                    await sent
                    break
                assert await play_on(table) > 0
                replay(await table.record())

    within_time(play)


def test_a_server_that_is_not_there_is_an_error_with_a_sentence() -> None:
    async def play() -> None:
        with pytest.raises(ClientError) as caught:
            await TableClient.join("http://127.0.0.1:9/table/abc", name="Anna")
        assert caught.value.reason is ClientReason.NO_SERVER
        assert "127.0.0.1:9" in say(caught.value.message)

    within_time(play)
