"""The trials of a study, implemented with the rules, to compare the kernels with.

Only who decides is asked of the kernels; chance is drawn here as they draw it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.study.kernels.entries import chosen, dealt
from trimino.arena.game import score_game
from trimino.engine.packed import new_states
from trimino.engine.packing import carry_out, legal_actions, pack_rules, pack_tiles, packed_actions
from trimino.engine.tile_tables import NUMBERED, TILE_NUMBERS
from trimino.rules import Deal, Draw, EndReason, Pass, Phase, Place, PlacementKind, Round, Tile
from trimino.rules.events import Item, total
from trimino.rules.ruleset import Winner
from trimino.rules.scoring import draw_scores
from trimino.study.dispatch import batch_setup
from trimino.study.kernels import slots
from trimino.study.kernels.playout import OTHER_SOURCE
from trimino.study.plan import StudyBatch

WORD = (1 << 64) - 1
KINDS = {
    slots.BRIDGE_ITEM: PlacementKind.BRIDGE,
    slots.DOUBLE_ITEM: PlacementKind.DOUBLE,
    slots.HEXAGON_ITEM: PlacementKind.HEXAGON,
}
COUNTED = {
    PlacementKind.BRIDGE: slots.BRIDGES_SLOT,
    PlacementKind.DOUBLE: slots.DOUBLES_SLOT,
    PlacementKind.HEXAGON: slots.HEXAGONS_SLOT,
}
ENDS = {
    EndReason.OUT: slots.OUT_SLOT,
    EndReason.BLOCKED: slots.BLOCKED_SLOT,
    EndReason.TARGET: slots.BROKEN_OFF_SLOT,
}

SOURCE = {
    Item.TILE: slots.TILES_SOURCE,
    Item.OPENING: slots.TILES_SOURCE,
    Item.ZERO_OPENING: slots.TILES_SOURCE,
    Item.BRIDGE: slots.BONUSES_SOURCE,
    Item.DOUBLE: slots.BONUSES_SOURCE,
    Item.HEXAGON: slots.BONUSES_SOURCE,
    Item.DRAW: slots.DRAWS_SOURCE,
    Item.STOP: slots.PASSES_SOURCE,
    Item.STUCK: slots.PASSES_SOURCE,
    Item.EMPTY_WELL: slots.PASSES_SOURCE,
}


class Seated:
    """A round by the rules, and beside it the packed state that the kernels look at."""

    def __init__(self, played: Round, states: Any, batch: StudyBatch) -> None:
        self.played, self.states, self.batch = played, states, batch
        self.rules = pack_rules(batch.table.rules)

    def copy(self) -> "Seated":
        return Seated(self.played.copy(), self.states.copy(), self.batch)

    def play(self, number: int) -> None:
        legal = packed_actions(self.played.legal)
        self.played.play(legal[number])
        carry_out(self.states, self.rules, number)

    def go_on(self, hoarders: int = 0) -> None:
        """Play to the end, as the kernels decide."""
        while not self.played.over:
            self.play(chosen(self.states, batch_setup(self.batch), hoarders))
        assert tuple(self.states[0]["points"][: self.played.players].tolist()) == self.played.points

    def pick(self, number: int) -> int:
        """A random number below a limit (xorshift)."""
        x = int(self.states[0]["source"])
        x ^= x << 13 & WORD
        x ^= x >> 7
        x ^= x << 17 & WORD
        self.states[0]["source"] = x
        return (x >> 32) * number >> 32

    def ahead(self, seat: int) -> int:
        points, others = self.played.points[seat], self.played.players - 1
        more = others * points - (sum(self.played.points) - points)
        return -more if self.played.rules.winner is Winner.LOWEST else more

    def won(self, seat: int) -> int:
        winners = score_game(self.played.points, self.played.rules).winners
        return slots.WIN // len(winners) if seat in winners else 0

    def kinds(self) -> set[PlacementKind]:
        """The kinds of what can be laid in this turn."""
        legal = self.played.legal
        return {legal.kind(place)[0] for place in legal.placements}

    def lay_best(self, kind: PlacementKind) -> int:
        """Lay what scores most of a kind, the dearest tile; return what it scores."""
        legal, actions = self.played.legal, packed_actions(self.played.legal)
        numbers = [
            number
            for number in legal_actions(self.states, self.rules)
            if isinstance(place := actions[number], Place) and legal.kind(place)[0] is kind
        ]

        def likes(number: int) -> tuple[int, int]:
            place = actions[number]
            assert isinstance(place, Place)
            return total(legal.scores(place)), place.tile.value

        best = max(numbers, key=likes)
        self.play(best)
        return likes(best)[0]

    def draw_one_more(self) -> int:
        """A tile more in hand, paid for as a draw."""
        played, s = self.played, self.states[0]
        cost = draw_scores(played.rules, solo=False)
        played._states[-1] = played.state.with_drawn(cost)._replace(drawn=())
        played._forget()
        s["well_size"] -= 1
        s["hands"][played.turn] = pack_tiles(played.hands[played.turn])
        s["points"][played.turn] = played.points[played.turn]
        return total(cost)

    def exchange(self, seat: int, given: Tile, taken: Tile) -> "Seated":
        """The same deal with a tile of a hand exchanged for one of the well."""
        other = {given: taken, taken: given}
        deal = self.played.deal
        hands = [[other.get(tile, tile) for tile in sorted(hand)] for hand in deal.hands]
        well = [other.get(tile, tile) for tile in deal.well]
        played = Round(
            self.played.rules,
            Deal(tuple(map(tuple, hands)), tuple(well)),
            youngest=self.played.youngest,
        )
        states = self.states.copy()
        states[0]["hands"][seat] = pack_tiles(hands[seat])
        states[0]["well"][: len(well)] = [TILE_NUMBERS[tile] for tile in reversed(well)]
        states[0]["turn"] = played.turn
        return Seated(played, states, self.batch)


def rounds(batch: StudyBatch) -> Iterator[Seated]:
    """The deals of a batch, as the kernels deal them; each goes on where the one before ended."""
    states, p = new_states(2), batch_setup(batch)
    states[0]["source"] = batch.seed
    for number in range(batch.rounds):
        dealt(states, p, number)
        s, seats = states[0], batch.table.players
        hands = [
            tuple(tile for tile in NUMBERED if int(s["hands"][seat]) >> TILE_NUMBERS[tile] & 1)
            for seat in range(seats)
        ]
        well = tuple(NUMBERED[tile] for tile in reversed(s["well"][: s["well_size"]].tolist()))
        played = Round(batch.table.rules, Deal(tuple(hands), well), youngest=number % seats)
        assert played.turn == s["turn"]
        yield Seated(played, states, batch)


def course(batch: StudyBatch) -> Counter[int]:
    counts: Counter[int] = Counter()
    for seated in rounds(batch):
        first = seated.played.turn
        seated.go_on()
        _count_events(seated.played, counts)
        _count_end(seated, first, counts)
    return counts


def _count_events(played: Round, counts: Counter[int]) -> None:
    for event in played.events:
        counts[slots.LAID_SLOT] += isinstance(event.action, Place)
        counts[slots.DRAWN_SLOT] += isinstance(event.action, Draw)
        counts[slots.PASSED_SLOT] += isinstance(event.action, Pass)
        if event.kind in COUNTED:
            counts[COUNTED[event.kind]] += 1
    counts[slots.OPENING_SLOT] += played.events[0].points


def _count_end(seated: Seated, first: int, counts: Counter[int]) -> None:
    played = seated.played
    assert played.end is not None
    counts[slots.ROUNDS_SLOT] += 1
    counts[ENDS[played.end.reason]] += 1
    best = min if played.rules.winner is Winner.LOWEST else max
    counts[slots.BEST_SLOT] += best(played.points)
    for place in range(played.players):
        seat = (first + place) % played.players
        counts[slots.POINTS_SLOT + place] += played.points[seat]
        counts[slots.WON_SLOT + place] += seated.won(seat)
        step = (played.points[seat] - slots.LOWEST_BIN) // slots.BIN
        counts[slots.HISTOGRAM + min(max(step, 0), slots.BINS - 1)] += 1


def worth(batch: StudyBatch) -> Counter[int]:
    counts: Counter[int] = Counter()
    for seated in rounds(batch):
        counts[slots.ROUNDS_SLOT] += 1
        _weigh_triple(seated, counts)
        for item, moment in _moments(seated).items():
            one, other = moment.copy(), moment.copy()
            if item == slots.DRAW_ITEM:
                at_once = one.draw_one_more()
            else:
                at_once = one.lay_best(KINDS[item]) - other.lay_best(PlacementKind.PLAIN)
            sign = -1 if one.played.rules.winner is Winner.LOWEST else 1
            counts[_slot(item, slots.AT_ONCE_PART)] += sign * at_once
            _compare(seated, one, other, moment.played.turn, item, counts)
    return counts


def _slot(item: int, what: int) -> int:
    return slots.WORTH_SLOT + slots.ITEM_PARTS * item + what


def _weigh_triple(seated: Seated, counts: Counter[int]) -> None:
    played = seated.played
    seat = seated.pick(played.players)
    ordinary = [tile for tile in NUMBERED if tile in played.hands[seat] and len(set(tile)) > 1]
    triples = [tile for tile in NUMBERED if tile in played.well and len(set(tile)) == 1]
    if ordinary and triples:
        given = ordinary[seated.pick(len(ordinary))]
        taken = triples[seated.pick(len(triples))]
        one = seated.exchange(seat, given, taken)
        _compare(seated, one, seated.copy(), seat, slots.TRIPLE_ITEM, counts)


def _moments(seated: Seated) -> dict[int, Seated]:
    """One moment of each kind at which both ways are open; the round is played to its end."""
    found: Counter[int] = Counter()
    kept: dict[int, Seated] = {}
    while not seated.played.over:
        if seated.played.phase is Phase.TURN:
            for item in range(slots.DRAW_ITEM + 1):
                if _is_open(seated, item):
                    found[item] += 1
                    if seated.pick(found[item]) == 0:
                        kept[item] = seated.copy()
        seated.play(chosen(seated.states, batch_setup(seated.batch), 0))
    return dict(sorted(kept.items()))


def _is_open(seated: Seated, item: int) -> bool:
    if item == slots.DRAW_ITEM:
        return bool(seated.played.well) and not seated.played.drawn
    return {PlacementKind.PLAIN, KINDS[item]} <= seated.kinds()


def _compare(
    main: Seated, one: Seated, other: Seated, seat: int, item: int, counts: Counter[int]
) -> None:
    for way in (one, other):
        way.states[0]["source"] = own_source(main)
        way.go_on()
    counts[_slot(item, slots.TIMES_PART)] += 1
    counts[_slot(item, slots.AHEAD_PART)] += one.ahead(seat) - other.ahead(seat)
    counts[_slot(item, slots.MORE_WON_PART)] += one.won(seat) - other.won(seat)


def own_source(seated: Seated) -> int:
    return int(seated.states[0]["source"]) * int(OTHER_SOURCE) & WORD | 1


def hoarding(batch: StudyBatch) -> Counter[int]:
    counts: Counter[int] = Counter()
    for seated in rounds(batch):
        counts[slots.ROUNDS_SLOT] += 1
        seat, all_seats = seated.pick(seated.played.players), (1 << seated.played.players) - 1
        others = all_seats - (1 << seat)
        for sign, hoarders, ahead, won in (
            (-1, 0, slots.ALONE_AHEAD, slots.ALONE_WON),
            (1, 1 << seat, slots.ALONE_AHEAD, slots.ALONE_WON),
            (-1, others, slots.ALL_AHEAD, slots.ALL_WON),
            (1, all_seats, slots.ALL_AHEAD, slots.ALL_WON),
        ):
            way = seated.copy()
            way.states[0]["source"] = own_source(seated)
            way.go_on(hoarders)
            counts[ahead] += sign * way.ahead(seat)
            counts[won] += sign * way.won(seat)
            if ahead == slots.ALONE_AHEAD:
                for source, points in _sources(way, seat).items():
                    counts[slots.SOURCES_SLOT + source] += sign * points
    return counts


def _sources(seated: Seated, seat: int) -> Counter[int]:
    """Where the lead of a seat comes from."""
    found: Counter[int] = Counter()
    played = seated.played
    sign = -1 if played.rules.winner is Winner.LOWEST else 1
    for event in played.events:
        weight = sign * ((played.players if event.seat == seat else 0) - 1)
        for item, points in event.scores:
            is_last = isinstance(event.action, Pass) and event is played.events[-1]
            found[slots.END_SOURCE if is_last else SOURCE[item]] += weight * points
    found[slots.END_SOURCE] += seated.ahead(seat) - found.total()
    return found
