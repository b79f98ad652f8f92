"""Uses of messages in the source of the package, read from its syntax trees."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import trimino

PACKAGE = Path(trimino.__file__).parent

# Who takes the name of a message first, and its details after it.
SAYING = {"Message", "_line", "in_english", "say", "tell"}


class MessageCall(NamedTuple):
    """A place that names a message; `details` is None where they do not all stand there."""

    where: str
    name: str
    details: frozenset[str] | None


@cache
def trees() -> dict[Path, ast.Module]:
    return {
        path.relative_to(PACKAGE.parent): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def nodes() -> Iterator[ast.AST]:
    for tree in trees().values():
        yield from ast.walk(tree)


def literals() -> set[str]:
    """Every string that stands in the source."""
    constants = (node.value for node in nodes() if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


def patterns() -> set[str]:
    """The names that f-strings beginning with a word and a hyphen can give."""
    strings = (node for node in nodes() if isinstance(node, ast.JoinedStr))
    shapes = ("".join(map(_shape, string.values)) for string in strings)
    return {shape for shape in shapes if re.match(r"[a-z]+\\-", shape)}


def reasons() -> dict[str, dict[str, str]]:
    """The members of every enumeration that is the reason of an error, by class."""
    classes = [node for node in nodes() if isinstance(node, ast.ClassDef)]
    wanted = {reason for node in classes for reason in _reasons_of(node)}
    return {node.name: _members(node) for node in classes if node.name in wanted}


def errors() -> set[str]:
    """The names of the classes of errors that have a reason."""
    classes = (node for node in nodes() if isinstance(node, ast.ClassDef))
    return {node.name for node in classes if any(_reasons_of(node))}


def calls() -> Iterator[MessageCall]:
    """Every call that names a message, by a reason or in a string.

    Only those who say it, and the errors themselves, are given all its details: a function in
    between may know more.
    """
    known, direct = reasons(), errors() | SAYING
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                details = _details(node) if _called(node) in direct else None
                for name in _names(node, node.args[0], known):
                    yield MessageCall(f"{path}:{node.lineno}", name, details)


def _shape(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


def _reasons_of(node: ast.ClassDef) -> Iterator[str]:
    if not any(isinstance(base, ast.Name) and base.id.endswith("Error") for base in node.bases):
        return
    for line in node.body:
        match line:
            case ast.AnnAssign(target=ast.Name(id="reason"), annotation=ast.Name(id=name)):
                yield name


def _members(node: ast.ClassDef) -> dict[str, str]:
    members = {}
    for line in node.body:
        match line:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(value))):
                members[name] = value
    return members


def _names(call: ast.Call, argument: ast.expr, known: dict[str, dict[str, str]]) -> Iterator[str]:
    match argument:
        case ast.IfExp(body=one, orelse=other):
            yield from _names(call, one, known)
            yield from _names(call, other, known)
        case ast.Attribute(value=ast.Name(id=reason), attr=member) if reason in known:
            yield known[reason][member]
        case ast.Constant(value=str(name)) if _called(call) in SAYING:
            yield name


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _details(call: ast.Call) -> frozenset[str] | None:
    """The names of the details given, where all of them can be seen."""
    names = {keyword.arg for keyword in call.keywords}
    match call.args[1:]:
        case [ast.Dict(keys=keys)]:
            names |= {_literal(key) for key in keys}
        case [_, *_]:
            return None
    return None if None in names else frozenset(map(str, names))


def _literal(key: ast.expr | None) -> str | None:
    return str(key.value) if isinstance(key, ast.Constant) else None
