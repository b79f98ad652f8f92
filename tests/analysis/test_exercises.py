"""Exercises: every fault has its position, and all that is as good as the best."""

from tests.analysis.test_ledgers import analysed
from trimino.analysis.exercise import SOUND
from trimino.analysis.report import to_json
from trimino.records.notation import format_action, parse_position

BOTS = ("random", "random")


def test_a_fault_is_an_exercise_as_its_seat_saw_it() -> None:
    analysis = analysed(*BOTS, rules="triomino")
    document = to_json(analysis, BOTS)
    faults = equal = 0
    for decision, values in zip(analysis.decisions, document["decisions"], strict=True):
        exercise = values["exercise"]
        assert (exercise is not None) == (decision.grade not in (None, *SOUND))
        if exercise is None:
            continue
        faults += 1
        position = parse_position(exercise["position"])
        assert position.reader == position.turn == decision.seat
        legal = {format_action(action) for action in position.legal}
        solutions = exercise["solutions"]
        assert values["done"]["action"] in legal
        assert set(solutions) <= legal - {values["done"]["action"]}
        plan = values["plan"]
        assert plan is not None
        better = plan["instead"] if plan["instead"] and not values["in_episode"] else values["best"]
        assert better["action"] in solutions
        assert len(solutions) == len(set(solutions))
        equal += len(solutions) > 1
    assert faults
    # Somewhere more than one action is as good as the best.
    assert equal
