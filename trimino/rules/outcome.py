"""The outcome of a match: the reason for its end, and its winners (settlements 14, 15 and 17)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from trimino.rules.earlier_readings import EarlierReading, EarlierReadings
from trimino.rules.events import RoundEnd
from trimino.rules.goal import goal_of
from trimino.rules.ruleset import Ruleset, TargetMet, Winner
from trimino.rules.scoring import best_by_points, best_seats
from trimino.rules.word_enum import WordEnum

Seats = tuple[int, ...]


class OutcomeReason(WordEnum):
    """Reasons why a match is over."""

    TARGET = "target"
    ROUNDS = "rounds"
    SOLO = "solo"


class WinnerReason(WordEnum):
    """Criteria that decide the winner."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    ONLY_AT_TARGET = "only-at-target"
    FIRST_AT_TARGET = "first-at-target"
    ROUND_WINNER = "round-winner"
    """By an earlier reading alone."""
    ROUND_WINNER_AT_TARGET = "round-winner-at-target"
    ROUND_WINNER_HIGHER = "round-winner-higher"
    SOLO = "solo"


class Outcome(NamedTuple):
    """The end of a match."""

    reason: OutcomeReason
    """The reason for the end."""
    winners: Seats
    """The seats that have won; several share an equal best result."""
    won_by: WinnerReason
    """The criterion that decided the winner."""
    at_target: Seats = ()
    """The seats whose reaching the target ended the match, where that is the reason."""


class Scored(Protocol):
    """The part of an event that the end of a match depends on."""

    @property
    def seat(self) -> int: ...
    @property
    def points(self) -> int: ...


class PlayedRound(Protocol):
    """The part of a round that the end of a match depends on; `Round` and `View` both have it."""

    @property
    def before(self) -> tuple[int, ...]: ...
    @property
    def events(self) -> Sequence[Scored]: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def end(self) -> RoundEnd | None: ...


def outcome_of(
    rules: Ruleset,
    rounds: Sequence[PlayedRound],
    rounds_to_play: int | None,
    earlier: EarlierReadings = (),
) -> Outcome | None:
    """The outcome of the rounds played so far; None while the match goes on.

    `earlier` are the settlements that the match is judged by as they were read before.
    """
    if not rounds or rounds[-1].end is None:
        return None
    if len(rounds[-1].totals) == 1:
        return Outcome(OutcomeReason.SOLO, (0,), WinnerReason.SOLO)
    at_target = _ending_at_target(rules, rounds[-1])
    goal = goal_of(rules, len(rounds[-1].totals), rounds_to_play)
    if not at_target and len(rounds) != goal.rounds:
        return None
    reason = OutcomeReason.TARGET if at_target else OutcomeReason.ROUNDS
    return Outcome(reason, *_winners(rules, rounds, earlier), at_target)


def seats_at_target(rules: Ruleset, totals: Sequence[int]) -> Seats:
    """The seats whose totals are at the target; nobody in a solo game, which has none."""
    target = rules.target
    if target is None or len(totals) == 1:
        return ()
    return tuple(seat for seat, total in enumerate(totals) if total >= target)


def reached_target(rules: Ruleset, played: PlayedRound) -> tuple[Seats, ...]:
    """The seats that stood at the target in a round, in groups, the earliest first."""
    found: list[Seats] = []
    for totals in totals_over_time(played):
        known = {seat for group in found for seat in group}
        new = [seat for seat in seats_at_target(rules, totals) if seat not in known]
        found += [tuple(new)] if new else []
    return tuple(found)


def totals_over_time(played: PlayedRound) -> Iterator[tuple[int, ...]]:
    """The totals before a round, after every action, and after the end was scored."""
    running = list(played.before)
    yield tuple(running)
    for event in played.events:
        running[event.seat] += event.points
        yield tuple(running)
    yield played.totals


def _ending_at_target(rules: Ruleset, last: PlayedRound) -> Seats:
    """Settlement 14, once a round is over."""
    if rules.target_met is TargetMet.DURING_ROUND:
        return tuple(sorted(seat for group in reached_target(rules, last) for seat in group))
    return seats_at_target(rules, last.totals)


def _winners(
    rules: Ruleset, rounds: Sequence[PlayedRound], earlier: EarlierReadings
) -> tuple[Seats, WinnerReason]:
    totals = rounds[-1].totals
    match rules.winner:
        case Winner.HIGHEST:
            return best_by_points(rules, totals), WinnerReason.HIGHEST
        case Winner.LOWEST:
            return best_by_points(rules, totals), WinnerReason.LOWEST
        case Winner.ROUND_WINNER:
            return _round_winner(rules, rounds, earlier)


def _round_winner(
    rules: Ruleset, rounds: Sequence[PlayedRound], earlier: EarlierReadings
) -> tuple[Seats, WinnerReason]:
    """Settlement 15; with nobody at the target the highest total, or by an earlier reading the
    winners of the last round, of several the highest of theirs.
    """
    last = rounds[-1]
    assert last.end is not None
    there = seats_at_target(rules, last.totals)
    if not there and EarlierReading.ROUND_WINNER in earlier:
        return _highest_of(last.end.winners, last.totals), WinnerReason.ROUND_WINNER
    if not there:
        return best_seats(last.totals), WinnerReason.HIGHEST
    if len(there) == 1:
        return there, WinnerReason.ONLY_AT_TARGET
    won = [seat for seat in last.end.winners if seat in there]
    if not won:
        return _first_at_target(rules, rounds, there), WinnerReason.FIRST_AT_TARGET
    winners = _highest_of(won, last.totals)
    if len(won) > len(winners):
        return winners, WinnerReason.ROUND_WINNER_HIGHER
    return winners, WinnerReason.ROUND_WINNER_AT_TARGET


def _highest_of(seats: Sequence[int], totals: Sequence[int]) -> Seats:
    """Those of some seats that have the highest total among them."""
    best = max(totals[seat] for seat in seats)
    return tuple(seat for seat in seats if totals[seat] == best)


def _first_at_target(rules: Ruleset, rounds: Sequence[PlayedRound], there: Seats) -> Seats:
    groups = (group for played in rounds for group in reached_target(rules, played))
    first = (tuple(seat for seat in group if seat in there) for group in groups)
    return next(filter(None, first))
