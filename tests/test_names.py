"""Names of the project: that of a class, type alias, function or constant means one thing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
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


def test_no_public_name_of_the_package_is_defined_twice() -> None:
    """Types, functions and constants; a name that only its module uses begins with `_`."""
    places = defaultdict(set)
    for file in package_files():
        for name in public_names(file):
            places[name].add(file.relative_to(ROOT).as_posix())
    assert {"published", "TILES", "Match", "may_stop", "SLOTS"} <= places.keys()
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert {name: sorted(files) for name, files in twice.items() if name not in ALLOWED} == {}
    assert ALLOWED.keys() <= twice.keys()


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("def draw(): ...", ["draw"]),
        ("async def draw(): ...", ["draw"]),
        ("SIZE = 3", ["SIZE"]),
        ("SIZE: int = 3", ["SIZE"]),
        ("WIDTH, HEIGHT = 3, 4", ["WIDTH", "HEIGHT"]),
        ("try:\n    import quick\nexcept ImportError:\n    quick = None", ["quick"]),
        ("with slow():\n    SIZE = 3", ["SIZE"]),
        ("def _draw(): ...", []),
        ("_SIZE = 3", []),
        ("from sizes import SIZE", []),
        ("def draw():\n    size = 3", ["draw"]),
        ("class Shape:\n    def draw(self): ...", ["Shape"]),
        ("T = TypeVar('T')", []),
        ("@router.get('/size')\ndef size(): ...", []),
    ],
)
def test_a_definition_of_a_name_is_seen(line: str, names: list[str]) -> None:
    assert list(module_names(ast.parse(line))) == names


TESTS = ROOT / "tests"
PACKAGE = ROOT / "trimino"

ALLOWED = {
    "LOG": "the logger of a module",
    "router": "the routes of a module of the HTTP API, which the app puts together",
}
"""Names that many modules define, for one purpose."""


def python_files() -> Iterator[Path]:
    """All modules but those of tests, whose classes nobody imports."""
    for folder in FOLDERS:
        files = sorted((ROOT / folder).rglob("*.py"))
        yield from (file for file in files if not file.name.startswith("test_"))


def package_files() -> Iterator[Path]:
    """The modules of the package but migrations, whose names Alembic gives."""
    files = sorted(PACKAGE.rglob("*.py"))
    yield from (file for file in files if "migrations" not in file.parts)


def public_names(file: Path) -> Iterator[str]:
    """The public names that a module defines; a command's function is named like its command."""
    names = module_names(ast.parse(file.read_text(encoding="utf-8")))
    is_command = file.parent == PACKAGE / "cli"
    yield from (name for name in names if not (is_command and name == file.stem))


def module_names(tree: ast.Module) -> Iterator[str]:
    """The public names that a module defines outside its classes and functions.

    Type variables belong to the functions that use them. Routes are left out: their names are
    operations of the HTTP API, unique there.
    """
    for node in _statements(tree.body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            routes = (ast.unparse(each).startswith("router.") for each in node.decorator_list)
            found = [] if any(routes) else [node.name]
        else:
            found = [] if _is_type_variable(node) else _targets(node)
        yield from (name for name in found if not name.startswith("_"))


def _statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, those inside of conditions, attempts and contexts too."""
    for node in body:
        yield node
        for part in ("body", "handlers", "orelse", "finalbody"):
            if isinstance(node, ast.If | ast.Try | ast.With | ast.ExceptHandler):
                yield from _statements(getattr(node, part, ()))


def _is_type_variable(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Assign) else None
    return isinstance(value, ast.Call) and ast.unparse(value.func) in {"TypeVar", "ParamSpec"}


def _targets(node: ast.stmt) -> list[str]:
    """The names that a statement assigns."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    flat = (each.elts if isinstance(each, ast.Tuple) else [each] for each in targets)
    return [each.id for part in flat for each in part if isinstance(each, ast.Name)]


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
