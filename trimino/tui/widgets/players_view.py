"""The players: whose turn it is, tiles in hand, and totals."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual.widgets import Static

from trimino.rules import MatchView, Phase
from trimino.terminal.bot_cast import with_level
from trimino.tui.score_pad import format_number

TURN_SIGN, TILES_SIGN = "▸", "△"
TILES_WIDTH, TOTAL_WIDTH = 4, 6


class PlayersView(Static):
    """A line for each player: sign of the turn, name, tiles, total."""

    def show(self, view: MatchView, players: Sequence[str]) -> None:
        position = view.now.position
        width = max(self.size.width, 12)
        lines = []
        for seat, player in enumerate(players):
            turn = seat == position.turn and position.phase is not Phase.OVER
            line = Text()
            line.append(f"{TURN_SIGN if turn else ' '} ", "bold")
            room = width - TILES_WIDTH - TOTAL_WIDTH - 2
            line.append(
                fit_width(with_level(player), room), "bold" if seat == position.reader else ""
            )
            line.append(f"{TILES_SIGN}{position.counts[seat]}".rjust(TILES_WIDTH), "dim")
            line.append(format_number(position.totals[seat]).rjust(TOTAL_WIDTH), "bold")
            lines.append(line)
        self.update(Text("\n").join(lines))


def fit_width(text: str, width: int) -> str:
    """A text padded or cut to a number of cells."""
    if cell_len(text) > width:
        return f"{set_cell_size(text, max(width - 1, 0))}…"
    return set_cell_size(text, width)
