"""A game at a table on a server: what is shown comes in frames, what is done goes out as wishes."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from trimino.client.credentials import CredentialStore
from trimino.client.errors import ClientError, ClientReason, RequestRefused, server_values
from trimino.client.hint_requests import HintRequests
from trimino.client.table_api import TableApi
from trimino.client.table_link import TableLink
from trimino.client.table_socket import ConnectionState, TableSocket, new_id
from trimino.client.table_state import TableState
from trimino.records.notation import format_action
from trimino.room.frame_types import Frame, ViewFrame
from trimino.rules import Action, MatchView, TriminoError
from trimino.tui.game_options import bot_names
from trimino.tui.online.status_notes import status_notes
from trimino.tui.session import GameSession, Suggestion, suggestion_of
from trimino.words import say, totals_message

if TYPE_CHECKING:
    from textual.screen import Screen

TICK = 1.0
"""Seconds after which a clock that runs is shown anew."""

DEALT_ALREADY = "table-round-not-over"


class OnlineGame(GameSession):
    """One table, and whoever sits here at it or watches."""

    may_hint = False

    def __init__(
        self,
        link: TableLink,
        guests: CredentialStore | None = None,
        name: str | None = None,
        *,
        watches: bool = False,
    ) -> None:
        super().__init__()
        self.link, self.name, self.watches = link, name, watches
        self.known: TableState | None = None
        self._guests = guests or CredentialStore()
        self.doors = TableApi(link, self._guests)
        self._socket: TableSocket | None = None
        self._task: asyncio.Task[None] | None = None
        self._moved = asyncio.Event()
        self._hints = HintRequests()
        self._coming_back: asyncio.Task[None] | None = None

    def entrance(self) -> "Screen[None] | None":
        from trimino.tui.online.lobby import LobbyScreen  # noqa: PLC0415 - it shows this

        return LobbyScreen(self)

    @property
    def players(self) -> Sequence[str]:
        called = bot_names()
        return [
            called.get(seat["bot"] or "") or seat["name"] or say("player-of-seat", number=number)
            for number, seat in enumerate(self.known.seats if self.known else (), start=1)
        ]

    @property
    def view(self) -> MatchView | None:
        return self.known.view if self.known else None

    @property
    def note(self) -> str:
        if self.why is not None:
            return say(self.why.message)
        if self.is_cut:
            sending = self._socket is not None and self._socket.is_waiting
            return " ".join((say("table-cut"), *([say("table-sending")] if sending else ())))
        return " · ".join(status_notes(self.known, self.players)) if self.known else ""

    @property
    def may_undo(self) -> bool:
        return self.known is not None and self.known.clock["may_take_back"]

    @property
    def is_cut(self) -> bool:
        return self._socket is not None and self._socket.state is ConnectionState.LOST

    @property
    def why(self) -> TriminoError | None:
        """Why there is nothing more to come from the server, if so."""
        return self._socket.why if self._socket else None

    async def come_in(self, name: str | None) -> None:
        """Take a name, if there is none or another is wanted, and go to the table."""
        if name is not None:
            await self.doors.come_in(name)
        frame = await self.doors.view()
        with server_values():
            self.known = TableState(frame, None)
        with suppress(ClientError):
            self.greetings = await self.doors.greetings()
        self._socket = TableSocket(
            self.link.socket, self.doors.headers, self._take, self._connection_changed
        )
        self._task = asyncio.create_task(self._socket.run())

    async def run(self) -> None:
        """Let the clock be seen to run; all else comes from the socket."""
        while self.known is None or self.known.status != "over":
            await asyncio.sleep(TICK)
            if self.known and self.known.time_left is not None:
                self.changed()

    async def sit(self, seat: int) -> None:
        """Take a seat; what is random here has its part in the deals."""
        await self._do("sit", seats=[seat], contribution=secrets.token_hex(32))

    async def stand_up(self) -> None:
        await self._do("leave")

    async def start(self) -> None:
        await self._do("start")

    async def act(self, action: Action) -> None:
        await self._do("play", decision=self._decision, action=format_action(action))

    async def undo(self) -> None:
        await self._do("take-back", decision=self._decision)

    async def go_on(self) -> None:
        """Be ready; whoever reads long finds that the next round is dealt already."""
        view = self.view
        if self._own is None or view is None or view.now.end is None:
            return
        try:
            await self._do("go-on")
        except RequestRefused as refused:
            if refused.name != DEALT_ALREADY:
                raise

    async def greet(self, greeting: str) -> None:
        await self._do("greet", greeting=greeting.removeprefix("greeting-"))

    async def hint(self) -> Sequence[Suggestion]:
        """The advice comes after the acknowledgement, as long as the decision is open."""
        id, decision = new_id(), self._decision
        with self._hints.asking(id, decision) as advice:
            await self._do("hint", id, decision=decision)
            frame = await advice
        return [suggestion_of(values) for values in frame["advice"]]

    async def record(self) -> Mapping[str, Any] | None:
        return await self.doors.record()

    async def again(self) -> GameSession | None:
        """The next table with the same seats, opened by whoever asks first."""
        if self._own is None or self.known is None:
            raise ClientError(ClientReason.NOT_SEATED)
        if self.known.table["rematch"] is None:
            await self._do("rematch")
            await self._until(lambda known: known.table["rematch"] is not None)
        table = self.known.table["rematch"]
        assert table is not None
        return OnlineGame(self.link._replace(table=table), self._guests)

    def farewell(self) -> Sequence[str]:
        if self.known is None:
            return ()
        if self.known.status == "over" and self.known.match:
            totals = totals_message(self.known.match["totals"], self.players)
            return [say(totals), say("online-farewell-over", link=str(self.link))]
        seated = self._own is not None
        return [say("online-farewell", link=str(self.link))] if seated else []

    async def close(self) -> None:
        for task in filter(None, (self._task, self._coming_back)):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.doors.close()

    @property
    def _own(self) -> int | None:
        return self.known.own if self.known else None

    @property
    def _decision(self) -> int:
        assert self.known is not None
        return self.known.decision

    async def _do(self, kind: str, id: str = "", **details: object) -> None:
        """Ask for something, and wait until what came of it was told."""
        assert self._socket is not None
        version = await self._socket.ask(kind, id or new_id(), **details)
        await self._until(lambda known: known.version >= version)

    async def _until(self, is_so: Callable[[TableState], bool]) -> None:
        while self.known is None or not is_so(self.known):
            if self.why is not None:
                raise self.why
            self._moved.clear()
            await self._moved.wait()

    async def _take(self, frame: Frame) -> None:
        match frame["type"]:
            case "hint":
                self._hints.advised(frame)
            case "refused":
                self._hints.failed(frame)
            case "reconnect" | "ack":
                pass
            case _:
                await self._told(frame)

    async def _told(self, frame: Frame) -> None:
        """Take in what a frame tells, all of it or nothing."""
        if frame["type"] == "view":
            await self._begin(frame)
        elif frame["type"] == "update" and self.known is not None:
            self.known.take(frame)
            if "now" in frame and self.known.match is None:
                # The first deal: what the match is played by was never told.
                await self._begin(await self.doors.view())
        elif frame["type"] == "presence" and self.known is not None:
            self.known.take_presence(frame)
        elif frame["type"] == "table" and self.known is not None:
            self.known.take_table(frame["table"])
        self._look()

    async def _begin(self, frame: ViewFrame) -> None:
        """Take over a whole view, with the rounds before it."""
        story = await self.doors.story() if frame["match"] else None
        before, self.known = self.known, TableState(frame, story)
        if before is not None:
            self.known.here, self.known.watching = before.here, before.watching

    def _look(self) -> None:
        known = self.known
        assert known is not None
        self.may_hint = known.own is not None and known.table["settings"]["hints"]
        self._hints.moved_on(known.decision)
        if known.own is not None and known.seats[known.own]["away"] and not self._is_coming_back:
            # Whoever sees this is here again, so nobody has to play for them.
            self._coming_back = asyncio.create_task(self._come_back())
        self._moved.set()
        self.changed()

    @property
    def _is_coming_back(self) -> bool:
        return self._coming_back is not None and not self._coming_back.done()

    async def _come_back(self) -> None:
        with suppress(ClientError):
            await self._do("come-back")

    def _connection_changed(self) -> None:
        if self.is_cut:
            self._hints.cut()
        self._moved.set()
        self.changed()
