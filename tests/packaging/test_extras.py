"""Installations of the wheel: each extra brings what the packages that it is for import."""

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution
from pathlib import Path

import pytest

import run
from tests.packaging.building import copied, installed, packed
from tests.packaging.distributions import link, resolve
from tests.packaging.files import ROOT

PACKAGES = {
    "": (
        *("rules", "records", "drawing", "messages", "words", "bots", "room", "local", "pad"),
        *("printing", "terminal", "cli"),
    ),
    "engine": ("engine", "workers", "analysis", "study", "puzzles"),
    "client": ("client",),
    "tui": ("tui",),
    "server": ("server",),
    "arena": ("arena",),
    "envs": ("envs",),
}
"""The packages that each extra is for; those of the base install stand beside no name."""

ABSENT_FROM_BASE = ("numpy", "numba", "httpx", "websockets", "textual", "fastapi", "sqlalchemy")

COMMAND = """\
import sys
from importlib.metadata import entry_points
(command,) = entry_points(group="console_scripts", name="trimino")
sys.exit(command.load()())
"""
IMPORT_ALL = """\
import importlib, pkgutil, sys
def fail(name): raise
for package in sys.argv[1:]:
    paths = importlib.import_module(package).__path__
    for found in pkgutil.walk_packages(paths, f"{package}.", onerror=fail):
        # Alembic alone can load the migrations' environment, and a program begins when loaded.
        if not found.name.endswith((".env", ".__main__")):
            importlib.import_module(found.name)
"""


@dataclass(frozen=True)
class Installation:
    """A Python that finds the standard library and these folders only."""

    folders: tuple[Path, ...]

    def run(self, code: str, *args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        begin = f"import sys; sys.path += {[*map(str, self.folders)]!r}\n"
        # Neither variables of the environment nor site-packages are read.
        command = [sys.executable, "-I", "-S", "-c", begin + code, *args]
        return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    return packed("wheel", copied(folder / "project"), folder / "wheel")


@pytest.fixture(scope="module")
def package(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel is installed."""
    return installed(wheel, tmp_path_factory.mktemp("package"))


@pytest.fixture
def install(package: Path, tmp_path: Path) -> Callable[..., Installation]:
    """`install("tui")` gives an environment with the wheel and an extra, `install()` without."""

    def make(*extras: str) -> Installation:
        return Installation((package, link(required(package, extras), tmp_path / "others")))

    return make


def required(package: Path, extras: Iterable[str]) -> set[str]:
    return resolve(Distribution.at(next(package.glob("*.dist-info"))), extras)


def trimino_packages(*names: str) -> Iterator[str]:
    return (f"trimino.{name}" for name in names)


def test_every_package_belongs_to_an_extra_or_to_the_base() -> None:
    found = {path.parent.name for path in (ROOT / "trimino").glob("*/__init__.py")}
    named = [name for names in PACKAGES.values() for name in names]
    assert sorted(named) == sorted(found)


@pytest.mark.parametrize("extra", PACKAGES, ids=lambda extra: extra or "base")
def test_an_extra_brings_all_that_its_packages_import(
    install: Callable[..., Installation], extra: str
) -> None:
    wanted = trimino_packages(*PACKAGES[extra])
    done = install(*filter(None, [extra])).run(IMPORT_ALL, *wanted)
    assert done.stderr == ""
    assert done.returncode == 0


def test_a_requirement_that_is_missing_is_noticed(install: Callable[..., Installation]) -> None:
    assert "pip install 'trimino[envs]'" in install().run(IMPORT_ALL, "trimino.envs").stderr


def test_all_is_every_extra_together(package: Path) -> None:
    assert required(package, ["all"]) == required(package, [name for name in PACKAGES if name])


@pytest.mark.parametrize("module", ABSENT_FROM_BASE)
def test_the_base_does_without(install: Callable[..., Installation], module: str) -> None:
    assert "ModuleNotFoundError" in install().run(f"import {module}").stderr


def test_the_base_plays_records_and_verifies(
    install: Callable[..., Installation], tmp_path: Path
) -> None:
    base, record = install(), str(tmp_path / "games.jsonl")
    simulated = base.run(
        COMMAND, "simulate", "--bots", "greedy,random", "--matches", "1", "--record", record
    )
    assert simulated.stderr == ""
    assert base.run(COMMAND, "verify", record).returncode == 0
    assert "Usage" in base.run(COMMAND, "--help").stdout
    played = base.run(COMMAND, "play", "--bots", "greedy", "--seed", "1", typed="quit\n")
    assert "Traceback" not in played.stderr
    assert played.stdout


def test_gymnasium_finds_the_environment_with_nothing_imported(
    install: Callable[..., Installation],
) -> None:
    # Gymnasium has no entry points for plugins since 1.0: the id names the module to import.
    code = "import gymnasium; print(gymnasium.make('trimino.envs:trimino/Solo-v0').spec.id)"
    done = install("envs").run(code)
    assert done.stdout == "trimino/Solo-v0\n", done.stderr


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["simulate", "--bots", "expert,random"], "engine"),
        (["play", "--bots", "expert"], "engine"),
        (["arena", "--bots", "greedy,random"], "arena"),
        (["tui"], "tui"),
        (["serve"], "server"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_command_without_its_extra_says_what_to_install(
    install: Callable[..., Installation], command: list[str], extra: str
) -> None:
    done = install().run(COMMAND, *command)
    assert done.returncode == 2
    assert f"trimino[{extra}]" in done.stderr


@pytest.mark.parametrize("lock", run.LOCKS[:-1])
def test_pip_installs_the_wheel_into_a_new_environment(
    wheel: Path, tmp_path: Path, lock: str, count: Callable[[int, int], int]
) -> None:
    if not count(0, 1):
        pytest.skip("installs packages; run with --long")
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path)], check=True)
    python = str(tmp_path / ("Scripts" if sys.platform == "win32" else "bin") / "python")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    locked = ["--require-hashes", "--only-binary=:all:", "-r", str(run.lock_file(lock))]
    subprocess.run([*pip, *locked], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    extras = ["", *run.LOCKS[1 : run.LOCKS.index(lock) + 1]]
    wanted = trimino_packages(*(name for extra in extras for name in PACKAGES[extra]))
    subprocess.run([python, "-I", "-c", IMPORT_ALL, *wanted], check=True)
