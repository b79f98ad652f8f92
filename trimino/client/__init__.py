"""Client for a table on a Trimino server, for asyncio; needs the extra `client`.

`TableClient` is the interface. It holds no rule of the game: legal actions and their scores are
those that the server sends, given as values of `trimino.rules`.

    table_client.py    one person's place at a table: its state, the turns, the commands
    table_api.py       the HTTP requests
    table_socket.py    the table's WebSocket, which reconnects and resends
    table_state.py     the last view of the table, kept up to date by frames
    history.py         the rounds so far, event by event
    round_tally.py     the tiles and passes at the end of an earlier round
    server_actions.py  the legal actions as the server sent them
    decoding.py        values of the protocol as values of the rules
    hint_requests.py   the hint that is awaited
    suggestion.py      one suggested action of a hint
    table_form.py      the form that opens a table
    table_witness.py   keeps what the server showed, and notices another history
    seen_store.py      where that is kept
    credentials.py     the secret by which a server knows a guest
    table_link.py      the address of a table
    errors.py          errors of the connection, and refusals of the server
"""

from typing import TYPE_CHECKING

from trimino.records.seen import Contradiction
from trimino.rules.deprecation import renamed_names
from trimino.rules.optional_packages import Extra, needs_extra

with needs_extra(Extra.CLIENT):
    from trimino.client.credentials import CredentialSource, CredentialStore, MemoryCredentials
    from trimino.client.errors import ClientError, ClientReason, RequestRefused
    from trimino.client.seen_store import MemorySeen, SeenSource, SeenStore
    from trimino.client.suggestion import SuggestedPlan, Suggestion, TableHint
    from trimino.client.table_client import TableClient
    from trimino.client.table_link import TableLink, parse_link
    from trimino.client.table_socket import ConnectionState
    from trimino.client.table_state import TableState
    from trimino.client.table_witness import HistoryWarning

__all__ = [
    "ClientError",
    "ClientReason",
    "ConnectionState",
    "Contradiction",
    "CredentialSource",
    "CredentialStore",
    "HistoryWarning",
    "MemoryCredentials",
    "MemorySeen",
    "RequestRefused",
    "SeenSource",
    "SeenStore",
    "SuggestedPlan",
    "Suggestion",
    "TableClient",
    "TableHint",
    "TableLink",
    "TableState",
    "parse_link",
]


if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(__name__, {"Doubt": "Contradiction"})
