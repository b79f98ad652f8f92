"""A database, an export and a record of the version before open, verify and are played on."""

import asyncio
import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Double

from tests.cli.running import run
from tests.server.clients import GuestClient
from tests.server.servers import Server, serving
from tests.server.storage.stores import open_store
from trimino.records.record import check_fair, load, replay
from trimino.server.storage.migrate import newest
from trimino.server.storage.schema import metadata

FOLDER = Path(__file__).with_name("version_before")
EXPORT = (FOLDER / "export.jsonl").read_text(encoding="utf-8").splitlines()
RECORD = (FOLDER / "record.jsonl").read_text(encoding="utf-8")

ANNA = "6Pmg2FQ2JfS-tXew2Yijt9cgfZkDDciH3zKPDsFGihg"
JURIS = "9oC4CfALEH1SlV1ervPCP7Hn3ELsYa6aPKdVjaPPVCs"
"""The secrets by which the server knows them."""

OVER = "_ITln4yFSOenkxqEVMyDIg"
TWO_PEOPLE = "SUp35qZZy1QXHAzy-vaWPw"
WITH_BOT = "kOAhrNa0IEEpiO4bKwK20g"
SOLO = "rlV41Xb0zG0GLTjErdtl9w"
LOBBY = "LWomkDYwMuqPJzKIAUdtnw"
UPLOAD = "bCjPe5978bMaIsHxRnO6dA"


def restored(file: Path) -> str:
    """The URL of the database, restored into a file."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript((FOLDER / "database.sql").read_text(encoding="utf-8"))
    return f"sqlite:///{file}"


def make_recent(file: Path) -> None:
    """Move all times, so that the last row of a log was written just now and nothing expires."""
    with closing(sqlite3.connect(file)) as connection, connection:
        (last,) = connection.execute("SELECT max(at) FROM log").fetchone()
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        for table in metadata.sorted_tables:
            for column in table.columns:
                if isinstance(column.type, Double) and table.name in there:
                    move = f'UPDATE "{table.name}" SET "{column.name}" = "{column.name}" + ?'
                    connection.execute(move, [time.time() - last])


def exported(url: str, path: Path) -> list[str]:
    done = run("export", str(path), "--database", url)
    assert done.exit_code == 0, done.output
    return path.read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this version on the database."""
    file = tmp_path_factory.mktemp("before") / "trimino.db"
    url = restored(file)
    make_recent(file)
    with serving(url) as running:
        yield running
        assert "Traceback" not in running.output(), running.output()


def with_current_revision(lines: list[str]) -> list[str]:
    """The lines with the revision of today, and with the columns that they lacked."""
    header = json.loads(lines[0])
    assert header["revision"] == "0001"
    rows = lines[1:]
    for table, column in (("log", "previous_head"), ("tables", "head")):
        lacking = rf'^(\{{"{table}":.*)\}}\}}$'
        rows = [re.sub(lacking, rf'\1,"{column}":null}}}}', line) for line in rows]
    return [json.dumps({**header, "revision": newest()}, separators=(",", ":")), *rows]


async def test_a_migration_keeps_every_row(tmp_path: Path) -> None:
    url = restored(tmp_path / "trimino.db")
    async with open_store(url):
        pass
    found = await asyncio.to_thread(exported, url, tmp_path / "file")
    assert found == with_current_revision(EXPORT)


def test_an_export_is_imported_whole(database_url: str, tmp_path: Path) -> None:
    done = run("import", str(FOLDER / "export.jsonl"), "--database", database_url)
    assert (done.exit_code, done.output) == (0, f"{len(EXPORT) - 2} rows were imported.\n")
    assert exported(database_url, tmp_path / "file") == with_current_revision(EXPORT)


def test_a_record_is_verified() -> None:
    done = run("verify", str(FOLDER / "record.jsonl"))
    assert done.exit_code == 0, done.output
    document = load(RECORD)
    match = replay(document)
    assert (match.totals, match.winners) == ((20, 9, 202), (2,))
    assert check_fair(document, match)


async def test_a_finished_match_is_as_it_was(server: Server) -> None:
    anna = GuestClient(server, ANNA)
    assert await anna.get(f"/api/tables/{OVER}/record") == json.loads(RECORD)
    assert await anna.get(f"/api/tables/{OVER}/fairness") == {"fair": True}
    assert await anna.get(f"/api/uploads/{UPLOAD}") == json.loads(RECORD)
    best = await anna.get("/api/best/triomino/3")
    assert [(result["name"], result["points"]) for result in best["best"]] == [("Juris", -109)]
    story = await GuestClient(server, JURIS).get(f"/api/tables/{SOLO}/story")
    assert story["over"]


async def test_guests_find_their_games(server: Server) -> None:
    games = await GuestClient(server, ANNA).get("/api/me/games")
    assert {OVER, TWO_PEOPLE, WITH_BOT} <= {table["id"] for table in games["tables"]}


async def test_two_people_play_on(server: Server) -> None:
    anna, juris = GuestClient(server, ANNA), GuestClient(server, JURIS)
    async with anna.at(TWO_PEOPLE) as a, juris.at(TWO_PEOPLE) as j:
        assert (a.version, a.now["turn"], a.now["totals"]) == (17, 1, [-23, -4])
        await asyncio.gather(a.play_on(random.Random(1)), j.play_on(random.Random(2)))
    await check_record(anna, TWO_PEOPLE)


async def test_a_person_plays_on_with_a_bot(server: Server) -> None:
    anna = GuestClient(server, ANNA)
    async with anna.at(WITH_BOT) as a:
        assert a.now["totals"] == [73, 38]
        await a.play_on(random.Random(1))
    await check_record(anna, WITH_BOT)


async def test_a_lobby_fills_and_the_match_starts(server: Server) -> None:
    anna, juris = GuestClient(server, ANNA), GuestClient(server, JURIS)
    async with anna.at(LOBBY) as a, juris.at(LOBBY) as j:
        await a.sit(1)
        await j.do("start")
        await a.until(lambda: a.status == "playing")


async def check_record(guest: GuestClient, table: str) -> None:
    document: dict[str, Any] = await guest.get(f"/api/tables/{table}/record")
    assert document["finished"]
    assert check_fair(document, replay(document))
