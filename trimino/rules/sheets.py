"""The published rule sheets as rule sets, and the presets published beyond them.

The five sheets come with boxes sold in Latvia, Lithuania, Russia and Czechia; the fifth describes
two games. Each is written as its changes to the one it resembles most.
"""

import dataclasses

from trimino.rules.errors import RulesetError, RulesetReason
from trimino.rules.field_domains import HandSizes, Solo
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
    Ruleset,
    TargetMet,
    TilePoints,
    Winner,
)
from trimino.rules.type_check import check_type

TRIMINO = Ruleset(
    base="trimino",
    players=(2, 6),
    hand=HandSizes({2: 9, 3: 7, 4: 7, 5: 6, 6: 6}),
    opener=Opener.HIGHEST_TRIPLE,
    opening_tile=OpeningTile.THAT,
    tile_points=TilePoints.VALUE,
    opening_bonus=10,
    opening_bonus_needs_triple=False,
    zero_opening_bonus=0,
    zero_opening_follow_up=False,
    bridge=40,
    double=40,
    hexagons=(50, 50, 50),
    new_field=False,
    free_draw=True,
    draw_limit=3,
    draw_cost=5,
    after_drawing=AfterDrawing.DRAWN,
    stop_drawing=False,
    stop_cost=0,
    stuck_cost=10,
    empty_well_cost=10,
    empty_well_pass=EmptyWellPass.FORCED,
    blocked_when=BlockedWhen.NOBODY_CAN_PLACE,
    out_bonus=25,
    hands_left=HandsLeft.TO_WINNER,
    blocked_score=BlockedScore.OTHERS_MINUS_OWN,
    blocked_tie=BlockedTie.EACH,
    next_opener=NextOpener.SAME,
    target=400,
    target_met=TargetMet.AT_ONCE,
    rounds=None,
    winner=Winner.HIGHEST,
    solo=Solo(hand=9, well=10),
    highest_value=5,
)

TRIPLE_DOMINO = TRIMINO.replace(
    base="triple-domino",
    target_met=TargetMet.DURING_ROUND,
    # Settlement 17: its solo game is nothing but drawing, and 5 a tile the same in every game.
    solo=Solo(hand=0, well=19, draw_cost=0),
)

TRIOMINO = TRIMINO.replace(
    base="triomino", target_met=TargetMet.AFTER_ROUND, solo=Solo(hand=9, well=20)
)

TRI_DOMINO = TRIMINO.replace(
    base="tri-domino",
    opening_bonus_needs_triple=True,
    zero_opening_bonus=30,
    zero_opening_follow_up=True,
    free_draw=False,
    draw_limit=None,
    blocked_when=BlockedWhen.ALL_PASSED,
    target_met=TargetMet.AFTER_ROUND,
    winner=Winner.ROUND_WINNER,
    solo=None,
)

# Unlike a house rule it has no hands for five and six.
TRIODOMINIO = dataclasses.replace(
    TRIMINO,
    base="triodominio",
    players=(2, 4),
    hand=HandSizes({2: 10, 3: 8, 4: 8}),
    opener=Opener.YOUNGEST,
    opening_tile=OpeningTile.ANY,
    tile_points=TilePoints.NONE,
    opening_bonus=0,
    bridge=0,
    double=0,
    hexagons=(0, 0, 0),
    new_field=True,
    free_draw=False,
    draw_limit=2,
    draw_cost=0,
    stuck_cost=0,
    empty_well_cost=0,
    blocked_when=BlockedWhen.ALL_PASSED,
    out_bonus=0,
    hands_left=HandsLeft.AGAINST_OWNER,
    blocked_score=None,
    target=None,
    target_met=None,
    rounds=3,
    winner=Winner.LOWEST,
    solo=None,
)

TRIODOMINIO_REVERSE = TRIODOMINIO.replace(
    base="triodominio-reverse",
    tile_points=TilePoints.VALUE,
    hands_left=HandsLeft.IGNORED,
    winner=Winner.HIGHEST,
)

PRESSMAN = TRI_DOMINO.replace(base="pressman", zero_opening_follow_up=False)

GOLIATH = TRIOMINO.replace(
    base="goliath",
    opener=Opener.HIGHEST_TILE,
    opening_tile=OpeningTile.ANY,
    opening_bonus=0,
    double=0,
    hexagons=(50, 60, 70),
    empty_well_cost=0,
    solo=None,
)

GOLIATH_KIDS = GOLIATH.replace(
    base="goliath-kids",
    tile_points=TilePoints.ONE,
    bridge=1,
    hexagons=(1, 2, 3),
    draw_cost=0,
    stuck_cost=0,
    out_bonus=5,
    hands_left=HandsLeft.IGNORED,
    blocked_score=BlockedScore.NOTHING,
    target=None,
    target_met=None,
    rounds=1,
)

WIKIPEDIA = TRIOMINO.replace(
    base="wikipedia",
    opening_bonus_needs_triple=True,
    zero_opening_bonus=30,
    hexagons=(50, 100, 150),
    free_draw=False,
    blocked_score=BlockedScore.DIFFERENCES,
    solo=None,
)

SHEETS = (TRIMINO, TRIPLE_DOMINO, TRIOMINO, TRI_DOMINO, TRIODOMINIO, TRIODOMINIO_REVERSE)
PRESETS = (PRESSMAN, GOLIATH, GOLIATH_KIDS, WIKIPEDIA)
RULESETS = SHEETS + PRESETS
_BY_ID = {rules.base: rules for rules in RULESETS}


def published(ruleset_id: str) -> Ruleset:
    """The published rule set of that id.

    >>> published("triomino").draw_limit
    3
    """
    try:
        return _BY_ID[ruleset_id]
    except (KeyError, TypeError):
        known = ", ".join(_BY_ID)
        raise RulesetError(
            RulesetReason.UNKNOWN_RULESET, field="rules", id=ruleset_id, known=known
        ) from None


def departures(rules: Ruleset) -> dict[str, object]:
    """The fields in which a rule set departs from the one it is based on, as JSON."""
    check_type("rules", rules, Ruleset)
    values, base = rules.to_json(), published(rules.base)
    usual = base.to_json()
    # Where fewer may play, the other hands are no departure.
    usual["hand"] = {str(n): size for n, size in base.hand.items() if n in rules.counted_hands}
    return {name: value for name, value in values.items() if value != usual[name]}
