"""The API reference: every public name is in it, with a docstring."""

import inspect
from importlib import import_module

import pytest

import trimino
from tests.docs.api import listed_names

NAMES = listed_names()


def test_the_reference_is_not_empty() -> None:
    assert {("trimino.rules", "Match"), ("trimino.records.record", "replay")} <= {*NAMES}


def test_every_everyday_name_is_in_the_reference() -> None:
    listed = [getattr(import_module(module), name) for module, name in NAMES]
    everyday = {name: getattr(trimino, name) for name in trimino.__all__}
    assert [
        name for name, value in everyday.items() if not any(value is one for one in listed)
    ] == []


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_public_class_and_function_has_a_docstring(module: str, name: str) -> None:
    value = getattr(import_module(module), name)
    if inspect.isclass(value) or inspect.isfunction(value):
        # A tuple with names is given its signature for a docstring.
        assert value.__doc__
        assert not value.__doc__.startswith(f"{name}(")
