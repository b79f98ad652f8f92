"""What the sheet forbids is asked back, with the right question, and scored all the same."""

import pytest

from trimino.pad.lines import DeclineLine, DrawLine, EndLine, PadLine, PassLine, PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.pad.sheet import ScoredLine
from trimino.pad.warnings import PadWarning
from trimino.records.notation import parse_place
from trimino.rules import HandSizes, Phase, PlacementKind, Ruleset, Tile, published
from trimino.words import Words, languages

TRIMINO, TRI_DOMINO = published("trimino"), published("tri-domino")
TRIODOMINIO, REVERSE = published("triodominio"), published("triodominio-reverse")
SMALL = TRI_DOMINO.replace(highest_value=2, hand=HandSizes({2: 2}))

OPEN = PlaceLine(0, Tile(5, 5, 5))
REPLY = PlaceLine(1, Tile(4, 5, 5))
MANY = tuple(PlaceLine(turn % 2, Tile(0, 1, turn)) for turn in range(1, 6))
"""Five plain tiles of two players in turn."""
ZERO, LOW, HIGH = Tile(0, 0, 0), Tile(1, 1, 1), Tile(2, 2, 2)
BLOCKED = (OPEN, PassLine(1, empty=True), PassLine(0))
"""Both have passed in a row."""


def last_line(rules: Ruleset, *lines: PadLine, players: int = 2) -> ScoredLine:
    names = ["Anna", "Juris", "Zane", "Oto", "Ilze"][:players]
    pad = Pad.begun(PadSettings(rules, youngest="Juris"), names, id="1")
    return pad.add(*lines).sheet.lines[-1]


def bridge(seat: int, tile: Tile) -> PlaceLine:
    return PlaceLine(seat, tile, PlacementKind.BRIDGE)


CASES: list[tuple[PadWarning, Ruleset, tuple[PadLine, ...]]] = [
    (PadWarning.NO_SUCH_SEAT, TRIMINO, (OPEN, DrawLine(2))),
    (PadWarning.NOT_YOUR_TURN, TRIMINO, (OPEN, PlaceLine(0, Tile(4, 5, 5)))),
    (PadWarning.NOT_YOUR_TURN, TRIMINO, (OPEN, DrawLine(1), DrawLine(0))),
    (PadWarning.NOT_THE_OPENER, TRIODOMINIO, (OPEN,)),
    (
        PadWarning.BETTER_OPENING,
        TRIMINO,
        (PlaceLine(0, Tile(3, 3, 3)), PlaceLine(1, Tile(5, 5, 5))),
    ),
    (PadWarning.MUST_OPEN, TRIMINO, (DrawLine(0),)),
    (PadWarning.MUST_OPEN, TRIMINO, (PassLine(0, empty=True),)),
    (PadWarning.NOTHING_OFFERED, TRIMINO, (OPEN, DeclineLine(1))),
    (PadWarning.ROUND_OVER, TRIMINO, (OPEN, EndLine((40, 40)), PlaceLine(1, Tile(4, 5, 5)))),
    (PadWarning.ROUND_OVER, TRI_DOMINO, (*BLOCKED, EndLine(), EndLine((40, 40)))),
    (PadWarning.TILE_LAID, TRIMINO, (OPEN, PlaceLine(1, Tile(5, 5, 5)))),
    (PadWarning.NOT_IN_THE_SET, SMALL, (OPEN,)),
    (PadWarning.TOO_FEW_TILES, TRIMINO, (OPEN, bridge(1, Tile(4, 5, 5)))),
    (
        PadWarning.TOO_FEW_TILES,
        TRIMINO,
        (OPEN, PlaceLine(1, Tile(4, 5, 5), PlacementKind.HEXAGON, 1)),
    ),
    (
        PadWarning.DOUBLE_WITHOUT_BRIDGE,
        TRIMINO,
        (OPEN, *MANY, PlaceLine(0, Tile(4, 5, 5), PlacementKind.DOUBLE)),
    ),
    (PadWarning.STARTS_FIELD, TRIMINO, (bridge(0, Tile(5, 5, 5)),)),
    (
        PadWarning.LAST_TILE,
        SMALL,
        (PlaceLine(0, HIGH), DrawLine(1), PlaceLine(1, LOW), PlaceLine(0, ZERO)),
    ),
    (PadWarning.OUT_TOO_EARLY, TRIMINO, (OPEN, PlaceLine(1, Tile(4, 5, 5), out=True))),
    (PadWarning.WELL_EMPTY, TRIMINO, (OPEN, PassLine(1, empty=True), DrawLine(0))),
    (PadWarning.DRAW_LIMIT, TRIMINO, (OPEN, *[DrawLine(1)] * 4)),
    (PadWarning.MUST_DRAW, TRIMINO, (OPEN, PassLine(1))),
    (PadWarning.MUST_DRAW, TRIMINO, (OPEN, DrawLine(1), PassLine(1))),
    (PadWarning.MUST_LAY, TRIMINO, (OPEN, PassLine(1, fits=True, empty=True))),
    (PadWarning.BLOCKED_WELL, TRIMINO, (OPEN, EndLine((40, 40)))),
    (PadWarning.BLOCKED_PASSES, TRI_DOMINO, (OPEN, EndLine((40, 40)))),
    (PadWarning.NOT_COUNTED, TRIMINO.replace(target=20), (OPEN, EndLine((40, 40)))),
    (PadWarning.HAND_MISSING, TRI_DOMINO, (*BLOCKED, EndLine((40,)))),
    (PadWarning.HAND_SUM, TRI_DOMINO, (*BLOCKED, EndLine((40, 999)))),
    (PadWarning.HAND_COUNT, TRI_DOMINO, (*BLOCKED, EndLine((40, (LOW, HIGH))))),
]


IDS = [f"{number}-{case[0].name.lower()}" for number, case in enumerate(CASES)]


@pytest.mark.parametrize(("warning", "rules", "lines"), CASES, ids=IDS)
def test_a_wrong_line_is_asked_back(
    warning: PadWarning, rules: Ruleset, lines: tuple[PadLine, ...]
) -> None:
    line = last_line(rules, *lines)
    assert [found.name for found in line.warnings] == [warning]
    for language in languages():
        assert Words(language).say(line.warnings[0])


def test_it_is_scored_all_the_same() -> None:
    assert last_line(TRIMINO, OPEN, bridge(1, Tile(4, 5, 5))).points == 54
    assert last_line(TRIMINO, OPEN, *[DrawLine(1)] * 4).totals == (25, -20)
    assert last_line(TRIMINO, OPEN, PlaceLine(0, Tile(4, 5, 5))).totals == (39, 0)


def test_hands_are_held_against_each_other_and_the_table() -> None:
    hand = tuple(Tile(0, 1, high) for high in range(1, 6))
    line = last_line(TRI_DOMINO, *BLOCKED, EndLine(((Tile(5, 5, 5), *hand), (Tile(0, 1, 1),))))
    names = [found.name for found in line.warnings]
    assert names[0] == PadWarning.TILE_LAID
    assert PadWarning.TILE_IN_HAND in names


def test_who_went_out_holds_nothing() -> None:
    out = PlaceLine(1, Tile(4, 5, 5), out=True)
    line = last_line(TRIMINO, OPEN, out, EndLine((50, 7)))
    assert [found.name for found in line.warnings] == [PadWarning.HAND_OF_OUT]
    assert line.totals == (25, 14 + 25 + 50)


def test_a_number_of_players_that_the_sheet_does_not_name() -> None:
    line = last_line(TRIODOMINIO, players=5)
    assert [found.name for found in line.warnings] == [PadWarning.PLAYERS]


def test_a_round_that_has_no_end_and_one_after_the_match() -> None:
    pad = Pad.begun(PadSettings(TRIMINO.replace(target=20)), ["Anna", "Juris"], id="1")
    pad = pad.next_round().add(OPEN).next_round()
    warned = [[found.name for found in line.warnings] for line in pad.sheet.lines]
    assert warned == [[], [PadWarning.ROUND_NOT_OVER], [], [PadWarning.MATCH_OVER]]


def placed(text: str, seat: int, made: PlacementKind | None = None) -> PlaceLine:
    place = parse_place(text)
    return PlaceLine(seat, place.tile, made, place=place)


def test_a_place_where_the_tile_does_not_fit_says_why() -> None:
    line = last_line(TRIMINO, placed("555u0,0", 0), placed("445d0,0", 1))
    assert [found.name for found in line.warnings] == [PadWarning.DOES_NOT_FIT]
    assert str(line.warnings[0].details["why"]).startswith("corners-do-not-match")


def test_a_kind_that_the_place_does_not_have() -> None:
    told = placed("554d0,0", 1, PlacementKind.BRIDGE)
    line = last_line(TRIMINO, placed("555u0,0", 0), told)
    assert [found.name for found in line.warnings] == [PadWarning.OTHER_KIND]
    assert line.points == 14


def test_a_tile_without_its_place_loses_the_field() -> None:
    line = last_line(TRIMINO, placed("555u0,0", 0), REPLY)
    assert [found.name for found in line.warnings] == [PadWarning.FIELD_LOST]


def test_a_tile_that_fits_nowhere_is_written_down_and_ends_the_field() -> None:
    first, stray = placed("555u0,0", 0), PlaceLine(1, Tile(1, 2, 3))
    pad = Pad.begun(PadSettings(TRIMINO), ["Anna", "Juris"], id="1").add(first, stray)
    line = pad.sheet.lines[-1]
    assert [found.name for found in line.warnings] == [PadWarning.FITS_NOWHERE]
    assert (line.points, pad.sheet.now.fields, pad.sheet.now.field_lost_at) == (6, None, 3)
    later = pad.add(PlaceLine(0, Tile(4, 5, 5)))
    assert (later.sheet.lines[-1].warnings, later.sheet.now.field_lost_at) == ((), 3)
    # Undone or corrected, it is whole again; a round without any place had no field to lose.
    for mended in (pad.undo(), pad.fix(3, placed("554d0,0", 1))):
        assert mended.sheet.now.fields
        assert mended.sheet.now.field_lost_at is None
    assert pad.next_round().add(OPEN, REPLY).sheet.now.field_lost_at is None


def test_a_place_that_cannot_be_ends_the_field_there() -> None:
    lines = placed("555u0,0", 0), placed("445d0,0", 1), placed("554d0,0", 0)
    pad = Pad.begun(PadSettings(TRIMINO), ["Anna", "Juris"], id="1").add(*lines)
    assert pad.sheet.now.field_lost_at == 3


def test_a_tile_that_was_drawn_did_not_have_to_open() -> None:
    low = PlaceLine(0, Tile(3, 3, 3))
    assert last_line(TRIMINO, low, DrawLine(1), PlaceLine(1, Tile(5, 5, 5))).warnings == ()
    assert last_line(TRIMINO, low, PlaceLine(1, Tile(4, 5, 5))).warnings == ()


def test_a_wrong_opening_is_asked_back_once_in_a_round() -> None:
    low, better, best = (Tile(value, value, value) for value in (1, 3, 5))
    pad = Pad.begun(PadSettings(TRIMINO), ["Anna", "Juris"], id="1")
    pad = pad.add(PlaceLine(0, low), PlaceLine(1, better), PlaceLine(0, Tile(1, 1, 2)))
    pad = pad.add(PlaceLine(1, best), EndLine(((Tile(4, 4, 4),), ())))
    assert [line.number for line in pad.sheet.lines if _asks_opening(line)] == [3]
    # Where its line was wrong, the next tile shows it; another round is asked about by itself.
    fixed = pad.fix(3, PlaceLine(1, Tile(0, 1, 1))).next_round()
    again = fixed.add(PlaceLine(0, low), PlaceLine(0, better)).sheet.lines
    assert [line.number for line in again if _asks_opening(line)] == [5, 9]


def _asks_opening(line: ScoredLine) -> bool:
    return PadWarning.BETTER_OPENING in [found.name for found in line.warnings]


def test_a_round_is_not_blocked_while_a_tile_of_a_hand_fits() -> None:
    place = placed("555u0,0", 0)
    end = EndLine(((Tile(0, 0, 0),) * 8, (Tile(4, 5, 5),) * 9))
    lines = last_line(TRIMINO, place, PassLine(1, empty=True), end).warnings
    fits = [found for found in lines if found.name == PadWarning.STILL_FITS]
    assert {(found.details["name"], found.details["tile"]) for found in fits} == {
        ("Juris", Tile(4, 5, 5))
    }


def test_a_double_after_a_bridge_is_not_asked_back() -> None:
    many = tuple(PlaceLine(1 - turn % 2, Tile(0, turn % 5, 5)) for turn in range(5))
    more = tuple(PlaceLine(turn % 2, Tile(1, 1 + turn, 5)) for turn in range(3))
    start = (OPEN, *many, *more)
    seat = 1 - start[-1].seat
    made = PlaceLine(1 - seat, Tile(2, 2, 2), PlacementKind.DOUBLE)
    line = last_line(TRIMINO, *start, bridge(seat, Tile(3, 3, 3)), made)
    assert line.warnings == ()


def test_every_warning_has_a_case() -> None:
    elsewhere = {
        *(PadWarning.TILE_IN_HAND, PadWarning.HAND_OF_OUT, PadWarning.PLAYERS),
        *(PadWarning.ROUND_NOT_OVER, PadWarning.MATCH_OVER),
        *(PadWarning.NOT_PLAYING, PadWarning.HAND_OF_ABSENT),
        PadWarning.STILL_FITS,
        *(PadWarning.DOES_NOT_FIT, PadWarning.OTHER_KIND, PadWarning.FIELD_LOST),
        PadWarning.FITS_NOWHERE,
    }
    assert {*PadWarning} == {case[0] for case in CASES} | elsewhere


def test_who_passed_before_anybody_opened_takes_the_opening_from_nobody() -> None:
    opened = last_line(TRIMINO, PassLine(0), PlaceLine(1, Tile(5, 5, 5)))
    assert (opened.phase, opened.points, opened.warnings) == (Phase.OPENING, 25, ())
    young = last_line(TRIODOMINIO, PassLine(1), PlaceLine(1, Tile(5, 5, 5)))
    assert (young.phase, young.warnings) == (Phase.OPENING, ())
