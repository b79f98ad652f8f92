"""Connection of a player to a server process: frames travel in order, and may get lost.

The server's end is what Starlette calls a WebSocket, and the protocol behind it, as far as the
endpoint of tables uses them.
"""

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketState

from tests.simulation.simulated_loop import Actor
from trimino.server.http.protocol.frame_meter import FrameMeter
from trimino.server.http.protocol.websocket_protocol import PROTOCOL

if TYPE_CHECKING:
    from tests.simulation.player import SimulatedPlayer

SERVER_NOTICES = (20.0, 45.0)
PLAYER_NOTICES = (10.0, 60.0)
"""Seconds after which each end notices that nothing comes any more."""


class NetworkFaults:
    """What is wrong with the network of players: the mean delay of a frame."""

    def __init__(self) -> None:
        self.delay = 0.02


class SimulatedSocket:
    """Both ends of a connection."""

    def __init__(
        self, player: "SimulatedPlayer", server: Actor, faults: NetworkFaults, rng: random.Random
    ) -> None:
        self.scope: dict[str, Any] = {"state": {PROTOCOL: lambda: self}}
        self.meter = FrameMeter()
        self.application_state = WebSocketState.CONNECTED
        self.player = player
        self.server = server
        self._faults = faults
        self._rng = rng
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._up_at = self._down_at = 0.0
        self._up_lost = self._down_lost = False
        self._up_ended = False
        self.is_open = True

    # The server's end.

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        text = await self._inbox.get()
        if text is None:
            self._up_ended = True
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": text}

    def write_text(self, text: bytes) -> bool:
        """Send a frame; whoever is slow gets it later."""
        if not self._up_ended and self.application_state is WebSocketState.CONNECTED:
            self._to_player(self.player.on_frame, self, text)
        return True

    def count_reads_for(self, address: str) -> None:
        pass

    def forget_waiting(self) -> None:
        pass

    async def send_json(self, values: object) -> None:
        self.write_text(json.dumps(values).encode())

    async def close(self, code: int = 1000) -> None:
        self.application_state = WebSocketState.DISCONNECTED
        self._to_player(self.player.on_closed, self)
        self._to_server(None)

    # The player's end.

    def send(self, text: str) -> None:
        self._to_server(text)

    def hang_up(self) -> None:
        """Close from the player's end."""
        self.is_open = False
        self._to_server(None)

    # What lies between.

    def cut(self) -> None:
        """Break the connection so that both ends hear of it."""
        self._up_lost = self._down_lost = True
        self._end_server(self._delay())
        self._end_player(self._delay())

    def half_open(self, *, up: bool, down: bool) -> None:
        """Lose silently what is sent from now on; the ends notice after a while."""
        self._up_lost, self._down_lost = self._up_lost or up, self._down_lost or down
        self._end_server(self._rng.uniform(*SERVER_NOTICES))
        self._end_player(self._rng.uniform(*PLAYER_NOTICES))

    def server_died(self, *, silently: bool) -> None:
        self._end_player(self._rng.uniform(*PLAYER_NOTICES) if silently else self._delay())

    def _to_server(self, text: str | None) -> None:
        if not self._up_lost:
            self._up_at = max(self._up_at, self._arrival())
            self.server.loop.call_at(
                self._up_at, self._inbox.put_nowait, text, context=self.server.context
            )

    def _to_player(self, take: Any, *arguments: object) -> None:
        if not self._down_lost:
            self._down_at = max(self._down_at, self._arrival())
            actor = self.player.actor
            actor.loop.call_at(self._down_at, take, *arguments, context=actor.context)

    def _end_server(self, seconds: float) -> None:
        self.server.later(seconds, self._inbox.put_nowait, None)

    def _end_player(self, seconds: float) -> None:
        self.player.actor.later(seconds, self.player.on_closed, self)

    def _arrival(self) -> float:
        return self.server.loop.time() + self._delay()

    def _delay(self) -> float:
        return self._rng.expovariate(1 / self._faults.delay)
