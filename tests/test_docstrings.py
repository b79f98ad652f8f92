"""Docstrings of the package: they lead with the noun or the verb; fields and modules are listed."""

import ast
import fnmatch
import re
from collections.abc import Iterator
from itertools import chain

import pytest

from tests.packaging.files import ROOT
from trimino.cli.commands import MODULES

QUESTION = re.compile(r"(?:What|Where|How|Who|Whom|Whose|When|Which|Why|That)\b")
"""A word that leaves the reader to find the noun: "How a table is opened"."""

INDEXED = re.compile(r"^ *\w+\.py +\w.*\n *\w+\.py ", re.MULTILINE)
"""An index in the docstring of a package: a module in each line, and what it holds."""

NAMED = re.compile(r"(?<![\w*])[\w*]+\.py\b")
"""A module in an index, or several of them as `*_text.py`."""

CLI = ROOT / "trimino" / "cli"
VALUES = {
    "trimino/rules/ruleset.py": ("Ruleset",),
    "trimino/rules/state.py": ("State",),
    "trimino/rules/view.py": ("Position", "View", "MatchView"),
}
"""The values of the rules that everything else reads, by the file that defines them."""

Described = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def test_no_docstring_of_the_package_begins_with_a_question() -> None:
    found, questions = 0, []
    for file in sorted((ROOT / "trimino").rglob("*.py")):
        for line, docstring in docstrings(file.read_text(encoding="utf-8")):
            found += 1
            if QUESTION.match(docstring):
                questions.append(f"{file.relative_to(ROOT)}:{line}")
    assert found > 4000
    assert questions == []


def test_an_index_of_modules_in_a_package_is_complete() -> None:
    indexed = 0
    for file in sorted((ROOT / "trimino").rglob("__init__.py")):
        docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        if not INDEXED.search(docstring):
            continue
        indexed += 1
        there = {path.name for path in file.parent.glob("*.py")} - {"__init__.py"}
        listed = {name: fnmatch.filter(there, name) for name in NAMED.findall(docstring)}
        assert [name for name, files in listed.items() if not files] == []
        missing = there - set(chain.from_iterable(listed.values()))
        # A command has a line in its own list.
        commands = {f"{name}.py" for name in MODULES.values()} if file.parent == CLI else set()
        assert missing == commands, file.relative_to(ROOT)
    assert indexed > 20


@pytest.mark.parametrize(
    "source",
    [
        '"""How it works."""',
        'class A:\n    """What it is."""',
        'def f():\n    """Why it is so."""',
        'class A:\n    async def f():\n        """Who did it."""',
        'NAME = 1\n"""Where it is."""',
        'class A:\n    name: int\n    """Which one."""',
    ],
)
def test_a_question_is_seen_wherever_it_stands(source: str) -> None:
    ((_, docstring),) = docstrings(source)
    assert QUESTION.match(docstring)


def test_a_word_that_only_begins_so_is_no_question() -> None:
    assert not QUESTION.match("Whether it is so.")
    assert not QUESTION.match("However it may be.")


@pytest.mark.parametrize(
    ("file", "name"), [(file, name) for file, names in VALUES.items() for name in names]
)
def test_every_field_of_a_value_has_a_docstring(file: str, name: str) -> None:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    (value,) = (one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == name)
    fields = [field for field in value.body if isinstance(field, ast.AnnAssign)]
    described = [field for field, _ in attribute_docstrings(value)]
    assert len(fields) > 3
    assert [ast.unparse(field.target) for field in fields if field not in described] == []


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings of a module, its classes, functions and attributes, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Described):
            if docstring := ast.get_docstring(node):
                yield node.body[0].lineno, docstring
            for attribute, text in attribute_docstrings(node):
                yield attribute.lineno, text


def attribute_docstrings(owner: Described) -> Iterator[tuple[ast.stmt, str]]:
    """The statements that define an attribute, each with the string after it."""
    for node, after in zip(owner.body, owner.body[1:], strict=False):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            match after:
                case ast.Expr(ast.Constant(str(text))):
                    yield node, text
