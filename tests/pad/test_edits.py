"""Edits of a pad: correcting is the same as writing right, and everything can be undone."""

import random
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pad.entries import pad_of, played_match
from trimino.pad.edits import Edit, EditKind, check_edit
from trimino.pad.errors import PadError, PadReason
from trimino.pad.lines import DrawLine, EndLine, PadLine, PassLine, PlaceLine, RoundLine
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.pad.sheet import PadSheet
from trimino.rules import RULESETS, TILES, PlacementKind, Tile, published

TILE = st.sampled_from(TILES)
SEAT = st.integers(0, 3)
HAND = st.none() | st.integers(0, 100) | st.lists(TILE, max_size=3).map(tuple)
LINES: st.SearchStrategy[PadLine] = st.one_of(
    st.builds(
        PlaceLine,
        SEAT,
        TILE,
        st.none() | st.sampled_from(PlacementKind),
        st.integers(0, 3),
        st.booleans(),
    ),
    st.builds(DrawLine, SEAT),
    st.builds(PassLine, SEAT, st.booleans(), st.booleans()),
    st.builds(EndLine, st.lists(HAND, max_size=4).map(tuple)),
    st.builds(RoundLine, st.sampled_from([("Anna", "Juris"), ("Juris", "Zane", "Anna"), ("Oto",)])),
)


@cache
def long_pad() -> Pad:
    return pad_of(played_match(published("triomino"), 3, random.Random(1), most_rounds=2))


def rewritten(pad: Pad) -> Pad:
    """The same lines, written without a single correction."""
    edits = (Edit(EditKind.ADD, written.line) for written in pad.lines)
    return replace(pad, edits=tuple(edits))


def uncorrected(sheet: PadSheet) -> PadSheet:
    """A sheet that does not tell which lines were corrected."""
    rounds = (
        played._replace(
            lines=tuple(line._replace(corrected=False) for line in played.lines), key=""
        )
        for played in sheet.rounds
    )
    return sheet._replace(rounds=tuple(rounds))


@st.composite
def edited(draw: st.DrawFn) -> Pad:
    """A pad after any edits, sensible or not."""
    pad = replace(long_pad(), first_settings=PadSettings(draw(st.sampled_from(RULESETS))))
    for kind in draw(st.lists(st.sampled_from(EditKind), max_size=8)):
        number = draw(st.integers(2, len(pad.lines)))
        line = None if kind is EditKind.REMOVE else draw(LINES)
        number = 0 if kind is EditKind.ADD else number
        about_round = kind is not EditKind.ADD and draw(st.booleans())
        pad = replace(pad, edits=(*pad.edits, Edit(kind, line, number, about_round)))
    return pad


@given(edited())
def test_correcting_is_the_same_as_writing_it_right(pad: Pad) -> None:
    assert uncorrected(pad.sheet) == uncorrected(rewritten(pad).sheet)


@given(edited())
def test_totals_are_the_sums_of_what_is_itemised(pad: Pad) -> None:
    for played in pad.sheet.rounds:
        points = list(played.before)
        for line in played.events:
            points[line.seat] += line.points
        ends = played.end.points if played.end else (0,) * len(points)
        assert tuple(map(sum, zip(points, ends, strict=True))) == played.totals


@given(st.lists(LINES, max_size=6))
def test_everything_can_be_undone(lines: list[PadLine]) -> None:
    pads = [long_pad()]
    for line in lines:
        pads.append(pads[-1].add(line))
    pad = pads[-1].fix(5, DrawLine(0)).remove(9).undo().undo()
    for expected in reversed(pads):
        assert pad == expected
        assert pad.sheet == expected.sheet
        pad = pad.undo()


def test_a_corrected_line_says_so() -> None:
    sheet = long_pad().fix(3, DrawLine(1)).sheet
    assert [line.number for line in sheet.lines if line.corrected] == [3]


def test_the_first_line_stays() -> None:
    pad = long_pad()
    for kind in (EditKind.FIX, EditKind.INSERT, EditKind.REMOVE):
        with pytest.raises(PadError) as refused:
            check_edit(len(pad.lines), Edit(kind, DrawLine(0), 1))
        assert refused.value.reason is PadReason.FIRST_LINE
    with pytest.raises(PadError):
        pad.remove(1)
    assert pad.fix(1, RoundLine(("Ilze", "Juris", "Līga"))).sheet.players[0] == "Ilze"


def test_nothing_is_left_to_undo() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    with pytest.raises(PadError) as refused:
        pad.undo()
    assert refused.value.reason is PadReason.NOTHING_TO_UNDO


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        ([], PadReason.NAME_MISSING),
        (["Anna", " "], PadReason.NAME_MISSING),
        (["Anna", " Anna "], PadReason.NAME_TWICE),
        (["1", "2", "3", "4", "5", "6", "7"], PadReason.TOO_MANY_PLAYERS),
    ],
)
def test_players_have_names_of_their_own(players: list[str], reason: PadReason) -> None:
    with pytest.raises(PadError) as refused:
        Pad.begun(PadSettings(published("trimino")), players, id="1")
    assert refused.value.reason is reason


def test_players_join_and_leave_between_rounds() -> None:
    rules = published("triomino").replace(target=40)
    pad = Pad.begun(PadSettings(rules), ["Anna", "Juris", "Zane"], id="1")
    pad = pad.add(PlaceLine(0, Tile(5, 5, 5)), EndLine((0, 3, 9)))
    assert pad.sheet.totals == (37, 0, 0)
    pad = pad.next_round(["Juris", "Oto"]).add(PlaceLine(1, Tile(3, 3, 3)), EndLine((17, 2)))
    sheet = pad.sheet
    assert sheet.players == ("Anna", "Juris", "Zane", "Oto")
    assert sheet.rounds[1].before == (0, 0)
    assert sheet.totals == (37, 0, 0, 34)
    assert sheet.outcome is None
    # Who left keeps the points, and wins nothing with them.
    pad = pad.next_round().add(PlaceLine(1, Tile(0, 0, 0)), EndLine((36, 36)))
    assert pad.sheet.totals == (37, 0, 0, 44)
    assert pad.sheet.winners == ("Oto",)
