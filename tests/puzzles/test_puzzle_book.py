"""The puzzles of the package: what each promises by itself, and what they are together."""

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest

from trimino.local.plain_words import plain_words
from trimino.puzzles.attempt import attempt
from trimino.puzzles.errors import PuzzleError, PuzzleReason
from trimino.puzzles.explanation import explanation, hint, question
from trimino.puzzles.making.difficulty import LADDER, rating_of
from trimino.puzzles.making.selection import select
from trimino.puzzles.making.standard import MIN_ACTIONS, least_margin
from trimino.puzzles.open_table import OpenTable, is_open_position
from trimino.puzzles.puzzle import Method, Puzzle, kept_values, puzzle_id, read_puzzle
from trimino.puzzles.puzzle_book import (
    read_book,
    shipped_book,
    write_book,
)
from trimino.puzzles.puzzle_json import attempt_values, hint_values, puzzle_values
from trimino.puzzles.same_position import distinct_groups, same_actions
from trimino.puzzles.theme import SolvedPosition, Theme
from trimino.records.notation import NotationError, format_action, parse_action
from trimino.rules import IllegalAction, Message, Place
from trimino.words import Words, languages, say

LEAST = 1000
MAX_BYTES = 600_000


@pytest.fixture(scope="module")
def sample(count: Callable[[int, int], int]) -> list[Puzzle]:
    """Some of the puzzles of the package; with --long all of them."""
    every = list(shipped_book())
    return random.Random(1).sample(every, min(len(every), count(40, len(every))))


def test_no_position_is_there_twice() -> None:
    book = list(shipped_book())
    assert len({puzzle.position for puzzle in book}) == len(book)
    assert [one.id for one in book if puzzle_id(one.position) != one.id] == []


def test_an_answer_is_clearly_best_by_its_certificate(sample: list[Puzzle]) -> None:
    for puzzle in sample:
        certificate = puzzle.certificate
        best, *others = certificate.values
        assert best.action == puzzle.answers[0]
        assert len(others) >= 2
        floor = least_margin(puzzle.table.rules)
        assert all(best.points - other.points >= floor - 0.1 for other in others), puzzle.id
        sure = [best.points - other.points - 3 * other.error for other in others]
        assert min(sure) >= floor / 2 - 0.5, puzzle.id
        assert {other.action for other in others}.isdisjoint(puzzle.answers)


def test_answers_are_legal_and_the_same_move(sample: list[Puzzle]) -> None:
    for puzzle in sample:
        table = puzzle.table
        same = {format_action(action) for action in same_actions(table, puzzle.answer)}
        assert set(puzzle.answers) == same
        assert len(distinct_groups(table, table.legal)) >= MIN_ACTIONS


def test_the_line_scores_by_the_rules_what_the_certificate_promises(sample: list[Puzzle]) -> None:
    for puzzle in sample:
        exact = puzzle.certificate.method is Method.EXACT
        assert exact == is_open_position(puzzle.table) == bool(puzzle.line)
        if exact:
            played = OpenTable.of(puzzle.table).play_all(map(parse_action, puzzle.line))
            assert played.over
            assert played.lead(puzzle.table.turn) == puzzle.certificate.values[0].points


def test_themes_and_ratings_are_those_that_the_code_finds(sample: list[Puzzle]) -> None:
    for puzzle in sample:
        rival = parse_action(puzzle.certificate.values[1].action)
        line = tuple(map(parse_action, puzzle.line))
        solved = SolvedPosition(puzzle.table, puzzle.answer, rival, line)
        assert solved.themes == puzzle.themes
        assert set(puzzle.solved_by) == set(LADDER)
        assert rating_of(puzzle.solved_by) == (puzzle.rating, puzzle.deviation)


def test_everything_is_said_in_every_language(sample: list[Puzzle]) -> None:
    for language in languages():
        words = Words(language)
        for puzzle in sample:
            wrong = attempt(puzzle, puzzle.certificate.values[1].action)
            told = [question(puzzle), *explanation(puzzle, wrong), *map(hinted(puzzle), (1, 2, 3))]
            for message in told:
                said = words.say(message)
                assert said
                assert message.name not in said


def hinted(puzzle: Puzzle) -> Callable[[int], Message]:
    return lambda step: hint(puzzle, step)


def test_a_question_does_not_tell_its_answer(sample: list[Puzzle]) -> None:
    for puzzle in sample:
        asked = puzzle_values(puzzle, say)
        assert asked["match"]["seat"] == asked["seat"] == asked["match"]["turn"]
        legal = [choice["action"] for choice in asked["match"]["legal"]]
        assert set(puzzle.answers) <= set(legal)
        assert not {"answers", "themes", "line", "facts", "certificate"} & asked.keys()
        nudge, place = hint_values(puzzle, 1, say), hint_values(puzzle, 2, say)
        assert nudge["at"] is None
        assert nudge["action"] is place["action"] is None
        assert (place["at"] is not None) == isinstance(puzzle.answer, Place)
        assert hint_values(puzzle, 3, say)["action"] == puzzle.answers[0]
        json.dumps([asked, attempt_values(puzzle, None, plain_words)])


def test_an_attempt_is_checked(sample: list[Puzzle]) -> None:
    for puzzle in sample:
        for text in puzzle.answers:
            assert attempt_values(puzzle, text, say)["solved"]
        others = [format_action(action) for action in puzzle.table.legal]
        wrong = [text for text in others if text not in puzzle.answers]
        assert not any(attempt(puzzle, text).solved for text in wrong)
        second = puzzle.certificate.values[1]
        assert attempt(puzzle, second.action).lost == pytest.approx(puzzle.certificate.margin)
    with pytest.raises(NotationError):
        attempt(sample[0], "nonsense")
    with pytest.raises(IllegalAction):
        attempt(sample[0], "decline")


def test_a_book_is_written_and_read_again(sample: list[Puzzle]) -> None:
    data = write_book(sample, {"seed": 7})
    assert data == write_book(sample, {"seed": 7})
    again = read_book(data)
    assert list(again) == sample
    assert again.made["seed"] == 7
    assert read_puzzle(json.loads(json.dumps(kept_values(sample[0])))) == sample[0]


@pytest.mark.parametrize("data", [b"", b"nonsense", write_book([], {})[:-4], b"\x1f\x8b" * 9])
def test_what_is_no_book_is_refused(data: bytes) -> None:
    with pytest.raises(PuzzleError) as caught:
        read_book(data)
    assert caught.value.reason is PuzzleReason.NOT_A_COLLECTION


def test_a_selection_keeps_to_its_shares(sample: list[Puzzle]) -> None:
    draw = sample[0]._replace(answers=("draw",))
    many = [
        draw._replace(id=f"draw{number}", themes=(theme,)) for number, theme in enumerate(Theme)
    ]
    chosen = select([*many, *sample], 20)
    assert len(chosen) <= 20
    assert sum(one.answers == ("draw",) for one in chosen) <= 4
    assert max(Counter(one.themes[0] for one in chosen).values()) <= 8


def test_a_selection_takes_what_is_rare_first(sample: list[Puzzle]) -> None:
    """By their ids the rare ones come last."""
    often = [one._replace(themes=(Theme.QUIET,)) for one in sample]
    rare = [one._replace(id=f"zz{one.id}", themes=(Theme.DOUBLE,)) for one in sample[:3]]
    chosen = select([*often, *rare], 8)
    assert [one.id for one in chosen] == sorted(one.id for one in chosen)
    assert sum(Theme.DOUBLE in one.themes for one in chosen) >= 1
    assert len(select([*often, *often], len(often))) <= len(often)
