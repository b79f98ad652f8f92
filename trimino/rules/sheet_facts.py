"""Facts on the published sheets beside the rules: the aim, the age, the box, and advice.

Each entry holds only what its sheet says. The presets published beyond the sheets have none.
"""

from types import MappingProxyType
from typing import NamedTuple

from trimino.rules.word_enum import WordEnum


class Aim(WordEnum):
    """Aims that sheets name."""

    FIRST_OR_MOST = "first-or-most"
    FIRST_AND_MOST = "first-and-most"
    TARGET = "target"
    FIRST = "first"
    MOST = "most"


class BoxItem(WordEnum):
    """A thing that a sheet lists as part of the box."""

    TILES = "tiles"
    RACKS = "racks"
    SCORE_PAD = "score-pad"
    SCORE_BOARD = "score-board"
    SPIRAL_PAD = "spiral-pad"
    CLOTH_BAG = "cloth-bag"
    BAG = "bag"
    RULES = "rules"


class SheetFacts(NamedTuple):
    """Facts on one sheet beside the rules; None or empty where it says nothing."""

    language: str
    """The language of the sheet, as a code such as "lv"."""
    aim: Aim
    box: tuple[tuple[BoxItem, int], ...] = ()
    """The things in the box, in the order of the sheet, and how many of each."""
    youngest_age: int | None = None
    usual_rounds: tuple[int, int] | None = None
    turn_seconds: tuple[int, int] | None = None
    """The time limit for a turn that the sheet suggests."""
    drawn_apart: bool = False
    """Whether the sheet asks players to keep freshly drawn tiles apart."""


_TRIODOMINIO = SheetFacts(
    language="ru",
    aim=Aim.FIRST,
    box=(
        (BoxItem.TILES, 56),
        (BoxItem.RACKS, 4),
        (BoxItem.SPIRAL_PAD, 1),
        (BoxItem.RULES, 1),
    ),
    youngest_age=6,
    usual_rounds=(3, 5),
)

SHEET_FACTS = MappingProxyType(
    {
        "trimino": SheetFacts(
            language="lv",
            aim=Aim.FIRST_OR_MOST,
            box=(
                (BoxItem.TILES, 56),
                (BoxItem.RACKS, 4),
                (BoxItem.SCORE_PAD, 1),
                (BoxItem.CLOTH_BAG, 1),
                (BoxItem.RULES, 1),
            ),
        ),
        "triple-domino": SheetFacts(
            language="lt",
            aim=Aim.FIRST_AND_MOST,
            box=(
                (BoxItem.TILES, 56),
                (BoxItem.RACKS, 4),
                (BoxItem.SCORE_BOARD, 1),
                (BoxItem.CLOTH_BAG, 1),
                (BoxItem.RULES, 1),
            ),
        ),
        "triomino": SheetFacts(
            language="ru",
            aim=Aim.FIRST_AND_MOST,
            box=(
                (BoxItem.TILES, 56),
                (BoxItem.RACKS, 4),
                (BoxItem.SCORE_PAD, 1),
                (BoxItem.BAG, 1),
                (BoxItem.RULES, 1),
            ),
        ),
        "tri-domino": SheetFacts(
            language="cs", aim=Aim.TARGET, turn_seconds=(30, 60), drawn_apart=True
        ),
        "triodominio": _TRIODOMINIO,
        "triodominio-reverse": _TRIODOMINIO._replace(aim=Aim.MOST),
    }
)
"""By the id of the sheet."""
