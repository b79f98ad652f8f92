"""`trimino print`: files to print, and what it refuses."""

import json
from pathlib import Path

import pytest

from tests.cli.running import run, start
from tests.printing.pdf_reading import read_pages


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_tiles_are_written_to_a_file_of_their_name(folder: Path) -> None:
    result = run("print", "tiles")
    assert result.exit_code == 0
    assert "trimino-tiles.pdf is ready to print." in result.stderr
    (page,) = read_pages((folder / "trimino-tiles.pdf").read_bytes())
    assert len(page.triangles()) == 56


def test_options_of_tiles(folder: Path) -> None:
    options = ("--tile", "5-3-4", "--tile", "001", "--side", "38,5", "--face", "shapes", "--backs")
    run("print", "tiles", *options, "--paper", "letter", "--output", "lost.pdf")
    front, back = read_pages((folder / "lost.pdf").read_bytes())
    assert front.size == (215.9, 279.4)
    assert len(front.triangles()) == 2
    assert len(back.triangles()) == 4


def test_a_score_sheet_is_for_as_few_as_can_play_unless_said(folder: Path) -> None:
    for args, players in ((), 2), (("--players", "4"), 4):
        run("print", "sheet", "--rules", "tri-domino", *args)
        (page,) = read_pages((folder / "trimino-sheet.pdf").read_bytes())
        assert [text.text for text in page.texts()].count("total") == players


def test_the_sheet_of_a_record_is_filled(folder: Path) -> None:
    run(
        "simulate",
        "--bots",
        "greedy,random",
        "--matches",
        "2",
        "--seed",
        "3",
        "--record",
        "g.jsonl",
    )
    result = run("print", "sheet", "g.jsonl", "--match", "2")
    assert result.exit_code == 0, result.stderr
    text = " ".join(page.words for page in read_pages((folder / "trimino-sheet.pdf").read_bytes()))
    record = json.loads((folder / "g.jsonl").read_text(encoding="utf-8").splitlines()[1])
    assert all(player in text for player in record["players"])
    refused = run("print", "sheet", "g.jsonl", "--players", "2")
    assert "--players has no meaning when g.jsonl is printed." in refused.stderr


def test_a_card_speaks_the_language_asked_for() -> None:
    result = start("print", "card", "--rules", "triomino", "--output", "-", "--language", "lv")
    (page,) = read_pages(result.stdout)
    assert "Sagatavošanās" in page.words
    assert result.stderr == b""


def test_a_card_of_house_rules(folder: Path) -> None:
    run("print", "card", "--rules", "Ours: goliath, bridge=33")
    (page,) = read_pages((folder / "trimino-card.pdf").read_bytes())
    assert "Ours" in page.words
    assert "bridge +33" in page.words


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("dice",), "WHAT can be tiles, sheet, card, not “dice”."),
        (("tiles", "--paper", "a3"), "--paper can be a4, letter, not “a3”."),
        (("tiles", "--side", "14"), "--side is a length in millimetres from 15 to 150"),
        (("tiles", "--side", "nan"), "not “nan”"),
        (("tiles", "--tile", "6-6-6"), "6-6-6"),
        (("sheet", "missing.jsonl"), "missing.jsonl"),
        (("card", "games.jsonl"), "FILE has no meaning when card is printed."),
        (("sheet", "--backs"), "--backs has no meaning when sheet is printed."),
        (("tiles", "--rules", "goliath"), "--rules has no meaning when tiles is printed."),
        (("card", "--output", "card.svg"), "card.svg should end in .pdf"),
        (("sheet", "--rules", "goliath", "--players", "1"), "have no solo game"),
    ],
)
def test_what_cannot_be_printed_is_said(args: tuple[str, ...], said: str, folder: Path) -> None:
    result = run("print", *args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert not list(folder.iterdir())
