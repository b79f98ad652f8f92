"""Listing: what lists show of tables."""

import json
from collections.abc import Sequence

from trimino.room.characters import bot_name
from trimino.room.frame_types import SeatValues
from trimino.room.removal import meaning_of
from trimino.room.room_state import Status
from trimino.room.summary import RoomSummary
from trimino.server.http.schemas.forms import TableSummary
from trimino.server.service import Service
from trimino.server.storage.rows import SeatedTable
from trimino.words import in_english


async def list_values(service: Service, games: Sequence[SeatedTable]) -> list[TableSummary]:
    """Tables as lists show them: no more than any spectator may know."""
    names = await service.store.tables.names_at([game.stored.table for game in games])
    return [_values(game, names.get(game.stored.table, {})) for game in games]


def _values(game: SeatedTable, names: dict[int, str]) -> TableSummary:
    stored, own = game
    summary: RoomSummary = json.loads(stored.summary)
    seats: list[SeatValues] = []
    for number, seat in enumerate(summary["seats"]):
        # Summaries of earlier versions have no characters.
        character = seat.get("character")
        bot = bot_name(seat["bot"], character, in_english) if seat["bot"] else None
        seats.append(
            {
                **seat,
                "character": character,
                "name": bot or names.get(number) or None,
                "yours": number in own,
                "kept": False,
                "away": False,
            }
        )
    values: TableSummary = {
        "id": stored.table,
        "status": stored.status,
        "rules": summary["rules"],
        # Summaries of earlier versions have no name.
        "rules_name": summary.get("rules_name") or None,
        "seats": seats,
        "turn": summary["turn"],
        "your_turn": summary["turn"] in own,
        "turn_seconds": summary["turn_seconds"],
        "round": summary["round"],
        "totals": summary["totals"],
        "winners": summary["winners"],
        "opened_at": stored.opened_at,
        "touched_at": stored.touched_at,
    }
    if "broken_off" in summary:
        values["broken_off"] = summary["broken_off"]
    if own:
        removal = meaning_of(Status(stored.status), len(seats), names, own)
        values["removal"] = removal.value
    return values
