"""Named house rules in the terminal: read in every form, kept, listed, forgotten and passed on."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.running import run
from trimino.cli.rules_option import named_rules
from trimino.records.house_rules_notation import HouseRules, parse_house_rules
from trimino.records.record import load
from trimino.rules import TriminoError, published
from trimino.terminal.kept_rules import KeptRules, kept_rules_path

OURS = HouseRules(published("triomino").replace(draw_limit=2), "Grandma's at the lake")
SERVER = "https://trimino.example"


@pytest.fixture(autouse=True)
def _data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Kept rules of their own for each test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def keep_ours() -> None:
    result = run("rules", str(OURS), "--keep")
    assert result.exit_code == 0
    assert result.stderr == "Kept as “Grandma's at the lake”.\n"
    assert result.stdout == ""


def test_rules_are_read_in_every_form(tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    file.write_text(json.dumps(OURS.to_json()), encoding="utf-8")
    line = tmp_path / "a line"
    line.write_text(f"{OURS}\n", encoding="utf-8")
    keep_ours()
    for text in (str(OURS), OURS.link(SERVER), str(file), str(line), OURS.name, OURS.name.upper()):
        assert named_rules(text, ()) == OURS
        assert "draw limit per turn: 2 (sheet: 3)" in run("rules", text).stdout


def test_rules_in_words_begin_with_their_name() -> None:
    assert run("rules", str(OURS)).stdout.startswith("Grandma's at the lake\n")
    assert run("rules", "triomino").stdout.startswith("Triomino\n")


def test_changed_rules_no_longer_have_the_name() -> None:
    assert named_rules(str(OURS), ["draw_limit=1"]).name == ""
    assert named_rules(str(OURS), ["draw_limit=2"]) == OURS


def test_rules_are_made_named_kept_listed_and_forgotten() -> None:
    made = run("rules", "triomino", "--set", "draw_limit=2", "--name", OURS.name, "--keep")
    assert made.exit_code == 0
    assert run("rules", "goliath", "--name", "Mums", "--keep").exit_code == 0
    assert run("rules", "--list").stdout == f"{OURS}\nMums: goliath\n"
    assert "Available: trimino, " in run("rules", "x").stderr
    assert "Mums" in run("rules", "x").stderr
    assert "Mums" in run("rules").stderr
    forgotten = run("rules", OURS.name, "--forget")
    assert forgotten.stdout == "“Grandma's at the lake” has been deleted.\n"
    assert run("rules", "--list").stdout == "Mums: goliath\n"


def test_a_set_takes_the_place_of_the_one_with_its_name() -> None:
    keep_ours()
    changed = run("rules", "goliath", "--name", OURS.name.upper(), "--keep")
    assert changed.exit_code == 0
    assert KeptRules().all() == [HouseRules(published("goliath"), OURS.name.upper())]


def test_rules_are_printed_in_every_form() -> None:
    text = run("rules", str(OURS), "--text")
    assert text.stdout == f"{OURS}\n"
    assert json.loads(run("rules", str(OURS), "--json").stdout) == OURS.to_json()
    assert run("rules", str(OURS), "--link", SERVER).stdout == f"{OURS.link(SERVER)}\n"
    assert run("rules", str(OURS), "--link", "trimino.example").stdout == f"{OURS.link(SERVER)}\n"
    both = run("rules", str(OURS), "--text", "--keep")
    assert both.stdout == f"{OURS}\n"
    assert KeptRules().find(OURS.name) == OURS


def test_a_record_has_the_name_of_its_rules() -> None:
    played = run("simulate", "--rules", f"{OURS}, target=20", "--seed", "1", "--record", "-")
    assert load(played.stdout)["rules_name"] == OURS.name
    plain = run("simulate", "--rules", "goliath-kids", "--seed", "1", "--record", "-")
    assert "rules_name" not in load(plain.stdout)


def test_the_game_shows_the_name_of_its_rules() -> None:
    assert "Grandma's at the lake" in run("play", "--rules", str(OURS), "--seed", "1").stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("rules", "triomino", "--keep"), "no name to keep them under"),
        (("rules", "triomino", "--name", "goliath", "--keep"), "is the id of a published rule set"),
        (("rules", "goliath", "--name", "Triomino", "--keep"), "“Triomino” is the id of a publish"),
        (
            ("rules", "triomino", "--set", "hand=2:4", "--set", "hand=3:4"),
            '--set: "hand" is there twice. Keep one of them.',
        ),
        (
            ("rules", "triomino", "--set", "draw_limit=2", "--set", "draw-limit=2"),
            '--set: "draw-limit" is there twice. Keep one of them.',
        ),
        (("rules", "triomino, hand=2:4+2:5"), 'hand: "2" is there twice. Keep one of them.'),
        (("rules", "triomino", "--set", "hand={2:4}"), "hand cannot be {2:4}."),
        (("rules", "triomino", "--name", "x" * 61), "cannot be a name of house rules"),
        (("rules", "Ours", "--forget"), "You keep no rules called “Ours”. You keep: none."),
        (("rules", "--list"), "You keep no rules yet."),
        (("rules", "missing.json"), "missing.json cannot be read: No such file"),
        (("rules", "Ours: domino"), "There is no rule set “domino”."),
        (("rules", "Ours: triomino, draw-limit=many"), "draw_limit cannot be many"),
        (("rules", f"{SERVER}/table/abc"), "is not a set of house rules"),
        (("play", "--rules", "Ours: triomino, luck=2"), "No rule is called “luck”."),
        (("rules", "x" * 5000), "There is no rule set"),
    ],
)
def test_what_cannot_be_done_is_told(args: tuple[str, ...], told: str) -> None:
    result = run(*args)
    assert told in result.stderr
    assert result.stdout == ""
    assert result.exit_code == (0 if "--list" in args else 2)


def test_a_file_of_kept_rules_that_is_wrong_is_named_with_its_line() -> None:
    keep_ours()
    path = kept_rules_path()
    path.write_text(path.read_text(encoding="utf-8") + "\nMums: domino\n", encoding="utf-8")
    result = run("rules", "--list")
    assert result.exit_code == 2
    assert f"{path}, line 3: These rules cannot be played." in result.stderr
    assert run("rules", "triomino").exit_code == 0
    path.write_bytes(b"\xff")
    assert f"{path} cannot be read" in run("rules", "--list").stderr


def test_a_folder_that_cannot_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(taken))
    result = run("rules", str(OURS), "--keep")
    assert result.exit_code == 2
    assert "house-rules.txt cannot be" in result.stderr


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        house = named_rules(text, ())
    except TriminoError as error:
        assert error.reason  # noqa: PT017 - either is right
    else:
        assert parse_house_rules(str(house)) == house
