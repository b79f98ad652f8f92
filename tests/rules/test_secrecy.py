"""Secrecy: a view does not depend on anything that its reader may not know."""

import pickle
import random
from collections.abc import Callable, Iterator

import pytest

from tests.rules.positions import TABLES, Table, by_name, moments
from tests.rules.reader_knowledge import Reader, hidden_tiles, twins
from trimino.rules import Match, MatchView

Count = Callable[[int, int], int]

every_table = pytest.mark.parametrize("table", TABLES, ids=by_name)


def readers(match: Match) -> list[Reader]:
    """The player whose turn it is, the next, and a spectator."""
    turn = match.round.turn
    return [*dict.fromkeys((turn, (turn + 1) % match.players)), None]


def some_moments(table: Table, count: Count) -> Iterator[Match]:
    for seed in range(count(1, 2)):
        for number, match in enumerate(moments(table, seed, rounds=count(1, 3))):
            if number % count(23, 5) == 3 or match.round.over:
                yield match


@every_table
def test_what_a_reader_may_not_know_makes_no_difference(table: Table, count: Count) -> None:
    rng, found = random.Random(table.name), 0
    for match in some_moments(table, count):
        for reader in readers(match):
            for twin in twins(match, reader, rng, tries=2):
                check_same(match.view(reader), twin.view(reader))
                found += twin != match
    assert found or table.seats == 1


def check_same(view: MatchView, other: MatchView) -> None:
    """Nothing that can be reached from the one differs from what can be reached from the other."""
    assert view == other
    assert hash(view) == hash(other)
    assert list(view.legal) == list(other.legal)
    assert repr(view) == repr(other)
    assert pickle.dumps(view) == pickle.dumps(other)


@every_table
def test_a_view_names_no_tile_that_is_hidden(table: Table, count: Count) -> None:
    for match in some_moments(table, count):
        for reader in readers(match):
            view = match.view(reader).now
            if match.over:
                continue
            named = {event.drawn for event in view.events if event.drawn}
            named |= {*view.position.hand, *view.position.drawn}
            named |= {tile for hand in view.hands or () for tile in hand}
            named |= {event.laid for event in view.events if event.laid}
            assert not named & set(hidden_tiles(match.round, reader))
            assert view.deal is None


@every_table
def test_only_the_player_to_act_has_anything_to_decide(table: Table, count: Count) -> None:
    for match in some_moments(table, count):
        for reader in (*range(match.players), None):
            acts = reader == match.round.turn and not match.round.over
            assert bool(match.view(reader).legal) == acts
            assert match.view(reader).now.position.is_turn == acts


@pytest.mark.parametrize("table", TABLES[::7], ids=by_name)
def test_rounds_that_are_over_stay_as_secret_as_they_were(table: Table, count: Count) -> None:
    """The well of a round, and hands that were not counted, come out only with the last round."""
    rng = random.Random(table.name)
    for seed in range(count(1, 10)):
        for number, match in enumerate(moments(table, seed, rounds=3)):
            if len(match.rounds) > 1 and number % 17 == 0:
                for reader in readers(match):
                    for twin in twins(match, reader, rng, tries=2):
                        assert match.view(reader) == twin.view(reader)


@every_table
def test_when_the_match_is_over_everybody_sees_everything(table: Table) -> None:
    if table.rules.target is not None and table.seats > 1:
        table = table._replace(rules=table.rules.replace(rounds=1))
    *_, match = moments(table, 5)
    assert match.over
    for reader in (*range(match.players), None):
        shown = match.view(reader)
        assert [view.deal for view in shown.rounds] == [round.deal for round in match.rounds]
        assert [view.hands for view in shown.rounds] == [round.hands for round in match.rounds]
        assert shown.winners == match.winners


@every_table
def test_a_draw_is_a_count_to_others(table: Table, count: Count) -> None:
    for match in some_moments(table, count):
        for reader in readers(match):
            view = match.view(reader).now
            for event, seen in zip(match.round.events, view.events, strict=True):
                shown = match.over or event.seat == reader
                assert seen == (event if shown else event._replace(drawn=None))
            assert view.position.draws == len(match.round.drawn)
            mine = reader == match.round.turn
            assert view.position.drawn == (match.round.drawn if mine else ())
