"""Scenarios at a table: each is played at a server and at a local table alike."""

import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.clients import Chair, GuestClient, Refused
from trimino.records.record import check_fair, replay
from trimino.room.guided_round import GUIDE_STEPS, GUIDED_SEAT
from trimino.room.rules_values import explained_rules
from trimino.rules import FIELDS, RULESETS
from trimino.rules.readings import READINGS
from trimino.words import in_english

Scenario = Callable[[GuestClient], Awaitable[None]]


async def seated(chair: Chair, *seats: int, names: list[str] | None = None) -> None:
    await chair.sit(*seats, names=names)
    await chair.do("start")
    await chair.until(lambda: bool(chair.legal) or chair.clock["covered"])


async def play_to_the_end(chair: Chair, seed: int = 1) -> None:
    """Play to the end of the match, going on after each round."""
    rng = random.Random(seed)
    while True:
        await chair.until(
            lambda: (
                chair.is_over
                or bool(chair.legal)
                or chair.clock["covered"]
                or chair.now.get("phase") == "over"
            )
        )
        if chair.is_over:
            return
        if chair.clock["covered"]:
            await chair.do("uncover", decision=chair.clock["decision"])
        elif chair.legal:
            await chair.play(rng.choice(chair.legal)["action"])
        else:
            # A server deals the next round by itself, if one takes too long.
            with contextlib.suppress(Refused):
                await chair.do("go-on")
            # A bot that opens may reach the target with its first tile.
            await chair.until(lambda: chair.is_over or chair.now["phase"] != "over")


async def refusal(chair: Chair, type: str, **details: object) -> str:
    with pytest.raises(Refused) as caught:
        await chair.do(type, **details)
    return caught.value.name


async def proven(guest: GuestClient, table: str) -> dict[str, Any]:
    """The record of a table, once it is proven right and fair."""
    record: dict[str, Any] = await guest.get(f"/api/tables/{table}/record")
    assert check_fair(record, replay(record))
    return record


async def a_match_against_a_bot(guest: GuestClient) -> None:
    table = await guest.open("person", "greedy", rules="tri-domino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        await play_to_the_end(chair)
        assert chair.view["seats"][0]["name"] == "Anna"
    record = await proven(guest, table)
    assert record["bots"] == [None, "greedy"]
    story = await guest.get(f"/api/tables/{table}/story")
    assert story["over"]
    assert len(story["rounds"]) == len(record["rounds"])
    log = await guest.get(f"/api/tables/{table}/log")
    assert len(log["rows"]) == len(log["links"]) == log["version"]


async def around_one_device(guest: GuestClient) -> None:
    table = await guest.open("person", "person", rules="trimino")
    async with guest.at(table) as chair:
        await seated(chair, 0, 1, names=["Anna", "Bert"])
        assert chair.clock["covered"]
        decision = chair.clock["decision"]
        covered = await refusal(chair, "play", decision=decision, action="draw")
        assert covered == "table-hand-covered"
        await chair.do("uncover", decision=decision)
        assert chair.legal
        await play_to_the_end(chair)
    record = await proven(guest, table)
    assert record["players"] == ["Anna", "Bert"]


async def a_solo_game(guest: GuestClient) -> None:
    table = await guest.open("person", rules="triomino", friendly=False)
    async with guest.at(table) as chair:
        await seated(chair, 0)
        await play_to_the_end(chair)
        assert len(chair.view["seats"]) == 1
    await proven(guest, table)


async def the_best_list(guest: GuestClient) -> None:
    played = dict([await played_alone(guest, well_size=7) for _ in range(3)])
    await played_alone(guest, well_size=8)
    await played_alone(guest, rules={"base": "trimino", "bridge": 41}, well_size=7)
    lists = await guest.get("/api/best/trimino/7")
    assert {one["table"]: one["points"] for one in lists["best"]} == played
    points = [one["points"] for one in lists["best"]]
    assert points == sorted(points, reverse=True)
    assert {one["name"] for one in lists["best"]} == {"Anna"}
    assert "earlier" not in lists
    assert (await guest.get("/api/best/triple-domino/7"))["best"] == []


async def played_alone(guest: GuestClient, **settings: object) -> tuple[str, int]:
    """A solo game, and its points."""
    table = await guest.open("person", **{"rules": "trimino", "friendly": False, **settings})
    async with guest.at(table) as chair:
        await seated(chair, 0)
        await play_to_the_end(chair)
        return table, chair.now["totals"][0]


async def the_guided_round(guest: GuestClient) -> None:
    table, refused = await guest.open_guided(), 0
    async with guest.at(table) as chair:
        await chair.sit(GUIDED_SEAT)
        await chair.do("start")
        for number, step in enumerate(GUIDE_STEPS):
            await chair.until(lambda: len(played(chair)) >= number)  # noqa: B023 - awaited here
            if not step.asks:
                continue
            others = [one["action"] for one in chair.legal if one["action"] != step.text]
            for other in others[:1]:
                play = {"decision": chair.clock["decision"], "action": other}
                assert await refusal(chair, "play", **play) == "table-not-guided"
                refused += 1
            await chair.play(step.text)
        # The next round may have begun meanwhile.
        await chair.until(lambda: len(played(chair)) >= len(GUIDE_STEPS))
        assert sum("guide" in frame for frame in chair.frames) >= len(GUIDE_STEPS)
        assert played(chair)[len(GUIDE_STEPS) - 1]["ending"]["totals"] == [188, 46]
    assert refused > 2


def played(chair: Chair) -> list[dict[str, Any]]:
    return [event for event in chair.events if event["kind"] == "played"]


async def questions_about_rules(guest: GuestClient) -> None:
    listed = await guest.get("/api/rulesets")
    assert [rules["id"] for rules in listed["rulesets"]] == [rules.base for rules in RULESETS]
    assert [field["name"] for field in listed["fields"]] == [info.name for info in FIELDS]
    readings = (await guest.get("/api/readings"))["readings"]
    assert [one["meaning"] for one in readings] == [reading.meaning for reading in READINGS]
    for rules in RULESETS:
        explained = await guest.post("/api/rules", {"rules": rules.base})
        assert told(explained) == told(explained_rules(rules.base, in_english))
    house = {"base": "triomino", "draw_limit": 2}
    unsuited = (await guest.post("/api/rules", {"rules": house, "players": 9}))["unsuited"]
    assert unsuited["name"] == "seats-out-of-range"
    wrong = {"rules": {**house, "draw_limit": -1}}
    assert await question_refused(guest, "/api/rules", wrong) == "ruleset-bad-value"
    assert await question_refused(guest, "/api/rules", {"rules": "?"}) == "ruleset-unknown"


def told(value: Any) -> Any:
    """An answer without the sentences in English, which only a server adds."""
    if isinstance(value, dict):
        return {key: told(inner) for key, inner in value.items() if key != "text"}
    return [told(inner) for inner in value] if isinstance(value, list) else value


async def question_refused(guest: GuestClient, path: str, body: object) -> str:
    with pytest.raises(Refused) as caught:
        await guest.post(path, body)
    return caught.value.name


async def house_rules_in_words(guest: GuestClient) -> None:
    line = "Grandma’s: triomino, draw-limit=2"
    read = await guest.post("/api/house-rules", {"text": line})
    assert (read["name"], read["rules"]) == ("Grandma’s", {"base": "triomino", "draw_limit": 2})
    assert [one["name"] for one in read["differences"]] == ["difference"]
    for form in (read["text"], json.dumps(read["document"]), f"https://x.example{read['link']}"):
        assert await guest.post("/api/house-rules", {"text": form}) == read
    for nonsense in ("nonsense", "Ours: triomino, draw-limit=-2"):
        refused = await question_refused(guest, "/api/house-rules", {"text": nonsense})
        assert refused == "notation-bad-rules"


async def a_position_in_a_lesson(guest: GuestClient) -> None:
    position = (
        "rules=triomino/reader=1/turn=1/phase=turn/fields=555u0,0"
        "/hand=003.015.022.033.044.045.225.445.455/counts=8,9/well=38/drawn=-/passes=0/totals=25,0"
    )
    seen = await guest.post("/api/positions", {"position": position})
    assert (seen["seat"], seen["hand"][0], seen["well"]) == (1, "0-0-3", 38)
    laid = [choice for choice in seen["legal"] if choice["do"] == "place"]
    assert {(choice["tile"], choice["points"]) for choice in laid} == {("4-5-5", 14)}
    legal = {"position": position, "action": laid[0]["action"]}
    assert await guest.post("/api/positions", legal) == seen
    for action, why in (("111u5,5", "tile-not-held"), ("pass", "must-draw")):
        asked = {"position": position, "action": action}
        assert await question_refused(guest, "/api/positions", asked) == why
    wrong = await question_refused(guest, "/api/positions", {"position": "nonsense"})
    assert wrong == "notation-wrong-section"


async def what_is_refused(guest: GuestClient) -> None:
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        assert await refusal(chair, "start") == "table-nobody-seated"
        assert await refusal(chair, "play", decision=1, action="draw") == "table-not-started"
        assert await refusal(chair, "sit", seats=[5]) == "table-no-such-seat"
        assert await refusal(chair, "sit", seats=[0]) == "table-contribution-missing"
        faults: tuple[dict[str, Any], ...] = (
            {"seats": []},
            {"seats": "0"},
            {},
            {"seats": [0], "more": 1},
        )
        for wrong in faults:
            assert await refusal(chair, "sit", **wrong) == "bad-frame"
        named = {"seats": [0], "contribution": "0" * 64, "names": ["x" * 99]}
        assert await refusal(chair, "sit", **named) == "name-too-long"
        await seated(chair, 0)
        await chair.until(lambda: bool(chair.legal))
        assert await refusal(chair, "sit", seats=[0]) == "table-already-seated"
        assert await refusal(chair, "play", decision=1, action="draw") == "table-stale"
        decision = chair.clock["decision"]
        no_action = await refusal(chair, "play", decision=decision, action="nonsense")
        assert no_action == "notation-not-an-action"
        assert await refusal(chair, "go-on") == "table-round-not-over"
        assert await refusal(chair, "rematch") == "table-match-not-over"


async def a_command_sent_twice(guest: GuestClient) -> None:
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        await chair.until(lambda: bool(chair.legal))
        play = {"decision": chair.clock["decision"], "action": chair.legal[0]["action"]}
        first = await chair.do_as("again", "play", **play)
        assert await chair.do_as("again", "play", **play) == first


async def taking_back(guest: GuestClient) -> None:
    table = await guest.open("person", "greedy", rules="tri-domino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        await chair.until(lambda: bool(chair.legal))
        hand = list(chair.now["hand"])
        await chair.play(chair.legal[0]["action"])
        await chair.until(lambda: bool(chair.legal) and chair.clock["may_take_back"])
        await chair.do("take-back", decision=chair.clock["decision"])
        await chair.until(lambda: chair.now["hand"] == hand)


async def giving_up(guest: GuestClient) -> None:
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        await chair.do("give-up")
        await chair.until(lambda: chair.is_over)
        assert chair.view["broken_off"]["why"] == "gave-up"
    await proven(guest, table)


async def playing_again(guest: GuestClient) -> None:
    table = await guest.open("person", "greedy", rules="triomino")
    async with guest.at(table) as chair:
        await seated(chair, 0)
        await chair.do("give-up")
        await chair.do("rematch")
        await chair.until(lambda: chair.view["rematch"] is not None)
        again = chair.view["rematch"]
    async with guest.at(again) as chair:
        assert chair.view["seats"][0]["kept"]
        await seated(chair, 0)
        assert chair.status == "playing"


async def a_host_who_changes_the_bot(guest: GuestClient) -> None:
    table = await guest.open("person", "random", rules="triomino")
    async with guest.at(table) as chair:
        plan = {"kind": "bot", "bot": "greedy"}
        await chair.do("set-seat", seat=1, plan=plan)
        assert chair.view["seats"][1]["bot"] == "greedy"
        unknown = await refusal(chair, "set-seat", seat=1, plan={**plan, "bot": "nobody"})
        assert unknown == "table-unknown-bot"


async def a_start_without_free_seats(guest: GuestClient) -> None:
    table = await guest.open("person", "random", "open", rules={"base": "triomino", "target": 20})
    async with guest.at(table) as chair:
        await chair.sit(0)
        assert await refusal(chair, "start", players=4) == "table-no-such-seat"
        await chair.do("start", players=2)
        await play_to_the_end(chair)
        assert [seat["plan"] for seat in chair.view["seats"]] == ["person", "bot"]
    record = await proven(guest, table)
    assert len(record["players"]) == 2


SCENARIOS: tuple[Scenario, ...] = (
    a_match_against_a_bot,
    around_one_device,
    a_solo_game,
    the_best_list,
    the_guided_round,
    questions_about_rules,
    house_rules_in_words,
    a_position_in_a_lesson,
    what_is_refused,
    a_command_sent_twice,
    taking_back,
    giving_up,
    playing_again,
    a_host_who_changes_the_bot,
    a_start_without_free_seats,
)
