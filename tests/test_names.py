"""Names of the project: a class name means one thing."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.packaging.files import ROOT

FOLDERS = ("trimino", "bench", "examples", "tests")


def test_no_class_name_is_defined_twice() -> None:
    places = defaultdict(list)
    for file in python_files():
        for name in class_names(file):
            places[name].append(file.relative_to(ROOT).as_posix())
    assert len(places) > 100
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert twice == {}


def python_files() -> Iterator[Path]:
    """All modules but those of tests, whose classes nobody imports."""
    for folder in FOLDERS:
        files = sorted((ROOT / folder).rglob("*.py"))
        yield from (file for file in files if not file.name.startswith("test_"))


def class_names(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name
