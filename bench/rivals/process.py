"""A rival that plays in its own process and virtual environment."""

import subprocess
import sys
import venv
from pathlib import Path

FOLDER = Path(__file__).parent
REQUIREMENTS = FOLDER / "requirements.txt"


class Rival:
    """A game of `play`; called with seconds, it plays so long and returns steps a second."""

    def __init__(self, python: Path, game: str) -> None:
        self._game = game
        self._process = subprocess.Popen(
            [python, FOLDER / "play.py"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        # What is compiled with the first steps is not to be timed.
        self(0.01)

    def __call__(self, seconds: float) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{self._game} {seconds}\n")
        self._process.stdin.flush()
        steps, taken = map(float, self._process.stdout.readline().split())
        return steps / taken

    def __del__(self) -> None:
        self._process.kill()
        self._process.wait()


def rivals_python() -> Path:
    """The Python of the virtual environment, which is created if needed."""
    folder = FOLDER / ".venv"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wanted, stamp = REQUIREMENTS.read_text(encoding="utf-8"), folder / "installed"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        print("Installing RLCard and pgx, once.", flush=True)
        venv.create(folder, clear=True, with_pip=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "-r", str(REQUIREMENTS)]
        subprocess.run(install, check=True, capture_output=True)
        stamp.write_text(wanted, encoding="utf-8")
    return python
