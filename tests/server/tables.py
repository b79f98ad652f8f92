"""Tables for tests that need one where something has happened already."""

import random

from tests.server.clients import GuestClient

# Two rounds at most, of small hands: enough for a whole match in a moment.
SHORT = {"base": "triomino", "rounds": 1, "target": None, "target_met": None}


async def finished_table(guest: GuestClient, bot: str = "random") -> str:
    """A table whose match is over: somebody has played against a bot."""
    table = await guest.open("person", bot, rules=SHORT)
    async with guest.at(table) as chair:
        await chair.sit(0)
        await chair.do("start")
        await chair.play_on(random.Random(1))
    return table
