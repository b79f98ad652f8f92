"""An oracle that knows all tiles, and says which of them a reader may know at which version.

It follows a table's log and the finished record through the rules, and shares nothing with what
makes frames. Tiles come back in every round, so each mention is judged by the round it is about.
"""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.live.mentions import Corners, Leak, corners, leaks
from trimino.records.fair_deal import fair_deal
from trimino.records.notation import parse_action
from trimino.records.record import replay
from trimino.rules import Deal, Match, Tile

ABOUT_NOW = ("match", "now", "ending", "nudge", "place", "advice", "plan")
"""Parts of a frame that may name tiles: those that its reader knows now."""


class OracleRow(NamedTuple):
    """A row of the log, as far as the oracle needs it."""

    version: int
    kind: str
    guest: str | None
    body: dict[str, Any]


def log_of(database: Path, table: str) -> list[OracleRow]:
    """The log of a table, straight from the file."""
    wanted = "SELECT version, kind, guest, body FROM log WHERE table_id = ? ORDER BY version"
    with sqlite3.connect(database) as connection:
        found = connection.execute(wanted, (table,)).fetchall()
    connection.close()
    return [
        OracleRow(version, kind, guest, json.loads(body)) for version, kind, guest, body in found
    ]


class Truth:
    """The hidden and the open tiles at every version of a table whose match is over."""

    def __init__(self, log: list[OracleRow], record: Mapping[str, Any]) -> None:
        final = replay(dict(record))
        self._deals = [played.deal for played in final.rounds]
        self._record = record
        self._match = Match(
            final.rules,
            final.players,
            youngest=final.youngest,
            rounds_to_play=final.rounds_to_play,
            well_size=final.well_size,
        )
        self._holders: list[str | None] = [None] * final.players
        self._uncovered: int | None = None
        self._started = False
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
        """The hidden tiles that a frame of some version names."""
        if self.is_over(version):
            return []
        now = self.knows(guest, version, self.round_at[version])
        found: list[Leak] = []
        for key, value in frame.items():
            if key in ("events", "missed"):
                found += self._event_leaks(value, guest, version)
            else:
                may = now if key in ABOUT_NOW else ()
                found += leaks(value, may, key)
        return found

    def story_leaks(self, story: Mapping[str, Any], guest: str | None) -> list[Leak]:
        """The hidden tiles that the story of a match names."""
        version = story["version"]
        if self.is_over(version):
            return []
        found = leaks({key: story[key] for key in story if key != "rounds"}, (), "story")
        for each in story["rounds"]:
            number = each["dealt"]["round"]
            found += leaks(each, self.knows(guest, version, number), f"round {number}")
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

    def _follow(self, row: OracleRow) -> None:
        _FOLLOWERS.get(row.kind, Truth._pass_over)(self, row)
        if self._uncovered is not None and self._match.round.turn != self._uncovered:
            self._uncovered = None
        self.round_at[row.version] = self._round
        self.holders_at[row.version] = tuple(self._holders)
        self._uncovered_at[row.version] = self._uncovered

    def _cover(self, seats: Collection[int]) -> None:
        """A hand is covered when whoever plays its seat goes, comes or changes."""
        if self._uncovered in seats:
            self._uncovered = None

    def _sat(self, row: OracleRow) -> None:
        for seat in row.body["seats"]:
            self._holders[seat] = row.guest
        self._cover(row.body["seats"])

    def _start(self, row: OracleRow) -> None:
        self._started = True

    def _left(self, row: OracleRow) -> None:
        """Before the match a seat is given up; in it, it stays theirs and is played for."""
        self._cover_own(row)
        if not self._started:
            self._holders = [None if one == row.guest else one for one in self._holders]

    def _gave_up(self, row: OracleRow) -> None:
        """The seat is a bot's from then on, unless that ends the match."""
        self._cover_own(row)
        others = [one for one in self._holders if one != row.guest]
        if not any(others) or len(others) == 1:
            self.over_at = row.version
        else:
            self._holders = [None if one == row.guest else one for one in self._holders]

    def _cover_own(self, row: OracleRow) -> None:
        self._cover([seat for seat, one in enumerate(self._holders) if one == row.guest])

    def _freed(self, row: OracleRow) -> None:
        self._holders[row.body["seat"]] = None
        self._cover([row.body["seat"]])

    def _went_away(self, row: OracleRow) -> None:
        self._cover([row.body["seat"]])

    def _dealt(self, row: OracleRow) -> None:
        if self._round == len(self._deals):
            self._deals.append(self._deal_that_was_taken_back())
        deal = self._deals[self._round]
        self._match.deal(deal)
        self._round, self._uncovered = self._round + 1, None
        for seat, hand in enumerate(deal.hands):
            for tile in hand:
                self._note_held(seat, tile, row)
        if deal.start is not None:
            self._public[self._round][corners(deal.start)] = row.version

    def _note_held(self, seat: int, tile: Tile, row: OracleRow) -> None:
        """Note a tile of a hand; what was taken back and comes again was known before."""
        self._held[self._round, seat].setdefault(corners(tile), row.version)

    def _deal_that_was_taken_back(self) -> Deal:
        """A deal that is not in the record follows from its proof, as the others do."""
        fair, match = self._record["fair"], self._match
        secret = bytes.fromhex(fair["secret"])
        sent = [text and bytes.fromhex(text) for text in fair["contributions"]]
        return fair_deal(match.rules, match.players, secret, sent, self._round + 1, match.well_size)

    def _uncover(self, row: OracleRow) -> None:
        self._uncovered = row.body["seat"]

    def _played(self, row: OracleRow) -> None:
        seat = row.body["seat"]
        event = self._match.play(parse_action(row.body["action"]), by_clock=_by_clock(row))
        if event.drawn is not None:
            self._note_held(seat, event.drawn, row)
        for field in self._match.round.fields:
            for laid in field.laid.values():
                self._public[self._round].setdefault(corners(laid.tile), row.version)
        if self._match.round.over:
            self._end_round(row)

    def _end_round(self, row: OracleRow) -> None:
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

    def _taken_back(self, row: OracleRow) -> None:
        for _ in range(row.body.get("actions", 1)):
            while not self._match.round.events:
                self._match.undo()
                self._round -= 1
            self._match.undo()
        self._uncovered = None

    def _expired(self, row: OracleRow) -> None:
        self.over_at = row.version

    def _pass_over(self, row: OracleRow) -> None:
        pass


_FOLLOWERS: dict[str, Callable[[Truth, OracleRow], None]] = {
    "sat": Truth._sat,
    "started": Truth._start,
    "left": Truth._left,
    "gave-up": Truth._gave_up,
    "came-back": Truth._cover_own,
    "went-away": Truth._went_away,
    "freed": Truth._freed,
    "dealt": Truth._dealt,
    "uncovered": Truth._uncover,
    "played": Truth._played,
    "taken-back": Truth._taken_back,
    "expired": Truth._expired,
}


def _by_clock(row: OracleRow) -> bool:
    return bool(row.body["by"] == "clock")
