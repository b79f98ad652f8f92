"""States: the whole table at one moment, hidden tiles included, as an immutable value."""

from bisect import bisect
from typing import NamedTuple

from trimino.rules.actions import Place
from trimino.rules.deal import Deal, opening_seat
from trimino.rules.errors import IllegalAction, Reason
from trimino.rules.events import Phase, RoundEnd, Scores, total
from trimino.rules.field import Field
from trimino.rules.lattice import ORIGIN
from trimino.rules.legal import LegalActions
from trimino.rules.ruleset import Ruleset
from trimino.rules.scoring import Hand
from trimino.rules.summaries import number_of
from trimino.rules.tiles import Tile, bits_of


class State(NamedTuple):
    """All that lies on the table, and what each seat has scored in this round."""

    turn: int
    """The seat whose turn it is; of a round that is over, whose turn was the last."""
    phase: Phase
    """The decision that it has to make."""
    fields: tuple[Field, ...]
    """The fields on the table."""
    hands: tuple[Hand, ...]
    """The hands by seat, each in order."""
    well: tuple[Tile, ...]
    """The tiles left to draw, the next one first."""
    drawn: Hand
    """The tiles drawn in this turn, the newest last."""
    passes: int
    """The number of turns in a row that have ended in a pass.

    Where passing with an empty well is free and rounds are blocked when nobody can place, passes
    while there was a tile to draw are not counted.
    """
    points: tuple[int, ...]
    """The points of each seat in this round."""
    end: RoundEnd | None = None
    """The end of the round, once it is over."""

    def __repr__(self) -> str:
        return (
            f"<State: {self.phase} of {self.turn}, {number_of(len(self.well), 'tile')} in the well>"
        )

    @property
    def hand(self) -> Hand:
        """The hand of the player whose turn it is."""
        return self.hands[self.turn]

    def legal(self, rules: Ruleset, opener_is_set: bool = False) -> LegalActions:
        """The legal actions of the player on turn; for `opener_is_set` see `LegalActions`."""
        turn, phase, fields, hands, well, drawn, _, _, _ = self
        return LegalActions(
            rules, phase, fields, hands[turn], drawn, len(well), len(hands) == 1, opener_is_set
        )

    def fits_any(self, hand: Hand) -> bool:
        """Whether a tile of a hand fits anywhere."""
        bits = bits_of(hand)
        return any(field.fitting_bits & bits for field in self.fields)

    def with_placed(self, place: Place, scores: Scores) -> "State":
        """The state after the player laid a tile."""
        turn, phase, fields, hands, well, drawn, _, _, _ = self
        try:
            index = hands[turn].index(place.tile)
        except ValueError:
            raise IllegalAction(Reason.TILE_NOT_HELD, tile=place.tile) from None
        hand = hands[turn][:index] + hands[turn][index + 1 :]
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
        fields = _lay(fields, place)
        return State(turn, phase, fields, hands, well, drawn, 0, self._scored(scores))

    def with_drawn(self, scores: Scores) -> "State":
        """The state after the player drew the next tile of the well."""
        turn, phase, fields, hands, well, drawn, passes, _, _ = self
        tile, well = well[0], well[1:]
        hands = (*hands[:turn], _insert(hands[turn], tile), *hands[turn + 1 :])
        drawn = (*drawn, tile)
        return State(turn, phase, fields, hands, well, drawn, passes, self._scored(scores))

    def with_passed(self, scores: Scores, *, counts: bool) -> "State":
        """The state after the player passed."""
        return self._replace(passes=self.passes + counts, points=self._scored(scores))

    def with_next_turn(self) -> "State":
        """The state in which the next seat has the turn (settlement 3)."""
        turn, _, fields, hands, well, _, passes, points, _ = self
        after = (turn + 1) % len(hands)
        return State(after, Phase.TURN, fields, hands, well, (), passes, points)

    def _scored(self, scores: Scores) -> tuple[int, ...]:
        if not scores:
            return self.points
        points = list(self.points)
        points[self.turn] += total(scores)
        return tuple(points)


def initial_state(rules: Ruleset, deal: Deal, youngest: int, opener: int | None) -> State:
    """The state after a deal; a solo game begins with a tile on the table (settlement 17).

    `opener` is the seat that opens because of the round before, if that decides it.
    """
    hands = tuple(tuple(sorted(hand)) for hand in deal.hands)
    nothing = (0,) * len(hands)
    if deal.start is None:
        if opener is None:
            opener = opening_seat(rules, hands, youngest)
        return State(opener, Phase.OPENING, (), hands, deal.well, (), 0, nothing)
    a, b, c = deal.start
    fields = _lay((), Place(deal.start, ORIGIN, (a, b, c)))
    return State(0, Phase.TURN, fields, hands, deal.well, (), 0, nothing)


def _lay(fields: tuple[Field, ...], place: Place) -> tuple[Field, ...]:
    number = place.field
    field = fields[number] if number < len(fields) else Field(number)
    return (*fields[:number], field.lay_unchecked(place), *fields[number + 1 :])


def _insert(hand: Hand, tile: Tile) -> Hand:
    index = bisect(hand, tile)
    return (*hand[:index], tile, *hand[index:])
