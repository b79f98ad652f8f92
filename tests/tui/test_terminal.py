"""The app in a real terminal of 80 columns and 24 rows, driven by keys and a mouse."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.running import PROGRAM, run
from tests.tui.screens import CharacterScreen
from trimino.records.record import read_records, replay

COLUMNS, ROWS = 80, 24
PATIENCE = 60.0


class Terminal:
    """A terminal with the app in it."""

    def __init__(self, master: int, process: "subprocess.Popen[bytes]") -> None:
        self.display = CharacterScreen(COLUMNS, ROWS)
        self.process = process
        self._master = master

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def click(self, column: int, row: int) -> None:
        """Press and release the first button of the mouse, counted from 1."""
        self.type(f"\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m")

    def until(self, seen: Callable[[str], object]) -> str:
        """Read until the screen shows something."""
        end = time.monotonic() + PATIENCE
        while not seen(self.display.text):
            assert time.monotonic() < end, self.display.text
            if not self._read():
                break
        return self.display.text

    def leave(self) -> int:
        """Read to the end; the exit code."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        ready, _, _ = select.select([self._master], [], [], 0.05)
        if not ready:
            return self.process.poll() is None
        try:
            written = os.read(self._master, 65536)
        except OSError:
            return False
        self.display.feed(written.decode(errors="replace"))
        return bool(written)


@contextmanager
def terminal(*args: str, **environment: str) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    known = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [*PROGRAM, "tui", *args],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        env={**known, "TERM": "xterm-256color", **environment},
    )
    os.close(slave)
    try:
        yield Terminal(master, process)
    finally:
        process.kill()
        process.wait()
        os.close(master)


def test_a_turn_is_played_by_key_and_by_mouse_and_the_screen_is_given_back(tmp_path: Path) -> None:
    record = str(tmp_path / "games.jsonl")
    with terminal("--seed", "2", "--record", record) as screen:
        shown = screen.until(lambda text: "Your turn" in text)
        assert screen.display.is_alternate()
        assert "Pressman · round 1" in shown.splitlines()[0]
        assert "Berta opens with 4-4-4: +22" in shown
        screen.type("\x1b[C")
        screen.until(lambda text: "2-4-4: 10 · 1 of 3" in text)
        hand = next(y for y, line in enumerate(shown.splitlines()) if "1    2    3" in line)
        screen.click(45, hand - 1)
        screen.until(lambda text: "3-4-4: 11 · 1 of 3" in text)
        screen.type("\r")
        screen.until(lambda text: "You lay 3-4-4" in text)
        screen.type("q")
        screen.until(lambda text: "Leave this match?" in text)
        screen.type("y")
        assert screen.leave() == 0
        assert not screen.display.is_alternate()
        assert "The match was stopped." in screen.display.text
    (kept,) = read_records(record)
    assert len(replay(kept).round.events) >= 2


@pytest.mark.parametrize("way", ["--no-colour", "NO_COLOR"])
def test_no_colour_is_written_where_none_is_wanted(way: str) -> None:
    args, environment = (["--no-colour"], {}) if way.startswith("-") else ([], {way: "1"})
    with terminal("--seed", "2", *args, **environment) as screen:
        screen.until(lambda text: "Your turn" in text)
        screen.type("\x1b[C")
        screen.until(lambda text: "2-4-4: 10" in text)
        written = {part for code in screen.display.colours for part in code.split(";")}
        assert "7" in written
        # Bold, dim, underlined, reverse, and the terminal's own colours.
        assert written <= {"", "0", "1", "2", "4", "7", "39", "49"}


@pytest.mark.parametrize("way", ["SIGTERM", "Ctrl-C"])
def test_a_game_that_is_broken_off_is_kept(way: str, tmp_path: Path) -> None:
    record = str(tmp_path / "games.jsonl")
    with terminal("--seed", "2", "--record", record) as screen:
        screen.until(lambda text: "Your turn" in text)
        if way == "Ctrl-C":
            screen.type("\x03")
        else:
            screen.process.send_signal(signal.SIGTERM)
        screen.leave()
        assert not screen.display.is_alternate()
    (kept,) = read_records(record)
    assert not kept["finished"]


def test_where_there_is_no_terminal_that_is_told() -> None:
    refused = run("tui", "--seed", "2")
    assert refused.exit_code == 2
    assert "trimino play" in refused.output


def test_a_record_cannot_go_where_the_app_is_drawn() -> None:
    refused = run("tui", "--record", "-")
    assert refused.exit_code == 2
    assert "the name of a file" in refused.output


def test_without_the_extra_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    refused = run("tui")
    assert refused.exit_code == 2
    assert "trimino[tui]" in refused.output


def test_other_commands_do_not_load_textual() -> None:
    code = (
        "import sys; sys.argv = ['trimino', 'sheets']\n"
        "from trimino.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "assert not {'textual', 'numba', 'numpy'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
