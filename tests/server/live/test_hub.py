"""What a hub sends, and when: updates are made while the disk works, and wait for it."""

import json
from typing import Any

import pytest

from tests.room.logs import GUESTS, Log
from trimino.room.due_tasks import Pace, next_due
from trimino.room.fact_handlers import apply_row
from trimino.room.log_row import LogRow
from trimino.server.live.hub import Hub, HubConnection
from trimino.server.live.table_cache import LiveTable
from trimino.server.live.uptime_clock import UptimeClock


class Written:
    """An outbox that keeps its frames."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    def send(self, text: bytes) -> None:
        self.frames.append(json.loads(text))

    def end(self) -> None: ...

    def drop(self) -> None: ...


class TableOfTwo:
    """A match of two people, each with a socket, and the next row of its log."""

    def __init__(self, **settings: Any) -> None:
        self.now = 0.0
        log = Log("person", "person", seed=1, **settings)
        log.begin((0,), (1,))
        room = log.room.copy()
        log.play(lambda legal: legal[0])
        self.row: LogRow = log.rows[-1]
        self.live = LiveTable(room, [None, None], None)
        self.hub = Hub(Pace(), UptimeClock(self.row.at, _stands, lambda: self.now))
        self.boxes = [Written(), Written()]
        self.sockets = [
            HubConnection(room.table, guest, box)
            for guest, box in zip(GUESTS, self.boxes, strict=False)
        ]
        for socket in self.sockets:
            self.hub.join(socket, self.live, room.version)
        for box in self.boxes:
            box.frames.clear()

    def go_on(self, took: float = 0.0) -> None:
        """Have the row in the log, after so many seconds."""
        after = self.live.room.copy()
        apply_row(after, self.row)
        due = next_due(after, Pace())
        self.hub.prepare_updates(self.live, after, due)
        assert [box.frames for box in self.boxes] == [[], []]
        self.now += took
        self.live.go_on(after, due, due.at if due else None)
        self.hub.send_updates(self.live)

    def kinds(self, seat: int) -> list[str]:
        return [frame["type"] for frame in self.boxes[seat].frames]


async def _stands(at: float) -> float:
    return at


def test_updates_are_made_before_the_row_is_in_the_log_and_sent_after() -> None:
    table = TableOfTwo()
    table.go_on()
    assert [table.kinds(0), table.kinds(1)] == [["update"], ["update"]]
    assert table.live.prepared is None


def test_what_was_made_for_a_row_that_did_not_get_in_is_never_sent() -> None:
    table = TableOfTwo()
    before = table.live.room
    lost = before.copy()
    apply_row(lost, table.row)
    table.hub.prepare_updates(table.live, lost, None)
    table.hub.send_updates(table.live)
    assert [table.kinds(0), table.kinds(1)] == [[], []]
    table.go_on()
    assert table.boxes[0].frames[0]["version"] == before.version + 1


@pytest.mark.parametrize(("took", "left"), [(0.2, 60.0), (4.0, 56.0)])
def test_nobody_is_told_time_that_a_slow_disk_took(took: float, left: float) -> None:
    table = TableOfTwo(turn_seconds=60)
    table.go_on(took)
    assert [box.frames[0]["clock"]["time_left"] for box in table.boxes] == [left, left]


def test_a_crowd_that_comes_to_watch_costs_each_who_comes_one_frame() -> None:
    table, crowd = TableOfTwo(), [Written() for _ in range(50)]
    present, room = set(GUESTS[:2]), table.live.room
    for box in crowd:
        table.hub.join(HubConnection(room.table, None, box), table.live, room.version)
        table.hub.send_presence(table.live, present, counts_watchers=False)
    told = [frame for box in (*table.boxes, *crowd) for frame in box.frames]
    assert sum(frame["type"] == "presence" for frame in told) == len(crowd) + len(table.boxes)
    table.hub.send_presence(table.live, present)
    assert [box.frames[-1]["watching"] for box in (*table.boxes, *crowd)] == [50] * 52


def test_who_sits_at_a_table_is_told_at_once_who_else_is_there() -> None:
    table = TableOfTwo()
    for here in (set(GUESTS[:2]), set(GUESTS[:1])):
        table.hub.send_presence(table.live, here, counts_watchers=False)
    assert [box.frames[-1]["here"] for box in table.boxes] == [[0], [0]]
