"""A seat of a table, and its holder."""

from dataclasses import dataclass

from trimino.room.settings import BotSeat, SeatPlan


@dataclass
class Seat:
    """A seat of a table.

    `kept` is for whom a rematch keeps it; `missed` says that the clock played its last action.
    """

    plan: SeatPlan
    guest: str | None = None
    kept: str | None = None
    contribution: str | None = None
    away: bool = False
    missed: bool = False

    @property
    def bot(self) -> str | None:
        """The bot that sits here, if one does."""
        return self.plan.bot if isinstance(self.plan, BotSeat) else None

    @property
    def is_vacant(self) -> bool:
        """Whether neither a person nor a bot sits here."""
        return self.guest is None and self.bot is None

    @property
    def is_spoken_for(self) -> bool:
        """Whether nobody else can sit down here."""
        return self.guest is not None or self.kept is not None or self.bot is not None

    @property
    def is_attended(self) -> bool:
        """Whether a person sits here and has not gone away."""
        return self.guest is not None and not self.away

    def is_free_for(self, guest: str) -> bool:
        """Whether this guest may sit down here."""
        return self.is_vacant and self.kept in (None, guest)

    def copy(self) -> "Seat":
        """The same seat, to be changed independently."""
        twin = object.__new__(Seat)
        twin.__dict__.update(self.__dict__)
        return twin

    def hand_over(self, bot: str) -> None:
        """Let a bot sit here from now on; what was contributed to the deals stays."""
        self.plan = BotSeat(kind="bot", bot=bot)
        self.guest = None
        self.away = self.missed = False

    def vacate(self) -> None:
        """Remove the holder of the seat."""
        self.guest = self.kept = self.contribution = None
        self.away = self.missed = False
