"""What a row of a table's log says. A row is one fact; a table is its facts in order.

Facts are written by the server for itself: they hold the secret of the deals and who did what, and
never leave it. Tiles dealt are not written down, since they follow from the secret.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from trimino.room.commands import Greeting
from trimino.room.settings import SeatPlan, Settings, Strict


class Practice(Strict):
    """Where a table begins in the middle of a match that is known: after an action of a round."""

    document: dict[str, Any]
    round: int
    action: int


class Opened(Strict):
    """A table was opened; `kept` says for whom a rematch keeps which seat."""

    kind: Literal["opened"] = "opened"
    settings: Settings
    seats: tuple[SeatPlan, ...]
    secret: str
    kept: dict[int, str] = Field(default_factory=dict)
    practice: Practice | None = None


class Sat(Strict):
    kind: Literal["sat"] = "sat"
    seats: tuple[int, ...]
    contribution: str | None


class Left(Strict):
    kind: Literal["left"] = "left"


class CameBack(Strict):
    kind: Literal["came-back"] = "came-back"


class WentAway(Strict):
    """Someone stayed away too long."""

    kind: Literal["went-away"] = "went-away"
    seat: int


class SeatSet(Strict):
    kind: Literal["seat-set"] = "seat-set"
    seat: int
    plan: SeatPlan


class Freed(Strict):
    kind: Literal["freed"] = "freed"
    seat: int


class Started(Strict):
    kind: Literal["started"] = "started"


class WentOn(Strict):
    kind: Literal["went-on"] = "went-on"


class Dealt(Strict):
    kind: Literal["dealt"] = "dealt"


class Played(Strict):
    """An action, by a person, a bot in its own seat or in somebody's, or by the clock."""

    kind: Literal["played"] = "played"
    seat: int
    action: str
    by: Literal["person", "bot", "clock"]


class Uncovered(Strict):
    kind: Literal["uncovered"] = "uncovered"
    seat: int


class TakenBack(Strict):
    kind: Literal["taken-back"] = "taken-back"


class Greeted(Strict):
    kind: Literal["greeted"] = "greeted"
    greeting: Annotated[Greeting, Field(strict=False)]


class Hinted(Strict):
    kind: Literal["hinted"] = "hinted"
    seat: int


class RematchOpened(Strict):
    kind: Literal["rematch-opened"] = "rematch-opened"
    table: str


class Expired(Strict):
    """Nobody came for so long that the table is closed."""

    kind: Literal["expired"] = "expired"


Fact = Annotated[
    Opened
    | Sat
    | Left
    | CameBack
    | WentAway
    | SeatSet
    | Freed
    | Started
    | WentOn
    | Dealt
    | Played
    | Uncovered
    | TakenBack
    | Greeted
    | Hinted
    | RematchOpened
    | Expired,
    Field(discriminator="kind"),
]

FACTS: TypeAdapter[Fact] = TypeAdapter(Fact)
