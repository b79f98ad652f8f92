"""Earlier readings: amended settlements as they were before, for matches that were played by them.

How a solo game scored before can be said with other values of the fields. Who won a match before
cannot, so `outcome_of` knows that.
"""

from trimino.rules.ruleset import BlockedScore, HandsLeft, Ruleset, TargetMet, Winner
from trimino.rules.sheets import departures, published
from trimino.rules.word_enum import WordEnum

_LATER_FIELDS = frozenset(
    {
        "after_drawing",
        "stop_drawing",
        "stop_cost",
        "empty_well_pass",
        "blocked_tie",
        "next_opener",
    }
)
"""Fields that came with the present reading: rules that change one were never read otherwise."""


class EarlierReading(WordEnum):
    """A settlement as it was read before."""

    SOLO_DRAW = "earlier-solo-draw"
    """Settlement 17: no solo game had a cost of its own for a draw."""
    SOLO_BLOCKED = "earlier-solo-blocked"
    """Settlement 17: a blocked solo game cost the values still held, under any rules."""
    ROUND_WINNER = "earlier-round-winner"
    """Settlement 15: with nobody at the target, the winners of the last round won the match."""


EarlierReadings = tuple[EarlierReading, ...]


def earlier_readings(rules: Ruleset, *, solo: bool) -> EarlierReadings:
    """The earlier readings of these rules, where they make a difference."""
    if not _LATER_FIELDS.isdisjoint(departures(rules)):
        return ()
    found = {
        EarlierReading.SOLO_DRAW: solo and _has_later_draw_cost(rules),
        EarlierReading.SOLO_BLOCKED: solo and _is_solo_free_when_blocked(rules),
        EarlierReading.ROUND_WINNER: not solo and _may_end_below_target(rules),
    }
    return tuple(reading for reading, applies in found.items() if applies)


def rules_as_read(rules: Ruleset, earlier: EarlierReadings) -> Ruleset:
    """The rules whose fields say how solo games scored by earlier readings."""
    if EarlierReading.SOLO_DRAW in earlier and rules.solo:
        rules = rules.replace(solo=rules.solo._replace(draw_cost=None))
    if EarlierReading.SOLO_BLOCKED in earlier:
        # In a solo game nothing else depends on these fields.
        rules = rules.replace(
            hands_left=HandsLeft.TO_WINNER, blocked_score=BlockedScore.OTHERS_MINUS_OWN
        )
    return rules


def _has_later_draw_cost(rules: Ruleset) -> bool:
    """Whether a draw in a solo game has the cost that the published rules have got since."""
    solo = rules.solo
    return solo is not None and solo.draw_cost is not None and solo == published(rules.base).solo


def _is_solo_free_when_blocked(rules: Ruleset) -> bool:
    counts_nothing = (
        rules.hands_left is HandsLeft.IGNORED or rules.blocked_score is BlockedScore.NOTHING
    )
    return rules.solo is not None and counts_nothing


def _may_end_below_target(rules: Ruleset) -> bool:
    """Whether a match for the winner of the last round can end with nobody at the target."""
    ends = rules.rounds is not None or rules.target_met is TargetMet.DURING_ROUND
    return rules.winner is Winner.ROUND_WINNER and ends
