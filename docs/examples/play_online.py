#!/usr/bin/env python3
"""Plays a match against a bot at a table of a server, with a random legal action each turn."""

import asyncio
import random
import sys
from pathlib import Path

from trimino.client import TableClient
from trimino.records.record import dump


async def main(server: str) -> None:
    table = await TableClient.open(server, name="Anna", seats=["person", "greedy"])
    async with table:
        print("Others can watch at", table.link)
        await table.start()
        async for view in table.turns():
            await table.play(random.choice(list(view.legal)))
        print("totals:", *table.view.totals)
        record = await table.record()
    with Path("match.jsonl").open("a", encoding="utf-8") as file:
        print(dump(record), file=file)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if sys.argv[1:] else "http://localhost:8000"))
