"""Boxes that the game is sold in: the name on each, and the rules and languages of its sheet."""

from typing import NamedTuple


class Box(NamedTuple):
    """A box as it stands on a shelf."""

    name: str
    """The name on the box, in its own letters."""
    rules: tuple[str, ...]
    """The ids of the rule sets that its sheet describes, the usual one first."""
    languages: tuple[str, ...]
    """The languages of the sheet that the rules were taken from, as codes such as "lv"."""


BOXES = (
    Box("Trimino", ("trimino",), ("lv",)),
    Box("Trigubas Domino", ("triple-domino",), ("lt",)),
    Box("Триомино", ("triomino",), ("ru",)),
    Box("Tri-Domino", ("tri-domino",), ("cs",)),
    Box("Тримино (Triodominio)", ("triodominio", "triodominio-reverse"), ("ru",)),
    Box("Tri-Ominos", ("pressman",), ("en",)),
    Box("Triominos", ("goliath", "goliath-kids"), ("en",)),
)


def box_of(ruleset_id: str) -> Box | None:
    """The box whose sheet describes a rule set, if one does.

    >>> box_of("goliath-kids").name
    'Triominos'
    """
    return next((box for box in BOXES if ruleset_id in box.rules), None)


def rules_of_language(language: str) -> str:
    """The id of the rules of the first box with a sheet in a language; else of the first box.

    >>> rules_of_language("cs")
    'tri-domino'
    """
    theirs = (box for box in BOXES if language in box.languages)
    return next(theirs, BOXES[0]).rules[0]
