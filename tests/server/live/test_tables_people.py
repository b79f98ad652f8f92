"""People and what is kept of their games: lists, names, devices, being forgotten, records."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from tests.records.earlier import READINGS, earlier_records
from tests.room.earlier import earlier_rows
from tests.server.clients import Chair, GuestClient
from tests.server.houses import House, house_in
from tests.server.live.reconnecting import HANGS
from trimino.records.record import dump, replay
from trimino.room.story_types import StoryValues

STORY: TypeAdapter[StoryValues] = TypeAdapter(StoryValues)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("server")) as house:
        yield house


async def play_alone(guest: GuestClient, *, hint: bool = False, **settings: object) -> str:
    """A solo game from its start to its end."""
    table = await guest.open("person", **settings)
    async with guest.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        await chair.until(lambda: bool(chair.legal))
        if hint:
            await chair.do("hint", decision=chair.clock["decision"])
        await chair.play_on(random.Random(1))
    return table


async def play_two(house: House, anna: GuestClient, juris: GuestClient, **settings: object) -> str:
    table = await anna.open("person", "person", **{"rules": "goliath-kids", **settings})
    async with anna.at(table) as a, juris.at(table) as j:
        await a.sit(0)
        await j.sit(1)
        await a.do("start")
        rng = random.Random(1)
        await asyncio.gather(a.play_on(rng), j.play_on(rng))
    return table


async def named(house: House, *names: str) -> list[GuestClient]:
    return [await GuestClient.named(house.server, name) for name in names]


async def test_solo_games_and_the_best_list(house: House) -> None:
    anna, juris = await named(house, "Anna", "Juris")
    counted = await play_alone(anna, rules="trimino")
    small = await play_alone(anna, rules="trimino", well_size=4)
    await play_alone(anna, rules="trimino", hint=True)
    await play_alone(anna, rules={"base": "trimino", "bridge": 41})
    best = (await anna.get("/api/best/trimino/10"))["best"]
    assert [(one["table"], one["name"], one["yours"]) for one in best] == [(counted, "Anna", True)]
    [read_by_another] = (await juris.get("/api/best/trimino/10"))["best"]
    assert read_by_another == {**best[0], "yours": False}
    document = await anna.get(f"/api/tables/{counted}/record")
    assert best[0]["points"] == document["rounds"][-1]["totals"][0]
    assert [one["table"] for one in (await anna.get("/api/best/trimino/4"))["best"]] == [small]
    assert (await anna.get("/api/best/triomino/10"))["best"] == []


async def test_tables_and_results_from_before_a_settlement_was_amended(house: House) -> None:
    (anna,) = await named(house, "Anna")
    (guest,) = house.column("SELECT id FROM guests ORDER BY created_at DESC LIMIT 1")
    house.bring_table("before-over", earlier_rows("triple-domino, over", guest), points=-94)
    house.bring_table("before-on", earlier_rows("triple-domino, going on", guest))
    async with anna.at("before-on") as chair:
        await chair.until(lambda: bool(chair.legal))
        draw = next(choice for choice in chair.legal if choice["do"] == "draw")
        assert draw["points"] == -5
        await chair.play_on(random.Random(1))
    present = await play_alone(anna, rules="triple-domino", well_size=6)
    lists = await anna.get("/api/best/triple-domino/6")
    assert [one["table"] for one in lists["best"]] == [present]
    assert {one["table"] for one in lists["earlier"]} == {"before-over", "before-on"}
    assert "earlier" not in await anna.get("/api/best/trimino/6")
    assert "earlier" not in await anna.get("/api/best/triple-domino/19")
    for table in ("before-over", "before-on"):
        story = await anna.get(f"/api/tables/{table}/story")
        assert [one["name"] for one in story["earlier"]] == ["earlier-solo-draw"]
        assert replay(await anna.get(f"/api/tables/{table}/record")).is_solo
    assert "earlier" not in await anna.get(f"/api/tables/{present}/story")


async def test_a_record_by_an_earlier_reading_is_uploaded(house: House) -> None:
    (anna,) = await named(house, "Anna")
    for document, readings in zip(earlier_records(), READINGS, strict=True):
        answer = await anna.ask("POST", "/api/uploads", {"record": dump(document)})
        assert answer.status_code == 201
        story = await anna.get(f"/api/uploads/{answer.json()['id']}/story")
        assert [one["name"] for one in story["earlier"]] == [each.value for each in readings]
        assert story["rounds"][-1]["events"][-1]["ending"]["winners"] == document["winners"]


async def test_lists_of_tables(house: House) -> None:
    anna, juris = await named(house, "Anna", "Juris")
    hidden, open_to_all = await anna.open("person", "open"), await anna.open("person", public=True)
    listed = [one["id"] for one in (await GuestClient(house.server).get("/api/tables"))["tables"]]
    assert open_to_all in listed
    assert hidden not in listed
    async with juris.at(hidden) as chair:
        await chair.sit(1)
    (game,) = (await juris.get("/api/me/games"))["tables"]
    assert game["id"] == hidden
    assert [seat["yours"] for seat in game["seats"]] == [False, True]
    assert [seat["name"] for seat in game["seats"]] == [None, "Juris"]
    assert not game["your_turn"]
    assert (await anna.get("/api/me/games"))["tables"] == []
    assert (await GuestClient(house.server).ask("GET", "/api/me/games")).status_code == 401


async def test_a_list_says_whose_turn_it_is(house: House) -> None:
    anna, juris = await named(house, "Anna", "Juris")
    table = await anna.open("person", "person", "person")
    async with anna.at(table) as device, juris.at(table) as j:
        await device.sit(0, 1)
        await j.sit(2)
        await device.do("start")
        await j.until(lambda: bool(j.now))
        mine = [(await one.get("/api/me/games"))["tables"][0]["your_turn"] for one in (anna, juris)]
        # Around one device it is one's turn while the hand is still covered, too.
        assert mine == [j.now["turn"] < 2, j.now["turn"] == 2]
        (listed,) = (await anna.get("/api/me/games"))["tables"]
        assert listed["turn"] == j.now["turn"]


async def test_a_new_name_is_seen_by_others(house: House) -> None:
    anna, juris = await named(house, "Anna", "Juris")
    table = await anna.open("person", "person")
    async with anna.at(table) as a, juris.at(table) as j:
        await a.sit(0)
        await j.sit(1)
        answer = await anna.ask("PATCH", "/api/me", {"name": "Annija"})
        assert answer.json() == {"name": "Annija"}
        await j.until(lambda: j.view["seats"][0]["name"] == "Annija")
        assert j.view["seats"][1]["name"] == "Juris"


async def test_names_of_seats_around_one_device_stay(house: House) -> None:
    (anna,) = await named(house, "Anna")
    table = await anna.open("person", "person")
    async with anna.at(table) as device:
        await device.sit(0, 1, names=["Anna", "Grandmother"])
        await anna.ask("PATCH", "/api/me", {"name": "Annija"})
        await device.until(lambda: device.view["seats"][0]["name"] == "Annija")
        assert device.view["seats"][1]["name"] == "Grandmother"


async def test_the_same_person_on_another_device(house: House) -> None:
    (anna,) = await named(house, "Anna")
    table = await anna.open("person", "greedy")
    async with anna.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        await chair.until(lambda: bool(chair.now))
    token = (await anna.ask("POST", "/api/me/links")).json()["token"]
    phone = GuestClient(house.server)
    phone.cookie = (await phone.ask("POST", f"/api/me/links/{token}")).cookies["trimino"]
    assert phone.cookie != anna.cookie
    assert (
        await GuestClient(house.server).ask("POST", f"/api/me/links/{token}")
    ).status_code == 410
    async with phone.at(table) as chair:
        assert chair.view["seats"][0]["yours"]
        assert chair.view["host"]
        await chair.play_on(random.Random(1))


async def test_somebody_who_deletes_themselves(house: House) -> None:
    anna, juris, eva = await named(house, "Anna", "Juris", "Eva")
    finished = await play_two(house, anna, juris)
    table = await anna.open("person", "person", rules="goliath-kids", stand_in="greedy")
    async with juris.at(table) as j, eva.at(table) as e:
        async with anna.at(table) as a:
            await a.sit(0)
        await j.sit(1)
        assert (await anna.ask("DELETE", "/api/me")).status_code == 204
        await j.until(lambda: j.view["seats"][0]["name"] is None and j.view["host"])
        assert not j.view["seats"][0]["taken"]
        await e.sit(0)
        await j.do("start")
        rng = random.Random(1)
        await asyncio.gather(j.play_on(rng), e.play_on(rng))
    document = await juris.get(f"/api/tables/{finished}/record")
    assert "Anna" not in json.dumps(document)
    assert document["players"][1] == "Juris"
    assert replay(document).over
    assert (await anna.get("/api/me"))["me"] is None
    assert [one["id"] for one in (await juris.get("/api/me/games"))["tables"]] == [table, finished]


async def test_a_host_who_deletes_themselves_in_a_match(house: House) -> None:
    anna, juris = await named(house, "Anna", "Juris")
    table = await anna.open("person", "person", rules="goliath-kids", stand_in="greedy")
    async with juris.at(table) as j:
        async with anna.at(table) as a:
            await a.sit(0)
            await j.sit(1)
            await a.do("start")
            await a.until(lambda: bool(a.now))
        await anna.ask("DELETE", "/api/me")
        await j.until(lambda: j.view["host"] and j.view["seats"][0]["away"])
        await j.play_on(random.Random(1))
        await j.do("rematch")
        await j.until(lambda: j.view["rematch"] is not None)
        async with juris.at(j.view["rematch"]) as again:
            assert again.view["host"]
            await again.sit(1)
            await again.do("start")
            await again.play_on(random.Random(1))


async def test_a_host_without_a_seat_who_deletes_themselves(house: House) -> None:
    anna, juris = await named(house, "Anna", "Juris")
    table = await anna.open("person", "greedy", rules="goliath-kids")
    deserted = await anna.open("person", "greedy")
    async with juris.at(table) as j, juris.at(deserted) as late:
        await j.sit(0)
        assert not j.view["host"]
        await anna.ask("DELETE", "/api/me")
        await j.until(lambda: j.view["host"])
        await j.do("start")
        await j.play_on(random.Random(1))
        await late.until(lambda: late.is_over)


async def test_a_practice_table_goes_on_from_a_moment(house: House) -> None:
    anna, juris = await named(house, "Anna", "Juris")
    table = await play_two(house, anna, juris)
    document = await anna.get(f"/api/tables/{table}/record")
    form = {
        "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}],
        "practice": {"table": table, "round": 1, "action": 6},
    }
    answer = await anna.ask("POST", "/api/tables", form)
    assert answer.status_code == 201, answer.text
    async with anna.at(answer.json()["id"]) as chair:
        assert chair.view["practice"]
        await chair.sit(0)
        await chair.do("start")
        await chair.until(lambda: bool(chair.now))
        laid = chair.frames[-1]
        assert laid["version"] == chair.version
        await _check_moment(chair, document)
        await chair.play_on(random.Random(5))
    practised = await anna.get(f"/api/tables/{chair.table}/record")
    assert practised["rounds"][0]["actions"][:6] == document["rounds"][0]["actions"][:6]
    assert practised["rounds"][0]["hands"] == document["rounds"][0]["hands"]
    assert "fair" not in practised
    form["practice"] = {"table": table, "round": 99, "action": 0}
    assert (await anna.ask("POST", "/api/tables", form)).status_code == 422


async def _check_moment(chair: Chair, document: dict[str, Any]) -> None:
    view = await chair.guest.get(f"/api/tables/{chair.table}")
    first = [action["do"] for action in document["rounds"][0]["actions"][:6]]
    assert [action["do"] for action in view["match"]["actions"]][:6] == first


async def test_records_are_brought_or_refused(house: House) -> None:
    anna, juris = await named(house, "Anna", "Juris")
    table = await play_two(house, anna, juris)
    document = await anna.get(f"/api/tables/{table}/record")
    answer = await anna.ask("POST", "/api/uploads", {"record": json.dumps(document)})
    assert answer.status_code == 201
    upload = answer.json()["id"]
    assert await juris.get(f"/api/uploads/{upload}") == document
    assert (await juris.get(f"/api/uploads/{upload}/fairness"))["fair"] is True
    stranger = GuestClient(house.server)
    at_table = STORY.validate_python(await stranger.get(f"/api/tables/{table}/story"))
    brought = STORY.validate_python(await juris.get(f"/api/uploads/{upload}/story"))
    assert at_table["version"] is not None
    assert brought == {**at_table, "version": None}
    assert (await juris.ask("GET", "/api/uploads/nothing/story")).status_code == 404
    assert (await juris.ask("GET", "/api/tables/nothing/story")).status_code == 404
    bent = json.loads(json.dumps(document))
    bent["rounds"][0]["actions"][0]["points"] += 1
    answer = await anna.ask("POST", "/api/uploads", {"record": json.dumps(bent)})
    assert answer.status_code == 422
    assert answer.json()["error"]["name"] == "record-disagrees"
    refused = await stranger.ask("POST", "/api/uploads", {"record": "{}"})
    assert refused.status_code == 401
    assert (await anna.ask("GET", "/api/uploads/nothing")).status_code == 404


async def test_an_analysis_is_a_job(house: House) -> None:
    anna, juris = await named(house, "Anna", "Juris")
    table = await play_two(house, anna, juris)
    form = {"table": table, "budget": "quick"}
    job = (await anna.ask("POST", "/api/analyses", form)).json()
    assert job["status"] in ("queued", "running")
    far = [0]
    async with asyncio.timeout(HANGS):
        while job["status"] in ("queued", "running"):
            await asyncio.sleep(0.2)
            job = await anna.get(f"/api/analyses/{job['id']}")
            far.append(job["done"])
    assert job["status"] == "done", job
    assert far == sorted(far)
    assert far[-1] == job["total"] > 0
    assert job["result"]["players"] == ["Anna", "Juris"]
    assert {decision["best"]["do"] for decision in job["result"]["decisions"]} >= {"place"}
    again = (await juris.ask("POST", "/api/analyses", form)).json()
    assert (again["id"], again["status"]) == (job["id"], "done")
    long = (await anna.ask("POST", "/api/analyses", {**form, "budget": "thorough"})).json()
    (eva,) = await named(house, "Eva")
    refused = await eva.ask("DELETE", f"/api/analyses/{long['id']}")
    assert refused.status_code == 403
    assert refused.json()["error"]["name"] == "analysis-not-yours"
    cancelled = (await anna.ask("DELETE", f"/api/analyses/{long['id']}")).json()
    assert cancelled["status"] == "cancelled"
    assert (await anna.get(f"/api/analyses/{long['id']}"))["result"] is None
    await juris.ask("DELETE", "/api/me")
    assert "Juris" not in json.dumps(await anna.get(f"/api/analyses/{job['id']}"))
    house.age_analysis(job["id"])
    anew = await anna.get(f"/api/analyses/{job['id']}")
    assert (anew["status"] in ("queued", "running"), anew["result"]) == (True, None)
    await anna.ask("DELETE", f"/api/analyses/{job['id']}")


async def test_what_cannot_be_had_before_the_end(house: House) -> None:
    (anna,) = await named(house, "Anna")
    table = await anna.open("person", "greedy")
    async with anna.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        await chair.until(lambda: bool(chair.now))
        for path in ("record", "fairness"):
            assert (await anna.ask("GET", f"/api/tables/{table}/{path}")).status_code == 409
        assert (await anna.ask("POST", "/api/analyses", {"table": table})).status_code == 409
        moment = {"table": table, "round": 1, "action": 0}
        form = {"seats": [{"kind": "open"}] * 2, "practice": moment}
        assert (await anna.ask("POST", "/api/tables", form)).status_code == 409
