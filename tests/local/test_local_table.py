"""Local tables: whole matches by every rule set, crashes at any row, and what they do alone."""

import random
from collections.abc import Callable

import pytest

from tests.local.engines import NativeEngine, ask
from tests.local.local_guest import LocalGuest
from tests.local.scenarios import play_to_the_end, proven, seated
from trimino.bots.plain import PLAIN_ROSTER
from trimino.local.calls import CALLS
from trimino.local.plain_words import plain_words
from trimino.room.characters import CHARACTERS, character_name
from trimino.rules import RULESETS
from trimino.words import in_english

MINUTE, YEARS = 60.0, 1e8

pytestmark = pytest.mark.anyio


@pytest.fixture
def guest() -> LocalGuest:
    return LocalGuest(NativeEngine())


@pytest.mark.parametrize("rules", [rules.base for rules in RULESETS])
async def test_a_match_by_any_rules_is_played_to_its_end(guest: LocalGuest, rules: str) -> None:
    table = await guest.open("person", "easygoing", "solid", rules=rules)
    async with guest.at(table) as chair:
        await seated(chair, 0)
        await play_to_the_end(chair)
    record = await proven(guest, table)
    assert record["bots"] == [None, "easygoing", "solid"]


async def test_nothing_is_lost_whenever_the_device_dies(
    guest: LocalGuest, count: Callable[[int, int], int]
) -> None:
    table = await guest.open("person", "solid", rules="triomino")
    rng = random.Random(5)
    async with guest.at(table) as chair:
        await seated(chair, 0)
        for _ in range(count(5, 25)):
            await chair.until(lambda: bool(chair.legal))
            await chair.play(rng.choice(chair.legal)["action"])
            if not chair.legal:
                break
            seen, version = dict(chair.now), chair.version
            guest.crash(table)
            await chair.connect()
            assert chair.version == version
            assert {key: chair.now[key] for key in ("hand", "legal", "totals")} == {
                key: seen[key] for key in ("hand", "legal", "totals")
            }


async def test_a_table_waits_for_its_people_however_long(guest: LocalGuest) -> None:
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        guest.now += 400 * 24 * 60 * 60
        guest.crash(table)
        await chair.connect()
        assert chair.status == "playing"


async def test_a_clock_that_was_set_back_neither_breaks_the_log_nor_stops_bots(
    guest: LocalGuest,
) -> None:
    guest.now = YEARS
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        guest.now = 0.0
        await chair.play(chair.legal[0]["action"])
        # Nor do bots wait until the clock is where it was.
        assert guest.now < MINUTE
        guest.crash(table)
        await chair.connect()
        await chair.until(lambda: bool(chair.legal))
        await chair.play(chair.legal[0]["action"])
        assert guest.now < MINUTE
    times = [row[2] for row in guest.logs[table]]
    assert times == sorted(times)


async def test_a_clock_that_was_wrong_for_a_moment_leaves_no_trace(guest: LocalGuest) -> None:
    guest.now = YEARS
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        right, guest.now = guest.now, 0.0
        await chair.play(chair.legal[0]["action"])
        guest.now = right + MINUTE
        await chair.play(chair.legal[0]["action"])
    assert guest.logs[table][-1][2] <= guest.now


async def test_a_row_that_was_not_kept_never_happened(guest: LocalGuest) -> None:
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        play = {"type": "play", "id": "lost", "decision": chair.clock["decision"]}
        lost = {**play, "action": chair.legal[0]["action"]}
        ask(guest.engine, "tables.command", table=table, command=lost, at=guest.now, name="Anna")
        guest.crash(table)
        await chair.connect()
        assert chair.clock["decision"] == play["decision"]


async def test_the_line_in_the_list_says_how_a_game_stands(guest: LocalGuest) -> None:
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        line = guest.heads[table]["line"]
        assert line["your_turn"] == (chair.now["turn"] == 0)
        assert (line["status"], line["removal"]) == ("playing", "ended")
        guest.keep(ask(guest.engine, "tables.remove", table=table, at=guest.now)["writes"])
        assert guest.heads[table]["line"]["status"] == "over"


def test_plain_words_name_characters_as_english_does() -> None:
    names = [character_name(one) for several in CHARACTERS.values() for one in several]
    assert [plain_words(name) for name in names] == [in_english(name) for name in names]


def test_only_bots_that_need_no_server_are_offered() -> None:
    bots = [bot["name"] for bot in ask(NativeEngine(), "rules.choices")["bots"]]
    assert bots == [entry.name for entry in PLAIN_ROSTER]


def test_every_call_is_named_by_what_it_is_about() -> None:
    assert {name.partition(".")[0] for name in CALLS} >= {"tables", "rules", "records"}
