"""Levels: the compiled players of a table play as the bots that they stand for."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.bots.matches import between
from trimino.analysis.draining import draining_odds
from trimino.analysis.kernels.level_play import (
    ATTENTIVE_SALT,
    CHANCE_STEPS,
    HOUSE_PLAN,
    OWN_PLAN,
    PATIENT_SALT,
    chosen_seats,
)
from trimino.analysis.levels import Level, TableLevels, level_arrays, level_of_bot, round_table
from trimino.bots.roster import ROSTER, RosterBot
from trimino.bots.search_bots import SearchBot
from trimino.rules import Match, MatchView, published

Count = Callable[[int, int], int]


@pytest.mark.parametrize("bot", [entry.name for entry in ROSTER])
def test_every_bot_has_a_level(bot: str) -> None:
    assert level_of_bot(bot).name == bot
    assert level_of_bot(f"{bot}@10ms") == level_of_bot(bot)


def test_people_are_taken_for_casual_players() -> None:
    people, casual = level_of_bot(None), level_of_bot("casual")
    assert people.name == "people"
    assert people[1:] == casual[1:]


def test_a_program_is_taken_for_a_strong_player() -> None:
    assert level_of_bot("exec:./mybot")[1:] == level_of_bot("heuristic")[1:]


def test_who_lays_when_one_can_has_no_plan_to_draw() -> None:
    for rules in map(published, ("triomino", "tri-domino")):
        arrays = level_arrays(rules, TableLevels.of([None, "expert"]))
        assert list(arrays.patience) == [0, CHANCE_STEPS]
        assert not arrays.plans[HOUSE_PLAN]["draw_below"].any()
        assert bool(arrays.plans[OWN_PLAN]["draw_below"].any()) == rules.free_draw


@pytest.mark.parametrize("bot", [one for one in ROSTER if isinstance(one.bot, SearchBot)])
def test_a_level_overlooks_and_hoards_as_its_bot_does(bot: RosterBot, count: Count) -> None:
    """In the same share of worlds as the bot does in matches, and independently of the others."""
    assert isinstance(bot.bot, SearchBot)
    level, worlds = level_of_bot(bot.name), count(400, 20_000)
    assert (level.overlooks, level.hoards) == (bot.bot.overlooks, bot.bot.hoards)
    arrays = level_arrays(published("triomino"), TableLevels((level, level)))
    rng = random.Random(1)
    seats = [chosen(rng.getrandbits(63) | 1, arrays.patience, PATIENT_SALT) for _ in range(worlds)]
    modelled = [bool(seen & seat) for seen in seats for seat in (1, 2)]
    real = [bot.bot.is_patient(dealt(seed)) for seed in range(count(100, 2000))]
    both = [seen == 3 for seen in seats]
    for found, share in ((modelled, level.hoards), (real, level.hoards), (both, level.hoards**2)):
        error = (share * (1 - share) / len(found)) ** 0.5
        assert sum(found) / len(found) == pytest.approx(share, abs=4 * error + 1e-9)


@pytest.mark.parametrize("bot", [one for one in ROSTER if isinstance(one.bot, SearchBot)])
def test_a_level_attends_to_as_many_rounds_as_its_bot_does(bot: RosterBot) -> None:
    assert isinstance(bot.bot, SearchBot)
    level, worlds, rng = level_of_bot(bot.name), 400, random.Random(1)
    for seats in (2, 4):
        arrays = level_arrays(published("triomino"), TableLevels((level,) * seats))
        share = bot.bot.attention(seats)
        sources = [rng.getrandbits(63) | 1 for _ in range(worlds)]
        found = sum(chosen(one, arrays.attention, ATTENTIVE_SALT).bit_count() for one in sources)
        error = (share * (1 - share) / (worlds * seats)) ** 0.5
        assert found / (worlds * seats) == pytest.approx(share, abs=4 * error + 1e-9)


def test_who_never_attends_falls_behind_the_greedy() -> None:
    rules = published("triomino")
    absent, greedy = Level("absent", hoards=0.0, wanders=1.0), level_of_bot("greedy")
    table = round_table(rules, TableLevels((absent, greedy, greedy, greedy)))[0]
    assert table[:, 0].mean() < table[:, 1:4].mean() - 10
    attentive = round_table(rules, TableLevels((absent._replace(wanders=0.0), *[greedy] * 3)))[0]
    assert attentive[:, 0].mean() > attentive[:, 1:4].mean()


def test_a_novice_among_four_falls_behind_as_far_as_the_bot_does(count: Count) -> None:
    """Nearly all of its rounds are played at a glance."""
    bots, rounds = ["novice", *["greedy"] * 3], range(count(40, 400))
    table = round_table(published("triomino"), TableLevels.of(bots))[0, :, :4]
    played = [between(*bots, rules="triomino", seed=seed).round.points for seed in rounds]
    leads = [points[0] - sum(points[1:]) / 3 for points in played]
    error = np.std(leads) / len(leads) ** 0.5
    modelled = (table[:, 0] - table[:, 1:].mean(axis=1)).mean()
    assert modelled == pytest.approx(np.mean(leads), abs=3 * error + 3)


def chosen(source: int, chances: Any, salt: int) -> int:
    """The seats that are chosen in a world, by the function that is compiled."""
    with np.errstate(over="ignore"):
        found: int = chosen_seats.py_func(np.uint64(source), chances, salt)  # type: ignore[attr-defined]
    return found


def dealt(seed: int) -> MatchView:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(seed))
    return match.view(0)


def test_who_is_patient_plays_as_who_always_is_and_others_as_who_never_is() -> None:
    rules, club = published("triomino"), level_of_bot("club")
    table = round_table(rules, TableLevels((club, club)))
    for patient, hoards in ((0, 0.0), (3, 1.0)):
        sure = club._replace(hoards=hoards)
        assert (table[patient] == round_table(rules, TableLevels((sure, sure)))[patient]).all()
    assert (table[0] != table[3]).any()
    # Who is patient among those who are not gains, for the same deals.
    assert table[1, :, 0].mean() > table[0, :, 0].mean() + 20


def test_a_casual_company_scores_about_as_casual_bots_do(count: Count) -> None:
    """The table of rounds is of players like the real bots."""
    table = round_table(published("tri-domino"), TableLevels.of(["casual", "casual"]))
    means = table[0, :, :2].mean()
    rounds = [between("casual", "casual", seed=seed).round.points for seed in range(count(24, 100))]
    played = sum(sum(points) / 2 for points in rounds) / len(rounds)
    assert abs(means - played) < 25


def test_experts_among_four_score_as_far_apart_as_the_bots_do(count: Count) -> None:
    """They drain the well now and then, which the heuristic does not with so many players."""
    rules, rounds = published("triomino"), range(count(16, 100))
    table = round_table(rules, TableLevels.of(["expert"] * 4))[15, :, :4]
    played = [between(*["expert"] * 4, rules="triomino", seed=seed).round.points for seed in rounds]
    heuristic = round_table(rules, TableLevels.of(["heuristic"] * 4))[15, :, :4]
    assert table.std() == pytest.approx(np.std(played), rel=0.2)
    assert heuristic.std() < 0.8 * table.std()


def test_nobody_drains_the_well_where_it_does_not_pay() -> None:
    assert not draining_odds(published("triomino"), 3)
    assert not draining_odds(published("tri-domino"), 4)
    assert not draining_odds(published("goliath"), 4)
    assert draining_odds(published("triomino"), 4)


def test_the_stronger_score_more() -> None:
    table = round_table(published("triomino"), TableLevels.of(["expert", None]))
    # The bits of those who think of drawing: the first seat, and not the second.
    assert table[1, :, 0].mean() > table[1, :, 1].mean() + 100
