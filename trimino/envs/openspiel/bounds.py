"""Bounds of the length and the points of a round, from the fields of its rules.

No round exceeds them; they need not be reached.
"""

from trimino.rules import Ruleset
from trimino.rules.events import total
from trimino.rules.ruleset import BlockedWhen, EmptyWellPass, HandsLeft, TargetMet
from trimino.rules.scoring import hand_value, tile_scores


def max_actions(rules: Ruleset, players: int) -> int:
    """The most actions of a round.

    Each tile is laid once, and drawn once if it lay in the well. Declining follows a placement.
    """
    declines = len(rules.tiles) if rules.new_field else int(rules.zero_opening_follow_up)
    return len(rules.tiles) + _well(rules, players) + declines + _most_passes(rules, players)


def _most_passes(rules: Ruleset, players: int) -> int:
    """The most passes of a round.

    Where a round blocks when all have passed, fewer than all pass after each placement, but for the
    last. Where it blocks when nobody can place, a pass takes a draw, or the well is empty: then
    somebody can place and must, and at most the others pass before that (settlements 5 and 11).
    If that player may pass too, the round blocks when all have.
    """
    between = (players - 1) * len(rules.tiles)
    if rules.blocked_when is BlockedWhen.ALL_PASSED:
        return between + 1
    return between + (rules.empty_well_pass is EmptyWellPass.FREE) + _well(rules, players)


def min_points(rules: Ruleset, players: int) -> int:
    """The fewest points of a seat in a round; only drawing and passing cost any.

    Of the passes between two placements each seat makes one at most, if it did not draw.
    """
    well, passes = _well(rules, players), len(rules.tiles)
    after_drawing = max(rules.stuck_cost, rules.stop_cost if rules.stop_drawing else 0)
    if rules.blocked_when is BlockedWhen.ALL_PASSED:
        return -well * rules.draw_cost - passes * max(after_drawing, rules.empty_well_cost)
    return -well * (rules.draw_cost + after_drawing) - passes * rules.empty_well_cost


def max_points(rules: Ruleset, players: int) -> int:
    """The most points of a seat in a round: with all tiles it can hold, and at the end."""
    bonus = max(rules.bridge, rules.double, *rules.hexagons)
    opening = rules.opening_bonus + rules.zero_opening_bonus
    tiles = [total(tile_scores(rules, tile)) for tile in rules.tiles]
    held = rules.hand[players] + _well(rules, players)
    laid = opening + held * bonus + sum(tiles)
    if rules.target is not None and rules.target_met is TargetMet.AT_ONCE:
        # Below the target there was one more placement at most.
        laid = min(laid, rules.target - 1 + opening + bonus + max(tiles))
    return laid + _most_at_end(rules)


def _most_at_end(rules: Ruleset) -> int:
    """The most points of a round's end: going out, and tiles in hands if they count."""
    counted = () if rules.hands_left is HandsLeft.IGNORED else rules.tiles
    return rules.out_bonus + hand_value(counted)


def _well(rules: Ruleset, players: int) -> int:
    """The number of tiles in the well after the deal."""
    return len(rules.tiles) - players * rules.hand[players]
