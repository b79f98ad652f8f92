"""Names of the library that the pages teach: those that their Python examples import."""

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.docs.pages import blocks

PACKAGE = "trimino"


class TaughtName(NamedTuple):
    """A name that an example takes from a module; None for the module alone."""

    module: str
    name: str | None


def taught_names(page: Path) -> Iterator[TaughtName]:
    """The names that the examples of a page use."""
    for language in ("python", "pycon"):
        for block in blocks(page, language):
            yield from names_in(block)


def names_in(block: str) -> Iterator[TaughtName]:
    """The names of the library that an example imports, or reads from the package itself.

    >>> list(names_in(">>> from trimino.rules import Match as M"))
    [TaughtName(module='trimino.rules', name='Match')]
    >>> list(names_in("import trimino\\ntrimino.published('triomino')"))
    [TaughtName(module='trimino', name=None), TaughtName(module='trimino', name='published')]
    """
    for node in ast.walk(ast.parse(_source(block))):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if _is_ours(module):
                yield from (TaughtName(module, each.name) for each in names)
            case ast.Import(names=names):
                yield from (TaughtName(each.name, None) for each in names if _is_ours(each.name))
            case ast.Attribute(value=ast.Name(id="trimino"), attr=name):
                yield TaughtName(PACKAGE, name)


def _source(block: str) -> str:
    """The statements of an example, without what they print."""
    if ">>> " not in block:
        return block
    return "".join(each.source for each in doctest.DocTestParser().get_examples(block))


def _is_ours(module: str) -> bool:
    return module.partition(".")[0] == PACKAGE
