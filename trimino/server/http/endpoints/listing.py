"""Listing: what lists show of tables."""

import json
from collections.abc import Sequence

from trimino.room.table_list import ListedTable, TableSummary, list_line
from trimino.server.access.rate_limits import RequestKind
from trimino.server.http.requester import Requester
from trimino.server.storage.rows import SeatedTable
from trimino.words import in_english

LINES_A_REQUEST = 20
"""Lines that cost as much as another request."""


async def list_values(requester: Requester, games: Sequence[SeatedTable]) -> list[TableSummary]:
    """Tables as lists show them: no more than any spectator may know."""
    requester.take(RequestKind.REQUEST, len(games) // LINES_A_REQUEST)
    names = await requester.service.store.tables.names_at([game.stored.table for game in games])
    return [_values(game, names.get(game.stored.table, {})) for game in games]


def _values(game: SeatedTable, names: dict[int, str]) -> TableSummary:
    stored, own = game
    summary = json.loads(stored.summary)
    return list_line(
        ListedTable(
            stored.table, stored.status, summary, names, own, stored.opened_at, stored.touched_at
        ),
        in_english,
    )
