"""Promises of the whole project: locks, commands, no paths or hosts of one machine."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import run
from tests.docs.api import listed_names
from tests.packaging.files import ROOT, project_files

LOCKS = [run.lock_file(name) for name in run.LOCKS]

HOST = re.compile(r"\b[\w-]+\.(?:org|com|net|io|dev|example|internal|local)\b|localhost")
REGISTRY = re.compile(r"pypi\.org|pythonhosted\.org|registry\.npmjs|npmjs\.com")
MACHINE_PATH = re.compile(r"(?<![\w.~*-])(?:/(?:home|root|Users|work|workspace)/|\w:\\Users)\b")
LOADED = re.compile(r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\S+")


def found(pattern: re.Pattern[str], paths: Iterator[Path] | list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in paths
        for match in pattern.finditer(path.read_text(encoding="utf-8", errors="replace"))
    ]


def pins(lock: Path) -> set[str]:
    return set(re.findall(r"^[\w.-]+==[^\\\n]+", lock.read_text(), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS, ids=run.LOCKS)
def test_a_lock_names_no_host(lock: Path) -> None:
    assert not re.search(r"://|--\S*index|--find-links|\S@\S", lock.read_text())
    assert found(HOST, [lock]) == []


@pytest.mark.parametrize("lock", LOCKS, ids=run.LOCKS)
def test_every_pin_of_a_lock_has_hashes(lock: Path) -> None:
    text = re.sub(r"(?m)^ *#.*\n", "", lock.read_text()).replace("\\\n", " ")
    assert pins(lock)
    for line in text.splitlines():
        assert re.fullmatch(r"[\w.-]+==\S+ (?:; [^#]+?)?(?: +--hash=sha256:[0-9a-f]{64})+", line)


def test_each_lock_holds_the_one_before_it() -> None:
    for smaller, larger in pairwise(LOCKS):
        assert pins(smaller) < pins(larger)


def test_no_file_names_a_path_of_one_machine() -> None:
    assert found(MACHINE_PATH, project_files()) == []


def test_no_file_names_a_package_registry() -> None:
    assert found(REGISTRY, project_files()) == []


def test_the_readme_tells_the_two_commands() -> None:
    told = re.findall(r"^ *python3 run\.py (\w+)", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert {"play", "test"} <= set(told) <= set(run.COMMANDS)


def test_ci_runs_the_test_command_and_nothing_else() -> None:
    ci = ROOT / ".ci" / "run"
    assert ci.read_text().splitlines() == [
        "#!/usr/bin/env bash",
        'exec python3 "$(dirname "$0")/../run.py" test',
    ]
    assert os.access(ci, os.X_OK)


def loaded_by(program: str) -> set[str]:
    """The packages that a program loads where there are no site-packages."""
    named = "print(*{name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names)"
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{program}\n{named}"
    python = [sys.executable, "-I", "-S", "-c", code]
    done = subprocess.run(python, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return set(done.stdout.split())


def test_the_rules_load_the_standard_library_only() -> None:
    assert loaded_by("import trimino.rules") == {"trimino", "__main__"}


@pytest.mark.parametrize("package", ["room", "pad"])
def test_what_runs_in_a_browser_loads_the_standard_library_only(package: str) -> None:
    modules = sorted((ROOT / "trimino" / package).glob("*.py"))
    assert len(modules) > 10
    imports = "\n".join(f"import trimino.{package}.{module.stem}" for module in modules)
    assert loaded_by(imports) == {"trimino", "__main__"}


@pytest.mark.parametrize("folder", ["web", "bench/page"])
def test_a_lock_of_npm_names_packages_by_their_hashes_alone(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text())
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert len(packages) > 50
    for name, entry in packages.items():
        assert entry["integrity"].startswith("sha512-"), name
        assert "resolved" not in entry, name


def test_the_documentation_builds_strictly_and_loads_nothing_from_the_network(
    tmp_path: Path,
) -> None:
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    zensical = str(Path(sys.executable).with_name("zensical"))
    built = subprocess.run(
        [zensical, "build", "--clean", "--strict"],
        cwd=tmp_path,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert built.returncode == 0, built.stdout
    pages = list((tmp_path / "site").rglob("*.html"))
    assert pages
    for page in pages:
        loaded = LOADED.findall(page.read_text(encoding="utf-8"))
        assert loaded
        assert [tag for tag in loaded if "//" in tag] == []
    reference = (tmp_path / "site" / "api.html").read_text(encoding="utf-8")
    anchors = set(re.findall(r'id="(trimino\.[\w.]+)"', reference))
    assert {f"{module}.{name}" for module, name in listed_names()} <= anchors
    # Fields and methods are in it with and without a docstring.
    assert {"trimino.rules.Place.corners", "trimino.rules.Cell.x"} <= anchors
