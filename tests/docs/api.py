"""The public names of the library, as the API reference lists them."""

import ast
import inspect
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

PUBLIC = {
    "rules": ("trimino.rules",),
    "records": (
        "trimino.records.record",
        "trimino.records.notation",
        "trimino.records.house_rules_notation",
        "trimino.records.fair_deal",
        "trimino.records.view_json",
    ),
    "drawing": ("trimino.drawing.svg", "trimino.drawing.text"),
    "words": ("trimino.words",),
    "pad": ("trimino.pad",),
    "client": ("trimino.client",),
    "bots": (
        "trimino.bots",
        "trimino.bots.simple",
        "trimino.bots.roster",
        "trimino.bots.program_bot",
        "trimino.bots.errors",
        "trimino.bots.forfeit",
    ),
    "engine": ("trimino.engine", "trimino.engine.action_value"),
    "analysis": ("trimino.analysis", "trimino.analysis.report"),
    "envs": (
        "trimino.envs.trimino_v0",
        "trimino.envs.aec",
        "trimino.envs.solo",
        "trimino.envs.vector",
        "trimino.envs.openspiel",
        "trimino.envs.encoding",
        "trimino.envs.errors",
    ),
}
"""The modules to import from, by the package of the reference that lists them."""


class Group(NamedTuple):
    """Public names of one module that are defined together in `source`."""

    module: str
    source: str
    names: tuple[str, ...]


def reference(package: str) -> str:
    """The entries of a package: for each name a line that mkdocstrings replaces."""
    return "\n".join(map(_entry, groups(package)))


def groups(package: str) -> Iterator[Group]:
    """The public names of a package by the modules that define them, each name once."""
    listed: set[tuple[str, str]] = set()
    for name in PUBLIC[package]:
        module, by_source = import_module(name), defaultdict[str, list[str]](list)
        sources = _sources(module)
        for each in public_names(module):
            source = sources.get(each, name)
            if (source, each) not in listed:
                by_source[source].append(each)
                listed.add((source, each))
        for source in sorted(by_source):
            yield Group(name, source, tuple(by_source[source]))


def listed_names() -> list[tuple[str, str]]:
    """Every name of the reference, with the module to import it from."""
    found = (group for package in PUBLIC for group in groups(package))
    return [(group.module, name) for group in found for name in group.names]


def public_names(module: ModuleType) -> list[str]:
    """The names in `__all__`; without it, the classes and functions that a module defines."""
    listed: list[str] | None = getattr(module, "__all__", None)
    if listed is not None:
        return sorted(listed)
    own = (name for name, value in vars(module).items() if _is_defined_in(module, value))
    return [name for name in own if not name.startswith("_")]


def _is_defined_in(module: ModuleType, value: object) -> bool:
    is_defined = inspect.isclass(value) or inspect.isfunction(value)
    return is_defined and getattr(value, "__module__", None) == module.__name__


def _sources(module: ModuleType) -> dict[str, str]:
    """The module that each name is imported from."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    imports = (node for node in tree.body if isinstance(node, ast.ImportFrom))
    return {alias.name: str(node.module) for node in imports for alias in node.names}


def _entry(group: Group) -> str:
    about = str(import_module(group.source).__doc__).partition("\n")[0]
    imported = f"Import from `{group.module}`. " if group.module != group.source else ""
    lines = "\n\n".join(f"::: {group.module}.{name}" for name in group.names)
    return f"### {group.source}\n\n{imported}{about}\n\n{lines}\n"
