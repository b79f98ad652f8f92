"""Proofs: the solver against another one, puzzles made from a seed, and proofs repeated."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.puzzles.miniature import open_positions, solved
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.seating import seat_players
from trimino.engine.possible_worlds import PossibleWorlds
from trimino.puzzles.making.candidates import record_rounds
from trimino.puzzles.making.exact_proof import exact_values, prove_exactly
from trimino.puzzles.making.make_batch import make_puzzles
from trimino.puzzles.making.plan import PuzzleBatch, PuzzlePlan, PuzzleTable
from trimino.puzzles.making.recheck import Fault, RecheckJob, recheck
from trimino.puzzles.making.standard import least_margin
from trimino.puzzles.open_table import unseen_tiles
from trimino.puzzles.puzzle import CertifiedValue, Puzzle
from trimino.puzzles.puzzle_book import shipped_book
from trimino.records.notation import format_position
from trimino.records.record import dump, record_of
from trimino.rules import Match, MatchView, published
from trimino.rules.errors import SetupError
from trimino.rules.evidence import Evidence
from trimino.workers.jobs import run_jobs
from trimino.workers.pool import ExecutorPool

TABLE = PuzzleTable(published("goliath"), 2)
BATCH = PuzzleBatch(7, TABLE, 0, 4)


def test_the_endgame_solver_agrees_with_trying_everything(count: Callable[[int, int], int]) -> None:
    compared = 0
    for position in open_positions(count(12, 300)):
        if sum(position.counts) > 6:
            continue
        found = exact_values(position, 100_000)
        assert found is not None
        assert {value.action: value.points for value in found} == solved(position)
        compared += 1
    assert compared > 5


def test_a_proof_is_refused_where_two_actions_tie(count: Callable[[int, int], int]) -> None:
    proven = 0
    for position in open_positions(count(12, 300)):
        if sum(position.counts) > 6:
            continue
        proof, values = prove_exactly(position), solved(position)
        if proof is None:
            continue
        proven += 1
        best = max(values.values())
        assert {action for action in values if values[action] == best} == set(proof.answers)
        others = [value for action, value in values.items() if action not in proof.answers]
        assert best - max(others) >= least_margin(position.rules)
    assert proven > 0


def test_in_a_mere_position_any_hidden_tile_may_lie_anywhere() -> None:
    match, rng = Match(published("pressman"), players=3), random.Random(5)
    match.deal(rng)
    for _ in range(30):
        match.play(rng.choice(list(match.legal)))
    position = match.round.position(match.round.turn)
    view = MatchView.of_position(position)
    evidence = Evidence(view.now)
    assert evidence.hidden == unseen_tiles(position)
    assert len(evidence.slots) == len(evidence.hidden)
    assert evidence.needs == []
    assert len(set(evidence.allowed)) == 1
    worlds = PossibleWorlds(view.now, 1)
    hands = {tuple(map(int, worlds.next()[0]["hands"])) for _ in range(20)}
    assert len(hands) > 15
    for world in hands:
        assert tuple(hand.bit_count() for hand in world[:3]) == position.counts


@pytest.fixture(scope="module")
def made() -> tuple[Puzzle, ...]:
    return make_puzzles(BATCH)


def test_the_same_seed_makes_the_same_puzzles(made: tuple[Puzzle, ...]) -> None:
    assert made
    plan = PuzzlePlan((TABLE,), 4, 7)
    plan.check()
    with ThreadPoolExecutor(1) as executor:
        done = list(run_jobs(ExecutorPool(executor, 1), make_puzzles, plan.batches()))
    assert [puzzles for _, puzzles in done] == [made]
    assert plan.number == 1


def test_puzzles_come_from_records_too() -> None:
    match = Match(published("triomino"), players=2)
    seats = seat_players([find_player("heuristic")] * 2, 1)
    play_match(match, seats, random.Random(1), rounds=1)
    text = dump(record_of(match, ["Anna", "Juris"]))
    found = make_puzzles(PuzzleBatch(1, records=(text,)))
    positions = {one.position for one in found}
    assert positions
    seen = {format_position(position) for one in record_rounds(match, 1) for position in one}
    assert positions <= seen


def test_a_plan_without_a_table_for_it_is_refused() -> None:
    with pytest.raises(SetupError):
        PuzzlePlan((PuzzleTable(published("triodominio"), 6),), 8, 1).check()
    with pytest.raises(SetupError):
        PuzzlePlan((PuzzleTable(published("triomino"), 1),), 8, 1).check()


def test_a_recheck_finds_what_is_wrong(made: tuple[Puzzle, ...]) -> None:
    puzzle = next(one for one in made if one.line)
    assert recheck(RecheckJob(puzzle, 2)).fault is None
    second = puzzle.certificate.values[1]
    wrong = puzzle._replace(answers=(second.action,))
    assert recheck(RecheckJob(wrong, 2)).fault is Fault.OTHER_ANSWER
    values = tuple(
        CertifiedValue(one.action, one.points + 1, 0) for one in puzzle.certificate.values
    )
    boasting = puzzle._replace(certificate=puzzle.certificate._replace(values=values))
    assert recheck(RecheckJob(boasting, 1)).fault is Fault.WRONG_LINE
    hurried = puzzle._replace(certificate=puzzle.certificate._replace(budget=1))
    assert recheck(RecheckJob(hurried, 1)).fault is Fault.NOT_SOLVED


def test_shipped_puzzles_hold_at_ten_times_the_budget(count: Callable[[int, int], int]) -> None:
    every = list(shipped_book())
    chosen = random.Random(2).sample(every, min(len(every), count(4, 200)))
    results = [recheck(RecheckJob(puzzle, count(1, 10))) for puzzle in chosen]
    assert [result for result in results if result.fault] == []
