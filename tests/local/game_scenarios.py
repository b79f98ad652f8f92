"""Scenarios with one's games: their list, leaving them, another name, and playing on from one."""

from typing import Any

from tests.local.scenarios import (
    Scenario,
    play_to_the_end,
    played_alone,
    proven,
    question_refused,
    seated,
)
from tests.server.clients import GuestClient, Refused


async def listed(guest: GuestClient) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = (await guest.get("/api/me/games"))["tables"]
    return tables


async def the_list_of_games(guest: GuestClient) -> None:
    # Where nobody sits yet, and the round that teaches, are no games that one has played.
    await guest.open("person", "greedy", rules="triomino")
    async with guest.at(await guest.open_guided()) as chair:
        await chair.sit(0)
    assert await listed(guest) == []
    first, second = [
        await guest.open("person", "greedy", rules=rules) for rules in ("triomino", "tri-domino")
    ]
    for table in (first, second):
        async with guest.at(table) as chair:
            await seated(chair, 0)
    assert [line["id"] for line in await listed(guest)] == [second, first]
    async with guest.at(first) as chair:
        await chair.until(lambda: bool(chair.legal))
        assert (await listed(guest))[1]["your_turn"]
        await chair.play(chair.legal[0]["action"])
    lines = await listed(guest)
    assert [(line["id"], line["rules"]) for line in lines] == [
        (first, "triomino"),
        (second, "tri-domino"),
    ]
    assert [line["status"] for line in lines] == ["playing", "playing"]
    assert people(lines[0]) == ["Anna"]
    assert [seat["yours"] for seat in lines[0]["seats"]] == [True, False]
    async with guest.at(first) as chair:
        await play_to_the_end(chair)
    record = await proven(guest, first)
    (line,) = [line for line in await listed(guest) if line["id"] == first]
    assert (line["status"], line["totals"]) == ("over", record["rounds"][-1]["totals"])
    assert line["winners"] == record["winners"]


async def leaving_a_table_before_the_start(guest: GuestClient) -> None:
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await chair.sit(0)
    assert [line["removal"] for line in await listed(guest)] == ["closed"]
    await guest.remove(table, "closed")
    assert await listed(guest) == []
    async with guest.at(table) as chair:
        assert chair.is_over


async def removing_a_game_that_goes_on(guest: GuestClient) -> None:
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
    assert [line["removal"] for line in await listed(guest)] == ["ended"]
    assert await removal_refused(guest, table, "closed") == "table-removal-changed"
    assert len(await listed(guest)) == 1
    await guest.remove(table, "ended")
    assert await listed(guest) == []
    async with guest.at(table) as chair:
        assert chair.view["broken_off"]["why"] == "gave-up"
    await proven(guest, table)


async def removing_a_finished_game(guest: GuestClient) -> None:
    table, points = await played_alone(guest, well_size=9)
    assert [line["removal"] for line in await listed(guest)] == ["unlisted"]
    await guest.remove(table, "unlisted")
    assert await listed(guest) == []
    # Only the list changes: its replay is there still, and so is its place among the best.
    assert (await guest.get(f"/api/tables/{table}/story"))["over"]
    best = (await guest.get("/api/best/trimino/9"))["best"]
    assert (table, points) in [(one["table"], one["points"]) for one in best]


async def removal_refused(guest: GuestClient, table: str, removal: str) -> str:
    try:
        await guest.remove(table, removal)
    except Refused as refused:
        return refused.name
    return ""


async def another_name(guest: GuestClient) -> None:
    over, _ = await played_alone(guest, well_size=10)
    alone = await guest.open("person", "greedy", rules="triomino")
    shared = await guest.open("person", "person", rules="triomino")
    async with guest.at(alone) as chair:
        await seated(chair, 0)
    async with guest.at(shared) as chair:
        await seated(chair, 0, 1, names=["Anna", "Bert"])
    assert await name_refused(guest, "x" * 99) == "name-too-long"
    assert await name_refused(guest, " ") == "name-empty"
    assert await guest.rename("  Zane   Liepa ") == "Zane Liepa"
    for table, names in ((alone, ["Zane Liepa"]), (shared, ["Zane Liepa", "Bert"])):
        async with guest.at(table) as chair:
            assert people(chair.view) == names
    named = {line["id"]: people(line) for line in await listed(guest)}
    assert named == {over: ["Anna"], alone: ["Zane Liepa"], shared: ["Zane Liepa", "Bert"]}
    # What happens next at the table does not bring the old name back.
    async with guest.at(alone) as chair:
        await chair.until(lambda: bool(chair.legal))
        await chair.play(chair.legal[0]["action"])
        await chair.do("give-up")
    assert (await proven(guest, alone))["players"][0] == "Zane Liepa"
    again = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(again) as chair:
        await chair.sit(0)
        assert people(chair.view) == ["Zane Liepa"]


def people(table: dict[str, Any]) -> list[str]:
    """The names of the people at a table."""
    return [seat["name"] for seat in table["seats"] if not seat["bot"]]


async def name_refused(guest: GuestClient, name: str) -> str:
    try:
        await guest.rename(name)
    except Refused as refused:
        return refused.name
    return ""


async def playing_on_from_a_moment(guest: GuestClient) -> None:
    table = await guest.open("person", "greedy", rules="tri-domino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        early = moment(table, 1, 1)
        assert await question_refused(guest, "/api/tables", early) == "table-match-not-over"
        await play_to_the_end(chair)
    record = await proven(guest, table)
    begun = record["rounds"][0]
    for where, why in (((30, 0), "record-no-round"), ((1, 9_999), "record-no-action")):
        asked = moment(table, *where)
        assert await question_refused(guest, "/api/tables", asked) == why
    practice = (await guest.post("/api/tables", moment(table, 1, 5)))["id"]
    async with guest.at(practice) as chair:
        assert chair.view["practice"]
        await chair.sit(0)
        await chair.do("start")
        await play_to_the_end(chair, seed=9)
    practised = await guest.get(f"/api/tables/{practice}/record")
    gone_on = practised["rounds"][0]
    assert gone_on["actions"][:5] == begun["actions"][:5]
    assert (gone_on["hands"], gone_on["well"]) == (begun["hands"], begun["well"])
    assert practised["rules"] == record["rules"]
    # It was not dealt here from the start, so it proves nothing about its deals.
    assert "fair" not in practised
    assert (await listed(guest))[0]["id"] == practice


def moment(table: str, round: int, action: int) -> dict[str, Any]:
    """The form of a table that goes on from a moment of another."""
    return {
        "settings": {},
        "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}],
        "practice": {"table": table, "round": round, "action": action},
    }


GAME_SCENARIOS: tuple[Scenario, ...] = (
    the_list_of_games,
    leaving_a_table_before_the_start,
    removing_a_game_that_goes_on,
    removing_a_finished_game,
    another_name,
    playing_on_from_a_moment,
)
