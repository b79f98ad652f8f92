"""The witness of a table: keeps what the server showed, and notices if it shows something else."""

import warnings
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress

from trimino.client.errors import ClientError
from trimino.client.history import MatchHistory
from trimino.client.seen_store import SeenSource
from trimino.client.table_api import TableApi
from trimino.records.log_chain import next_head
from trimino.records.open_log import read_log
from trimino.records.replaying import replay
from trimino.records.seen import Contradiction, SeenTable, Stretch
from trimino.records.seen_proof import SeenProof, check_seen
from trimino.records.shown_course import Course, Trail, begun, course_in_view, known_course
from trimino.records.shown_moves import NO_MOVES_DIGEST, Moves, event_text
from trimino.room.frame_types import (
    AckFrame,
    EventValues,
    LostRows,
    SeatValues,
    TableValues,
    UpdateFrame,
    ViewFrame,
)

MAX_HEADS = 300
"""Heads of earlier versions that are remembered, to compare answers that come late."""


MAX_STRETCHES = 8
"""Stretches of moves that are kept; there is a new one whenever the client missed something."""


class HistoryWarning(UserWarning):
    """A server that shows another history than before."""


class TableWitness:
    """Keeps the first commitment, one's own contributions, and the last head of the log.

    Once the server contradicts what was kept, `doubt` says how, and what was kept stays as it was.
    The doubt is kept with it: a server that shows the true match again later does not dispel it.
    """

    def __init__(self, table: str, source: SeenSource) -> None:
        self._table, self._source = table, source
        self.seen = source.seen(table)
        self.doubt: Contradiction | None = None
        self._before: Mapping[int, str] = {}
        self._seated: dict[int, str] = {}
        self._lost: Sequence[LostRows] = ()
        self._heads: OrderedDict[int, str] = OrderedDict(self.seen.heads if self.seen else {})
        self._course = _kept_course(self.seen) if self.seen else None

    @property
    def kept(self) -> int | None:
        """The version of the last head that was kept."""
        return max(self.seen.heads, default=None) if self.seen else None

    def contribute(self, table: TableValues, seats: Sequence[int], contribution: str) -> None:
        """Store a contribution before it is sent, with the commitment that was shown before."""
        self.take_table(table)
        if self.seen is not None and self.doubt is None and table["status"] == "lobby":
            self._before = self.seen.sent
            sent = {**self.seen.sent, **dict.fromkeys(seats, contribution)}
            self._keep(self.seen._replace(sent=sent))

    def withdraw(self) -> None:
        """Remove the last contribution, which the server refused: what counts is as before."""
        if self.seen is not None and self.seen.sent:
            self._keep(self.seen._replace(sent=self._before))

    def take_table(self, table: TableValues) -> None:
        """Compare the commitment, and note when the match begins."""
        self._recall(table)
        if table["practice"] and self.seen is None:
            # It goes on from a record, and was not dealt here.
            return
        if self.seen is None:
            self._keep(SeenTable(self._table, table["commitment"]))
        elif self.seen.commitment != table["commitment"]:
            self._raise(Contradiction.COMMITMENT)
        elif table["status"] != "lobby":
            self._take_players(self.seen, table["seats"])

    def _recall(self, table: TableValues) -> None:
        """Raise a doubt of before again; by now the server may have declared what it lost."""
        self._lost = table.get("lost", ())
        if self.seen is not None and self.seen.doubt is not None:
            self._raise(self.seen.doubt)

    def _take_players(self, seen: SeenTable, seats: Sequence[SeatValues]) -> None:
        """Note in which seats people play, and which contributions count for this device."""
        if seen.sent:
            # A seat in which one sat for a while may have been left out at the start.
            own = {n for n, seat in enumerate(seats) if seat["yours"]}
            kept = {n: sent for n, sent in seen.sent.items() if n in own}
            dropped = {n: sent for n, sent in seen.sent.items() if n not in own}
            seen = seen._replace(contributions=kept, sent={}, dropped={**seen.dropped, **dropped})
        if self.doubt is None and seen.people is None:
            # Who is shown later may be shown to excuse a contribution that was added.
            shown = (n for n, seat in enumerate(seats) if seat["taken"] and seat["bot"] is None)
            seen = seen._replace(people=tuple(shown))
        self._keep(seen)

    def take(self, frame: ViewFrame | UpdateFrame) -> None:
        """Follow the hash chain from the last head to the one of a frame."""
        if "table" in frame:
            self._recall(frame["table"])
        self._take_seating(_events_of(frame))
        if "table" in frame:
            self.take_table(frame["table"])
        head = frame.get("head")
        version, kept = frame["version"], self.kept
        if head is None and kept is not None:
            # Servers of before the chain show none, but one that did cannot stop.
            self._raise(Contradiction.HISTORY)
        if head is None or self.doubt is not None:
            return
        if kept is not None and version < kept:
            self._raise(Contradiction.SHORTER)
            return
        if kept is not None:
            self._follow(kept, version, frame.get("links", []))
        self._note(version, head)
        if self.seen is None:
            return
        moves, new = self.seen.moves, _new_events(frame, kept)
        if kept is not None and new:
            moves = _with_events(moves, kept, version, new)
        self._take_course(frame, new)
        if self.doubt is None:
            seen = self.seen._replace(heads={version: head}, moves=moves)
            self._keep(_with_course(seen, self._course))

    def _take_course(
        self, frame: ViewFrame | UpdateFrame, new: Sequence[EventValues] | None
    ) -> None:
        """Follow the course of the match, and compare a whole view with it."""
        course = None if new is None else _course_after(self._course, new)
        if frame["type"] != "view":
            self._course = course
            return
        match = frame.get("match")
        shown = None if match is None else course_in_view(match)
        if (match is not None and shown is None) or (course and not course.leads_to(match)):
            self._raise(Contradiction.HISTORY)
        else:
            self._course = shown

    def take_history(self, history: MatchHistory) -> None:
        """Compare the rounds from which a table is drawn, which were fetched beside the frames."""
        if self.doubt is None and self._course and history:
            *_, last = history
            totals = [*(played.before for played in history[1:])]
            if last.ending is not None:
                totals.append(tuple(last.ending["totals"]))
            actions = (event["action"] for event in last.events)
            shown = known_course(len(history), last.dealt["start"], actions, totals)
            if not self._course.is_same(shown):
                self._raise(Contradiction.HISTORY)

    def _take_seating(self, events: Sequence[EventValues]) -> None:
        """Remove the contribution for a seat that was left, or taken again on another device."""
        for event in events:
            if event["kind"] != "sat" and event["kind"] != "left" and event["kind"] != "freed":
                continue
            for seat in event["seats"]:
                sent = self.seen.sent.get(seat) if self.seen else None
                if self.seen is None or sent is None or event["version"] <= (self.kept or 0):
                    continue
                if event["kind"] == "sat" and self._seated.get(seat) != sent:
                    self._seated[seat] = sent
                elif self.doubt is None:
                    others = {n: one for n, one in self.seen.sent.items() if n != seat}
                    dropped = {**self.seen.dropped, seat: sent}
                    self._keep(self.seen._replace(sent=others, dropped=dropped))

    def take_ack(self, frame: AckFrame) -> None:
        """Compare the head of an acknowledgement with the chain, or remember it until then."""
        if "head" in frame:
            self._note(frame["version"], frame["head"])

    async def check_deals(self, api: TableApi) -> SeenProof | None:
        """Check the record and the log of a finished match against the stored line.

        None says that nothing was.
        """
        document = await api.record()
        if self.seen is None or not (
            self.seen.contributions or self.seen.dropped or self.seen.heads
        ):
            return None
        return check_seen(document, replay(document), self.seen, read_log(await api.log()))

    def _follow(self, kept: int, version: int, links: Sequence[str]) -> None:
        """Compute the heads after the last one; a frame without their links cannot be right."""
        missing = version - kept
        if missing > len(links):
            self._raise(Contradiction.HISTORY)
            return
        head = bytes.fromhex(self._heads[kept])
        for number, link in enumerate(links[len(links) - missing :], start=kept + 1):
            head = next_head(head, bytes.fromhex(link))
            self._note(number, head.hex())

    def _note(self, version: int, head: str) -> None:
        if self._heads.setdefault(version, head) != head:
            self._raise(Contradiction.HISTORY)
        if len(self._heads) > MAX_HEADS:
            self._heads.popitem(last=False)

    def _keep(self, seen: SeenTable) -> None:
        if seen != self.seen:
            stored = self._source.seen(self._table)
            joined = seen if stored is None else _joined(stored, self.seen, seen)
            self.seen = seen
            # A full disk ends no game: what was seen is known as long as this client lasts.
            with suppress(ClientError):
                self._source.keep(joined)

    def _raise(self, doubt: Contradiction) -> None:
        if self.doubt is None:
            self.doubt = doubt = self._declared(doubt)
            if self.seen is not None:
                self._keep(self.seen._replace(doubt=doubt))
            warnings.warn(f"{self._table}: {doubt.value}", HistoryWarning, stacklevel=2)

    def _declared(self, doubt: Contradiction) -> Contradiction:
        """The doubt, told apart if the server says itself that it lost what was seen here."""
        kept = self.kept
        if kept is None or doubt is Contradiction.COMMITMENT:
            return doubt
        is_lost = any(lost["after"] < kept <= lost["upto"] for lost in self._lost)
        return Contradiction.LOST if is_lost else doubt


def _events_of(frame: ViewFrame | UpdateFrame) -> Sequence[EventValues]:
    """The events that a frame shows of the rows before it."""
    if frame["type"] == "view" and "missed" in frame:
        return frame["missed"]
    return frame.get("events", ())


def _new_events(frame: ViewFrame | UpdateFrame, kept: int | None) -> list[EventValues] | None:
    """Every row after the last one that was kept, as its event; None if some are not shown."""
    if kept is None:
        return None
    new = [event for event in _events_of(frame) if event["version"] > kept]
    versions = [event["version"] for event in new]
    return new if versions == [*range(kept + 1, frame["version"] + 1)] else None


def _with_events(
    moves: Mapping[Stretch, str], kept: int, version: int, new: Sequence[EventValues]
) -> Mapping[Stretch, str]:
    """The digests after events, which follow the last row that was kept."""
    stretch = next((one for one in moves if one[1] == kept), (kept, kept))
    if stretch not in moves and len(moves) >= MAX_STRETCHES:
        return moves
    found = Moves(moves.get(stretch, NO_MOVES_DIGEST))
    for event in new:
        found = found.then(event_text(event))
    others = {one: digest for one, digest in moves.items() if one != stretch}
    return {**others, (stretch[0], version): found.digest}


def _joined(stored: SeenTable, before: SeenTable | None, seen: SeenTable) -> SeenTable:
    """The stored line after a change; another client on this computer may have stored more."""
    if before is None or seen.contributions != before.contributions:
        stored = stored._replace(contributions={**stored.contributions, **seen.contributions})
    if before is not None and seen.sent != before.sent:
        stored = stored._replace(sent=seen.sent, dropped={**stored.dropped, **seen.dropped})
    if stored.people is None:
        stored = stored._replace(people=seen.people)
    stored = stored._replace(moves=longest_stretches(seen.moves, stored.moves))
    stored = stored._replace(doubt=seen.doubt or stored.doubt)
    if max(stored.heads, default=0) > max(seen.heads, default=0):
        return stored
    return stored._replace(heads=seen.heads, rounds=seen.rounds, totals=seen.totals)


def longest_stretches(*kept: Mapping[Stretch, str]) -> dict[Stretch, str]:
    """Of stretches that several clients kept, the longest that do not overlap."""
    chosen: dict[Stretch, str] = {}
    stretches = (one for moves in kept for one in moves.items())
    for (after, upto), digest in sorted(stretches, key=lambda one: one[0][0] - one[0][1]):
        if all(upto <= other[0] or other[1] <= after for other in chosen):
            chosen[after, upto] = digest
    return dict(sorted([*chosen.items()][:MAX_STRETCHES]))


def _course_after(course: Course | None, events: Sequence[EventValues]) -> Course | None:
    for event in events:
        if course is not None:
            course = course.then(event)
        elif event["kind"] == "dealt" and event["round"] == 1:
            course = begun(1, event["start"], Trail())
    return course


def _kept_course(seen: SeenTable) -> Course | None:
    """The course that a line stands for; those of earlier versions have none."""
    for (number, actions), digest in seen.rounds.items():
        for rounds, totals in seen.totals.items():
            return Course(number, Trail(actions, digest), Trail(rounds, totals))
    return None


def _with_course(seen: SeenTable, course: Course | None) -> SeenTable:
    if course is None:
        return seen._replace(rounds={}, totals={})
    actions, totals = course.actions.folded, course.totals.folded
    return seen._replace(
        rounds={(course.round, actions.number): actions.digest},
        totals={totals.number: totals.digest},
    )
