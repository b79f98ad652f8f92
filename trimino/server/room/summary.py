"""What the table's own line says: enough for lists, without replaying the log."""

from pydantic_core import to_json

from trimino.server.room.state import Room
from trimino.server.store.rows import Head


def head_of(room: Room, due_at: float | None) -> Head:
    return Head(
        status=room.status.value,
        public=room.settings.public,
        rules=room.rules.base,
        seats=len(room.seats),
        host=room.host,
        due_at=due_at,
        summary=to_json(summary(room)).decode(),
    )


def summary(room: Room) -> dict[str, object]:
    """What a list shows of a table; names come from whoever sits there."""
    match = room.match
    return {
        "rules": room.rules_value,
        "seats": [
            {"plan": seat.plan.kind, "bot": seat.bot, "taken": seat.is_spoken_for}
            for seat in room.seats
        ],
        "turn": room.turn,
        "turn_seconds": room.settings.turn_seconds,
        "round": match.rounds_dealt if match else 0,
        "totals": list(match.totals) if match else [],
        "winners": list(match.winners) if match else [],
        "played": match is not None,
    }
