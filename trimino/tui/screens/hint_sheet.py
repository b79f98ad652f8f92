"""The sheet with the hints of the engine."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from trimino.client.suggestion import Suggestion
from trimino.rules import Action, TriminoError
from trimino.tui.advice_text import action_text, reasons_text, value_text
from trimino.tui.screens.modal_sheets import Sheet
from trimino.tui.session import GameSession
from trimino.tui.widgets.key_bar import KeyBar, KeyHint
from trimino.words import say


class HintSheet(Sheet[Action]):
    """Lists suggested actions; its result is the chosen one, to be selected on the table."""

    def __init__(self, game: GameSession, *, solo: bool) -> None:
        super().__init__(say("hint-title"))
        self._game, self._solo = game, solo
        self._advice: Sequence[Suggestion] = ()

    def parts(self) -> ComposeResult:
        message = " ".join(filter(None, (say("hint-thinking"), self._game.delay_reason)))
        yield Static(Text(message, "dim"), id="thinking")
        yield OptionList()

    def keys(self) -> Sequence[KeyHint]:
        choose = [KeyHint(say("tui-key-show"), "screen.choose")] if self._advice else []
        return [*choose, *super().keys()]

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(OptionList).display = False
        self.run_worker(self._ask())

    async def _ask(self) -> None:
        thinking = self.query_one("#thinking", Static)
        try:
            self._advice = await self._game.hint()
        except TriminoError as error:
            thinking.update(Text(say(error.message)))
            return
        thinking.display = False
        options = self.query_one(OptionList)
        options.display = True
        options.add_options(Option(self._told(advice)) for advice in self._advice)
        options.highlighted = 0
        options.focus()
        self.query_one(KeyBar).show(self.keys())

    def _told(self, advice: Suggestion) -> Text:
        text = Text()
        text.append(action_text(advice.action), "bold")
        text.append(f"  {value_text(advice, solo=self._solo)}")
        why = reasons_text(advice.reasons)
        return text.append(f"\n{why}") if why else text

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._advice[event.option_index].action)
