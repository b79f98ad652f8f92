"""Conversions between values of `trimino.rules` and packed ones.

Rule sets, rounds, views and actions are packed here and nowhere else, and numbers of actions are
turned back. Kernels below read packed values only; an import contract enforces that.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from trimino.engine.compiled import entry
from trimino.engine.dealing import clear
from trimino.engine.moves import (
    DECLINE_KIND,
    DRAW_KIND,
    MAX_ACTIONS,
    PASS_KIND,
    PLACE_KIND,
    SHIFT,
    START_KIND,
    act,
    list_actions,
)
from trimino.engine.packed import (
    IN_BOX,
    IN_WELL,
    NO_LIMIT,
    NO_ROUNDS,
    NO_TARGET,
    PAGES,
    RULES,
    SEAT_COUNT,
    SLOTS,
    TILE_COUNT,
    PackedRules,
    PackedSlots,
    PackedState,
    new_states,
)
from trimino.engine.packed_field import ORIGIN_VERTEX, lay, lay_first
from trimino.engine.tile_tables import CORNERS, NUMBERED, TILE_NUMBERS
from trimino.rules import (
    Action,
    Decline,
    Draw,
    Pass,
    Place,
    Position,
    Round,
    Ruleset,
    SetupError,
    SetupReason,
)
from trimino.rules.deal import opening_rank
from trimino.rules.events import EndReason, Phase, total
from trimino.rules.evidence import BOX, WELL, Evidence
from trimino.rules.field import Field
from trimino.rules.lattice import Cell
from trimino.rules.legal import LegalActions
from trimino.rules.ruleset import (
    AfterDrawing,
    BlockedScore,
    BlockedTie,
    BlockedWhen,
    EmptyWellPass,
    HandsLeft,
    NextOpener,
    Opener,
    OpeningTile,
    TargetMet,
    Winner,
)
from trimino.rules.scoring import opening_scores, tile_scores
from trimino.rules.tiles import Tile, tiles_of
from trimino.rules.view import View

__all__ = ["carry_out", "legal_actions", "pack_action", "pack_round", "pack_rules", "pack_view"]

_PHASES = {phase: number for number, phase in enumerate(Phase)}
_ENDS = {None: 0} | {reason: number for number, reason in enumerate(EndReason, 1)}
_COSTS = ("draw_cost", "stop_cost", "stuck_cost", "empty_well_cost", "out_bonus")


@lru_cache(maxsize=64)
def pack_rules(rules: Ruleset, well_size: int | None = None) -> PackedRules:
    """A rule set as kernels read it; `well_size` is the chosen size in a solo game."""
    packed = np.zeros(1, RULES)
    r = packed[0]
    ranked, set_ranked = _by_opening_rank(rules.opener), _by_opening_rank(Opener.HIGHEST_TRIPLE)
    for tile, number in TILE_NUMBERS.items():
        r["tile"][number] = total(tile_scores(rules, tile))
        r["opening"][number] = total(opening_scores(rules, tile))
        r["opening_rank"][number] = ranked.index(tile)
        r["set_opening_rank"][number] = set_ranked.index(tile)
    r["bonus"] = (0, rules.bridge, rules.double, *rules.hexagons)
    r["set"][: len(rules.tiles)] = [TILE_NUMBERS[tile] for tile in rules.tiles]
    r["set_size"] = len(rules.tiles)
    for players, hand in rules.hand.items():
        r["hand"][players] = hand
    if rules.solo:
        r["solo_hand"] = rules.solo.hand
        r["solo_well"] = rules.solo.well if well_size is None else well_size
    for cost in _COSTS:
        r[cost] = getattr(rules, cost)
    solo_cost = rules.solo.draw_cost if rules.solo else None
    r["solo_draw_cost"] = rules.draw_cost if solo_cost is None else solo_cost
    r["draw_limit"] = NO_LIMIT if rules.draw_limit is None else rules.draw_limit
    r["target"] = NO_TARGET if rules.target is None else rules.target
    r["rounds"] = rules.rounds or NO_ROUNDS
    _pack_choices(r, rules)
    return packed


def _by_opening_rank(opener: Opener) -> list[Tile]:
    return sorted(NUMBERED, key=lambda tile: opening_rank(opener, tile))


def _pack_choices(r: np.void, rules: Ruleset) -> None:
    r["youngest_opens"] = rules.opener is Opener.YOUNGEST
    r["any_opening"] = rules.opening_tile is OpeningTile.ANY
    r["follow_up"] = rules.zero_opening_follow_up
    r["new_field"] = rules.new_field
    r["free_draw"] = rules.free_draw
    after_drawing = rules.after_drawing if rules.free_draw else AfterDrawing.ANY
    r["after_drawing"] = list(AfterDrawing).index(after_drawing)
    r["stop_drawing"] = rules.stop_drawing
    r["free_pass"] = rules.empty_well_pass is EmptyWellPass.FREE
    r["all_passed"] = rules.blocked_when is BlockedWhen.ALL_PASSED
    r["hands_left"] = list(HandsLeft).index(rules.hands_left)
    met, blocked = rules.target_met, rules.blocked_score
    r["target_met"] = len(TargetMet) if met is None else list(TargetMet).index(met)
    r["blocked_score"] = len(BlockedScore) if blocked is None else list(BlockedScore).index(blocked)
    r["blocked_tie"] = list(BlockedTie).index(rules.blocked_tie)
    r["next_opener"] = list(NextOpener).index(rules.next_opener)
    r["winner"], r["sign"] = list(Winner).index(rules.winner), rules.sign


def pack_round(played: Round) -> PackedState:
    """A round, including all hidden tiles."""
    states = _pack_table(played.fields)
    s = states[0]
    s["hands"][: played.players] = [pack_tiles(hand) for hand in played.hands]
    s["drawn"], s["draws"] = pack_tiles(played.drawn), len(played.drawn)
    s["newest"] = pack_tiles(played.drawn[-1:])
    s["opener"], s["opener_is_set"] = played.opener, played.position(None).opener_is_set
    s["well"][: len(played.well)] = [TILE_NUMBERS[tile] for tile in reversed(played.well)]
    s["well_size"] = len(played.well)
    s["turn"], s["phase"], s["passes"] = played.turn, _PHASES[played.phase], played.state.passes
    s["end"] = _ENDS[played.end.reason if played.end else None]
    s["seats"], s["hand_dealt"] = played.players, bool(played.deal.hands[0])
    s["points"][: played.players], s["before"][: played.players] = played.points, played.before
    s["reached"] = bool(played.reached_target)
    return states


def pack_view(view: View) -> PackedState:
    """The view of a seat: with its own hand, while other hands and the well are empty.

    A view for which a state has no room is refused: kernels do not check where they write.
    """
    now = view.position
    if now.reader is None or not _has_room(now):
        raise SetupError(SetupReason.IMPOSSIBLE_VIEW)
    states = _pack_table(now.fields)
    s, seats = states[0], len(now.counts)
    s["hands"][now.reader] = pack_tiles(now.hand)
    s["drawn"], s["draws"], s["well_size"] = pack_tiles(now.drawn), now.draws, now.well
    s["newest"] = pack_tiles(now.drawn[-1:])
    s["turn"], s["phase"], s["passes"] = now.turn, _PHASES[now.phase], now.passes
    s["opener"] = view.events[0].seat if view.events else now.turn
    s["opener_is_set"] = now.opener_is_set
    s["seats"], s["hand_dealt"] = seats, _was_hand_dealt(view)
    s["before"][:seats] = view.before
    s["points"][:seats] = np.subtract(now.totals, view.before)
    s["reached"] = _has_reached(view)
    return states


def _has_room(now: Position) -> bool:
    """Whether a state has room for all seats, fields and tiles, each tile once."""
    seats = range(len(now.counts))
    laid = [place.tile for field in now.fields for place in field.laid.values()]
    return (
        len(seats) <= SEAT_COUNT
        and now.reader in seats
        and now.turn in seats
        and len(now.fields) <= PAGES
        and all(field.number == number for number, field in enumerate(now.fields))
        and len({*laid, *now.hand}) == len(laid) + len(now.hand)
        and min(now.well, *now.counts) >= 0
        and now.well + sum(now.counts) + len(laid) <= TILE_COUNT
    )


def _was_hand_dealt(view: View) -> bool:
    """Whether hands were dealt; only a solo game may deal none."""
    rules, solo = view.position.rules, len(view.position.counts) == 1
    return not solo or bool(rules.solo and rules.solo.hand)


def _has_reached(view: View) -> bool:
    """Whether a total has been at the target in this round; never in a solo game."""
    totals, target = list(view.before), view.position.rules.target
    if target is None or len(totals) == 1:
        return False
    for event in view.events:
        totals[event.seat] += total(event.scores)
        if totals[event.seat] >= target:
            return True
    return False


def _pack_table(fields: Iterable[Field]) -> PackedState:
    """A state with the tiles on the table, laid in their order."""
    laid = [place for field in fields for place in field.laid.values()]
    moves = np.array([pack_place(place, starts=_starts(place)) for place in laid], np.int64)
    states = new_states(1)
    _lay_all(states, moves)
    return states


def _starts(place: Place) -> bool:
    return place.at == Cell(0, 0)


@entry
def _lay_all(states: PackedState, moves: npt.NDArray[np.int64]) -> None:
    s = states[0]
    clear(s, 2)
    for move in moves:
        if move >> SHIFT == START_KIND:
            lay_first(s, move & 63, (move >> 6) & 3)
        else:
            lay(s, (move >> 19) & 15, (move >> 8) & 2047, move & 63)


def pack_tiles(tiles: Iterable[Tile]) -> int:
    """A set of tiles as bits."""
    return sum(1 << TILE_NUMBERS[tile] for tile in tiles)


def pack_any_world(view: View) -> PackedState:
    """A view with the hidden tiles dealt out in order, as many to each seat as it holds.

    Only the numbers of tiles are right: enough for kernels that do not look at hidden tiles.
    """
    states = pack_view(view)
    now, s = view.position, states[0]
    laid = {place.tile for field in now.fields for place in field.laid.values()}
    unseen = sorted(set(now.rules.tiles) - set(now.hand) - laid)
    for seat, count in enumerate(now.counts):
        if seat != now.reader:
            s["hands"][seat] = pack_tiles(unseen[:count])
            unseen = unseen[count:]
    return states


def pack_slots(view: View) -> PackedSlots:
    """The slots of the tiles that a view hides, and what it says about each."""
    evidence = Evidence(view)
    packed = np.zeros(1, SLOTS)
    s = packed[0]
    pack = cache(lambda bits: pack_tiles(tiles_of(bits)))
    s["count"], s["needs"] = len(evidence.slots), len(evidence.needs)
    for number, (slot, allowed) in enumerate(zip(evidence.slots, evidence.allowed, strict=True)):
        where = {WELL: IN_WELL, BOX: IN_BOX}.get(slot, slot.seat)
        s["seat"][number], s["allowed"][number] = where, pack(allowed)
    s["tile"][: len(evidence.hidden)] = [TILE_NUMBERS[tile] for tile in evidence.hidden]
    for number, need in enumerate(evidence.needs):
        s["need_slots"][number] = sum(1 << slot for slot in need.slots)
        s["need_tiles"][number] = pack(need.tiles)
    return packed


def pack_place(place: Place, *, starts: bool) -> int:
    """A placement as a number; `starts` says that the tile begins a field."""
    tile = TILE_NUMBERS[place.tile]
    if starts:
        corners = CORNERS[tile].tolist()
        turn = next(k for k in range(3) if (*corners[k:], *corners[:k]) == place.corners)
        return tile | turn << 6 | START_KIND << SHIFT
    x, y, down = place.at
    vertex = (ORIGIN_VERTEX + x + 32 * y) & 1023
    return tile | (place.field << 11 | vertex << 1 | down) << 8 | PLACE_KIND << SHIFT


def pack_action(action: Action, *, starts_field: bool) -> int:
    """An action as a number; the phase decides whether a placement begins a field."""
    match action:
        case Place():
            return pack_place(action, starts=starts_field)
        case Draw():
            return DRAW_KIND << SHIFT
        case Pass():
            return PASS_KIND << SHIFT
        case Decline():
            return DECLINE_KIND << SHIFT


def packed_actions(
    legal: LegalActions, actions: Iterable[Action] | None = None
) -> dict[int, Action]:
    """The legal actions, or some of them, by their numbers."""
    chosen = legal if actions is None else actions
    return {pack_action(action, starts_field=legal.starts_field): action for action in chosen}


@entry
def _list(states: PackedState, rules: PackedRules, actions: npt.NDArray[np.int64]) -> int:
    return list_actions(states[0], rules[0], actions)


def legal_actions(states: PackedState, rules: PackedRules) -> list[int]:
    """The legal actions of a packed state, as numbers."""
    room = np.empty(MAX_ACTIONS, np.int64)
    return [int(action) for action in room[: _list(states, rules, room)]]


@entry
def carry_out(states: PackedState, rules: PackedRules, action: int) -> None:
    """Carry out a legal action in a packed state."""
    act(states[0], rules[0], action)
