"""How things stand at a table: its seats, its match, and what is to be decided."""

from enum import StrEnum

from trimino.records.fair import Fairness, commitment
from trimino.records.writing import rules_value
from trimino.room.facts import Opened
from trimino.room.log_entry import Happening
from trimino.room.log_row import Row
from trimino.room.seat import Seat
from trimino.room.settings import Settings
from trimino.room.setup import rules_of
from trimino.rules import Match, Ruleset


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Situation:
    """How things stand at a table.

    `decision` is the version of the row that brought about what is to be decided now. `shown` is
    the version at which something hidden last came to light, `back_at` the one at which somebody
    who was away last played again, `acts` the versions of this round's actions.
    """

    def __init__(self, table: str, host: str, opened: Opened, at: float) -> None:
        self.table = table
        self.host = host
        self.settings: Settings = opened.settings
        self.practice = opened.practice
        self.rules: Ruleset = rules_of(opened)
        self.rules_value = rules_value(self.rules)
        self.secret = bytes.fromhex(opened.secret)
        self.commitment = commitment(self.secret)
        self.seats = [
            Seat(plan, kept=opened.kept.get(number)) for number, plan in enumerate(opened.seats)
        ]
        self.status = Status.LOBBY
        self.match: Match | None = None
        self.version = 0
        self.decision = 0
        self.decided_at = self.turn_began = self.touched_at = at
        self.shown = 0
        self.back_at = 0
        self.acts: list[int] = []
        self.uncovered: int | None = None
        self.ready: set[str] = set()
        self.hinted = False
        self.rematch: str | None = None
        self.happenings: list[Happening] = []
        self.commands: dict[tuple[str, str], int] = {}

    @property
    def fairness(self) -> Fairness:
        """What proves the deals; only for a match that is over."""
        return Fairness(self.secret, self.contributions)

    @property
    def contributions(self) -> tuple[bytes | None, ...]:
        return tuple(
            bytes.fromhex(seat.contribution) if seat.contribution else None for seat in self.seats
        )

    @property
    def people(self) -> list[str]:
        """Everybody who sits here, once each, in the order of seats."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest is not None))

    @property
    def is_attended(self) -> bool:
        """Whether anybody sits here who has not gone away."""
        return any(seat.is_attended for seat in self.seats)

    @property
    def turn(self) -> int | None:
        """Whose turn it is, if a decision is waited for."""
        if self.match is None or self.status is not Status.PLAYING or self.match.needs_deal:
            return None
        return self.match.round.turn

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        if guest is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    def concerns(self, guest: str | None) -> bool:
        """Whether somebody is told anything here that not everyone is."""
        own = (guest in (seat.guest, seat.kept) for seat in self.seats)
        return guest is not None and (guest == self.host or any(own))

    def reader(self, guest: str | None) -> int | None:
        """The seat through whose eyes somebody sees the table; None is a spectator's.

        Around one device that is the seat on turn, once it has uncovered its hand.
        """
        seats = self.seats_of(guest)
        if len(seats) == 1:
            return seats[0]
        return self.uncovered if self.uncovered in seats else None

    def decide_anew(self, row: Row) -> None:
        self.decision, self.decided_at = row.version, row.at

    def reveal(self, row: Row) -> None:
        """Something hidden came to light: what was laid before stays."""
        self.shown = row.version

    def begin_turn(self, row: Row) -> None:
        self.turn_began = row.at
        self.uncovered = None
