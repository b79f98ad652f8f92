"""Secrets stay secret: in whole matches nobody is told of a tile that they may not know yet.

Everybody keeps every frame and every answer; when the match is over, an oracle that knows all tiles
judges each of them by what its reader was allowed to know at that version.
"""

import asyncio
import hashlib
import json
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tests.server.houses import House, house_in
from tests.server.live.curious_players import Restless
from tests.server.live.frame_recorders import Answer, Noted, Witness
from tests.server.live.mentions import leaks, tiles_in
from tests.server.live.oracle import Truth, log_of
from trimino.rules import RULESETS, Ruleset


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("server")) as house:
        yield house


class Plan(NamedTuple):
    """A match to be played: seats by person, the others are bots'."""

    rules: Ruleset
    seats: int
    people: tuple[tuple[int, ...], ...]

    @property
    def settings(self) -> dict[str, object]:
        """Matches of several rounds, but short ones."""
        short = {"target": 100} if self.rules.target else {}
        return {
            "rules": {"base": self.rules.base, **short},
            "stand_in": "greedy",
            "public": True,
        }

    @property
    def kinds(self) -> list[str]:
        taken = {seat for seats in self.people for seat in seats}
        return ["person" if seat in taken else "greedy" for seat in range(self.seats)]


def plan_of(number: int) -> Plan:
    """Every rule set in turn, each with people, around one device, alone, mixed."""
    rng = random.Random(number)
    rules = RULESETS[number % len(RULESETS)]
    fewest, most = rules.players
    seats = rng.randint(fewest, most)
    shape = (number + number // len(RULESETS)) % 5
    if shape == 1:
        return Plan(rules, seats, (tuple(range(min(3, seats))),))
    if shape == 2 and rules.solo is not None:
        return Plan(rules, 1, ((0,),))
    if shape == 3:
        return Plan(rules, seats, ((0,),))
    if shape == 4:
        return Plan(rules, max(3, seats), ((0, 2), (1,)))
    return Plan(rules, seats, tuple((seat,) for seat in range(min(3, seats))))


def test_nobody_is_told_of_a_hidden_tile(house: House, count: Callable[[int, int], int]) -> None:
    stories = 0
    for number in range(count(10, 45)):
        witnesses = asyncio.run(_play_and_judge(house, number))
        stories += _stories_under_way(witnesses)
    # A short match may be over before anybody asks for its story, but not all of them.
    assert stories


async def _play_and_judge(house: House, number: int) -> list[Witness]:
    """Play a match and judge what was told; give all who took part in it."""
    plan, rng = plan_of(number), random.Random(number)
    people = [await _named(house, f"Person {n}") for n, _ in enumerate(plan.people)]
    watcher, stranger = await _named(house, "Watcher"), Witness(house.server)
    table = await people[0].open(*plan.kinds, **plan.settings)
    seated = [Restless(one, table, rng) for one in people]
    watching = [Restless(one, table, rng) for one in (watcher, stranger)]
    for one in (*seated, *watching):
        await one.come()
    for one, seats in zip(seated, plan.people, strict=True):
        await one.chair.sit(*seats)
    await seated[0].chair.do("start")
    try:
        await asyncio.gather(*(one.play() for one in seated), *(one.watch() for one in watching))
        await seated[-1].chair.do("rematch")
    finally:
        for one in (*seated, *watching):
            await one.go()
    record = await stranger.get(f"/api/tables/{table}/record")
    witnesses = [*people, watcher, stranger]
    judge(house, table, record, witnesses)
    return witnesses


def _stories_under_way(witnesses: list[Witness]) -> int:
    """Count the stories that were read while tiles were hidden."""
    answers = (answer for witness in witnesses for answer in witness.answers)
    told = (json.loads(one.text) for one in answers if one.request.endswith("/story"))
    return sum(not story["over"] for story in told)


async def _named(house: House, name: str) -> Witness:
    witness = Witness(house.server)
    answer = await witness.ask("POST", "/api/me", {"name": name})
    witness.cookie = answer.cookies["trimino"]
    return witness


def judge(house: House, table: str, record: dict[str, Any], witnesses: list[Witness]) -> None:
    """Nobody was told of a tile too soon, of the secret at all, or who anybody is."""
    truth = Truth(log_of(house.file, table), record)
    assert truth.over_at is not None
    for witness in witnesses:
        guest = _guest_of(house, witness)
        for chair in witness.chairs:
            _judge_chair(truth, guest, chair)
        for answer in witness.answers:
            _judge_answer(truth, guest, answer)
    _judge_secrets(house, record["fair"]["secret"], witnesses)


def _guest_of(house: House, witness: Witness) -> str | None:
    if witness.cookie is None:
        return None
    key = hashlib.sha256(witness.cookie.encode()).hexdigest()
    (guest,) = house.column("SELECT guest FROM secrets WHERE hash = ?", key)
    return guest


def _judge_chair(truth: Truth, guest: str | None, chair: Noted) -> None:
    for version, frame in chair.dated():
        if frame["type"] == "refused":
            said = {tile for _, tile in tiles_in(chair.sent.get(frame["id"], {}))}
            known = truth.knows(guest, version, truth.round_at[version])
            assert leaks(frame, known | said) == []
        else:
            assert truth.leaks(frame, guest, version) == [], frame


def _judge_answer(truth: Truth, guest: str | None, answer: Answer) -> None:
    if answer.headers.find("application/json") < 0:
        assert list(tiles_in(answer.text)) == [], answer
        return
    body = json.loads(answer.text)
    if body.get("type") == "view":
        assert truth.leaks(body, guest, body["version"]) == [], answer
    elif answer.request.endswith("/story"):
        assert truth.story_leaks(body, guest) == [], answer
    elif answer.request.endswith("/record") and answer.status == 200:
        # It is given to anyone, but not before the match is over.
        assert body["finished"]
    else:
        assert list(tiles_in(body)) == [], answer


def _judge_secrets(house: House, secret: str, witnesses: list[Witness]) -> None:
    guests = house.column("SELECT id FROM guests")
    cookies = [witness.cookie for witness in witnesses if witness.cookie]
    for witness in witnesses:
        frames = json.dumps([chair.frames for chair in witness.chairs])
        records = [a.text for a in witness.answers if a.request.endswith("/record")]
        others = "\n".join(a.text for a in witness.answers if not a.request.endswith("/record"))
        assert secret not in frames + others
        told = "\n".join((frames, others, *records))
        assert not any(hidden in told for hidden in (*guests, *cookies))
        headers = "\n".join(answer.headers for answer in witness.answers)
        not_mine = [cookie for cookie in cookies if cookie != witness.cookie]
        assert not any(hidden in headers for hidden in (*guests, *not_mine, secret))
