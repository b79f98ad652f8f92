"""The names and paths that the pages mention exist."""

import importlib
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, text

NAME = re.compile(r"`(trimino(?:\.\w+)+)`")
"""A module, or something in one: `trimino.rules.Match`."""

FILE = re.compile(r"`((?:trimino|tests|web|docs|bench|examples|requirements)/[\w./-]*)`")
"""A file or folder: `trimino/rules/match.py`."""

MADE = {"web/dist", "web/dist/py", "trimino/locales/et", "tests/words/sheets/seaside.txt"}
"""Paths that are built, or that a reader is asked to make."""

ELSEWHERE = {"trimino/Solo-v0", "trimino/trimino.db", "trimino/guests.json"}
"""The id of an environment, and files in the user's data folder."""

every_page = pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: page.name
)


def exists(name: str) -> bool:
    """Whether a dotted name is a module, or leads from one to an attribute or a field."""
    parts = name.split(".")
    modules = [end for end in range(1, len(parts) + 1) if is_module(".".join(parts[:end]))]
    found: object = importlib.import_module(".".join(parts[: modules[-1]]))
    return all((found := member(found, part)) is not None for part in parts[modules[-1] :])


def is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def member(owner: object, name: str) -> object:
    """An attribute, or a field of the dataclass that the owner is."""
    fields = getattr(owner, "__dataclass_fields__", {})
    return getattr(owner, name, fields.get(name))


@every_page
def test_names_exist(page: Path) -> None:
    assert [name for name in NAME.findall(text(page)) if not exists(name)] == []


@every_page
def test_paths_exist(page: Path) -> None:
    paths = {path.rstrip("/") for path in FILE.findall(text(page))} - MADE - ELSEWHERE
    assert sorted(path for path in paths if not (ROOT / path).exists()) == []


def test_a_name_that_is_gone_is_noticed() -> None:
    assert exists("trimino.rules.Match.play")
    assert exists("trimino.rules.State.hands")
    assert not exists("trimino.rules.Match.let_come")
    assert not exists("trimino.rules.nowhere")
    assert not exists("trimino.nowhere.Match")
