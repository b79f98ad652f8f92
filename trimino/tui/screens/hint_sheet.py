"""The sheet with a hint: first a nudge, then the place, then the moves with their reasons."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from trimino.client.suggestion import Suggestion, TableHint
from trimino.rules import Action, TriminoError
from trimino.terminal.against_text import against_message
from trimino.tui.advice_text import instruction_text, plan_text, reasons_text, value_text
from trimino.tui.screens.modal_sheets import Sheet
from trimino.tui.session import GameSession
from trimino.tui.widgets.key_bar import KeyBar, KeyHint
from trimino.words import say

NUDGE, PLACE, MOVES = range(1, 4)
"""The steps of a hint; nothing is shown before the first."""


class HintSheet(Sheet[Action]):
    """Tells a hint step by step; its result is a chosen action, to be selected on the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,h", "more", show=False),
        Binding("p", "perfect", show=False),
    ]

    def __init__(self, game: GameSession, seat: int, *, solo: bool) -> None:
        super().__init__(say("hint-title"))
        self._game, self._seat, self._solo = game, seat, solo
        self._hint: TableHint | None = None
        self._step = 0
        self._perfect = False

    def parts(self) -> ComposeResult:
        message = " ".join(filter(None, (say("hint-thinking"), self._game.delay_reason)))
        yield Static(Text(message, "dim"), id="told")
        yield OptionList()

    def keys(self) -> Sequence[KeyHint]:
        return [*self._step_keys(), *super().keys()]

    def _step_keys(self) -> list[KeyHint]:
        if self._step == NUDGE and self._hint and self._hint.place:
            return [KeyHint(say("tui-key-where"), "screen.more")]
        if self._step in (NUDGE, PLACE):
            return [KeyHint(say("tui-key-move"), "screen.more")]
        if self._step == 0:
            return []
        switch = say("tui-key-people" if self._perfect else "tui-key-perfect")
        against = [] if self._solo else [KeyHint(switch, "screen.perfect")]
        return [KeyHint(say("tui-key-show"), "screen.choose"), *against]

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(OptionList).display = False
        self.run_worker(self._ask())

    async def _ask(self) -> None:
        try:
            self._hint = await self._game.hint(perfect=self._perfect)
        except TriminoError as error:
            self.query_one("#told", Static).update(Text(say(error.message)))
            return
        if self._step == MOVES:
            self._show(self._hint)
        else:
            self.action_more()

    def action_perfect(self) -> None:
        """Ask again, with everybody taken for a perfect player or not."""
        if self._step == MOVES and not self._solo:
            self._perfect = not self._perfect
            self.query_one("#told", Static).update(Text(say("hint-thinking"), "dim"))
            self.run_worker(self._ask(), exclusive=True)

    def action_more(self) -> None:
        """Go one step further."""
        if self._hint is None or self._step == MOVES:
            return
        self._step += 2 if self._step == NUDGE and self._hint.place is None else 1
        self._show(self._hint)

    def _show(self, hint: TableHint) -> None:
        self.query_one("#told", Static).update(Text("\n".join(self._lines(hint))))
        if self._step == MOVES:
            self._list_moves(hint)
        self.query_one(KeyBar).show(self.keys())

    def _lines(self, hint: TableHint) -> list[str]:
        lines = [say(hint.nudge)]
        if self._step > NUDGE and hint.place:
            lines.append(say(hint.place))
        if self._step == MOVES:
            if hint.plan:
                lines += [plan_text(hint.plan, solo=self._solo), say("hint-if-laying")]
            if not self._solo:
                lines.append(say(against_message(hint.against, self._seat)))
        return lines

    def _list_moves(self, hint: TableHint) -> None:
        options = self.query_one(OptionList)
        options.display = True
        options.clear_options()
        options.add_options(
            Option(self._told(advice, hint.suggestions[0])) for advice in hint.suggestions
        )
        options.highlighted = 0
        options.focus()

    def _told(self, advice: Suggestion, best: Suggestion) -> Text:
        text = Text()
        text.append(instruction_text(advice.action), "bold")
        text.append(f"  {value_text(advice, best, solo=self._solo)}")
        why = reasons_text(advice.reasons)
        return text.append(f"\n{why}") if why else text

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        assert self._hint is not None
        self.dismiss(self._hint.suggestions[event.option_index].action)
