"""The lobby: the screen before the first deal, with the seats and who has come."""

from collections.abc import Awaitable, Iterator
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from trimino.client.errors import RequestRefused
from trimino.client.table_state import TableState
from trimino.messages.lists import listed
from trimino.room.frame_types import SeatValues
from trimino.rules import TriminoError
from trimino.terminal.rules_text import rules_title
from trimino.tui.game_options import bot_names
from trimino.tui.online.online_game import OnlineGame
from trimino.tui.screens.modal_sheets import InputSheet
from trimino.tui.screens.table_screen import TableScreen
from trimino.tui.widgets.key_bar import KeyBar, KeyHint
from trimino.tui.widgets.title_bar import TitleBar
from trimino.words import say

if TYPE_CHECKING:
    from trimino.tui.app import TriminoApp

BAD_NAME = ("name-empty", "name-too-long", "name-unreadable")


class LobbyScreen(Screen[None]):
    """Enters a table, takes a free seat, and shows the table once a round is dealt."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("f", "start_without_free", show=False),
        Binding("s", "sit", show=False),
        Binding("m", "move_up", show=False),
        Binding("u", "stand_up", show=False),
        Binding("w", "watch", show=False),
        Binding("v", "replay", show=False),
        Binding("t", "try_again", show=False),
        Binding("l", "language", show=False),
        Binding("q,escape", "quit", show=False),
    ]

    def __init__(self, game: OnlineGame) -> None:
        super().__init__()
        self.game = game
        self.problem = ""

    @property
    def trimino(self) -> "TriminoApp":
        from trimino.tui.app import TriminoApp  # noqa: PLC0415 - it loads the screens

        assert isinstance(self.app, TriminoApp)
        return self.app

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with VerticalScroll(can_focus=False, id="middle"):
            yield Static(id="seats")
        yield Static(id="prompt")
        yield KeyBar()

    def on_mount(self) -> None:
        self.game.listen(self.redraw)
        self._start_task(self._enter())

    def on_unmount(self) -> None:
        self.game.ignore(self.redraw)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self.redraw)

    @property
    def state(self) -> TableState | None:
        return self.game.state

    def redraw(self) -> None:
        """Show the lobby, or switch to the table once a round is dealt."""
        if not self.is_mounted or not self.query(KeyBar):
            return
        if self._shows_table:
            self.app.switch_screen(TableScreen(self.game))
            return
        self.query_one(TitleBar).show(self._title)
        self.query_one("#seats", Static).update(Text("\n").join(self._seats()))
        self.query_one("#prompt", Static).update(Text("\n".join(self._prompt()), "bold"))
        self.query_one(KeyBar).show(self._keys())

    @property
    def _shows_table(self) -> bool:
        state = self.state
        if state is None or self.game.view is None or state.status == "over":
            return False
        return self.is_current and (state.own is not None or self.game.watches)

    @property
    def _title(self) -> str:
        if self.state is None:
            return str(self.game.link)
        return f"{rules_title(self.state.rules, self.state.rules_name)} · {say('lobby-title')}"

    def _seats(self) -> Iterator[Text]:
        state = self.state
        for number, seat in enumerate(state.seats if state else ()):
            text = Text(f" {number + 1}  ")
            text.append(
                _seat_text(seat, self.game.players[number]), "bold" if seat["yours"] else ""
            )
            yield text.append(f"  {self._presence(number, seat)}", "dim")
        if state and state.watching:
            yield Text(f"    {say('lobby-watching', people=state.watching)}", "dim")
        yield Text()
        yield Text(f" {say('lobby-link')}: {self.game.link}")

    def _presence(self, number: int, seat: SeatValues) -> str:
        here = self.state.here if self.state else None
        if seat["bot"] or not seat["taken"] or here is None:
            return ""
        return say("lobby-here" if seat["yours"] or number in here else "table-not-here")

    def _prompt(self) -> Iterator[str]:
        """The prompt: the error, or what the table waits for."""
        if self.problem:
            yield self.problem
        elif self.game.error:
            yield say(self.game.error.message)
        elif self.game.is_cut:
            yield say("table-cut")
        elif self.state is None:
            yield say("online-coming", server=self.game.link.server)
        else:
            yield self._waiting_text(self.state)
            yield from self._movers_text(self.state)

    def _waiting_text(self, state: TableState) -> str:
        if state.status == "over":
            return say("online-over" if state.match else "lobby-expired-about")
        if state.own is None and not state.free and not self.game.watches:
            return say("online-full")
        if state.status == "lobby" and any(state.seats[n]["plan"] == "person" for n in state.free):
            return say("lobby-waits")
        return say("online-you-start" if state.is_host else "lobby-host-starts")

    def _movers_text(self, state: TableState) -> Iterator[str]:
        """The players who have to move up before the host can start without the free seats."""
        movers = self.game.movers
        if movers and state.status == "lobby" and state.is_host and state.own is not None:
            names = [self.game.players[number] for number in movers]
            yield say("lobby-move-first", free=len(state.free), names=listed(names))

    @property
    def _move_up(self) -> int | None:
        """The free seat in front of the person, if they sit behind one and do not start."""
        state = self.state
        if state is None or state.status != "lobby" or state.is_host:
            return None
        return next((hole for behind, hole in state.moves_up if behind == state.own), None)

    def _keys(self) -> Iterator[KeyHint]:
        state = self.state
        if state is None or self.game.error:
            if self.problem or self.game.error:
                yield KeyHint(say("tui-key-try-again"), "screen.try_again")
        elif state.status == "over":
            if state.match:
                yield KeyHint(say("tui-key-replay"), "screen.replay")
        else:
            yield from self._table_keys(state)
        yield KeyHint(say("tui-key-language"), "screen.language")
        yield KeyHint(say("key-quit"), "screen.quit")

    def _table_keys(self, state: TableState) -> Iterator[KeyHint]:
        if state.status == "lobby" and state.is_host:
            yield KeyHint(say("tui-key-begin"), "screen.start")
        if self.game.may_start_without_free:
            yield KeyHint(say("tui-key-begin-without-free"), "screen.start_without_free")
        if self._move_up is not None:
            yield KeyHint(say("tui-key-move-up"), "screen.move_up")
        if state.own is None and state.free:
            yield KeyHint(say("tui-key-sit"), "screen.sit")
        if state.own is not None and state.status == "lobby":
            yield KeyHint(say("tui-key-stand-up"), "screen.stand_up")
        if state.own is None and not self.game.watches:
            yield KeyHint(say("tui-key-watch"), "screen.watch")

    def _start_task(self, doing: Awaitable[None]) -> None:
        self.run_worker(self._await(doing))

    async def _await(self, doing: Awaitable[None]) -> None:
        """Await something, and show the error if it is refused."""
        self.problem = ""
        try:
            await doing
        except TriminoError as error:
            self.problem = say(error.message)
        self.redraw()

    async def _enter(self) -> None:
        """Enter under a name and take a free seat; leave if no name is given."""
        if not await self._enter_named():
            self.action_quit()
            return
        state = self.state
        assert state is not None
        takes = state.own is None and not self.game.watches and state.status != "over"
        if takes and state.free:
            await self.game.sit(state.free[0])

    async def _enter_named(self) -> bool:
        name, why = self.game.name, ""
        asks = not self.game.watches and name is None and await self.game.known_name() is None
        while True:
            if asks:
                name = await self._ask_name(why)
                if name is None:
                    return False
            try:
                await self.game.enter(name)
            except RequestRefused as refused:
                if refused.name not in BAD_NAME:
                    raise
                asks, why = True, say(refused.message)
            else:
                return True

    async def _ask_name(self, why: str) -> str | None:
        title = "\n".join(filter(None, (why, say("online-ask-name"))))
        return await self.app.push_screen_wait(InputSheet(title))

    def action_try_again(self) -> None:
        if self.game.error or (self.state is None and self.problem):
            self._start_task(self._enter())

    def action_start(self) -> None:
        if self.state and self.state.is_host:
            self._start_task(self.game.start())

    def action_start_without_free(self) -> None:
        if self.game.may_start_without_free:
            self._start_task(self.game.start_without_free())

    def action_move_up(self) -> None:
        if self._move_up is not None:
            self._start_task(self.game.sit(self._move_up))

    def action_sit(self) -> None:
        if self.state and self.state.own is None and self.state.free:
            self.game.watches = False
            self._start_task(self.game.sit(self.state.free[0]))

    def action_stand_up(self) -> None:
        if self.state and self.state.own is not None and self.state.status == "lobby":
            self._start_task(self.game.stand_up())

    def action_watch(self) -> None:
        self.game.watches = True
        self.redraw()

    def action_replay(self) -> None:
        if self.state and self.state.status == "over":
            self._start_task(self.trimino.replay_game(self.game))

    def action_language(self) -> None:
        self.trimino.choose_language()

    def action_quit(self) -> None:
        self._start_task(self.trimino.leave(self.game))


def _bot_text(bot: str, player: str) -> str:
    """The level of a bot, and its name if it has one of its own."""
    level = say("lobby-bot", bot=bot_names().get(bot, bot))
    return level if player in level else f"{player} · {level}"


def _seat_text(seat: SeatValues, player: str) -> str:
    """The player of a seat, or for whom it is free."""
    if seat["taken"]:
        return _bot_text(seat["bot"], player) if seat["bot"] else player
    if seat["kept"]:
        return say("lobby-kept")
    return say("lobby-open" if seat["plan"] == "open" else "lobby-free")
