"""Wheels and source distributions of the project, built as an installer builds them."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

from tests.packaging.files import ROOT

SOURCES = (
    ".gitignore",
    "LICENSE",
    "README.md",
    "hatch_build.py",
    "hatch_readme.py",
    "pyproject.toml",
)
PAGE = "trimino/web/index.html"


def copied(to: Path) -> Path:
    """A copy of the project with a stub for the web app, which is packed as it is."""
    to.mkdir()
    for name in SOURCES:
        shutil.copy(ROOT / name, to)
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "trimino", to / "trimino", ignore=unwanted)
    (to / PAGE).parent.mkdir()
    (to / PAGE).write_text("built")
    return to


def packed(kind: str, project: Path, to: Path) -> Path:
    """The `wheel` or `sdist` of a project."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
    subprocess.run(build, cwd=project, check=True, capture_output=True)
    (made,) = to.iterdir()
    return made


def unpacked_source(source: Path, to: Path) -> Path:
    with tarfile.open(source) as files:
        files.extractall(to, filter="data")
    (project,) = to.iterdir()
    return project


def names_in(wheel: Path) -> set[str]:
    with ZipFile(wheel) as files:
        return set(files.namelist())


def in_package(wheel: Path) -> set[str]:
    return {name for name in names_in(wheel) if name.startswith("trimino/")}


def installed(wheel: Path, to: Path) -> Path:
    """A folder that holds the wheel's files, as pip would install them."""
    with ZipFile(wheel) as files:
        files.extractall(to)
    return to
