"""Players who try everything that might show them a hidden tile, and play to the end."""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.server.clients import Refused, Values
from tests.server.live.frame_recorders import Noted, Witness
from trimino.rules import TILES

PASSED = {
    "table-stale",
    "table-not-your-turn",
    "table-no-decision",
    "table-cannot-take-back",
    "table-too-late-to-take-back",
    "table-match-over",
    "table-hand-covered",
    "table-not-covered",
    "table-not-away",
    "table-no-hints",
    "table-clocks-turn",
}
"""What somebody who tries everything is told, since others act meanwhile."""


class Restless:
    """Somebody at a table who plays at random, and is never content with what they know."""

    def __init__(self, witness: Witness, table: str, rng: random.Random) -> None:
        self.witness = witness
        self.table = table
        self.rng = rng
        self.chair: Noted

    async def come(self) -> None:
        self.chair = await self.witness.sit_down(self.table)

    async def go(self) -> None:
        await self.chair.close()

    async def play(self, restlessness: float = 0.15) -> None:
        """Play until the match is over."""
        while not self.chair.is_over:
            await self.chair.until(self._is_asked)
            if self.rng.random() < restlessness:
                await self._dare(self.rng.choice(FIDGETS))
            await self._dare(Restless._act)

    async def watch(self, pause: float = 0.05) -> None:
        """Look on until the match is over."""
        while not self.chair.is_over:
            await self._dare(self.rng.choice((Restless._reconnect, Restless._snoop)))
            await asyncio.sleep(pause)

    def _is_asked(self) -> bool:
        chair = self.chair
        return chair.is_over or bool(chair.legal) or chair.clock["covered"]

    async def _dare(self, deed: "Deed") -> None:
        try:
            await deed(self)
        except Refused as refused:
            if refused.name not in PASSED:
                raise

    async def _act(self) -> None:
        chair = self.chair
        if chair.clock["covered"]:
            await chair.do("uncover", decision=chair.clock["decision"])
        elif chair.legal:
            await chair.play(self._choose(chair.legal)["action"])

    def _choose(self, legal: list[Values]) -> Values:
        """At random, but rather lay than draw, so that matches end."""
        laying = [choice for choice in legal if choice["do"] == "place"]
        return self.rng.choice(laying if laying and self.rng.random() < 0.8 else legal)

    async def _take_back(self) -> None:
        await self._act()
        await self.chair.do("take-back", decision=self.chair.clock["decision"])

    async def _reconnect(self) -> None:
        since = self.rng.choice((None, self.chair.version, self.rng.randint(0, self.chair.version)))
        self.chair = await self.witness.sit_again(self.chair, since)

    async def _guess(self) -> None:
        """Name a tile that may be anywhere: what is refused must not say where it is."""
        tile = "".join(map(str, self.rng.choice(TILES)))
        with suppress(Refused):
            await self.chair.play(f"{tile}u0,0")

    async def _come_late(self) -> None:
        decision = max(0, self.chair.clock["decision"] - 1)
        await self.chair.do("play", decision=decision, action="draw")

    async def _hint(self) -> None:
        name, chair = secrets.token_hex(8), self.chair
        await chair.do_as(name, "hint", decision=chair.clock["decision"])
        decision = chair.clock["decision"]
        await chair.until(lambda: name in chair.hints or chair.clock["decision"] != decision)

    async def _hurry_hint(self) -> None:
        """Ask, and act before the answer is there."""
        await self.chair.do("hint", decision=self.chair.clock["decision"])

    async def _go_and_come(self) -> None:
        await self.chair.do("leave")
        await self.chair.do("come-back")

    async def _greet(self) -> None:
        await self.chair.do("greet", greeting="hello")

    async def _snoop(self) -> None:
        """Ask every door that knows something about tables."""
        here, moment = f"/api/tables/{self.table}", {"table": self.table, "round": 1, "action": 0}
        method, path, body = self.rng.choice(
            (
                ("GET", here, None),
                ("GET", f"{here}/story", None),
                ("GET", f"{here}/story", None),
                ("GET", f"{here}/record", None),
                ("GET", f"{here}/fairness", None),
                ("GET", "/api/tables", None),
                ("GET", "/api/me", None),
                ("GET", "/api/me/games", None),
                ("GET", "/metrics", None),
                ("POST", "/api/analyses", {"table": self.table}),
                ("POST", "/api/tables", {"seats": [{"kind": "open"}] * 2, "practice": moment}),
            )
        )
        await self.witness.ask(method, path, body)

    async def _peep(self) -> None:
        """Around one device: look at a hand, and ask for the story while it lies open."""
        if self.chair.clock["covered"]:
            await self._act()
        await self.witness.ask("GET", f"/api/tables/{self.table}/story")


Deed = Callable[[Restless], Awaitable[None]]

FIDGETS: tuple[Deed, ...] = (
    Restless._take_back,
    Restless._reconnect,
    Restless._reconnect,
    Restless._guess,
    Restless._come_late,
    Restless._hint,
    Restless._hurry_hint,
    Restless._go_and_come,
    Restless._greet,
    Restless._snoop,
    Restless._snoop,
    Restless._peep,
)
