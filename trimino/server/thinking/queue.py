"""Who is next: bots before hints before analyses, and among equals one table after the other."""

import asyncio
from collections import deque

from trimino.server.thinking.question import Kind, Question


class Queue:
    """Questions that wait for a worker.

    A table that was served goes behind all others of its kind, however much it has waiting.
    """

    def __init__(self) -> None:
        self._tables: dict[Kind, dict[str, deque[Question]]] = {kind: {} for kind in Kind}
        self._came = asyncio.Event()

    def put(self, question: Question) -> None:
        """Let a question wait."""
        self._tables[question.kind].setdefault(question.table, deque()).append(question)
        self._came.set()

    async def take(self) -> Question:
        """The next question, as soon as there is one."""
        while (question := self._next()) is None:
            self._came.clear()
            await self._came.wait()
        return question

    def drop(self, question: Question) -> None:
        """Nobody wants the answer any more."""
        tables = self._tables[question.kind]
        waiting = tables.get(question.table, deque())
        if question in waiting:
            waiting.remove(question)
            if not waiting:
                del tables[question.table]

    def clear(self) -> list[Question]:
        """Take all there are."""
        everything: list[Question] = []
        while (question := self._next()) is not None:
            everything.append(question)
        return everything

    def count(self, kind: Kind) -> int:
        """How many of a kind wait."""
        return sum(map(len, self._tables[kind].values()))

    def count_of(self, kind: Kind, table: str) -> int:
        """How many of a kind wait for one table."""
        return len(self._tables[kind].get(table, ()))

    def __len__(self) -> int:
        return sum(map(self.count, Kind))

    def _next(self) -> Question | None:
        for tables in self._tables.values():
            if tables:
                table = next(iter(tables))
                waiting = tables.pop(table)
                question = waiting.popleft()
                if waiting:
                    tables[table] = waiting
                return question
        return None
