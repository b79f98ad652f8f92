"""Deprecated names still work, with a warning."""

import random
from importlib import import_module
from types import ModuleType

import pytest

from trimino import rules
from trimino.records import record
from trimino.records.fair_deal import fair_deal
from trimino.rules import Deal, Match, published

RULES = published("triomino")


def test_the_number_of_players_was_called_seats() -> None:
    with pytest.warns(DeprecationWarning, match=r"Match.*seats=.*players"):
        match = Match(RULES, seats=3)  # type: ignore[call-arg]  # The old name.
    assert match == Match(RULES, players=3)
    match.deal(random.Random(1))
    for thing in match, match.round, match.view(0):
        with pytest.warns(DeprecationWarning, match=r"\.seats is now called players"):
            assert thing.seats == thing.players == 3


def test_deals_took_seats() -> None:
    tiles, secret = RULES.tiles, bytes(32)
    with pytest.warns(DeprecationWarning, match="seats"):
        shuffled = Deal.shuffled(RULES, seats=2, rng=random.Random(1))  # type: ignore[call-arg]
    assert shuffled == Deal.shuffled(RULES, players=2, rng=random.Random(1))
    with pytest.warns(DeprecationWarning, match="seats"):
        ordered = Deal.from_order(RULES, seats=2, tiles=tiles)  # type: ignore[call-arg]
    assert ordered == Deal.from_order(RULES, 2, tiles)
    with pytest.warns(DeprecationWarning, match="seats"):
        fair = fair_deal(RULES, seats=1, secret=secret, contributions=(None,), round=1)  # type: ignore[call-arg]
    assert fair == fair_deal(RULES, 1, secret, (None,), 1)


@pytest.mark.parametrize("module", [rules, rules.events])
def test_the_kind_of_a_placement_was_called_kind(module: ModuleType) -> None:
    with pytest.warns(DeprecationWarning, match="Kind is now called PlacementKind"):
        assert module.Kind is rules.PlacementKind
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        _ = module.Nonsense


def test_replaying_to_a_moment_was_called_moment() -> None:
    with pytest.warns(DeprecationWarning, match="moment is now called replay_to"):
        assert record.moment is record.replay_to  # type: ignore[attr-defined]  # The old name.


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        ("trimino.envs.encoding", "DRAW", "DRAW_NUMBER"),
        ("trimino.envs.encoding", "PASS", "PASS_NUMBER"),
        ("trimino.envs.encoding", "DECLINE", "DECLINE_NUMBER"),
        ("trimino.envs.encoding", "START", "START_NUMBER"),
        ("trimino.envs.encoding", "FIELDS", "FIELD_SLICES"),
        ("trimino.envs.errors", "choice", "choice_of_argument"),
        ("trimino.arena.report", "report", "arena_report"),
        ("trimino.study.report", "report", "study_report"),
        ("trimino.analysis.levels", "Company", "TableLevels"),
        ("trimino.analysis.valuation", "Worth", "ActionChances"),
        ("trimino.client", "Doubt", "Contradiction"),
    ],
)
def test_names_that_meant_two_things(module: str, old: str, new: str) -> None:
    found = import_module(module)
    with pytest.warns(DeprecationWarning, match=f"{old} is now called {new}"):
        assert getattr(found, old) is getattr(found, new)


def test_the_old_and_the_new_name_together_are_refused() -> None:
    with pytest.raises(TypeError, match="both 'players' and 'seats'"):
        Match(published("triomino"), players=2, seats=3)  # type: ignore[call-arg]
