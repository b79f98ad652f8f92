"""Table head: what the database keeps of a table beside its log, for lists and scheduling."""

from pydantic_core import to_json

from trimino.room.room_state import Room
from trimino.room.summary import summary
from trimino.server.storage.rows import TableHead


def head_of(room: Room, due_at: float | None, touched_at: float) -> TableHead:
    return TableHead(
        status=room.status.value,
        public=room.settings.public,
        rules=room.rules.base,
        seats=len(room.seats),
        host=room.host,
        due_at=due_at,
        touched_at=touched_at,
        summary=to_json(summary(room)).decode(),
        head=room.head.hex(),
    )
