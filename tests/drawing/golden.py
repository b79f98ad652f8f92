"""The drawings that are kept as text, by name; each says in a line what is to be seen.

To make them again: python -m tests.drawing.golden
"""

from collections.abc import Callable
from pathlib import Path

from tests.drawing.tables import BRIDGE, HEXAGON, field_of, grown, last_of
from trimino.drawing.text import LETTERS, draw_hand, draw_text
from trimino.rules import ORIGIN, TILES, Cell, Field

FOLDER = Path(__file__).parent / "golden"
HAND = TILES[3::5]
SPAN = Cell(0, 1)
"""Where the last tile of the bridge goes."""


def opening() -> str:
    """The first tile, and the three places beside it."""
    field = field_of(((0, 0, False), (5, 5, 5)))
    return draw_text(
        [field], labels=dict(zip(((0, at) for at in sorted(field.gaps)), "abc", strict=True))
    )


def hexagon() -> str:
    """A closed hexagon, its last tile marked."""
    field = field_of(*HEXAGON)
    return draw_text([field], last=last_of(field))


def bridge() -> str:
    """A place that is a bridge, labelled with its points."""
    field = field_of(*BRIDGE[:-1])
    return draw_text([field], last=last_of(field), labels={(0, SPAN): "+48"})


def bridge_in_ascii() -> str:
    """The same with plain characters."""
    field = field_of(*BRIDGE[:-1])
    return draw_text([field], last=last_of(field), labels={(0, SPAN): "+48"}, ascii_only=True)


def small() -> str:
    """The small size: each number once, the hole crossed out."""
    field = field_of(*BRIDGE)
    return draw_text([field], last=last_of(field), height=8)


def several_fields() -> str:
    """Three fields side by side, and where a fourth may begin."""
    return draw_text(three_fields(), labels={(3, ORIGIN): "new"})


def several_fields_below() -> str:
    """The same in less width."""
    return draw_text(three_fields(), width=40, labels={(3, ORIGIN): "new"})


def large_field() -> str:
    """Nearly all tiles in one field."""
    field = grown(7)
    return draw_text([field], last=last_of(field))


def part_around_last() -> str:
    """A part of it around the last tile, with signs for what lies beyond."""
    field = grown(7)
    return draw_text([field], width=24, height=12, last=last_of(field))


def part_around_focus() -> str:
    """A part of it around the first tile."""
    field = grown(7)
    return draw_text([field], width=24, height=12, last=last_of(field), focus=(0, ORIGIN))


def hand() -> str:
    """A hand in two rows, tiles without a value of three dimmed."""
    labels = dict(zip(HAND, LETTERS, strict=False))
    return draw_hand(HAND, width=40, labels=labels, dimmed=[t for t in HAND if 3 not in t])


def three_fields() -> list[Field]:
    return [
        field_of(*HEXAGON),
        field_of(((0, 0, False), (0, 0, 0)), number=1),
        field_of(((0, 0, False), (4, 4, 5)), ((0, -1, True), (5, 5, 4)), number=2),
    ]


CASES: dict[str, Callable[[], str]] = {
    case.__name__: case
    for case in (
        opening,
        hexagon,
        bridge,
        bridge_in_ascii,
        small,
        several_fields,
        several_fields_below,
        large_field,
        part_around_last,
        part_around_focus,
        hand,
    )
}


def kept(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def drawn(name: str) -> str:
    case = CASES[name]
    return f"{case.__doc__}\n\n{case()}\n"


if __name__ == "__main__":
    for name in CASES:
        kept(name).write_text(drawn(name), encoding="utf-8")
