"""Pads that are kept together: nothing is lost in a merge, and statistics count everything."""

import random
from dataclasses import replace

from tests.pad.entries import pad_of, played_match
from trimino.pad.collection import merged, remembered_names
from trimino.pad.lines import DrawLine, EndLine, PlaceLine, RoundLine
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.pad.statistics import family_statistics
from trimino.rules import PlacementKind, Tile, published

SETTINGS = PadSettings(published("trimino").replace(target=60))


def begun(pad_id: str, *names: str, day: str = "2026-11-17") -> Pad:
    return Pad.begun(SETTINGS, names or ("Anna", "Juris"), id=pad_id, begun_on=day)


def test_the_pad_that_goes_on_stands_for_both() -> None:
    short = begun("1")
    longer = short.add(PlaceLine(0, Tile(5, 5, 5)))
    assert merged([short], [longer]) == merged([longer], [short]) == [longer]


def test_where_both_went_on_both_are_kept_and_only_once() -> None:
    first = begun("1")
    here, there = first.add(DrawLine(0)), first.add(DrawLine(1))
    both = merged([here], [there])
    assert [pad.edits for pad in both] == [here.edits, there.edits]
    assert len({pad.id for pad in both}) == 2
    assert merged(both, [there]) == both


def test_other_rules_are_not_lost() -> None:
    here = begun("1")
    there = replace(here, first_settings=replace(SETTINGS, rules_name="Grandma’s"))
    assert {pad.settings.rules_name for pad in merged([here], [there])} == {"", "Grandma’s"}


def test_names_of_the_newest_pad_come_first() -> None:
    pads = [begun("1", "Anna", "Juris", day="2026-01-01"), begun("2", "Zane", "Anna")]
    assert remembered_names(pads) == ["Zane", "Anna", "Juris"]


def test_statistics_count_wins_rounds_bridges_and_hexagons() -> None:
    pad = begun("1").add(
        PlaceLine(0, Tile(0, 0, 1)),
        PlaceLine(0, Tile(1, 1, 2), PlacementKind.BRIDGE),
        PlaceLine(1, Tile(4, 5, 5), PlacementKind.HEXAGON, 2),
        EndLine((1, 2)),
        RoundLine(("Anna", "Juris")),
    )
    anna, juris = sorted(family_statistics([pad, begun("2")]), key=lambda one: one.name)
    assert (juris.pads, juris.finished, juris.wins, anna.wins) == (2, 1, 1, 0)
    assert (anna.bridges, juris.hexagons, anna.tiles, juris.tiles) == (1, 2, 2, 1)


def test_statistics_of_a_match_are_those_of_the_rules() -> None:
    match = played_match(published("triomino"), 3, random.Random(5), most_rounds=30)
    found = {one.name: one for one in family_statistics([pad_of(match)])}
    for seat, name in enumerate(pad_of(match).sheet.players):
        one = found[name]
        assert one.wins == (seat in match.winners)
        assert one.rounds == len(match.rounds)
        ends = [played.end for played in match.rounds]
        assert one.rounds_won == sum(seat in end.winners for end in ends if end)
        assert one.best_round == max(played.points[seat] for played in match.rounds)
        kinds = [
            event.kind for played in match.rounds for event in played.events if event.seat == seat
        ]
        assert one.bridges == kinds.count(PlacementKind.BRIDGE)
        assert one.doubles == kinds.count(PlacementKind.DOUBLE)
    assert len(found) == 3


def test_where_the_lowest_wins_the_best_round_has_the_fewest_points() -> None:
    match = played_match(published("triodominio"), 2, random.Random(4))
    other = played_match(published("triomino"), 2, random.Random(5), most_rounds=30)
    found = {one.name: one for one in family_statistics([pad_of(match), pad_of(other)])}
    for seat, name in enumerate(pad_of(match).sheet.players):
        assert found[name].lowest_round == min(played.points[seat] for played in match.rounds)
        assert found[name].best_round == max(played.points[seat] for played in other.rounds)
