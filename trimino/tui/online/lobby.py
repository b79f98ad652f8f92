"""The screen before the first deal: who has come, and what one can do about it."""

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
from trimino.room.frame_types import SeatValues
from trimino.rules import TriminoError
from trimino.tui.online.online_game import OnlineGame
from trimino.tui.screens.sheets import InputSheet
from trimino.tui.screens.table_screen import TableScreen
from trimino.tui.widgets.key_bar import KeyBar, KeyHint
from trimino.tui.widgets.title_bar import TitleBar
from trimino.words import say

if TYPE_CHECKING:
    from trimino.tui.app import TriminoApp

BAD_NAME = ("name-empty", "name-too-long", "name-unreadable")


class LobbyScreen(Screen[None]):
    """Comes to a table, takes a seat if one is free, and waits until there is something to see."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("s", "sit", show=False),
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
        self.told = ""

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
        self.game.listen(self.look)
        self._let(self._enter())

    def on_unmount(self) -> None:
        self.game.ignore(self.look)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self.look)

    @property
    def known(self) -> TableState | None:
        return self.game.known

    def look(self) -> None:
        """Show how things stand; or the table itself, once there is something on it to see."""
        if not self.is_mounted or not self.query(KeyBar):
            return
        if self._goes_on:
            self.app.switch_screen(TableScreen(self.game))
            return
        self.query_one(TitleBar).show(self._title)
        self.query_one("#seats", Static).update(Text("\n").join(self._seats()))
        self.query_one("#prompt", Static).update(Text("\n".join(self._asked()), "bold"))
        self.query_one(KeyBar).show(self._keys())

    @property
    def _goes_on(self) -> bool:
        known = self.known
        if known is None or self.game.view is None or known.status == "over":
            return False
        return self.is_current and (known.own is not None or self.game.watches)

    @property
    def _title(self) -> str:
        if self.known is None:
            return str(self.game.link)
        return f"{say(f'ruleset-{self.known.rules.base}')} · {say('lobby-title')}"

    def _seats(self) -> Iterator[Text]:
        known = self.known
        for number, seat in enumerate(known.seats if known else ()):
            text = Text(f" {number + 1}  ")
            text.append(_whose(seat, self.game.players[number]), "bold" if seat["yours"] else "")
            yield text.append(f"  {self._presence(number, seat)}", "dim")
        if known and known.watching:
            yield Text(f"    {say('lobby-watching', people=known.watching)}", "dim")
        yield Text()
        yield Text(f" {say('lobby-link')}: {self.game.link}")

    def _presence(self, number: int, seat: SeatValues) -> str:
        here = self.known.here if self.known else None
        if seat["bot"] or not seat["taken"] or here is None:
            return ""
        return say("lobby-here" if seat["yours"] or number in here else "table-not-here")

    def _asked(self) -> Iterator[str]:
        """What went wrong, or what is waited for."""
        if self.told:
            yield self.told
        elif self.game.why:
            yield say(self.game.why.message)
        elif self.game.is_cut:
            yield say("table-cut")
        elif self.known is None:
            yield say("online-coming", server=self.game.link.server)
        else:
            yield self._waited_for(self.known)

    def _waited_for(self, known: TableState) -> str:
        if known.status == "over":
            return say("online-over" if known.match else "lobby-expired-about")
        if known.own is None and not known.free and not self.game.watches:
            return say("online-full")
        if known.status == "lobby" and any(known.seats[n]["plan"] == "person" for n in known.free):
            return say("lobby-waits")
        return say("online-you-start" if known.host else "lobby-host-starts")

    def _keys(self) -> Iterator[KeyHint]:
        known = self.known
        if known is None or self.game.why:
            if self.told or self.game.why:
                yield KeyHint(say("tui-key-try-again"), "screen.try_again")
        elif known.status == "over":
            if known.match:
                yield KeyHint(say("tui-key-replay"), "screen.replay")
        else:
            yield from self._table_keys(known)
        yield KeyHint(say("tui-key-language"), "screen.language")
        yield KeyHint(say("key-quit"), "screen.quit")

    def _table_keys(self, known: TableState) -> Iterator[KeyHint]:
        if known.status == "lobby" and known.host:
            yield KeyHint(say("tui-key-begin"), "screen.start")
        if known.own is None and known.free:
            yield KeyHint(say("tui-key-sit"), "screen.sit")
        if known.own is not None and known.status == "lobby":
            yield KeyHint(say("tui-key-stand-up"), "screen.stand_up")
        if known.own is None and not self.game.watches:
            yield KeyHint(say("tui-key-watch"), "screen.watch")

    def _let(self, doing: Awaitable[None]) -> None:
        self.run_worker(self._done(doing))

    async def _done(self, doing: Awaitable[None]) -> None:
        """Do what may take a moment; what is refused is told."""
        self.told = ""
        try:
            await doing
        except TriminoError as error:
            self.told = say(error.message)
        self.look()

    async def _enter(self) -> None:
        """Come in under a name, and sit down where one can; who gives no name goes again."""
        if not await self._come_in():
            self.action_quit()
            return
        known = self.known
        assert known is not None
        takes = known.own is None and not self.game.watches and known.status != "over"
        if takes and known.free:
            await self.game.sit(known.free[0])

    async def _come_in(self) -> bool:
        name, why = self.game.name, ""
        asks = not self.game.watches and name is None and await self.game.doors.name() is None
        while True:
            if asks:
                name = await self._ask_name(why)
                if name is None:
                    return False
            try:
                await self.game.come_in(name)
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
        if self.game.why or (self.known is None and self.told):
            self._let(self._enter())

    def action_start(self) -> None:
        if self.known and self.known.host:
            self._let(self.game.start())

    def action_sit(self) -> None:
        if self.known and self.known.own is None and self.known.free:
            self.game.watches = False
            self._let(self.game.sit(self.known.free[0]))

    def action_stand_up(self) -> None:
        if self.known and self.known.own is not None and self.known.status == "lobby":
            self._let(self.game.stand_up())

    def action_watch(self) -> None:
        self.game.watches = True
        self.look()

    def action_replay(self) -> None:
        if self.known and self.known.status == "over":
            self._let(self.trimino.replay_game(self.game))

    def action_language(self) -> None:
        self.trimino.choose_language()

    def action_quit(self) -> None:
        self._let(self.trimino.leave(self.game))


def _whose(seat: SeatValues, player: str) -> str:
    """Who sits there, or whom the seat is for."""
    if seat["taken"]:
        return say("lobby-bot", bot=player) if seat["bot"] else player
    if seat["kept"]:
        return say("lobby-kept")
    return say("lobby-open" if seat["plan"] == "open" else "lobby-free")
