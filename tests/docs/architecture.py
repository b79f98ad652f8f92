"""The layers and import contracts of the project, read from where they are declared."""

import tomllib
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from tests.docs.pages import ROOT


def contracts() -> list[dict[str, Any]]:
    """The import contracts in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    return found


def contract_rows() -> Iterator[tuple[str, str]]:
    """Every contract by its id, and the promise that it checks."""
    for contract in contracts():
        yield f"`{contract['id']}`", contract["name"]


def layer_rows(name: str) -> Iterator[tuple[str, str]]:
    """Every layer of a contract from the top down: its packages, and what each is."""
    (found,) = (contract for contract in contracts() if contract["id"] == name)
    (container,) = found["containers"]
    for layer in found["layers"]:
        packages = [f"{container}.{name.strip()}" for name in layer.split("|")]
        yield (
            "<br>".join(f"`{name}`" for name in packages),
            "<br>".join(map(_description, packages)),
        )


def _description(package: str) -> str:
    """The first sentence of a package's docstring."""
    return str(import_module(package).__doc__).partition("\n")[0]
