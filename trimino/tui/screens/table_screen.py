"""The table screen, where a game is played."""

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from trimino.drawing.spots import Spot, spot
from trimino.rules import MatchView, Place, PlacementKind
from trimino.rules.events import total
from trimino.terminal.page import FREE_MARK, last_placement
from trimino.terminal.turn_text import round_lines
from trimino.tui.board import BONUS, BONUS_ASCII, Marks
from trimino.tui.prompt import prompt_text, title_text
from trimino.tui.screens.end_sheet import EndSheet, NextStep
from trimino.tui.screens.fairness_sheet import FairnessSheet
from trimino.tui.screens.modal_sheets import ConfirmSheet, HandOverSheet
from trimino.tui.screens.play_screen import PlayScreen
from trimino.tui.selection import Selection
from trimino.tui.session import GameSession
from trimino.tui.widgets.event_log import EventLog
from trimino.tui.widgets.field_view import FieldView
from trimino.tui.widgets.hand_view import HandView
from trimino.tui.widgets.key_bar import KeyBar, KeyHint
from trimino.tui.widgets.players_view import PlayersView
from trimino.tui.widgets.title_bar import TitleBar
from trimino.words import say


class TableScreen(PlayScreen):
    """Shows the view of the person, and sheets above it for ends and hand-overs."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "quit", show=False)]

    def __init__(self, game: GameSession) -> None:
        super().__init__(game)
        self._moment: tuple[object, ...] = ()
        self._shown_end: tuple[object, ...] = ()
        self._covering = False

    def compose(self) -> ComposeResult:
        colour, ascii_only = self.trimino.colour, self.trimino.ascii_only
        yield TitleBar()
        with Horizontal(id="middle"):
            yield FieldView(colour=colour, ascii_only=ascii_only)
            with Vertical(id="side"):
                yield PlayersView()
                yield EventLog()
        yield Static(id="prompt")
        yield HandView(colour=colour, ascii_only=ascii_only)
        yield KeyBar()

    def on_mount(self) -> None:
        self.game.listen(self.redraw)
        self.run_worker(self.game.run())
        self.call_after_refresh(self.redraw)

    def on_unmount(self) -> None:
        self.game.ignore(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    @property
    def rules_name(self) -> str:
        return self.game.rules_name

    @property
    def match_view(self) -> MatchView | None:
        return self.game.view

    @property
    def player_names(self) -> list[str]:
        return list(self.game.players)

    def redraw_all(self) -> None:
        self._moment = ()
        self.redraw()

    def redraw(self) -> None:
        view = self.game.view
        if not self.is_mounted or not self.query(KeyBar):
            return
        if view is None:
            self.query_one("#prompt", Static).update(Text(self.game.waiting))
            return
        self._update_selection(view)
        position = view.now.position
        self.query_one(TitleBar).show(title_text(view, self.rules_name))
        self.query_one(PlayersView).show(view, self.player_names)
        self.query_one(FieldView).show(position.fields, self._marks(view), say("page-no-field"))
        self.query_one(HandView).show(position.hand, self.selection, position.drawn)
        self.query_one("#prompt", Static).update(self._prompt(view))
        self.query_one(KeyBar).show(self._keys(view))
        self._hand_over()
        self._show_end(view)

    def _update_selection(self, view: MatchView) -> None:
        """Start a new selection if the decision is another one."""
        position = view.now.position
        moment = (len(view.rounds), len(view.now.events), position.reader, position.turn)
        if moment == self._moment:
            return
        self._moment, self.refused = moment, ""
        self.query_one(EventLog).show(round_lines(view.now, self.player_names))
        legal = view.legal
        if not legal:
            self.selection = None
        elif self.selection:
            self.selection = self.selection.renewed(legal)
        else:
            self.selection = Selection(legal)

    def _marks(self, view: MatchView) -> Marks:
        last = last_placement(view.now)
        if self.selection is None or self.selection.legal.starts_field:
            return Marks(last, ghost=self.selection.placement if self.selection else None)
        if self.selection.tile is None:
            free = {spot(place): FREE_MARK for place in self.selection.menu.places}
            return Marks(last, free, self._signs(self.selection.menu.places))
        points = {spot(way.place): str(total(way.scores)) for way in self.selection.ways}
        signs = self._signs([way.place for way in self.selection.ways])
        return Marks(last, points, signs, self.selection.placement)

    def _signs(self, places: list[Place]) -> dict[Spot, str]:
        assert self.selection is not None
        bonus, kind = BONUS_ASCII if self.trimino.ascii_only else BONUS, self.selection.legal.kind
        return {
            spot(place): FREE_MARK if kind(place)[0] is PlacementKind.PLAIN else bonus
            for place in places
        }

    def _prompt(self, view: MatchView) -> Text:
        if self.refused:
            return Text(self.refused, "bold yellow" if self.trimino.colour else "bold")
        if self.selection:
            text = prompt_text(self.selection)
        elif view.now.end:
            text = say("phase-over")
        else:
            turn = say("table-to-play", player=self.player_names[view.now.position.turn])
            text = " · ".join(filter(None, (turn, self.game.waiting)))
        return Text(
            "\n".join(filter(None, (self.game.note, text))), "bold" if self.selection else ""
        )

    def _keys(self, view: MatchView) -> Iterator[KeyHint]:
        if view.now.end:
            yield KeyHint(say("tui-key-go-on"), "screen.lay")
        yield from self.play_keys()
        yield from self.view_keys()
        yield KeyHint(say("key-quit"), "screen.quit")

    def _hand_over(self) -> None:
        """Cover the screen until the next person has taken it."""
        seat = self.game.covered_seat
        if seat is None or self._covering or self._ended:
            return
        self._covering = True
        self._close_sheets()

        def uncovered(_: bool | None) -> None:
            self._covering = False
            self._start_task(self.game.uncover())

        text = say("hand-over", player=self.player_names[seat])
        self.app.push_screen(HandOverSheet(text), uncovered)

    def _close_sheets(self) -> None:
        """Close what the last person had open when the time ran out, such as hints."""
        while self.app.screen is not self:
            self.app.pop_screen()

    @property
    def _ended(self) -> bool:
        view = self.game.view
        return view is not None and view.now.end is not None

    def _show_end(self, view: MatchView) -> None:
        """Show the end of a round once."""
        if not view.now.end:
            # An end that is undone may come again.
            self._shown_end = ()
            return
        moment = (len(view.rounds), len(view.now.events))
        if moment != self._shown_end:
            self._shown_end = moment
            sheet = EndSheet(view, self.player_names, is_witnessed=self.game.is_witnessed)
            self.app.push_screen(sheet, self._after_end)

    def _after_end(self, step: NextStep | None) -> None:
        match step:
            case NextStep.GO_ON:
                self._start_task(self.game.go_on())
            case NextStep.AGAIN:
                self._start_task(self.trimino.play_again(self.game))
            case NextStep.REPLAY:
                self._start_task(self.trimino.replay_game(self.game))
            case NextStep.NEW:
                self._start_task(self.trimino.leave(self.game, for_another=True))
            case NextStep.FAIR:
                self.app.push_screen(FairnessSheet(self.game), lambda _: self.action_lay())

    def action_lay(self) -> None:
        """Lay the selected tile; after an end show the end again."""
        if self._ended:
            self._shown_end = ()
            self.redraw()
        else:
            super().action_lay()

    def action_quit(self) -> None:
        def answered(sure: bool | None) -> None:
            if sure:
                self._start_task(self.trimino.leave(self.game))

        if self._ended and self.game.view and self.game.view.winners:
            answered(True)
        else:
            self.app.push_screen(ConfirmSheet(say("tui-ask-quit")), answered)
