"""The field of a pad as text: the tiles as they lie on the table, and where another could lie."""

from collections.abc import Iterator, Mapping, Sequence

from trimino.drawing.spots import Spot, spot
from trimino.drawing.text import draw_text
from trimino.pad.lines import PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.pad_keys import laying
from trimino.pad.sheet import ScoredLine, ScoredRound
from trimino.records.notation import format_action
from trimino.rules import Field, Place, Tile
from trimino.rules.scoring import laid_scores
from trimino.terminal.menu import Menu
from trimino.terminal.output import console
from trimino.terminal.turn_text import format_scores
from trimino.words import say


def pad_field_lines(
    fields: Sequence[Field], last: Place | None, labels: Mapping[Spot, str] | None = None
) -> list[str]:
    """The fields, with the last tile marked; none before the first tile."""
    shown = console()
    drawn = draw_text(
        fields,
        width=shown.width,
        colour=shown.color_system is not None and not shown.no_color,
        ascii_only=shown.options.ascii_only,
        last=last,
        labels=labels,
    )
    return drawn.splitlines()


def kept_field_lines(played: ScoredRound) -> list[str]:
    """The field of a round as it lies now; none where it is not kept."""
    line = last_placed_line(played)
    return pad_field_lines(played.fields or (), place_of_line(line) if line else None)


def last_placed_line(played: ScoredRound) -> ScoredLine | None:
    """The last line with a tile in its place."""
    return next((line for line in reversed(played.lines) if place_of_line(line)), None)


def place_of_line(line: ScoredLine) -> Place | None:
    """The place of the tile of a line, if that was told."""
    return line.line.place if isinstance(line.line, PlaceLine) else None


def place_lines(pad: Pad, tile: Tile) -> Iterator[str]:
    """The places of a tile, by letters in the field: how each is entered, and its score."""
    phase, legal = laying(pad)
    options = Menu(legal).options(tile)
    labels = {} if legal.starts_field else {spot(place): label for label, place, _ in options}
    yield from pad_field_lines(pad.sheet.now.fields or (), None, labels)
    if not options:
        yield _why_nowhere(pad, tile)
    for label, place, _ in options:
        scores = laid_scores(legal.rules, phase, tile, *legal.kind(place))
        yield f"  {label}  {format_action(place)}  {format_scores(scores)}"


def _why_nowhere(pad: Pad, tile: Tile) -> str:
    for line in pad.sheet.now.lines:
        if isinstance(line.line, PlaceLine) and line.line.tile == tile:
            return say("pad-tile-laid", tile=tile, line=line.number)
    return say("tile-fits-nowhere")
