"""The tally of a round that is over: what its reader saw at the end, counted from its events."""

from collections.abc import Iterable
from typing import NamedTuple, Self

from trimino.client.decoding import hand_of
from trimino.room.frame_types import DealtValues
from trimino.rules import Draw, Event, Pass, Phase, Place, Ruleset, Tile
from trimino.rules.turn import pass_counts


class RoundTally(NamedTuple):
    """Tiles and passes after some events; `hand` is None where not all of it was shown.

    `drawn` are the tiles drawn in the turn, each None where it is hidden.
    """

    counts: tuple[int, ...]
    well: int
    hand: frozenset[Tile] | None
    drawn: tuple[Tile | None, ...] = ()
    passes: int = 0

    @classmethod
    def at_end(
        cls, dealt: DealtValues, events: Iterable[Event], rules: Ruleset, reader: int | None
    ) -> Self:
        """The tally after all events of a round."""
        shown = None if reader is None else dealt["hand"]
        hand = None if shown is None else frozenset(hand_of(shown))
        tally, last = cls(tuple(dealt["counts"]), dealt["well"], hand), None
        for event in events:
            if event.phase in (Phase.OPENING, Phase.TURN) and not isinstance(last, Draw):
                tally = tally._replace(drawn=())
            tally, last = tally._after(event, rules, reader), event.action
        return tally

    def _after(self, event: Event, rules: Ruleset, reader: int | None) -> Self:
        match event.action:
            case Draw():
                taken = self._replace(well=self.well - 1, drawn=(*self.drawn, event.drawn))
                return taken._with_hand(event, reader, 1)
            case Place():
                return self._replace(passes=0)._with_hand(event, reader, -1)
            case Pass():
                counted = pass_counts(rules, well_is_empty=not self.well)
                return self._replace(passes=self.passes + counted)
        return self

    def _with_hand(self, event: Event, reader: int | None, change: int) -> Self:
        """The tally with a tile more or less in the hand of whoever acts."""
        counts = list(self.counts)
        counts[event.seat] += change
        hand = self.hand
        if hand is not None and event.seat == reader:
            tile = event.action.tile if isinstance(event.action, Place) else event.drawn
            hand = None if tile is None else hand ^ {tile}
        return self._replace(counts=tuple(counts), hand=hand)
