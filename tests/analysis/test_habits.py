"""Habits of people: counted from decisions, and a level that is fitted to them."""

import random
from collections.abc import Callable

import pytest

from trimino.analysis.habits import Habits, habits_of
from trimino.analysis.levels import TableLevels, level_arrays, level_of_bot
from trimino.analysis.people import ENOUGH, NOBODY, PEOPLE_HERE, People, RuleFamily, fitted_level
from trimino.bots.search_bots import SearchBot
from trimino.rules import Draw, Match, Place, published
from trimino.rules.events import total

Count = Callable[[int, int], int]
TWO_FREE, TWO_BOUND = RuleFamily(True, 2), RuleFamily(False, 2)
PLENTY = Habits(turns=1000, drew=0, placements=1000, best=600, chances=1000, overlooked=500)


def a_round(rules: str, bot: SearchBot, seed: int) -> Match:
    """A round of two who lay what pays most of what they notice, or draw if they think of it."""
    rng = random.Random(seed)
    match = Match(published(rules), 2)
    match.deal(rng)
    while not match.round.over:
        view = match.view(match.round.turn)
        seen = bot.noticed(view, rng)
        laying = [action for action in seen if isinstance(action, Place)]
        hoarding = [action for action in seen if isinstance(action, Draw) and laying]
        best = max(laying, key=lambda place: total(view.legal.scores(place)), default=seen[-1])
        match.play(hoarding[0] if hoarding else best)
    return match


def all_decisions(match: Match) -> set[tuple[int, int]]:
    return {
        (number, action)
        for number, played in enumerate(match.rounds)
        for action in range(len(played.events))
    }


def habits_in(rules: str, bot: SearchBot, rounds: int) -> Habits:
    counted = Habits()
    for seed in range(rounds):
        match = a_round(rules, bot, seed)
        counted = counted.plus(habits_of(match, all_decisions(match)))
    return counted


@pytest.mark.parametrize("rules", ["triomino", "tri-domino"])
@pytest.mark.parametrize("overlooks", [0.2, 0.5, 0.8])
def test_the_fit_finds_how_much_is_overlooked(rules: str, overlooks: float, count: Count) -> None:
    counted = habits_in(rules, SearchBot(overlooks, hoards=0.0), count(150, 1500))
    level = fitted_level(counted, RuleFamily.of(published(rules), 2))
    assert level is not None
    assert level.name == PEOPLE_HERE
    assert abs(level.overlooks - overlooks) <= 0.15
    assert not level.hoards


def test_the_fit_finds_who_drains_the_well(count: Count) -> None:
    counted = habits_in("triomino", SearchBot(0.3, hoards=0.7), count(60, 300))
    level = fitted_level(counted, TWO_FREE)
    assert level is not None
    assert level.hoards
    assert counted.drew > counted.turns / 2


def test_who_sees_all_takes_what_pays_most() -> None:
    counted = habits_in("triomino", SearchBot(0.0, hoards=0.0), 20)
    assert counted.placements == counted.best > 30
    assert counted.chances > 0 == counted.overlooked
    assert counted.turns > 0 == counted.drew


def test_only_the_decisions_asked_for_are_counted() -> None:
    match = a_round("triomino", SearchBot(0.5, hoards=0.0), 4)
    everything = all_decisions(match)
    first = {one for one in everything if one[1] % 2}
    parts = habits_of(match, first).plus(habits_of(match, everything - first))
    assert parts == habits_of(match, everything)
    assert habits_of(match, set()) == Habits()


def test_too_few_decisions_say_nothing() -> None:
    assert fitted_level(PLENTY, TWO_FREE) is not None
    assert fitted_level(PLENTY._replace(chances=ENOUGH - 1, overlooked=9), TWO_FREE) is None
    assert fitted_level(PLENTY._replace(turns=ENOUGH - 1), TWO_FREE) is None
    # Where drawing is a duty there is no such turn.
    assert fitted_level(PLENTY._replace(turns=0), TWO_BOUND) is not None


def test_people_are_looked_up_by_the_draw_rule_and_the_number_of_players() -> None:
    people = People.of([(TWO_FREE, PLENTY), (RuleFamily(True, 3), Habits(chances=5))])
    free, bound = published("triomino"), published("tri-domino")
    assert people.level(free, 2) == fitted_level(PLENTY, TWO_FREE)
    assert people.level(free, 3) is None
    assert people.level(bound, 2) is None
    assert NOBODY.level(free, 2) is None


def test_a_company_of_people_has_the_fitted_level_else_the_casual_one() -> None:
    level = fitted_level(PLENTY, TWO_FREE)
    assert TableLevels.of([None, "expert"], level).names == [PEOPLE_HERE, "expert"]
    assert TableLevels.of([None, "expert"], None).levels[0] == level_of_bot(None)
    assert level_arrays(published("triomino"), TableLevels.of([None, None], level)).overlooks[0] > 0
