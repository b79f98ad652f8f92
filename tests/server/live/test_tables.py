"""Tables over real sockets: one device, spectators, races, coming back, taking back, hints."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from tests.server.clients import Chair, GuestClient, Refused, Values
from tests.server.houses import House, house_in
from tests.server.live.reconnecting import HANGS


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("server")
    with house_in(folder, TRIMINO_BOT_PAUSE="0.5") as house:
        yield house


@asynccontextmanager
async def seated(
    house: House, *people: tuple[int, ...], **settings: object
) -> AsyncIterator[list[Chair]]:
    """A match that has begun, a chair for each person; seats are numbered from 0."""
    seats = sum(map(len, people))
    guests = [await GuestClient.named(house.server, f"Person {n}") for n, _ in enumerate(people)]
    table = await guests[0].open(*["person"] * seats, **settings)
    async with AsyncExitStack() as stack:
        chairs = [await stack.enter_async_context(guest.at(table)) for guest in guests]
        for chair, own in zip(chairs, people, strict=True):
            await chair.sit(*own)
        await chairs[0].do("start")
        await all_until(chairs, lambda chair: bool(chair.now))
        yield chairs


async def all_until(chairs: list[Chair], is_so: Any) -> None:
    for chair in chairs:
        await chair.until(lambda chair=chair: is_so(chair))  # type: ignore[misc]


def on_turn(chairs: list[Chair]) -> Chair:
    return next(chair for chair in chairs if chair.legal)


async def refused(chair: Chair, type: str, **details: object) -> str:
    with pytest.raises(Refused) as why:
        await chair.do(type, **details)
    return why.value.name


def state(chair: Chair) -> Values:
    """The state of a client, without the times that change by themselves."""
    clock = {key: chair.clock[key] for key in chair.clock if not key.endswith("_left")}
    return {"version": chair.version, "table": chair.view, "clock": clock, "now": now(chair)}


def now(chair: Chair) -> Values:
    keys = ("seat", "turn", "phase", "hand", "counts", "well", "drawn", "totals", "legal")
    return {key: chair.now[key] for key in keys if key in chair.now}


async def test_around_one_device(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    table = await anna.open("person", "person", "person", rules="goliath-kids")
    async with anna.at(table) as device:
        await device.sit(0, 1, 2, names=["Anna", "Opa", "Mia"])
        assert [seat["name"] for seat in device.view["seats"]] == ["Anna", "Opa", "Mia"]
        await device.do("start")
        await device.until(lambda: device.clock["covered"])
        assert device.now["hand"] == device.legal == []
        turn, decision = device.now["turn"], device.clock["decision"]
        assert (
            await refused(device, "play", decision=decision, action="draw") == "table-hand-covered"
        )
        await device.do("uncover", decision=decision)
        assert device.now["seat"] == turn
        assert len(device.now["hand"]) == device.now["counts"][turn]
        assert await refused(device, "uncover", decision=decision) == "table-not-covered"
        await device.play(next(c["action"] for c in device.legal if c["do"] == "place"))
        assert device.now["turn"] != turn
        assert device.clock["covered"]
        assert device.now["hand"] == []
        assert device.clock["may_take_back"]
        await device.do("take-back", decision=device.clock["decision"])
        assert device.now["turn"] == turn
        assert device.clock["covered"]
        await device.play_on(random.Random(1))
    document = await anna.get(f"/api/tables/{table}/record")
    assert document["players"] == ["Anna", "Opa", "Mia"]


async def test_a_device_is_not_told_a_hint_of_a_covered_hand(house: House) -> None:
    async with seated(house, (0, 1)) as (device,):
        await device.do("uncover", decision=device.clock["decision"])
        decision = device.clock["decision"]
        await device.do("hint", decision=decision)
        await device.play(next(c["action"] for c in device.legal if c["do"] == "place"))
        await device.do("uncover", decision=device.clock["decision"])
        await device.do_as("second", "hint", decision=device.clock["decision"])
        await device.until(lambda: "second" in device.hints, HANGS)
        assert [hint["decision"] for hint in device.hints.values()] == [device.clock["decision"]]


async def test_spectators_see_what_everyone_may(house: House) -> None:
    async with seated(house, (0,), (1,), rules="goliath-kids") as chairs:
        table = chairs[0].table
        eva = await GuestClient.named(house.server, "Eva")
        async with eva.at(table) as known, GuestClient(house.server).at(table) as stranger:
            for watching in (known, stranger):
                assert watching.now["seat"] is None
                assert watching.now["hand"] == watching.legal == []
            assert await refused(stranger, "greet", greeting="hello") == "nobody-asks"
            assert await refused(known, "greet", greeting="hello") == "table-not-seated"
            assert await refused(known, "leave") == "table-not-seated"
            rng = random.Random(2)
            await asyncio.gather(*(chair.play_on(rng) for chair in chairs))
            await all_until([known, stranger], lambda chair: chair.is_over)
            assert known.events[-1]["ending"]["hands"] is not None


async def test_reconnecting_from_any_version(house: House) -> None:
    async with seated(house, (0,), (1,)) as chairs:
        await _play_to(chairs, 120)
        for _ in range(90):
            await chairs[1].do("greet", greeting="hello")
        await _play_to(chairs, chairs[1].version + 10)
        stayed, head = chairs[0], max(chair.version for chair in chairs)
        assert head > 200, "too few versions for a fresh view"
        await stayed.until(lambda: stayed.version == head)
        for since in range(head + 1):
            await _check_since(stayed, since)
        for since in (head + 1, head + 1000):
            async with stayed.guest.at(stayed.table, since) as chair:
                assert chair.frames[0]["type"] == "view"


async def _play_to(chairs: list[Chair], version: int) -> None:
    rng = random.Random(3)
    while chairs[0].version < version and not chairs[0].is_over:
        for chair in chairs:
            if chair.legal:
                await chair.play(rng.choice(chair.legal)["action"])
        await asyncio.sleep(0.001)


async def _check_since(stayed: Chair, since: int) -> None:
    """Exactly what was missed, or a fresh view if that is too long ago."""
    head = stayed.version
    came = Chair(stayed.guest, stayed.table)
    came.version, came.view, came.now = since, stayed.view, {}
    await came.connect(since)
    await came.close()
    first = came.frames[0]
    if head - since > 200:
        assert first["type"] == "view"
    else:
        assert first["type"] == "update"
        assert [event["version"] for event in first["events"]] == list(range(since + 1, head + 1))
        known = {event["version"]: event for event in stayed.events}
        assert all(known.get(e["version"], e) == e for e in first["events"])
    assert came.version == head
    told_now = "now" in first or first["type"] == "view"
    assert state(came) == {**state(stayed), "now": now(stayed) if told_now else {}}


async def test_two_commands_race_for_one_turn(house: House) -> None:
    async with seated(house, (0,), (1,)) as chairs:
        chair = on_turn(chairs)
        async with chair.guest.at(chair.table) as other:
            for _ in range(5):
                await chair.until(lambda: bool(chair.legal))
                await other.until(lambda: other.version == chair.version)
                action, decision = chair.legal[0]["action"], chair.clock["decision"]
                both = [one.do("play", decision=decision, action=action) for one in (chair, other)]
                done = await asyncio.gather(*both, return_exceptions=True)
                assert sum(isinstance(answer, int) for answer in done) == 1
                (lost,) = [answer for answer in done if isinstance(answer, Refused)]
                assert lost.name == "table-stale"
                await _let_others_play(chairs, chair)


async def _let_others_play(chairs: list[Chair], chair: Chair) -> None:
    while not chair.legal:
        for one in chairs:
            if one is not chair and one.legal:
                await one.play(one.legal[0]["action"])
        await asyncio.sleep(0.01)


async def test_a_command_is_carried_out_once(house: House) -> None:
    async with seated(house, (0,), (1,)) as chairs:
        chair = on_turn(chairs)
        details = {"decision": chair.clock["decision"], "action": chair.legal[0]["action"]}
        version = await chair.do_as("mine", "play", **details)
        assert await chair.do_as("mine", "play", **details) == version
        async with chair.guest.at(chair.table) as again:
            assert await again.do_as("mine", "play", **details) == version
            assert await again.do_as("mine", "leave") == version
        other = next(one for one in chairs if one is not chair)
        assert await other.do_as("mine", "greet", greeting="hello") == version + 1
        assert house.kinds(chair.table).count("played") == 1


async def test_taking_back_alone_with_a_bot(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    # The youngest opens with any tile, so that there is something to lay.
    table = await anna.open("person", "greedy", rules="triodominio", friendly=False)
    async with anna.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        await chair.until(lambda: bool(chair.legal))
        hand = chair.now["hand"]
        await chair.play(next(c["action"] for c in chair.legal if c["do"] == "place"))
        assert chair.clock["may_take_back"]
        await chair.do("take-back", decision=chair.clock["decision"])
        assert chair.now["hand"] == hand
        await chair.play(next(c["action"] for c in chair.legal if c["do"] == "place"))
        await chair.until(lambda: bool(chair.legal))
        decision = chair.clock["decision"]
        assert await refused(chair, "take-back", decision=decision) == "table-cannot-take-back"
        assert [e["by"] for e in chair.events if e["kind"] == "played"][-1] == "bot"


async def test_at_a_friendly_table_draws_and_the_replies_of_bots_are_taken_back(
    house: House,
) -> None:
    anna, juris = [await GuestClient.named(house.server, name) for name in ("Anna", "Juris")]
    # The youngest opens with any tile, and may draw although a tile fits.
    rules = {"base": "triodominio", "free_draw": True}
    table = await anna.open("person", "greedy", rules=rules)
    async with anna.at(table) as chair, juris.at(table) as spectator:
        await chair.sit(0)
        await chair.do("start")
        await chair.until(lambda: bool(chair.legal))
        hand = chair.now["hand"]
        await chair.play(next(c["action"] for c in chair.legal if c["do"] == "place"))
        await chair.until(lambda: bool(chair.legal))
        replies = [event["by"] for event in chair.events if event["kind"] == "played"][1:]
        assert replies
        assert set(replies) == {"bot"}
        await chair.play("draw")
        drawn = chair.now["drawn"]
        await chair.do("take-back", decision=chair.clock["decision"])
        assert chair.now["drawn"] == []
        await chair.play("draw")
        assert chair.now["drawn"] == drawn
        for _ in range(2):
            version = await chair.do("take-back", decision=chair.clock["decision"])
        assert chair.now["hand"] == hand
        assert chair.now["fields"] == []
        assert chair.view["left_out"]
        await spectator.until(lambda: spectator.version >= version)
        assert spectator.now["fields"] == []
        assert spectator.events[-1]["actions"] == 1 + len(replies)
        decision = chair.clock["decision"]
        assert await refused(chair, "take-back", decision=decision) == "table-cannot-take-back"


async def test_a_bot_that_thinks_forgets_what_was_taken_back(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    table = await anna.open("person", "master", rules="triodominio")
    async with anna.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        for _ in range(3):
            await chair.until(lambda: bool(chair.legal))
            await chair.play(next(c["action"] for c in chair.legal if c["do"] == "place"))
            # The bot's pause is over, and it thinks, or has played.
            decision = chair.clock["decision"]
            await asyncio.sleep(0.6)
            await chair.do("take-back", decision=decision)
            assert chair.legal
            assert chair.now["points"] == [0, 0]
        await chair.play(next(c["action"] for c in chair.legal if c["do"] == "place"))
        await chair.until(lambda: bool(chair.legal))


async def test_bots_leave_time_for_taking_back_where_it_counts(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with house_in(tmp_path_factory.mktemp("undo"), TRIMINO_UNDO_PAUSE="3") as house:
        anna = await GuestClient.named(house.server, "Anna")
        table = await anna.open("person", "greedy", rules="triodominio", friendly=False)
        async with anna.at(table) as chair:
            await chair.sit(0)
            await chair.do("start")
            await chair.until(lambda: bool(chair.legal))
            await chair.play(next(c["action"] for c in chair.legal if c["do"] == "place"))
            assert 0 < chair.clock["undo_left"] <= 3
            await chair.until(lambda: bool(chair.legal))
            # A bot that can place nothing draws first.
            mine, reply, *_ = (event["at"] for event in chair.events if event["kind"] == "played")
            assert reply - mine >= 3
            assert "undo_left" not in chair.clock


async def test_among_people_a_move_is_taken_back_until_the_next_one(house: House) -> None:
    async with seated(house, (0,), (1,)) as chairs:
        chair = on_turn(chairs)
        other = next(one for one in chairs if one is not chair)
        hand, counts = chair.now["hand"], other.now["counts"]
        await lay_one(chair)
        await other.until(lambda: other.clock["decision"] == chair.clock["decision"])
        assert chair.clock["may_take_back"]
        assert not other.clock["may_take_back"]
        decision = chair.clock["decision"]
        assert await refused(other, "take-back", decision=decision) == "table-cannot-take-back"
        version = await chair.do("take-back", decision=decision)
        await all_until(chairs, lambda one: one.version >= version)
        assert chair.now["hand"] == hand
        assert other.now["counts"] == counts
        told = other.events[-1]
        assert (told["kind"], told["seat"]) == ("taken-back", chair.now["seat"])
        assert await refused(other, "play", decision=decision, action="draw") == "table-stale"
        assert await refused(chair, "take-back", decision=decision) == "table-stale"


async def test_the_next_move_and_taking_back_are_not_both_carried_out(house: House) -> None:
    """Two sockets at once: the one that comes first wins, and the other is told why not."""
    for _ in range(6):
        async with seated(house, (0,), (1,), rules="goliath-kids") as chairs:
            chair = on_turn(chairs)
            other = next(one for one in chairs if one is not chair)
            await lay_one(chair)
            await all_until([other], lambda one: bool(one.legal))
            decision, action = chair.clock["decision"], other.legal[0]["action"]
            answers = await asyncio.gather(
                chair.do("take-back", decision=decision),
                other.do("play", decision=decision, action=action),
                return_exceptions=True,
            )
            refusals = [one.name if isinstance(one, Refused) else None for one in answers]
            assert refusals in ([None, "table-stale"], ["table-too-late-to-take-back", None])


async def lay_one(chair: Chair) -> None:
    await chair.play(next(c["action"] for c in chair.legal if c["do"] == "place"))


async def test_greetings_are_heard_by_all(house: House) -> None:
    async with seated(house, (0,), (1,)) as chairs:
        version = await chairs[0].do("greet", greeting="good-luck")
        await all_until(chairs, lambda chair: chair.version >= version)
        for chair in chairs:
            heard = next(event for event in chair.events if event["version"] == version)
            assert (heard["greeting"], heard["seats"]) == ("good-luck", [0])
        assert await refused(chairs[0], "greet", greeting="You cheat!") == "bad-frame"


async def test_a_hint_is_for_who_asked_and_all_see_that_it_was(house: House) -> None:
    async with seated(house, (0,), (1,)) as chairs:
        chair = on_turn(chairs)
        version = await chair.do_as("why", "hint", decision=chair.clock["decision"])
        await chair.until(lambda: "why" in chair.hints, HANGS)
        actions = {choice["action"] for choice in chair.legal}
        assert {advice["action"] for advice in chair.hints["why"]["advice"]} <= actions
        await all_until(chairs, lambda one: one.version >= version)
        other = next(one for one in chairs if one is not chair)
        assert other.hints == {}
        assert any(event["kind"] == "hinted" for event in other.events)
        decision = other.clock["decision"]
        assert await refused(other, "hint", decision=decision) == "table-not-your-turn"
    async with seated(house, (0,), (1,), hints=False) as chairs:
        chair = on_turn(chairs)
        decision = chair.clock["decision"]
        assert await refused(chair, "hint", decision=decision) == "table-no-hints"
