"""Whole matches, with real clients over real sockets against a real server."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Chair, GuestClient
from tests.server.servers import Server, serving
from trimino.records.record import check_fair, replay
from trimino.rules import RULESETS, Ruleset

IDS = [rules.base for rules in RULESETS]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}") as running:
        yield running
        assert "Traceback" not in running.output()


@pytest.mark.parametrize("rules", RULESETS, ids=IDS)
async def test_people_and_bots_play_a_match(server: Server, rules: Ruleset) -> None:
    anna, juris, eva = [await GuestClient.named(server, name) for name in ("Anna", "Juris", "Eva")]
    most = rules.players[1]
    seats = ["person", "person", "greedy", "open"][: min(4, most)]
    table = await anna.open(*seats, rules=rules.base)
    async with anna.at(table) as a, juris.at(table) as j, eva.at(table) as watching:
        await a.sit(0)
        await j.sit(1)
        await a.do("start")
        rng = random.Random(1)
        await asyncio.gather(a.play_on(rng), j.play_on(rng), _until_over(watching))
    document = await eva.get(f"/api/tables/{table}/record")
    match = replay(document)
    assert match.over
    assert check_fair(document, match)
    assert document["players"][:2] == ["Anna", "Juris"]


async def _until_over(chair: Chair) -> None:
    await chair.until(lambda: chair.is_over)
