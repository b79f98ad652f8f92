"""The command `trimino puzzles`: solving with a kept rating, making and checking, refusals."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.running import converse, run, typed
from trimino.cli import puzzles as module
from trimino.messages.place_messages import place_message
from trimino.puzzles.explanation import answer_message
from trimino.puzzles.making import make_batch
from trimino.puzzles.puzzle import Puzzle
from trimino.puzzles.puzzle_book import read_book, shipped_book, write_book
from trimino.rules import Place
from trimino.terminal.menu import Menu
from trimino.terminal.puzzle_store import PuzzleStore
from trimino.words import say
from trimino.workers.pool import ExecutorPool


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a thread do the work: processes of their own would load the engine again."""

    @contextmanager
    def pool(workers: int | None, dask: str | None) -> Iterator[ExecutorPool]:
        yield ExecutorPool(executor)

    with ThreadPoolExecutor(1) as executor:
        monkeypatch.setattr(module, "worker_pool", pool)
        yield


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A book of two puzzles that are answered with a tile."""
    chosen = [one for one in shipped_book() if isinstance(one.answer, Place) and one.line][:2]
    path = tmp_path / "two.jsonl.gz"
    path.write_bytes(write_book(chosen, {}))
    return path


def first(book: Path, seed: int = 1) -> Puzzle:
    """The puzzle that is shown first."""
    talk = converse(typed("q"), "puzzles", f"--file={book}", f"--seed={seed}")
    return next(one for one in read_book(book.read_bytes()) if f"Puzzle {one.id}," in talk.output)


def entry(puzzle: Puzzle, action: object) -> str:
    """What to type for a placement."""
    menu = Menu(puzzle.table.legal)
    for number, tile in menu.tiles.items():
        for option in menu.options(tile):
            if option.place == action:
                return f"{number}{option.label}"
    raise AssertionError("not a placement")


def test_a_puzzle_is_solved_explained_and_rated(book: Path) -> None:
    puzzle = first(book)
    typed_in = typed(entry(puzzle, puzzle.answer), "q")
    talk = converse(typed_in, "puzzles", f"--file={book}", "--seed=1")
    assert talk.exit_code == 0
    shown = " ".join(talk.output.split())
    assert say("puzzle-solved") in shown
    assert say(answer_message(puzzle)) in shown
    kept = PuzzleStore().read()
    assert kept.done == {puzzle.id: True}
    assert kept.rating.rating > 1500
    assert f"Your rating is now {round(kept.rating.rating)}" in shown


def test_only_the_first_attempt_counts(book: Path) -> None:
    puzzle = first(book)
    wrong = next(p for p in puzzle.table.legal.placements if p != puzzle.answer)
    lines = [entry(puzzle, wrong), entry(puzzle, puzzle.answer), "q"]
    talk = converse(typed(*lines), "puzzles", f"--file={book}", "--seed=1")
    assert "There is a better move" in talk.output
    assert say("puzzle-solved") in talk.output
    kept = PuzzleStore().read()
    assert kept.done == {puzzle.id: False}
    assert kept.rating.rating < 1500


def test_hints_lead_to_the_answer_and_count_as_failing(book: Path) -> None:
    puzzle = first(book)
    talk = converse(typed("h", "h", "h", "q"), "puzzles", f"--file={book}", "--seed=1")
    shown = " ".join(talk.output.split())
    assert say(f"puzzle-nudge-{puzzle.themes[0]}") in shown
    place = place_message(puzzle.table.fields, puzzle.answer)
    assert place is not None
    assert say(place) in shown
    assert shown.count(say("puzzle-hint-counts")) == 1
    assert say(answer_message(puzzle)) in shown
    assert PuzzleStore().read().done == {puzzle.id: False}


def test_next_skips_and_what_was_done_does_not_come_again(book: Path) -> None:
    puzzle = first(book)
    other = next(one for one in read_book(book.read_bytes()) if one.id != puzzle.id)
    talk = converse(typed("n", "s", "", "q"), "puzzles", f"--file={book}", "--seed=1")
    assert talk.exit_code == 0
    assert f"Puzzle {other.id}," in talk.output
    assert PuzzleStore().read().done == {other.id: False}
    again = converse(typed("s", ""), "puzzles", f"--file={book}", "--seed=9")
    assert f"Puzzle {puzzle.id}," in again.output
    result = run("puzzles", f"--file={book}")
    assert result.exit_code == 2
    assert "No such puzzle is left" in result.stderr


def test_entries_that_are_none_are_answered(book: Path) -> None:
    talk = converse(typed("zz", "99", "u", "d", "r", "", "?", "", "q"), "puzzles", f"--file={book}")
    assert talk.exit_code == 0
    assert "Traceback" not in talk.output
    assert PuzzleStore().read().done == {}


@pytest.mark.usefixtures("_in_this_process")
def test_puzzles_are_made_and_checked(tmp_path: Path) -> None:
    path = tmp_path / "made.jsonl.gz"
    args = ("--rules=triomino", "--rounds=3", "--seed=7")
    result = run("puzzles", "make", f"--file={path}", *args)
    assert result.exit_code == 0
    made = read_book(path.read_bytes())
    assert len(made) > 0
    assert made.made.items() >= {"seed": 7, "tables": ["triomino 2"], "rounds": 3}.items()
    assert made.made.keys().isdisjoint({"added", "count", "interrupted"})
    found = int(result.stdout.split()[0])
    more = run("puzzles", "make", f"--file={path}", f"--add={path}", "--count=1", "--rounds=0")
    assert more.exit_code == 0
    assert int(more.stdout.split()[0]) == found
    one = read_book(path.read_bytes())
    assert len(one) <= 1
    assert one.made["count"] == 1
    assert one.made["added"] == [{k: told for k, told in made.made.items() if k != "format"}]
    checked = run("puzzles", "check", f"--file={path}", "--times=1")
    assert checked.exit_code == 0


@pytest.mark.usefixtures("_in_this_process")
def test_puzzles_are_made_of_one_theme(tmp_path: Path) -> None:
    path = tmp_path / "locked.jsonl.gz"
    args = ("--rules=triomino", "--rounds=3", "--seed=7", "--theme=lock-out")
    assert run("puzzles", "make", f"--file={path}", *args).exit_code == 0
    made = read_book(path.read_bytes())
    assert made.made["theme"] == "lock-out"
    assert {puzzle.themes[0] for puzzle in made} == {"lock-out"}


@pytest.mark.usefixtures("_in_this_process")
def test_whoever_stops_making_keeps_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = next(iter(shipped_book()))

    def interrupted(work: Iterator[object], *_: object) -> Iterator[object]:
        yield next(work)
        raise KeyboardInterrupt

    monkeypatch.setattr(make_batch, "make_puzzles", lambda _: (known,))
    monkeypatch.setattr(module, "with_progress", interrupted)
    path = tmp_path / "made.jsonl.gz"
    result = run("puzzles", "make", f"--file={path}", "--rounds=99", "--seed=1")
    assert result.exit_code == 130
    book = read_book(path.read_bytes())
    assert list(book) == [known]
    assert book.made["interrupted"]


@pytest.mark.usefixtures("_in_this_process")
def test_a_false_puzzle_is_named(tmp_path: Path) -> None:
    true = next(one for one in shipped_book() if one.line)
    false = true._replace(answers=(true.certificate.values[1].action,))
    path = tmp_path / "false.jsonl.gz"
    path.write_bytes(write_book([false], {}))
    result = run("puzzles", "check", f"--file={path}", "--times=1")
    assert result.exit_code == 1
    assert f"{true.id}: Another move is better." in result.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["solve"], "play, make, check"),
        (["--theme=luck"], "“luck” is not a theme. Choose from: two-hexagons"),
        (["--players=two"], "“two” does not say how many play"),
        (["--file=missing.jsonl.gz"], "missing.jsonl.gz"),
        (["make"], "--file puzzles.jsonl.gz"),
        (["make", "--file=x.jsonl.gz", "--players=9"], "players"),
        (["make", "--file=x.jsonl.gz", "--rules=luck"], "luck"),
        (["make", "--file=x.jsonl.gz", "--records=missing.jsonl"], "missing.jsonl"),
    ],
)
def test_what_cannot_be_done_is_refused(
    args: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("puzzles", *args)
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())


def test_a_broken_file_of_results_is_named(tmp_path: Path) -> None:
    path = PuzzleStore().path
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"rating": "high"}))
    result = run("puzzles")
    assert result.exit_code == 2
    assert "puzzles.json" in result.stderr.replace("\n", "")
