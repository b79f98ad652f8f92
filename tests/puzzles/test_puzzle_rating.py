"""Ratings: the published example of Glicko-2, and results that move a rating."""

import pytest

from trimino.puzzles.making.difficulty import LADDER, rating_of
from trimino.puzzles.rating import (
    MAX_MOVED,
    NEWCOMER,
    PROVISIONAL,
    PuzzleRating,
    moved_puzzle,
    rate,
    rate_period,
)


def test_the_published_example() -> None:
    others = [(PuzzleRating(1400, 30), 1.0), (PuzzleRating(1550, 100), 0.0)]
    after = rate_period(PuzzleRating(1500, 200, 0.06), [*others, (PuzzleRating(1700, 300), 0.0)])
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_hard_puzzle_solved_gains_most_and_an_easy_one_missed_costs_most() -> None:
    easy, hard = PuzzleRating(1100, 100), PuzzleRating(1900, 100)
    gains = [rate(NEWCOMER, puzzle, 1.0).rating - NEWCOMER.rating for puzzle in (easy, hard)]
    losses = [NEWCOMER.rating - rate(NEWCOMER, puzzle, 0.0).rating for puzzle in (easy, hard)]
    assert 0 < gains[0] < gains[1]
    assert losses[0] > losses[1] > 0


def test_who_solves_half_of_the_puzzles_of_a_rating_gets_that_rating() -> None:
    person, puzzle = PuzzleRating(1200, 300), PuzzleRating(1700, 100)
    for attempt in range(200):
        person = rate(person, puzzle, float(attempt % 2))
    assert person.rating == pytest.approx(1700, abs=60)
    assert person.deviation < 100


def test_the_puzzle_moves_against_the_person() -> None:
    puzzle = PuzzleRating(1500, 120)
    assert rate(puzzle, NEWCOMER, 1.0).rating > 1500 > rate(puzzle, NEWCOMER, 0.0).rating


def test_about_a_dozen_puzzles_make_a_rating_that_moves_them() -> None:
    person, tried = NEWCOMER, 0
    while person.deviation > PROVISIONAL:
        puzzle = PuzzleRating(person.rating, 120)
        assert moved_puzzle(puzzle, puzzle, person, solved=True) == puzzle
        person, tried = rate(person, puzzle, float(tried % 2)), tried + 1
    assert 8 <= tried <= 20


def test_a_puzzle_goes_where_people_find_it_to_be_but_not_far() -> None:
    shipped, person = PuzzleRating(1500, 120), PuzzleRating(1500, 60)
    puzzle = shipped
    for attempt in range(400):
        puzzle = moved_puzzle(puzzle, shipped, person, solved=attempt % 4 == 0)
    # Whoever solves a quarter of the puzzles of a rating is about 190 points below it.
    assert puzzle.rating == pytest.approx(1690, abs=60)
    for _ in range(400):
        puzzle = moved_puzzle(puzzle, shipped, PuzzleRating(3000, 60), solved=False)
    assert puzzle.rating == shipped.rating + MAX_MOVED


def test_what_stronger_bots_fail_at_is_harder() -> None:
    names = list(LADDER)
    ratings = [
        rating_of({name: 0 if rank < failing else 100 for rank, name in enumerate(names)})[0]
        for failing in range(len(names) + 1)
    ]
    assert ratings == sorted(ratings)
    assert ratings[-1] - ratings[0] > 1000
