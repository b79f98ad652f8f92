"""A round in which chance is a player that chooses every tile dealt or drawn.

There is no hidden order of tiles: until chance chooses, every remaining tile is equally likely.
"""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Self

from trimino.envs.encoding import NUMBER, action_from_number, action_number
from trimino.envs.errors import EnvError, EnvReason
from trimino.rules import (
    DRAW,
    TILES,
    Deal,
    Event,
    IllegalAction,
    Phase,
    Position,
    Reason,
    Round,
    Ruleset,
    SetupError,
    SetupReason,
    Tile,
)


class ChanceTable:
    """A round being dealt or played, with the players' actions as numbers.

    Tiles are dealt seat by seat. The last of `numbers` may be a draw for which chance has not yet
    chosen the tile.
    """

    __slots__ = ("_legal", "dealt", "numbers", "players", "round", "rules")

    def __init__(self, rules: Ruleset, players: int, history: Iterable[int] = ()) -> None:
        self.rules, self.players = rules, players
        self.dealt: list[Tile] = []
        self.numbers: list[int] = []
        self.round: Round | None = None
        self._legal: list[int] | None = None
        for chosen in history:
            self.choose(chosen)

    @property
    def over(self) -> bool:
        return self.round is not None and self.round.over

    @property
    def points(self) -> tuple[int, ...]:
        return (0,) * self.players if self.round is None else self.round.points

    @property
    def is_chances_turn(self) -> bool:
        return self.round is None or self.is_drawing

    @property
    def is_drawing(self) -> bool:
        """Whether chance has yet to choose the tile of a draw."""
        return self.round is not None and len(self.numbers) > len(self.round.events)

    @property
    def tiles(self) -> list[Tile]:
        """The tiles that chance can choose, sorted."""
        return sorted(self.round.well if self.round else set(self.rules.tiles) - {*self.dealt})

    @property
    def legal(self) -> list[int]:
        """The numbers of the acting seat's legal actions, sorted."""
        if self._legal is None and self.round is not None:
            position = self.round.position(self.round.turn)
            self._legal = sorted(action_number(position, each) for each in self.round.legal)
        return self._legal or []

    def choose(self, chosen: int) -> None:
        """Carry out a choice of chance or of the acting seat."""
        self._legal = None
        if self.round is None:
            self._deal(_tile(chosen))
        elif self.is_drawing:
            self.round.set_next_draw(_tile(chosen))
            self.round.push(DRAW)
        elif self.over:
            raise IllegalAction(Reason.ROUND_OVER)
        else:
            asked = action_from_number(self.round.position(self.round.turn), chosen)
            self.numbers.append(chosen)
            if asked != DRAW:
                self.round.push(asked)

    def _deal(self, tile: Tile) -> None:
        if tile in self.dealt:
            raise SetupError(SetupReason.TILE_TWICE, tile=tile)
        self.dealt.append(tile)
        if len(self.dealt) == self.players * self.rules.hand[self.players]:
            deal = Deal.from_order(self.rules, self.players, (*self.dealt, *self.tiles))
            self.round = Round(self.rules, deal)

    def hand(self, seat: int) -> tuple[Tile, ...]:
        """The tiles of a seat, or those dealt to it so far."""
        if self.round is not None:
            return self.round.hands[seat]
        size = self.rules.hand[self.players]
        return tuple(sorted(self.dealt[seat * size :][:size]))

    def position(self, reader: int | None) -> Position:
        """The position as a seat sees it, or a spectator for None.

        While tiles are dealt, seat 0 stands for the turn.
        """
        if self.round is not None:
            return self.round.position(reader)
        hands = [self.hand(seat) for seat in range(self.players)]
        return Position(
            rules=self.rules,
            reader=reader,
            turn=0,
            phase=Phase.OPENING,
            fields=(),
            counts=tuple(map(len, hands)),
            well=len(self.rules.tiles) - len(self.dealt),
            hand=() if reader is None else hands[reader],
            draws=0,
            drawn=(),
            passes=0,
            totals=(0,) * self.players,
        )

    @property
    def history(self) -> list[int]:
        """All choices of chance and players, in order."""
        events = () if self.round is None else self.round.events
        return list(chance_choices(self.dealt, self.numbers, events))

    def copy(self) -> Self:
        twin = type(self)(self.rules, self.players)
        twin.dealt, twin.numbers = self.dealt.copy(), self.numbers.copy()
        twin.round, twin._legal = self.round and self.round.copy(), self._legal
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        # OpenSpiel copies states this way; only the lists of a table are mutable.
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rules, self.players, self.history)


def chance_choices(
    dealt: Iterable[Tile], numbers: list[int], events: Iterable[Event]
) -> Iterator[int]:
    """The choices of chance and players that lead to a deal and to these events."""
    yield from map(NUMBER.__getitem__, dealt)
    for chosen, event in zip_longest(numbers, events):
        yield chosen
        if event is not None and event.drawn is not None:
            yield NUMBER[event.drawn]


def _tile(chosen: int) -> Tile:
    if not 0 <= chosen < len(TILES):
        raise EnvError(EnvReason.ACTION_UNKNOWN, number=chosen, most=len(TILES) - 1)
    return TILES[chosen]
