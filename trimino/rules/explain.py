"""Explanations: a rule set as sentences, made from its fields alone, house rules included.

Every line is a message. Rules that do not apply are left out.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby, pairwise
from typing import NamedTuple

from trimino.rules.deal import opening_rank
from trimino.rules.errors import Message
from trimino.rules.ruleset import (
    AfterDrawing,
    BlockedScore,
    BlockedWhen,
    EmptyWellPass,
    HandsLeft,
    NextOpener,
    Opener,
    OpeningTile,
    Ruleset,
    TargetMet,
    Winner,
)
from trimino.rules.tiles import Tile
from trimino.rules.type_check import check_type

Lines = Iterator[Message]


class Section(NamedTuple):
    """A heading, as the name of its message, and the lines under it."""

    title: str
    lines: tuple[Message, ...]


def explain(rules: Ruleset) -> tuple[Section, ...]:
    """The sections that explain a rule set, in reading order.

    >>> from trimino.rules.sheets import TRIOMINO
    >>> preparation = explain(TRIOMINO)[0]
    >>> print(preparation.title, *preparation.lines[:2], sep="\\n")
    rules-preparation
    rules-tiles (tiles=56, highest=5)
    rules-players (players=number-range (low=2, high=6))
    """
    check_type("rules", rules, Ruleset)
    sections = (Section(title, tuple(lines(rules))) for title, lines in _SECTIONS.items())
    return tuple(section for section in sections if section.lines)


def hand_groups(hands: Mapping[int, int]) -> list[tuple[Message, int]]:
    """Groups of numbers of players with the same size of hand, and that size.

    >>> [(str(players), size) for players, size in hand_groups({2: 9, 3: 7, 4: 7})]
    [('one-number (number=2)', 9), ('number-range (low=3, high=4)', 7)]
    """
    return [
        (players, size)
        for size, group in groupby(sorted(hands), key=hands.__getitem__)
        for players in number_runs(group)
    ]


def number_runs(numbers: Iterable[int]) -> list[Message]:
    """Ascending numbers as ranges without gaps.

    >>> [str(run) for run in number_runs([2, 3, 5])]
    ['number-range (low=2, high=3)', 'one-number (number=5)']
    """
    steps = groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    runs = ([number for _, number in run] for _, run in steps)
    return [numbers_message(run[0], run[-1]) for run in runs]


def numbers_message(low: int, high: int) -> Message:
    """One number, or the numbers from one to another."""
    if low == high:
        return _line("one-number", number=low)
    return _line("number-range", low=low, high=high)


def _line(name: str, **details: object) -> Message:
    return Message(name, details)


def _preparation(rules: Ruleset) -> Lines:
    yield _line("rules-tiles", tiles=len(rules.tiles), highest=rules.highest_value)
    if not rules.tables:
        yield _line("rules-only-solo")
        return
    yield _line("rules-players", players=numbers_message(rules.tables[0], rules.tables[-1]))
    yield from _undealt(rules)
    hands = {n: size for n, size in rules.hand.items() if n in rules.tables}
    for players, size in hand_groups(hands):
        yield _line("rules-hand", players=players, tiles=size)
    if not _has_well(rules):
        yield _line("rules-no-well")
    else:
        yield _line("rules-well" if rules.draw_limit != 0 else "rules-unused-tiles")


def _undealt(rules: Ruleset) -> Lines:
    """The numbers of players that the rules allow and that cannot be dealt, and why."""
    fewest, most = rules.players
    undealt = [n for n in range(fewest, most + 1) if n not in rules.tables]
    for players in number_runs(n for n in undealt if n in rules.hand):
        yield _line("rules-too-few-tiles", players=players)
    for players in number_runs(n for n in undealt if n not in rules.hand):
        yield _line("rules-hand-unnamed", players=players)


def _opening(rules: Ruleset) -> Lines:
    """Settlement 4."""
    if not rules.tables:
        return
    always = rules.next_opener is NextOpener.SAME
    yield _line(f"rules-{'opener' if always else 'first-opener'}-{rules.opener}")
    tie = _tie(rules)
    if tie and rules.opener is not Opener.YOUNGEST:
        yield _line("rules-opener-tie", higher=tie[0], lower=tie[1])
    if not always:
        yield _line(f"rules-next-opener-{rules.next_opener}")
    yield _line(f"rules-opening-tile-{rules.opening_tile}")
    if not always and rules.opening_tile is OpeningTile.THAT:
        yield _line("rules-opening-tile-later")
    if rules.zero_opening_follow_up and rules.zero_can_open:
        yield _line("rules-zero-follow-up")


def _turn(rules: Ruleset) -> Lines:
    yield _line("rules-turn-order")
    yield _line("rules-fit")
    if rules.new_field:
        yield _line("rules-new-field")
        yield _line("rules-fields")


def _drawing(rules: Ruleset) -> Lines:
    """Settlements 5 and 6."""
    if not _has_draws(rules):
        yield from _no_drawing(rules)
    else:
        yield from _free_drawing(rules) if rules.free_draw else _duty_drawing(rules)
        yield _line("rules-draw-cost", cost=rules.draw_cost)
    yield from _passing(rules)
    if _costs(rules) or _solo_draw_cost(rules):
        yield _line("rules-below-zero")


def _free_drawing(rules: Ruleset) -> Lines:
    limit, after = rules.draw_limit, rules.after_drawing
    if limit == 1 and after is AfterDrawing.NEWEST:
        # The only tile drawn is the newest.
        after = AfterDrawing.DRAWN
    yield _line("rules-free-draw")
    yield _line(f"rules-after-drawing-{after}")
    yield _line("rules-draw-limit", limit=limit)
    if limit == 1:
        yield _line("rules-free-draw-once")
    else:
        yield _line(f"rules-free-draw-{'stop' if _stops(rules) else 'on'}")
    yield _line(f"rules-empty-well-pass-{rules.empty_well_pass}")


def _duty_drawing(rules: Ruleset) -> Lines:
    yield _line("rules-duty-draw")
    yield _line("rules-duty-draw-limit", limit=rules.draw_limit)
    if _stops(rules):
        yield _line("rules-duty-draw-stop")
    yield _line("rules-duty-draw-end")


def _no_drawing(rules: Ruleset) -> Lines:
    has_well = set(map(bool, _wells(rules).values()))
    if rules.solo:
        # The size of its well may be chosen; where no hand is dealt, it is at least 1.
        has_well |= {True, not rules.solo.hand}
    if not _passes_freely(rules) or False not in has_well:
        yield _line("rules-no-draw")
    elif True not in has_well:
        yield _line("rules-no-draw-free")
    else:
        yield _line("rules-no-draw")
        yield _line("rules-no-draw-all-dealt")


def _passing(rules: Ruleset) -> Lines:
    """Settlement 7."""
    costs = [rules.empty_well_cost]
    if _has_draws(rules):
        costs += [rules.stuck_cost]
    if _stops(rules):
        costs += [rules.stop_cost]
    if len(set(costs)) == 1:
        yield _line("rules-pass-cost", cost=rules.empty_well_cost)
    else:
        if _stops(rules):
            yield _line("rules-stop-cost", cost=rules.stop_cost)
        yield _line("rules-pass-cost-drawn", cost=rules.stuck_cost)
        yield _line("rules-pass-cost-empty-well", cost=rules.empty_well_cost)
    if _has_draws(rules) and rules.free_draw and rules.stuck_cost:
        yield _line("rules-pass-keeping")


def _scoring(rules: Ruleset) -> Lines:
    yield _line(f"rules-tile-points-{rules.tile_points}")
    yield from _opening_bonuses(rules)
    if rules.bridge:
        yield _line("rules-bridge", bonus=rules.bridge)
    if rules.double:
        yield _line("rules-double", bonus=rules.double)
    one, two, three = rules.hexagons
    if one == two == three != 0:
        yield _line("rules-hexagon", bonus=one)
    elif any(rules.hexagons):
        yield _line("rules-hexagons", one=one, two=two, three=three)


def _opening_bonuses(rules: Ruleset) -> Lines:
    if not rules.tables:
        return
    if rules.opening_bonus:
        triple = "-triple" if rules.opening_bonus_needs_triple else ""
        yield _line(f"rules-opening-bonus{triple}", bonus=rules.opening_bonus)
    if rules.zero_opening_bonus and rules.zero_can_open:
        more = "-more" if rules.opening_bonus else ""
        yield _line(f"rules-zero-opening-bonus{more}", bonus=rules.zero_opening_bonus)


def _round_end(rules: Ruleset) -> Lines:
    if not rules.tables:
        return
    yield _line("rules-out")
    if rules.hands_left is HandsLeft.AGAINST_OWNER:
        yield _line("rules-out-against-owner")
    else:
        yield _line(f"rules-out-{rules.hands_left}", bonus=rules.out_bonus)
    yield _line(f"rules-blocked-when-{rules.blocked_when}")
    if rules.blocked_when is BlockedWhen.ALL_PASSED and _well_outlasts(rules):
        yield _line("rules-blocked-well-left")
    if _free_passes_block(rules):
        yield _line("rules-blocked-free-passes")
    yield from _blocked(rules)
    counted = rules.hands_left is not HandsLeft.IGNORED
    yield _line("rules-round-winner-hand" if counted else "rules-round-winner-most")
    if rules.hands_left is HandsLeft.TO_WINNER:
        yield _line(f"rules-blocked-tie-{rules.blocked_tie}")


def _blocked(rules: Ruleset) -> Lines:
    to_winner = rules.hands_left is HandsLeft.TO_WINNER
    yield _line(f"rules-blocked-{rules.blocked_score if to_winner else rules.hands_left}")
    if to_winner and rules.blocked_score is not BlockedScore.NOTHING and rules.out_bonus:
        yield _line("rules-blocked-no-bonus", bonus=rules.out_bonus)


def _match_end(rules: Ruleset) -> Lines:
    if not rules.tables:
        return
    if rules.target is not None:
        yield _line(f"rules-target-{rules.target_met}", target=rules.target)
    if rules.rounds is not None:
        too = "" if rules.target is None else "-too"
        yield _line(f"rules-rounds{too}", rounds=rules.rounds)
        yield _line("rules-rounds-choice")
    if rules.winner is not Winner.ROUND_WINNER:
        yield _line(f"rules-winner-{rules.winner}")
    elif rules.target is None:
        yield _line("rules-winner-highest")
    else:
        yield from _round_winner(rules)


def _round_winner(rules: Ruleset) -> Lines:
    """Settlement 15."""
    yield _line("rules-winner-one-at-target", target=rules.target)
    yield _line("rules-winner-several-at-target")
    yield _line("rules-winner-first-at-target", target=rules.target)
    fallen = rules.target_met is TargetMet.DURING_ROUND and _costs(rules)
    if fallen or rules.rounds is not None:
        yield _line("rules-winner-nobody-at-target", target=rules.target)


def _solo(rules: Ruleset) -> Lines:
    """Settlement 17."""
    if rules.solo is None:
        return
    hand, well, draw_cost = rules.solo
    yield _line("rules-solo-start")
    yield _line("rules-solo-deal", hand=hand, well=well)
    yield _line("rules-solo-well")
    if _has_draws(rules) and draw_cost not in (None, rules.draw_cost):
        yield _line("rules-solo-draw-cost", cost=draw_cost)
    else:
        yield _line("rules-solo-turns")
    yield _line("rules-solo-out" if hand else "rules-solo-out-no-hand", bonus=rules.out_bonus)
    if rules.blocked_when is BlockedWhen.ALL_PASSED:
        yield _line("rules-solo-pass-blocks")
    elif not rules.tables:
        # Elsewhere the end of a round says so.
        yield _line(f"rules-blocked-when-{rules.blocked_when}")
    if _free_passes_block(rules):
        yield _line("rules-solo-empty-well-pass-blocks")
    ignored = rules.hands_left is HandsLeft.IGNORED or rules.blocked_score is BlockedScore.NOTHING
    yield _line("rules-solo-blocked-nothing" if ignored else "rules-solo-blocked")
    if rules.target is not None:
        yield _line("rules-solo-no-target")


_SECTIONS: dict[str, Callable[[Ruleset], Lines]] = {
    "rules-preparation": _preparation,
    "rules-opening": _opening,
    "rules-turn": _turn,
    "rules-drawing": _drawing,
    "rules-scoring": _scoring,
    "rules-round-end": _round_end,
    "rules-match-end": _match_end,
    "rules-solo": _solo,
}


def _wells(rules: Ruleset) -> dict[int, int]:
    """The size of the well by the number of players."""
    return {n: len(rules.tiles) - n * rules.hand[n] for n in rules.tables}


def _has_well(rules: Ruleset) -> bool:
    return any(_wells(rules).values())


def _well_outlasts(rules: Ruleset) -> bool:
    """Whether tiles can be left after everyone has drawn as many as a pass takes."""
    draws = 1 if _stops(rules) else rules.draw_limit
    return draws is not None and any(well > n * draws for n, well in _wells(rules).items())


def _has_draws(rules: Ruleset) -> bool:
    """Whether a tile can ever be drawn."""
    return rules.draw_limit != 0 and (_has_well(rules) or rules.solo is not None)


def _stops(rules: Ruleset) -> bool:
    """Whether a player can ever stop while another draw is possible."""
    return rules.stop_drawing and rules.draw_limit != 1 and _has_draws(rules)


def _passes_freely(rules: Ruleset) -> bool:
    """Whether a player who can place may pass with an empty well."""
    return rules.free_draw and rules.empty_well_pass is EmptyWellPass.FREE


def _free_passes_block(rules: Ruleset) -> bool:
    """Whether passes with an empty well block a round as well as hands in which nothing fits."""
    by_hands = rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE
    return by_hands and _passes_freely(rules)


def _costs(rules: Ruleset) -> bool:
    """Whether anything costs points while a round is played."""
    drawing = rules.draw_cost > 0 or rules.stuck_cost > 0
    stopping = _stops(rules) and rules.stop_cost > 0
    return rules.empty_well_cost > 0 or stopping or (_has_draws(rules) and drawing)


def _solo_draw_cost(rules: Ruleset) -> bool:
    return _has_draws(rules) and rules.solo is not None and bool(rules.solo.draw_cost)


def _tie(rules: Ruleset) -> tuple[Tile, Tile] | None:
    """Two tiles of equal value, no triples, to show the tie-break of settlement 4."""
    tiles = (tile for tile in rules.tiles if not tile.is_triple)
    by_rank = sorted(tiles, key=lambda tile: opening_rank(rules.opener, tile), reverse=True)
    return next((pair for pair in pairwise(by_rank) if pair[0].value == pair[1].value), None)
