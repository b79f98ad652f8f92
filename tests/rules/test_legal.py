"""The legal actions are one collection, however they are asked for."""

from collections.abc import Callable, Iterator

import pytest

from tests.rules.positions import TABLES, Table, by_name, moments
from trimino.rules import (
    DECLINE,
    DRAW,
    PASS,
    TILES,
    Action,
    Cell,
    LegalActions,
    Match,
    Phase,
    Place,
)
from trimino.rules.lattice import neighbours

Count = Callable[[int, int], int]


def fresh(match: Match) -> LegalActions:
    """The legal actions as a new collection, with nothing cached."""
    return match.round.copy().legal


def placements(actions: list[Action]) -> list[Place]:
    return [action for action in actions if isinstance(action, Place)]


def cells(match: Match) -> Iterator[tuple[int, Cell]]:
    """Every cell of every field, taken, beside a tile or one further, and one of a new field."""
    yield len(match.round.fields), Cell(0, 0)
    for field in match.round.fields:
        near = {*field.laid, *field.gaps}
        for cell in near.union(*map(neighbours, near)):
            yield field.number, cell


def spoilt(place: Place, rest: int) -> Iterator[Place]:
    """Placements that resemble a legal one."""
    a, b, c = place.corners
    yield place._replace(corners=(b, c, a))
    yield place._replace(corners=(c, b, a))
    yield place._replace(field=place.field + 1)
    yield place._replace(field=-1)
    yield place._replace(tile=TILES[rest % len(TILES)])
    for cell in neighbours(place.at):
        yield place._replace(at=cell)


def check_parts(match: Match, actions: list[Action]) -> None:
    """Of a tile and at a cell there is what the whole has of it."""
    places = placements(actions)
    legal = fresh(match)
    for tile in TILES:
        assert list(legal.of(tile)) == [place for place in places if place.tile == tile]
    for number, cell in cells(match):
        here = [place for place in places if (place.field, place.at) == (number, cell)]
        assert list(legal.at(cell, number)) == here


def check_membership(match: Match, actions: list[Action]) -> None:
    legal, known = fresh(match), set(actions)
    assert len(known) == len(actions)
    assert all(action in legal for action in actions)
    for action in (DRAW, PASS, DECLINE):
        assert (action in legal) == (action in known)
    for number, place in enumerate(placements(actions)):
        for other in spoilt(place, number):
            assert (other in legal) == (other in known), other
    assert "draw" not in legal


def in_order(place: Place) -> tuple[object, ...]:
    """The order of settlement 19."""
    x, y, down = place.at
    return place.tile, place.field, x, y, down, place.corners


def check_order(match: Match, actions: list[Action]) -> None:
    places = placements(actions)
    assert places == sorted(places, key=in_order) == list(fresh(match).placements)
    assert actions[: len(places)] == places
    if not actions:
        return
    offered = match.round.phase in (Phase.FOLLOW_UP, Phase.NEW_FIELD)
    assert fresh(match).default == (DECLINE if offered else actions[0])


def check_truth(match: Match, actions: list[Action]) -> None:
    legal = fresh(match)
    assert bool(legal) == bool(actions) == (not match.round.over)
    if actions:
        assert fresh(match).can_place == bool(placements(actions))
        assert fresh(match).may_draw == (DRAW in actions)
        assert fresh(match).may_pass == (PASS in actions)
        assert fresh(match).may_decline == (DECLINE in actions)


def check_views(match: Match, actions: list[Action]) -> None:
    """The player whose turn it is sees the same; everyone else has nothing to do."""
    for reader in (*range(match.players), None):
        mine = reader == match.round.turn
        assert list(match.view(reader).legal) == (actions if mine else [])


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_all_ways_to_ask_agree(table: Table, count: Count) -> None:
    for seed in range(count(1, 2)):
        for number, match in enumerate(moments(table, seed, rounds=count(1, 2))):
            actions = list(fresh(match))
            check_truth(match, actions)
            check_order(match, actions)
            check_views(match, actions)
            check_membership(match, actions)
            if match.round.over or (number + seed) % count(4, 1) == 0:
                check_parts(match, actions)


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_what_was_found_once_is_not_remembered_too_long(table: Table, count: Count) -> None:
    """Legal actions and views are computed again after every play and every undo."""
    for seed in range(count(1, 2)):
        known: list[object] = []
        for match in moments(table, seed, rounds=2):
            if not match.round.events:
                known = []
            known.append(found(match))
        for before in reversed(known):
            assert found(match) == before
            assert list(match.round.legal) == list(fresh(match))
            match.undo()


def found(match: Match) -> list[object]:
    return [list(match.round.legal), match.view(0), match.view(None)]
