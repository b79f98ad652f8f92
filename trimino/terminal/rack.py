"""The hand and the places to choose from: drawn where there is room, else listed."""

from collections.abc import Sequence

from rich.text import Text

from trimino.drawing.text import PITCH, draw_hand
from trimino.rules import Tile
from trimino.rules.events import total
from trimino.rules.scoring import Hand
from trimino.terminal.menu import Menu, PlacementOption
from trimino.terminal.screen import TerminalScreen
from trimino.terminal.turn_text import format_scores
from trimino.words import say

DRAWN_MARK = "*"
"""Marks a tile that was drawn in this turn."""


def draw_rack(menu: Menu, screen: TerminalScreen, drawn: Hand) -> list[Text]:
    """The hand as a row of triangles; below each its number and its best score.

    Empty if there is no tile, or no room for all in a row.
    """
    if not menu.tiles or len(menu.tiles) * PITCH + 2 > screen.width:
        return []
    unfit = {tile for tile in menu.tiles.values() if not menu.options(tile)}
    labels = {tile: _numbered(number, tile, drawn) for number, tile in menu.tiles.items()}
    row = draw_hand(
        tuple(menu.tiles.values()),
        width=screen.width,
        colour=screen.colour,
        ascii_only=screen.ascii_only,
        labels=labels,
        dimmed=unfit,
    )
    lines = list(Text.from_ansi(row).split())
    best = _best_scores(menu, first=lines[-1].plain.index("1") + len(labels[menu.tiles[1]]) // 2)
    text = f"{best}  {say('rack-best')}"
    return [*lines, Text(text if len(text) <= screen.width else best, "dim")] if best else lines


def _numbered(number: int, tile: Tile, drawn: Hand) -> str:
    """The number of a tile, marked if it was drawn in this turn."""
    return f"{number}{DRAWN_MARK if tile in drawn else ''}"


def _best_scores(menu: Menu, first: int) -> str:
    """The best score of each tile, the first in the column given; empty if nothing scores."""
    cells = (f"{best_score(menu.options(tile)):^{PITCH}}" for tile in menu.tiles.values())
    return (" " * first + "".join(cells)[PITCH // 2 :]).rstrip()


def best_score(options: Sequence[PlacementOption]) -> int | str:
    """The best score of a tile; empty if it cannot score."""
    return max((total(option.scores) for option in options), default=0) or ""


def list_hand(menu: Menu, width: int, drawn: Hand) -> list[Text]:
    """The hand as a list, each tile with the number of its places and its best score."""
    cells = []
    for number, tile in menu.tiles.items():
        options = menu.options(tile)
        best = best_score(options) or 0
        label = _numbered(number, tile, drawn)
        text = say("rack-tile", number=label, tile=tile, places=len(options), best=best)
        cells.append(Text(text, "" if options else "dim"))
    return in_columns(cells, width)


def list_options(menu: Menu, tile: Tile, width: int) -> list[Text]:
    """The placements of a tile, each with its scores."""
    fields = len(menu.legal.fields)
    return in_columns([_option(menu, option, fields) for option in menu.options(tile)], width)


def _option(menu: Menu, option: PlacementOption, fields: int) -> Text:
    """A placement: its letter, its orientation or field where needed, and its scores."""
    where = ""
    if menu.legal.starts_field:
        top, right, left = option.place.corners
        where = say("spot-turned", top=top, right=right, left=left)
    elif fields > 1:
        where = say("spot-field", field=option.place.field + 1)
    text = Text(option.label, "bold")
    for part in filter(None, (where, format_scores(option.scores))):
        text.append(f"  {part}", "")
    return text


def in_columns(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in as many columns as fit."""
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells) + 3
    across = max(1, width // widest)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return [_row(row, widest) for row in rows]


def _row(cells: Sequence[Text], widest: int) -> Text:
    line = Text()
    for cell in cells:
        line.append_text(cell)
        line.append(" " * (widest - cell.cell_len))
    line.rstrip()
    return line
