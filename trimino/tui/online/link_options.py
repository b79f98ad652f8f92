"""`trimino tui LINK`: checks the options and the table before the screen is taken."""

import asyncio
from collections.abc import Mapping

from trimino.client import (
    ClientError,
    ClientReason,
    CredentialStore,
    TableLink,
    TableState,
    parse_link,
)
from trimino.client.errors import server_values
from trimino.client.table_api import TableApi
from trimino.tui.online.online_game import OnlineGame


def open_online_game(
    text: str, names: str | None, other: Mapping[str, object], *, watches: bool
) -> OnlineGame:
    """The game at the table of a link; `other` holds the options that a table settles itself."""
    given = [
        f"--{name}" for name, value in other.items() if value is not None and value is not False
    ]
    if given:
        raise ClientError(ClientReason.OWN_SETTINGS, options=", ".join(given))
    if names is not None and "," in names:
        raise ClientError(ClientReason.ONE_NAME)
    link, credentials = parse_link(text), CredentialStore()
    asyncio.run(_check_table(link, credentials))
    return OnlineGame(link, credentials, names, watches=watches)


async def _check_table(link: TableLink, credentials: CredentialStore) -> None:
    """Raise an error unless the table exists and can be read."""
    api = TableApi(link, credentials)
    try:
        frame = await api.view()
        with server_values():
            TableState(frame, None)
    finally:
        await api.close()
