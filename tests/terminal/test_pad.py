"""`trimino pad`: entries, what is kept, and files."""

import json
from pathlib import Path

import pytest

from tests.cli.running import run
from trimino.pad.ledger import PadSettings
from trimino.pad.lines import DeclineLine, DrawLine, EndLine, PassLine, PlaceLine, RoundLine
from trimino.pad.pad import Pad
from trimino.records.notation import parse_place
from trimino.rules import HandSizes, PlacementKind, Tile, TriminoError, published
from trimino.terminal.pad_entry import entered
from trimino.terminal.pad_store import PadStore
from trimino.words import languages

T345 = Tile(3, 4, 5)


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def a_pad() -> Pad:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    return pad.add(PlaceLine(0, Tile(5, 5, 5)))


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("345", [PlaceLine(1, T345)]),
        ("4-5-3", [PlaceLine(1, T345)]),
        ("543", [PlaceLine(1, T345)]),
        ("345 b", [PlaceLine(1, T345, PlacementKind.BRIDGE)]),
        ("345 D", [PlaceLine(1, T345, PlacementKind.DOUBLE)]),
        ("345 h2", [PlaceLine(1, T345, PlacementKind.HEXAGON, 2)]),
        ("345 h out", [PlaceLine(1, T345, PlacementKind.HEXAGON, 1, out=True)]),
        ("anna: 345", [PlaceLine(0, T345)]),
        ("1: d", [DrawLine(0)]),
        ("d", [DrawLine(1)]),
        ("d3", [DrawLine(1)] * 3),
        ("p", [PassLine(1)]),
        ("p e", [PassLine(1, empty=True)]),
        ("k", [PassLine(1, fits=True)]),
        ("n", [DeclineLine(1)]),
        ("end 12 345.011", [EndLine((12, (T345, Tile(0, 1, 1))))]),
        ("end =122 -", [EndLine((122, None))]),
        ("r", [RoundLine(("Anna", "Juris"))]),
        ("r Anna Zane", [RoundLine(("Anna", "Zane"))]),
        ("r Anna, Little Zane", [RoundLine(("Anna", "Little Zane"))]),
    ],
)
def test_an_entry_becomes_lines(text: str, lines: list[object]) -> None:
    pad = entered(a_pad(), text)
    assert [written.line for written in pad.lines[2:]] == lines


def test_a_tile_may_be_entered_with_its_place() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    place = parse_place("555u0,0")
    assert entered(pad, "2: 555u0,0").lines[1].line == PlaceLine(1, place.tile, place=place)


def test_lines_are_corrected_by_the_same_player() -> None:
    pad = entered(a_pad(), "345")
    assert entered(pad, "fix 3 455 b").lines[2].line == PlaceLine(
        1, Tile(4, 5, 5), PlacementKind.BRIDGE
    )
    assert entered(pad, "fix 3 anna: d").lines[2].line == DrawLine(0)
    assert entered(pad, "ins 3 d").lines[2].line == DrawLine(1)
    assert len(entered(pad, "del 3").lines) == 2
    assert entered(entered(pad, "fix 3 d"), "u") == pad
    assert entered(pad, "out").lines[2].line == PlaceLine(1, T345, out=True)


def test_the_last_tile_by_the_count_goes_out_by_itself() -> None:
    rules = published("trimino").replace(hand=HandSizes({2: 1}))
    pad = Pad.begun(PadSettings(rules), ["Anna", "Juris"], id="1")
    assert entered(pad, "1: 555").sheet.now.waits_for_hands
    assert not entered(pad, "1: 555 in").sheet.now.waits_for_hands


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "346",
        "345 z",
        "345 b h",
        "fix",
        "fix x d",
        "fix 9 d",
        "end 99x",
        "end 1 2 3",
        "q: d",
        "d0",
    ],
)
def test_an_entry_that_is_not_understood_changes_nothing(text: str) -> None:
    with pytest.raises(TriminoError):
        entered(a_pad(), text)


def test_who_opens_must_be_told_where_tiles_decide() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    with pytest.raises(TriminoError, match="Who is it"):
        entered(pad, "555")


EVENING = "1: 555\n455 b\nd3\np\nb?\nfix 4 d\nu\n345 out\nend 17 0\nr\nq\n"


def test_an_evening_is_kept_and_goes_on() -> None:
    done = run("pad", "--rules", "trimino", "Anna", "Juris", stdin=EVENING)
    assert done.exit_code == 0
    assert "8 tiles must lie on the table" in done.output
    assert "Juris wins the round by going out." in done.output
    [pad] = PadStore().all()
    assert len(pad.lines) == 10
    again = run("pad", stdin="2: 444\nq\n")
    assert "A round begins" in again.output
    assert len(PadStore().all()[0].lines) == 11
    assert pad.id in run("pad", "--list").output
    assert "Juris: matches won 0 of 0, rounds won 1 of 1" in run("pad", "--statistics").output


def test_best_rounds_of_both_kinds_of_evenings_are_told() -> None:
    """Where the highest total wins, and where the lowest does: neither hides the other."""
    entries = "1: 555\nend 40 40\nq\n"
    run("pad", "--rules", "tri-domino", "Anna", "Juris", stdin=entries)
    once = run("pad", "--statistics").output
    assert "Anna: matches won 0 of 0, rounds won 1 of 1, best round 25, bridges 0" in once
    run("pad", "--rules", "triodominio", "Anna", "Zane", stdin=entries)
    lines = run("pad", "--statistics").output.splitlines()
    lowest = PadStore().all()[0].sheet.rounds[0].points
    told = {line.partition(":")[0]: line for line in lines if "matches won" in line}
    low = f"best round where the lowest total wins {lowest[0]}, bridges"
    assert f"best round 25, {low}" in told["Anna"]
    assert "best round where" not in told["Juris"]
    assert "best round 25" not in told["Zane"]
    assert f"rounds won 1 of 1, best round where the lowest total wins {lowest[1]}" in told["Zane"]


def test_a_player_without_a_finished_round_has_no_best_one() -> None:
    run("pad", "--rules", "tri-domino", "Anna", "Juris", stdin="1: 555\nq\n")
    assert "rounds won 0 of 0, best round –, bridges 0" in run("pad", "--statistics").output


def test_another_pad_begins_with_the_same_players() -> None:
    run("pad", "--rules", "tri-domino", "Anna", "Juris", stdin="1: 555\nd\nend 40 40\nnew\nq\n")
    second, first = PadStore().all()
    assert (len(first.lines), len(second.lines)) == (4, 1)
    assert first.settings == second.settings
    assert "Anna 25, Juris −5" in run("pad", "--list").output


def test_the_score_stands_in_columns() -> None:
    entries = "1: 555\nd\n444 b\nend 50 40\nr Juris Zane\n2: 333\nt\nq\n"
    output = run("pad", "--rules", "trimino", "Anna", "Juris", stdin=entries).output
    table = output[output.index("        Anna") :].splitlines()
    assert table[:8] == [
        "        Anna       Juris        Zane",
        "Round 1",
        "      +25 25",
        "                   −5 −5",
        "                  +52 47",
        "                  +10 57",
        "Round 2",
        "                              +19 19",
    ]


def test_a_round_that_the_table_calls_blocked_is_not_said_to_be_passed_by_all() -> None:
    told = run("pad", "--rules", "tri-domino", "Anna", "Juris", stdin="1: 555\nend 40 40\nq\n")
    assert "all have passed, one after the other" in told.output
    assert "All have passed in a row" not in told.output


def test_a_round_that_the_table_calls_blocked_is_not_said_to_have_an_empty_well() -> None:
    told = run("pad", "--rules", "trimino", "Anna", "Juris", stdin="1: 555\nend 40 40\nq\n").output
    assert "there are still tiles in the well" in told
    assert "The well is empty" not in told
    empty = "1: 555\np e\nend 40 40\nq\n"
    assert (
        "The well is empty" in run("pad", "Anna", "Juris", "--rules", "trimino", stdin=empty).output
    )


def test_a_pad_is_exported_verified_and_brought_back(tmp_path: Path) -> None:
    run("pad", "--rules", "trimino", "Anna", "Juris", stdin=EVENING)
    file, table = tmp_path / "pad.json", tmp_path / "pad.csv"
    assert run("pad", "--export", str(file), "--csv", str(table)).exit_code == 0
    assert table.read_text().startswith("round,line,player")
    assert run("verify", str(file)).output == "1 right, 0 wrong.\n"
    changed = json.loads(file.read_text())
    changed["totals"][0] += 1
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(changed))
    assert run("verify", str(wrong)).exit_code == 1
    assert run("pad", "--import", str(wrong)).exit_code != 0
    [pad] = PadStore().all()
    assert "0 pads" in run("pad", "--import", str(file)).output
    assert PadStore().all() == [pad]


def test_a_record_needs_the_field() -> None:
    run("pad", "--rules", "trimino", "Anna", "Juris", stdin=EVENING)
    assert "was not kept" in run("pad", "--record", "-").output


def test_nothing_is_opened_where_nothing_is_kept() -> None:
    assert "No pad is kept yet" in run("pad").output
    run("pad", "Anna", "Juris")
    assert "There is no pad, or more than one," in run("pad", "--open", "nonsense").output


def test_a_place_is_judged() -> None:
    entries = "1: 555u0,0\n554d0,0?\n111d0,0?\nl\n?\nq\n"
    output = run("pad", "--rules", "trimino", "Anna", "Juris", stdin=entries).output
    assert "It makes nothing: +14." in output
    assert "1-1-1 does not fit there" in output


@pytest.mark.parametrize("language", languages())
def test_an_evening_in_every_language(language: str) -> None:
    words = ("--language", language, "pad", "--rules", "trimino", "Anna", "Juris")
    assert run(*words, stdin=f"?\n{EVENING}").exit_code == 0


def test_a_file_that_cannot_be_read_is_named() -> None:
    store = PadStore()
    store.keep(a_pad())
    (file,) = store.folder.glob("*.json")
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    result = run("pad", "--list")
    assert result.exit_code != 0
    assert file.name in result.output.replace("\n", "")
