"""Names of the project: the name of a class or of a type alias means one thing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.files import ROOT

FOLDERS = ("trimino", "bench", "examples", "tests")

CAP_WORDS = re.compile(r"[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*")
"""The form of a type's name; a constant has no small letter."""


def test_no_name_of_a_type_is_defined_twice() -> None:
    places = defaultdict(list)
    for file in python_files():
        for name in type_names(
            file.read_text(encoding="utf-8"), is_test=file.is_relative_to(TESTS)
        ):
            places[name].append(file.relative_to(ROOT).as_posix())
    assert {"Match", "PackedState", "SeedOption"} <= places.keys()
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert twice == {}


@pytest.mark.parametrize(
    "line",
    [
        "class Shape: ...",
        "Shape = tuple[int, int]",
        "Shape: TypeAlias = 'tuple[int, int]'",
        "Shape = Literal['up', 'down']",
        "Shape = NewType('Shape', int)",
        "if True:\n    Shape = int",
    ],
)
def test_a_definition_is_seen_however_it_is_written(line: str) -> None:
    assert list(type_names(line)) == ["Shape"]


@pytest.mark.parametrize(
    "line",
    [
        "from shapes import Shape",
        "SHAPE = (1, 2)",
        "shape = 1",
        "class _Shape: ...",
        "_Shape = int",
    ],
)
def test_imports_constants_and_private_names_are_no_definitions(line: str) -> None:
    assert list(type_names(line)) == []


def test_an_alias_of_a_test_is_its_own_shorthand() -> None:
    assert list(type_names("Shape = tuple[int, int]\nclass Round: ...", is_test=True)) == ["Round"]


TESTS = ROOT / "tests"


def python_files() -> Iterator[Path]:
    """All modules but those of tests, whose classes nobody imports."""
    for folder in FOLDERS:
        files = sorted((ROOT / folder).rglob("*.py"))
        yield from (file for file in files if not file.name.startswith("test_"))


def type_names(text: str, *, is_test: bool = False) -> Iterator[str]:
    """The public classes and type aliases that a module defines."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name
    if not is_test:
        yield from filter(CAP_WORDS.fullmatch, _assigned(tree))


def _assigned(tree: ast.Module) -> Iterator[str]:
    """The names that a module assigns outside its classes and functions."""
    statements: list[ast.stmt] = list(tree.body)
    for node in statements:
        if isinstance(node, ast.If):
            statements += [*node.body, *node.orelse]
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        yield from (each.id for each in targets if isinstance(each, ast.Name))
