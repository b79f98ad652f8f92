"""Guided tables: the server plays the script, and no list shows them."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Chair, GuestClient, Refused, Values
from tests.server.houses import House, house_in
from trimino.room.guided_round import GUIDE_STEPS, GUIDED_SEAT


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("server")) as house:
        yield house


async def opened(guest: GuestClient, body: object = None) -> str:
    answer = await guest.ask("POST", "/api/tables/guided", body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def test_the_opponent_follows_the_script_to_the_end_of_the_round(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    table = await opened(anna)
    async with anna.at(table) as chair:
        await chair.sit(GUIDED_SEAT)
        await chair.do("start")
        for number, step in enumerate(GUIDE_STEPS, start=1):
            if step.asks:
                await chair.do("play", decision=chair.clock["decision"], action=step.text)
            await until_played(chair, number)
    ending = _played(chair)[len(GUIDE_STEPS) - 1]["ending"]
    assert ending["totals"] == [188, 46]
    assert (await anna.get("/api/me/games"))["tables"] == []
    assert (await anna.get("/api/tables"))["tables"] == []


async def test_another_action_is_declined(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    async with anna.at(await opened(anna)) as chair:
        await chair.sit(GUIDED_SEAT)
        await chair.do("start")
        await chair.do("play", decision=chair.clock["decision"], action=GUIDE_STEPS[0].text)
        await until_played(chair, 2)
        with pytest.raises(Refused) as refused:
            await chair.do("play", decision=chair.clock["decision"], action="224d0,0")
    assert refused.value.name == "table-not-guided"


@pytest.mark.parametrize(
    ("body", "rules"),
    [(None, "pressman"), ({"rules": "trimino"}, "trimino"), ({"rules": "goliath"}, "pressman")],
)
async def test_it_follows_the_rules_asked_for_where_they_can_be_taught(
    house: House, body: object, rules: str
) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    async with anna.at(await opened(anna, body)) as chair:
        assert chair.view["settings"]["rules"]["base"] == rules


async def test_a_stranger_opens_none(house: House) -> None:
    answer = await GuestClient(house.server).ask("POST", "/api/tables/guided")
    assert answer.status_code == 401


async def until_played(chair: Chair, actions: int) -> None:
    await chair.until(lambda: len(_played(chair)) >= actions)


def _played(chair: Chair) -> list[Values]:
    return [event for event in chair.events if event["kind"] == "played"]
