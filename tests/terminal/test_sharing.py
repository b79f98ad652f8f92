"""Several people around one screen: nobody sees another's hand, not in the scrollback either."""

import os
import pty
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import PROGRAM, FirstOffered, Talk, converse, run, typed
from trimino.records.record import read_records, replay
from trimino.rules import Match
from trimino.terminal.screen import CLEAR, CLEAR_SCROLLBACK, ENTER_ALTERNATE, LEAVE_ALTERNATE

NAMES = ["Anna", "Juris", "Ilze"]
LISTED = re.compile(r"\b\d{1,2}\*?  (\d-\d-\d)  ")

OPENING = 9
"""The number of the tile that opens the match with seed 1."""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Talk, Match]:
    """A match on a screen so small that hands are listed by name."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "18")
    record = tmp_path / "match.jsonl"
    args = ["--rules=tri-domino", f"--names={','.join(NAMES)}", "--players=4", "--seed=4"]
    talk = converse(FirstOffered(), "play", *args, "--set=target=60", f"--record={record}")
    (document,) = read_records(record)
    return talk, replay(document)


def pages(talk: Talk) -> list[str]:
    """The pages of an output, one for each time the screen was cleared."""
    return talk.output.split(CLEAR + CLEAR_SCROLLBACK)


def owners(match: Match) -> list[dict[str, int]]:
    """For each round, who ever held a tile."""
    return [
        {str(tile): seat for seat, hand in enumerate(played.deal.hands) for tile in hand}
        | {str(event.drawn): event.seat for event in played.events if event.drawn}
        for played in match.rounds
    ]


def hands_shown(talk: Talk) -> Iterator[tuple[int, int, list[str]]]:
    """For each page with a hand: the round, who sat at the keyboard, and the tiles listed."""
    person = None
    for page in pages(talk):
        if handed := re.search(r"Pass the keyboard to (\w+)\.", page):
            person = NAMES.index(handed[1])
        if title := re.search(r"round (\d+) ·", page):
            assert person is not None
            yield int(title[1]) - 1, person, LISTED.findall(page)


def test_only_the_hand_of_who_has_the_keyboard_is_shown(game: tuple[Talk, Match]) -> None:
    talk, match = game
    holders = owners(match)
    shown = [
        (holders[number][tile], seat) for number, seat, tiles in hands_shown(talk) for tile in tiles
    ]
    assert {seat for _, seat in shown} == {0, 1, 2}
    assert all(holder == seat for holder, seat in shown)


def test_nothing_is_shown_outside_of_the_alternate_screen(game: tuple[Talk, Match]) -> None:
    before, _, rest = game[0].output.partition(ENTER_ALTERNATE)
    inside, _, after = rest.partition(LEAVE_ALTERNATE)
    assert before == ""
    assert "Pass the keyboard to" in inside
    assert "the match is over" in " ".join(after.split())
    assert not re.search(r"\d-\d-\d", after)
    assert "\x1b" not in after


def test_a_page_leaves_the_last_line_free_so_that_nothing_scrolls(game: tuple[Talk, Match]) -> None:
    shown = pages(game[0])[1:-1]
    assert all(page.rstrip("\n").count("\n") + 1 <= 18 - 1 for page in shown)


def test_between_two_people_the_screen_is_cleared_with_its_scrollback(
    game: tuple[Talk, Match],
) -> None:
    handed = [page for page in pages(game[0]) if "Pass the keyboard to" in page]
    assert len(handed) > 10
    for page in handed:
        assert len(page.split("\n")) <= 4
        assert not re.search(r"\d-\d-\d|[\u2500-\u257f·]", page)


def test_the_screen_is_cleared_when_they_leave_too() -> None:
    talk = converse(typed("", "q", "y"), "play", "--people=2", "--seed=1")
    assert talk.exit_code == 0
    last, _, after = talk.output.rpartition(CLEAR + CLEAR_SCROLLBACK + LEAVE_ALTERNATE)
    assert "Player 1" in last
    assert after.startswith("The match was stopped.\nTotals: Player 1 0 and Player 2 0.\n")


def test_a_move_can_be_taken_back_before_the_next_hand_is_shown() -> None:
    person = FirstOffered()
    seen: list[str] = []

    def wavering(shown: str) -> str:
        """Take the first move back once, when the keyboard is to be handed over."""
        seen.append(shown)
        offers = [page for page in seen if "type u to undo the last move" in page]
        if len(offers) == 1 and offers[0] is shown:
            return "u\n"
        return person(shown) if len(offers) < 2 else ""

    talk = converse(wavering, "play", "--people=2", "--seed=1")
    openers = re.findall(r"Pass the keyboard to (Player \d)", talk.output)
    assert len(openers) == 3
    assert openers[1] == openers[2] != openers[0]


def read_until(terminal: int, text: bytes) -> bytes:
    """Read a program's output up to an expected text."""
    sent = b""
    while text not in sent:
        chunk = os.read(terminal, 65536)
        assert chunk
        sent += chunk
    return sent


def test_keys_pressed_too_early_do_not_show_the_next_hand() -> None:
    leader, follower = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [*PROGRAM, "play", "--names=Anna,Juris", "--seed=1"]
    with subprocess.Popen(command, stdin=follower, stdout=follower, env=env) as program:
        os.close(follower)
        assert b"Pass the keyboard to" in read_until(leader, b"Press Enter")
        os.write(leader, b"\n")
        assert b"tiles in the well" in read_until(leader, b"number:")
        os.write(leader, b"%da\n\n" % OPENING)
        assert b"Pass the keyboard to" in read_until(leader, b"Press Enter")
        # Nobody has taken the keyboard yet, and now nobody will: the end of the input.
        os.write(leader, b"\x04")
        left = read_until(leader, b"The match was stopped.")
    os.close(leader)
    assert program.returncode == 0
    assert b"tiles in the well" not in left


def test_lines_from_a_pipe_are_all_read() -> None:
    result = run("play", "--names=Anna,Juris", "--seed=1", stdin=f"\n{OPENING}a\n\nq\ny\n")
    assert result.stdout.count("tiles in the well") == 2
