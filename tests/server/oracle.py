"""An oracle that knows all tiles, and says which of them a reader may know at which version.

It follows a table's log and the finished record through the rules, and shares nothing with what
makes frames. Tiles come back in every round, so each mention is judged by the round it is about.
"""

import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from trimino.records.notation import parse_action
from trimino.records.record import replay
from trimino.rules import Match

Corners = tuple[int, int, int]
"""A tile: its values, rising. No two tiles have the same."""

# Three whole numbers under one of these keys are no corners.
COUNTS = frozenset(
    {"counts", "points", "before", "totals", "winners", "here", "ready", "seats", "hexagons"}
)

_EDGE, _END = r"(?<![\w-])", r"(?![\w-])"
_LONG = re.compile(rf"{_EDGE}([0-5])-([0-5])-([0-5]){_END}")
_LAID = re.compile(rf"{_EDGE}([0-5])([0-5])([0-5])[ud]-?\d+,", re.IGNORECASE)
_ALONE = re.compile(r"([0-5])([0-5])([0-5])")
_ROW = re.compile(r"(?<=[.=])([0-5])([0-5])([0-5])(?=[./]|$)")


class LogRow(NamedTuple):
    """What the oracle needs of a row of the log."""

    version: int
    kind: str
    guest: str | None
    body: dict[str, Any]


class Leak(NamedTuple):
    """A tile that somebody was told of too soon, and where."""

    where: str
    tile: Corners


def log_of(database: Path, table: str) -> list[LogRow]:
    """The log of a table, straight from the file."""
    wanted = "SELECT version, kind, guest, body FROM log WHERE table_id = ? ORDER BY version"
    with sqlite3.connect(database) as connection:
        found = connection.execute(wanted, (table,)).fetchall()
    connection.close()
    return [LogRow(version, kind, guest, json.loads(body)) for version, kind, guest, body in found]


class Truth:
    """What was hidden and what was not, at every version of a table whose match is over."""

    def __init__(self, log: list[LogRow], record: Mapping[str, Any]) -> None:
        final = replay(dict(record))
        self._deals = [played.deal for played in final.rounds]
        self._match = Match(
            final.rules,
            final.seats,
            youngest=final.youngest,
            rounds_to_play=final.rounds_to_play,
            well_size=final.well_size,
        )
        self._holders: list[str | None] = [None] * final.seats
        self._uncovered: int | None = None
        self._round = 0
        # From which version on a tile is known, by round: to everyone, and to a seat.
        self._public: dict[int, dict[Corners, int]] = defaultdict(dict)
        self._held: dict[tuple[int, int | None], dict[Corners, int]] = defaultdict(dict)
        self.round_at = {0: 0}
        self.holders_at: dict[int, tuple[str | None, ...]] = {0: ()}
        self._uncovered_at: dict[int, int | None] = {0: None}
        self.over_at: int | None = None
        for row in log:
            self._follow(row)

    def seats_of(self, guest: str | None, version: int) -> list[int]:
        holders = self.holders_at[version]
        return [s for s, one in enumerate(holders) if guest is not None and one == guest]

    def is_over(self, version: int) -> bool:
        return self.over_at is not None and version >= self.over_at

    def knows(self, guest: str | None, version: int, round: int) -> set[Corners]:
        """The tiles of a round whose place somebody may know when the table is at a version."""
        public = self._public[round].items()
        own = self._held[round, self._eyes(guest, version)].items()
        return {tile for tile, at in (*public, *own) if at <= version}

    def leaks(self, frame: Mapping[str, Any], guest: str | None, version: int) -> list[Leak]:
        """What a view or an update says too much, or any other frame that came at a version."""
        if self.is_over(version):
            return []
        now = self.knows(guest, version, self.round_at[version])
        found: list[Leak] = []
        for key, value in frame.items():
            if key == "events":
                found += self._event_leaks(value, guest, version)
            else:
                may = now if key in ("match", "now", "advice") else ()
                found += leaks(value, may, key)
        return found

    def _event_leaks(self, events: Any, guest: str | None, version: int) -> Iterator[Leak]:
        for event in events:
            may = self.knows(guest, version, self.round_at[event["version"]])
            yield from leaks(event, may, f"event {event['version']}")

    def _eyes(self, guest: str | None, version: int) -> int | None:
        """The seat whose hand somebody sees: around one device the one that is uncovered."""
        seats = self.seats_of(guest, version)
        if len(seats) == 1:
            return seats[0]
        uncovered = self._uncovered_at[version]
        return uncovered if uncovered in seats else None

    def _follow(self, row: LogRow) -> None:
        _FOLLOWERS.get(row.kind, Truth._pass_over)(self, row)
        if self._uncovered is not None and self._match.round.turn != self._uncovered:
            self._uncovered = None
        self.round_at[row.version] = self._round
        self.holders_at[row.version] = tuple(self._holders)
        self._uncovered_at[row.version] = self._uncovered

    def _sat(self, row: LogRow) -> None:
        for seat in row.body["seats"]:
            self._holders[seat] = row.guest

    def _left(self, row: LogRow) -> None:
        self._uncovered = None
        if not self._round:
            self._holders = [None if one == row.guest else one for one in self._holders]

    def _freed(self, row: LogRow) -> None:
        self._holders[row.body["seat"]] = None

    def _dealt(self, row: LogRow) -> None:
        deal = self._deals[self._round]
        self._match.deal(deal)
        self._round, self._uncovered = self._round + 1, None
        for seat, hand in enumerate(deal.hands):
            for tile in hand:
                self._held[self._round, seat][corners(tile)] = row.version
        if deal.start is not None:
            self._public[self._round][corners(deal.start)] = row.version

    def _uncover(self, row: LogRow) -> None:
        self._uncovered = row.body["seat"]

    def _played(self, row: LogRow) -> None:
        seat = row.body["seat"]
        event = self._match.play(parse_action(row.body["action"]), by_clock=_by_clock(row))
        if event.drawn is not None:
            self._held[self._round, seat][corners(event.drawn)] = row.version
        for field in self._match.round.fields:
            for laid in field.laid.values():
                self._public[self._round].setdefault(corners(laid.tile), row.version)
        if self._match.round.over:
            self._end_round(row)

    def _end_round(self, row: LogRow) -> None:
        """Settlement 18: hands that are counted are shown; all is, once the match is over."""
        self._uncovered = None
        end = self._match.round.end
        ignored = self._match.rules.hands_left == "ignored"
        if end is not None and end.reason != "target" and not ignored:
            for hand in self._match.round.hands:
                for tile in hand:
                    self._public[self._round].setdefault(corners(tile), row.version)
        if self._match.over:
            self.over_at = row.version

    def _taken_back(self, row: LogRow) -> None:
        self._match.round.undo()
        self._uncovered = None

    def _expired(self, row: LogRow) -> None:
        self.over_at = row.version

    def _pass_over(self, row: LogRow) -> None:
        pass


_FOLLOWERS: dict[str, Callable[[Truth, LogRow], None]] = {
    "sat": Truth._sat,
    "left": Truth._left,
    "freed": Truth._freed,
    "dealt": Truth._dealt,
    "uncovered": Truth._uncover,
    "played": Truth._played,
    "taken-back": Truth._taken_back,
    "expired": Truth._expired,
}


def leaks(value: object, may_know: Collection[Corners], where: str = "") -> list[Leak]:
    """The tiles named anywhere in a value that are not among those known."""
    return [Leak(path, tile) for path, tile in tiles_in(value, where) if tile not in may_know]


def tiles_in(value: object, where: str = "") -> Iterator[tuple[str, Corners]]:
    """Every tile that a value names, in whichever way tiles are written."""
    match value:
        case str():
            yield from ((where, tile) for tile in tiles_in_text(value))
        case Mapping():
            for key, inner in value.items():
                yield from ((f"{where}.key", tile) for tile in tiles_in_text(str(key)))
                yield from tiles_in(inner, f"{where}.{key}")
        case list() | tuple():
            if is_triple(value) and where.rpartition(".")[2] not in COUNTS:
                yield where, corners(value)
            for inner in value:
                yield from tiles_in(inner, where)


def tiles_in_text(text: str) -> Iterator[Corners]:
    """The tiles of a text: `3-4-4`, a placement `443d-1,2`, a row `014.122`, or `344` alone."""
    whole = _ALONE.fullmatch(text.strip())
    if whole:
        yield corners(map(int, whole.groups()))
    for shape in (_LONG, _LAID, _ROW):
        yield from (corners(map(int, found.groups())) for found in shape.finditer(text))


def is_triple(value: Collection[object]) -> bool:
    return len(value) == 3 and all(type(one) is int and 0 <= one <= 5 for one in value)


def corners(tile: Any) -> Corners:
    a, b, c = sorted(tile)
    return a, b, c


def _by_clock(row: LogRow) -> bool:
    return bool(row.body["by"] == "clock")
