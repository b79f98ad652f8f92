"""Tables on a real server: whole matches by keyboard, and obstacles to joining one."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import GuestClient
from tests.server.servers import Server, serving
from tests.tui.visiting import SHORT, TableVisitor, visiting
from trimino.client import TableClient
from trimino.records.record import replay
from trimino.rules import Match, Place
from trimino.tui.online.lobby import LobbyScreen
from trimino.tui.screens.replay_screen import ReplayScreen


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'games.db'}") as running:
        yield running


def test_a_match_against_a_bot_is_played_to_its_end(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        host = await GuestClient.named(server, "Host")
        table = await host.open("person", "greedy", rules=SHORT)
        async with host.at(table) as chair, visiting(server, table, tmp_path) as anna:
            await anna.tells("The host starts the match.")
            await anna.tells("1 You Here")
            await chair.do("start")
            await anna.until(lambda: anna.table)
            await anna.play_on()
            match = await played_by(anna)
            assert anna.view.winners == match.winners
            assert anna.view.totals == match.totals
            views = [played.view(0) for played in match.rounds]
            for told, played in zip(anna.view.rounds, views, strict=True):
                assert told.events == played.events
                assert told.end == played.end
                assert told.before == played.before
                assert told.position.totals == played.position.totals
            await anna.press("v")
            await anna.until(lambda: isinstance(anna.app.screen, ReplayScreen))

    asyncio.run(play())


def test_two_people_play_a_match_and_its_rematch(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        host = await GuestClient.named(server, "Host")
        table = await host.open("person", "person", rules=SHORT)
        async with (
            host.at(table) as chair,
            visiting(server, table, tmp_path / "a", "Anna") as anna,
        ):
            await anna.tells("Still waiting for a player")
            async with visiting(server, table, tmp_path / "j", "Juris") as juris:
                await anna.tells("2 Juris Here")
                await chair.do("start")
                await anna.tells("Juris")
                await juris.tells("Anna")
                for one in (anna, juris):
                    await one.tells("You")
                    await one.tells("in the well")
                await greeted(anna, juris)
                await asyncio.gather(anna.play_on(), juris.play_on())
                assert anna.view.totals == juris.view.totals
                await rematch(anna, juris)
            await anna.tells("not here: Juris")

    asyncio.run(play())


def test_the_match_starts_without_free_seats_once_all_have_moved_up(
    server: Server, tmp_path: Path
) -> None:
    async def start() -> None:
        host = await GuestClient.named(server, "Host")
        table = await host.open("person", "open", "open", rules=SHORT)
        async with host.at(table) as chair:
            await chair.sit(0)
            async with visiting(server, table, tmp_path / "a", "Anna") as anna:
                await anna.tells("2 You Here")
                async with visiting(server, table, tmp_path / "j", "Juris") as juris:
                    await anna.tells("3 Juris Here")
                    await chair.do("leave")
                    await anna.tells("first ask Juris to move up")
                    assert "f without the free seats" not in anna.shown
                    await juris.tells("m move up")
                    await juris.press("m")
                    await anna.tells("f without the free seats")
                    await anna.press("f")
                    await anna.until(lambda: anna.table)
                    await juris.until(lambda: juris.table)
                    assert len(anna.view.totals) == len(juris.view.totals) == 2

    asyncio.run(start())


async def greeted(speaks: TableVisitor, hears: TableVisitor) -> None:
    await speaks.press("g")
    await speaks.press("down", "enter")
    await hears.until(lambda: "Anna: Good luck!" in hears.asked)


async def rematch(anna: TableVisitor, juris: TableVisitor) -> None:
    """Whoever asks first opens the next table; the other finds it open."""
    first = anna.game.link
    await anna.press("a")
    await anna.until(lambda: isinstance(anna.app.screen, LobbyScreen))
    await juris.press("a")
    await juris.until(lambda: isinstance(juris.app.screen, LobbyScreen))
    assert anna.game.link == juris.game.link != first
    await anna.tells("You are the host: start the match when you like.")
    await anna.press("enter")
    for one in (anna, juris):
        await one.tells("in the well")
        assert len(one.view.rounds) == 1


def test_who_comes_too_late_is_offered_to_watch(server: Server, tmp_path: Path) -> None:
    async def watch() -> None:
        host = await GuestClient.named(server, "Host")
        table = await host.open("person", "greedy", rules=SHORT)
        async with host.at(table) as chair:
            await chair.sit(0)
            async with visiting(server, table, tmp_path) as anna:
                await anna.tells("All seats are taken. You can watch.")
                assert "s sit down" not in anna.shown
                await chair.do("start")
                await anna.press("w")
                await anna.until(lambda: anna.table)
                await chair.until(lambda: bool(chair.legal))
                await anna.until(
                    lambda: (
                        len(anna.view.now.events)
                        == sum(one["kind"] == "played" for one in chair.events)
                    )
                )
                assert anna.view.now.position.hand == ()
                assert anna.view.now.position.reader is None
                assert not anna.decides

    asyncio.run(watch())


def test_a_name_is_asked_for_once_and_kept(server: Server, tmp_path: Path) -> None:
    async def ask() -> None:
        host = await GuestClient.named(server, "Host")
        table = await host.open("person", "person", rules=SHORT)
        async with visiting(server, table, tmp_path, None) as anna:
            await anna.tells("What name do you play under?")
            await anna.press(*"x" * 30, "enter")
            await anna.tells("This name is too long. It may have at most 24 characters.")
            await anna.press(*"Anna", "enter")
            await anna.tells("1 You Here")
        assert anna.app.farewell == [
            f"Your seat is kept. Come back with: trimino tui {server.url}/table/{table}"
        ]
        assert (tmp_path / "guests.json").stat().st_mode & 0o777 == 0o600
        async with visiting(server, table, tmp_path, None) as anna:
            await anna.tells("1 You Here")
            await anna.press("u")
            await anna.tells("1 Free seat")

    asyncio.run(ask())


def test_standing_up_on_arrival_is_not_undone(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = TableClient.greetings

    async def answer_late(table: TableClient) -> list[str]:
        """Greetings that come in once the seat is free, if the table is shown before them."""
        while table.seat is not None:
            await asyncio.sleep(0.02)
        return await answer(table)

    async def come_back() -> None:
        host = await GuestClient.named(server, "Host")
        table = await host.open("person", "person", rules=SHORT)
        async with visiting(server, table, tmp_path) as anna:
            await anna.tells("1 You Here")
        monkeypatch.setattr(TableClient, "greetings", answer_late)
        async with visiting(server, table, tmp_path, None) as anna:
            await anna.tells("1 You Here")
            await anna.press("u")
            await anna.tells("1 Free seat")
            await anna.app.workers.wait_for_complete()
            assert anna.game.table.seat is None

    asyncio.run(come_back())


def test_a_match_that_is_over_is_offered_as_a_replay(server: Server, tmp_path: Path) -> None:
    async def look() -> None:
        host = await GuestClient.named(server, "Host")
        table = await over(host)
        async with visiting(server, table, tmp_path) as anna:
            await anna.tells("The match is over. You can replay it.")
            await anna.press("v")
            await anna.until(lambda: isinstance(anna.app.screen, ReplayScreen))
            await anna.press("q")
            await anna.tells("The match is over. You can replay it.")

    asyncio.run(look())


async def over(host: GuestClient) -> str:
    """A table whose match is over."""
    table = await host.open("person", "greedy", rules=SHORT)
    async with host.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        while not chair.is_over:
            await chair.until(lambda: bool(chair.legal) or chair.is_over)
            if chair.legal:
                await chair.play(chair.legal[0]["action"])
    return table


def secret(home: Path) -> str:
    """The secret by which the server knows the visitor."""
    (found,) = json.loads((home / "guests.json").read_text()).values()
    assert isinstance(found, str)
    return found


async def played_by(visitor: TableVisitor) -> Match:
    """The match as its record has it."""
    record = await visitor.game.record()
    assert record is not None
    return replay(record)


def test_a_tile_laid_alone_is_taken_back(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        host = await GuestClient.named(server, "Host")
        table = await host.open("person", rules="triomino")
        async with host.at(table) as chair, visiting(server, table, tmp_path) as anna:
            await anna.tells("The host starts the match.")
            await chair.do("start")
            await anna.until(lambda: anna.decides)
            before = await anna.play_once()
            while not isinstance(anna.last, Place):
                before = await anna.play_once()
            await anna.press("u")
            await anna.until(lambda: anna.view.now.events == before.now.events)
            assert anna.view.now.position.hand == before.now.position.hand
            assert anna.view.now.position.fields == before.now.position.fields

    asyncio.run(play())


def test_who_is_there_is_played_for_by_nobody(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        host = await GuestClient.named(server, "Host")
        table = await host.open("person", "greedy", rules=SHORT)
        async with host.at(table) as chair, visiting(server, table, tmp_path) as anna:
            await anna.tells("The host starts the match.")
            await chair.do("start")
            await anna.until(lambda: anna.decides)
            async with GuestClient(server, secret(tmp_path)).at(table) as other:
                await other.do("leave")
                await other.until(lambda: not other.view["seats"][0]["away"])
                kinds = [event["kind"] for event in other.events]
                assert kinds.index("left") < kinds.index("came-back")

    asyncio.run(play())
