"""Somebody at local tables, with the same manners as a guest of a server."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.local.engines import LocalEngine, ask
from tests.server.clients import Chair, GuestClient, Refused, Values

SECOND = 1.0

QUESTIONS = {
    "/api/rulesets": "rules.list",
    "/api/readings": "rules.readings",
    "/api/rules": "rules.explain",
    "/api/house-rules": "rules.house",
    "/api/positions": "rules.position",
    "/api/puzzles": "puzzles.list",
    "/api/puzzles/next": "puzzles.next",
}
"""The calls that answer what a server is asked, as in web/src/local/requests.ts."""


class LocalGuest(GuestClient):
    """A guest whose device is the server; it keeps the logs of its tables."""

    def __init__(self, engine: LocalEngine, name: str = "Anna") -> None:
        super().__init__(server=None)  # type: ignore[arg-type]  # There is none.
        self.engine = engine
        self.name = name
        self.now = 1.0
        self.logs: dict[str, list[list[Any]]] = {}
        self.heads: dict[str, Values] = {}
        self.hidden: set[str] = set()

    def keep(self, writes: list[Values]) -> None:
        """Write rows down; each version once."""
        for write in writes:
            table, version = write["row"][:2]
            log = self.logs.setdefault(table, [])
            assert version == len(log) + 1
            log.append(write["row"])
            self.heads[table] = write["head"]

    def crash(self, table: str) -> None:
        """Lose all that was in memory, and load it from the log."""
        ask(self.engine, "tables.forget", table=table)
        rows, names = self.logs[table], self.heads[table]["names"]
        ask(self.engine, "tables.load", rows=rows, names=names)

    async def open(self, *seats: str, **settings: object) -> str:
        plans = [
            {"kind": seat} if seat in ("person", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return self._opened("tables.open", form={"settings": settings, "seats": plans})

    async def open_guided(self) -> str:
        return self._opened("tables.open-guided")

    def _opened(self, call: str, **details: object) -> str:
        write = self._asked(call, **details, at=self.now)
        self.keep([write])
        table: str = write["row"][0]
        return table

    async def rename(self, name: str) -> str:
        heads = [*self.heads.values()]
        renamed = self._asked("tables.rename", before=self.name, name=name, heads=heads)
        self.heads |= {head["table"]: head for head in renamed["heads"]}
        self.name = renamed["name"]
        return self.name

    async def remove(self, table: str, removal: str) -> None:
        self.crash(table)
        done = self._asked("tables.remove", table=table, at=self.now, removal=removal)
        self.keep(done["writes"])
        self.hidden.add(table)

    async def post(self, path: str, body: object = None) -> Any:
        details = body if isinstance(body, dict) else {}
        if path == "/api/tables":
            if "practice" in details:
                self.crash(details["practice"]["table"])
            return {"id": self._opened("tables.open", form=details)}
        if path in QUESTIONS:
            return self._asked(QUESTIONS[path], **details)
        _, _, _, puzzle, what = path.split("/")
        call = {"attempts": "puzzles.attempt", "hints": "puzzles.hint"}[what]
        return self._asked(call, puzzle=puzzle, **details)

    def _asked(self, call: str, /, **details: object) -> Any:
        """The answer to a call, or `Refused` with the reason."""
        answer = json.loads(self.engine.ask(call, json.dumps(details)))
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["ok"]

    async def get(self, path: str) -> Any:
        if path in QUESTIONS:
            return ask(self.engine, QUESTIONS[path])
        if path == "/api/me/games":
            return {"tables": self._list()}
        *_, kind, table, what = path.split("/")
        if kind == "best":
            return self._best(rules=table, well=int(what))
        if table == "puzzles":
            return ask(self.engine, "puzzles.find", puzzle=what)
        more = {"rows": self.logs[table]} if what == "log" else {}
        return ask(self.engine, f"tables.{what}", table=table, **more)

    def _list(self) -> list[Values]:
        heads = [head for head in self.heads.values() if head["listed"]]
        lines = [head["line"] for head in heads if head["table"] not in self.hidden]
        return sorted(lines, key=lambda line: -line["touched_at"])

    def _best(self, **wanted: object) -> Any:
        heads = [head for head in self.heads.values() if head["solo"]]
        results = [[head["solo"], head["names"][0]] for head in heads]
        return ask(self.engine, "tables.best", **wanted, results=results)

    @asynccontextmanager
    async def at(self, table: str, since: int | None = None) -> AsyncIterator[Chair]:
        chair = LocalChair(self, table)
        await chair.connect()
        yield chair


class LocalChair(Chair):
    """A chair at a local table: what is due happens as soon as somebody waits for it."""

    def __init__(self, guest: LocalGuest, table: str) -> None:
        super().__init__(guest, table)
        self.local = guest
        # An opened rematch is only in the log.
        guest.crash(table)

    @property
    def is_closed(self) -> bool:
        return False

    async def connect(self, since: int | None = None) -> None:
        await self._follow("tables.view")

    async def send(self, values: object) -> None:
        await self._follow("tables.command", command=values, name=self.local.name)

    async def _follow(self, call: str, **details: object) -> None:
        """Do as a call says, keep its rows, take its frames, and all that is due afterwards."""
        self.local.now += SECOND
        answer = ask(self.local.engine, call, table=self.table, at=self.local.now, **details)
        while True:
            self.local.keep(answer["writes"])
            for frame in answer["frames"]:
                await self._take(frame)
            if answer["due_in"] is None:
                return
            self.local.now += answer["due_in"] + 0.001
            answer = ask(self.local.engine, "tables.due", table=self.table, at=self.local.now)
