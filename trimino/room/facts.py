"""Facts: what the rows of a table's log say. A row is one fact; a table is its facts in order.

The server writes facts for itself: they hold the secret of the deals and who did what, and never
leave it. Tiles dealt are not written down, since they follow from the secret.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from trimino.room.commands import Greeting
from trimino.room.settings import SeatPlan, Settings

EARLIER_READING = 1
PRESENT_READING = 2
"""Numbers of the readings of the rules: amended settlements do not change a table that is open."""

By = Literal["person", "bot", "clock"]
"""The maker of an action."""


@dataclass(frozen=True)
class Practice:
    """The point of a known match at which a table begins: after an action of a round."""

    document: Mapping[str, Any]
    round: int
    action: int


@dataclass(frozen=True)
class Opened:
    """A table was opened; `kept` says for whom a rematch keeps which seat.

    `reading` is the reading of the rules that was in force. A table that is `guided` follows the
    script of the guided round. `cast` is the number of the character in the first seat; bots of
    earlier tables have none. `nameless` are the seats kept for somebody whose name is not shown.
    """

    kind: ClassVar[Literal["opened"]] = "opened"
    settings: Settings
    seats: tuple[SeatPlan, ...]
    secret: str
    kept: Mapping[int, str] = field(default_factory=dict)
    practice: Practice | None = None
    reading: int = PRESENT_READING
    guided: bool = False
    cast: int | None = None
    nameless: tuple[int, ...] = ()


@dataclass(frozen=True)
class Sat:
    """Somebody took seats, in place of those they had in the lobby."""

    kind: ClassVar[Literal["sat"]] = "sat"
    seats: tuple[int, ...]
    contribution: str | None


@dataclass(frozen=True)
class Left:
    """Somebody stood up."""

    kind: ClassVar[Literal["left"]] = "left"


@dataclass(frozen=True)
class GaveUp:
    """Somebody left the match for good: a bot plays on, or the match is over."""

    kind: ClassVar[Literal["gave-up"]] = "gave-up"


@dataclass(frozen=True)
class CameBack:
    """Somebody who was away plays on."""

    kind: ClassVar[Literal["came-back"]] = "came-back"


@dataclass(frozen=True)
class WentAway:
    """Somebody stayed away too long."""

    kind: ClassVar[Literal["went-away"]] = "went-away"
    seat: int


@dataclass(frozen=True)
class SeatSet:
    """The host chose who a seat is for."""

    kind: ClassVar[Literal["seat-set"]] = "seat-set"
    seat: int
    plan: SeatPlan


@dataclass(frozen=True)
class Freed:
    """A seat was taken from somebody; without a guest in its row, from somebody deleted."""

    kind: ClassVar[Literal["freed"]] = "freed"
    seat: int


@dataclass(frozen=True)
class NameHidden:
    """The host no longer shows the name of who sits in a seat."""

    kind: ClassVar[Literal["name-hidden"]] = "name-hidden"
    seat: int


@dataclass(frozen=True)
class Started:
    """The match began; with `players`, without the seats after so many."""

    kind: ClassVar[Literal["started"]] = "started"
    players: int | None = None


@dataclass(frozen=True)
class WentOn:
    """Somebody is ready for the next round."""

    kind: ClassVar[Literal["went-on"]] = "went-on"


@dataclass(frozen=True)
class Dealt:
    """The next round was dealt."""

    kind: ClassVar[Literal["dealt"]] = "dealt"


@dataclass(frozen=True)
class Played:
    """An action, by a person, a bot in its own seat or in somebody's, or by the clock."""

    kind: ClassVar[Literal["played"]] = "played"
    seat: int
    action: str
    by: By


@dataclass(frozen=True)
class Uncovered:
    """Around one device the hand on turn was shown."""

    kind: ClassVar[Literal["uncovered"]] = "uncovered"
    seat: int


@dataclass(frozen=True)
class TakenBack:
    """The last actions were taken back, and the deals between them.

    `after_reveal` says that something hidden had come to light since the first of them.
    """

    kind: ClassVar[Literal["taken-back"]] = "taken-back"
    actions: int = 1
    after_reveal: bool = False


@dataclass(frozen=True)
class Greeted:
    """Somebody said something to everyone."""

    kind: ClassVar[Literal["greeted"]] = "greeted"
    greeting: Greeting


@dataclass(frozen=True)
class Hinted:
    """Somebody asked for a hint."""

    kind: ClassVar[Literal["hinted"]] = "hinted"
    seat: int


@dataclass(frozen=True)
class RematchOpened:
    """Another table with the same seats was opened."""

    kind: ClassVar[Literal["rematch-opened"]] = "rematch-opened"
    table: str


@dataclass(frozen=True)
class EndLost:
    """The database lost rows that somebody had seen: those after a version, up to another.

    What was lost is not known, and the match goes on without it.
    """

    kind: ClassVar[Literal["end-lost"]] = "end-lost"
    after: int
    upto: int


@dataclass(frozen=True)
class Expired:
    """The table was closed, since nobody came for too long."""

    kind: ClassVar[Literal["expired"]] = "expired"


Fact = (
    Opened
    | Sat
    | Left
    | GaveUp
    | CameBack
    | WentAway
    | SeatSet
    | Freed
    | NameHidden
    | Started
    | WentOn
    | Dealt
    | Played
    | Uncovered
    | TakenBack
    | Greeted
    | Hinted
    | RematchOpened
    | EndLost
    | Expired
)
"""Any of the facts; `kind` tells them apart."""
