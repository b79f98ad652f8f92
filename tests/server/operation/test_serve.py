"""A server as a process: it says where it is, answers, and stops without cutting anyone off."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.cli.running import PROGRAM, run
from trimino.cli import browser_link
from trimino.rules.optional_packages import PACKAGES, Extra
from trimino.server.errors import StartError, StartReason
from trimino.server.operation import lan
from trimino.server.operation.config import Config, settings
from trimino.server.operation.lan import located, own_address
from trimino.server.operation.serve import MAX_FRAME_BYTES, listening, place_of_data, url_of
from trimino.server.operation.setting_types import LAN
from trimino.terminal.qr_code import qr_code

ROOT = Path(__file__).parents[3]
LONGEST = 60


class StartedServer:
    """A server that was started, and what it says."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def end(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, list[str], str]:
        """Tell it to stop; give its exit code, what it still says, and what it noted."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=LONGEST)
        return self.process.returncode, out.splitlines(), err


@contextmanager
def started(how: str, port: int = 0) -> Iterator[tuple[StartedServer, str]]:
    """The app that stands in, served by a process of its own, and its address."""
    arguments = [sys.executable, "-m", "tests.server.operation.stub_app", how, str(port)]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, cwd=ROOT, stdout=pipe, stderr=pipe, text=True) as process:
        served = StartedServer(process)
        try:
            address, _, data = served.line().partition(" ")
            assert data == "postgresql://db.example:5432/games"
            yield served, address
        finally:
            process.kill()


def failing(how: str, port: int = 0) -> "subprocess.CompletedProcess[str]":
    arguments = [sys.executable, "-m", "tests.server.operation.stub_app", how, str(port)]
    return subprocess.run(
        arguments, cwd=ROOT, capture_output=True, text=True, check=False, timeout=LONGEST
    )


def get(url: str, headers: Mapping[str, str] | None = None) -> httpx.Response:
    return httpx.get(url, headers=headers, timeout=LONGEST)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_finishes_what_is_under_way(number: signal.Signals) -> None:
    async def talk(served: StartedServer, address: str) -> tuple[str, list[str], int, str]:
        async with (
            httpx.AsyncClient(base_url=address, timeout=LONGEST) as browser,
            connect(f"{address.replace('http', 'ws')}/socket") as table,
        ):
            slow = asyncio.create_task(browser.get("/slow"))
            assert await asyncio.to_thread(served.line) == "begun"
            code, said, noted = await asyncio.to_thread(served.end, number)
            return str(await table.recv()), said, code, (await slow).json() + noted

    with started("well") as (served, address):
        parting, said, code, finished = asyncio.run(talk(served, address))
    assert parting == "come back"
    assert said == ["draining", "drained", "closed"]
    assert code == 0
    assert finished.startswith("finished")
    assert "Traceback" not in finished


@pytest.mark.parametrize(("how", "noted"), [("hangs", "not finished in time"), ("breaks", "not")])
def test_a_service_that_does_not_finish_does_not_keep_it(how: str, noted: str) -> None:
    with started(how) as (served, _):
        code, said, err = served.end()
    assert code == 0
    assert said == ["draining", "closed"]
    assert noted in err


def test_a_second_interrupt_does_not_wait() -> None:
    with started("hangs on") as (served, _):
        served.process.send_signal(signal.SIGINT)
        assert served.line() == "draining"
        code, said, err = served.end(signal.SIGINT)
    assert code == 0
    assert said == []
    assert "Traceback" not in err


def test_a_frame_that_is_too_large_closes_its_socket_only() -> None:
    async def talk(address: str) -> None:
        at = f"{address.replace('http', 'ws')}/socket"
        async with connect(at) as flood, connect(at) as calm:
            await flood.send("x" * (MAX_FRAME_BYTES + 1))
            with pytest.raises(ConnectionClosed) as caught:
                await flood.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1009
            await calm.send("x" * MAX_FRAME_BYTES)
            assert await calm.recv() == f"heard {MAX_FRAME_BYTES}"

    with started("well") as (_, address):
        asyncio.run(talk(address))


def test_a_proxy_is_believed_only_if_it_is_trusted() -> None:
    forwarded = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}
    with started("behind") as (_, address):
        assert get(f"{address}/who", headers=forwarded).json() == ["https", "192.0.2.1"]
    with started("well") as (_, address):
        answer = get(f"{address}/who", headers=forwarded)
        assert answer.json() == ["http", "127.0.0.1"]
        assert "server" not in answer.headers


def test_a_port_in_use_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = failing("well", port)
    assert done.returncode == 1
    assert done.stderr.startswith(f"Port {port} at 127.0.0.1 is taken")
    assert "Traceback" not in done.stderr


def test_an_app_that_refuses_to_start_says_why() -> None:
    done = failing("refuses")
    assert done.returncode == 1
    assert done.stderr.endswith("This name is too long. It may have at most 24 characters.\n")
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_an_app_that_cannot_start_for_a_fault_leaves_its_trace_in_the_log() -> None:
    done = failing("fails")
    assert done.returncode not in (0, 1)
    assert "RuntimeError: apple" in done.stderr


def test_connections_send_short_frames_at_once() -> None:
    with listening("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        accepted, _ = door.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_where_it_is_and_where_its_data_lies() -> None:
    with listening("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        assert url_of(door, "127.0.0.1") == f"http://127.0.0.1:{port}"
        assert url_of(door, "0.0.0.0") == f"http://localhost:{port}"
        assert url_of(door, "::1") == f"http://[::1]:{port}"
    assert place_of_data(Config(database="sqlite:////data/games.db")) == "/data/games.db"
    assert place_of_data(Config(database="postgres://a:p@ss@db/games?x=p")) == "postgres://db/games"


# The address for others


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_in_a_network_the_address_is_that_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr(lan, "own_address", lambda: "192.0.2.7")
    with listening(host, 0) as door:
        port = door.getsockname()[1]
        config = located(Config(database="sqlite://", host=host, address=LAN), door)
    assert config.address == f"http://192.0.2.7:{port}"


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]")])
def test_an_address_that_was_chosen_is_told(host: str, shown: str) -> None:
    with listening(host, 0) as door:
        port = door.getsockname()[1]
        config = located(Config(database="sqlite://", host=host, address=LAN), door)
        assert config.address == f"http://{shown}:{port}"
        for address in ("", "https://games.example"):
            own = Config(database="sqlite://", host=host, address=address)
            assert located(own, door) == own


class Probe:
    """A socket that is given no address, or one that leads nowhere."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, place: tuple[str, int]) -> None:
        if self.address is None:
            raise OSError

    def getsockname(self) -> tuple[str | None, int]:
        return self.address, 1


@pytest.mark.parametrize("address", [None, "127.0.0.1"])
def test_a_machine_without_a_network_says_so(
    monkeypatch: pytest.MonkeyPatch, address: str | None
) -> None:
    monkeypatch.setattr("trimino.server.operation.lan.socket.socket", lambda *_: Probe(address))
    with pytest.raises(StartError) as caught:
        own_address()
    assert caught.value.reason is StartReason.NO_NETWORK


# The command


def test_the_command_refuses_nonsense_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, value, told in (
        ("TRIMINO_PORT", "many", "TRIMINO_PORT cannot be many."),
        ("TRIMINO_PROT", "1", "There is no setting TRIMINO_PROT. Did you mean TRIMINO_PORT?"),
        ("TRIMINO_DATABASE", "apple", "TRIMINO_DATABASE is not right."),
    ):
        with monkeypatch.context() as environment:
            environment.setenv(variable, value)
            result = run("serve")
        assert result.exit_code == 2
        assert result.stderr.startswith(told)
        assert "apple" not in result.output


def test_the_command_tells_of_an_address_that_is_not_here() -> None:
    result = run("serve", "--host", "192.0.2.1")
    assert result.exit_code == 2
    assert result.stderr.startswith("192.0.2.1 is not an address of this machine.")


def test_the_command_lists_every_setting() -> None:
    result = run("serve", "--settings")
    assert result.exit_code == 0
    assert [line for line in result.stdout.splitlines() if not line.startswith(" ")] == [
        setting.variable for setting in settings()
    ]


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    result = run("serve")
    assert result.exit_code == 2
    assert "uvicorn is not installed" in result.stderr
    assert "trimino[server]" in result.stderr


def test_other_commands_load_nothing_of_the_server() -> None:
    program = (
        "import sys; from trimino.cli.commands import build_app; build_app(); "
        "print(*{name.partition('.')[0] for name in sys.modules} "
        f"& {set(PACKAGES[Extra.SERVER]) | {'starlette'}!r})"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""


@contextmanager
def commanded(tmp_path: Path, *options: str, **environ: str) -> Iterator[tuple[StartedServer, str]]:
    """The real server with its data in a folder, and its address."""
    own = {**os.environ, "XDG_DATA_HOME": str(tmp_path), **environ}
    arguments = [*PROGRAM, "serve", "--port", "0", *options]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, env=own, stdout=pipe, stderr=pipe, text=True) as process:
        served = StartedServer(process)
        try:
            yield served, served.line().removeprefix("Trimino is at ")
        finally:
            process.kill()


def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    options = ("--host", "127.0.0.1")
    with commanded(tmp_path, *options, TRIMINO_HOST="192.0.2.1") as (served, address):
        assert served.line() == f"Games are kept in {tmp_path / 'trimino' / 'trimino.db'}"
        assert get(f"{address}/health/ready").status_code == 200
        assert get(f"{address}/api/address").json() == {"address": None}
        code, _, noted = served.end()
    assert code == 0
    assert "Traceback" not in noted
    assert "/health/ready" in noted


def test_in_a_network_it_says_where_others_find_it_and_opens_the_page(tmp_path: Path) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >"{seen}.part"\nmv "{seen}.part" "{seen}"\n')
    browser.chmod(0o755)
    # This machine may be in no network: any address of its own will do.
    options = ("--lan", "--host", "127.0.0.1", "--open")
    with commanded(tmp_path, *options, BROWSER=str(browser)) as (served, address):
        others = served.line().removeprefix("Others on your network find it at ")
        code = [*iter(served.line, f"Games are kept in {tmp_path / 'trimino' / 'trimino.db'}")]
        assert get(f"{address}/api/address").json() == {"address": others}
        deadline = time.monotonic() + LONGEST
        while not seen.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
    assert others == address
    assert code == qr_code(others).plain.splitlines()
    assert seen.read_text() == f"{address}\n"


def test_without_a_screen_no_page_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trimino.cli.browser_link.sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    opened: list[str] = []
    monkeypatch.setattr("trimino.cli.browser_link.webbrowser.open", opened.append)
    browser_link.open_page("http://localhost:8000")
    assert opened == []
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert browser_link.has_screen()
    monkeypatch.setattr("trimino.cli.browser_link.sys.platform", "darwin")
    monkeypatch.delenv("WAYLAND_DISPLAY")
    assert browser_link.has_screen()


def test_a_code_for_the_camera_holds_the_address() -> None:
    code = qr_code("http://192.0.2.7:8000")
    rows = code.plain.splitlines()
    assert len({len(row) for row in rows}) == 1
    # Around it light stays light: two modules on each side, of which a line shows two.
    assert set(rows[0]) == {"█"}
    assert all(row.startswith("██") and row.endswith("██") for row in rows[:-1])
    assert code.plain != qr_code("http://192.0.2.8:8000").plain
