"""The head of a table: its own line in the database, for lists."""

from pydantic_core import to_json

from trimino.room.state import Room
from trimino.room.summary import summary
from trimino.server.storage.rows import Head


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
