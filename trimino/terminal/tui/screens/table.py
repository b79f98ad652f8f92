"""The table: everything that is played is played here."""

from collections.abc import Awaitable, Iterator
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from trimino.records.spots import Spot, spot
from trimino.rules import Action, Kind, MatchView, Place, TriminoError
from trimino.rules.events import total
from trimino.rules.refusal import refusal
from trimino.terminal.menu import DRAW_KEY, PASS_KEY
from trimino.terminal.page import FREE, last_placed
from trimino.terminal.person import why_not
from trimino.terminal.telling import turns_told
from trimino.terminal.tui.board import BONUS, BONUS_ASCII, Marks
from trimino.terminal.tui.choice import Choice
from trimino.terminal.tui.game import Game
from trimino.terminal.tui.prompt import asked, title
from trimino.terminal.tui.screens.ending import Ending, Wish
from trimino.terminal.tui.screens.hinting import Hinting
from trimino.terminal.tui.screens.looking import Looking
from trimino.terminal.tui.screens.sheet import Asking, Choosing, Covering
from trimino.terminal.tui.widgets.field import FieldView
from trimino.terminal.tui.widgets.hand import HandView
from trimino.terminal.tui.widgets.keys import Key, Keys
from trimino.terminal.tui.widgets.log import Log
from trimino.terminal.tui.widgets.players import Players
from trimino.terminal.tui.widgets.title import Title
from trimino.words import say


class TableScreen(Looking):
    """Shows a game as the person here may see it, and hands over what that person does."""

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
        Binding("q", "quit", show=False),
        *(Binding(str(digit), f"number({digit or 10})", show=False) for digit in range(10)),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.choice: Choice | None = None
        self.refused = ""
        self._moment: tuple[object, ...] = ()
        self._told_end: tuple[object, ...] = ()
        self._covering = self._busy = False

    def compose(self) -> ComposeResult:
        colour, ascii_only = self.trimino.colour, self.trimino.ascii_only
        yield Title()
        with Horizontal(id="middle"):
            yield FieldView(colour=colour, ascii_only=ascii_only)
            with Vertical(id="side"):
                yield Players()
                yield Log()
        yield Static(id="asked")
        yield HandView(colour=colour, ascii_only=ascii_only)
        yield Keys()

    def on_mount(self) -> None:
        self.game.listen(self.look)
        self.run_worker(self.game.run())
        self.call_after_refresh(self.look)

    def on_unmount(self) -> None:
        self.game.ignore(self.look)

    def on_resize(self) -> None:
        self.call_after_refresh(self.look)

    @property
    def seen(self) -> MatchView | None:
        return self.game.view

    @property
    def named(self) -> list[str]:
        return list(self.game.players)

    def look_anew(self) -> None:
        self._moment = ()
        self.look()

    def look(self) -> None:
        view = self.game.view
        if not self.is_mounted or not self.query(Keys):
            return
        if view is None:
            self.query_one("#asked", Static).update(Text(self.game.waiting))
            return
        self._take_in(view)
        position = view.now.position
        self.query_one(Title).show(title(view))
        self.query_one(Players).show(view, self.named)
        self.query_one(FieldView).show(position.fields, self._marks(view), say("page-no-field"))
        self.query_one(HandView).show(position.hand, self.choice, position.drawn)
        self.query_one("#asked", Static).update(self._asked(view))
        self.query_one(Keys).show(self._keys(view))
        self._hand_over()
        self._tell_end(view)

    def _take_in(self, view: MatchView) -> None:
        """See whether there is another decision to be made."""
        position = view.now.position
        moment = (len(view.rounds), len(view.now.events), position.reader, position.turn)
        if moment == self._moment:
            return
        self._moment, self.refused = moment, ""
        self.query_one(Log).show(turns_told(view.now, self.named))
        legal = view.legal
        if not legal:
            self.choice = None
        elif self.choice:
            self.choice = self.choice.renewed(legal)
        else:
            self.choice = Choice(legal)

    def _marks(self, view: MatchView) -> Marks:
        last = last_placed(view.now)
        if self.choice is None or self.choice.legal.starts_field:
            return Marks(last, ghost=self.choice.ghost if self.choice else None)
        if self.choice.tile is None:
            free = {spot(place): FREE for place in self.choice.menu.places}
            return Marks(last, free, self._signs(self.choice.menu.places))
        points = {spot(way.place): str(total(way.scores)) for way in self.choice.ways}
        signs = self._signs([way.place for way in self.choice.ways])
        return Marks(last, points, signs, self.choice.ghost)

    def _signs(self, places: list[Place]) -> dict[Spot, str]:
        assert self.choice is not None
        bonus, kind = BONUS_ASCII if self.trimino.ascii_only else BONUS, self.choice.legal.kind
        return {spot(place): FREE if kind(place)[0] is Kind.PLAIN else bonus for place in places}

    def _asked(self, view: MatchView) -> Text:
        if self.refused:
            return Text(self.refused, "bold yellow" if self.trimino.colour else "bold")
        if self.choice:
            told = asked(self.choice)
        elif view.now.end:
            told = say("phase-over")
        else:
            turn = say("table-to-play", player=self.named[view.now.position.turn])
            told = " · ".join(filter(None, (turn, self.game.waiting)))
        return Text("\n".join(filter(None, (self.game.note, told))), "bold" if self.choice else "")

    def _keys(self, view: MatchView) -> Iterator[Key]:
        if self.choice:
            yield from self._playing_keys(self.choice)
        if self.game.may_undo:
            yield Key(say("key-undo"), "screen.undo")
        if view.now.end:
            yield Key(say("tui-key-go-on"), "screen.lay")
        if self.choice and self.game.may_hint:
            yield Key(say("tui-key-hint"), "screen.hint")
        if self.game.greetings:
            yield Key(say("tui-key-greet"), "screen.greet")
        yield from self.looking_keys()
        yield Key(say("key-quit"), "screen.quit")

    def _playing_keys(self, choice: Choice) -> Iterator[Key]:
        if choice.layable:
            yield Key(say("tui-key-tile"), "screen.step_tile(1)")
        if choice.ways[1:]:
            turned = choice.legal.starts_field
            yield Key(say("tui-key-turn" if turned else "tui-key-place"), "screen.step_way(1)")
        if choice.way:
            yield Key(say("tui-key-lay"), "screen.lay")
        deeds = {DRAW_KEY: "screen.draw", PASS_KEY: "screen.pass_on"}
        for key, action in choice.menu.others.items():
            points = total(choice.legal.scores(action))
            yield Key(say(f"key-{type(action).__name__.lower()}", points=points), deeds[key])

    def _hand_over(self) -> None:
        """Hide everything until the next person sits here."""
        seat = self.game.covered
        if seat is None or self._covering or self._ended:
            return
        self._covering = True

        def uncovered(_: bool | None) -> None:
            self._covering = False
            self._let(self.game.uncover())

        told = say("hand-over", player=self.named[seat])
        self.app.push_screen(Covering(told), uncovered)

    @property
    def _ended(self) -> bool:
        view = self.game.view
        return view is not None and view.now.end is not None

    def _tell_end(self, view: MatchView) -> None:
        """Explain an end, once, as soon as it is there."""
        moment = (len(view.rounds), len(view.now.events))
        if view.now.end and moment != self._told_end:
            self._told_end = moment
            self.app.push_screen(Ending(view, self.named), self._after_end)

    def _after_end(self, wish: Wish | None) -> None:
        match wish:
            case Wish.GO_ON:
                self._let(self.game.go_on())
            case Wish.AGAIN:
                self._let(self.trimino.play_again(self.game))
            case Wish.REPLAY:
                self._let(self.trimino.replay_game(self.game))
            case Wish.NEW:
                self._let(self.trimino.leave(self.game, for_another=True))

    def _let(self, doing: Awaitable[None]) -> None:
        """Do what may take a moment, one thing at a time; what is refused is told."""
        self.run_worker(self._done(doing))

    async def _done(self, doing: Awaitable[None]) -> None:
        self._busy = True
        try:
            await doing
        except TriminoError as error:
            self.refused = say(error.message)
        finally:
            self._busy = False
        self.look()

    def _act(self, action: Action) -> None:
        view = self.game.view
        if self._busy or view is None or self.choice is None:
            return
        if action in view.legal:
            self._let(self.game.act(action))
        else:
            self.refused = say(refusal(view.legal, action).message)
            self.look()

    def _choose(self) -> None:
        self.refused = ""
        self.look()

    def action_step_tile(self, by: int) -> None:
        if self.choice:
            self.choice.step_tile(by)
            self._choose()

    def action_step_way(self, by: int) -> None:
        if self.choice:
            self.choice.step_way(by)
            self._choose()

    def action_unchoose(self) -> None:
        if self.choice:
            self.choice.choose(None)
            self._choose()

    def action_number(self, number: int) -> None:
        tile = self.choice.menu.tiles.get(number) if self.choice else None
        if tile:
            self.on_hand_view_chosen(HandView.Chosen(tile))

    def on_hand_view_chosen(self, event: HandView.Chosen) -> None:
        if self.choice is None:
            return
        self.refused = why_not(self.choice.menu, event.tile)
        self.choice.choose(None if self.refused else event.tile)
        self.look()

    def on_field_view_pointed(self, event: FieldView.Pointed) -> None:
        if self.choice and self.choice.point_at(event.where):
            self.action_lay()
        else:
            self._choose()

    def action_lay(self) -> None:
        view = self.game.view
        if view and view.now.end:
            self._told_end = ()
            self.look()
        elif self.choice and self.choice.ghost:
            self._act(self.choice.ghost)
        else:
            self.action_step_tile(1)

    def action_draw(self) -> None:
        self._other(DRAW_KEY)

    def action_pass_on(self) -> None:
        self._other(PASS_KEY)

    def _other(self, key: str) -> None:
        action = self.choice.menu.read(key) if self.choice else None
        if isinstance(action, Action):
            self._act(action)

    def action_undo(self) -> None:
        if self.game.may_undo and not self._busy:
            self._let(self.game.undo())
        else:
            self.refused = say("undo-not-now")
            self.look()

    def action_hint(self) -> None:
        view = self.game.view
        if not self.choice or not view or not self.game.may_hint:
            return
        self.app.push_screen(Hinting(self.game, solo=view.seats == 1), self._hinted)

    def _hinted(self, action: Action | None) -> None:
        if isinstance(action, Place) and self.choice and action in self.choice.legal:
            self.choice.choose_way(action)
        self._choose()

    def action_greet(self) -> None:
        greetings = self.game.greetings

        def chosen(number: int | None) -> None:
            if number is not None:
                self._let(self.game.greet(greetings[number]))

        if greetings:
            sheet = Choosing(say("greetings-title"), [say(name) for name in greetings])
            self.app.push_screen(sheet, chosen)

    def action_quit(self) -> None:
        def answered(sure: bool | None) -> None:
            if sure:
                self._let(self.trimino.leave(self.game))

        if self._ended and self.game.view and self.game.view.winners:
            answered(True)
        else:
            self.app.push_screen(Asking(say("tui-ask-quit")), answered)
