"""Refused tables: the error and its remedy are printed before the app takes the screen."""

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.server.servers import Server, free_port, serving
from tests.tui.visiting import visiting
from trimino import __version__
from trimino.client.credentials import CredentialStore

LIKE_THIS = "A link to a table looks like this: http://localhost:8000/table/abc123"


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'games.db'}") as running:
        yield running


def refused(*args: str) -> str:
    result = run("tui", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    return " ".join(result.stderr.split())


@pytest.mark.parametrize("text", ["ftp://localhost/table/abc", "http://", "http://a:b/table/c"])
def test_what_is_no_link(text: str) -> None:
    assert refused(text) == f"“{text}” is not a link. {LIKE_THIS}"


@pytest.mark.parametrize("path", ["", "/learn/triomino", "/replay/table/abc", "/table/a/b"])
def test_a_link_to_something_else(path: str) -> None:
    text = f"http://localhost:8000{path}"
    assert refused(text) == f"“{text}” is a link, but not to a table. {LIKE_THIS}"


def test_what_a_table_has_settled_already() -> None:
    told = refused("localhost:8000/table/a", "--rules", "goliath", "--seed", "0", "--solo")
    assert told == (
        "The table of a link has its rules and its seats already. "
        "Leave out --rules, --solo, --seed."
    )
    assert refused("localhost:8000/table/a", "--names", "A,B").startswith(
        "At the table of a link you play under one name."
    )


def test_no_server_there() -> None:
    port = free_port()
    told = refused(f"http://127.0.0.1:{port}/table/abc")
    assert told.startswith(f"No server answers at http://127.0.0.1:{port}: ")
    assert told.endswith("Check the link, and whether the server is running.")


def test_an_unknown_table(server: Server) -> None:
    told = refused(f"{server.url}/table/unknown")
    assert told == "There is no such table. It may have expired; ask for a new link."


class Other(BaseHTTPRequestHandler):
    """Something else that answers over HTTP; at one path with JSON."""

    def do_GET(self) -> None:
        told = json.dumps({"type": "view"}) if "newer" in self.path else "<h1>Hello</h1>"
        self.send_response(200)
        self.end_headers()
        self.wfile.write(told.encode())

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def other() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Other) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_address[1]}"
        running.shutdown()


def test_something_else_that_answers(other: str) -> None:
    assert refused(f"{other}/table/abc") == (
        f"What answers at {other} is not a Trimino server: it replies with status 200. "
        "Check the link."
    )


def test_a_server_that_speaks_otherwise(other: str) -> None:
    told = refused(f"{other}/table/newer")
    assert told.startswith("The server says something that this program does not understand.")
    assert __version__ in told


def test_a_server_that_comes_a_moment_later(tmp_path: Path) -> None:
    late = Server(f"sqlite:///{tmp_path / 'games.db'}")

    async def come() -> None:
        async with visiting(late, "abc", tmp_path) as anna:
            await anna.tells("No server answers at")
            late.start()
            await anna.press("t")
            await anna.tells("There is no such table. It may have expired; ask for a new link.")
            assert "t try again" in anna.shown

    try:
        asyncio.run(come())
    finally:
        late.close()


def test_who_one_is_stays_when_the_file_is_broken(server: Server, tmp_path: Path) -> None:
    path = tmp_path / "trimino" / "guests.json"
    path.parent.mkdir()
    path.write_text("{")
    told = refused(f"{server.url}/table/abc")
    assert told.startswith(f"{path} cannot be read: ")
    assert told.endswith("Repair the file, or delete it to be somebody new.")
    assert path.read_text() == "{"


def test_guests_of_several_servers_are_kept_beside_each_other(tmp_path: Path) -> None:
    guests = CredentialStore(tmp_path / "new" / "guests.json")
    assert guests.secret("http://a") is None
    guests.keep("http://a", "1")
    guests.keep("http://b", "2")
    guests.keep("http://a", "3")
    again = CredentialStore(guests.path)
    assert [again.secret(f"http://{name}") for name in "abc"] == ["3", "2", None]
    assert [file.name for file in guests.path.parent.iterdir()] == ["guests.json"]
    assert guests.path.stat().st_mode & 0o777 == 0o600
