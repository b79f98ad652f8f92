"""The chance of winning a match from the end of a round: an estimate, made for speed.

Three things are approximated here and exact in `match_end`, which this module uses for all else:

- Later rounds are not played. They are drawn from `round_scores`, a table of rounds in which the
  heuristic played against itself, with the seats rotated at random.
- A total that meets the target during a drawn round and falls below it again is not noticed.
- Where several seats stand at the target and none of them won the round, the rules take the first
  to get there (settlement 15); a packed state does not know that, so the highest total is taken.
"""

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.compiled import entry, inlined, kernel
from trimino.engine.dealing import deal, pick
from trimino.engine.heuristic import play_out
from trimino.engine.match_end import is_match_over, match_winners, round_winners, share_of_win
from trimino.engine.packed import SEAT_COUNT, PackedState, new_states
from trimino.engine.packing import pack_rules
from trimino.engine.weights import Weights, weights_for
from trimino.rules import Ruleset

_ROUNDS = 600
"""Rounds of self-play in the table."""

_MATCHES = 24
"""Matches that are continued from one result."""

MAX_SIMULATED_ROUNDS = 60
"""A match that is not over by then goes to the leader."""

RoundScores = npt.NDArray[np.int32]


@lru_cache(maxsize=64)
def round_scores(rules: Ruleset, players: int) -> RoundScores:
    """The table of rounds: points by seat, and in the last column the winners, as bits."""
    scores = np.zeros((_ROUNDS, players + 1), np.int32)
    if players > 1:
        _play_rounds(new_states(2), pack_rules(rules), weights_for(rules, players), scores)
    return scores


@entry
def _play_rounds(states: PackedState, rules: Any, weights: Weights, scores: RoundScores) -> None:
    s, r = states[0], rules[0]
    s.source = np.uint64(0x9E3779B97F4A7C15)
    seats = scores.shape[1] - 1
    for number in range(scores.shape[0]):
        deal(s, r, seats, number % seats)
        play_out(s, states[1], r, weights[0], -1, weights[0])
        for seat in range(seats):
            scores[number, seat] = s.points[seat]
        scores[number, seats] = round_winners(s, r)


@kernel
def match_chance(s: Any, r: Any, rounds: int, last: int, scores: Any, seat: int) -> float:
    """A seat's chance of winning the match, from the end of a round.

    `rounds` have been played with this one; the match ends after `last`, unless that is 0.
    """
    totals = np.empty(SEAT_COUNT, np.int64)
    for other in range(s.seats):
        totals[other] = s.before[other] + s.points[other]
    if is_match_over(s, r, rounds, last):
        return win_share(s.seats, r, totals, round_winners(s, r), seat)
    won, reached = 0.0, np.empty(SEAT_COUNT, np.int64)
    for _ in range(_MATCHES):
        winners = continue_match(s, r, rounds, last, scores, True, totals, reached)
        won += win_share(s.seats, r, reached, winners, seat)
    return won / _MATCHES


@inlined
def continue_match(
    s: Any, r: Any, rounds: int, last: int, scores: Any, rotated: bool, totals: Any, reached: Any
) -> int:
    """Continue a match with rounds drawn from a table, if wanted with the seats rotated at random.

    Writes the totals at its end into `reached`, and returns the winners of its last round.
    """
    for seat in range(s.seats):
        reached[seat] = totals[seat]
    number, turned = 0, 0
    for _ in range(MAX_SIMULATED_ROUNDS):
        number, turned = pick(s, scores.shape[0]), pick(s, s.seats) if rotated else 0
        met = False
        for seat in range(s.seats):
            place = seat + turned if seat + turned < s.seats else seat + turned - s.seats
            reached[seat] += scores[number, place if rotated else seat]
            met = met or reached[seat] >= r.target
        rounds += 1
        if met or rounds == last:
            break
    winners = scores[number, s.seats]
    return (winners >> turned | winners << s.seats - turned) & (1 << s.seats) - 1


@kernel
def win_share(seats: int, r: Any, totals: Any, won_round: int, seat: int) -> float:
    """A seat's share in winning a match that has ended with these totals."""
    first = np.empty(SEAT_COUNT, np.int64)
    for other in range(seats):
        # The highest total counts as the first at the target.
        first[other] = -totals[other]
    return share_of_win(match_winners(seats, r, totals, first, won_round), seat)
