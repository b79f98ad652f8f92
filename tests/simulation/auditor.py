"""Auditor of a simulation: follows the log, and holds against it all that anybody was told.

It keeps a room of its own for each table, made from the rows as they reach the disk, and shares
nothing with the servers but the rules and the room.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tests.server.live.mentions import leaks
from tests.simulation.known_tiles import KnownTiles
from tests.simulation.simulated_loop import DATE, Failed
from trimino.room.due_tasks import Due, Pace, TableTask, next_due
from trimino.room.errors import RoomError
from trimino.room.fact_handlers import apply_row
from trimino.room.fact_json import read_fact
from trimino.room.facts import Dealt, EndLost, Expired, Fact, Played, WentAway
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.log_row import LogRow
from trimino.room.room_state import Room, Status
from trimino.words import in_english

Values = Mapping[str, Any]

EARLY = 1e-6
"""Seconds by which sums of times may be off."""

SETTLING = 90.0
"""Seconds until things are as they should be, after something went wrong."""

LATE = 30.0
"""Seconds by which something due may be late where nothing goes wrong."""

_BECOMES: dict[TableTask, tuple[type[Fact], ...]] = {
    TableTask.DEAL: (Dealt,),
    TableTask.BOT: (Played,),
    TableTask.SCRIPT: (Played,),
    TableTask.CLOCK: (Played,),
    TableTask.LIMIT: (Played, WentAway),
    TableTask.GRACE: (WentAway,),
    TableTask.EXPIRE: (Expired,),
}
"""What each task may become."""


class AuditedTable:
    """A table as its log says, with all its rows and the head after each."""

    def __init__(self, first: LogRow, opened_at: float) -> None:
        self.room: Room = load_room([first])
        self.rows = [first]
        self.heads = ["", self.room.head.hex()]
        self.known = KnownTiles(self.room)
        self.opened_at = self.changed_at = opened_at
        self.over_at: float | None = None
        self.lost: list[AuditedTable] = []
        """The table as it was each time before its log lost its end."""

    @property
    def branches(self) -> "list[AuditedTable]":
        """What the log has said and may have been shown, the present one first."""
        return [self, *reversed(self.lost)]

    def branch(self, version: int, head: str) -> "AuditedTable":
        """The history in which a version has a head."""
        for branch in self.branches:
            if version < len(branch.heads) and branch.heads[version] == head:
                return branch
        if version > max(branch.room.version for branch in self.branches):
            raise Failed(f"version {version} was shown before it was on disk")
        raise Failed(f"the head of version {version} is another")

    def without_end(self, version: int) -> "AuditedTable":
        """The table as its log says that has lost its end."""
        twin = AuditedTable(self.rows[0], self.opened_at)
        for row in self.rows[1:version]:
            twin.apply(row)
        twin.changed_at = self.changed_at
        twin.over_at = self.over_at if twin.room.status is Status.OVER else None
        twin.lost = [*self.lost, self]
        return twin

    def has_lost(self, version: int, head: str | None = None) -> bool:
        """Whether a version, with this head, was on disk and lost with the end of the log."""
        return any(
            version < len(branch.heads) and head in (None, branch.heads[version])
            for branch in self.lost
        )

    def has_declared(self, version: int) -> bool:
        """Whether players were told that a version was lost."""
        return any(lost.after < version <= lost.upto for lost in self.room.lost)

    def apply(self, row: LogRow) -> None:
        apply_row(self.room, row)
        self.rows.append(row)
        self.heads.append(self.room.head.hex())
        self.known.note(self.room)


class Auditor:
    """Checks every row, answer and frame.

    `connected_since` says since when a guest has a connection, if they have one; `calm_since` is
    when things stopped to go wrong.
    """

    def __init__(self, pace: Pace, connected_since: Callable[[str | None], float | None]) -> None:
        self._pace = pace
        self.connected_since = connected_since
        self.calm_since: float | None = None
        self.tables: dict[str, AuditedTable] = {}
        self._issued: dict[tuple[str, str], dict[str, Values]] = {}
        self.acknowledged: dict[tuple[str, str, str], int] = {}
        self.undeclared = 0
        """Acknowledged commands that a failover lost, and of which nobody was told.

        A player is not heard whose seat was lost with them, or who comes back when the table has
        gone on past them.
        """
        self.frames = 0

    # What reaches the disk.

    def on_row(self, row: LogRow, now: float) -> None:
        """A row that is on disk from now on."""
        if row.table not in self.tables:
            self.tables[row.table] = AuditedTable(row, now)
            return
        table = self.tables[row.table]
        if row.version != table.room.version + 1:
            raise Failed(f"version {row.version} was written after {table.room.version}")
        self._check_time(row, now)
        if row.kind == EndLost.kind:
            if not table.lost:
                raise Failed(f"version {row.version} declares a loss, and nothing was lost")
        elif row.guest is None:
            due = self._check_due(table.room, row)
            if self.calm_since is not None and table.changed_at > self.calm_since + SETTLING:
                self._check_promptness(table.room, due, row, now)
        elif row.command is not None:
            self._check_command(table.room, row)
        try:
            table.apply(row)
        except RoomError as error:
            raise Failed(f"a row does not fit its log: {error}") from error
        table.changed_at = now
        if table.room.status is Status.OVER and table.over_at is None:
            table.over_at = now

    def on_failover(self, table: str, version: int) -> None:
        """The database is back at a version of a table."""
        self.tables[table] = self.tables[table].without_end(version)

    def _check_time(self, row: LogRow, now: float) -> None:
        """The clock of tables is not faster than time itself: nobody loses time."""
        ahead = (row.at - DATE) - now
        if ahead > EARLY:
            raise Failed(f"the clock of tables is {ahead} s ahead at version {row.version}")

    def _check_due(self, room: Room, row: LogRow) -> Due:
        """What happens by itself is what was due, no earlier and only once."""
        due, fact = next_due(room, self._pace), read_fact(row.body)
        if due is None or not isinstance(fact, _BECOMES[due.task]):
            raise Failed(f"{row.kind} at version {row.version}, where {due} was due")
        if row.at < due.at - EARLY:
            raise Failed(f"{row.kind} at {row.at}, before {due}")
        return due

    def _check_promptness(self, room: Room, due: Due, row: LogRow, now: float) -> None:
        """Where nothing goes wrong, dues are not late, and nobody present counts as away."""
        if due.task is not TableTask.GRACE and row.at > due.at + LATE:
            raise Failed(f"{row.kind} at {row.at}, long after {due}")
        fact = read_fact(row.body)
        if isinstance(fact, WentAway):
            since = self.connected_since(room.seats[fact.seat].guest)
            if since is not None and since < now - SETTLING:
                raise Failed(f"seat {fact.seat} was present, and went away at {row.version}")

    def _check_command(self, room: Room, row: LogRow) -> None:
        assert row.guest is not None
        assert row.command is not None
        known = self._issued.get((row.table, row.guest), {})
        if row.command not in known:
            raise Failed(f"nobody sent the command of version {row.version}")
        if (row.guest, row.command) in room.commands:
            raise Failed(f"command {row.command} was carried out twice")

    # What players do and are told.

    def on_command(self, table: str, guest: str, command: Values) -> None:
        """A command that a player sends, perhaps again."""
        self._issued.setdefault((table, guest), {})[command["id"]] = command

    def on_ack(self, table: str, guest: str, ack: Values) -> None:
        """An acknowledgement: its row is on disk, and has this head."""
        version = ack["version"]
        row = self.tables[table].branch(version, ack["head"]).rows[version - 1]
        if (row.guest, row.command) != (guest, ack["id"]):
            raise Failed(f"version {version} is not command {ack['id']}")
        self.acknowledged[table, guest, ack["id"]] = version

    def on_refusal(self, table: str, guest: str, command: str, *, sent_once: bool) -> None:
        """A refusal that is final: the command has not been carried out."""
        done = self.tables[table].room.commands
        if self.tables[table].lost:
            # It may answer what was lost meanwhile, and written again.
            return
        if sent_once and (guest, command) in done:
            raise Failed(f"command {command} was refused, and carried out")

    def on_frame(self, table: str, guest: str | None, seen: int, frame: Values) -> None:
        """A frame that reached a reader, who has seen the table at a version."""
        self.frames += 1
        if frame["type"] in ("view", "update"):
            seen = frame["version"]
            found = self.tables[table].branch(seen, frame["head"])
        else:
            branches = self.tables[table].branches
            found = next(branch for branch in branches if branch.room.version >= seen)
        for key, value in frame.items():
            if key in ("events", "missed"):
                for event in value:
                    self._check_tiles(found, guest, seen, event, event["version"])
            elif key not in ("links", "head"):
                self._check_tiles(found, guest, seen, {key: value}, seen)

    def _check_tiles(
        self, table: AuditedTable, guest: str | None, seen: int, value: Values, about: int
    ) -> None:
        """Nobody is told of a tile that they may not know."""
        known = table.known.of(guest, seen, about)
        if known is not None and (found := leaks(value, known)):
            raise Failed(f"{guest} was told of {found} at version {seen}")

    # At the end.

    def check_reader(self, table: str, guest: str, version: int, match: Any, status: str) -> None:
        """A reader has come to the same table as everybody."""
        room = self.tables[table].room
        if version != room.version:
            raise Failed(f"{guest} is at version {version} of {room.version}")
        if status != room.status.value:
            raise Failed(f"{guest} sees a table that is {status}")
        view = FrameBuilder(room, [None] * len(room.seats), in_english).view(guest)
        found: Values = match or {}
        wanted: Values = view["match"] or {}
        differing = [key for key in _COMPARED if found.get(key) != wanted.get(key)]
        if differing:
            raise Failed(f"{guest} sees another {differing}")

    def check_heads(self, table: str, heads: Mapping[int, str]) -> None:
        """The heads that somebody kept are on the chain."""
        found = self.tables[table]
        for version, head in heads.items():
            is_so = version < len(found.heads) and found.heads[version] == head
            if not is_so and not found.has_lost(version, head):
                raise Failed(f"the head of version {version} is not on the chain")

    def check_end(self) -> None:
        """Every command that was acknowledged is in its log, at its version."""
        for (table, guest, command), version in self.acknowledged.items():
            found = self.tables[table]
            is_so = found.room.commands.get((guest, command)) == version
            if not is_so and not found.has_lost(version):
                raise Failed(f"command {command} was acknowledged, and is lost")
            self.undeclared += not is_so and not found.has_declared(version)

    def dues(self) -> dict[str, Due]:
        """What is due at each table that is not over."""
        found = {name: next_due(one.room, self._pace) for name, one in self.tables.items()}
        return {name: due for name, due in found.items() if due is not None}


_COMPARED = ("turn", "phase", "hand", "counts", "well", "points", "totals", "winners", "legal")
