"""Best lists of solo games: by rules, well and reading, the best first."""

from trimino.room.best_list import MAX_BEST, BestValues, best_list
from trimino.room.solo_result import SoloResult


def result(table: str, rules: str, well: int, points: int, at: float = 1.0) -> SoloResult:
    return SoloResult(table, "guest", rules, well, points, at)


def tables(values: list[BestValues]) -> list[str]:
    return [one["table"] for one in values]


def test_a_list_has_results_of_the_same_rules_and_well_and_of_equals_the_earlier() -> None:
    results = [
        (result("late", "trimino", 8, 20, at=2.0), "Anna"),
        (result("early", "trimino", 8, 20, at=1.0), None),
        (result("best", "trimino", 8, 31), "Juris"),
        (result("other-well", "trimino", 9, 99), "Anna"),
        (result("other-rules", "goliath", 8, 99), "Anna"),
    ]
    found = best_list(results, "trimino", 8)
    assert tables(found["best"]) == ["best", "early", "late"]
    assert [one["name"] for one in found["best"]] == ["Juris", None, "Anna"]
    assert "earlier" not in found


def test_results_by_an_earlier_reading_stand_apart() -> None:
    now = (result("now", "triple-domino/2", 6, 5), "Anna")
    before = (result("before", "triple-domino", 6, 90), "Anna")
    found = best_list([before, now], "triple-domino", 6)
    assert (tables(found["best"]), tables(found["earlier"])) == (["now"], ["before"])
    assert "earlier" not in best_list([now], "triple-domino", 6)


def test_a_list_is_not_endless() -> None:
    results = [(result(str(points), "trimino", 8, points), "Anna") for points in range(200)]
    assert tables(best_list(results, "trimino", 8)["best"])[-1] == str(200 - MAX_BEST)
