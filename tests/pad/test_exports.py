"""A pad as CSV and as a record."""

import csv
import io
import random
from collections.abc import Callable, Iterator

import pytest

from tests.pad.entries import pad_of, played_match
from trimino.pad.csv_export import HEAD, pad_csv
from trimino.pad.errors import PadError, PadReason
from trimino.pad.ledger import PadSettings
from trimino.pad.lines import EndLine, PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.record_export import pad_record
from trimino.records.notation import parse_place
from trimino.records.record import dump, load, replay
from trimino.rules import RULESETS, Match, NextOpener, Ruleset, Tile, published


def matches(count: int) -> Iterator[Match]:
    for rules in RULESETS:
        rotating = rules.replace(next_opener=NextOpener.ROTATION)
        for number, chosen in enumerate([rules, rotating] * count):
            players = 1 if rules.solo and number == 0 else chosen.tables[number % len(rules.tables)]
            yield played_match(chosen, players, random.Random(number), most_rounds=2)


def test_a_record_of_a_pad_is_right_and_has_its_points(count: Callable[[int, int], int]) -> None:
    for match in matches(count(1, 10)):
        record = pad_record(pad_of(match, placed=True), random.Random(1))
        replayed = replay(load(dump(record)))
        assert [played.end for played in replayed.rounds] == [played.end for played in match.rounds]
        assert replayed.totals == match.totals
        assert replayed.outcome == match.outcome
        assert record["deals"] == "reconstructed"


def refused(pad: Pad) -> PadReason:
    with pytest.raises(PadError) as error:
        pad_record(pad, random.Random(1))
    return error.value.reason


def small_pad(rules: Ruleset, *lines: PlaceLine | EndLine) -> Pad:
    return Pad.begun(PadSettings(rules), ["Anna", "Juris"], id="1").add(*lines)


def test_a_pad_without_field_tiles_or_sense_has_no_record() -> None:
    match = played_match(published("triomino"), 2, random.Random(1), most_rounds=1)
    assert refused(pad_of(match)) is PadReason.NO_FIELD_KEPT
    assert refused(pad_of(match, placed=True, sums=True)) is PadReason.HANDS_NOT_TOLD
    joined = pad_of(match, placed=True).next_round(["Anna", "Juris", "Zane"])
    assert refused(joined) is PadReason.PLAYERS_CHANGED
    place = parse_place("555u0,0")
    never = small_pad(
        published("triomino"), PlaceLine(0, place.tile, place=place), EndLine(((), ()))
    )
    assert refused(never) is PadReason.NOT_A_RECORD


def test_csv_has_a_row_for_each_line_and_its_totals_add_up() -> None:
    match = played_match(published("tri-domino"), 3, random.Random(3))
    pad = pad_of(match)
    head, *rows = csv.reader(io.StringIO(pad_csv(pad)))
    assert head == [*HEAD, *pad.sheet.players]
    ends = match.players * len(match.rounds)
    assert len(rows) == len(pad.lines) + ends
    assert tuple(map(int, rows[-1][len(HEAD) :])) == match.totals
    points = dict.fromkeys(pad.sheet.players, 0)
    for row in rows:
        if row[2]:
            points[row[2]] += int(row[7])
    assert tuple(points.values()) == match.totals


def test_a_name_is_no_formula_in_a_spreadsheet() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["=1+1", 'A, "B"'], id="1")
    text = pad_csv(pad.add(PlaceLine(0, Tile(5, 5, 5))))
    head, *rows = csv.reader(io.StringIO(text))
    assert head[-2:] == ["'=1+1", 'A, "B"']
    assert rows[-1][2] == "'=1+1"
