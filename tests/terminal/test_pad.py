"""`trimino pad`: entries, what is kept, and files."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.running import run
from trimino.pad.document import pad_values
from trimino.pad.lines import DeclineLine, DrawLine, EndLine, PassLine, PlaceLine, RoundLine
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.records.notation import parse_place
from trimino.records.record import dump
from trimino.rules import HandSizes, PlacementKind, Tile, TriminoError, published
from trimino.terminal.pad_entry import entered
from trimino.terminal.pad_store import PadStore
from trimino.words import languages, say

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


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("fix 99 345", "There is no line 99. The last one is 2."),
        ("ins 99 d", "There is no line 99. The last one is 2."),
        ("del 99", "There is no line 99. The last one is 2."),
        ("fix 2", "What should the line say? Write it after its number, such as fix 2 345."),
        ("fix", "such as fix 2 345. l shows all numbers."),
        ("fix x d", "such as fix 2 345. l shows all numbers."),
        ("ins 2", "What comes before the line? Write it after its number, such as ins 2 345."),
        ("del", "Write its number and nothing more, such as del 2."),
        ("del 2 d", "Write its number and nothing more, such as del 2."),
        ("fix 1", "Correct it with the players, such as fix 1 r Anna Juris."),
        ("fix 1 345", "Correct it with the players, such as fix 1 r Anna Juris."),
        ("ins 1", "Line 1 says who plays, and stays first."),
        ("del 1", "Line 1 says who plays, and stays first."),
    ],
)
def test_a_wrong_correction_is_told_what_to_do(text: str, answer: str) -> None:
    with pytest.raises(TriminoError) as refused:
        entered(a_pad(), text)
    assert answer in say(refused.value.message)


def test_the_first_line_is_corrected_with_other_players() -> None:
    pad = entered(a_pad(), "fix 1 r Anna Zane")
    assert pad.lines[0].line == RoundLine(("Anna", "Zane"))


def test_lines_stay_with_their_people_when_who_played_is_corrected() -> None:
    entries = "1: 555\n455\nr Ben Anna\n1: 444\nfix 1 r Anna Zane\nfix 4 r Anna Ben\nfix 4 r Ben\n"
    done = run("pad", "--rules", "trimino", "Anna", "Ben", stdin=f"{entries}q\n")
    assert "  3  Zane lays 4-5-5" in done.output
    assert "  5  Ben opens with 4-4-4: +22" in done.output
    [pad] = PadStore().all()
    assert [played.totals for played in pad.sheet.rounds] == [(25, 14), (12,)]
    gone = run("pad", stdin="fix 4 r Anna Zane Oto\nq\n")
    assert "  5  Ben lays 4-4-4" in gone.output
    assert "? Ben is not playing in this round, so this line does not count." in gone.output


def test_a_line_that_goes_before_a_round_is_of_the_players_before() -> None:
    pad = entered(entered(a_pad(), "455"), "r Zane Juris Anna")
    assert entered(pad, "ins 4 anna: d").lines[3].line == DrawLine(0)
    assert entered(pad, "ins 4 juris: d").sheet.rounds[0].totals == (25, 9)


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


def test_the_rules_of_a_begun_pad_are_corrected_by_the_same_options() -> None:
    run("pad", "--rules", "trimino", "--youngest", "Anna", "Anna", "Juris", stdin=EVENING)
    [before] = PadStore().all()
    done = run("pad", "--open", before.id, "--rules", "goliath", stdin="q\n")
    [pad] = PadStore().all()
    assert pad.settings == PadSettings(published("goliath"), youngest="Anna")
    assert pad.lines == before.lines
    assert pad.sheet.totals != before.sheet.totals
    assert "Goliath" in done.output
    run("pad", "--set", "bridge=33", "--csv", "-")
    assert PadStore().all()[0].settings.rules == published("goliath").replace(bridge=33)
    run("pad", stdin="u\nu\nq\n")
    assert PadStore().all() == [before]


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


ARMS = "1: 100u0,0\n011d0,0\n500d0,-1\n055u1,-1\n504d1,-1\n211u0,1\n123d0,1\n341u1,1\n"
"""A field with a place for a bridge between two arms."""
BRIDGED = r"""
      ╶─────╴
     /2\2 3/3\
    /1 1\1/1 4\
   ╶───────────╴
  /1\1 1/ \1•4/
 /0 0\0/   \4/
╶───────────╴
 \0 0/0\0 4/
  \5/5 5\5/
   ╶─────╴
"""
WORDS = "tilts tiek izveidots"


def after_arms(*entries: str) -> Pad:
    """The pad after the two arms and further entries."""
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    for entry in (*ARMS.split("\n")[:-1], *entries):
        pad = entered(pad, entry)
    return pad


def told(*entries: str) -> str:
    """The answers to entries after the two arms, with slashes for the lines of tiles."""
    run("pad", "--rules", "trimino", "Anna", "Juris", stdin=f"{ARMS}q\n")
    output = run("pad", stdin="\n".join([*entries, "q\n"])).output
    return output[output.index("q leaves.") :].translate({0x2571: "/", 0x2572: "\\"})


@pytest.mark.parametrize(
    "entries",
    [("414d1,0",), ("2: 334", "fix 10 414d1,0"), ("d", "ins 10 414d1,0")],
    ids=["added", "fixed", "inserted"],
)
def test_a_bonus_laid_in_its_place_stays_if_a_correction_ends_the_field(
    entries: tuple[str, ...],
) -> None:
    pad = after_arms(*entries)
    lost = entered(pad, "fix 2 100")
    assert pad.sheet.lines[9].kind is PlacementKind.BRIDGE
    assert lost.sheet.now.fields is None
    assert lost.sheet.lines[9].points == pad.sheet.lines[9].points == 49


def test_the_field_is_drawn_when_it_changes_and_on_request() -> None:
    laid = told("414d1,0")
    assert laid.count(BRIDGED) == 1
    assert told("414d1,0", "d", "f").count(BRIDGED) == 2
    assert "•" not in told("d", "p")
    without_last = BRIDGED.replace(r" \1•4/", "").replace(r"   \4/", "").replace("1 4", "1•4")
    assert without_last in told("414d1,0", "u")


def test_is_that_a_bridge_is_answered_with_the_picture_and_the_words_of_the_sheet() -> None:
    for asked in (told("414d1,0?"), told("414d1,0", "b?").partition("Totals")[2]):
        assert BRIDGED in asked
        assert "A bridge: +49. It joins 1-3-4 and 0-4-5." in asked
        assert asked.index(BRIDGED) < asked.index("A bridge adds 40 points") < asked.index(WORDS)


def test_a_kind_is_explained_without_a_field_too() -> None:
    output = run("pad", "--rules", "trimino", "Anna", "Juris", stdin="1: 555\nb?\nf\nq\n").output
    assert WORDS in output
    assert "The field is not kept on this pad." in output


def test_the_places_of_a_tile_are_shown_with_what_to_enter() -> None:
    asked = told("144?", "112?", "222?")
    assert r"/1\1 1/ · a ·" in asked
    assert "  a  414d1,0  9 + bridge 40 = 49" in asked
    assert "1-1-2 has been on the table since line 7" in asked
    assert "This tile fits nowhere now." in asked
    assert "a  444u0,0  12 + opening 10 = 22" in told("end 40 40", "r", "444?")


@pytest.mark.parametrize("language", languages())
def test_an_evening_in_every_language(language: str) -> None:
    words = ("--language", language, "pad", "--rules", "trimino", "Anna", "Juris")
    assert run(*words, stdin=f"?\n{EVENING}").exit_code == 0


def damaged_file(*lines: str, name: str = "old.json") -> Path:
    """A file in the folder of pads that was damaged by something else."""
    folder = PadStore().folder
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return file


def text_of(pad: Pad) -> str:
    return dump(pad_values(pad))


def test_a_damaged_file_is_named_and_stops_nothing() -> None:
    file = damaged_file(text_of(a_pad())[:-20], name="1.json")
    before = file.read_bytes()
    PadStore().keep(replace(entered(a_pad(), "345"), id="2"))
    for options in (["--list"], ["--statistics"], ["--open", "2", "--csv", "-"], []):
        done = run("pad", *options, stdin="q\n")
        assert done.exit_code == 0
        assert "Juris" in done.output
    for options in (["--list"], ["--statistics"], []):
        output = run("pad", *options, stdin="q\n").output.replace("\n", " ")
        assert f"{file}, line 1 is damaged and left out: Line 1 is not JSON" in output
    assert file.read_bytes() == before
    assert len(PadStore().all()) == 1


def test_a_damaged_line_leaves_the_other_pads_of_its_file(tmp_path: Path) -> None:
    first, second = text_of(a_pad()), text_of(replace(a_pad(), id="2"))
    file = damaged_file(first, "{nonsense", second)
    before = file.read_bytes()
    done = run("pad", "--list")
    assert "old.json, line 2 is damaged" in done.output.replace("\n", " ")
    assert [pad.id for pad in PadStore().all()] == ["1", "2"]
    assert file.read_bytes() == before
    # What is written goes to the same file, and the original is kept beside it.
    assert run("pad", "--open", "1", stdin="345\n444\nq\n").exit_code == 0
    copies = [copy for copy in file.parent.iterdir() if copy != file]
    assert [copy.read_bytes() for copy in copies] == [before]
    assert {pad.id: len(pad.lines) for pad in PadStore().all()} == {"1": 4, "2": 2}
    assert not PadStore().damaged
    damaged_file("{more", name="1.json")
    PadStore().bring([replace(a_pad(), id="3")])
    assert (file.parent / "1.json").read_text(encoding="utf-8") == "{more\n"


def test_a_damaged_file_is_copied_before_a_pad_takes_its_name() -> None:
    file = damaged_file(text_of(a_pad())[:-20], name="1.json")
    before = file.read_bytes()
    assert PadStore().bring([a_pad()]) == 1
    assert PadStore().all() == [a_pad()]
    assert file.with_name("1.json.damaged-1").read_bytes() == before


def test_what_is_right_in_a_file_is_imported(tmp_path: Path) -> None:
    file = tmp_path / "pads.json"
    wrong = text_of(replace(a_pad(), id="2")).replace('"points":25', '"points":26')
    lines = ["{nonsense", text_of(a_pad()), wrong, text_of(replace(a_pad(), id="3"))]
    file.write_text("\n".join(lines), encoding="utf-8")
    done = run("pad", "--import", str(file))
    said = done.output.replace("\n", " ")
    assert done.exit_code == 1
    assert "pads.json, line 1 was not added: Line 1 is not JSON" in said
    assert "pads.json, line 3 was not added: Round 1" in said
    assert "2 pads were added" in said
    assert {pad.id for pad in PadStore().all()} == {"1", "3"}
    checked = run("verify", str(file))
    assert "2 right, 2 wrong" in checked.output
    file.write_text("nonsense", encoding="utf-8")
    assert run("pad", "--import", str(file)).exit_code == 2


def test_a_known_name_is_the_same_person_in_any_case() -> None:
    assert entered(a_pad(), "r anna zane").lines[2].line == RoundLine(("Anna", "zane"))
