"""What the table's own line says: enough for lists, without replaying the log."""

from trimino.room.state import Room


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
