"""Commands that a client sends over a table's socket.

Each command has an `id` that its client chose. A command that is accepted becomes a row of the
table's log, with that id, so that the same command is never carried out twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from trimino.room.constraints import Constraint, Discriminator, StrictData, TextEnum
from trimino.room.settings import MAX_SEATS, SeatNumber, SeatPlan

ID = "^[A-Za-z0-9_-]{1,64}$"

CommandId = Annotated[str, Constraint(pattern=ID)]
Contribution = Annotated[str, Constraint(pattern="^[0-9a-f]{64}$")]
DecisionNumber = Annotated[int, Constraint(ge=0)]
SeatNumbers = Annotated[list[SeatNumber], Constraint(min_length=1, max_length=MAX_SEATS)]
PlayersToSeat = Annotated[int, Constraint(ge=2, le=MAX_SEATS)]
SeatNames = Annotated[list[str], Constraint(max_length=MAX_SEATS)]
ActionText = Annotated[str, Constraint(max_length=40)]


class Greeting(TextEnum):
    """All that can be said at a table; the message `greeting-NAME` says it."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    OOPS = "oops"
    WAIT_PLEASE = "wait-please"
    GOOD_GAME = "good-game"
    GOODBYE = "goodbye"


@dataclass(frozen=True, kw_only=True)
class CommandBase(StrictData):
    """Any command: its id, unique among those of one person at one table.

    `rate_limit` names the limit that it counts against, besides that for all commands.
    `needs_presence` says whether deciding it depends on who has an open socket, `carries_on`
    whether it carries a match on, and `opens_table` whether another table is opened for it.
    """

    rate_limit: ClassVar[str | None] = None
    needs_presence: ClassVar[bool] = False
    carries_on: ClassVar[bool] = False
    opens_table: ClassVar[bool] = False

    id: CommandId

    @property
    def hint_decision(self) -> int | None:
        """The decision for which a hint is to be computed, if that is what is asked for."""
        return None

    @property
    def expects_perfection(self) -> bool:
        """Whether a hint is to expect perfect play of everybody."""
        return False

    @property
    def chosen_names(self) -> Sequence[str]:
        """The names that the person chose for seats, instead of their own."""
        return ()

    def seat_names(self, own: str) -> dict[int, str]:
        """The name for each seat that is taken; `own` is that of the person."""
        return {}


@dataclass(frozen=True, kw_only=True)
class Sit(CommandBase):
    """Take seats, or move to them before the match; several only around one device."""

    rate_limit: ClassVar[str | None] = "join"

    type: Literal["sit"]
    seats: SeatNumbers
    names: SeatNames | None = None
    contribution: Contribution | None = None

    @property
    def chosen_names(self) -> Sequence[str]:
        return self.names or ()

    def seat_names(self, own: str) -> dict[int, str]:
        names = [own] * len(self.seats) if self.names is None else self.names
        return dict(zip(self.seats, names, strict=True))


@dataclass(frozen=True, kw_only=True)
class Leave(CommandBase):
    """Stand up; during a match the seat is played for until one comes back."""

    # Or leaving and coming back would soon fill the log, which ends the match for all.
    rate_limit: ClassVar[str | None] = "join"
    carries_on: ClassVar[bool] = True

    type: Literal["leave"]


@dataclass(frozen=True, kw_only=True)
class GiveUp(CommandBase):
    """Leave a match for good; without another person to play on, it is over."""

    carries_on: ClassVar[bool] = True

    type: Literal["give-up"]


@dataclass(frozen=True, kw_only=True)
class ComeBack(CommandBase):
    """Play on after having been away."""

    rate_limit: ClassVar[str | None] = "join"
    carries_on: ClassVar[bool] = True

    type: Literal["come-back"]


@dataclass(frozen=True, kw_only=True)
class SetSeat(CommandBase):
    """For the host: whom a seat is for, or how strong its bot is."""

    rate_limit: ClassVar[str | None] = "join"

    type: Literal["set-seat"]
    seat: SeatNumber
    plan: SeatPlan


@dataclass(frozen=True, kw_only=True)
class Free(CommandBase):
    """For the host: take a seat from somebody; in a match, from one who had to be played for."""

    needs_presence: ClassVar[bool] = True

    type: Literal["free"]
    seat: SeatNumber


@dataclass(frozen=True, kw_only=True)
class HideName(CommandBase):
    """For the host: no longer show the name of somebody at this table."""

    type: Literal["hide-name"]
    seat: SeatNumber


@dataclass(frozen=True, kw_only=True)
class Start(CommandBase):
    """For the host: begin the match; with `players`, without the free seats after so many."""

    type: Literal["start"]
    players: PlayersToSeat | None = None


@dataclass(frozen=True, kw_only=True)
class GoOn(CommandBase):
    """Be ready for the next round."""

    rate_limit: ClassVar[str | None] = "greeting"
    carries_on: ClassVar[bool] = True

    type: Literal["go-on"]


@dataclass(frozen=True, kw_only=True)
class Play(CommandBase):
    """Answer a decision with one of the legal actions, by its text."""

    carries_on: ClassVar[bool] = True

    type: Literal["play"]
    decision: DecisionNumber
    action: ActionText


@dataclass(frozen=True, kw_only=True)
class Uncover(CommandBase):
    """Around one device: show the hand of whose turn it is."""

    carries_on: ClassVar[bool] = True

    type: Literal["uncover"]
    decision: DecisionNumber


@dataclass(frozen=True, kw_only=True)
class TakeBack(CommandBase):
    """Take back what led to this decision: the last action, or back to one's own last decision."""

    type: Literal["take-back"]
    decision: DecisionNumber


@dataclass(frozen=True, kw_only=True)
class Greet(CommandBase):
    """Say something to everyone."""

    rate_limit: ClassVar[str | None] = "greeting"

    type: Literal["greet"]
    greeting: Greeting


@dataclass(frozen=True, kw_only=True)
class Hint(CommandBase):
    """Ask for a hint, if wanted against perfect play; everyone sees that it was asked."""

    rate_limit: ClassVar[str | None] = "hint"

    type: Literal["hint"]
    decision: DecisionNumber
    perfect: bool = False

    @property
    def expects_perfection(self) -> bool:
        return self.perfect

    @property
    def hint_decision(self) -> int | None:
        return self.decision


@dataclass(frozen=True, kw_only=True)
class Rematch(CommandBase):
    """After the match: open another table with the same seats."""

    opens_table: ClassVar[bool] = True

    type: Literal["rematch"]


Command = Annotated[
    Sit
    | Leave
    | GiveUp
    | ComeBack
    | SetSeat
    | Free
    | HideName
    | Start
    | GoOn
    | Play
    | Uncover
    | TakeBack
    | Greet
    | Hint
    | Rematch,
    Discriminator("type"),
]
