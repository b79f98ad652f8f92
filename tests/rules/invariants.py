"""Invariants of every match at every moment."""

from itertools import chain

from trimino.rules import ORIGIN, Cell, Field, Match, Phase, Round, Vertex
from trimino.rules.lattice import neighbours, vertices


def check_match(match: Match) -> None:
    """The round is sound, and begins where the one before it ended."""
    *earlier, round = match.rounds
    assert round.before == (earlier[-1].totals if earlier else (0,) * match.players)
    assert match.totals == round.totals
    check_round(round)


def check_round(round: Round) -> None:
    """Everything that can be seen without trusting the field's own bookkeeping."""
    check_tiles(round)
    check_points(round)
    check_turn(round)
    for number, field in enumerate(round.fields):
        assert field.number == number
        check_field(field)


def check_tiles(round: Round) -> None:
    """Every tile that was dealt is in one hand, in the well or on the table, and no other."""
    laid = [place.tile for field in round.fields for place in field.laid.values()]
    there = [*chain(*round.hands), *round.well, *laid]
    dealt = [*chain(*round.deal.hands), *round.deal.well]
    if round.deal.start is not None:
        dealt.append(round.deal.start)
    assert sorted(there) == sorted(dealt)
    if round.deal.start is None:
        assert sorted(there) == list(round.rules.tiles)


def check_field(field: Field) -> None:
    """Tiles lie turned and not flipped, edge to edge, and agree wherever they touch."""
    shown: dict[Vertex, int] = {}
    before: set[Cell] = set()
    for at, place in field.laid.items():
        assert (place.at, place.field) == (at, field.number)
        assert place.corners in place.tile.turns
        assert any(beside in before for beside in neighbours(at)) if before else at == ORIGIN
        before.add(at)
        for vertex, value in zip(vertices(at), place.corners, strict=True):
            assert shown.setdefault(vertex, value) == value
    assert dict(field.values) == shown


def check_points(round: Round) -> None:
    """Totals are those before, and what every event and the end of the round scored."""
    points = list(round.end.points if round.end else (0,) * round.players)
    for event in round.events:
        assert event.points == sum(points for _, points in event.scores)
        points[event.seat] += event.points
    assert list(round.points) == points
    assert list(round.totals) == [sum(pair) for pair in zip(round.before, points, strict=True)]


def check_turn(round: Round) -> None:
    assert 0 <= round.turn < round.players
    assert round.over == (round.end is not None) == (round.phase is Phase.OVER)
    assert bool(round.legal) == (not round.over)
    assert (round.phase is Phase.OPENING) == (not round.fields)
    if round.phase is Phase.TURN:
        assert set(round.drawn) <= set(round.hands[round.turn])
    assert round.rules.draw_limit is None or len(round.drawn) <= round.rules.draw_limit
