"""The hash chain of a real table: heads come with every answer, and rows are shown at last."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.server.clients import Chair, GuestClient
from tests.server.houses import House, house_in
from trimino.records.log_chain import EMPTY_HEAD, head_after, row_link, row_salt


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("server")) as house:
        yield house


def heads_told(chair: Chair) -> dict[int, str]:
    """The head of every version that the chair was told, each computed from the one before."""
    told: dict[int, str] = {}
    for frame in chair.frames:
        if frame["type"] in ("ack", "view"):
            assert told.setdefault(frame["version"], frame["head"]) == frame["head"]
        elif frame["type"] == "update":
            first = frame["version"] - len(frame["links"])
            head = bytes.fromhex(told[first])
            for version, link in enumerate(frame["links"], start=first + 1):
                head = head_after(head, [bytes.fromhex(link)])
                assert told.setdefault(version, head.hex()) == head.hex()
            assert head.hex() == frame["head"]
    return told


async def test_everyone_is_told_one_chain_and_can_read_the_rows_at_the_end(house: House) -> None:
    anna, juris = [await GuestClient.named(house.server, name) for name in ("Anna", "Juris")]
    table = await anna.open("person", "person", rules="goliath-kids")
    async with anna.at(table) as a, juris.at(table) as j:
        await a.sit(0)
        await j.sit(1)
        await a.do("start")
        await a.until(lambda: bool(a.now))
        running = await juris.get(f"/api/tables/{table}/log")
        assert "rows" not in running
        await asyncio.gather(a.play_on(random.Random(1)), j.play_on(random.Random(2)))
        told, other = heads_told(a), heads_told(j)
    both = told.keys() & other.keys()
    assert len(both) > 10
    assert all(told[version] == other[version] for version in both)
    log = await GuestClient(house.server).get(f"/api/tables/{table}/log")
    links = [bytes.fromhex(link) for link in log["links"]]
    assert log["links"][: running["version"]] == running["links"]
    assert head_after(EMPTY_HEAD, links).hex() == log["head"] == told[log["version"]]
    secret = bytes.fromhex(json.loads(log["rows"][0])[2]["secret"])
    record = await anna.get(f"/api/tables/{table}/record")
    assert record["fair"]["secret"] == secret.hex()
    texts = enumerate(log["rows"], start=1)
    assert [row_link(row_salt(secret, version), text) for version, text in texts] == links
    with closing(sqlite3.connect(house.file)) as connection:
        rows = connection.execute(
            "SELECT version, previous_head FROM log WHERE table_id = ? ORDER BY version", [table]
        ).fetchall()
    assert rows[0] == (1, None)
    assert [(v, head_after(EMPTY_HEAD, links[: v - 1]).hex()) for v, _ in rows[1:]] == rows[1:]


async def test_who_comes_back_gets_the_links_since_the_head_that_they_kept(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    table = await anna.open("person", "greedy", rules="goliath-kids")
    async with anna.at(table) as first:
        await first.sit(0)
        kept, head = first.version, bytes.fromhex(heads_told(first)[first.version])
        again = json.dumps({"id": "same", "type": "greet", "greeting": "hello"})
        for _ in range(2):
            await first.send_text(again)
        await first.until(lambda: sum(f.get("id") == "same" for f in first.frames) == 2)
        assert len({f["head"] for f in first.frames if f.get("id") == "same"}) == 1
        await first.do("start")
    for query in (f"?kept={kept}", f"?since={10**6}&kept={kept}"):
        chair = Chair(anna, table)
        await chair.connect_with(query)
        try:
            view = chair.frames[0]
            assert view["type"] == "view"
            found = head_after(head, [bytes.fromhex(link) for link in view["links"]])
            assert found.hex() == view["head"]
            missed = [event["version"] for event in view["missed"]]
            assert missed == [*range(kept + 1, view["version"] + 1)]
        finally:
            await chair.close()
