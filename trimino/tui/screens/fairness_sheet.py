"""The sheet that says whether the deals were fair, as this computer has checked it."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from trimino.messages.seen_messages import seen_messages
from trimino.records.errors import RecordError
from trimino.records.seen_proof import SeenProof
from trimino.rules import TriminoError
from trimino.tui.screens.modal_sheets import Sheet
from trimino.tui.screens.qr_sheet import QrSheet
from trimino.tui.session import GameSession
from trimino.tui.widgets.key_bar import KeyHint
from trimino.words import say


class FairnessSheet(Sheet[None]):
    """Checks the record of a match against the line that this computer kept, and shows it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("c", "show_code", show=False)]

    def __init__(self, game: GameSession) -> None:
        super().__init__(say("tui-fair-title"))
        self._game = game

    def parts(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(Text(say("tui-fair-checking"), "dim"), id="checked")
            yield Static(id="kept")

    def keys(self) -> Sequence[KeyHint]:
        code = [KeyHint(say("tui-key-code"), "screen.show_code")] if self._game.kept_link else []
        return [KeyHint(say("tui-key-scroll"), "screen.scroll(10)"), *code, *super().keys()]

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self._check())

    def action_show_code(self) -> None:
        """Show the kept line as a QR code, so that a phone can check it, too."""
        if self._game.kept_link:
            self.app.push_screen(QrSheet(say("tui-fair-code"), self._game.kept_link))

    async def _check(self) -> None:
        checked, kept = self.query_one("#checked", Static), self.query_one("#kept", Static)
        try:
            checked.update(_proof_text(await self._game.check_deals()))
        except RecordError as error:
            checked.update(Text(f"{say('tui-fair-wrong')}\n{say(error.message)}", "bold"))
        except TriminoError as error:
            # A server that cannot be reached has not shown anything wrong.
            checked.update(Text(f"{say('tui-fair-unchecked')}\n{say(error.message)}"))
        if self._game.kept_line:
            kept.update(Text(f"\n{say('tui-fair-kept')}\n{self._game.kept_line}"))


def _proof_text(proof: SeenProof | None) -> Text:
    if proof is None:
        return Text(say("seen-proof-none"))
    return Text("\n".join((say("tui-fair-right"), *map(say, seen_messages(proof)))))
