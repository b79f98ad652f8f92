"""WebSocket of a table: commands come in, frames go out."""

import asyncio
import json
import re
import time
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from trimino.analysis.levels import PERFECT
from trimino.analysis.remote import HINT_BUDGET
from trimino.room.commands import ID, Command
from trimino.room.errors import RoomError, RoomReason
from trimino.room.frame_types import RefusedFrame
from trimino.room.frames import ack_frame, hint_frame, refused_frame
from trimino.room.room_state import Room, Status
from trimino.rules import MatchView, TriminoError
from trimino.server.access.rate_limits import RequestKind
from trimino.server.errors import ServerError, ServerReason, TooMany
from trimino.server.http.protocol.websocket_protocol import PROTOCOL, LimitedWebSocket
from trimino.server.http.requester import CurrentRequester, Requester
from trimino.server.http.schemas.command_schema import COMMANDS
from trimino.server.http.validation_errors import fault_message
from trimino.server.live.hub import HubConnection
from trimino.server.live.table_service import LogPosition
from trimino.server.storage.rows import Guest
from trimino.words import in_english

router = APIRouter(tags=["tables"])

_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
VERSION = re.compile(r"[0-9]{1,9}")

MAX_BAD_FRAMES = 20
"""Frames that are no commands, after which the socket is closed."""

MAX_REFUSED = 200
"""Commands beyond the rate limit, after which it is closed too."""

FLOOD_COSTS = 40
"""Sockets that one counts for which was dropped because it flooded."""

LINKS_A_UNIT = 500
"""Links that cost as much as a story; who comes back after an evening needs fewer."""

TRY_AGAIN = 1013
RESTART = 1012
REFUSED = 1008


@router.websocket("/api/tables/{table}/socket")
async def table_socket(
    websocket: WebSocket,
    table: str,
    requester: CurrentRequester,
    since: str = "",
    kept: str = "",
) -> None:
    """Frames of a table, from a version on or from now.

    `kept` is the last version whose head the client has kept.

    Path and query are validated here: a socket that is refused before it opens gets no reason.
    """
    charge_frames(websocket, requester)
    await websocket.accept()
    socket = _Socket(websocket, requester, table, _version(kept))
    try:
        if not _TABLE.fullmatch(table):
            raise ServerError(ServerReason.NO_TABLE)
        with requester.service.limits.socket(requester.id, requester.address, time.monotonic()):
            await socket.run(_version(since))
    except TriminoError as error:
        if isinstance(error, TooMany):
            protocol_of(websocket).note_refusal()
        await socket.close_with(error)


def _version(text: str) -> int | None:
    return int(text) if VERSION.fullmatch(text) else None


def charge_frames(websocket: WebSocket, requester: Requester) -> None:
    """Count what the connection sends against the limits of its guest and address too."""
    protocol = protocol_of(websocket)
    protocol.count_reads_for(requester.address)
    protocol.meter.charge_to(
        lambda units: requester.take(RequestKind.FRAME, units), partial(_fine, requester)
    )


def _fine(requester: Requester) -> None:
    """Count a socket that flooded as many, since opening one costs more than closing it."""
    limits, now = requester.service.limits, time.monotonic()
    limits.fine(RequestKind.SOCKET, requester.address, now, FLOOD_COSTS)


def charge_links(requester: Requester, table: str, kept: int | None) -> None:
    """Count the links of a long log, which come with the first view, as stories of tables."""
    live = requester.service.cache.get(table)
    if live is not None and kept is not None:
        units = (live.room.version - kept) // LINKS_A_UNIT
        if units > 0:
            requester.take(RequestKind.STORY, units)


def protocol_of(websocket: WebSocket) -> LimitedWebSocket:
    """The protocol of a socket, which runs the app and so outlives it."""
    protocol: LimitedWebSocket = websocket.scope["state"][PROTOCOL]()
    return protocol


class SocketOutbox:
    """The outbox of one socket: frames go to its protocol, past the layers of the app."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._protocol = protocol_of(websocket)
        self._closing: asyncio.Task[None] | None = None

    def send(self, text: bytes) -> None:
        if self._closing is None and not self._protocol.write_text(text):
            self.drop()

    def end(self) -> None:
        self._close(RESTART)

    def drop(self) -> None:
        self._protocol.forget_waiting()
        self._close(TRY_AGAIN)

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(closed(self._websocket, code))


async def closed(websocket: WebSocket, code: int) -> None:
    """Close a socket, unless it is closed already."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code)


class _Socket:
    """One open socket: receives commands, and answers them."""

    def __init__(
        self, websocket: WebSocket, requester: Requester, table: str, kept: int | None
    ) -> None:
        self._websocket = websocket
        self._requester = requester
        self._service = requester.service
        self._outbox = SocketOutbox(websocket)
        self._connection = HubConnection(table, requester.id, self._outbox, kept, requester.device)
        self._hints: set[asyncio.Task[None]] = set()
        self._bad = self._refused = 0

    async def run(self, since: int | None) -> None:
        if self._service.stopping:
            raise ServerError(ServerReason.STOPPING)
        await self._service.cache.load(self._connection.table, self._requester.address)
        kept = since if self._connection.kept is None else self._connection.kept
        charge_links(self._requester, self._connection.table, kept)
        await self._service.connect(self._connection, since)
        try:
            await self._receive()
        finally:
            for task in self._hints:
                task.cancel()
            await self._service.disconnect(self._connection)

    async def close_with(self, error: TriminoError) -> None:
        """Send the reason, and close."""
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._websocket.send_json(_refused(None, error))
            await self._websocket.close(REFUSED)

    async def _receive(self) -> None:
        with suppress(WebSocketDisconnect):
            while self._websocket.application_state is WebSocketState.CONNECTED:
                message = await self._websocket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                if self._bad >= MAX_BAD_FRAMES or self._refused >= MAX_REFUSED:
                    await closed(self._websocket, REFUSED)
                    return
                await self._take(message.get("text") or message.get("bytes") or "")

    async def _take(self, text: str | bytes) -> None:
        """One frame: a command that is carried out, or a refusal."""
        command: Command | None = None
        try:
            self._count()
            command = self._read(text)
            done = await self._carry_out(command)
        except TriminoError as error:
            self._connection.send(_refused(command.id if command else _id(text), error))
            outcome = error.reason.value
        else:
            self._connection.send(ack_frame(command.id, *done))
            outcome = "done"
        kind = command.type if command else "unreadable"
        self._service.metrics.count_command(kind, outcome)

    def _count(self) -> None:
        try:
            self._requester.take(RequestKind.COMMAND)
        except TooMany:
            self._refused += 1
            raise

    def _read(self, text: str | bytes) -> Command:
        try:
            return COMMANDS.validate_json(text)
        except ValidationError as error:
            self._bad += 1
            faults = error.errors(include_url=False, include_input=False)
            raise RoomError(RoomReason.BAD_FRAME, why=fault_message(faults)) from None

    async def _carry_out(self, command: Command) -> LogPosition:
        guest, table = await self._requester.refresh_guest(), self._connection.table
        if command.rate_limit is not None:
            self._requester.take(RequestKind(command.rate_limit))
        if names := self._new_names(command, guest):
            self._requester.take(RequestKind.RENAME, len(names))
        if command.opens_table:
            await self._count_table()
        if self._service.stopping:
            raise ServerError(ServerReason.STOPPING)
        present = await self._service.present(table) if command.needs_presence else ()
        done = await self._service.tables.carry_out(table, guest, command, present)
        if command.hint_decision is not None:
            perfect = command.expects_perfection
            self._begin_hint(command.id, command.hint_decision, perfect=perfect)
        return done

    async def _count_table(self) -> None:
        """Count a table that is about to be opened, and the record that it keeps."""
        live = self._service.cache.get(self._connection.table)
        if live is None or live.room.status is not Status.OVER or live.room.rematch is not None:
            return
        self._requester.take(RequestKind.OPEN)
        if live.room.practice is not None and not live.room.guided:
            await self._requester.count_practice(live.room.practice)

    def _new_names(self, command: Command, guest: Guest) -> set[str]:
        """Names other than their own under which somebody sits down at the table of another.

        A family around its own device has as many as it wants.
        """
        live = self._service.cache.get(self._connection.table)
        if live is None or live.room.host == guest.guest:
            return set()
        known = {live.names[seat] for seat in live.room.seats_of(guest.guest)}
        return {*command.chosen_names} - known - {guest.name}

    def _begin_hint(self, name: str, decision: int, *, perfect: bool) -> None:
        task = asyncio.create_task(self._hint(name, decision, perfect=perfect))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _hint(self, name: str, decision: int, *, perfect: bool) -> None:
        """Compute a hint beside the table, and send it if the decision is still open."""
        table = self._connection.table
        try:
            async with self._service.cache.locked(table) as live:
                view = self._asked_view(live.room, decision)
                bots = [PERFECT if perfect else seat.bot for seat in live.room.seats]
            if view is None:
                return
            people = self._service.habits.people
            advice = await self._service.engine.hint(view, HINT_BUDGET, table, bots, people)
            async with self._service.cache.locked(table) as live:
                # With a shared device the hand may be covered by now.
                if self._asked_view(live.room, decision) is not None:
                    self._connection.send(hint_frame(name, decision, advice))
        except TriminoError as error:
            self._connection.send(_refused(name, error))

    def _asked_view(self, room: Room, decision: int) -> MatchView | None:
        """The view for a hint, if the guest still has that decision and sees the hand."""
        reader = room.viewing_seat(self._requester.id)
        if room.decision != decision or reader is None or reader != room.turn:
            return None
        assert room.match is not None
        return room.match.view(reader)


def _refused(name: str | None, error: TriminoError) -> RefusedFrame:
    return refused_frame(name, error.message, in_english)


def _id(text: str | bytes) -> str | None:
    """The id of a command that is otherwise invalid."""
    try:
        found: Any = json.loads(text)["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return found if isinstance(found, str) and re.fullmatch(ID, found) else None
