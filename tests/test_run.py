"""The bootstrap: set-up, repair of an incomplete set-up, commands and messages."""

import ast
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

import checks
import run
import webapp

Answer = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that passes for a .venv."""
    folder = tmp_path / ".venv"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").touch()
    monkeypatch.setattr(run, "VENV", folder)
    monkeypatch.setattr(run, "BIN", folder / "bin")
    monkeypatch.setattr(run, "PYTHON", folder / "bin" / "python")
    monkeypatch.setattr(run, "STAMP", folder / "installed")
    return folder


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that were run; each succeeds and does nothing."""
    ran: list[str] = []

    def quietly(*command: str | Path) -> "subprocess.CompletedProcess[str]":
        ran.append(" ".join(map(str, command)))
        return subprocess.CompletedProcess(command, 0, stdout="")

    monkeypatch.setattr(run, "quietly", quietly)
    return ran


def answering(code: int, output: str, to: str) -> Answer:
    """Commands that contain the word `to` end with this code and output, all others succeed."""

    def quietly(*command: str | Path) -> "subprocess.CompletedProcess[str]":
        asked = to in map(str, command)
        return subprocess.CompletedProcess(command, code * asked, stdout=output * asked)

    return quietly


@pytest.mark.usefixtures("venv")
def test_a_first_start_makes_the_venv_and_installs(commands: list[str]) -> None:
    run.set_up("runtime")
    make, install, link = commands
    assert "venv --clear" in make
    assert "--require-hashes" in install
    assert install.endswith("runtime.txt")
    assert "--no-deps --no-build-isolation --editable" in link
    assert run.read_stamp() == run.stamp("runtime")


@pytest.mark.usefixtures("venv")
def test_a_larger_lock_is_installed_over_a_smaller_one(commands: list[str]) -> None:
    run.set_up("runtime")
    commands.clear()
    run.set_up("dev")
    assert not any("venv --clear" in command for command in commands)
    assert any("dev.txt" in command for command in commands)


@pytest.mark.parametrize("lock", run.LOCKS)
@pytest.mark.usefixtures("venv")
def test_a_larger_lock_serves_for_a_smaller_one(commands: list[str], lock: str) -> None:
    run.set_up("dev")
    commands.clear()
    run.set_up(lock)
    assert not any("install" in command for command in commands)


def test_an_interrupted_install_is_repaired(
    venv: Path, monkeypatch: pytest.MonkeyPatch, commands: list[str]
) -> None:
    run.set_up("runtime")
    with monkeypatch.context() as patch:
        patch.setattr(run, "quietly", interrupted_at("dev.txt"))
        with pytest.raises(KeyboardInterrupt):
            run.set_up("dev")
    assert not (venv / "installed").exists()
    commands.clear()
    run.set_up("runtime")
    assert "venv --clear" in commands[0]


def interrupted_at(word: str) -> Answer:
    def quietly(*command: str | Path) -> "subprocess.CompletedProcess[str]":
        if word in str(command):
            raise KeyboardInterrupt
        return subprocess.CompletedProcess(command, 0, stdout="")

    return quietly


@pytest.mark.usefixtures("venv", "commands")
def test_a_failed_install_leaves_what_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    run.set_up("runtime")
    before = run.read_stamp()
    monkeypatch.setattr(run, "quietly", answering(1, "connection broken by …", to="install"))
    with pytest.raises(SystemExit, match="index could not be reached"):
        run.set_up("dev")
    assert run.read_stamp() == before


@pytest.mark.usefixtures("commands")
def test_a_moved_project_is_set_up_anew(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run.set_up("runtime")
    assert run.read_stamp()
    monkeypatch.setattr(run, "VENV", venv.parent / "elsewhere" / ".venv")
    assert run.read_stamp() == ""


@pytest.mark.usefixtures("venv", "commands")
def test_a_venv_without_its_python_is_set_up_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    run.set_up("runtime")
    monkeypatch.setattr(run, "quietly", answering(1, "", to="import pip"))
    assert run.read_stamp() == ""


def test_pip_is_quoted_where_the_network_is_not_to_blame() -> None:
    said = run.why_pip_failed("Collecting rich\nERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n")
    assert "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES" in said
    assert "Collecting" not in said


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The set-up steps and then the checks of a test run, recorded instead of carried out."""
    done: list[str] = []

    def run_checks(chosen: Iterable[checks.Check], programs: Path, *, chosen_tests: bool) -> bool:
        done.extend(check.name for check in chosen)
        return True

    monkeypatch.setattr(run, "set_up", done.append)
    fetch = {need: partial(done.append, need) for need in run.FETCH}
    monkeypatch.setattr(run, "FETCH", fetch)
    monkeypatch.setattr("run.checks.run", run_checks)
    return done


def test_the_test_command_installs_what_its_checks_need(prepared: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run.test([])
    assert end.value.code == 0
    needed, ran = prepared[:4], prepared[4:]
    assert set(needed) == {"dev", "node", "programs", "chromium"}
    assert ran == [check.name for check in checks.FULL]


def test_a_quick_test_run_needs_the_packages_only(prepared: list[str]) -> None:
    with pytest.raises(SystemExit):
        run.test(["--quick"])
    assert prepared == ["dev", "format", "lint", "imports", "types", "tests"]


@pytest.mark.parametrize("command", sorted({*run.COMMANDS} - {"play"}))
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_about_a_command_runs_nothing(
    prepared: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    option: str,
) -> None:
    monkeypatch.setitem(run.COMMANDS, command, prepared.append)
    monkeypatch.setattr(sys, "argv", ["run.py", command, option])
    run.main()
    assert f"python3 run.py {command}" in capsys.readouterr().out
    assert prepared == []


def test_help_about_playing_is_that_of_the_server_which_opens_the_game() -> None:
    text = run.play_help()
    assert "python3 run.py play --lan" in text
    assert "[default: open]" in text
    assert "no-open]" not in text
    assert len({len(line) for line in text.splitlines() if line.startswith("│")}) == 1


def test_a_preparation_that_fails_ends_the_program() -> None:
    done: list[str] = []
    with pytest.raises(SystemExit, match="No network"):
        run.side_by_side(lambda: done.append("node"), lambda: sys.exit("No network."))
    assert done == ["node"]


def test_programs_for_the_tests_are_installed_where_they_are_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fetched: list[str] = []
    monkeypatch.setattr(run, "apt_install", fetched.append)
    monkeypatch.setattr("run.shutil.which", {"tmux": "/usr/bin/tmux", "gs": "/usr/bin/gs"}.get)
    run.fetch_programs()
    assert fetched == []
    monkeypatch.setattr("run.shutil.which", {}.get)
    run.fetch_programs()
    assert fetched == ["tmux", "ghostscript"]


@pytest.mark.parametrize(
    ("found", "fetched"),
    [
        ({"chromium-headless-shell"}, []),
        ({"chromium"}, ["chromium-headless-shell"]),
        (set(), ["chromium-headless-shell", "chromium"]),
    ],
    ids=str,
)
def test_without_a_browser_it_is_said_what_to_type(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    found: set[str],
    fetched: list[str],
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(run, "apt_install", asked.append)
    monkeypatch.setattr("run.shutil.which", lambda name: name if name in found else None)
    run.fetch_browser()
    assert asked == fetched
    said = capsys.readouterr().err
    assert ("sudo apt-get install chromium" in said) == (not found)


def test_to_play_is_to_serve_what_was_built_and_to_open_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr(run, "set_up", done.append)
    monkeypatch.setattr("run.webapp.build", lambda: done.append("built"))
    monkeypatch.setattr(run, "become", lambda *command: done.append(command))
    monkeypatch.setattr(run, "is_free", lambda port: port == run.PORT)
    monkeypatch.setenv("TRIMINO_LOG_LEVEL", "debug")
    monkeypatch.delenv("TRIMINO_PORT", raising=False)
    run.play(["--lan"])
    served = (run.BIN / "trimino", "serve", "--open", "--port", "8000", "--lan")
    assert done == ["server", "built", served]
    assert os.environ["TRIMINO_LOG_LEVEL"] == "debug"


def test_a_port_that_is_taken_gives_way_to_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TRIMINO_PORT", raising=False)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert not run.is_free(port)
        monkeypatch.setattr(run, "PORT", port)
        monkeypatch.setattr(run, "PORTS", range(port, port + 100))
        _, found = run.free_port([])
    assert int(found) > port
    assert capsys.readouterr().err.startswith(f"Port {port} is taken. The game is at port {found}")


def test_a_port_that_was_chosen_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "is_free", lambda port: False)
    assert run.free_port(["--port", "9000"]) == run.free_port(["--port=9000"]) == []
    monkeypatch.setenv("TRIMINO_PORT", "9000")
    assert run.free_port([]) == []


def test_a_game_that_runs_already_is_named_and_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    for name in ("TRIMINO_PORT", "TRIMINO_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    with answering_at(b'{"name": "Trimino"}') as port:
        monkeypatch.setattr(run, "PORTS", range(port, port + 1))
        run.play([])
        assert opened == [f"http://localhost:{port}"]
        assert f"already running: http://localhost:{port}" in capsys.readouterr().err
        run.play(["--no-open"])
        assert len(opened) == 1
        assert all(run.decides_where([arg]) for arg in ("--port=1", "--database=x", "--help"))


@pytest.mark.parametrize("page", [b'{"name": "Another"}', b"[]", b"<html>"])
def test_what_else_answers_at_a_port_is_no_game(
    monkeypatch: pytest.MonkeyPatch, page: bytes
) -> None:
    with answering_at(page) as port:
        monkeypatch.setattr(run, "PORTS", range(port, port + 1))
        assert run.running() is None


@contextmanager
def answering_at(page: bytes) -> Iterator[int]:
    """A port at which a server answers every request with a page."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, *_: object) -> None:
            """Keep requests out of the output of the tests."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.mark.parametrize("file", [run.__file__, webapp.__file__])
def test_an_older_python_can_read_the_file_and_say_what_it_needs(file: str) -> None:
    ast.parse(Path(file).read_text(encoding="utf-8"), feature_version=(3, 7))
