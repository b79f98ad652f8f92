"""Matches to be analysed: between bots, by the engine itself, and with a fault planted."""

import random
from collections.abc import Callable, Iterator

from tests.rules.scenes import hexagon_open
from tests.rules.setting import with_hands
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.engine.action_choice import choose_action
from trimino.engine.budget import Budget
from trimino.rules import Action, Match, PlacementKind, Round, Ruleset, published
from trimino.rules.field_domains import HandSizes

FEW = Budget(simulations=8)


def between(*bots: str, rules: str = "tri-domino", seed: int = 1) -> Match:
    """One round between bots, the match being broken off then."""
    match = Match(published(rules), len(bots))
    seats = seat_players([find_player(bot) for bot in bots], seed)
    play_match(match, seats, random_source(seed, "deals"), rounds=1)
    return match


def by_engine(rules: str, budget: Budget, seed: int) -> Match:
    """One round in which every seat plays what the engine chooses at a budget and seed."""
    match = Match(published(rules), 2)
    match.deal(random_source(seed, "deals"))
    while not match.round.over:
        rng = random_source(seed, 1, len(match.round.events) + 1, "judged")
        match.play(choose_action(match.view(match.round.turn), budget, rng))
    return match


def one_round(rules: Ruleset) -> Ruleset:
    """The same rules for a match of one round."""
    return rules.replace(target=None, target_met=None, rounds=1)


def hexagon_within_reach(rules: str) -> Match:
    """Seat 1 can close a hexagon with 0-5-5, the only tile that does, or lay that elsewhere."""
    few = with_hands(one_round(published(rules)), 6)
    return hexagon_open(few, "0-1-1 2-2-2")


def miniature() -> Ruleset:
    """Twenty tiles, all dealt to two players: nothing is hidden, and an end can be worked out."""
    small = one_round(published("triomino"))
    hand = HandSizes({2: 10})
    return small.replace(players=(2, 2), hand=hand, highest_value=3, solo=None)


def bridges_handed_over(number: int) -> Iterator[tuple[Match, Action]]:
    """Moments with an action that lets the other lay a bridge, and gives a won match away.

    What actions cost is found out by looking at everything that may follow, with the rules alone.
    """
    rng = random.Random(number)
    while number:
        match = Match(miniature(), 2)
        match.deal(rng)
        while not match.round.over and sum(map(len, match.round.hands)) > 5:
            match.play(rng.choice(list(match.legal)))
        if not match.round.over and (found := _worst_gift(match)):
            yield match, found
            number -= 1


def _worst_gift(match: Match) -> Action | None:
    seat = match.round.turn
    values = {action: _after(match.round, action, seat, value) for action in match.legal}
    for action, worth in values.items():
        lost = worth < 0 < max(values.values()) and worth <= max(values.values()) - 50
        if lost and _after(match.round, action, seat, _gives_bridge):
            return action
    return None


def _after(played: Round, action: Action, seat: int, ask: Callable[[Round, int], int]) -> int:
    played.push(action)
    found = ask(played, seat)
    played.undo()
    return found


def value(played: Round, seat: int) -> int:
    """How far ahead a seat will be if both play as well as can be."""
    if played.over:
        return played.points[seat] - played.points[1 - seat]
    best = max if played.turn == seat else min
    return best(_after(played, action, seat, value) for action in played.legal)


def _gives_bridge(played: Round, seat: int) -> bool:
    """Whether the other can lay a bridge now."""
    legal = played.legal
    return played.turn != seat and any(
        legal.kind(place)[0] is PlacementKind.BRIDGE for place in legal.placements
    )
