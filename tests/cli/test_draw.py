"""Pictures of positions and of moments of a record."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.running import run
from trimino.records.notation import format_position, parse_position
from trimino.records.record import read_records, replay_to

POSITION = (
    "rules=triomino/reader=0/turn=0/phase=turn/fields=555u0,0.551d0,0/hand=001.014.115.122.125.222.333.444/"
    "counts=8,9/well=37/drawn=-/passes=0/totals=25,11"
)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("draw") / "matches.jsonl"
    assert run("simulate", "--matches=2", "--seed=1", f"--record={path}").exit_code == 0
    return str(path)


def notation(file: str, *args: str) -> str:
    result = run("draw", f"--record={file}", "--notation", *args)
    assert result.exit_code == 0
    return result.stdout.strip()


@pytest.mark.parametrize("seat", [None, 1, 2])
@pytest.mark.parametrize("action", [0, 1, 9])
def test_a_moment_is_seen_as_the_seat_saw_it(file: str, action: int, seat: int | None) -> None:
    document = list(read_records(file))[1]
    view = replay_to(document, 2, action).view(None if seat is None else seat - 1)
    args = ["--match=2", "--round=2", f"--action={action}", *([f"--seat={seat}"] if seat else [])]
    assert notation(file, *args) == format_position(view.now.position)


def test_the_last_moment_is_drawn_if_none_is_named(file: str) -> None:
    document = next(read_records(file))
    rounds = [len(played["actions"]) for played in document["rounds"]]
    assert notation(file) == notation(file, f"--round={len(rounds)}", f"--action={rounds[-1]}")
    assert notation(file, "--round=1") == notation(file, "--round=1", f"--action={rounds[0]}")


def test_a_position_becomes_svg_with_all_its_numbers(tmp_path: Path) -> None:
    picture = tmp_path / "position.svg"
    assert run("draw", POSITION, f"--output={picture}").stdout == ""
    drawn = ET.fromstring(picture.read_text(encoding="utf-8"))
    assert drawn.tag.endswith("svg")
    assert run("draw", POSITION).stdout == picture.read_text(encoding="utf-8")


def test_a_position_comes_from_the_standard_input_too() -> None:
    given = run("draw", POSITION, "--text").stdout
    assert run("draw", "--text", stdin=POSITION).stdout == given
    assert run("draw", "--text", "-", stdin=POSITION).stdout == given


def test_legal_places_are_marked() -> None:
    places = {place.at for place in parse_position(POSITION).legal.placements}
    plain, marked = (run("draw", POSITION, "--text", *legal).stdout for legal in ([], ["--legal"]))
    assert "+" not in plain
    assert marked.count("+") == len(places) > 0
    assert len(run("draw", POSITION, "--legal").stdout) > len(run("draw", POSITION).stdout)


def test_legal_places_of_a_record_are_those_of_whose_turn_it_is(file: str) -> None:
    seen = parse_position(notation(file, "--legal", "--round=1", "--action=5"))
    assert seen.reader == seen.turn


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "trimino draw --record games.jsonl --text"),
        ([POSITION, "--output=t.png"], "t.png should end in .svg"),
        ([POSITION, "--text", "--output=t.svg"], "t.svg should end in .txt"),
        (["nonsense"], "Where rules= should stand"),
        ([POSITION.replace("551d", "511d")], "does not fit"),
        (["--record=FILE", POSITION], "not both"),
        (["--record=FILE", "--match=9"], "There is no match 9"),
        (["--record=FILE", "--round=99"], "There is no round 99"),
        (["--record=FILE", "--round=99", "--action=1"], "There is no round 99"),
        (["--record=FILE", "--action=999"], "There is no moment after action 999"),
        (["--record=FILE", "--seat=3"], "There is no player 3"),
        (["--record=missing"], "There is no file"),
        ([POSITION, "--output=no/such/folder/x.svg"], "cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_refused(file: str, args: list[str], told: str) -> None:
    result = run("draw", *(arg.replace("FILE", file) for arg in args))
    assert result.exit_code == 2
    assert told in result.stderr


def test_an_endless_input_is_refused() -> None:
    result = run("draw", stdin="x" * 300_000)
    assert result.exit_code == 2
    assert len(result.stderr) < 1000


def test_a_record_is_drawn_as_far_as_it_is_right(file: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(Path(file).read_text().replace('"winners":[', '"winners":[9,'))
    assert run("draw", f"--record={wrong}", "--round=1", "--action=3").exit_code == 0
    assert run("draw", f"--record={wrong}").exit_code == 1
