"""A table on a server, for asyncio: join or open one, follow its turns, and send commands."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from trimino.client.credentials import CredentialSource, MemoryCredentials
from trimino.client.errors import ClientError, ClientReason, RequestRefused, server_values
from trimino.client.hint_requests import HintRequests
from trimino.client.seen_store import MemorySeen, SeenSource
from trimino.client.suggestion import TableHint, hint_of
from trimino.client.table_api import ServerApi, TableApi
from trimino.client.table_form import table_form
from trimino.client.table_link import TableLink, parse_link, parse_server, table_id
from trimino.client.table_socket import ConnectionState, TableSocket, new_id
from trimino.client.table_state import TableState
from trimino.client.table_witness import TableWitness
from trimino.records.errors import printable
from trimino.records.house_rules_notation import HouseRules
from trimino.records.notation import format_action
from trimino.records.seen import Contradiction
from trimino.records.seen_proof import SeenProof
from trimino.room.frame_types import Frame, ViewFrame
from trimino.rules import Action, IllegalAction, MatchView, Reason, Ruleset, TriminoError

ALREADY_DEALT = "table-round-not-over"
RATE_LIMITED = "too-many"


class TableClient:
    """One person's place at a table.

    `state` is everything known of the table, `view` the match as values of the rules. Both are
    replaced or updated as frames come in; after a lost connection the client reconnects by itself.
    Errors are `TriminoError`s: `RequestRefused` for what the server refuses, else `ClientError`.
    """

    def __init__(
        self,
        link: TableLink | str,
        *,
        credentials: CredentialSource | None = None,
        seen: SeenSource | None = None,
        on_change: Callable[[], None] | None = None,
        waits_for_limits: bool = True,
    ) -> None:
        """Prepare a client; `connect` goes to the table.

        `seen` keeps what the server shows, for `check_deals`. `on_change` is called whenever the
        state or the connection may have changed. A command that is over the server's rate limit is
        sent again in time, unless `waits_for_limits` is off.
        """
        self.link = parse_link(link) if isinstance(link, str) else link
        self.credentials: CredentialSource = credentials or MemoryCredentials()
        self.api = TableApi(self.link, self.credentials)
        self.witness = TableWitness(self.link.table, seen or MemorySeen())
        self.state: TableState | None = None
        self._on_change = on_change
        self._waits_for_limits = waits_for_limits
        self._socket: TableSocket | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()
        self._hints = HintRequests()
        self._is_returning = False
        self._closed: ClientError | None = None

    @classmethod
    async def join(
        cls,
        link: TableLink | str,
        *,
        name: str | None = None,
        seat: int | None = None,
        credentials: CredentialSource | None = None,
        seen: SeenSource | None = None,
    ) -> Self:
        """Go to a table and sit down: in `seat`, else in a free seat, else in your own again."""
        client = cls(link, credentials=credentials, seen=seen)
        return await client._enter(name, lambda: client.sit(seat))

    @classmethod
    async def watch(
        cls, link: TableLink | str, *, credentials: CredentialSource | None = None
    ) -> Self:
        """Go to a table as a spectator."""
        client = cls(link, credentials=credentials)
        return await client._enter(None, None)

    @classmethod
    async def open(
        cls,
        server: str,
        *,
        name: str,
        seats: Sequence[str] = ("person", "greedy"),
        rules: HouseRules | Ruleset | str = "triomino",
        credentials: CredentialSource | None = None,
        seen: SeenSource | None = None,
        **settings: object,
    ) -> Self:
        """Open a table, and sit down in its first seat for a person; `start` begins the match.

        A seat is `person`, `open` or the name of a bot. `rules` is an id, a rule set, or house
        rules with their name. `settings` are those of the protocol, such as `public=True`.
        """
        known: CredentialSource = credentials or MemoryCredentials()
        api = ServerApi(parse_server(server), known)
        try:
            await api.set_name(name)
            link = await api.open_table(table_form(seats, rules, settings))
        finally:
            await api.close()
        return await cls.join(link, credentials=known, seen=seen)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def view(self) -> MatchView | None:
        """The match as your seat may see it; None before the first deal."""
        return self.state.view if self.state else None

    @property
    def seat(self) -> int | None:
        """Your seat; None for a spectator."""
        return self.state.own if self.state else None

    @property
    def connection(self) -> ConnectionState:
        """The state of the connection."""
        return self._socket.state if self._socket else ConnectionState.CONNECTING

    @property
    def has_pending(self) -> bool:
        """Whether a command has no answer so far."""
        return self._socket is not None and self._socket.has_pending

    @property
    def doubt(self) -> Contradiction | None:
        """The contradiction to what the server showed before, if there is one."""
        return self.witness.doubt

    @property
    def error(self) -> TriminoError | None:
        """The error for which the connection is over: refused for good, failed or closed."""
        return (self._socket.error if self._socket else None) or self._closed

    async def connect(self, name: str | None = None) -> None:
        """Go to the table, under a new name if one is given."""
        if name is not None:
            await self.api.set_name(name)
        frame = await self.api.view()
        with server_values():
            self.state = TableState(frame, None)
        self._socket = TableSocket(
            self.link.socket, self.api.headers, self._take, self._connection_changed
        )
        self._socket.kept = lambda: self.witness.kept
        self._run(self._socket.run())

    async def close(self) -> None:
        """Leave the table's connection; your seat stays yours.

        Whoever still waits for something gets a `ClientError`.
        """
        self._closed, self._on_change = ClientError(ClientReason.CLOSED), None
        if self._socket is not None:
            self._socket.fail_pending(self._closed)
        self._hints.lose()
        self._changed.set()
        for task in tuple(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.api.close()

    async def turns(self) -> AsyncIterator[MatchView]:
        """The view at each of your decisions, until the match is over.

        Answer each with `play`. Between rounds the client says that you are ready.
        """
        moment = await self._next_moment(None)
        while not self._is_over:
            view = self.view
            assert view is not None
            if view.now.end is not None:
                await self.go_on()
            else:
                yield view
            moment = await self._next_moment(moment)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition on this client holds; raises `error` if it cannot any more."""
        while not condition():
            if self.error is not None:
                raise self.error
            self._changed.clear()
            await self._changed.wait()

    async def sit(self, seat: int | None = None) -> None:
        """Take a seat, or the first free one; does nothing if you sit already.

        Before the match, another seat than your own is where you move.

        A random contribution is mixed into the deals, and kept for `check_deals`.
        """
        state = self._state
        if state.own is not None and seat in (None, state.own):
            return
        if seat is None:
            if not state.free:
                raise ClientError(ClientReason.NO_FREE_SEAT)
            seat = state.free[0]
        contribution = secrets.token_hex(32)
        self.witness.contribute(state.table, [seat], contribution)
        try:
            await self._command("sit", seats=[seat], contribution=contribution)
        except RequestRefused:
            self.witness.withdraw()
            raise

    async def stand_up(self) -> None:
        """Leave your seat; during a match it is played for you."""
        await self._command("leave")

    async def set_seat(self, seat: int, bot: str | None = None) -> None:
        """Give a free seat to a bot, or to whoever comes, as the host."""
        plan = {"kind": "open"} if bot is None else {"kind": "bot", "bot": bot}
        await self._command("set-seat", seat=seat, plan=plan)

    async def start(self, players: int | None = None) -> None:
        """Begin the match, as the host; with a number, without the free seats after so many."""
        await self._command("start", players=players)

    async def play(self, action: Action) -> None:
        """Answer the open decision with a legal action."""
        if not isinstance(action, Action):
            raise IllegalAction(Reason.NOT_AN_ACTION, action=printable(action))
        await self._command("play", decision=self._state.decision, action=format_action(action))

    async def take_back(self) -> None:
        """Take your last action back, where `state.clock` allows it.

        At a friendly table that leads back to your last decision, with the bots' replies undone.
        """
        await self._command("take-back", decision=self._state.decision)

    async def go_on(self) -> None:
        """Be ready for the next round; nothing happens if it is dealt already."""
        view = self.view
        if self.seat is None or view is None or view.now.end is None:
            return
        try:
            await self._command("go-on")
        except RequestRefused as refused:
            if refused.name != ALREADY_DEALT:
                raise

    async def greet(self, greeting: str) -> None:
        """Send one of the server's greetings to everyone, such as `hello`."""
        await self._command("greet", greeting=greeting.removeprefix("greeting-"))

    async def greetings(self) -> list[str]:
        """The greetings, as names of messages."""
        return await self.api.greetings()

    async def hint(self, *, perfect: bool = False) -> TableHint:
        """A hint, if wanted against perfect play; fails if the decision passes meanwhile."""
        id, decision = new_id(), self._state.decision
        with self._hints.expect(id, decision) as advice:
            await self._command("hint", id, decision=decision, perfect=perfect)
            frame = await advice
        with server_values():
            return hint_of(frame)

    async def record(self) -> dict[str, Any]:
        """The record of the match, once it is over."""
        return await self.api.record()

    async def check_deals(self) -> SeenProof | None:
        """Check the record of the finished match against what this client kept, on this computer.

        A `RecordError` says what the server changed. None says that nothing was kept.
        """
        return await self.witness.check_deals(self.api)

    async def rematch(self) -> TableLink:
        """The link of the next table with the same seats, opened by whoever asks first."""
        if self.seat is None:
            raise ClientError(ClientReason.NOT_SEATED)
        if self._state.table["rematch"] is None:
            await self._command("rematch")
            await self.until(lambda: self._state.table["rematch"] is not None)
        with server_values():
            return self.link._replace(table=table_id(self._state.table["rematch"]))

    @property
    def _state(self) -> TableState:
        if self.state is None:
            raise ClientError(ClientReason.NOT_CONNECTED)
        return self.state

    @property
    def _is_over(self) -> bool:
        return self._state.status == "over"

    @property
    def _moment(self) -> tuple[int, int] | None:
        """Identifies a decision of yours, the end of a round, or the end of the match."""
        view = self.view
        if self._is_over:
            return -1, -1
        if view is None or not (view.legal or view.now.end):
            return None
        return len(view.rounds), -1 if view.now.end else self._state.decision

    async def _next_moment(self, last: tuple[int, int] | None) -> tuple[int, int] | None:
        await self.until(lambda: self._moment not in (None, last))
        return self._moment

    async def _enter(self, name: str | None, then: Callable[[], Any] | None) -> Self:
        """Connect and do something, and close the client if that fails."""
        try:
            await self.connect(name)
            await self.until(lambda: self._state.match is None or self.view is not None)
            if then is not None and not self._is_over:
                await then()
        except BaseException:
            await self.close()
            raise
        return self

    async def _command(self, kind: str, id: str = "", **details: object) -> None:
        """Send a command, and wait until its result is in the state and in the view."""
        if self._closed is not None:
            raise self._closed
        if self._socket is None:
            raise ClientError(ClientReason.NOT_CONNECTED)
        while True:
            try:
                version = await self._socket.send(kind, id or new_id(), **details)
                break
            except RequestRefused as refused:
                if refused.name != RATE_LIMITED or not self._waits_for_limits:
                    raise
                await asyncio.sleep(refused.seconds)
        await self.until(lambda: self._state.version >= version and not self._state.is_behind_story)

    async def _take(self, frame: Frame) -> None:
        match frame["type"]:
            case "hint":
                self._hints.take(frame)
            case "refused":
                self._hints.refuse(frame)
            case "ack":
                self.witness.take_ack(frame)
            case "reconnect":
                pass
            case _:
                await self._update(frame)

    async def _update(self, frame: Frame) -> None:
        """Apply a frame to the state."""
        state = self._state
        if frame["type"] == "view" or frame["type"] == "update":
            self.witness.take(frame)
        if frame["type"] == "view":
            await self._begin(frame)
        elif frame["type"] == "update":
            state.take(frame)
            if "now" in frame and state.match is None:
                # At the first deal the update lacks the setup of the match.
                await self._begin(await self.api.view())
        elif frame["type"] == "presence":
            state.take_presence(frame)
        elif frame["type"] == "table":
            self.witness.take_table(frame["table"])
            state.take_table(frame["table"])
        if self._state.version == self.witness.kept and not self._state.is_behind_story:
            self.witness.take_history(self._state.history)
        self._state_changed()

    async def _begin(self, frame: ViewFrame) -> None:
        """Replace the state by a whole view, with the rounds before it."""
        story = await self.api.story() if frame["match"] else None
        before, self.state = self._state, TableState(frame, story)
        self.state.here, self.state.watching = before.here, before.watching

    def _state_changed(self) -> None:
        state = self._state
        self._hints.expire(state.decision)
        if state.own is not None and state.seats[state.own]["away"] and not self._is_returning:
            self._is_returning = True
            self._run(self._return())
        self._notify()

    async def _return(self) -> None:
        """Take your seat over again from the bot or clock that played for you."""
        try:
            with suppress(ClientError):
                await self._command("come-back")
        finally:
            self._is_returning = False

    def _connection_changed(self) -> None:
        if self.connection in (ConnectionState.LOST, ConnectionState.REFUSED):
            self._hints.lose()
        self._notify()

    def _notify(self) -> None:
        self._changed.set()
        # Called later, an error in it is the caller's, and not taken for one of the connection.
        asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        if self._on_change is not None:
            self._on_change()

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def __repr__(self) -> str:
        return f"<TableClient of {self.link}>"
