"""Evidence: what a view makes certain about where hidden tiles lie.

Every hidden tile lies in a *slot*: dealt to another seat, drawn by it at a certain action, still
in the well, or, in a solo game, left in the box. What was seen rules tiles out of slots, or says
that one of several slots holds one of several tiles.

Of a mere position no actions are known: the tiles on the table count as seen, every other hand is
as large as it is now, and anything may lie anywhere.
"""

from collections.abc import Iterator
from itertools import repeat
from typing import NamedTuple

from trimino.rules.actions import Draw
from trimino.rules.lattice import ORIGIN
from trimino.rules.observations import DEALT, Holding, is_solo, none_held, one_held, table_moments
from trimino.rules.tiles import Tile, bit_of, bits_of
from trimino.rules.view import View


class Slot(NamedTuple):
    """The place of a hidden tile: with a seat since some time, or in the well or box."""

    seat: int | None
    since: int = DEALT


WELL = Slot(None, 0)
BOX = Slot(None, 1)


class Need(NamedTuple):
    """One of these slots, by number, holds one of these tiles, as bits."""

    slots: tuple[int, ...]
    tiles: int


class Evidence:
    """The hidden slots of a view, the hidden tiles, what each slot may hold, and the needs."""

    def __init__(self, view: View) -> None:
        self.view = view
        seen = () if view.is_mere_position else table_moments(view)
        self._laid = {m.event.laid: m for m in seen if m.event and m.event.laid is not None}
        self._none_held = list(none_held(view, seen)) if seen else []
        self.hidden = self._hidden_tiles()
        self._unlaid = bits_of(set(self.hidden) - self._laid.keys())
        self.slots = self._hidden_slots()
        self.allowed = [self._allowed(slot) for slot in self.slots]
        self.needs = [
            self._need(holding)
            for holding in one_held(view, seen)
            if holding.seat != view.position.reader
        ]

    def _hidden_tiles(self) -> tuple[Tile, ...]:
        position = self.view.position
        seen = set(position.hand)
        seen.update(tile for tile, m in self._laid.items() if m.seat == position.reader)
        if self.view.is_mere_position:
            seen.update(place.tile for field in position.fields for place in field.laid.values())
        elif is_solo(self.view):
            seen.add(position.fields[0].laid[ORIGIN].tile)
        return tuple(tile for tile in position.rules.tiles if tile not in seen)

    def _hidden_slots(self) -> list[Slot]:
        position, events = self.view.position, self.view.events
        others = [seat for seat in range(len(position.counts)) if seat != position.reader]
        slots = [slot for seat in others for slot in repeat(Slot(seat), self._hand_size(seat))]
        slots += [
            Slot(event.seat, time)
            for time, event in enumerate(events)
            if isinstance(event.action, Draw) and event.seat in others
        ]
        slots += repeat(WELL, position.well)
        return slots + [BOX] * (len(self.hidden) - len(slots))

    def _hand_size(self, seat: int) -> int:
        """The number of tiles a seat was dealt, or holds in a mere position."""
        rules, seats = self.view.position.rules, len(self.view.position.counts)
        if self.view.is_mere_position:
            return self.view.position.counts[seat]
        return rules.solo.hand if rules.solo and is_solo(self.view) else rules.hand[seats]

    def _allowed(self, slot: Slot) -> int:
        """The tiles that may lie in a slot, as bits."""
        shown = self.view.hands
        if slot.seat is None:
            return self._unlaid & ~sum(map(bits_of, shown or ()))
        excluded = [holding for holding in self._none_held if _covers(holding, slot)]
        held = self._unlaid if shown is None else bits_of(shown[slot.seat])
        for holding in excluded:
            held &= ~holding.tiles
        return (held | bits_of(self._laid_from(slot, excluded))) & bits_of(self.hidden)

    def _laid_from(self, slot: Slot, excluded: list[Holding]) -> Iterator[Tile]:
        """The tiles on the table that may have come from a slot."""
        for tile, moment in self._laid.items():
            bit = bit_of(tile)
            if _covers(moment.holding_of(bit), slot) and not any(
                holding.tiles & bit for holding in excluded if holding.time <= moment.time
            ):
                yield tile

    def _need(self, holding: Holding) -> Need:
        gone = bits_of(tile for tile, m in self._laid.items() if m.time < holding.time)
        slots = (number for number, slot in enumerate(self.slots) if _covers(holding, slot))
        return Need(tuple(slots), holding.tiles & ~gone)


def _covers(holding: Holding, slot: Slot) -> bool:
    """Whether a holding includes the tile in a slot."""
    return holding.seat == slot.seat and holding.since <= slot.since < holding.time
