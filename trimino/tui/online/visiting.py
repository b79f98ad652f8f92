"""From the command line to a table: what cannot be is refused before the screen is taken."""

import asyncio
from collections.abc import Mapping

from trimino.client.credentials import Guests
from trimino.client.errors import OnlineError, OnlineReason, understood
from trimino.client.http import Doors
from trimino.client.link import Link, read_link
from trimino.client.table_state import Known
from trimino.tui.online.online import OnlineGame


def visit(
    text: str, names: str | None, other: Mapping[str, object], *, watches: bool
) -> OnlineGame:
    """The game at the table of a link; `other` are options that a table has settled already."""
    given = [
        f"--{name}" for name, value in other.items() if value is not None and value is not False
    ]
    if given:
        raise OnlineError(OnlineReason.OWN_SETTINGS, options=", ".join(given))
    if names is not None and "," in names:
        raise OnlineError(OnlineReason.ONE_NAME)
    link, guests = read_link(text), Guests()
    asyncio.run(_look(link, guests))
    return OnlineGame(link, guests, names, watches=watches)


async def _look(link: Link, guests: Guests) -> None:
    """See whether the table is there."""
    doors = Doors(link, guests)
    try:
        frame = await doors.view()
        with understood():
            Known(frame, None)
    finally:
        await doors.close()
