"""Type checks of public functions: an argument of the wrong type is refused with a sentence.

Constructors and functions that strangers call check what they are given; `play` and `push` find a
wrong action anyhow, and refuse it with `IllegalAction`.
"""

from collections.abc import Iterable
from types import NoneType

_MAX_SHOWN = 60
"""The characters of a wrong value that its sentence shows."""

EXAMPLES = {
    "Action": "trimino.DRAW",
    "Budget": "Budget(simulations=200)",
    "Cell": "Cell(0, 0)",
    "Deal": "Deal.shuffled(rules, 2, rng)",
    "Field": "match.round.fields[0]",
    "Mapping": "{'name': value}",
    "Match": "Match(published('triomino'), players=2)",
    "MatchView": "match.view(0)",
    "Message": "error.message",
    "Place": "match.legal.placements[0]",
    "Player": "find_player('greedy')",
    "Position": "match.view(0).now.position",
    "Random": "random.Random(1)",
    "Ruleset": "published('triomino')",
    "Tile": "Tile(3, 4, 4)",
    "View": "match.view(0).now",
}
"""An expression for a value, by the name of its type."""


def check_type(name: str, value: object, *kinds: type) -> None:
    """Raise a `TypeError` unless an argument is of one of these types.

    >>> check_type("rules", "triomino", dict, list)
    Traceback (most recent call last):
    TypeError: rules must be a dict or a list, not 'triomino'
    """
    if not isinstance(value, kinds):
        raise wrong_type(name, value, *kinds)


def check_each(name: str, values: object, *kinds: type) -> None:
    """Raise a `TypeError` unless an argument is a collection of values of these types.

    >>> check_each("players", "Anna", str)
    Traceback (most recent call last):
    TypeError: each of players must be a str, and players a list or tuple, not 'Anna'
    """
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        each = _described(kinds)
        raise TypeError(
            f"each of {name} must be {each}, and {name} a list or tuple, not {_shown(values)}"
        )
    for value in values:
        check_type(f"each of {name}", value, *kinds)


def wrong_type(name: str, value: object, *kinds: type) -> TypeError:
    """The error about an argument that is of none of these types."""
    return TypeError(f"{name} must be {_described(kinds)}, not {_shown(value)}")


def _described(kinds: Iterable[type]) -> str:
    return " or ".join(map(_with_example, kinds)).rstrip(",")


def _with_example(kind: type) -> str:
    if kind is NoneType:
        return "None"
    name = kind.__name__
    article = "an" if name[0] in "AEIOUaeiou" else "a"
    example = f", such as {EXAMPLES[name]}," if name in EXAMPLES else ""
    return f"{article} {name}{example}"


def _shown(value: object) -> str:
    """The `repr` of a value, cut short; its type where even that fails."""
    try:
        shown = repr(value)
    except Exception:  # noqa: BLE001 - the `repr` of a stranger's type may raise anything
        shown = f"<{type(value).__name__}>"
    return shown if len(shown) <= _MAX_SHOWN else f"{shown[:_MAX_SHOWN]}…"
