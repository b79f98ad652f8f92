"""The sheet that explains the end of a round or of the match."""

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from trimino.messages.players import listed_players
from trimino.rules import MatchView
from trimino.tui.screens.modal_sheets import Sheet
from trimino.tui.widgets.key_bar import KeyHint
from trimino.words import match_messages, round_messages, say


class NextStep(StrEnum):
    """Next steps that the person can choose."""

    GO_ON = "go-on"
    AGAIN = "again"
    REPLAY = "replay"
    NEW = "new"
    FAIR = "fair"


class EndSheet(Sheet[NextStep]):
    """Explains the end of a round, and of the match if it is over; Esc shows the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "proceed('go-on')", show=False),
        Binding("a", "proceed('again')", show=False),
        Binding("v", "proceed('replay')", show=False),
        Binding("n", "proceed('new')", show=False),
        Binding("f", "fair", show=False),
    ]

    def __init__(
        self, view: MatchView, players: Sequence[str], *, is_witnessed: bool = False
    ) -> None:
        """Prepare the sheet; if the match `is_witnessed`, its deals can be checked from here."""
        super().__init__(_title(view, players))
        self._view, self._players = view, players
        self._is_witnessed = is_witnessed and bool(view.winners)

    def parts(self) -> ComposeResult:
        ends = [*round_messages(self._view.now, self._players)]
        why = [*match_messages(self._view, self._players)]
        with VerticalScroll(can_focus=False):
            yield Static(Text("\n".join(map(say, ends))))
            yield Static(Text("\n".join(["", *map(say, why)]) if why else "", "bold"))

    def keys(self) -> Sequence[KeyHint]:
        look = KeyHint(say("tui-key-look"), "screen.close")
        if not self._view.winners:
            return [KeyHint(say("tui-key-go-on"), "screen.proceed('go-on')"), look]
        fair = [KeyHint(say("tui-key-fair"), "screen.fair")] if self._is_witnessed else []
        return [
            KeyHint(say("tui-key-again"), "screen.proceed('again')"),
            KeyHint(say("tui-key-replay"), "screen.proceed('replay')"),
            KeyHint(say("tui-key-new"), "screen.proceed('new')"),
            *fair,
            look,
        ]

    def action_proceed(self, proceed: str) -> None:
        over = bool(self._view.winners)
        if over != (proceed == NextStep.GO_ON):
            self.dismiss(NextStep(proceed))

    def action_fair(self) -> None:
        if self._is_witnessed:
            self.dismiss(NextStep.FAIR)


def _title(view: MatchView, players: Sequence[str]) -> str:
    winners = view.winners
    if not winners:
        return say("end-screen-round", round=len(view.rounds))
    if view.players == 1:
        return say("end-screen-solo", total=view.totals[0])
    won = listed_players(winners, players)
    return say("end-screen-wins", count=len(winners), players=won)
