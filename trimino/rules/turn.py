"""Rules of a turn that need no field: draws that are left, offers, passes, who opens next.

A round asks them about its state, and a score pad about what is written on it.
"""

from collections.abc import Sequence

from trimino.rules.events import Phase, PlacementKind
from trimino.rules.ruleset import (
    BlockedWhen,
    EmptyWellPass,
    NextOpener,
    Ruleset,
    TargetMet,
)
from trimino.rules.tiles import ZERO, Tile


def is_draw_left(rules: Ruleset, *, well: int, drawn: int) -> bool:
    """Whether the well has a tile, and the limit of draws in a turn is not reached."""
    return well > 0 and (rules.draw_limit is None or drawn < rules.draw_limit)


def may_stop(rules: Ruleset, *, can_draw: bool, drew: bool) -> bool:
    """Whether a turn may end with nothing laid, as far as draws are concerned."""
    return not can_draw or (rules.stop_drawing and drew)


def may_keep(rules: Ruleset, *, drew: bool, well_is_empty: bool) -> bool:
    """Whether a player need not lay a tile that fits: where drawing is free (settlement 5)."""
    passes_freely = rules.empty_well_pass is EmptyWellPass.FREE and well_is_empty
    return rules.free_draw and (drew or passes_freely)


def goes_out(*, dealt: int, well: int) -> bool:
    """Whether laying the last tile ends the round (settlements 10 and 17).

    A solo game without a hand ends only when the well is empty too.
    """
    return dealt > 0 or well == 0


def ends_at_once(rules: Ruleset, total: int, *, solo: bool) -> bool:
    """Whether a total reached by a placement ends the round (settlement 14)."""
    if rules.target is None or solo or rules.target_met is not TargetMet.AT_ONCE:
        return False
    return total >= rules.target


def offers_follow_up(rules: Ruleset, phase: Phase, tile: Tile) -> bool:
    """Whether a placement is followed by one more, if a tile fits (settlement 8)."""
    return phase is Phase.OPENING and tile == ZERO and rules.zero_opening_follow_up


def offers_new_field(rules: Ruleset, kind: PlacementKind, *, holds_tiles: bool) -> bool:
    """Whether a placement lets the player start a new field (settlement 9)."""
    return kind is PlacementKind.HEXAGON and rules.new_field and holds_tiles


def is_under_way(phase: Phase, *, drew: bool) -> bool:
    """Whether a turn has begun before an action: after a draw, or with a tile that is offered."""
    return drew or phase is Phase.FOLLOW_UP or phase is Phase.NEW_FIELD


def pass_counts(rules: Ruleset, *, well_is_empty: bool) -> bool:
    """Whether a pass counts in a row that blocks the round.

    Where only passes with an empty well block it (settlement 5), earlier ones do not.
    """
    only_empty = (
        rules.empty_well_pass is EmptyWellPass.FREE
        and rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE
    )
    return well_is_empty or not only_empty


def is_blocked_by_passes(rules: Ruleset, passes: int, players: int) -> bool:
    """Whether so many passes in a row block the round (settlements 5 and 11)."""
    by_passes = (
        rules.blocked_when is BlockedWhen.ALL_PASSED or rules.empty_well_pass is EmptyWellPass.FREE
    )
    return by_passes and passes == players


def next_opener(
    rules: Ruleset, players: int, last_opener: int, winners: Sequence[int]
) -> int | None:
    """The seat that opens because of the round before, if that decides it (settlement 4)."""
    match rules.next_opener:
        case NextOpener.SAME:
            return None
        case NextOpener.ROTATION:
            return (last_opener + 1) % players
        case NextOpener.ROUND_WINNER:
            turns = ((last_opener + turn) % players for turn in range(players))
            return next((seat for seat in turns if seat in winners), last_opener)
