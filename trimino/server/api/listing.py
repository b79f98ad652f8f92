"""Tables in lists."""

import json
from typing import Any, cast

from trimino.server.protocol.forms import TableSummary
from trimino.server.service import Service
from trimino.server.store.rows import Game, TableLine


async def game_values(service: Service, game: Game) -> TableSummary:
    return await line_values(service, game.line, game.own)


async def line_values(service: Service, line: TableLine, own: tuple[int, ...] = ()) -> TableSummary:
    """What a list shows of a table: no more than any spectator may know."""
    summary = json.loads(line.summary)
    names = {seating.seat: seating.name for seating in await service.store.seatings(line.table)}
    seats = [
        {
            **seat,
            "name": seat["bot"] or names.get(number) or None,
            "yours": number in own,
            "kept": False,
            "away": False,
        }
        for number, seat in enumerate(summary["seats"])
    ]
    return {
        "id": line.table,
        "status": cast(Any, line.status),
        "rules": summary["rules"],
        "seats": cast(Any, seats),
        "turn": summary["turn"],
        "turn_seconds": summary["turn_seconds"],
        "round": summary["round"],
        "totals": summary["totals"],
        "winners": summary["winners"],
        "opened_at": line.opened_at,
        "touched_at": line.touched_at,
    }
