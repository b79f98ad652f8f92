"""Standings worked out by hand, and what they say of bots that are known."""

import pytest

from tests.arena.arenas import by_threads, plan, standings_of, told
from trimino.arena.game import ArenaGame, RoundResult, SeatStats
from trimino.arena.pair_batch import PlayedPair
from trimino.arena.rating import Ratings, ranks
from trimino.arena.report import COLUMNS, rows
from trimino.arena.standings import Standings, pair_result
from trimino.rules.errors import Message

LATE = Message("forfeit-too-late", {"name": "slow", "seconds": "1"})


def game(
    seating: tuple[int, ...],
    *rounds: tuple[tuple[int, ...], tuple[int, ...]],
    winners: tuple[int, ...] | None,
) -> ArenaGame:
    stats = tuple(SeatStats(10, 0.5 * (bot + 1), (LATE,) * bot) for bot in seating)
    return ArenaGame(seating, tuple(RoundResult(*one) for one in rounds), winners, stats)


# A meets three of B. A scores 30 and 10, then 50; B 4, 8, 0 and 6, 2, 4, then 10, 20, 30.
FIRST = game((0, 1, 1, 1), ((30, 4, 8, 0), (0,)), ((10, 6, 2, 4), (1, 2)), winners=(0,))
SECOND = game((1, 0, 1, 1), ((10, 50, 20, 30), ()), winners=(1, 3))


def test_what_a_seat_brings_by_hand() -> None:
    a, b = (pair_result([FIRST, SECOND], bot) for bot in (0, 1))
    assert a.points == pytest.approx((30 + 10 + 50) / 3)
    assert b.points == pytest.approx((4 + 8 + 0 + 6 + 2 + 4 + 10 + 20 + 30) / 9)
    # A won one round of three; three seats of B won half of one round each, twice, of nine.
    assert (a.rounds_won, b.rounds_won) == pytest.approx((1 / 3, 1 / 9))
    # A won a match and shared one; a seat of B shared that one, out of six matches of seats.
    assert (a.matches_won, b.matches_won) == pytest.approx((3 / 4, 1 / 12))


def test_standings_by_hand() -> None:
    standings = Standings(plan("greedy", "random", seats=4))
    standings.add(PlayedPair(1, (FIRST, SECOND)))
    standings.add(PlayedPair(2, (SECOND,)))
    first, second = 30 - 84 / 9, 50 - 20
    (duel,) = standings.duels
    mean, margin = duel.ahead.estimate
    assert mean == pytest.approx((first + second) / 2)
    assert margin == pytest.approx(12.706 * abs(second - first) / 2, rel=1e-4)
    assert (standings.pairs, standings.games, standings.rounds) == (2, 3, 4)
    a, b = standings.bots
    assert (a.decisions, b.decisions) == (30, 90)
    assert (a.seconds_a_decision, b.seconds_a_decision) == pytest.approx((0.05, 0.1))
    assert (a.forfeits, b.forfeits) == ({}, {"forfeit-too-late": 9})
    assert b.examples == {"forfeit-too-late": LATE}
    assert not duel.is_certain


def test_two_bots_are_compared_where_both_played() -> None:
    standings = Standings(plan("greedy", "random", "random"))
    ab = game((0, 1), ((10, 4), (0,)), winners=(0,))
    ac = game((0, 2), ((20, 19), (0,)), winners=(0,))
    bc = game((1, 2), ((0, 5), (1,)), winners=(1,))
    standings.add(PlayedPair(1, (ab, ac, bc)))
    assert [duel.ahead.mean for duel in standings.duels] == [6, 1, -5]
    assert [bot.points.mean for bot in standings.bots] == [15, 2, 12]
    assert standings.duels[0].error == pytest.approx(0.01 / 3)


def test_rows_tell_each_seat_of_each_game() -> None:
    what = plan("greedy", "random", seats=4)
    table = list(rows(what, PlayedPair(3, (FIRST, SECOND._replace(winners=None)))))
    assert len(table) == 8
    assert {len(row) for row in table} == {len(COLUMNS)}
    assert table[0] == (3, 1, 1, "greedy", 2, 40, 1.0, 1.0, 10, 0)
    assert table[1] == (3, 1, 2, "random", 2, 10, 0.5, 0.0, 10, 1)
    assert table[5] == (3, 2, 2, "greedy", 1, 50, 0.0, "", 10, 0)


def test_ranks_put_winners_first_and_then_the_totals() -> None:
    assert ranks(FIRST, 1) == [0, 1, 1, 2]
    won_last = game((0, 1, 2), ((9, 5, 7), (1,)), winners=(1,))
    assert ranks(won_last, 1) == [1, 0, 2]
    assert ranks(won_last, -1) == [2, 0, 1]
    assert ranks(won_last._replace(winners=(0, 1)), 1) == [0, 0, 1]
    assert ranks(won_last._replace(winners=None), 1) == [1, 0, 2]


def test_ranks_that_follow_shared_wins_are_in_order() -> None:
    shared = game((0, 1, 2, 3), ((9, 5, 7, 8), ()), winners=(1, 2))
    ranked = ranks(shared, 1)
    assert ranked[1] == ranked[2] < ranked[0] < ranked[3]


def test_ratings_rise_with_wins_and_stay_where_all_is_equal() -> None:
    ratings = Ratings(2, 1)
    for _ in range(10):
        ratings.add(game((0, 1), ((10, 4), (0,)), winners=(0,)))
        ratings.add(game((1, 0), ((4, 10), (1,)), winners=(1,)))
    strong, weak = ratings.of
    assert strong.mu > 30 > 20 > weak.mu
    assert strong.sigma < 25 / 3
    drawn = Ratings(2, 1)
    drawn.add(game((0, 1), ((5, 5), (0, 1)), winners=(0, 1)))
    assert drawn.of[0].mu == pytest.approx(drawn.of[1].mu) == pytest.approx(25)


@pytest.mark.parametrize(("rules", "seats"), [("triomino", 2), ("tri-domino", 3), ("trimino", 1)])
def test_equal_bots_differ_by_exactly_nothing(rules: str, seats: int) -> None:
    standings = standings_of(plan("greedy", "greedy", rules=rules, seats=seats), 5)
    for duel in standings.duels:
        assert duel.ahead.estimate == (0.0, 0.0)
    one, other = standings.bots
    if seats < 3:
        assert one.points.estimate == other.points.estimate


def test_greedy_beats_random_beyond_doubt() -> None:
    standings = by_threads(plan("greedy", "random", single_rounds=True), 60)
    assert standings.are_certain
    (duel,) = standings.duels
    assert duel.ahead.mean > 30
    assert told(standings)["bots"][0]["matches_won"] is None


def test_where_low_wins_the_better_bot_has_fewer_points_and_the_higher_rating() -> None:
    standings = standings_of(plan("greedy", "random", rules="triodominio", single_rounds=True), 60)
    (duel,) = standings.duels
    greedy, random = standings.bots
    assert duel.ahead.mean < 0
    assert greedy.rounds_won.mean > random.rounds_won.mean
    assert standings.ratings.of[0].mu > 25 > standings.ratings.of[1].mu
