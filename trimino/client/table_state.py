"""All that is known of a table: the last view, kept up to date by the frames that follow."""

import time
from collections.abc import Sequence

from trimino.client.decoding import rules_of
from trimino.client.history import MatchHistory, continued, history_of, past_view, present_view
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
from trimino.rules import MatchView, View


class TableState:
    """What the server told of a table so far."""

    def __init__(self, frame: ViewFrame, story: StoryValues | None) -> None:
        self.version = frame["version"]
        self.table: TableValues = frame["table"]
        self.clock: ClockValues = frame["clock"]
        self.match: MatchValues | None = frame["match"]
        self.here: Sequence[int] | None = None
        self.watching = 0
        self.greeting: GreetedEvent | None = None
        self._heard_at = time.monotonic()
        self._course: MatchHistory = history_of(story) if story else ()
        self._past: list[View] = []
        # The story may be ahead of the frames.
        self._told_until = (story["version"] if story else None) or frame["version"]
        self.rules = rules_of((self.match or self.table["settings"])["rules"])
        self.view: MatchView | None = None
        self._look_again()

    @property
    def status(self) -> str:
        return self.table["status"]

    @property
    def seats(self) -> Sequence[SeatValues]:
        return self.table["seats"]

    @property
    def host(self) -> bool:
        """Whether one is the host of the table."""
        return self.table["host"]

    @property
    def own(self) -> int | None:
        """The seat that is one's own; None for a spectator."""
        return next((n for n, seat in enumerate(self.seats) if seat["yours"]), None)

    @property
    def free(self) -> list[int]:
        """The seats that one could take, one that is kept first."""
        vacant = [n for n, seat in enumerate(self.seats) if not seat["taken"]]
        return sorted(vacant, key=lambda n: not self.seats[n]["kept"])

    @property
    def decision(self) -> int:
        return self.clock["decision"]

    @property
    def time_left(self) -> float | None:
        """The seconds that whose turn it is has now."""
        left = self.clock["time_left"]
        return None if left is None else max(0.0, left - (time.monotonic() - self._heard_at))

    def take(self, frame: UpdateFrame) -> None:
        """What happened since; of what was told already nothing is taken twice."""
        if frame["version"] < self.version:
            return
        self.table = frame.get("table", self.table)
        self.clock, self._heard_at = frame["clock"], time.monotonic()
        for event in frame["events"]:
            self._happened(event)
        if self.match is not None and "now" in frame:
            self.match = {**self.match, **frame["now"]}
        self.version = frame["version"]
        self._look_again()

    def take_table(self, table: TableValues) -> None:
        self.table = table

    def take_presence(self, frame: PresenceFrame) -> None:
        self.here, self.watching = frame["here"], frame["watching"]

    def _happened(self, event: EventValues) -> None:
        if event["kind"] == "greeted":
            self.greeting = event
        elif event["kind"] == "dealt" or event["kind"] == "played":
            self.greeting = None
        if event["version"] > max(self._told_until, self.version):
            self._course = continued(self._course, event)
            self._told_until = event["version"]

    def _look_again(self) -> None:
        """Make the view of now; while the story is ahead, that of before stays."""
        match = self.match
        if match is None or not self._course or self.version < self._told_until:
            return
        youngest = match["youngest"]
        *earlier, last = self._course
        for told in earlier[len(self._past) :]:
            self._past.append(past_view(told, self.rules, youngest))
        self.view = MatchView(
            self.rules,
            match["seats"],
            youngest,
            match["rounds_to_play"],
            match["well_size"],
            (*self._past, present_view(last, self.rules, match)),
            tuple(match["totals"]),
            tuple(match["winners"]),
        )
