"""The state of a table as one person may know it, kept up to date by frames."""

import time
from collections.abc import Sequence

from trimino.client.decoding import rules_from_values
from trimino.client.history import MatchHistory, extend_history, history_of, past_view, present_view
from trimino.records.values import MatchValues
from trimino.room.frame_types import (
    ClockValues,
    EventValues,
    GreetedEvent,
    PresenceFrame,
    SeatValues,
    TableValues,
    UpdateFrame,
    ViewFrame,
)
from trimino.room.story_types import StoryValues
from trimino.rules import EarlierReading, MatchView, View


class TableState:
    """The last view of a table and everything that followed.

    `table`, `clock` and `match` are values of the protocol, `view` the same as values of the rules.
    """

    def __init__(self, frame: ViewFrame, story: StoryValues | None) -> None:
        self.version = frame["version"]
        self.table: TableValues = frame["table"]
        self.clock: ClockValues = frame["clock"]
        self.match: MatchValues | None = frame["match"]
        self.here: Sequence[int] | None = None
        self.watching = 0
        self.greeting: GreetedEvent | None = None
        self._clock_read_at = time.monotonic()
        self.history: MatchHistory = history_of(story) if story else ()
        self._past: list[View] = []
        # A story is fetched after the frame, and so may be ahead of the frames.
        self._history_version = (story["version"] if story else None) or frame["version"]
        self.rules = rules_from_values((self.match or self.table["settings"])["rules"])
        self.view: MatchView | None = None
        self._update_view()

    @property
    def is_behind_story(self) -> bool:
        """Whether frames are still to come that the story has told already; the view waits."""
        return self.version < self._history_version

    @property
    def status(self) -> str:
        """`lobby`, `playing` or `over`."""
        return self.table["status"]

    @property
    def rules_name(self) -> str:
        """The name of the house rules; empty if they have none."""
        # Servers of earlier versions send no name.
        return self.table["settings"].get("rules_name") or ""

    @property
    def seats(self) -> Sequence[SeatValues]:
        """The seats with their players, as values of the protocol."""
        return self.table["seats"]

    @property
    def is_host(self) -> bool:
        """Whether the table is yours to start."""
        return self.table["host"]

    @property
    def own(self) -> int | None:
        """Your seat; None for a spectator."""
        return next((n for n, seat in enumerate(self.seats) if seat["yours"]), None)

    @property
    def free(self) -> list[int]:
        """The seats that you could take, a seat kept for you first."""
        vacant = [n for n, seat in enumerate(self.seats) if not seat["taken"]]
        return sorted(vacant, key=lambda n: not self.seats[n]["kept"])

    @property
    def players(self) -> int:
        """The number of players, people and bots, if the free seats are left out."""
        return sum(seat["taken"] for seat in self.seats)

    @property
    def moves_up(self) -> list[tuple[int, int]]:
        """From where to where players move up, so that the free seats are at the end."""
        behind = (n for n, seat in enumerate(self.seats) if seat["taken"] and n >= self.players)
        holes = (n for n in sorted(self.free) if n < self.players)
        return list(zip(behind, holes, strict=True))

    @property
    def decision(self) -> int:
        """The number of the open decision, which an action must name."""
        return self.clock["decision"]

    @property
    def time_left(self) -> float | None:
        """The seconds left for the open decision; None without a time limit."""
        left = self.clock["time_left"]
        return None if left is None else max(0.0, left - (time.monotonic() - self._clock_read_at))

    def take(self, frame: UpdateFrame) -> None:
        """Apply an update; events that are known already are skipped."""
        if frame["version"] < self.version:
            return
        self.table = frame.get("table", self.table)
        self.clock, self._clock_read_at = frame["clock"], time.monotonic()
        for event in frame["events"]:
            self._take_event(event)
        if self.match is not None and "now" in frame:
            self.match = {**self.match, **frame["now"]}
        self.version = frame["version"]
        self._update_view()

    def take_table(self, table: TableValues) -> None:
        """Replace the settings and seats."""
        self.table = table

    def take_presence(self, frame: PresenceFrame) -> None:
        """Note who has an open connection."""
        self.here, self.watching = frame["here"], frame["watching"]

    def _take_event(self, event: EventValues) -> None:
        if event["kind"] == "greeted":
            self.greeting = event
        elif event["kind"] == "dealt" or event["kind"] == "played":
            self.greeting = None
        if event["version"] > max(self._history_version, self.version):
            self.history = extend_history(self.history, event)
            self._history_version = event["version"]

    def _update_view(self) -> None:
        """Make the view of this version, unless the history is ahead of the frames."""
        match = self.match
        if match is None or not self.history or self.is_behind_story:
            return
        youngest = match["youngest"]
        *earlier, last = self.history
        for played in earlier[len(self._past) :]:
            self._past.append(past_view(played, self.rules, youngest, match["seat"]))
        self.view = MatchView(
            self.rules,
            match["seats"],
            youngest,
            match["rounds_to_play"],
            match["well_size"],
            (*self._past, present_view(last, self.rules, match)),
            tuple(match["totals"]),
            tuple(match["winners"]),
            tuple(map(EarlierReading, match.get("earlier", ()))),
        )

    def __repr__(self) -> str:
        return f"<TableState: {self.status}, version {self.version}>"
