"""Every bot plays under every reading of the rules, also where it may draw and pass at once."""

import random
from collections.abc import Iterator

import pytest

from tests.rules.positions import READINGS, Table, by_name
from tests.rules.setting import with_hands
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.roster import ROSTER
from trimino.bots.seating import seat_players
from trimino.engine.action_choice import judged_values
from trimino.engine.budget import Budget
from trimino.rules import DRAW, PASS, Action, Match, MatchView, Ruleset, published

FEW = Budget(simulations=4)
NAMES = [entry.name for entry in ROSTER]


@pytest.mark.parametrize("table", READINGS, ids=by_name)
def test_every_bot_plays(table: Table) -> None:
    for number in range(0, len(NAMES), table.seats):
        bots = (NAMES + NAMES)[number : number + table.seats]
        match = Match(table.rules, table.seats)
        seats = seat_players([find_player(bot, FEW) for bot in bots], number)
        play_match(match, seats, random.Random(number), rounds=2)
        assert all(played.over for played in match.rounds)
        assert not any(seat.forfeits for seat in seats)


def one_round(**changes: object) -> Ruleset:
    """A match of one round in which drawing is a duty, and whoever has drawn may stop."""
    small = {"highest_value": 3, "solo": None, "target": None, "rounds": 1, "stop_drawing": True}
    return with_hands(published("tri-domino"), 4).replace_json(small | changes)


def choices_to_stop(rules: Ruleset, number: int) -> Iterator[MatchView]:
    """Moments in which nothing can be done but draw again or stop."""
    rng = random.Random(1)
    while number:
        match = Match(rules, 2)
        match.deal(rng)
        while not match.round.over:
            if list(match.legal) == [DRAW, PASS]:
                yield match.view(match.round.turn)
                number -= 1
                break
            match.play(rng.choice(list(match.legal)))


@pytest.mark.parametrize(("draw_cost", "stop_cost", "expected"), [(200, 0, PASS), (0, 200, DRAW)])
def test_a_search_stops_where_drawing_is_dear(
    draw_cost: int, stop_cost: int, expected: Action
) -> None:
    rules = one_round(draw_cost=draw_cost, stop_cost=stop_cost)
    for view in choices_to_stop(rules, 5):
        values = judged_values(view, Budget(simulations=200), random.Random(2))
        assert {value.action for value in values} == {DRAW, PASS}
        assert max(values, key=lambda value: value.points).action == expected
