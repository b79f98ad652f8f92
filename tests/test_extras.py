"""Missing extras: commands and imports say what to install."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.cli.running import run
from trimino.rules.optional_packages import PACKAGES, check_extra

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"

COMMANDS: dict[str, list[tuple[str, ...]]] = {
    "numpy": [
        ("analyse", "none.jsonl"),
        ("bench",),
        ("warm",),
        ("study",),
        ("puzzles", "make", "--file", "none.jsonl.gz"),
        ("puzzles", "check"),
        ("play", "--bots", "expert"),
        ("simulate", "--bots", "greedy,expert"),
        ("arena", "--bots", "greedy,expert@10ms"),
    ],
    "openskill.models": [("arena", "--bots", "greedy,random")],
    "textual": [("tui",)],
    "uvicorn": [("serve",)],
    "sqlalchemy": [("serve",)],
}
EXTRAS = {"numpy": "engine", "openskill.models": "arena", "textual": "tui"}


@pytest.mark.parametrize(
    ("module", "command"),
    [(module, command) for module in COMMANDS for command in COMMANDS[module]],
)
def test_a_command_names_the_extra_that_it_needs(
    module: str, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    result = run(*command)
    assert result.exit_code == 2
    assert f"{module.partition('.')[0]} is not installed" in result.stderr
    assert f"pip install 'trimino[{EXTRAS.get(module, 'server')}]'" in result.stderr


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("trimino.client", "httpx", "client"),
        ("trimino.client", "websockets", "client"),
        ("trimino.envs", "numpy", "envs"),
        ("trimino.envs.solo", "gymnasium", "envs"),
        ("trimino.envs.trimino_v0", "pettingzoo", "envs"),
        ("trimino.envs.openspiel", "pyspiel", "envs"),
        ("trimino.envs.vector", "numba", "envs"),
    ],
)
def test_an_import_names_the_extra_that_it_needs(package: str, module: str, extra: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None\ntry: import {package}\n"
    code += "except ImportError as error: print(type(error).__name__, error)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"MissingExtra The package {module} is not installed")
    assert f"pip install 'trimino[{extra}]'" in done.stdout


def test_simple_bots_need_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert run("simulate", "--bots", "greedy,random", "--seed", "1").exit_code == 0


def test_every_package_of_an_extra_is_one_of_its_requirements() -> None:
    extras = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    wanted = " ".join(extras["dependencies"]).lower() + str(extras["optional-dependencies"]).lower()
    known = packages_distributions()
    for package in {one for packages in PACKAGES.values() for one in packages}:
        names = {name.lower().replace("_", "-") for name in known[package]} | {"dask"}
        assert any(name in wanted for name in names), package


def test_what_is_installed_passes() -> None:
    for extra in PACKAGES:
        check_extra(extra)
