"""The ideas: their figures are those of the study, and the analysis agrees with their positions."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.docs.pages import DOCS, text
from tests.study.ideas import (
    IDEAS,
    FigureSource,
    IdeaPlan,
    command,
    figures_of,
    idea_values,
    kept,
    study_of,
)
from tests.study.studies import findings_of
from trimino.analysis.levels import TableLevels, level_of_bot, patience_chances, round_table
from trimino.records.notation import format_action, parse_position
from trimino.rules import Place, published
from trimino.study.interval import Interval
from trimino.words import Words, languages

Count = Callable[[int, int], int]
NAMES = [idea.name for idea in IDEAS]
KEPT: dict[str, Any] = {one["name"]: one for one in kept()["ideas"]}


@pytest.fixture(scope="module")
def sampled() -> Mapping[FigureSource, Interval]:
    """The figures of a small study, with another seed."""
    return figures_of(findings_of(study_of(rounds=1500, seed=7)))


def test_every_idea_is_kept_in_order_with_its_command() -> None:
    assert list(KEPT) == NAMES
    assert 5 <= len(NAMES) <= 10
    assert kept()["studies"] == [command()]
    assert f"    {command()}\n" in text(DOCS / "ideas.md")


@pytest.mark.parametrize("idea", IDEAS, ids=NAMES)
def test_a_sample_agrees_with_the_kept_figures(
    idea: IdeaPlan, sampled: Mapping[FigureSource, Interval]
) -> None:
    bars = KEPT[idea.name]["bars"]
    for bar, known in zip(idea.bars, bars, strict=True):
        assert (bar.label, dict(bar.details)) == (known["label"], known["details"])
        figure = sampled.get(bar.source)
        if figure is not None:
            # Both have intervals of 95 %; twice both together is missed once in ten thousand.
            room = 2 * (figure.margin + (known["high"] - known["low"]) / 2) + 0.1
            assert abs(figure.value - known["value"]) < room, bar


def test_the_whole_study_gives_the_kept_figures(count: Count) -> None:
    """In a sample of the tests, the figures of two players with a part of the rounds must do."""
    if not count(0, 1):
        pytest.skip("plays for half a minute")
    figures = figures_of(findings_of(study_of()))
    for idea in IDEAS:
        values = idea_values(idea, figures)
        assert values == {name: KEPT[idea.name][name] for name in values}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", languages())
def test_sentences_have_no_numbers_of_their_own(name: str, language: str) -> None:
    numbers = KEPT[name]["figures"]
    for part in ("", "-about", "-text", "-but", "-plot", "-yes", "-no"):
        told = Words(language).say(f"idea-{name}{part}", **numbers)
        found = {int(digits) for digits in re.findall(r"\d+", told)} - {100}
        assert found <= set(numbers.values()), told


@pytest.mark.parametrize("name", NAMES)
def test_claims_are_beyond_doubt(name: str) -> None:
    """No interval of a plot contains zero."""
    for bar in KEPT[name]["bars"]:
        assert bar["low"] <= bar["value"] <= bar["high"]
        assert bar["low"] > 0 or bar["high"] < 0, bar


@pytest.mark.parametrize("name", NAMES)
def test_positions_can_be_played_and_solved(name: str) -> None:
    exercises = KEPT[name]["exercises"]
    assert 1 <= len(exercises) <= 3
    for exercise in exercises:
        legal = {
            format_action(action): action for action in parse_position(exercise["position"]).legal
        }
        assert set(exercise["best"]) < set(legal)
        assert "draw" in exercise["best"] or all(
            isinstance(legal[action], Place) for action in exercise["best"]
        )


def test_the_analysis_reckons_with_a_larger_gain_from_drawing() -> None:
    """The idea says so, since hints and reviews name that figure."""
    person = level_of_bot(None)
    table_levels = TableLevels((person._replace(hoards=1.0), person))
    (patient,) = (who for who, chance in enumerate(patience_chances(table_levels)) if chance)
    points = round_table(published("triomino"), table_levels)[patient]
    assert (points[:, 0] - points[:, 1]).mean() > 2 * KEPT["lay-or-draw"]["figures"]["gain"]
