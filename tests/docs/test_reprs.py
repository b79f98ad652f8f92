"""What Python shows of public classes: it pastes back, or is plainly a summary."""

import inspect
import re
from importlib import import_module
from typing import Any

import pyspiel
import pytest

from tests.docs.api import listed_names
from tests.docs.api_samples import sample
from trimino.envs.openspiel import TriminoGame, TriminoState

CLASSES = {
    name: found
    for module, name in listed_names()
    if inspect.isclass(found := getattr(import_module(module), name))
}
INSTANCES = [
    kind
    for kind in dict.fromkeys(CLASSES.values())
    if not inspect.isabstract(kind) and not getattr(kind, "_is_protocol", False)
]

OPENSPIEL = (TriminoGame, TriminoState)
"""OpenSpiel shows these as text of its own, by which it finds them again."""


def is_summary(shown: str, name: str) -> bool:
    return bool(re.fullmatch(rf"<{name}\b.*>", shown)) and " at 0x" not in shown


def equal(one: Any, other: Any) -> bool:
    """Exceptions are equal to themselves alone: what they say is compared."""
    if isinstance(one, Exception):
        return type(one) is type(other) and one.args == other.args
    return bool(one == other)


@pytest.mark.parametrize(
    "kind", [kind for kind in INSTANCES if kind not in OPENSPIEL], ids=lambda kind: kind.__name__
)
def test_an_instance_pastes_back_or_is_shown_as_a_summary(kind: type) -> None:
    made = sample(kind)
    assert isinstance(made, kind)
    shown = repr(made)
    if not is_summary(shown, kind.__name__):
        assert equal(eval(shown, dict(CLASSES)), made), shown


def test_openspiel_finds_a_game_by_what_it_shows() -> None:
    game = TriminoGame()
    assert pyspiel.load_game(repr(game)) == game
    assert repr(game.new_initial_state()) == str(game.new_initial_state())


def test_a_memory_address_is_no_summary() -> None:
    class Shown:
        """Without a repr of its own."""

    assert not is_summary(repr(Shown()), "Shown")
    assert not is_summary("<Shown object at 0x7f3a>", "Shown")
    assert is_summary("<Shown: 3 tiles>", "Shown")
