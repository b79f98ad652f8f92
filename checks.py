"""Checks of the project: commands that run side by side and are shown one after the other.

`python3 run.py test` runs all of them, `python3 run.py test --quick` those that need no server,
engine or browser. Like run.py, this file needs the standard library only.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent
BROWSER_TESTS = "tests/browser"
PURE_TESTS = (
    "tests/rules",
    "tests/records",
    "tests/drawing",
    "tests/words",
    "tests/referee",
    "tests/room",
    "tests/pad",
    "tests/test_checks.py",
    "tests/test_contracts.py",
    "tests/test_docstrings.py",
    "tests/test_names.py",
)
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
NO_TESTS = 5
"""Exit code of pytest when its arguments select no test."""
POLL = 0.1
STOP_TIMEOUT = 10.0
"""Seconds between the polite signal to a check and the one that ends it."""


@dataclass(frozen=True)
class Check:
    """A command and its lane: the checks of a lane run in order, the lanes at the same time."""

    name: str
    command: tuple[str, ...]
    lane: str = "static"
    needs: str = ""
    """What is installed first: "node", "chromium", or "programs" for those of single tests."""
    paths: tuple[str, ...] = ()
    """The tests of a pytest run, unless the caller names some; none stands for `testpaths`."""

    @property
    def is_pytest(self) -> bool:
        return self.command[0] == "pytest"

    def with_args(self, args: Iterable[str]) -> "Check":
        return replace(self, command=(*self.command, *args))


STATIC = (
    Check("format", ("ruff", "format", "--check")),
    Check("lint", ("ruff", "check")),
    Check("imports", ("lint-imports", "--no-logo")),
    Check("types", ("mypy",)),
)
FULL = (
    *STATIC,
    Check("web types", ("python", "-m", "tests.server.browser_types", "--check"), needs="node"),
    Check("web check", ("npm", "--prefix", "web", "run", "check"), needs="node"),
    Check("web tests", ("npm", "--prefix", "web", "run", "test"), needs="node"),
    Check("web build", ("python", "run.py", "web"), lane="browser", needs="node"),
    # Many tests wait for a server, and go on when no browser runs any more: two processes more than
    # cores keep all of them busy.
    Check("tests", ("pytest", f"--numprocesses={CORES + 2}"), lane="tests", needs="programs"),
    # Playwright leaves an event loop running in its process, so these tests have one of their own.
    # They wait for the page half of the time.
    Check(
        "browser",
        ("pytest", f"--numprocesses={CORES}"),
        lane="browser",
        needs="chromium",
        paths=(BROWSER_TESTS,),
    ),
)
QUICK = (*STATIC, Check("tests", ("pytest",), lane="tests", paths=PURE_TESTS))


def select(checks: Iterable[Check], args: list[str]) -> list[Check]:
    """Add the arguments of a test run to the checks; drop checks whose tests are not asked for."""
    shares = [(check, share(check, args)) for check in checks]
    return [check.with_args(given) for check, given in shares if given is not None]


def share(check: Check, args: list[str]) -> list[str] | None:
    """The arguments meant for a check; None if they name only tests of the other pytest run."""
    if not check.is_pytest:
        return []
    paths = [arg for arg in args if (ROOT / arg.partition("::")[0]).exists()]
    others = [path for path in paths if (BROWSER_TESTS in path) != (check.name == "browser")]
    if others and others == paths:
        return None
    given = [arg for arg in args if arg not in others]
    return given if paths else [*check.paths, *given]


class Run:
    """One check under way: its process, and its output in a file until it is shown."""

    def __init__(self, check: Check, folder: Path) -> None:
        self.check = check
        self.seconds = 0.0
        self._began = 0.0
        self._log = folder / f"{check.name}.log"
        self._log.touch()
        self._shown = self._log.open("rb")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def started(self) -> bool:
        return self._process is not None

    @property
    def ended(self) -> bool:
        return self._process is not None and self._process.poll() is not None

    def start(self, programs: Path) -> None:
        """Start the command in a process group of its own, so that signals reach its children."""
        program, *args = self.check.command
        path = os.pathsep.join([str(programs), os.environ["PATH"]])
        command = [*_lowest_priority(), shutil.which(program, path=path) or program, *args]
        self._began = time.monotonic()
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command,
                cwd=str(ROOT),
                env=_environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=os.name != "nt",
            )

    def note_time(self) -> None:
        if self.started and not self.seconds and self.ended:
            self.seconds = time.monotonic() - self._began

    def show(self) -> None:
        """Print what the command has written since the last call."""
        sys.stdout.write(self._shown.read().decode("utf-8", "replace"))
        sys.stdout.flush()

    def passed(self, *, chosen_tests: bool) -> bool:
        """Whether it succeeded; if the caller chose tests, a pytest run may also find none."""
        code = self._process.returncode if self._process else 1
        return code == 0 or (chosen_tests and self.check.is_pytest and code == NO_TESTS)

    def interrupt(self) -> None:
        """Ask the command and its children to stop, if they run."""
        if self._process is not None and not self.ended:
            self._signal(signal.SIGINT)

    def close(self) -> None:
        """Wait for the end of the command, and kill it if that takes too long."""
        self._shown.close()
        if self._process is None or self.ended:
            return
        try:
            self._process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self._signal(getattr(signal, "SIGKILL", signal.SIGTERM))
            self._process.wait()

    def _signal(self, number: int) -> None:
        assert self._process is not None
        if os.name == "nt":
            self._process.terminate()
        else:
            os.killpg(self._process.pid, number)


def run(checks: Iterable[Check], programs: Path, *, chosen_tests: bool) -> bool:
    """Run checks with the programs of a folder, show their output in order, then a summary."""
    with tempfile.TemporaryDirectory(prefix="trimino-checks-") as folder:
        runs = [Run(check, Path(folder)) for check in checks]
        before = signal.signal(signal.SIGTERM, _exit)
        try:
            _run_side_by_side(runs, programs)
        finally:
            for each in runs:
                each.interrupt()
            for each in runs:
                each.close()
            signal.signal(signal.SIGTERM, before)
    results = [each.passed(chosen_tests=chosen_tests) for each in runs]
    print()
    for each, passed in zip(runs, results, strict=True):
        print(f"{each.check.name:10} {each.seconds:4.0f} s  {'passed' if passed else 'FAILED'}")
    return all(results)


def _exit(number: int, _: object) -> None:
    """Exit with the code of a program that a signal ended, after the checks are stopped."""
    sys.exit(128 + number)


def _run_side_by_side(runs: list[Run], programs: Path) -> None:
    shown = 0
    _start_next(runs, programs)
    print(_title(runs[0]), flush=True)
    while shown < len(runs):
        over = runs[shown].ended
        runs[shown].show()
        _start_next(runs, programs)
        if not over:
            time.sleep(POLL)
            continue
        shown += 1
        if shown < len(runs):
            print(_title(runs[shown]), flush=True)


def _start_next(runs: list[Run], programs: Path) -> None:
    """Start the first waiting check of each lane in which nothing runs."""
    for each in runs:
        each.note_time()
    busy = {each.check.lane for each in runs if each.started and not each.ended}
    for each in runs:
        if not each.started and each.check.lane not in busy:
            each.start(programs)
            busy.add(each.check.lane)


def _environment() -> "dict[str, str]":
    """The environment of a check, in which Python keeps what it compiles.

    A setting of the machine may forbid that, and every test process would compile every module.
    """
    return {name: kept for name, kept in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _lowest_priority() -> "list[str]":
    """The prefix of a command that runs at the lowest priority, where there is one.

    Processes of the engine lower their own, and must not wait until all other checks are over.
    """
    nice = shutil.which("nice")
    return [nice, "-n", "19"] if nice else []


def _title(shown: Run) -> str:
    return f"\n{shown.check.name}: {' '.join(shown.check.command)}"
