"""A time limit for the turns of people: when it runs out, the turn is played automatically."""

import os
import pty
import random
import select
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.cli.running import Answer, FirstOffered, Talk, converse, run, start, typed
from tests.terminal.test_sharing import OPENING, read_until
from trimino.bots.match_runner import ask_and_play
from trimino.records.record import read_records, replay
from trimino.rules import Draw, Event, Match, Place, published
from trimino.terminal.turn_limit import TurnClock, is_turn_under_way, play_turn_by_clock

SHORT = (
    "import trimino.room.settings as settings; settings.MIN_TURN_SECONDS = 1\n"
    "from trimino.cli.main import main; main()"
)
"""The program with limits as short as a second."""

LEFT = b"The match was stopped."

Table = Callable[..., tuple[Talk, tuple[Event, ...]]]


class Time:
    """A clock that goes only as the test says."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def takes(self, seconds: float, then: Answer) -> Answer:
        """A person who needs that long for each answer."""

        def slow(shown: str) -> str:
            self.now += seconds
            return then(shown)

        return slow


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr("trimino.cli.play.TurnClock", partial(TurnClock, now=clock))
    return clock


@pytest.fixture
def table(time: Time, tmp_path: Path) -> Table:
    """Play at a table with 30 seconds a turn; the talk, and the events of the last round."""
    record = tmp_path / "match.jsonl"

    def play(answer: Answer, *args: str) -> tuple[Talk, tuple[Event, ...]]:
        talk = converse(answer, "play", "--turn-seconds=30", f"--record={record}", *args)
        assert talk.exit_code == 0
        *_, document = read_records(record)
        return talk, replay(document).round.events

    return play


def test_a_clock_measures_from_its_start_and_never_below_nothing() -> None:
    time = Time()
    clock = TurnClock(30, now=time)
    seen = [clock.left]
    clock.start()
    for seconds in (12, 100):
        time.now += seconds
        seen.append(clock.left)
    assert clock.has_run_out
    clock.stop()
    assert [*seen, clock.left] == [None, 18, 0, None]
    assert not clock.has_run_out


def test_without_a_limit_no_time_runs_out() -> None:
    clock = TurnClock()
    clock.start()
    assert clock.left is None
    assert not clock.has_run_out


def test_a_turn_that_takes_too_long_is_played_by_rule(time: Time, table: Table) -> None:
    too_slow = time.takes(31, typed("9a"))
    talk, events = table(too_slow, "--seed=2")
    mine = [event for event in events if event.seat == 0]
    assert len(mine) == 1
    assert mine[0].by_clock
    assert mine[0].laid
    assert "You ran out of time, so the turn was played automatically." in talk.output
    assert "(time ran out)" in talk.output


def test_who_is_quick_enough_plays_and_reads_the_time_left(time: Time, table: Table) -> None:
    talk, events = table(time.takes(29, typed("9a")), "--seed=2")
    assert [event.by_clock for event in events] == [False] * len(events)
    assert "Time left for this turn: 30 seconds." in talk.output
    assert "ran out of time" not in talk.output


def test_the_time_goes_on_while_somebody_looks_around(time: Time, table: Table) -> None:
    # Half of the time goes by before the rules are opened, the rest while they are read.
    talk, events = table(time.takes(15, typed("9", "r", "")), "--seed=2")
    assert "Time left for this turn: 15 seconds." in talk.output
    assert events[1].by_clock


def test_a_draw_gives_no_new_time_and_the_clock_plays_the_turn_to_its_end(
    time: Time, table: Table
) -> None:
    talk, events = table(time.takes(20, typed("d", "d")), "--rules=triomino", "--seed=2")
    drawn, *rest = [event for event in events if event.seat == 0]
    assert isinstance(drawn.action, Draw)
    assert not drawn.by_clock
    assert rest
    assert all(event.by_clock for event in rest)
    assert not isinstance(rest[-1].action, Draw)
    assert "Time left for this turn: 10 seconds." in talk.output


def test_taking_back_gives_the_whole_time_again(time: Time, table: Table) -> None:
    solo = ["--rules=triomino", "--solo", "--seed=1"]
    talk, events = table(time.takes(20, typed("1a", "u", "1a")), *solo)
    assert [event.by_clock for event in events] == [False]
    assert talk.output.count("Time left for this turn: 30 seconds.") == 4


def test_bots_are_not_timed(time: Time, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*args: object) -> Event:
        time.now += 1000
        return ask_and_play(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("trimino.terminal.terminal_game.ask_and_play", slow)
    _, events = table(FirstOffered(), "--seed=2", "--set=target=60")
    assert {event.seat for event in events} == {0, 1}
    assert not any(event.by_clock for event in events)


def test_handing_over_takes_none_of_the_time(time: Time, table: Table) -> None:
    person = typed("", f"{OPENING}a", "", "1", "q", "y")

    def slow_to_come(shown: str) -> str:
        time.now += 1000 if "Pass the keyboard" in shown else 0
        return person(shown)

    talk, events = table(slow_to_come, "--people=2", "--seed=1")
    assert [event.by_clock for event in events] == [False]
    assert talk.output.count("Time left for this turn: 30 seconds.") >= 2


def test_who_gets_the_keyboard_after_a_lost_turn_is_told(time: Time, table: Table) -> None:
    person = typed("", "x", "")

    def asleep(shown: str) -> str:
        time.now += 0 if "Pass the keyboard" in shown else 31
        return person(shown)

    talk, _ = table(asleep, "--people=2", "--seed=1")
    _, lost, handed = talk.output.partition("ran out of time")
    assert lost
    assert "Pass the keyboard to" in handed.partition("Press Enter")[0]


@pytest.mark.parametrize("seconds", ["14", "259201", "soon"])
def test_a_limit_is_as_long_as_at_a_server(seconds: str) -> None:
    result = run("play", f"--turn-seconds={seconds}")
    assert result.exit_code == 2
    assert "15 to 259200" in " ".join(result.output.split())


def test_lines_from_a_pipe_are_played_as_without_a_limit(tmp_path: Path) -> None:
    limited, free = tmp_path / "limited.jsonl", tmp_path / "free.jsonl"
    lines = b"9a\n1\n\n\xff\n?\n\nd\nq\ny"
    args = ["play", "--seed=2"]
    first = start(*args, "--turn-seconds=60", f"--record={limited}", stdin=lines)
    start(*args, f"--record={free}", stdin=lines)
    assert first.returncode == 0
    assert first.stderr == b""
    assert b"Time left for this turn: 60 seconds." in first.stdout
    assert b"Here the program" not in first.stdout
    assert limited.read_text() == free.read_text()


def quit_match(terminal: int) -> None:
    """Type q, which also answers the question, until the match is left.

    Once is not enough on a slow machine: keys are discarded whenever another turn is lost.
    """
    sent = b""
    while LEFT not in sent:
        os.write(terminal, b"q\n")
        while select.select([terminal], [], [], 0.3)[0]:
            sent += os.read(terminal, 65536)
            if LEFT in sent:
                return


def test_at_a_real_terminal_the_turn_ends_by_itself(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    leader, follower = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-c", SHORT, "play", "--seed=2", "--turn-seconds=2"]
    with subprocess.Popen(
        [*command, f"--record={record}"], stdin=follower, stdout=follower, env=env
    ) as program:
        os.close(follower)
        assert b"Time left for this turn: 2 seconds." in read_until(leader, b"number:")
        # Half typed, which must not become part of the next entry.
        os.write(leader, b"7")
        assert b"ran out of time" in read_until(leader, b"number:")
        quit_match(leader)
    os.close(leader)
    assert program.returncode == 0
    (document,) = read_records(record)
    written = [entry for entry in document["rounds"][0]["actions"] if entry.get("by") == "clock"]
    assert written
    assert replay(document).round.events[1].by_clock


@pytest.mark.parametrize("rules", ["tri-domino", "triodominio", "triomino"])
def test_a_turn_by_the_clock_is_played_to_its_end(rules: str) -> None:
    """Settlement 19: the clock declines offers, else lays, else draws, else passes."""
    match, deals = Match(published(rules), players=2), random.Random(3)
    for _ in range(200):
        if match.over:
            break
        if match.needs_deal:
            match.deal(deals)
        turn, known = match.round.turn, len(match.round.events)
        play_turn_by_clock(match)
        played = match.round.events[known:]
        assert all(event.by_clock and event.seat == turn for event in played)
        assert sum(isinstance(event.action, Place) for event in played) <= 1
        assert not is_turn_under_way(match.round)
        assert match.round.over or match.round.turn != turn
