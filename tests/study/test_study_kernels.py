"""Kernels of studies: counts equal those by the rules, and bots play like the roster's."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.rules import positions
from tests.rules.positions import READINGS, TABLES, by_name
from tests.study import reference_choices, reference_trials
from tests.study.kernels.entries import chosen
from trimino.bots.simple import play_greedy
from trimino.engine.budget import Budget
from trimino.engine.packing import pack_action, packed_actions
from trimino.rules import PASS, Match, Phase, Place, PlacementKind, published
from trimino.rules.events import total
from trimino.rules.ruleset import EmptyWellPass
from trimino.study.dispatch import batch_setup
from trimino.study.kernels import slots
from trimino.study.plan import BOTS, StudyBatch, StudyTable
from trimino.study.questions import Trial
from trimino.study.run_batch import play_study_batch

Count = Callable[[int, int], int]

TOGETHER = [table for table in TABLES if table.seats > 1]
READ = [table for table in READINGS if table.seats > 1]
SECOND = {
    Trial.ROUND_STATISTICS: reference_trials.course,
    Trial.WORTH: reference_trials.worth,
    Trial.HOARDING: reference_trials.hoarding,
    Trial.CHOICES: reference_choices.choices,
}


def both(batch: StudyBatch) -> tuple[Counter[int], Counter[int]]:
    """The counts of the kernels, and those by the rules."""
    counts = Counter({slot: count for slot, count in enumerate(play_study_batch(batch)) if count})
    second = SECOND[batch.trial](batch)
    return counts, Counter({slot: count for slot, count in second.items() if count})


@pytest.mark.parametrize("table", TOGETHER, ids=by_name)
def test_the_course_of_rounds_is_counted_right(table: positions.Table, count: Count) -> None:
    bot = BOTS[len(table.name) % 3]
    for name in BOTS if count(0, 1) else [bot]:
        batch = StudyBatch(
            StudyTable(table.rules, table.seats), Trial.ROUND_STATISTICS, name, count(2, 15), 7
        )
        first, second = both(batch)
        assert first == second


@pytest.mark.parametrize(
    ("rules", "seats", "bot"),
    [
        ("triomino", 2, "greedy"),
        ("tri-domino", 3, "random"),
        ("triodominio", 2, "heuristic"),
        ("triodominio-reverse", 4, "greedy"),
        ("goliath", 2, "random"),
        ("wikipedia", 6, "greedy"),
    ],
)
def test_what_things_are_worth_is_counted_right(
    rules: str, seats: int, bot: str, count: Count
) -> None:
    batch = StudyBatch(StudyTable(published(rules), seats), Trial.WORTH, bot, count(3, 15), 99)
    first, second = both(batch)
    assert first == second
    assert first


@pytest.mark.parametrize(
    ("rules", "seats", "bot"),
    [("triomino", 2, "greedy"), ("goliath-kids", 4, "random"), ("trimino", 3, "heuristic")],
)
def test_hoarding_is_counted_right(rules: str, seats: int, bot: str, count: Count) -> None:
    batch = StudyBatch(StudyTable(published(rules), seats), Trial.HOARDING, bot, count(3, 15), 5)
    first, second = both(batch)
    assert first == second
    assert first


@pytest.mark.parametrize(
    ("rules", "seats", "bot"),
    [
        ("triomino", 2, "greedy"),
        ("tri-domino", 4, "greedy"),
        ("triodominio-reverse", 3, "random"),
        ("goliath-kids", 2, "heuristic"),
    ],
)
def test_choices_are_counted_right(rules: str, seats: int, bot: str, count: Count) -> None:
    batch = StudyBatch(StudyTable(published(rules), seats), Trial.CHOICES, bot, count(3, 30), 17)
    first, second = both(batch)
    assert first == second
    assert first


def test_the_sources_add_up_to_the_gain() -> None:
    batch = StudyBatch(StudyTable(published("triomino"), 3), Trial.HOARDING, "greedy", 50, 2)
    counts = play_study_batch(batch)
    parts = counts[slots.SOURCES_SLOT : slots.HOARDING_SIZE]
    assert sum(parts) == counts[slots.ALONE_AHEAD] != 0


@pytest.mark.parametrize("table", READ, ids=by_name)
def test_other_readings_are_counted_right(table: positions.Table, count: Count) -> None:
    studied = StudyTable(table.rules, table.seats)
    for number, trial in enumerate(filter(studied.admits, Trial)):
        for bot in BOTS if count(0, 1) else [BOTS[(len(table.name) + number) % 3]]:
            first, second = both(StudyBatch(studied, trial, bot, count(8, 20), 7))
            assert first == second


def test_a_hoarder_lays_a_tile_once_nothing_is_left_to_draw() -> None:
    """Even where it may pass instead."""
    free = published("triomino").replace(empty_well_pass=EmptyWellPass.FREE)
    laid = 0
    for seated in reference_trials.rounds(
        StudyBatch(StudyTable(free, 2), Trial.HOARDING, "greedy", 6, 3)
    ):
        while not seated.played.over:
            legal = seated.played.legal
            number = chosen(seated.states, batch_setup(seated.batch), 0b11)
            if legal.well_is_empty and not legal.drawn and legal.can_place:
                assert isinstance(packed_actions(legal)[number], Place)
                laid += PASS in legal
            seated.play(number)
    assert laid > 10


def test_the_greedy_of_a_study_is_the_greedy_of_the_roster() -> None:
    """Ties may be broken differently, so choices are compared by points and value of the tile."""
    for table in (
        StudyTable(published("goliath"), 3),
        StudyTable(published("triodominio-reverse"), 2),
    ):
        for seated in reference_trials.rounds(
            StudyBatch(table, Trial.ROUND_STATISTICS, "greedy", 3, 11)
        ):
            match = Match(table.rules, table.players, youngest=seated.played.youngest)
            match.deal(seated.played.deal)
            while not match.round.over:
                legal = match.legal
                view = match.view(match.round.turn)
                wanted = play_greedy(view, Budget(simulations=1), random.Random(1))
                number = chosen(seated.states, batch_setup(seated.batch), 0)
                action = packed_actions(legal)[number]
                if isinstance(wanted, Place):
                    assert isinstance(action, Place)
                    assert total(legal.scores(action)) == total(legal.scores(wanted))
                    assert action.tile.value == wanted.tile.value
                else:
                    starts = legal.starts_field
                    assert pack_action(wanted, starts_field=starts) == number
                seated.play(number)
                match.play(action)


def test_a_hoarder_lays_nothing_without_a_bonus_while_the_well_has_tiles() -> None:
    table = StudyTable(published("triomino"), 2)
    laid: Counter[PlacementKind] = Counter()
    for seated in reference_trials.rounds(StudyBatch(table, Trial.HOARDING, "greedy", 12, 3)):
        while not seated.played.over:
            played = seated.played
            number = chosen(seated.states, batch_setup(seated.batch), 0b01)
            action = packed_actions(played.legal)[number]
            could_draw = played.phase is Phase.TURN and (played.well or played.drawn)
            if isinstance(action, Place) and played.turn == 0 and could_draw:
                laid[played.legal.kind(action)[0]] += 1
            seated.play(number)
    assert laid.total() > 0
    assert laid[PlacementKind.PLAIN] == 0
