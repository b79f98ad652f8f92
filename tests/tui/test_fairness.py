"""Fair deals in the terminal: the computer itself checks them, and says who cheated."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.cheating_operator import CheatingOperator
from tests.server.clients import GuestClient
from tests.server.houses import House, house_in
from tests.tui.visiting import SHORT, visiting
from trimino.records.seen import parse_seen
from trimino.terminal.qr_code import qr_code

DOUBTS = ("a different history of this table", "a different promise")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("server")) as house:
        yield house


def test_the_deals_of_a_match_are_checked_on_this_computer(house: House, tmp_path: Path) -> None:
    async def play() -> None:
        host = await GuestClient.named(house.server, "Host")
        table = await host.open("person", "greedy", rules=SHORT)
        async with host.at(table) as chair, visiting(house.server, table, tmp_path) as anna:
            await anna.tells("The host starts the match.")
            await chair.do("start")
            await anna.until(lambda: anna.table)
            await anna.play_on()
            await anna.press("f")
            await anna.tells("Checked on this device, and right:")
            await anna.tells("The 2 deals follow from the secret that the server promised")
            await anna.tells("The match went as your device was shown")
            kept = (tmp_path / "seen" / f"{table}.txt").read_text(encoding="utf-8")
            line = anna.game.kept_line
            assert parse_seen(line) == parse_seen(kept).proof
            assert list(parse_seen(kept).contributions) == [0]
            await anna.tells("trimino-seen/1;table=")
            await anna.press("c")
            await anna.tells("The window is too small for this code. It needs")
            await anna.pilot.resize_terminal(120, 44)
            link = f"{house.server.url}/replay/table/{table}#{line}"
            code = qr_code(link).plain.splitlines()
            await anna.until(lambda: all(line.rstrip() in anna.shown for line in code))
            await anna.press("escape", "escape")
            await anna.until(lambda: anna.is_told)

    asyncio.run(play())


@pytest.mark.filterwarnings("ignore::trimino.client.HistoryWarning")
def test_an_exchanged_secret_is_told_at_once_and_at_the_end(house: House, tmp_path: Path) -> None:
    async def play() -> None:
        host = await GuestClient.named(house.server, "Host")
        table = await host.open("person", "greedy", rules=SHORT)
        async with visiting(house.server, table, tmp_path) as anna:
            await anna.tells("The host starts the match.")
            operator = CheatingOperator(house)
            await asyncio.to_thread(operator.favour, table, 1, triples=2)
            async with host.at(table) as chair:
                await chair.do("start")
            await anna.until(lambda: anna.table)
            # The promise or the history, whichever frame comes first.
            await anna.until(lambda: any(words in anna.asked for words in DOUBTS))
            await anna.play_on()
            await anna.press("f")
            await anna.tells("Something is wrong:")
            await anna.tells(
                "The promise that the server gave your device before the match was about"
            )

    asyncio.run(play())


def test_who_only_watched_is_told_that_their_computer_added_nothing(
    house: House, tmp_path: Path
) -> None:
    async def play() -> None:
        host = await GuestClient.named(house.server, "Host")
        table = await host.open("person", "greedy", rules=SHORT)
        async with (
            host.at(table) as chair,
            visiting(house.server, table, tmp_path, watches=True) as eva,
        ):
            await chair.sit(0)
            await chair.do("start")
            await eva.until(lambda: eva.table)
            await chair.play_on(random.Random(1))
            await eva.until(lambda: eva.is_told and eva.view.winners)
            await eva.press("f")
            await eva.tells("Your device added nothing to them")

    asyncio.run(play())
