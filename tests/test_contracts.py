"""Import contracts: they catch a forbidden import in every package, and every module of kernels."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.architecture import contracts
from tests.packaging.files import ROOT

ALLOWED = {
    "typer": ("trimino.cli",),
    "sqlite3": ("trimino.server.storage",),
    "sqlalchemy": ("trimino.server.storage",),
    "fastapi": ("trimino.server.http",),
    "uvicorn": ("trimino.server.http",),
}
"""Packages that one part alone imports, and that part."""

PURE = ("trimino.rules", "trimino.records", "trimino.messages", "trimino.room", "trimino.pad")
LISTED = {
    "httpx": PURE,
    "socket": (*PURE, "trimino.client"),
    "logging": (*PURE, "trimino.client"),
    "babel": (*PURE, "trimino.client"),
    "matplotlib": (*PURE, "trimino.client"),
    "typing_extensions": (*PURE, "trimino.client"),
}
"""Packages that no contract names, and the parts that import listed packages only."""

ADAPTERS = {
    "trimino.engine.match_chance",
    "trimino.engine.packing",
    "trimino.engine.possible_worlds",
    "trimino.engine.search",
}
"""Modules of kernels whose Python functions take values of the rules."""

DECORATED = re.compile(r"^@(?:kernel|shared|entry|inlined)\b", re.MULTILINE)
IMPORTS_RULES = re.compile(r"^\s*(?:from|import) trimino(?:\.rules\b|\s)", re.MULTILINE)


Strays = tuple[list[str], set[tuple[str, str]]]
"""Packages, and the imports that were refused there: the package, and what it imported."""


def inside(module: str, packages: tuple[str, ...]) -> bool:
    return f"{module}.".startswith(tuple(f"{package}." for package in packages))


def module_name(path: Path, root: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts)


@pytest.fixture(scope="module")
def strays(tmp_path_factory: pytest.TempPathFactory) -> Strays:
    """Every package with a module that imports all of the above, and the imports refused there."""
    root = tmp_path_factory.mktemp("strays")
    shutil.copy(ROOT / "pyproject.toml", root)
    shutil.copytree(
        ROOT / "trimino", root / "trimino", ignore=shutil.ignore_patterns("__pycache__", "locales")
    )
    packages = [module_name(path.parent, root) for path in root.glob("trimino/**/*/__init__.py")]
    imports = "".join(f"import {name}\n" for name in (*ALLOWED, *LISTED))
    for package in packages:
        root.joinpath(*package.split("."), "stray.py").write_text(imports)
    lint = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"]
    env = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(lint, cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    return packages, set(re.findall(r"(trimino\S+)\.stray -> (\w+)", done.stdout))


@pytest.mark.parametrize("name", ALLOWED)
def test_a_package_of_one_part_is_refused_everywhere_else(name: str, strays: Strays) -> None:
    packages, refused = strays
    assert len(packages) > 20
    expected = {package for package in packages if not inside(package, ALLOWED[name])}
    assert expected < set(packages)
    assert {package for package, imported in refused if imported == name} == expected


@pytest.mark.parametrize("name", LISTED)
def test_a_pure_part_refuses_what_is_not_listed(name: str, strays: Strays) -> None:
    packages, refused = strays
    expected = {package for package in packages if inside(package, LISTED[name])}
    assert len(expected) >= len(PURE)
    assert {package for package, imported in refused if imported == name} == expected


def test_kernels_import_the_rules_in_adapters_only() -> None:
    (contract,) = (one for one in contracts() if one["id"] == "packed-kernels")
    checked = tuple(contract["source_modules"])
    texts = {
        module_name(path, ROOT): path.read_text(encoding="utf-8")
        for path in (ROOT / "trimino").rglob("*.py")
    }
    kernels = {module for module, text in texts.items() if DECORATED.search(text)}
    assert len(kernels) > 20
    assert {module for module in kernels if IMPORTS_RULES.search(texts[module])} == ADAPTERS
    assert {module for module in kernels if not inside(module, checked)} == ADAPTERS
