"""Until the engine is compiled, plain bots play in the manner of those that search."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.rules.positions import Table, moments
from trimino.bots import fallback_bot, find_player
from trimino.bots.fallback_bot import FallbackBot, WaitingBot, fallback_for, without_waiting
from trimino.bots.search_bots import SearchBot
from trimino.engine.budget import Budget
from trimino.rules import Draw, MatchView, Place, PlacementKind, published

ONE = Budget(simulations=1)


def views(sheet: str, players: int = 2) -> Iterator[MatchView]:
    for match in moments(Table(published(sheet), players, sheet), 1, rounds=2):
        if not match.round.over:
            yield match.view(match.round.turn)


def test_a_stand_in_chooses_what_its_bot_notices() -> None:
    careless = SearchBot(overlooks=0.9, hoards=0.0)
    missed = 0
    for number, view in enumerate(views("triomino")):
        seen = careless.noticed(view, random.Random(number))
        assert FallbackBot(careless)(view, ONE, random.Random(number)) in seen
        missed += len(seen) < len(list(view.legal))
    assert missed


def test_who_hoards_draws_where_no_bonus_is_to_be_had() -> None:
    kinds: dict[type, set[bool]] = {Draw: set(), Place: set()}
    for view in views("triomino"):
        chosen = FallbackBot()(view, ONE, random.Random(1))
        if view.legal.can_place and Draw() in view.legal and min(view.now.position.counts) > 1:
            pays = any(
                view.legal.kind(place)[0] is not PlacementKind.PLAIN
                for place in view.legal.placements
            )
            kinds[type(chosen)].add(pays)
    assert kinds == {Draw: {False}, Place: {True}}


def test_nobody_hoards_where_points_are_bad() -> None:
    for view in views("triodominio"):
        chosen = FallbackBot()(view, ONE, random.Random(1))
        assert isinstance(chosen, Place) or not view.legal.can_place


def test_each_bot_has_a_stand_in_of_its_manner() -> None:
    novice = find_player("novice").bot
    assert isinstance(novice, SearchBot)
    assert fallback_for(novice) == FallbackBot(novice)
    assert fallback_for(find_player("heuristic").bot) == FallbackBot(SearchBot())


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happens around the process that compiles, with an empty cache."""
    happened: list[str] = []

    @contextmanager
    def process() -> Iterator[None]:
        happened.append("begun")
        yield
        happened.append("ended")

    monkeypatch.setattr(fallback_bot, "can_search", lambda: "compiled" in happened)
    monkeypatch.setattr(fallback_bot, "compile_process", process)
    return happened


def test_the_bot_itself_plays_as_soon_as_it_can(compiling: list[str]) -> None:
    view = next(views("triomino"))

    thought = list(view.legal)[-1]

    def thinks(*_: Any) -> Any:
        compiling.append("thought")
        return thought

    waiting = WaitingBot(thinks, FallbackBot())
    assert waiting(view, ONE, random.Random(1)) in view.legal
    assert compiling == []
    compiling.append("compiled")
    assert waiting(view, ONE, random.Random(1)) == thought
    assert compiling == ["compiled", "thought"]


def test_the_engine_is_compiled_while_the_game_is_on(compiling: list[str]) -> None:
    invited = [find_player("expert"), find_player("greedy")]
    with without_waiting(invited) as players:
        assert [isinstance(player.bot, WaitingBot) for player in players] == [True, False]
        assert compiling == ["begun"]
    assert compiling == ["begun", "ended"]


def test_for_other_bots_nothing_is_compiled(compiling: list[str]) -> None:
    with without_waiting([find_player("greedy")]) as players:
        assert [player.bot for player in players] == [find_player("greedy").bot]
    assert compiling == []
