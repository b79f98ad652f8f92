"""The API reference: every public name is in it, with a docstring."""

import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import get_args, get_type_hints

import pytest

import trimino
from tests.docs.api import PUBLIC, listed_names
from tests.docs.pages import PAGES
from tests.docs.taught_names import PACKAGE, TaughtName, taught_names

NAMES = listed_names()

MODULES = {PACKAGE, *(module for modules in PUBLIC.values() for module in modules)}


def test_the_reference_is_not_empty() -> None:
    assert {("trimino.rules", "Match"), ("trimino.records.record", "replay")} <= {*NAMES}


def test_every_everyday_name_is_in_the_reference() -> None:
    listed = [getattr(import_module(module), name) for module, name in NAMES]
    everyday = {name: getattr(trimino, name) for name in trimino.__all__}
    assert [
        name for name, value in everyday.items() if not any(value is one for one in listed)
    ] == []


@pytest.mark.parametrize("package", ["trimino.records", "trimino.drawing", "trimino.printing"])
def test_a_package_exports_names_of_the_reference(package: str) -> None:
    door = import_module(package)
    exported = [getattr(door, name) for name in door.__all__]
    listed = [getattr(import_module(module), name) for module, name in NAMES]
    assert len(exported) > 5
    assert all(any(value is one for one in listed) for value in exported)
    assert {*door.__all__} <= vars(door).keys()
    with pytest.raises(AttributeError, match=f"'{package}' has no attribute 'nothing'"):
        _ = door.nothing


def test_a_package_loads_none_of_its_modules_before_a_name_is_asked_for() -> None:
    code = "import sys, trimino.printing as p; print('trimino.printing.pdf' in sys.modules)"
    after = "p.document_pdf; print('trimino.printing.pdf' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; {after}"], check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == ["False", "True"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_name_that_an_example_teaches_is_in_the_reference(page: Path) -> None:
    assert [name for name in taught_names(page) if not is_listed(name)] == []


def test_examples_that_teach_names_are_found() -> None:
    taught = {name for page in PAGES for name in taught_names(page)}
    assert {TaughtName("trimino.rules", "Match"), TaughtName("trimino", "Match")} <= taught
    assert not is_listed(TaughtName("trimino.rules.match", "Match"))
    assert not is_listed(TaughtName("trimino.room", None))


def is_listed(taught: TaughtName) -> bool:
    """Whether a name, or the module that it is, stands in the reference as it is imported."""
    module, name = taught
    if name is None or f"{module}.{name}" in MODULES:
        parent = ".".join(filter(None, (module, name)))
        return any(f"{each}.".startswith(f"{parent}.") for each in MODULES)
    return taught in NAMES or (module == PACKAGE and name in trimino.__all__)


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_class_that_a_public_signature_names_is_in_the_reference(
    module: str, name: str
) -> None:
    value = getattr(import_module(module), name)
    assert {one.__qualname__ for one in classes_named_by(value)} <= LISTED_CLASSES


def test_classes_are_found_in_the_hints_of_fields_and_methods() -> None:
    assert {trimino.Tile, trimino.Cell} <= {*classes_named_by(trimino.Place)}
    assert {trimino.Ruleset, trimino.Deal} <= {*classes_named_by(trimino.Match)}


LISTED_CLASSES = {
    value.__qualname__
    for value in (getattr(import_module(module), name) for module, name in NAMES)
    if inspect.isclass(value)
}


def classes_named_by(value: object) -> Iterator[type]:
    """The classes of this project in the hints of a function, or of fields and public methods."""
    members: list[type | FunctionType] = [value] if inspect.isfunction(value) else []
    if inspect.isclass(value):
        own = (each for name, each in vars(value).items() if is_public(name))
        methods = (getattr(each, "__func__", getattr(each, "fget", each)) for each in own)
        members = [value, *filter(inspect.isfunction, methods)]
    for member in members:
        # Without the hints that a class inherits, perhaps from another library.
        own_hints = SimpleNamespace(__annotations__=inspect.get_annotations(member))
        module = vars(import_module(member.__module__))
        hints = get_type_hints(own_hints, module, imported_names(member.__module__))
        yield from filter(is_own, chain.from_iterable(map(parts, hints.values())))


def is_public(name: str) -> bool:
    return name == "__init__" or not name.startswith("_")


def is_own(part: type) -> bool:
    """Whether a class is one of this project; JSON is described by the pages on formats."""
    own = part.__module__.split(".")[0] == PACKAGE and is_public(part.__name__)
    return own and not hasattr(part, "__required_keys__")


def parts(hint: object) -> Iterator[type]:
    """The classes that a hint is made of."""
    if isinstance(hint, type) and not get_args(hint):
        yield hint
    for inner in hint if isinstance(hint, list) else get_args(hint):
        yield from parts(inner)


@cache
def imported_names(module: str) -> dict[str, object]:
    """The names that a module imports for type checkers only."""
    tree = ast.parse(inspect.getsource(import_module(module)))
    guarded = (node for node in tree.body if isinstance(node, ast.If))
    imports = (node for one in guarded for node in one.body if isinstance(node, ast.ImportFrom))
    return {
        alias.name: getattr(import_module(str(each.module)), alias.name)
        for each in imports
        for alias in each.names
    }


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_public_class_and_function_has_a_docstring(module: str, name: str) -> None:
    value = getattr(import_module(module), name)
    if inspect.isclass(value) or inspect.isfunction(value):
        # A tuple with names is given its signature for a docstring.
        assert value.__doc__
        assert not value.__doc__.startswith(f"{name}(")
