"""A game at a table on a server: the session of the screens over a `TableClient`."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from trimino.client import (
    ClientError,
    ConnectionState,
    CredentialSource,
    CredentialStore,
    TableClient,
    TableHint,
    TableLink,
    TableState,
)
from trimino.client.seen_store import seen_beside
from trimino.messages.players import ReaderName
from trimino.records.seen import format_seen
from trimino.records.seen_proof import SeenProof
from trimino.rules import Action, MatchView, TriminoError
from trimino.tui.countdown import TICK
from trimino.tui.game_options import bot_names
from trimino.tui.online.status_notes import status_notes
from trimino.tui.session import GameSession
from trimino.words import knows, say, totals_message

if TYPE_CHECKING:
    from textual.screen import Screen


class OnlineGame(GameSession):
    """One table, and the person who sits or watches there."""

    def __init__(
        self,
        link: TableLink,
        credentials: CredentialSource | None = None,
        name: str | None = None,
        *,
        watches: bool = False,
    ) -> None:
        super().__init__()
        self.link, self.name, self.watches = link, name, watches
        self._credentials = credentials or CredentialStore()
        self.table = TableClient(
            link,
            credentials=self._credentials,
            seen=seen_beside(self._credentials),
            on_change=self.changed,
            waits_for_limits=False,
        )

    def first_screen(self) -> "Screen[None] | None":
        from trimino.tui.online.lobby import LobbyScreen  # noqa: PLC0415 - it shows this

        return LobbyScreen(self)

    @property
    def state(self) -> TableState | None:
        """Everything known of the table; None before the first answer of the server."""
        return self.table.state

    @property
    def players(self) -> Sequence[str]:
        return [*map(self._player, range(len(self.state.seats)))] if self.state else []

    def _player(self, number: int) -> str:
        """The name to show for a seat; whoever sits there alone at this screen is addressed."""
        assert self.state is not None
        seat = self.state.seats[number]
        if number == self.state.own:
            return ReaderName(say("player-you"))
        name = f"character-{seat.get('character')}"
        if knows(name):
            return say(name)
        bot = bot_names().get(seat["bot"] or "")
        return bot or seat["name"] or say("player-of-seat", number=number + 1)

    @property
    def rules_name(self) -> str:
        return self.state.rules_name if self.state else ""

    @property
    def view(self) -> MatchView | None:
        return self.table.view

    @property
    def note(self) -> str:
        if self.error is not None:
            return say(self.error.message)
        if self.table.doubt is not None:
            return say(self.table.doubt.value)
        if self.is_cut:
            sending = [say("table-sending")] if self.table.has_pending else []
            return " ".join((say("table-cut"), *sending))
        return " · ".join(status_notes(self.state, self.players)) if self.state else ""

    @property
    def may_undo(self) -> bool:
        return self.state is not None and self.state.clock["may_take_back"]

    @property
    def may_hint(self) -> bool:
        state = self.state
        return state is not None and state.own is not None and state.table["settings"]["hints"]

    @property
    def is_cut(self) -> bool:
        """Whether the connection is lost, and is being tried again."""
        return self.table.connection is ConnectionState.LOST

    @property
    def error(self) -> TriminoError | None:
        """The error with which the server refuses the connection for good, if it does."""
        return self.table.error

    async def known_name(self) -> str | None:
        """The name by which the server knows the person, if it does."""
        return await self.table.api.name()

    async def enter(self, name: str | None) -> None:
        """Connect to the table, under a new name if one is given.

        Greetings are loaded first: once connected, keys change the table, and the caller must find
        it as the server described it on arrival.
        """
        with suppress(ClientError):
            self.greetings = await self.table.greetings()
        await self.table.connect(name)

    async def run(self) -> None:
        """Update the clock on the screen; everything else comes from the connection."""
        while self.state is None or self.state.status != "over":
            await asyncio.sleep(TICK)
            if self.state and self.state.time_left is not None:
                self.changed()

    async def sit(self, seat: int) -> None:
        await self.table.sit(seat)

    async def stand_up(self) -> None:
        await self.table.stand_up()

    async def start(self) -> None:
        await self.table.start()

    @property
    def movers(self) -> list[int]:
        """The seats of other people who have to move up before free seats can be left out."""
        assert self.state is not None
        seats = self.state.seats
        behind = [seat for seat, _ in self.state.moves_up]
        return [n for n in behind if seats[n]["bot"] is None and not seats[n]["yours"]]

    @property
    def may_start_without_free(self) -> bool:
        """Whether the person can start the match without the free seats."""
        state = self.state
        if state is None or state.status != "lobby" or not state.is_host or state.own is None:
            return False
        return 2 <= state.players < len(state.seats) and not self.movers

    async def start_without_free(self) -> None:
        """Move oneself and bots up, and start with those who are there."""
        assert self.state is not None
        players = self.state.players
        for behind, hole in self.state.moves_up:
            bot = self.state.seats[behind]["bot"]
            if bot is None:
                await self.table.sit(hole)
            else:
                await self.table.set_seat(hole, bot)
                await self.table.set_seat(behind)
        await self.table.start(players)

    async def act(self, action: Action) -> None:
        await self.table.play(action)

    async def undo(self) -> None:
        await self.table.take_back()

    async def go_on(self) -> None:
        await self.table.go_on()

    async def greet(self, greeting: str) -> None:
        await self.table.greet(greeting)

    async def hint(self, *, perfect: bool = False) -> TableHint:
        return await self.table.hint(perfect=perfect)

    async def record(self) -> Mapping[str, Any] | None:
        return await self.table.record()

    @property
    def is_witnessed(self) -> bool:
        return True

    @property
    def kept_line(self) -> str:
        seen = self.table.witness.seen
        return format_seen(seen.proof) if seen else ""

    @property
    def kept_link(self) -> str:
        server, table = self.link
        return f"{server}/replay/table/{table}#{self.kept_line}" if self.kept_line else ""

    async def check_deals(self) -> SeenProof | None:
        return await self.table.check_deals()

    async def rematch(self) -> GameSession | None:
        return OnlineGame(await self.table.rematch(), self._credentials)

    def farewell(self) -> Sequence[str]:
        if self.state is None:
            return ()
        if self.state.status == "over" and self.state.match:
            totals = totals_message(self.state.match["totals"], self.players)
            return [say(totals), say("online-farewell-over", link=str(self.link))]
        seated = self.state.own is not None
        return [say("online-farewell", link=str(self.link))] if seated else []

    async def close(self) -> None:
        await self.table.close()
