"""The room: the state of one table, and questions about it."""

from enum import StrEnum
from typing import Literal, NamedTuple, Self

from trimino.records.fair_deal import Fairness, commitment
from trimino.records.house_rules_notation import shown_rules_name
from trimino.records.log_chain import EMPTY_HEAD, head_after, next_head
from trimino.records.writing import rules_value
from trimino.room.characters import character_of
from trimino.room.facts import EndLost, Opened
from trimino.room.log_entry import LogEntry
from trimino.room.log_row import LogRow
from trimino.room.seat import Seat
from trimino.room.settings import Settings
from trimino.room.setup import resumed_match, rules_of_table
from trimino.rules import Match, Ruleset

MILESTONE = 128
"""Rows after which a head is kept, so that none has to be computed from the first row on."""


class Status(StrEnum):
    """Statuses of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class BrokenOff(NamedTuple):
    """A table that was over before its match: the seats that gave up, and the winners by that."""

    why: Literal["gave-up", "expired"]
    seats: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


class Room:
    """The state of one table. Only the handlers of facts change it, through `apply_row`.

    A number that names a moment is the version of a log row:

    - `decision`: what brought about the open decision
    - `last_reveal`: when something hidden last came to light
    - `last_return`: when somebody who was away last played again

    `line` are the actions played here that stand, of all rounds; what was taken back is not in it.
    `friendly` says that everything can be taken back, and `left_out` that something was after it
    had shown what is hidden, so that the match does not count.

    `resumed` is the match with which a practice begins, as the record has it.

    `links` has the link of every row in the hash chain over the log, and `head` is the last head.
    """

    def __init__(self, table: str, host: str, opened: Opened, at: float) -> None:
        self.table = table
        self.host = host
        self.opened = opened
        self.settings: Settings = opened.settings
        self.practice = opened.practice
        self.guided = opened.guided
        self.resumed = resumed_match(opened)
        self.rules: Ruleset = self.resumed.rules if self.resumed else rules_of_table(opened)
        self.rules_value = rules_value(self.rules)
        self.rules_name = shown_rules_name(opened.settings.rules_name)
        self.secret = bytes.fromhex(opened.secret)
        self.commitment = commitment(self.secret)
        self.seats = [
            Seat(plan, kept=opened.kept.get(number)) for number, plan in enumerate(opened.seats)
        ]
        self.status = Status.LOBBY
        self.broken_off: BrokenOff | None = None
        self.match: Match | None = None
        self.version = 0
        self.decision = 0
        self.decided_at = self.turn_began = self.touched_at = at
        self._turn_before = at
        self.last_reveal = 0
        self.last_return = 0
        self.line: list[LogEntry] = []
        self.uncovered: int | None = None
        self.ready: set[str] = set()
        self.nameless = {opened.kept[number] for number in opened.nameless}
        self.hinted = False
        self.friendly = False
        self.left_out = False
        self.rematch: str | None = None
        self.lost: list[EndLost] = []
        self.entries: list[LogEntry] = []
        self.links: list[bytes] = []
        self.head = EMPTY_HEAD
        self._milestones: tuple[bytes, ...] = ()
        self.commands: dict[tuple[str, str], int] = {}

    def copy(self) -> Self:
        """The same room, to be changed independently."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.match = self.match and self.match.copy()
        twin.line = self.line.copy()
        twin.ready = self.ready.copy()
        twin.nameless = self.nameless.copy()
        twin.lost = self.lost.copy()
        twin.entries = self.entries.copy()
        twin.links = self.links.copy()
        twin.commands = self.commands.copy()
        return twin

    def character_at(self, seat: int) -> str | None:
        """The character of the bot in a seat, if one sits there and has one."""
        cast, bot = self.opened.cast, self.seats[seat].bot
        return None if cast is None or bot is None else character_of(bot, cast + seat)

    @property
    def fairness(self) -> Fairness:
        """The proof of the deals; only for a match that is over."""
        return Fairness(self.secret, self.contributions)

    @property
    def contributions(self) -> tuple[bytes | None, ...]:
        """The contribution of each seat to the deals."""
        return tuple(
            bytes.fromhex(seat.contribution) if seat.contribution else None for seat in self.seats
        )

    @property
    def people(self) -> list[str]:
        """Everybody who sits here, once each, in the order of seats."""
        return list(dict.fromkeys([seat.guest for seat in self.seats if seat.guest is not None]))

    @property
    def is_attended(self) -> bool:
        """Whether anybody sits here who has not gone away."""
        return any(seat.is_attended for seat in self.seats)

    @property
    def turn(self) -> int | None:
        """The seat on turn, if a decision is open."""
        if self.match is None or self.status is not Status.PLAYING or self.match.needs_deal:
            return None
        return self.match.round.turn

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        found: tuple[int, ...] = ()
        if guest is not None:
            for number, seat in enumerate(self.seats):
                if seat.guest == guest:
                    found += (number,)
        return found

    @property
    def insiders(self) -> set[str | None]:
        """The guests whose frames differ from a spectator's: those seated here, and the host."""
        found: set[str | None] = {self.host}
        for seat in self.seats:
            found.update((seat.guest, seat.kept))
        return found

    def viewing_seat(self, guest: str | None) -> int | None:
        """The seat whose view a guest gets; None is a spectator's.

        Around one device that is the seat on turn, once it has uncovered its hand.
        """
        seats = self.seats_of(guest)
        if len(seats) == 1:
            return seats[0]
        return self.uncovered if self.uncovered in seats else None

    def chain(self, link: bytes) -> None:
        """Extend the hash chain by the link of a row."""
        self.links.append(link)
        self.head = next_head(self.head, link)
        if not len(self.links) % MILESTONE:
            self._milestones += (self.head,)

    def head_at(self, version: int) -> bytes:
        """The head of the hash chain after a version."""
        if version == self.version:
            return self.head
        passed = version // MILESTONE
        begin = self._milestones[passed - 1] if passed else EMPTY_HEAD
        return head_after(begin, self.links[passed * MILESTONE : version])

    def open_decision(self, row: LogRow) -> None:
        """Note that a row brought about a new decision."""
        self.decision, self.decided_at = row.version, row.at

    def note_reveal(self, row: LogRow) -> None:
        """Note that something hidden came to light: what was laid before cannot be taken back."""
        self.last_reveal = row.version

    def begin_turn(self, row: LogRow) -> None:
        """Note that a turn begins: its time runs, and its hand is covered."""
        self._turn_before, self.turn_began = self.turn_began, row.at
        self.uncovered = None

    def resume_turn(self, row: LogRow, ended_at: float | None) -> None:
        """Note that a turn goes on, if it had ended with the time that was left; cover its hand."""
        if ended_at is not None:
            self.turn_began = row.at - (ended_at - self._turn_before)
        self.uncovered = None
