"""Explanations: a rule set as sentences, made from its fields alone, house rules included.

Every line is a message. Rules that do not apply are left out.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby, pairwise
from typing import NamedTuple

from trimino.rules.deal import opening_rank
from trimino.rules.errors import Message
from trimino.rules.ruleset import (
    FIELDS,
    BlockedScore,
    BlockedWhen,
    HandsLeft,
    Opener,
    OpeningTile,
    Ruleset,
    TargetMet,
    Winner,
)
from trimino.rules.tiles import Tile

Lines = Iterator[Message]


class Section(NamedTuple):
    """A heading, as the name of its message, and the lines under it."""

    title: str
    lines: tuple[Message, ...]


class Difference(NamedTuple):
    """A field in which two rule sets differ, and its value in each."""

    field: str
    value: object
    other: object


def explain(rules: Ruleset) -> tuple[Section, ...]:
    """The sections that explain a rule set, in reading order.

    >>> from trimino.rules.sheets import TRIOMINO
    >>> preparation = explain(TRIOMINO)[0]
    >>> print(preparation.title, *preparation.lines[:2], sep="\\n")
    rules-preparation
    rules-tiles (tiles=56, highest=5)
    rules-players (players=number-range (low=2, high=6))
    """
    sections = (Section(title, tuple(lines(rules))) for title, lines in _SECTIONS.items())
    return tuple(section for section in sections if section.lines)


def compare(rules: Ruleset, other: Ruleset) -> tuple[Difference, ...]:
    """The fields in which a rule set differs from another.

    >>> from trimino.rules.sheets import TRIOMINO
    >>> compare(TRIOMINO.replace(draw_limit=2), TRIOMINO)
    (Difference(field='draw_limit', value=2, other=3),)
    """
    pairs = ((name, getattr(rules, name), getattr(other, name)) for name, _ in FIELDS)
    return tuple(Difference(*pair) for pair in pairs if pair[1] != pair[2])


def hand_groups(hands: Mapping[int, int]) -> list[tuple[Message, int]]:
    """Groups of numbers of players with the same size of hand, and that size.

    >>> [(str(players), size) for players, size in hand_groups({2: 9, 3: 7, 4: 7})]
    [('one-number (number=2)', 9), ('number-range (low=3, high=4)', 7)]
    """
    groups = groupby(sorted(hands), key=hands.__getitem__)
    spans = ((size, list(players)) for size, players in groups)
    return [(numbers_message(players[0], players[-1]), size) for size, players in spans]


def numbers_message(low: int, high: int) -> Message:
    """One number, or the numbers from one to another."""
    if low == high:
        return _line("one-number", number=low)
    return _line("number-range", low=low, high=high)


def _line(name: str, **details: object) -> Message:
    return Message(name, details)


def _preparation(rules: Ruleset) -> Lines:
    yield _line("rules-tiles", tiles=len(rules.tiles), highest=rules.highest_value)
    yield _line("rules-players", players=numbers_message(*rules.players))
    hands = {n: size for n, size in rules.hand.items() if n in _tables(rules)}
    for players, size in hand_groups(hands):
        yield _line("rules-hand", players=players, tiles=size)
    if not _has_well(rules):
        yield _line("rules-no-well")
    else:
        yield _line("rules-well" if rules.draw_limit != 0 else "rules-unused-tiles")


def _opening(rules: Ruleset) -> Lines:
    yield _line(f"rules-opener-{rules.opener}")
    tie = _tie(rules)
    if tie and rules.opener is not Opener.YOUNGEST:
        yield _line("rules-opener-tie", higher=tie[0], lower=tie[1])
    yield _line(f"rules-opening-tile-{rules.opening_tile}")
    if rules.zero_opening_follow_up and _zero_can_open(rules):
        yield _line("rules-zero-follow-up")


def _turn(rules: Ruleset) -> Lines:
    yield _line("rules-turn-order")
    yield _line("rules-fit")
    if rules.new_field:
        yield _line("rules-new-field")
        yield _line("rules-fields")


def _drawing(rules: Ruleset) -> Lines:
    """Settlements 5 and 6."""
    if _draws(rules):
        how = "free-draw" if rules.free_draw else "duty-draw"
        yield _line(f"rules-{how}")
        yield _line(f"rules-{how}-limit", limit=rules.draw_limit)
        yield _line(f"rules-{how}-end")
        yield _line("rules-draw-cost", cost=rules.draw_cost)
    else:
        yield _line("rules-no-draw")
    yield from _passing(rules)
    if _costs(rules):
        yield _line("rules-below-zero")


def _passing(rules: Ruleset) -> Lines:
    """Settlement 7."""
    stuck, empty = rules.stuck_cost, rules.empty_well_cost
    if stuck == empty or not _draws(rules):
        yield _line("rules-pass-cost", cost=empty)
    else:
        yield _line("rules-pass-cost-drawn", cost=stuck)
        yield _line("rules-pass-cost-empty-well", cost=empty)
    if _draws(rules) and rules.free_draw and stuck:
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
    if rules.opening_bonus:
        triple = "-triple" if rules.opening_bonus_needs_triple else ""
        yield _line(f"rules-opening-bonus{triple}", bonus=rules.opening_bonus)
    if rules.zero_opening_bonus and _zero_can_open(rules):
        more = "-more" if rules.opening_bonus else ""
        yield _line(f"rules-zero-opening-bonus{more}", bonus=rules.zero_opening_bonus)


def _round_end(rules: Ruleset) -> Lines:
    yield _line("rules-out")
    if rules.hands_left is HandsLeft.AGAINST_OWNER:
        yield _line("rules-out-against-owner")
    else:
        yield _line(f"rules-out-{rules.hands_left}", bonus=rules.out_bonus)
    yield _line(f"rules-blocked-when-{rules.blocked_when}")
    if rules.blocked_when is BlockedWhen.ALL_PASSED and _well_outlasts(rules):
        yield _line("rules-blocked-well-left")
    yield from _blocked(rules)
    counted = rules.hands_left is not HandsLeft.IGNORED
    yield _line("rules-round-winner-hand" if counted else "rules-round-winner-most")


def _blocked(rules: Ruleset) -> Lines:
    to_winner = rules.hands_left is HandsLeft.TO_WINNER
    yield _line(f"rules-blocked-{rules.blocked_score if to_winner else rules.hands_left}")
    if to_winner and rules.blocked_score is not BlockedScore.NOTHING and rules.out_bonus:
        yield _line("rules-blocked-no-bonus", bonus=rules.out_bonus)


def _match_end(rules: Ruleset) -> Lines:
    if rules.target is not None:
        yield _line(f"rules-target-{rules.target_met}", target=rules.target)
    if rules.rounds is not None:
        too = "" if rules.target is None else "-too"
        yield _line(f"rules-rounds{too}", rounds=rules.rounds)
        yield _line("rules-rounds-choice")
    if rules.winner is Winner.ROUND_WINNER:
        yield from _round_winner(rules)
    else:
        yield _line(f"rules-winner-{rules.winner}")


def _round_winner(rules: Ruleset) -> Lines:
    """Settlement 15."""
    if rules.target is None:
        yield _line("rules-winner-last-round")
        return
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
    hand, well = rules.solo
    yield _line("rules-solo-start")
    yield _line("rules-solo-deal", hand=hand, well=well)
    yield _line("rules-solo-well")
    yield _line("rules-solo-turns")
    yield _line("rules-solo-out" if hand else "rules-solo-out-no-hand", bonus=rules.out_bonus)
    yield _line(f"rules-solo-blocked-{rules.blocked_when}")
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


def _tables(rules: Ruleset) -> range:
    """The numbers of players that are allowed."""
    fewest, most = rules.players
    return range(fewest, most + 1)


def _wells(rules: Ruleset) -> dict[int, int]:
    """The size of the well by the number of players."""
    return {n: len(rules.tiles) - n * rules.hand[n] for n in _tables(rules)}


def _has_well(rules: Ruleset) -> bool:
    return any(_wells(rules).values())


def _well_outlasts(rules: Ruleset) -> bool:
    """Whether tiles are left after everyone has drawn as many as a turn allows."""
    limit = rules.draw_limit
    return limit is not None and any(well > n * limit for n, well in _wells(rules).items())


def _draws(rules: Ruleset) -> bool:
    return rules.draw_limit != 0 and (_has_well(rules) or rules.solo is not None)


def _costs(rules: Ruleset) -> bool:
    """Whether anything costs points while a round is played."""
    return rules.empty_well_cost > 0 or (
        _draws(rules) and (rules.draw_cost > 0 or rules.stuck_cost > 0)
    )


def _zero_can_open(rules: Ruleset) -> bool:
    """Whether 0-0-0 can be the first tile; as the highest tile of two hands or more it cannot."""
    return (rules.opener, rules.opening_tile) != (Opener.HIGHEST_TILE, OpeningTile.THAT)


def _tie(rules: Ruleset) -> tuple[Tile, Tile] | None:
    """Two tiles of equal value, no triples, to show the tie-break of settlement 4."""
    tiles = (tile for tile in rules.tiles if not tile.is_triple)
    by_rank = sorted(tiles, key=lambda tile: opening_rank(rules.opener, tile), reverse=True)
    return next((pair for pair in pairwise(by_rank) if pair[0].value == pair[1].value), None)
