"""Messages about the end of a round and of a match: the reason, the scores, the winners.

They are made from views, so they reveal nothing hidden. Players are names, or messages for names.
"""

from collections.abc import Iterator, Sequence

from trimino.messages.event_messages import items_message
from trimino.messages.lists import listed
from trimino.messages.players import listed_players
from trimino.rules import EndReason, MatchView, Message, RoundEnd, View
from trimino.rules.outcome import Outcome, OutcomeReason
from trimino.rules.ruleset import BlockedWhen, EmptyWellPass, HandsLeft, TargetMet
from trimino.rules.scoring import hand_left, hand_value, lowest_hands

Lines = Iterator[Message]


def round_messages(view: View, players: Sequence[object]) -> tuple[Message, ...]:
    """The lines about the end of a round; none while it goes on."""
    return tuple(_round_lines(view, view.end, players)) if view.end else ()


def match_messages(view: MatchView, players: Sequence[object]) -> tuple[Message, ...]:
    """The lines about the end of a match; none while it goes on."""
    outcome = view.outcome
    if outcome is None:
        return ()
    if outcome.reason is OutcomeReason.SOLO:
        return (_solo_line(view, players[0]),)
    return _why_over(view, outcome, players), _why_won(view, outcome, players)


def _round_lines(view: View, end: RoundEnd, players: Sequence[object]) -> Lines:
    rules, turn = view.position.rules, view.position.turn
    details = {"player": players[turn], "players": len(players)}
    yield Message(
        f"end-{end.reason}", {**details, "when": _blocked_by(view), "target": rules.target}
    )
    if end.reason is not EndReason.TARGET:
        yield from _hand_lines(view, end, players)
        yield from _point_lines(end, players)
        if len(players) > 1:
            yield _round_winner_line(view, end, players)
    yield totals_message(view.position.totals, players)


def _blocked_by(view: View) -> str:
    """What a blocked round was blocked by: a value of `blocked_when`, or free passes.

    Where a player who can place may pass with an empty well, such passes in a row block a round in
    which a tile may still fit (settlement 5).
    """
    rules, passes = view.position.rules, view.position.passes
    free = rules.empty_well_pass is EmptyWellPass.FREE and passes == len(view.before)
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


def _hand_lines(view: View, end: RoundEnd, players: Sequence[object]) -> Lines:
    """The tiles left, where they are counted and so shown (settlement 18)."""
    if end.hands_counted and view.hands is not None:
        for player, hand in zip(players, view.hands, strict=True):
            if hand:
                details = {"tiles": listed(hand), "value": hand_value(hand)}
                yield Message("end-hand", {"player": player, **details})


def _point_lines(end: RoundEnd, players: Sequence[object]) -> Lines:
    for player, scores, points in zip(players, end.scores, end.points, strict=True):
        if scores:
            details = {"points": points, "items": items_message(scores)}
            yield Message("end-points", {"player": player, **details})
    if not any(end.scores):
        yield Message("end-no-points")


def _round_winner_line(view: View, end: RoundEnd, players: Sequence[object]) -> Message:
    """Settlements 12 and 13."""
    if not end.winners:
        return Message("round-won-nobody", {"value": _lowest_value(view)})
    seat, names = end.winners[0], _names(end.winners, players)
    if view.position.rules.hands_left is HandsLeft.IGNORED:
        points = view.position.totals[seat] - view.before[seat]
        return Message("round-won-most", {**names, "points": points})
    if end.reason is EndReason.OUT:
        return Message("round-won-out", names)
    tied = len(lowest_hands(tuple(map(hand_left, view.hands)))) if view.hands else 0
    name = "round-won-fewest" if tied > len(end.winners) else "round-won-lowest"
    return Message(name, {**names, "value": _lowest_value(view)})


def _lowest_value(view: View) -> int | None:
    return min(map(hand_value, view.hands)) if view.hands else None


def _solo_line(view: MatchView, player: object) -> Message:
    deal = view.now.deal
    well = len(deal.well) if deal else None
    return Message("match-solo", {"player": player, "total": view.totals[0], "well": well})


def _why_over(view: MatchView, outcome: Outcome, players: Sequence[object]) -> Message:
    """Settlement 14, and the number of rounds where that is what ended the match."""
    if outcome.reason is OutcomeReason.ROUNDS:
        return Message("match-rounds", {"rounds": len(view.rounds)})
    during = view.rules.target_met is TargetMet.DURING_ROUND
    details = {**_names(outcome.at_target, players), "target": view.rules.target}
    return Message("match-target-during" if during else "match-target", details)


def _why_won(view: MatchView, outcome: Outcome, players: Sequence[object]) -> Message:
    """Settlement 15."""
    total = view.totals[outcome.winners[0]]
    return Message(f"match-{outcome.won_by}", {**_names(outcome.winners, players), "total": total})


def _names(seats: Sequence[int], players: Sequence[object]) -> dict[str, object]:
    return {"players": listed_players(seats, players), "count": len(seats)}
