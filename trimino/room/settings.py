"""Settings of a table: what is agreed on before the match, and for whom each seat is."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from trimino.records.house_rules_notation import MAX_RULES_NAME
from trimino.room.constraints import Constraint, Discriminator, StrictData, TextEnum

MAX_SEATS = 6
MIN_TURN_SECONDS = 15
MIN_GRACE_SECONDS = 10
MAX_TURN_SECONDS = 3 * 24 * 60 * 60

SeatNumber = Annotated[int, Constraint(ge=0, le=MAX_SEATS - 1)]
TurnSeconds = Annotated[int, Constraint(ge=MIN_TURN_SECONDS, le=MAX_TURN_SECONDS)]
GraceSeconds = Annotated[int, Constraint(ge=MIN_GRACE_SECONDS, le=MAX_TURN_SECONDS)]
RosterName = Annotated[str, Constraint(min_length=1, max_length=20)]
RulesSetting = Annotated[str, Constraint(max_length=40)] | dict[str, Any]
"""As in a record: an id, or an object with `base` and each field that differs."""


RulesName = Annotated[str, Constraint(max_length=MAX_RULES_NAME)]
"""The name of house rules."""


class Away(TextEnum):
    """Stand-ins for a player who stays away."""

    CLOCK = "clock"
    BOT = "bot"


@dataclass(frozen=True, kw_only=True)
class Settings(StrictData):
    """The settings of a table; those left out are as on the sheet.

    `friendly` lets somebody who plays alone or with bots take back everything.
    """

    rules: RulesSetting = "triomino"
    rules_name: RulesName | None = None
    rounds_to_play: int | None = None
    well_size: int | None = None
    youngest: SeatNumber = 0
    turn_seconds: TurnSeconds | None = None
    grace_seconds: GraceSeconds | None = None
    when_away: Away = Away.BOT
    stand_in: RosterName = "casual"
    public: bool = False
    hints: bool = True
    friendly: bool = True


@dataclass(frozen=True, kw_only=True)
class PersonSeat(StrictData):
    """A seat that waits for a person."""

    kind: Literal["person"]


@dataclass(frozen=True, kw_only=True)
class OpenSeat(StrictData):
    """A seat that anyone may take; if nobody has when the match starts, a bot does."""

    kind: Literal["open"]


@dataclass(frozen=True, kw_only=True)
class BotSeat(StrictData):
    """A seat for a bot of the roster."""

    kind: Literal["bot"]
    bot: RosterName


SeatPlan = Annotated[PersonSeat | OpenSeat | BotSeat, Discriminator("kind")]
"""For whom a seat is."""
