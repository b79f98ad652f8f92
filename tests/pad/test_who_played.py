"""Correcting who played a round: lines stay with their people, as far as these still play."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimino.pad.calls import look_at_pad
from trimino.pad.csv_export import pad_csv
from trimino.pad.document import edits_document, pad_values, read_pad, verify_pad
from trimino.pad.edits import Edit, EditKind
from trimino.pad.lines import DrawLine, EndLine, PassLine, PlaceLine, RoundLine
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.pad.warnings import PadWarning
from trimino.records.notation import parse_place
from trimino.records.record import RecordError, dump
from trimino.rules import Tile, published

FAMILY = ("Anna", "Ben", "Cilla")


def evening() -> Pad:
    """A round in which Anna, Ben and Cilla lay 15 + 10, 14 and 13, and hands are left."""
    pad = Pad.begun(PadSettings(published("trimino")), FAMILY, id="1")
    return pad.add(
        PlaceLine(0, Tile(5, 5, 5)),
        PlaceLine(1, Tile(4, 5, 5)),
        PlaceLine(2, Tile(4, 4, 5)),
        DrawLine(0),
    )


def points(pad: Pad, number: int = 0) -> dict[str, int]:
    played = pad.sheet.rounds[number]
    return dict(zip(played.players, played.points, strict=True))


def asked(pad: Pad, warning: PadWarning = PadWarning.NOT_PLAYING) -> list[object]:
    """Who is asked about, line by line."""
    return [said.details["name"] for said in pad.sheet.warnings if said.name == warning.value]


def test_another_order_leaves_points_with_their_people() -> None:
    pad = evening().fix(1, RoundLine(("Cilla", "Anna", "Ben")))
    assert points(pad) == {"Anna": 20, "Ben": 14, "Cilla": 13}
    assert not pad.sheet.warnings


def test_who_played_instead_takes_over_the_lines() -> None:
    pad = evening().fix(1, RoundLine(("Anna", "Dora", "Cilla")))
    assert points(pad) == {"Anna": 20, "Dora": 14, "Cilla": 13}
    assert points(evening().fix(1, RoundLine(("Anna", "Cilla", "Dora"))))["Dora"] == 14
    both = evening().fix(1, RoundLine(("Anna", "Dora", "Emil")))
    assert points(both) == {"Anna": 20, "Dora": 14, "Emil": 13}


def test_who_joined_takes_nothing() -> None:
    pad = evening().fix(1, RoundLine(("Dora", *FAMILY)))
    assert points(pad) == {"Dora": 0, "Anna": 20, "Ben": 14, "Cilla": 13}


def test_lines_of_who_did_not_play_are_asked_back() -> None:
    pad = evening().fix(1, RoundLine(("Anna", "Cilla")))
    assert points(pad) == {"Anna": 20, "Cilla": 13}
    assert asked(pad) == ["Ben"]
    assert pad.lines[0].line == RoundLine(("Anna", "Cilla"), absent=("Ben",))
    # Two came for one who left: nobody can tell who of them it was.
    assert asked(evening().fix(1, RoundLine(("Anna", "Dora", "Emil", "Cilla")))) == ["Ben"]


def test_an_asked_line_is_given_to_somebody_or_comes_back() -> None:
    pad = evening().fix(1, RoundLine(("Anna", "Cilla")))
    given = pad.fix(3, PlaceLine(1, Tile(4, 5, 5)))
    assert points(given) == {"Anna": 20, "Cilla": 27}
    assert not asked(given)
    back = pad.fix(1, RoundLine(("Ben", "Cilla", "Anna")))
    assert points(back) == {"Anna": 20, "Ben": 14, "Cilla": 13}
    assert back.lines[0].line == RoundLine(("Ben", "Cilla", "Anna"))
    # In two steps it is the same as in one.
    assert points(pad.fix(1, RoundLine(("Anna", "Dora", "Cilla"))))["Dora"] == 14


def test_hands_stay_with_their_people() -> None:
    pad = evening().add(EndLine((1, 2, 3)))
    turned = pad.fix(1, RoundLine(("Cilla", "Anna", "Ben")))
    assert turned.lines[-1].line == EndLine((3, 1, 2))
    fewer = pad.fix(1, RoundLine(("Anna", "Cilla")))
    assert fewer.lines[-1].line == EndLine((1, 3, 2))
    assert asked(fewer, PadWarning.HAND_OF_ABSENT) == ["Ben"]
    assert points(fewer) == {"Anna": 20 + 3 - 1, "Cilla": 13}
    assert not asked(fewer.fix(6, EndLine((1, 3))), PadWarning.HAND_OF_ABSENT)


def test_only_the_corrected_round_changes() -> None:
    pad = evening().add(EndLine((1, 2, 3))).next_round(["Ben", "Anna"])
    pad = pad.add(PlaceLine(0, Tile(4, 4, 4)), PlaceLine(1, Tile(3, 4, 4)))
    changed = pad.fix(7, RoundLine(("Anna", "Dora")))
    assert points(changed, 1) == {"Anna": 11, "Dora": 22}
    assert changed.sheet.rounds[0] == pad.sheet.rounds[0]
    assert pad.fix(1, RoundLine(("Cilla", "Anna", "Ben"))).lines[6:] == pad.lines[6:]


def test_a_round_that_never_began_gives_its_lines_to_the_same_people() -> None:
    pad = evening().next_round(["Dora", "Ben", "Anna"])
    pad = pad.add(PassLine(1), PlaceLine(2, Tile(3, 3, 4)), PassLine(0))
    merged = pad.remove(6)
    assert points(merged)["Anna"] == 20 + 10
    assert asked(merged) == ["Dora"]
    split = evening().insert(3, RoundLine(("Cilla", "Ben")))
    assert points(split, 1) == {"Cilla": 13, "Ben": 14 + 10}
    assert asked(split) == ["Anna"]


@pytest.mark.parametrize("edit", ["fix", "insert", "remove"])
def test_a_pad_with_an_edit_about_a_round_is_kept_and_verified(edit: str) -> None:
    pad = evening().add(EndLine((1, 2, 3))).next_round(["Dora", "Ben"]).add(PassLine(0))
    changed = {
        "fix": pad.fix(1, RoundLine(("Cilla", "Anna"))),
        "insert": pad.insert(4, RoundLine(("Cilla", "Anna"))),
        "remove": pad.remove(7),
    }[edit]
    document = json.loads(dump(pad_values(changed)))
    assert document["edits"][-1]["edit"] == f"{edit}-round"
    assert verify_pad(document) == changed
    assert verify_pad(document).sheet == changed.sheet
    assert read_pad(edits_document(changed)).lines == changed.lines
    before = changed.before(len(changed.lines))
    assert read_pad(edits_document(before)).lines == before.lines
    assert changed.undo() == pad


def test_an_old_correction_is_read_as_it_was() -> None:
    old = replace(
        evening(), edits=(*evening().edits, Edit(EditKind.FIX, RoundLine(("Ben", "Anna")), 1))
    )
    document = json.loads(dump(pad_values(old)))
    assert document["edits"][-1]["edit"] == "fix"
    assert verify_pad(document).sheet.totals == (20, 14)
    assert document["rounds"][0]["lines"][0] == {
        "do": "round",
        "players": ["Ben", "Anna"],
        "points": 0,
        "corrected": True,
    }
    # Seats that nobody had belong to nobody, whoever joins.
    joined = verify_pad(document).fix(1, RoundLine(("Ben", "Anna", "Cilla")))
    assert points(joined)["Cilla"] == 0
    assert asked(joined) == ["3"]


def test_an_edit_of_another_version_is_refused() -> None:
    document = edits_document(evening())
    document["edits"].append({"edit": "add-round", "line": {"do": "draw", "seat": 0}})
    with pytest.raises(RecordError):
        read_pad(document)


def test_a_screen_and_a_spreadsheet_name_who_is_asked_about() -> None:
    pad = evening().fix(1, RoundLine(("Anna", "Cilla")))
    view = look_at_pad(edits_document(pad))
    [played] = view["rounds"]
    assert played["lines"][0]["line"]["absent"] == ["Ben"]
    assert played["lines"][2]["says"]["details"]["player"] == "Ben"
    assert "1,3,Ben,place,4-5-5" in pad_csv(pad)


NAMES = st.lists(st.sampled_from("ABCDEFG"), min_size=1, max_size=6, unique=True).map(tuple)


@given(NAMES, st.lists(NAMES, min_size=1, max_size=4))
def test_whoever_plays_all_along_keeps_every_point(
    first: tuple[str, ...], later: list[tuple[str, ...]]
) -> None:
    pad = Pad.begun(PadSettings(published("trimino")), first, id="1")
    pad = pad.add(*(PassLine(seat, empty=True) for seat in range(len(first))))
    before = points(pad)
    for players in later:
        pad = pad.fix(1, RoundLine(players))
    for name, scored in points(pad).items():
        if all(name in players for players in (first, *later)):
            assert scored == before[name]
    assert (
        pad.fix(1, RoundLine(first)).lines[0].line
        in (
            RoundLine(first),
            RoundLine(first, absent=getattr(pad.lines[0].line, "absent", ())),
        )
        or len(later) > 0
    )


def test_tiles_of_who_did_not_play_lie_on_the_table_all_the_same() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), FAMILY, id="1")
    laid = ["555u0,0", "455d0,-1", "445u1,-1", "245d0,0"]
    turns = [1, 2, 0, 1]
    pad = pad.add(
        *(
            PlaceLine(seat, place.tile, place=place)
            for seat, place in zip(turns, map(parse_place, laid), strict=True)
        )
    )
    before = pad.sheet.now
    gone = pad.fix(1, RoundLine(("Anna", "Cilla")))
    # Nobody else gets the points of the opening, and the field is as it was.
    assert points(gone) == {name: before.points[FAMILY.index(name)] for name in ("Anna", "Cilla")}
    assert gone.sheet.now.fields == before.fields
    assert asked(gone) == ["Ben", "Ben"]
