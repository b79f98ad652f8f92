"""Matches and views to think about."""

import random
from collections.abc import Iterator

from tests.bots.matches import one_round
from trimino.bots.fallback_bot import FallbackBot
from trimino.bots.simple import play_greedy, play_random
from trimino.engine.budget import Budget
from trimino.rules import Action, Match, MatchView, Ruleset, published

PLAIN = Budget(simulations=1)
FEW = Budget(simulations=8)


SHORT = one_round(published("tri-domino"))


def played(rules: Ruleset = SHORT, seats: int = 2) -> Match:
    """A whole match by chance."""
    match, rng = Match(rules, seats), random.Random(1)
    for view in _moments(match, rng):
        match.play(play_random(view, PLAIN, rng))
    return match


def _moments(match: Match, rng: random.Random) -> Iterator[MatchView]:
    while not match.over:
        if not match.rounds or match.round.over:
            match.deal(rng)
        else:
            yield match.view(match.round.turn)


def choice(seed: int = 1, seats: int = 2) -> MatchView:
    """A moment at which there is something to choose besides what simple bots would."""
    match, rng = Match(published("triomino"), seats), random.Random(seed)
    for view in _moments(match, rng):
        simple = greedy_choices(view) | stand_in_choices(view)
        if match.round.events and set(view.legal) - simple:
            return view
        match.play(play_random(view, PLAIN, rng))
    raise AssertionError


def greedy_choices(view: MatchView) -> set[Action]:
    """The actions among which the greedy bot chooses."""
    return {play_greedy(view, PLAIN, random.Random(seed)) for seed in range(20)}


def stand_in_choices(view: MatchView) -> set[Action]:
    """The actions among which the fallback for a strong bot chooses."""
    return {FallbackBot()(view, PLAIN, random.Random(seed)) for seed in range(20)}


def forced() -> MatchView:
    """A moment at which one thing can be done."""
    match, rng = Match(published("triomino"), 2), random.Random(1)
    for view in _moments(match, rng):
        if len(list(view.legal)) == 1:
            return view
        match.play(play_random(view, PLAIN, rng))
    raise AssertionError
