"""From the command line to a table: what cannot be is refused before the screen is taken."""

import asyncio
from collections.abc import Mapping

from trimino.client.credentials import CredentialStore
from trimino.client.errors import ClientError, ClientReason, server_values
from trimino.client.table_api import TableApi
from trimino.client.table_link import TableLink, parse_link
from trimino.client.table_state import TableState
from trimino.tui.online.online_game import OnlineGame


def open_online_game(
    text: str, names: str | None, other: Mapping[str, object], *, watches: bool
) -> OnlineGame:
    """The game at the table of a link; `other` are options that a table has settled already."""
    given = [
        f"--{name}" for name, value in other.items() if value is not None and value is not False
    ]
    if given:
        raise ClientError(ClientReason.OWN_SETTINGS, options=", ".join(given))
    if names is not None and "," in names:
        raise ClientError(ClientReason.ONE_NAME)
    link, guests = parse_link(text), CredentialStore()
    asyncio.run(_look(link, guests))
    return OnlineGame(link, guests, names, watches=watches)


async def _look(link: TableLink, guests: CredentialStore) -> None:
    """See whether the table is there."""
    doors = TableApi(link, guests)
    try:
        frame = await doors.view()
        with server_values():
            TableState(frame, None)
    finally:
        await doors.close()
