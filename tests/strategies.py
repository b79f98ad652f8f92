"""Strategies that several tests share: what hypothesis may try."""

from typing import Any

from hypothesis import strategies as st

from trimino.rules import RULESETS, Ruleset, tile_set
from trimino.rules.field_domains import HandSizes, Solo
from trimino.rules.ruleset import (
    MAX_POINTS,
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
    TilePoints,
    Winner,
)

Fields = dict[str, Any]

POINTS = st.sampled_from([0, 5, 40]) | st.integers(0, MAX_POINTS)
"""Nothing as often as something, since rules that cost or give nothing differ in kind."""


@st.composite
def rulesets(draw: st.DrawFn, highest_value: int | None = None) -> Ruleset:
    """Any rule set that can be played, with every field chosen anew.

    `highest_value` fixes the set of tiles, so that rounds are short.
    """
    high = highest_value or draw(st.integers(1, 5))
    fields = {
        **draw(_tiles(high)),
        **draw(_opening()),
        **draw(_turn()),
        **draw(_round_end()),
        **draw(_match_end()),
    }
    if fields["draw_limit"] == 0:
        fields["blocked_when"] = BlockedWhen.ALL_PASSED
    if fields["rounds"] is None:
        # A target must be within reach.
        fields["tile_points"] = TilePoints.VALUE
    return Ruleset(base=draw(st.sampled_from(RULESETS)).base, **fields)


@st.composite
def _tiles(draw: st.DrawFn, highest_value: int) -> Fields:
    """Hands of any size that the set can deal, and often such that nothing is left over."""
    tiles = len(tile_set(highest_value))
    fewest = draw(st.integers(2, min(6, tiles)))
    most = draw(st.integers(fewest, min(6, tiles)))
    hand = {n: draw(st.integers(1, tiles // n)) for n in range(fewest, most + 1)}
    # A hand for every number, as house rules keep those that they do not name.
    hand |= {n: draw(st.integers(1, tiles)) for n in range(2, 7) if n not in hand}
    return {
        "highest_value": highest_value,
        "players": (fewest, most),
        "hand": HandSizes(hand),
        "solo": draw(st.none() | _solo(tiles - 1)),
    }


@st.composite
def _solo(draw: st.DrawFn, tiles: int) -> Solo:
    hand = draw(st.just(0) | st.integers(0, tiles))
    well = draw(st.integers(0 if hand else 1, tiles - hand))
    return Solo(hand, well, draw(st.none() | POINTS))


@st.composite
def _opening(draw: st.DrawFn) -> Fields:
    opener = draw(st.sampled_from(Opener))
    decided = [] if opener is Opener.YOUNGEST else [OpeningTile.THAT]
    return {
        "opener": opener,
        "opening_tile": draw(st.sampled_from([*decided, OpeningTile.ANY])),
        "next_opener": draw(st.sampled_from(NextOpener)),
        "opening_bonus": draw(POINTS),
        "opening_bonus_needs_triple": draw(st.booleans()),
        "zero_opening_bonus": draw(POINTS),
        "zero_opening_follow_up": draw(st.booleans()),
    }


@st.composite
def _turn(draw: st.DrawFn) -> Fields:
    return {
        "tile_points": draw(st.sampled_from(TilePoints)),
        "bridge": draw(POINTS),
        "double": draw(POINTS),
        "hexagons": draw(POINTS.map(lambda each: (each,) * 3) | st.tuples(POINTS, POINTS, POINTS)),
        "new_field": draw(st.booleans()),
        "free_draw": draw(st.booleans()),
        "draw_limit": draw(st.sampled_from([None, 0, 1, 2, 3]) | st.integers(0, 56)),
        "draw_cost": draw(POINTS),
        "after_drawing": draw(st.sampled_from(AfterDrawing)),
        "stop_drawing": draw(st.booleans()),
        "stop_cost": draw(POINTS),
        "stuck_cost": draw(POINTS),
        "empty_well_cost": draw(POINTS),
        "empty_well_pass": draw(st.sampled_from(EmptyWellPass)),
    }


@st.composite
def _round_end(draw: st.DrawFn) -> Fields:
    hands_left = draw(st.sampled_from(HandsLeft))
    unsaid = [] if hands_left is HandsLeft.TO_WINNER else [None]
    return {
        "blocked_when": draw(st.sampled_from(BlockedWhen)),
        "out_bonus": draw(POINTS),
        "hands_left": hands_left,
        "blocked_score": draw(st.sampled_from([*unsaid, *BlockedScore])),
        "blocked_tie": draw(st.sampled_from(BlockedTie)),
    }


@st.composite
def _match_end(draw: st.DrawFn) -> Fields:
    target = draw(st.none() | st.integers(1, 500))
    unsaid = [None] if target is None else []
    some = st.integers(1, 5)
    return {
        "target": target,
        "target_met": draw(st.sampled_from([*unsaid, *TargetMet])),
        "rounds": draw(some if target is None else st.none() | some),
        "winner": draw(st.sampled_from(Winner)),
    }
