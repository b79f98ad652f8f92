"""The base of the table screen: keys and clicks become a selection, and that an action."""

from collections.abc import Awaitable, Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType

from trimino.rules import Action, Place, TriminoError
from trimino.rules.events import total
from trimino.rules.refusal import refusal
from trimino.terminal.menu import DRAW_KEY, PASS_KEY
from trimino.terminal.terminal_player import why_unplayable
from trimino.tui.screens.field_screen import FieldScreen
from trimino.tui.screens.hint_sheet import HintSheet
from trimino.tui.screens.modal_sheets import ChoiceSheet
from trimino.tui.selection import Selection
from trimino.tui.session import GameSession
from trimino.tui.widgets.field_view import FieldView
from trimino.tui.widgets.hand_view import HandView
from trimino.tui.widgets.key_bar import KeyHint
from trimino.words import say


class PlayScreen(FieldScreen):
    """A screen on which a game is played; `refused` is the error to show."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step_tile(-1)", show=False),
        Binding("right,tab", "step_tile(1)", show=False),
        Binding("up", "step_way(-1)", show=False),
        Binding("down,t", "step_way(1)", show=False),
        Binding("enter,space", "lay", show=False),
        Binding("escape", "unchoose", show=False),
        Binding("d", "draw", show=False),
        Binding("p", "pass_on", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("g", "greet", show=False),
        *(Binding(str(digit), f"number({digit or 10})", show=False) for digit in range(10)),
    ]

    def __init__(self, game: GameSession) -> None:
        super().__init__()
        self.game = game
        self.selection: Selection | None = None
        self.refused = ""
        self._busy = False

    def play_keys(self) -> Iterator[KeyHint]:
        """The keys that have an effect now."""
        if self.selection:
            yield from _selection_keys(self.selection)
        if self.game.may_undo:
            yield KeyHint(say("key-undo"), "screen.undo")
        if self.selection and self.game.may_hint:
            yield KeyHint(say("tui-key-hint"), "screen.hint")
        if self.game.greetings:
            yield KeyHint(say("tui-key-greet"), "screen.greet")

    def _start_task(self, doing: Awaitable[None]) -> None:
        """Run something as a task, and show its error if it is refused."""
        self.run_worker(self._await(doing))

    async def _await(self, doing: Awaitable[None]) -> None:
        self._busy = True
        try:
            await doing
        except TriminoError as error:
            self.refused = say(error.message)
        finally:
            self._busy = False
        self.redraw()

    def _act(self, action: Action) -> None:
        view = self.game.view
        if self._busy or view is None or self.selection is None:
            return
        if action in view.legal:
            self._start_task(self.game.act(action))
        else:
            self.refused = say(refusal(view.legal, action).message)
            self.redraw()

    def _choose(self) -> None:
        self.refused = ""
        self.redraw()

    def action_step_tile(self, by: int) -> None:
        if self.selection:
            self.selection.step_tile(by)
            self._choose()

    def action_step_way(self, by: int) -> None:
        if self.selection:
            self.selection.step_way(by)
            self._choose()

    def action_unchoose(self) -> None:
        if self.selection:
            self.selection.choose(None)
            self._choose()

    def action_number(self, number: int) -> None:
        tile = self.selection.menu.tiles.get(number) if self.selection else None
        if tile:
            self.on_hand_view_chosen(HandView.Chosen(tile))

    def on_hand_view_chosen(self, event: HandView.Chosen) -> None:
        if self.selection is None:
            return
        self.refused = why_unplayable(self.selection.menu, event.tile)
        self.selection.choose(None if self.refused else event.tile)
        self.redraw()

    def on_field_view_pointed(self, event: FieldView.Pointed) -> None:
        if self.selection and self.selection.point_at(event.where):
            self.action_lay()
        else:
            self._choose()

    def action_lay(self) -> None:
        if self.selection and self.selection.placement:
            self._act(self.selection.placement)
        else:
            self.action_step_tile(1)

    def action_draw(self) -> None:
        self._other(DRAW_KEY)

    def action_pass_on(self) -> None:
        self._other(PASS_KEY)

    def _other(self, key: str) -> None:
        action = self.selection.menu.read(key) if self.selection else None
        if isinstance(action, Action):
            self._act(action)

    def action_undo(self) -> None:
        if self.game.may_undo and not self._busy:
            self._start_task(self.game.undo())
        else:
            self.refused = self.game.undo_refusal
            self.redraw()

    def action_hint(self) -> None:
        view = self.game.view
        if not self.selection or not view or not self.game.may_hint:
            return
        sheet = HintSheet(self.game, view.now.position.turn, solo=view.players == 1)
        self.app.push_screen(sheet, self._hinted)

    def _hinted(self, action: Action | None) -> None:
        if isinstance(action, Place) and self.selection and action in self.selection.legal:
            self.selection.choose_way(action)
        self._choose()

    def action_greet(self) -> None:
        greetings = self.game.greetings

        def chosen(number: int | None) -> None:
            if number is not None:
                self._start_task(self.game.greet(greetings[number]))

        if greetings:
            sheet = ChoiceSheet(say("greetings-title"), [say(name) for name in greetings])
            self.app.push_screen(sheet, chosen)


def _selection_keys(selection: Selection) -> Iterator[KeyHint]:
    if selection.layable:
        yield KeyHint(say("tui-key-tile"), "screen.step_tile(1)")
    if selection.ways[1:]:
        turned = selection.legal.starts_field
        yield KeyHint(say("tui-key-turn" if turned else "tui-key-place"), "screen.step_way(1)")
    if selection.way:
        yield KeyHint(say("tui-key-lay"), "screen.lay")
    actions = {DRAW_KEY: "screen.draw", PASS_KEY: "screen.pass_on"}
    for key, action in selection.menu.others.items():
        points = total(selection.legal.scores(action))
        yield KeyHint(say(f"key-{type(action).__name__.lower()}", points=points), actions[key])
