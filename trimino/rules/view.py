"""Views: what one reader may know, which is a seat or a spectator.

A `Position` is the table as the reader sees it at one moment; a `View` adds the events so far. They
hold nothing hidden, so a bot that gets one cannot cheat.
"""

from typing import NamedTuple

from trimino.rules.deal import Deal
from trimino.rules.deprecation import warn_renamed
from trimino.rules.earlier_readings import EarlierReadings
from trimino.rules.errors import SetupError, SetupReason
from trimino.rules.events import Event, Phase, RoundEnd
from trimino.rules.field import Field
from trimino.rules.hooks import HOOKS
from trimino.rules.legal import LegalActions
from trimino.rules.outcome import Outcome, outcome_of
from trimino.rules.position_check import check_position
from trimino.rules.refusal import Refusals, refusals, refusals_without_turn
from trimino.rules.ruleset import Ruleset
from trimino.rules.scoring import Hand
from trimino.rules.summaries import number_of
from trimino.rules.type_check import check_type


class Position(NamedTuple):
    """The table at one moment as its reader sees it; hands of others and the well are counts."""

    rules: Ruleset
    """The rules that are played by."""
    reader: int | None
    """The seat that sees this; None for a spectator."""
    turn: int
    """The seat whose turn it is; of a round that is over, whose turn was the last."""
    phase: Phase
    """The decision that the seat whose turn it is has to make."""
    fields: tuple[Field, ...]
    """The fields on the table."""
    counts: tuple[int, ...]
    """The number of tiles each seat holds."""
    well: int
    """The number of tiles left to draw."""
    hand: Hand
    """The tiles of the reader, in order; none for a spectator."""
    draws: int
    """The number of tiles drawn in this turn."""
    drawn: Hand
    """The tiles drawn in this turn, the newest last, if it is the reader's turn; else none."""
    passes: int
    """The number of turns in a row that have ended in a pass, counted as in `State.passes`."""
    totals: tuple[int, ...]
    """The total of every seat now."""
    opener_is_set: bool = False
    """Whether the round before decided who opens, and no tile did."""

    def __repr__(self) -> str:
        return f"<Position of {self.rules.base}: reader {self.reader}, {self.phase} of {self.turn}>"

    def _repr_svg_(self) -> str:
        return HOOKS.svg(self)

    def of_seat(self, seat: int, hand: Hand, drawn: Hand) -> "Position":
        """The position as a seat sees it, made from a spectator's: with the seat's own tiles."""
        rules, _, turn, phase, fields, counts, well, _, draws, _, passes, totals, opener = self
        seen = rules, seat, turn, phase, fields, counts, well, hand, draws, drawn, passes
        return tuple.__new__(Position, (*seen, totals, opener))

    @property
    def is_turn(self) -> bool:
        """Whether the reader is to act."""
        return self.reader == self.turn and self.phase is not Phase.OVER

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the reader; none unless it is the reader's turn."""
        if not self.is_turn:
            return LegalActions(self.rules, Phase.OVER)
        return LegalActions(
            self.rules,
            self.phase,
            self.fields,
            self.hand,
            self.drawn,
            self.well,
            len(self.counts) == 1,
            self.opener_is_set,
        )

    @property
    def refusals(self) -> Refusals:
        """The reasons why the reader cannot lay a tile of the hand, draw or pass now."""
        if self.is_turn:
            return refusals(self.legal)
        return refusals_without_turn(self.reader, self.hand, over=self.phase is Phase.OVER)


class View(NamedTuple):
    """A round as its reader knows it."""

    position: Position
    """The table as the reader sees it now."""
    events: tuple[Event, ...]
    """The actions so far; a tile that another seat drew is left out."""
    before: tuple[int, ...]
    """The total of every seat before the round."""
    youngest: int
    """The seat that opens where the youngest does."""
    end: RoundEnd | None = None
    """The end of the round, once it is over."""
    hands: tuple[Hand, ...] | None = None
    """All hands, once they have been counted for everyone to see."""
    deal: Deal | None = None
    """The deal, once the match is over (settlement 18)."""
    opener: int | None = None
    """The seat that opens because of the round before; None where deal or age decide."""

    def __repr__(self) -> str:
        return f"<View of {number_of(len(self.events), 'action')}: {self.position!r}>"

    def _repr_svg_(self) -> str:
        return HOOKS.svg(self)

    @property
    def is_mere_position(self) -> bool:
        """Whether the actions that led here are unknown: tiles lie there, and no event laid any."""
        laid = sum(len(field.laid) for field in self.position.fields)
        return not self.events and laid > (len(self.position.counts) == 1)

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
    """The rules that are played by."""
    players: int
    """The number of players."""
    youngest: int
    """The seat that opens where the youngest does."""
    rounds_to_play: int | None
    """The number of rounds agreed on, if it is not the number in the rules."""
    well_size: int | None
    """The size of a solo game’s well, where one was chosen."""
    rounds: tuple[View, ...]
    """The rounds dealt so far; the last one is being played, or was the last."""
    totals: tuple[int, ...]
    """The total of every seat now."""
    winners: tuple[int, ...]
    """The seats that have won; none before the end."""
    earlier: EarlierReadings = ()
    """The settlements that the match is judged by as they were read before; mostly none."""

    @classmethod
    def of_position(cls, position: Position) -> "MatchView":
        """The view of a position in a first round, of which nothing earlier is known.

        Its totals count as those from before the round. A hidden tile may then lie in any hand or
        in the well, and each way is as likely as the others. No whole round leads to such a view.
        A position that the rules make impossible is refused with a `SetupError`.
        """
        check_type("position", position, Position)
        check_position(position)
        now = View(position, (), position.totals, 0)
        return cls(position.rules, len(position.counts), 0, None, None, (now,), position.totals, ())

    def __repr__(self) -> str:
        players, rounds = number_of(self.players, "player"), number_of(len(self.rounds), "round")
        return f"<MatchView of {self.rules.base}, {players}, {rounds}>"

    def _repr_svg_(self) -> str:
        return HOOKS.svg(self)

    @property
    def seats(self) -> int:
        """Deprecated name of `players`."""
        warn_renamed("MatchView.seats", "players")
        return self.players

    @property
    def outcome(self) -> Outcome | None:
        """The reason for the end of the match, and its winners; None while it goes on."""
        return outcome_of(self.rules, self.rounds, self.rounds_to_play, self.earlier)

    @property
    def now(self) -> View:
        """The round being played, or the last one."""
        if not self.rounds:
            raise SetupError(SetupReason.NOT_DEALT)
        return self.rounds[-1]

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the reader in the round being played."""
        return self.now.legal
