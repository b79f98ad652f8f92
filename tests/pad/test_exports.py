"""A pad as CSV and as a record."""

import csv
import io
import random
from collections.abc import Callable, Iterator

import pytest

from tests.pad.entries import pad_of, played_match, without_declines
from trimino.pad.csv_export import HEAD, pad_csv
from trimino.pad.errors import PadError, PadReason
from trimino.pad.lines import DeclineLine, EndLine, PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.record_export import pad_record
from trimino.pad.settings import PadSettings
from trimino.records.notation import parse_place
from trimino.records.record import dump, load, replay
from trimino.rules import (
    DECLINE,
    RULESETS,
    Decline,
    Draw,
    EndReason,
    Match,
    NextOpener,
    Phase,
    Ruleset,
    Tile,
    published,
)
from trimino.rules.tiles import ZERO


def matches(count: int) -> Iterator[Match]:
    for rules in RULESETS:
        rotating = rules.replace(next_opener=NextOpener.ROTATION)
        for number, chosen in enumerate([rules, rotating] * count):
            players = 1 if rules.solo and number == 0 else chosen.tables[number % len(rules.tables)]
            yield played_match(chosen, players, random.Random(number), most_rounds=2)


def test_a_record_of_a_pad_is_right_and_has_its_points(count: Callable[[int, int], int]) -> None:
    for match in matches(count(1, 10)):
        assert_has_record(pad_of(match, placed=True), match)


def assert_has_record(pad: Pad, match: Match) -> None:
    record = pad_record(pad, random.Random(1))
    replayed = replay(load(dump(record)))
    assert [played.end for played in replayed.rounds] == [played.end for played in match.rounds]
    assert replayed.totals == match.totals
    assert replayed.outcome == match.outcome
    assert record["deals"] == "reconstructed"


def test_a_turn_that_ends_with_a_new_field_is_recorded_with_its_draws() -> None:
    match = played_match(published("triodominio"), 3, random.Random(10), most_rounds=2)
    *_, drew, laid, opened = match.round.events
    assert isinstance(drew.action, Draw)
    assert (laid.phase, opened.phase) == (Phase.TURN, Phase.NEW_FIELD)
    assert_has_record(pad_of(match, placed=True), match)


def test_an_offer_declined_last_need_not_be_on_the_pad() -> None:
    rules = published("goliath").replace(new_field=True)
    match = played_match(rules, 2, random.Random(945), most_rounds=1)
    assert isinstance(match.round.events[-1].action, Decline)
    pad = pad_of(match, placed=True)
    assert_has_record(pad, match)
    assert_has_record(without_declines(pad), match)


def zero_opens(seed: int, *, declined: bool) -> Match:
    """A round opened by 0-0-0 without a second tile: one that fits was declined, or none does."""
    match, rng = Match(published("tri-domino"), 2), random.Random(seed)
    match.deal(rng)
    opening = match.play(next(iter(match.legal)))
    assert opening.laid == ZERO
    assert (match.round.phase is Phase.FOLLOW_UP) is declined
    if declined:
        match.play(DECLINE)
    while not match.round.over:
        match.play(rng.choice(list(match.legal)))
    return match


def test_a_pad_need_not_tell_why_no_second_tile_was_laid_after_zero() -> None:
    declined = zero_opens(29, declined=True)
    pad = pad_of(declined, placed=True)
    assert_has_record(pad, declined)
    assert_has_record(without_declines(pad), declined)
    none_fitted = zero_opens(107, declined=False)
    pad = pad_of(none_fitted, placed=True)
    opener = none_fitted.round.events[0].seat
    assert_has_record(pad, none_fitted)
    assert_has_record(pad.insert(3, DeclineLine(opener)), none_fitted)


def refused(pad: Pad) -> PadReason:
    with pytest.raises(PadError) as error:
        pad_record(pad, random.Random(1))
    return error.value.reason


def test_who_went_out_may_have_a_sum() -> None:
    match = played_match(published("triomino"), 2, random.Random(1), most_rounds=1)
    pad = pad_of(match, placed=True)
    assert match.round.end is not None
    assert match.round.end.reason is EndReason.OUT
    *_, last = pad.lines
    assert isinstance(last.line, EndLine)
    hands = tuple(hand or 0 for hand in last.line.hands)
    assert 0 in hands
    nothing_left = pad.fix(len(pad.lines), EndLine(hands))
    assert replay(pad_record(nothing_left, random.Random(1))).totals == match.totals


def small_pad(rules: Ruleset, *lines: PlaceLine | EndLine) -> Pad:
    return Pad.begun(PadSettings(rules), ["Anna", "Juris"], id="1").add(*lines)


def test_a_solo_game_whose_first_tile_nobody_told_has_no_record() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna"], id="1")
    assert refused(pad.add(EndLine())) is PadReason.NO_FIELD_KEPT


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
    nothing_laid = small_pad(published("triomino"), EndLine(((), ())))
    assert refused(nothing_laid) is PadReason.NOT_A_RECORD


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
