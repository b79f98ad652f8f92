"""What one reader may know: a seat, or a spectator, who is no seat at all.

A `Position` is what that reader sees on the table at one moment; a `View` adds how it came about.
Both hold nothing else, so whoever is handed one cannot cheat.
"""

from typing import NamedTuple

from trimino.rules.deal import Deal
from trimino.rules.deprecation import warn_renamed
from trimino.rules.events import Event, Phase, RoundEnd
from trimino.rules.field import Field
from trimino.rules.legal import LegalActions
from trimino.rules.outcome import Outcome, outcome_of
from trimino.rules.ruleset import Ruleset
from trimino.rules.scoring import Hand


class Position(NamedTuple):
    """The table at one moment as its reader sees it; hands of others and the well are counts."""

    rules: Ruleset
    reader: int | None
    turn: int
    phase: Phase
    fields: tuple[Field, ...]
    counts: tuple[int, ...]
    well: int
    hand: Hand
    draws: int
    drawn: Hand
    passes: int
    totals: tuple[int, ...]

    @property
    def is_turn(self) -> bool:
        """Whether the reader is to act."""
        return self.reader == self.turn and self.phase is not Phase.OVER

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the reader; none unless it is the reader's turn."""
        if not self.is_turn:
            return LegalActions(self.rules, Phase.OVER)
        return LegalActions(self.rules, self.phase, self.fields, self.hand, self.drawn, self.well)


class View(NamedTuple):
    """A round as its reader knows it.

    `events` are the actions so far, with what others drew left out. `hands` are there once they
    have been counted for everyone to see; `deal` once the match is over (settlement 18).
    """

    position: Position
    events: tuple[Event, ...]
    before: tuple[int, ...]
    youngest: int
    end: RoundEnd | None = None
    hands: tuple[Hand, ...] | None = None
    deal: Deal | None = None

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the reader."""
        return self.position.legal

    @property
    def totals(self) -> tuple[int, ...]:
        """Every seat's total now."""
        return self.position.totals


class MatchView(NamedTuple):
    """A match as its reader knows it, round by round."""

    rules: Ruleset
    players: int
    youngest: int
    rounds_to_play: int | None
    well_size: int | None
    rounds: tuple[View, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def seats(self) -> int:
        """Deprecated name of `players`."""
        warn_renamed("MatchView.seats", "players")
        return self.players

    @property
    def outcome(self) -> Outcome | None:
        """Why the match is over and who has won; None while it goes on."""
        return outcome_of(self.rules, self.rounds, self.rounds_to_play)

    @property
    def now(self) -> View:
        """The round being played, or the last one."""
        return self.rounds[-1]

    @property
    def legal(self) -> LegalActions:
        return self.now.legal
