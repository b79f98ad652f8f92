"""Sampling: a whole state that agrees with a view, at random among all that are possible.

All deals that agree with what the reader knows for certain are equally likely; how the others
choose among legal actions is not evidence here. A first deal matches hidden tiles with slots that
may hold them. Then tiles change places at random, many times, wherever the evidence allows it.
Each change is as likely as its reverse, so this Markov chain converges to the uniform distribution.
"""

import random
from collections.abc import Callable

from trimino.rules.actions import Draw
from trimino.rules.deal import Deal, opening_rank
from trimino.rules.errors import IllegalAction, SetupError, SetupReason
from trimino.rules.evidence import WELL, Evidence, Need, Slot
from trimino.rules.lattice import ORIGIN
from trimino.rules.match import Match
from trimino.rules.observations import DEALT, dealt_to_reader, is_solo, unknown_opener
from trimino.rules.round import Round
from trimino.rules.summaries import number_of
from trimino.rules.tiles import TILE_OF_BIT, Tile, bit_of, tiles_of
from trimino.rules.type_check import check_type
from trimino.rules.view import MatchView, View

CHANGES_PER_SLOT = 20
MAX_CHANGES_TO_SETTLE = 100_000


def possible_round(view: View, rng: random.Random) -> Round:
    """A round that its reader could not tell from the real one."""
    return Possibilities(view).sample(rng)


def possible_match(view: MatchView, rng: random.Random) -> Match:
    """A match that its reader could not tell from the real one."""
    check_type("view", view, MatchView)
    check_type("rng", rng, random.Random)
    match = Match.with_setup_of(view)
    for played in view.rounds:
        match.deal(possible_round(played, rng).deal)
        for event in played.events:
            match.push(event.action, by_clock=event.by_clock)
    return match


class Possibilities:
    """All states that agree with one view, to sample from as often as wanted.

    While it is worked on, a deal is a list with one tile, as a bit, for each slot.
    """

    def __init__(self, view: View) -> None:
        check_type("view", view, View)
        self.view = view
        evidence = Evidence(view)
        self._slots = evidence.slots
        self._allowed = evidence.allowed
        self._needs: list[Callable[[list[int]], bool]] = [_holds(need) for need in evidence.needs]
        if unknown_opener(view) is not None:
            self._needs.append(OpenerHasBest(view, evidence.slots))
        # The well's own order is free: a change always moves a tile that a seat holds or held.
        self._moving = [n for n, slot in enumerate(self._slots) if slot.seat is not None]

    def sample(self, rng: random.Random) -> Round:
        """One of the possible rounds, each as likely as the others."""
        check_type("rng", rng, random.Random)
        view, reader = self.view, self.view.position.reader
        deal = view.deal or self._deal(self._shuffled(rng), rng)
        played = Round(
            view.position.rules,
            deal,
            before=view.before,
            youngest=view.youngest,
            opener=view.opener,
        )
        try:
            for event in view.events:
                played.play(event.action, by_clock=event.by_clock)
        except IllegalAction as error:
            raise SetupError(SetupReason.IMPOSSIBLE_VIEW) from error
        if played.view(reader, revealed=view.deal is not None) != view:
            raise SetupError(SetupReason.IMPOSSIBLE_VIEW)
        return played

    def _shuffled(self, rng: random.Random) -> list[int]:
        tiles = self._matched(rng)
        self._settle(tiles, rng)
        self._mix(tiles, rng, CHANGES_PER_SLOT * len(self._moving))
        return tiles

    def _matched(self, rng: random.Random) -> list[int]:
        """A matching of hidden tiles with slots that may hold them, by augmenting paths."""
        slot_of: dict[Tile, int] = {}
        order = list(range(len(self._slots)))
        rng.shuffle(order)
        order.sort(key=lambda slot: self._allowed[slot].bit_count())
        for slot in order:
            if not self._augment(slot, slot_of, set(), rng):
                raise SetupError(SetupReason.IMPOSSIBLE_VIEW)
        return [bit_of(tile) for tile in sorted(slot_of, key=slot_of.__getitem__)]

    def _augment(
        self, slot: int, slot_of: dict[Tile, int], tried: set[Tile], rng: random.Random
    ) -> bool:
        tiles = tiles_of(self._allowed[slot])
        rng.shuffle(tiles)
        # Free tiles first: most slots then need no second look.
        tiles.sort(key=slot_of.__contains__)
        for tile in tiles:
            if tile in tried:
                continue
            tried.add(tile)
            if tile not in slot_of or self._augment(slot_of[tile], slot_of, tried, rng):
                slot_of[tile] = slot
                return True
        return False

    def _settle(self, tiles: list[int], rng: random.Random) -> None:
        """Change places until every need is met."""
        unmet = self._unmet(tiles)
        for _ in range(MAX_CHANGES_TO_SETTLE):
            if not unmet:
                return
            self._mix(tiles, rng, 1, most_unmet=unmet)
            unmet = self._unmet(tiles)
        raise SetupError(SetupReason.IMPOSSIBLE_VIEW)

    def _mix(self, tiles: list[int], rng: random.Random, changes: int, most_unmet: int = 0) -> None:
        """Exchange two or three tiles many times, wherever the evidence still holds.

        Changes among three reach what changes of two may not, where slots are choosy.
        """
        allowed, moving, chance = self._allowed, self._moving, rng.random
        movers, slots = len(moving), len(tiles)
        for _ in range(changes):
            one, two = moving[int(chance() * movers)], int(chance() * slots)
            first, second = tiles[one], tiles[two]
            if chance() < 0.25:
                three = int(chance() * slots)
                third = tiles[three]
                if third in (first, second) or not (
                    allowed[one] & second and allowed[two] & third and allowed[three] & first
                ):
                    continue
                tiles[one], tiles[two], tiles[three] = second, third, first
                if self._needs and self._unmet(tiles) > most_unmet:
                    tiles[one], tiles[two], tiles[three] = first, second, third
            elif allowed[one] & second and allowed[two] & first:
                tiles[one], tiles[two] = second, first
                if self._needs and self._unmet(tiles) > most_unmet:
                    tiles[one], tiles[two] = first, second

    def _unmet(self, tiles: list[int]) -> int:
        """The number of needs that are not met."""
        return sum(not met(tiles) for met in self._needs)

    def _deal(self, tiles: list[int], rng: random.Random) -> Deal:
        """The deal in which the hidden tiles lay in their slots."""
        view = self.view
        lying = [(slot, TILE_OF_BIT[tile]) for slot, tile in zip(self._slots, tiles, strict=True)]
        hands = [
            tuple(tile for slot, tile in lying if slot == Slot(seat))
            for seat in range(len(view.position.counts))
        ]
        if view.position.reader is not None:
            hands[view.position.reader] = dealt_to_reader(view)
        drawn = {slot.since: tile for slot, tile in lying if slot.seat is not None}
        order = [
            event.drawn or drawn[time]
            for time, event in enumerate(view.events)
            if isinstance(event.action, Draw)
        ]
        well = [tile for slot, tile in lying if slot == WELL]
        rng.shuffle(well)
        start = view.position.fields[0].laid[ORIGIN].tile if is_solo(view) else None
        return Deal(tuple(hands), (*order, *well), start)

    def __repr__(self) -> str:
        return f"<Possibilities: {number_of(len(self._slots), 'hidden tile')}>"


def _holds(need: Need) -> Callable[[list[int]], bool]:
    """Whether one of the slots holds one of the tiles."""
    return lambda tiles: any(tiles[slot] & need.tiles for slot in need.slots)


class OpenerHasBest:
    """Whether the best opening tile of all was dealt to the seat that opens."""

    def __init__(self, view: View, slots: list[Slot]) -> None:
        rules = view.position.rules
        ranked = sorted(rules.tiles, key=lambda tile: opening_rank(rules.opener, tile))
        self._rank = {bit_of(tile): rank for rank, tile in enumerate(ranked)}
        opener = unknown_opener(view)
        dealt = [number for number, slot in enumerate(slots) if slot.since == DEALT]
        self._opener = [number for number in dealt if slots[number].seat == opener]
        self._others = [number for number in dealt if slots[number].seat != opener]
        own = () if view.position.reader is None else dealt_to_reader(view)
        self._floor = max((self._rank[bit_of(tile)] for tile in own), default=-1)

    def __call__(self, tiles: list[int]) -> bool:
        best = max(self._rank[tiles[number]] for number in self._opener)
        others = max((self._rank[tiles[number]] for number in self._others), default=-1)
        return best > max(others, self._floor)
