"""Export and import: everything moves, byte for byte, and what is broken moves nothing."""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.server.postgres import Postgres
from tests.server.storage.stores import entry, head, open_store, with_store
from trimino.analysis.habits import Habits
from trimino.analysis.people import RuleFamily
from trimino.puzzles.rating import PuzzleRating
from trimino.room.solo_result import SoloResult
from trimino.server.storage import Store
from trimino.server.storage.migrate import newest
from trimino.server.storage.rows import Seating, Upload
from trimino.server.storage.schema import metadata

NAMES = ["anna", "Bert", "ärger", "Zoë", "_x", "-y", "\U0001f600", "\uff46ull", "a b"]


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'first.db'}"


@pytest.fixture
def postgresql(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as url:
        yield url


async def fill(store: Store) -> None:
    """Something in every table, with what databases like to sort or write in other ways."""
    for number, name in enumerate(NAMES):
        await store.guests.create(name, f"Name\n{name}\u2028", f"hash-{name}", 1e9 + number / 3)
        seats = (Seating(name, 0, name, name), Seating(name, 1, None, ""))
        solo = SoloResult(name, name, "triomino", 30, -number, 0.1 + 0.2)
        for version in range(1, 12):
            after = head("over", due_at=None if version % 2 else 5.0, public=number % 2 == 0)
            await store.append(entry(name, version, f"c{version}", after=after, seatings=seats))
        await store.append(entry(name, 12, None, guest=None, solo=solo, after=head(due_at=7.0)))
        await store.uploads.add(Upload(name, name, 5.0, '{"a":"\\u0000"}'), "192.0.2.1")
        await store.tables.hide(name, name)
        await store.analyses.ask(name, f"table:{name}", "small", 1.0)
    await store.guests.add_link("link", "anna", 1e10)
    await store.presence.beat("p", 1.0, [("anna", "anna")])
    await store.leases.claim(1e10, "p", 60.0, 3)
    await store.analyses.claim(1.0, "p", 60.0)
    await store.habits.count("anna", RuleFamily(True, 2), Habits(turns=7, drew=3))
    await store.puzzle_ratings.count("anna", "puzzle", PuzzleRating(1700.0, 120.0), solved=True)
    await store.uptime.read(1e9)


def exported(url: str, path: Path) -> bytes:
    done = run("export", str(path), "--database", url)
    assert done.exit_code == 0, done.output
    return path.read_bytes()


def lines(*rows: object) -> str:
    return "".join(f"{json.dumps(row)}\n" for row in rows)


HEADER = {"format": "trimino-database/1", "revision": newest()}
UPTIME = {"uptime": {"id": 1, "at": 5.0}}


def test_there_and_back_is_the_same_to_the_byte(
    sqlite: str, postgresql: str, tmp_path: Path
) -> None:
    with_store(sqlite, fill)
    first = exported(sqlite, tmp_path / "1")
    rows = len(first.splitlines()) - 2
    done = run("import", str(tmp_path / "1"), "--database", postgresql)
    assert (done.exit_code, done.output) == (0, f"{rows} rows were imported.\n")
    assert exported(postgresql, tmp_path / "2") == first
    again = f"sqlite:///{tmp_path / 'again.db'}"
    assert run("import", str(tmp_path / "2"), "--database", again).exit_code == 0
    assert exported(again, tmp_path / "3") == first

    tables = {next(iter(json.loads(line))) for line in first.splitlines()[1:-1]}
    passing = {"links", "presence", "upload_sizes", "analysis_queue"}
    assert tables == metadata.tables.keys() - passing
    assert b'"claimed_by":"p"' not in first
    assert b'"running"' not in first


def test_what_was_imported_goes_on(database_url: str, sqlite: str, tmp_path: Path) -> None:
    with_store(sqlite, fill)
    exported(sqlite, tmp_path / "file")
    assert run("import", str(tmp_path / "file"), "--database", database_url).exit_code == 0

    async def test(store: Store) -> None:
        assert not await store.append(entry("anna", 12))
        assert not await store.append(entry("anna", 13, "c3"))
        assert await store.append(entry("anna", 13))
        assert await store.guests.by_secret("hash-anna") is not None
        assert len(await store.leases.claim(1e10, "q", 5.0, 99)) == len(NAMES) - 1
        waiting = [await store.analyses.claim(1e10, "q", 5.0) for _ in (*NAMES, None)]
        assert [job is not None for job in waiting] == [*(True for _ in NAMES), False]
        assert await store.uptime.read(5.0) == 1e9

    with_store(database_url, test)


def test_standard_streams_and_the_environment(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(sqlite, fill)
    monkeypatch.setenv("TRIMINO_DATABASE", sqlite)
    done = run("export", "-")
    assert done.exit_code == 0
    assert done.stderr.endswith(" rows were exported.\n")
    assert done.stdout_bytes == exported(sqlite, tmp_path / "file")
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert run("import", "-", "--database", new, stdin=done.stdout_bytes).exit_code == 0
    assert exported(new, tmp_path / "file") == done.stdout_bytes


async def test_a_running_server_can_be_exported(database_url: str, tmp_path: Path) -> None:
    async with open_store(database_url) as store:
        await fill(store)
        args = ("export", str(tmp_path / "file"), "--database", database_url)
        done = await asyncio.to_thread(run, *args)
        assert done.exit_code == 0, done.output


def test_a_database_that_is_not_empty_is_left_alone(database_url: str, tmp_path: Path) -> None:
    with_store(database_url, lambda store: store.append(entry("t", 1)))
    before = exported(database_url, tmp_path / "file")
    done = run("import", str(tmp_path / "file"), "--database", database_url)
    assert (done.exit_code, done.output.partition(".")[0]) == (
        2,
        "The database holds something already",
    )
    assert exported(database_url, tmp_path / "file") == before


SECRET = {"secrets": {"hash": "h", "guest": "nobody"}}
LOG = {
    "log": dict.fromkeys(["table_id", "kind", "guest", "command", "body"], "x")
    | {"version": 1, "at": 1.0, "previous_head": None}
}
LOG["log"] = {
    name: LOG["log"][name]
    for name in ("table_id", "version", "at", "kind", "guest", "command", "body", "previous_head")
}


def changed(**values: object) -> dict[str, object]:
    return {"log": {**LOG["log"], **values}}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "This is not what trimino export writes"),
        ("\n", "This is not what trimino export writes"),
        ("[]\n", "This is not what trimino export writes"),
        (lines({"format": "trimino/1"}), "This is not what trimino export writes"),
        (lines({**HEADER, "revision": "0000"}), "This was exported by another version"),
        (lines(HEADER), "The file ends too early, in line 2"),
        (lines(HEADER, LOG), "The file ends too early, in line 3"),
        (lines(HEADER, LOG, {"rows": 2}), "Line 3 "),
        (lines(HEADER, LOG, {"rows": 1}, LOG), "Line 3 "),
        (lines(HEADER, LOG)[:-5], "The file ends too early, in line 2"),
        (lines(HEADER) + "{]\n", "Line 2 "),
        (lines(HEADER) + "\n", "Line 2 "),
        (lines(HEADER) + "[" * 100_000 + "\n", "Line 2 "),
        (lines(HEADER, 5), "Line 2 "),
        (lines(HEADER, {}), "Line 2 "),
        (lines(HEADER, {"log": 5}), "Line 2 "),
        (lines(HEADER, {"presence": {}}), "Line 2 "),
        (lines(HEADER, {**LOG, **UPTIME}), "Line 2 "),
        (lines(HEADER, UPTIME, LOG), "Line 3 "),
        (lines(HEADER, LOG, LOG), "Line 3 "),
        (lines(HEADER, LOG, changed(version=0)), "Line 3 "),
        (lines(HEADER, changed(version=1.0)), "Line 2 "),
        (lines(HEADER, changed(version=True)), "Line 2 "),
        (lines(HEADER, changed(version=2**31)), "Line 2 "),
        (lines(HEADER, changed(at=1)), "Line 2 "),
        (lines(HEADER, changed(at=float("inf"))), "Line 2 "),
        (lines(HEADER, changed(kind=None)), "Line 2 "),
        (lines(HEADER, changed(kind="a\0b")), "Line 2 "),
        (lines(HEADER, changed(kind="\ud800")), "Line 2 "),
        (lines(HEADER, changed(more=1)), "Line 2 "),
        (lines(HEADER, SECRET, {"rows": 1}), "Lines 2 to 2 hold"),
        (lines(HEADER, LOG, changed(version=2), {"rows": 2}), "Lines 2 to 3 hold"),
    ],
)
def test_a_broken_file_is_refused_and_nothing_imported(
    text: str, told: str, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    (tmp_path / "file").write_text(text, encoding="utf-8")
    done = run("import", str(tmp_path / "file"), "--database", url)
    assert done.exit_code == 2
    assert done.output.startswith(told)
    (tmp_path / "file").write_text(lines(HEADER, LOG, UPTIME, {"rows": 2}), encoding="utf-8")
    assert run("import", str(tmp_path / "file"), "--database", url).exit_code == 0


def test_postgresql_too_imports_all_or_nothing(postgresql: str, tmp_path: Path) -> None:
    rows = [changed(version=version, command=None) for version in range(1, 1200)]
    (tmp_path / "file").write_text(lines(HEADER, *rows), encoding="utf-8")
    done = run("import", str(tmp_path / "file"), "--database", postgresql)
    assert done.output.startswith("The file ends too early, in line 1201")
    (tmp_path / "file").write_text(lines(HEADER, *rows, {"rows": 1199}), encoding="utf-8")
    done = run("import", str(tmp_path / "file"), "--database", postgresql)
    assert done.output == "1199 rows were imported.\n"


def test_a_file_is_kept_when_there_is_nothing_to_export(tmp_path: Path, postgresql: str) -> None:
    (tmp_path / "backup").write_text("precious", encoding="utf-8")
    missing = tmp_path / "folder" / "missing.db"
    for url in (f"sqlite:///{missing}", postgresql):
        done = run("export", str(tmp_path / "backup"), "--database", url)
        assert (done.exit_code, done.output.partition(":")[0]) == (2, "There is nothing to export")
    assert (tmp_path / "backup").read_text(encoding="utf-8") == "precious"
    assert not missing.parent.exists()


def test_files_that_cannot_be_opened_are_named(sqlite: str, tmp_path: Path) -> None:
    with_store(sqlite, fill)
    missing = str(tmp_path / "folder" / "missing")
    for command, verb in (("export", "written"), ("import", "read")):
        done = run(command, missing, "--database", sqlite)
        assert done.exit_code == 2
        assert done.output.startswith(f"{missing} cannot be {verb}: ")


def test_without_the_extra_it_is_said_what_to_install(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("trimino.server.storage")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    done = run("export", "-", "--database", sqlite)
    assert done.exit_code == 2
    assert done.output.startswith("The package sqlalchemy is not installed")


def test_what_an_earlier_revision_had_already_is_kept(sqlite: str, tmp_path: Path) -> None:
    """An export from before devices were listed holds the heads of its logs."""
    with_store(sqlite, fill)
    first, *rows = exported(sqlite, tmp_path / "now").splitlines()
    before = json.loads(first) | {"revision": "0005"}
    kept = [row for row in rows[:-1] if b'{"devices":' not in row]
    (tmp_path / "before").write_bytes(
        b"\n".join([json.dumps(before).encode(), *kept, b'{"rows":%d}' % len(kept), b""])
    )
    again = f"sqlite:///{tmp_path / 'again.db'}"
    done = run("import", str(tmp_path / "before"), "--database", again)
    assert done.exit_code == 0, done.output
    logs = [row for row in rows if row.startswith(b'{"log":')]
    assert logs
    found = exported(again, tmp_path / "found").splitlines()
    assert [row for row in found if row.startswith(b'{"log":')] == logs
