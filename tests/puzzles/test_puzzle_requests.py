"""What screens ask about puzzles: the list, the next one, and attempts that move a rating."""

import random
from itertools import islice

import pytest

from trimino.puzzles.errors import PuzzleError
from trimino.puzzles.puzzle_book import shipped_book
from trimino.puzzles.puzzle_requests import (
    RatingValues,
    found_puzzle,
    next_puzzle,
    puzzle_list,
    rated_attempt,
    rated_hint,
)
from trimino.words import in_english

FEW = 5
NEWCOMER: RatingValues = {"rating": 1500.0, "deviation": 350.0, "volatility": 0.06}


def test_the_list_counts_every_puzzle() -> None:
    listed = puzzle_list()
    assert sum(rules["puzzles"] for rules in listed["rules"]) == len(shipped_book())
    assert sum(theme["puzzles"] for theme in listed["themes"]) >= len(shipped_book())
    assert all(each["puzzles"] > 0 for each in (*listed["rules"], *listed["themes"]))


def test_every_puzzle_comes_once_and_then_none() -> None:
    rng, ids = random.Random(1), [puzzle.id for puzzle in shipped_book()]
    left, done = set(ids[:FEW]), set(ids[FEW:])
    while puzzle := next_puzzle(in_english, rng, done=done)["puzzle"]:
        left.remove(puzzle["id"])
        done.add(puzzle["id"])
    assert not left


def test_the_next_puzzle_is_of_the_rules_and_the_theme_that_are_wanted() -> None:
    rules = puzzle_list()["rules"][0]["id"]
    theme = puzzle_list()["themes"][0]["id"]
    rng = random.Random(1)
    of_rules = next_puzzle(in_english, rng, rules=rules)["puzzle"]
    assert of_rules is not None
    assert of_rules["rules"] == rules or of_rules["rules"]["base"] == rules  # type: ignore[index]
    of_theme = next_puzzle(in_english, rng, theme=theme)["puzzle"]
    assert of_theme is not None
    assert theme in shipped_book().find(of_theme["id"]).themes
    assert next_puzzle(in_english, rng, rules="chess")["puzzle"] is None
    with pytest.raises(PuzzleError):
        next_puzzle(in_english, rng, theme="castling")


def test_a_question_does_not_have_its_answer() -> None:
    puzzle = next(iter(shipped_book()))
    asked = found_puzzle(puzzle.id, in_english)
    assert not {"answers", "line", "certificate", "themes"} & set(asked)


def test_a_first_attempt_moves_the_rating() -> None:
    puzzle = next(iter(shipped_book()))
    wrong = next(
        choice["action"]
        for choice in found_puzzle(puzzle.id, in_english)["match"]["legal"]
        if choice["action"] not in puzzle.answers
    )
    solved, failed, shown = (
        rated_attempt(puzzle.id, action, NEWCOMER, in_english)
        for action in (puzzle.answers[0], wrong, None)
    )
    assert (solved["solved"], failed["solved"], shown["solved"]) == (True, False, False)
    assert solved["rating"] is not None
    assert failed["rating"] is not None
    assert failed["rating"]["rating"] < 1500 < solved["rating"]["rating"]
    assert shown["rating"] == failed["rating"]
    assert rated_attempt(puzzle.id, wrong, None, in_english)["rating"] is None


def test_with_a_hint_a_puzzle_counts_as_not_solved() -> None:
    puzzle = next(iter(shipped_book()))
    failed = rated_attempt(puzzle.id, None, NEWCOMER, in_english)["rating"]
    assert rated_hint(puzzle.id, 1, NEWCOMER, in_english)["rating"] == failed
    assert rated_hint(puzzle.id, 2, None, in_english)["rating"] is None


def test_the_explanation_begins_with_the_verdict_and_the_answer() -> None:
    """Screens show the verdict alone while another try is left."""
    for puzzle in islice(shipped_book(), FEW):
        tried = rated_attempt(puzzle.id, puzzle.answers[0], None, in_english)["told"]
        shown = rated_attempt(puzzle.id, None, None, in_english)["told"]
        assert tried[1:] == shown
        assert shown[0]["name"].startswith("puzzle-answer-")
        assert len(shown) > 1
