"""The chance of winning a match from the totals after a round.

How rounds between equal players go is known from rounds that the heuristic played against itself;
a match is played on by drawing from them, seats exchanged at random, until somebody has won.
"""

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.bridge import pack_rules
from trimino.engine.compiled import entry, kernel
from trimino.engine.dealing import deal, pick
from trimino.engine.heuristic import play_out
from trimino.engine.moves import DURING_ROUND, IGNORED, hand_value
from trimino.engine.packed import OUT, TARGET, State, new_states
from trimino.engine.weights import Weights, weights_for
from trimino.rules import Ruleset

ROUNDS = 600
"""How many rounds stand for all."""

MATCHES = 24
"""How often a match is played on from one result."""

MAX_ROUNDS = 60
"""A match that is not over by then goes to whoever leads."""

HIGHEST, LOWEST, ROUND_WINNER = range(3)

Scores = npt.NDArray[np.int32]


@lru_cache(maxsize=64)
def round_scores(rules: Ruleset, seats: int) -> Scores:
    """Points by seat of many rounds of self-play, and in the last column who won, as bits."""
    scores = np.zeros((ROUNDS, seats + 1), np.int32)
    if seats > 1:
        _play_rounds(new_states(2), pack_rules(rules), weights_for(rules, seats), scores)
    return scores


@entry
def _play_rounds(states: State, rules: Any, weights: Weights, scores: Scores) -> None:
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
def round_winners(s: Any, r: Any) -> int:
    """Who won a round, as bits: out, or the lowest hand; where hands are ignored, most points."""
    if s.end == TARGET:
        return 0
    if s.end == OUT and r.hands_left != IGNORED:
        return 1 << s.turn
    winners, best = 0, -(1 << 30)
    for seat in range(s.seats):
        value = s.points[seat]
        if r.hands_left != IGNORED:
            value = -hand_value(s.hands[seat])
        if value > best:
            best, winners = value, 0
        if value == best:
            winners |= 1 << seat
    return winners


@kernel
def match_chance(s: Any, r: Any, rounds: int, last: int, scores: Any, seat: int) -> float:
    """A seat's chance of winning the match, from the end of a round.

    `rounds` have been played with this one; the match ends after `last`, unless that is 0.
    """
    totals = np.empty(6, np.int64)
    for other in range(s.seats):
        totals[other] = s.before[other] + s.points[other]
    over = rounds == last or s.end == TARGET or is_target_met(totals, s, r)
    if over:
        return share(totals, s.seats, r, round_winners(s, r), seat)
    won = 0.0
    for _ in range(MATCHES):
        won += play_on(s, r, rounds, last, scores, seat, totals)
    return won / MATCHES


@kernel
def is_target_met(totals: Any, s: Any, r: Any) -> bool:
    if r.target_met == DURING_ROUND and s.reached:
        return True
    for seat in range(s.seats):
        if totals[seat] >= r.target:
            return True
    return False


@kernel
def play_on(s: Any, r: Any, rounds: int, last: int, scores: Any, seat: int, totals: Any) -> float:
    """Play a match on by rounds drawn at random; return the seat's share in winning it."""
    reached = np.empty(6, np.int64)
    for other in range(s.seats):
        reached[other] = totals[other]
    winners = 0
    for _ in range(MAX_ROUNDS):
        number, turned = pick(s, scores.shape[0]), pick(s, s.seats)
        winners, met = 0, False
        for other in range(s.seats):
            place = other + turned
            place = place if place < s.seats else place - s.seats
            reached[other] += scores[number, place]
            winners |= ((scores[number, s.seats] >> place) & 1) << other
            met = met or reached[other] >= r.target
        rounds += 1
        if met or rounds == last:
            break
    return share(reached, s.seats, r, winners, seat)


@kernel
def share(totals: Any, seats: int, r: Any, won_round: int, seat: int) -> float:
    """A seat's share in winning a match that has ended with these totals.

    Of several at the target of whom none won the round, the rules take the first to get there;
    that is not known here, and the highest is taken. It hardly ever happens.
    """
    eligible = (1 << seats) - 1
    if r.winner == ROUND_WINNER:
        there = 0
        for other in range(seats):
            if totals[other] >= r.target:
                there |= 1 << other
        if there:
            eligible = there & won_round or there
        elif won_round:
            eligible = won_round
    sign = -1 if r.winner == LOWEST else 1
    best, winners = -(1 << 40), 0
    for other in range(seats):
        if eligible >> other & 1:
            if sign * totals[other] > best:
                best, winners = sign * totals[other], 0
            if sign * totals[other] == best:
                winners += 1
    if not eligible >> seat & 1 or sign * totals[seat] != best:
        return 0.0
    return 1.0 / winners
