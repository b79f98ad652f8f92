"""The kind of a tile as its line tells it: what its place gives when it is written.

It is written down, too, so that it counts if a correction before it ends the field.
"""

from dataclasses import replace

from trimino.pad.lines import PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.referee import judged
from trimino.rules import PlacementKind


def with_told_kind(then: Pad, line: PlaceLine) -> PlaceLine:
    """A line with what its tile makes in its place, by the pad as it stands before it."""
    if line.place is None or line.made is not None:
        return line
    ruling = judged(then.settings.rules, then.sheet.now.fields or (), line.place)
    if ruling.kind is PlacementKind.PLAIN:
        return line
    return replace(line, made=ruling.kind, hexagons=ruling.hexagons)
