"""What a table agrees on before it is played at."""

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SHORTEST_TURN = 15
LONGEST_TURN = 3 * 24 * 60 * 60

SeatNumber = Annotated[int, Field(ge=0, le=5)]
BotName = Annotated[str, Field(min_length=1, max_length=20)]
Rules = Annotated[str, Field(max_length=40)] | dict[str, Any]
"""As in a record: an id, or an object with `base` and each field that differs."""


class Strict(BaseModel):
    """Nothing is converted, and nothing unknown is passed over."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Away(StrEnum):
    """Who plays for someone who stays away."""

    CLOCK = "clock"
    BOT = "bot"


class Settings(Strict):
    """How a table plays; what is left out is as the sheet has it."""

    rules: Rules = "triomino"
    rounds_to_play: int | None = None
    well_size: int | None = None
    youngest: SeatNumber = 0
    turn_seconds: Annotated[int, Field(ge=SHORTEST_TURN, le=LONGEST_TURN)] | None = None
    grace_seconds: Annotated[int, Field(ge=10, le=LONGEST_TURN)] | None = None
    when_away: Annotated[Away, Field(strict=False)] = Away.BOT
    stand_in: BotName = "casual"
    public: bool = False
    hints: bool = True


class PersonSeat(Strict):
    """A seat that waits for a person."""

    kind: Literal["person"]


class OpenSeat(Strict):
    """A seat that anyone may take; if nobody has when the match starts, a bot does."""

    kind: Literal["open"]


class BotSeat(Strict):
    """A seat for a bot of the roster."""

    kind: Literal["bot"]
    bot: BotName


SeatPlan = Annotated[PersonSeat | OpenSeat | BotSeat, Field(discriminator="kind")]
