"""Messages about the end of a round and of a match: the reason, the scores, the winners.

They are made from views, so they reveal nothing hidden. Players are names, or messages for names.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trimino.messages.event_messages import items_message
from trimino.messages.lists import listed
from trimino.messages.players import listed_players
from trimino.rules import EndReason, MatchView, Message, RoundEnd, Ruleset, View
from trimino.rules.outcome import Outcome, OutcomeReason
from trimino.rules.ruleset import BlockedWhen, EmptyWellPass, HandsLeft, TargetMet
from trimino.rules.scoring import Hand, HandLeft, hand_left, hand_value, lowest_hands

EndingLines = Iterator[Message]


class EndedRound(NamedTuple):
    """The end of a round, with what its lines are made from."""

    rules: Ruleset
    end: RoundEnd
    turn: int
    """The seat that had the last turn."""
    passes: int
    """The number of turns in a row that had ended in a pass."""
    before: tuple[int, ...]
    totals: tuple[int, ...]
    hands: tuple[Hand | None, ...] | None
    """The tiles that were left, where they are shown; None for a hand of unknown tiles."""
    left: tuple[HandLeft, ...] | None
    """The value and the number of the tiles that were left, where hands are shown."""


def round_messages(view: View, players: Sequence[object]) -> tuple[Message, ...]:
    """The lines about the end of a round; none while it goes on."""
    if view.end is None:
        return ()
    position, hands = view.position, view.hands
    left = None if hands is None else tuple(map(hand_left, hands))
    ended = EndedRound(
        position.rules,
        view.end,
        position.turn,
        position.passes,
        view.before,
        position.totals,
        hands,
        left,
    )
    return ended_round_messages(ended, players)


def ended_round_messages(ended: EndedRound, players: Sequence[object]) -> tuple[Message, ...]:
    """The lines about the end of a round."""
    return tuple(_round_lines(ended, players))


def match_messages(view: MatchView, players: Sequence[object]) -> tuple[Message, ...]:
    """The lines about the end of a match; none while it goes on."""
    outcome = view.outcome
    if outcome is None:
        return ()
    deal = view.now.deal
    well = len(deal.well) if deal else None
    return outcome_messages(view.rules, outcome, view.totals, len(view.rounds), players, well)


def outcome_messages(
    rules: Ruleset,
    outcome: Outcome,
    totals: Sequence[int],
    rounds: int,
    players: Sequence[object],
    well: int | None = None,
) -> tuple[Message, ...]:
    """The lines about the outcome of a match; `well` is the size of a solo game's, if known."""
    if outcome.reason is OutcomeReason.SOLO:
        return (Message("match-solo", {"player": players[0], "total": totals[0], "well": well}),)
    return _why_over(rules, outcome, rounds, players), _why_won(outcome, totals, players)


def _round_lines(ended: EndedRound, players: Sequence[object]) -> EndingLines:
    end, rules = ended.end, ended.rules
    details = {"player": players[ended.turn], "players": len(players)}
    yield Message(
        f"end-{end.reason}", {**details, "when": _blocked_by(ended), "target": rules.target}
    )
    if end.reason is not EndReason.TARGET:
        yield from _hand_lines(ended, players)
        yield from _point_lines(end, players)
        if len(players) > 1:
            yield _round_winner_line(ended, players)
    yield totals_message(ended.totals, players)


def _blocked_by(ended: EndedRound) -> str:
    """The cause of a blocked round: a value of `blocked_when`, or free passes.

    Where a player who can place may pass with an empty well, such passes in a row block a round in
    which a tile may still fit (settlement 5).
    """
    rules = ended.rules
    free = rules.empty_well_pass is EmptyWellPass.FREE and ended.passes == len(ended.before)
    if rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE and free:
        return "empty-well-passes"
    return rules.blocked_when


def totals_message(totals: Sequence[int], players: Sequence[object]) -> Message:
    """The totals of all players."""
    lines = (
        Message("total", {"player": player, "total": total})
        for player, total in zip(players, totals, strict=True)
    )
    return Message("totals", {"count": len(players), "totals": listed(lines)})


def _hand_lines(ended: EndedRound, players: Sequence[object]) -> EndingLines:
    """The tiles left, where they are counted and so shown (settlement 18)."""
    if ended.end.hands_counted and ended.hands is not None:
        for player, hand in zip(players, ended.hands, strict=True):
            if hand:
                details = {"tiles": listed(hand), "value": hand_value(hand)}
                yield Message("end-hand", {"player": player, **details})


def _point_lines(end: RoundEnd, players: Sequence[object]) -> EndingLines:
    for player, scores, points in zip(players, end.scores, end.points, strict=True):
        if scores:
            details = {"points": points, "items": items_message(scores)}
            yield Message("end-points", {"player": player, **details})
    if not any(end.scores):
        yield Message("end-no-points")


def _round_winner_line(ended: EndedRound, players: Sequence[object]) -> Message:
    """Settlements 12 and 13."""
    end = ended.end
    if not end.winners:
        return Message("round-won-nobody", {"value": _lowest_value(ended)})
    seat, names = end.winners[0], _names(end.winners, players)
    if ended.rules.hands_left is HandsLeft.IGNORED:
        points = ended.totals[seat] - ended.before[seat]
        return Message("round-won-most", {**names, "points": points})
    if end.reason is EndReason.OUT:
        return Message("round-won-out", names)
    tied = len(lowest_hands(ended.left)) if ended.left else 0
    name = "round-won-fewest" if tied > len(end.winners) else "round-won-lowest"
    return Message(name, {**names, "value": _lowest_value(ended)})


def _lowest_value(ended: EndedRound) -> int | None:
    return min(hand.value for hand in ended.left) if ended.left else None


def _why_over(rules: Ruleset, outcome: Outcome, rounds: int, players: Sequence[object]) -> Message:
    """Settlement 14, and the number of rounds where that is what ended the match."""
    if outcome.reason is OutcomeReason.ROUNDS:
        return Message("match-rounds", {"rounds": rounds})
    during = rules.target_met is TargetMet.DURING_ROUND
    details = {**_names(outcome.at_target, players), "target": rules.target}
    return Message("match-target-during" if during else "match-target", details)


def _why_won(outcome: Outcome, totals: Sequence[int], players: Sequence[object]) -> Message:
    """Settlement 15."""
    total = totals[outcome.winners[0]]
    return Message(f"match-{outcome.won_by}", {**_names(outcome.winners, players), "total": total})


def _names(seats: Sequence[int], players: Sequence[object]) -> dict[str, object]:
    return {"players": listed_players(seats, players), "count": len(seats)}
