"""Functions of higher layers that objects of the rules offer as methods.

The rules import nothing from the packages above them. `trimino/__init__.py` fills these in, so they
are there whenever anything of the package is imported.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trimino.rules.actions import Place
    from trimino.rules.errors import Message
    from trimino.rules.match import Match
    from trimino.rules.tiles import Tile


def _missing(*_: Any) -> Any:
    raise NotImplementedError("import trimino fills in the hooks of the rules")


@dataclass
class Hooks:
    """Functions of records, words and drawing that the rules call."""

    say: "Callable[[Message], str]" = str
    parse_tile: "Callable[[str], Tile]" = _missing
    parse_place: "Callable[[str], Place]" = _missing
    read_match: "Callable[[Any], Match]" = _missing
    svg: Callable[[Any], str] = _missing


HOOKS = Hooks()
