"""The app in tmux, as over SSH, in 80 columns and 24 rows."""

import shlex
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.running import PROGRAM

COLUMNS, ROWS = 80, 24
PATIENCE = 60.0
SLANTS = str.maketrans(
    {"\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}": "/", "╲": "\\"}
)
FIELD = ["·", "/2\\", "/   \\", "/2   2\\", "╶───────╴", "\\2 • 2/", "\\   /", "\\3/", "·"]
"""The opening tile, and the one that was laid last, below it."""
HAND = "/0\\ \\3 3/ /0\\ \\4 5/ /1\\ \\4 5/ /2\\ \\4 5/ /0\\"
"""The upper halves of nine tiles; the last one was drawn in this turn."""

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")


class Tmux:
    """A tmux of its own, which knows nothing of the one that somebody works in."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket

    def run(self, *args: str) -> str:
        command = ["tmux", "-u", "-f", "/dev/null", "-S", str(self._socket), *args]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def start(self, *program: str) -> None:
        size = ["-x", str(COLUMNS), "-y", str(ROWS)]
        stay = ["set-option", "-g", "remain-on-exit", "on"]
        self.run("new-session", "-d", *size, shlex.join(program), ";", *stay)

    def press(self, *keys: str) -> None:
        self.run("send-keys", *keys)

    @property
    def shown(self) -> str:
        return self.run("capture-pane", "-p")

    def until(self, seen: Callable[[str], object]) -> list[str]:
        """Wait until the screen shows something; its lines."""
        end = time.monotonic() + PATIENCE
        while not seen(shown := self.shown):
            assert time.monotonic() < end, shown
            time.sleep(0.05)
        return shown.splitlines()


@pytest.fixture
def tmux() -> Iterator[Tmux]:
    # The name of a socket must be short.
    with TemporaryDirectory(prefix="trimino") as folder:
        tmux = Tmux(Path(folder) / "tmux")
        try:
            yield tmux
        finally:
            tmux.run("kill-server")


def digits(line: str) -> str:
    return "".join(filter(str.isdigit, line))


def test_two_turns_are_played_and_the_screen_is_readable(tmux: Tmux) -> None:
    tmux.start(*PROGRAM, "tui", "--rules", "triomino", "--bots", "greedy", "--seed", "3")
    tmux.until(lambda text: "You open the round with 2-2-2, number 6 in your hand." in text)
    tmux.press("Right")
    tmux.until(lambda text: "2-2-2: 6" in text)
    tmux.press("Enter")
    tmux.until(lambda text: "You open with 2-2-2" in text)
    tmux.until(lambda text: "Your turn" in text)
    tmux.press("d")
    tmux.until(lambda text: "You draw" in text and "△9    11" in text)
    # On a busy machine the terminal shows a frame in parts; the hand comes after the log.
    shown = tmux.until(lambda text: "123456789" in map(digits, text.splitlines()))
    assert len(shown) == ROWS
    assert max(map(len, shown)) <= COLUMNS
    title, *lines = shown
    assert title == " Triomino · round 1 · 37 tiles in the well · to 400"
    field, side = zip(*(line.split("│") for line in lines if "│" in line), strict=True)
    assert [line.split()[:-2] for line in side[:2]] == [["▸", "You"], ["Tino", "(Greedy)"]]
    assert "Tino lays 2-2-3: +7" in " ".join(" ".join(side).split())
    assert [line.strip().translate(SLANTS) for line in field if line.strip()] == FIELD
    at = next(n for n, line in enumerate(lines) if digits(line) == "123456789")
    assert lines[at - 3].strip().translate(SLANTS) == HAND
    told = " ".join(lines[at + 1 :])
    assert all(key in told for key in ("d draw", "h hint", "s scores", "? help", "q quit"))
