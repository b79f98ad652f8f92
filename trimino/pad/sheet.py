"""The sheet of a score pad: each line with its points and warnings, rounds, totals and the end."""

from typing import NamedTuple

from trimino.pad.lines import HandCount, PadLine, RoundLine
from trimino.pad.warnings import Warnings
from trimino.rules import Outcome, Phase, PlacementKind, RoundEnd, Tile
from trimino.rules.events import Scores, total
from trimino.rules.field import Field
from trimino.rules.scoring import HandLeft
from trimino.rules.summaries import number_of
from trimino.rules.turn import goes_out


class ScoredLine(NamedTuple):
    """A line with what the rules say about it."""

    number: int
    """The number of the line, from 1."""
    line: PadLine
    phase: Phase
    """The phase in which it was written; TURN for the beginning and the end of a round."""
    scores: Scores = ()
    """The scores of its player, item by item; the end of a round is scored with the round."""
    kind: PlacementKind = PlacementKind.PLAIN
    """The kind that a tile made, by its place if that is known."""
    hexagons: int = 0
    warnings: Warnings = ()
    corrected: bool = False
    """Whether it was corrected after it was written."""
    totals: tuple[int, ...] = ()
    """The totals of the round's players after it."""

    @property
    def seat(self) -> int:
        """The seat of its player; −1 for the beginning and the end of a round."""
        return getattr(self.line, "seat", -1)

    @property
    def points(self) -> int:
        return total(self.scores)


class ScoredRound(NamedTuple):
    """A round as it stands on the sheet."""

    players: tuple[str, ...]
    """The names in the order of turns."""
    before: tuple[int, ...]
    """The total of each before the round."""
    lines: tuple[ScoredLine, ...]
    """Its lines, the one that begins it included."""
    totals: tuple[int, ...]
    turn: int | None
    """The seat whose turn it is, as far as known; None before the opening by the best tile."""
    phase: Phase
    """The phase now; OVER once the round has ended and its hands are written down."""
    waits_for_hands: bool
    """Whether the round is over but for the hands that are left."""
    opener: int | None
    """The seat that opened, or will by the rules; None where the tiles decide."""
    counts: tuple[int | None, ...]
    """The number of tiles each should hold."""
    well: int | None
    """The number of tiles that should be left to draw."""
    drawn: int
    """The number of tiles drawn in this turn."""
    passes: int
    """The number of turns in a row that have ended in a pass."""
    fields: tuple[Field, ...] | None
    """The fields, while every tile was laid with its place."""
    field_lost_at: int | None
    """The line from which on they are not kept, if they were until then."""
    laid: tuple[Tile, ...] = ()
    """The tiles on the table, in the order in which they were laid."""
    hands: tuple[HandCount, ...] = ()
    """The hands that were left, as they were written down."""
    left: tuple[HandLeft, ...] = ()
    """The rests of hands that they were scored by."""
    last: int = 0
    """The seat that acted last."""
    end: RoundEnd | None = None
    key: str = ""
    """Tells it from any round with other lines or another beginning; empty while it may change."""

    @property
    def events(self) -> tuple[ScoredLine, ...]:
        """The lines of its players, which its totals come from."""
        return tuple(line for line in self.lines if 0 <= line.seat < len(self.players))

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody whom its lines are about: the players, and those who turned out not to play."""
        begun = self.lines[0].line
        assert isinstance(begun, RoundLine)
        return begun.people

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each in the round."""
        return tuple(now - then for now, then in zip(self.totals, self.before, strict=True))

    def is_last_tile(self, seat: int) -> bool:
        """Whether the next tile that a seat lays should be its last, and end the round."""
        if not 0 <= seat < len(self.counts) or self.counts[seat] != 1 or self.end:
            return False
        solo_without_hand = len(self.players) == 1 and self.well
        return goes_out(dealt=0 if solo_without_hand else 1, well=self.well or 0)

    def __repr__(self) -> str:
        return f"<ScoredRound of {', '.join(self.players)}: {number_of(len(self.lines), 'line')}>"


class PadSheet(NamedTuple):
    """A whole pad, scored."""

    rounds: tuple[ScoredRound, ...]
    players: tuple[str, ...]
    """Everybody who has played, in the order in which they joined."""
    totals: tuple[int, ...]
    """The total of each of them; of those who left, what they had."""
    outcome: Outcome | None = None
    """The outcome of the match; its seats are those of the round that ended it."""
    ended_in: int = 0
    """The number of that round, from 1; 0 while the match goes on."""

    @property
    def winners(self) -> tuple[str, ...]:
        """The winners; several share an equal best result."""
        seats = self.outcome.winners if self.outcome else ()
        return tuple(self.rounds[self.ended_in - 1].players[seat] for seat in seats)

    @property
    def lines(self) -> tuple[ScoredLine, ...]:
        return tuple(line for played in self.rounds for line in played.lines)

    @property
    def now(self) -> ScoredRound:
        """The round being played, or the last one."""
        return self.rounds[-1]

    @property
    def warnings(self) -> Warnings:
        """All warnings, from the first line to the last."""
        return tuple(warning for line in self.lines for warning in line.warnings)

    def __repr__(self) -> str:
        return f"<PadSheet of {', '.join(self.players)}: {number_of(len(self.rounds), 'round')}>"
