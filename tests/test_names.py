"""Names of the project: a class name means one thing."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.packaging.files import ROOT

FOLDERS = ("trimino", "bench", "examples", "tests")

SHARED = {"Guest", "Table"}
"""Names that tests use otherwise than the project or each other: a guest as a client, and the
tables of the rules' tests and of the referee, which shares no code with anything."""


def test_no_class_name_is_defined_twice() -> None:
    places = defaultdict(list)
    for file in python_files():
        for name in class_names(file):
            places[name].append(file.relative_to(ROOT).as_posix())
    assert len(places) > 100
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert twice.keys() == SHARED, twice
    assert [name for name, files in twice.items() if _in_package(files) > 1] == []


def python_files() -> Iterator[Path]:
    """All modules but those of tests, whose classes nobody imports."""
    for folder in FOLDERS:
        files = sorted((ROOT / folder).rglob("*.py"))
        yield from (file for file in files if not file.name.startswith("test_"))


def class_names(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def _in_package(files: list[str]) -> int:
    return sum(not file.startswith("tests/") for file in files)
