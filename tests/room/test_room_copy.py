"""A room and its copy: what happens in one does not happen in the other."""

from tests.room.logs import ANNA, PACE, with_bot
from trimino.room.due_tasks import next_due
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.room_state import Room
from trimino.words import in_english


def shown(room: Room) -> object:
    frames = FrameBuilder(room, [None] * len(room.seats), in_english)
    return frames.view(ANNA), frames.update(ANNA, 0), next_due(room, PACE), room.commands.copy()


def test_a_copy_is_independent() -> None:
    log = with_bot(rules="goliath-kids")
    log.play_until(lambda: len(log.rows) == 12)
    kept = log.room.copy()
    before = shown(kept)
    assert shown(log.room) == before
    log.do(ANNA, "greet", greeting="hello")
    log.do(ANNA, "leave")
    log.play_until(lambda: log.match.over or len(log.rows) > 30)
    assert shown(log.room) != before
    assert shown(kept) == before == shown(load_room(log.rows[:12]))
