"""What a client may ask for over a table's socket.

Each command has an `id` that its client chose. A command that is carried out becomes a row of the
table's log, with that id, so that the same command is never carried out twice.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from trimino.room.settings import SeatNumber, SeatPlan, Strict

ID = "^[A-Za-z0-9_-]{1,64}$"

Contribution = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Decision = Annotated[int, Field(ge=0)]
Seats = Annotated[list[SeatNumber], Field(min_length=1, max_length=6)]
Names = Annotated[list[str], Field(max_length=6)]


class Greeting(StrEnum):
    """All that can be said at a table; the message `greeting-NAME` says it."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    OOPS = "oops"
    WAIT_PLEASE = "wait-please"
    GOOD_GAME = "good-game"
    GOODBYE = "goodbye"


class Asked(Strict):
    """Any command: its id, unique among those of one person at one table."""

    id: Annotated[str, Field(pattern=ID)]


class Sit(Asked):
    """Take seats, several only around one device. `contribution` mixes into the deals."""

    type: Literal["sit"]
    seats: Seats
    names: Names | None = None
    contribution: Contribution | None = None


class Leave(Asked):
    """Stand up; during a match the seat is played for until one comes back."""

    type: Literal["leave"]


class ComeBack(Asked):
    """Play on after having been away."""

    type: Literal["come-back"]


class SetSeat(Asked):
    """For the host: whom a seat is for, or how strong its bot is."""

    type: Literal["set-seat"]
    seat: SeatNumber
    plan: SeatPlan


class Free(Asked):
    """For the host: take a seat from somebody; in a match, from one who had to be played for."""

    type: Literal["free"]
    seat: SeatNumber


class Start(Asked):
    """For the host: begin the match."""

    type: Literal["start"]


class GoOn(Asked):
    """Be ready for the next round."""

    type: Literal["go-on"]


class Play(Asked):
    """Answer a decision with one of the legal actions, by its text."""

    type: Literal["play"]
    decision: Decision
    action: Annotated[str, Field(max_length=40)]


class Uncover(Asked):
    """Around one device: show the hand of whose turn it is."""

    type: Literal["uncover"]
    decision: Decision


class TakeBack(Asked):
    """Take back the placement that led to this decision."""

    type: Literal["take-back"]
    decision: Decision


class Greet(Asked):
    """Say something to everyone."""

    type: Literal["greet"]
    greeting: Annotated[Greeting, Field(strict=False)]


class Hint(Asked):
    """Ask what the engine would do; everyone sees that it was asked."""

    type: Literal["hint"]
    decision: Decision


class Rematch(Asked):
    """After the match: open another table with the same seats."""

    type: Literal["rematch"]


Command = Annotated[
    Sit
    | Leave
    | ComeBack
    | SetSeat
    | Free
    | Start
    | GoOn
    | Play
    | Uncover
    | TakeBack
    | Greet
    | Hint
    | Rematch,
    Field(discriminator="type"),
]

COMMANDS: TypeAdapter[Command] = TypeAdapter(Command)
