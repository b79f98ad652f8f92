"""External bots at the command line: forfeited moves are played by the clock and reported."""

import json
from pathlib import Path

import pytest

from tests import referee
from tests.bots.programs import program
from tests.cli.running import FirstOffered, converse, run, start
from trimino.records.record import read_records, replay

NONSENSE = "greet()\nfor number in range(10**6):\n    hear()\n    print('hm', flush=True)"
GONE = "greet()"
MISSING = "exec:./no-such-bot"


def by_clock(document: object) -> set[tuple[int, bool]]:
    """The seats that acted: by themselves, and by the clock."""
    match = replay(document)
    return {(event.seat, event.by_clock) for played in match.rounds for event in played.events}


@pytest.mark.parametrize("body", [NONSENSE, GONE], ids=["nonsense", "gone"])
def test_simulate_plays_on_and_tells_why(tmp_path: Path, body: str) -> None:
    # In a process of its own a closed pipe would end the command line.
    bots = f"--bots=greedy,{program(tmp_path, body)}"
    done = start("simulate", bots, "--rules=tri-domino", "--seed=1", "--record=-")
    assert done.returncode == 0
    document = json.loads(done.stdout)
    referee.check(document)
    assert by_clock(document) == {(0, False), (1, True)}
    told = done.stderr.decode()
    assert "forfeited" in told
    assert ("not JSON" if body == NONSENSE else "Tester has ended") in told


def test_simulate_says_nothing_of_bots_that_forfeit_nothing(tmp_path: Path) -> None:
    body = "greet()\nwhile True:\n    request = hear()\n    'bye' in request or answer(request)"
    result = run("simulate", f"--bots={program(tmp_path, body)}", "--rules=goliath-kids")
    assert result.exit_code == 0
    assert "forfeit" not in result.output


def test_a_person_is_told_what_a_bot_forfeits(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    args = [f"--bots={program(tmp_path, NONSENSE)}", "--rules=goliath-kids", "--seed=1"]
    talk = converse(FirstOffered(), "play", *args, f"--record={record}")
    assert talk.exit_code == 0
    (document,) = read_records(record)
    referee.check(document)
    assert by_clock(document) == {(0, False), (1, True)}
    words = " ".join(talk.output.split())
    assert 'Tester answered with something that is not JSON in UTF-8: "hm"' in words
    turns = sum(action.get("by") == "clock" for action in document["rounds"][0]["actions"])
    assert 0 < words.count("forfeits a move") <= turns


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_program_that_is_not_there_is_refused_before_anything_is_played(
    command: str, tmp_path: Path
) -> None:
    record = tmp_path / "match.jsonl"
    result = run(command, f"--bots={MISSING}", f"--record={record}")
    assert result.exit_code == 2
    assert "no-such-bot" in result.stderr
    assert not record.exists()
