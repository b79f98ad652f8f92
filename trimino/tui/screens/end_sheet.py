"""The end of a round or of the match, explained line by line."""

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from trimino.rules import MatchView
from trimino.tui.screens.sheets import Sheet
from trimino.tui.widgets.key_bar import KeyHint
from trimino.words import listed, match_messages, round_messages, say


class NextStep(StrEnum):
    """What is wanted after an end."""

    GO_ON = "go-on"
    AGAIN = "again"
    REPLAY = "replay"
    NEW = "new"


class EndSheet(Sheet[NextStep]):
    """Tells how a round ended, and the match if that is over too; Esc shows the table again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "wish('go-on')", show=False),
        Binding("a", "wish('again')", show=False),
        Binding("v", "wish('replay')", show=False),
        Binding("n", "wish('new')", show=False),
    ]

    def __init__(self, view: MatchView, players: Sequence[str]) -> None:
        super().__init__(_title(view, players))
        self._view, self._players = view, players

    def parts(self) -> ComposeResult:
        ends = [*round_messages(self._view.now, self._players)]
        why = [*match_messages(self._view, self._players)]
        with VerticalScroll(can_focus=False):
            yield Static(Text("\n".join(map(say, ends))))
            yield Static(Text("\n".join(["", *map(say, why)]) if why else "", "bold"))

    def keys(self) -> Sequence[KeyHint]:
        look = KeyHint(say("tui-key-look"), "screen.close")
        if not self._view.winners:
            return [KeyHint(say("tui-key-go-on"), "screen.wish('go-on')"), look]
        return [
            KeyHint(say("tui-key-again"), "screen.wish('again')"),
            KeyHint(say("tui-key-replay"), "screen.wish('replay')"),
            KeyHint(say("tui-key-new"), "screen.wish('new')"),
            look,
        ]

    def action_wish(self, wish: str) -> None:
        over = bool(self._view.winners)
        if over != (wish == NextStep.GO_ON):
            self.dismiss(NextStep(wish))


def _title(view: MatchView, players: Sequence[str]) -> str:
    winners, reader = view.winners, view.now.position.reader
    if not winners:
        return say("end-screen-round", round=len(view.rounds))
    if view.players == 1:
        return say("end-screen-solo", total=view.totals[0])
    if reader in winners:
        return say("end-screen-you-win" if len(winners) == 1 else "end-screen-you-share")
    names = listed(players[seat] for seat in winners)
    return say("end-screen-wins", count=len(winners), players=names)
