"""Open tables: two players, an empty well, nothing hidden, so that the rules can play on."""

from collections.abc import Iterable
from typing import NamedTuple

from trimino.rules import Action, Deal, Event, LegalActions, Phase, Position, Ruleset, State, Tile
from trimino.rules.transition import RoundContext


class OpenTable(NamedTuple):
    """A table with all hands known, and what happened since it was set up."""

    rules: Ruleset
    totals: tuple[int, ...]
    state: State
    events: tuple[Event, ...] = ()

    @classmethod
    def of(cls, position: Position) -> "OpenTable":
        """The table of a position that hides nothing: the other player holds all unseen tiles."""
        seat, unseen = position.turn, unseen_tiles(position)
        hands = (position.hand, unseen) if seat == 0 else (unseen, position.hand)
        state = State(
            seat,
            position.phase,
            position.fields,
            hands,
            (),
            position.drawn,
            position.passes,
            (0, 0),
        )
        return cls(position.rules, position.totals, state)

    @property
    def over(self) -> bool:
        return self.state.end is not None

    @property
    def legal(self) -> LegalActions:
        return self.state.legal(self.rules)

    def play(self, action: Action) -> "OpenTable":
        """The table after a legal action."""
        context = RoundContext(self.rules, Deal(self.state.hands, ()), self.totals)
        state, event = context.apply(self.state, self.legal, action, by_clock=False)
        return self._replace(state=state, events=(*self.events, event))

    def play_all(self, actions: Iterable[Action]) -> "OpenTable":
        """The table after several actions."""
        table = self
        for action in actions:
            table = table.play(action)
        return table

    def lead(self, seat: int) -> int:
        """The gain of a seat on the other since the table was set up."""
        return self.rules.sign * (self.state.points[seat] - self.state.points[1 - seat])

    @property
    def position(self) -> Position:
        """The position as the player on turn sees it."""
        state = self.state
        return Position(
            self.rules,
            state.turn,
            state.turn,
            state.phase,
            state.fields,
            tuple(map(len, state.hands)),
            0,
            state.hand,
            len(state.drawn),
            state.drawn,
            state.passes,
            tuple(now + more for now, more in zip(self.totals, state.points, strict=True)),
        )


def is_open_position(position: Position) -> bool:
    """Whether nothing is hidden: two players and an empty well."""
    return len(position.counts) == 2 and position.well == 0 and position.phase is not Phase.OVER


def unseen_tiles(position: Position) -> tuple[Tile, ...]:
    """The tiles that lie neither on the table nor in the reader's hand, in order."""
    seen = {place.tile for field in position.fields for place in field.laid.values()}
    seen.update(position.hand)
    return tuple(tile for tile in position.rules.tiles if tile not in seen)
