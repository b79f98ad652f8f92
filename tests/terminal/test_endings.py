"""The end of the program: exit codes, Ctrl-C, closed pipes, and the final terminal output."""

import errno
import os
import pty
import re
import shlex
import signal
import subprocess
from pathlib import Path
from typing import NoReturn

import pytest

from tests.cli.running import PROGRAM, begin, run, start
from trimino import __version__
from trimino.records.record import read_records, replay

COMMANDS = ["play", "sheets", "rules", "simulate", "arena", "verify", "replay", "draw"]


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"Trimino {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert re.search(rf"Examples?:\s+trimino {command}", result.stdout)


def test_help_names_every_command_and_the_exit_codes() -> None:
    for output in (run("--help").stdout, run().output):
        assert all(re.search(rf"│ {command} +\w", output) for command in COMMANDS)
        assert re.search(r"0 +all went well", output)
        assert re.search(r"130 +stopped with Ctrl-C", output)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    # Examples that write use a second file, which those that read then find in any order.
    for name in ("games.jsonl", "others.jsonl"):
        run("simulate", "--matches=3", "--seed=1", f"--record={folder / name}")
    return folder


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_of_the_help_work(
    command: str, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(games)
    told = run(command, "--help").stdout
    for line in re.findall(r"^ +trimino (.+?) *$", told, re.MULTILINE):
        fewer = re.sub(r"--(matches|pairs) \d+", r"--\1 1", line)
        # The cluster of an example is not there.
        fewer = re.sub(r"--dask \S+", "--workers 1", fewer)
        args, _, piped = fewer.replace("--record games", "--record others").partition(" | trimino ")
        result = run(*shlex.split(args))
        assert result.exit_code == 0, line
        if piped:
            assert run(*shlex.split(piped), stdin=result.stdout).exit_code == 0, line


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("fly", "There is no command “fly”. Available: play, tui, pad"),
        ("play --fly", "There is no option --fly here. │"),
        ("play --player 2", "There is no option --player here. Did you mean --play"),
        ("--fly", "There is no option --fly here."),
        ("verify", "FILE... is missing."),
        ("simulate --matches=few", "--matches is a whole number of 1 or more, not “few”."),
        ("simulate --seed=1.5", "--seed is a whole number, not “1.5”."),
        ("serve --port=70000", "--port is a whole number from 0 to 65535, not “70000”."),
        ("play --seed", "--seed needs a value after it."),
        ("play --solo=3", "--solo takes no value."),
        ("play x y", "“x y” is not expected here."),
    ],
)
def test_wrong_usage_is_told(line: str, told: str) -> None:
    result = run(*line.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Usage: trimino" in result.stderr
    assert told in " ".join(result.stderr.split())


def test_wrong_usage_has_its_code_for_the_shell() -> None:
    result = start("play", "--fly")
    assert (result.returncode, result.stdout) == (2, b"")
    assert b"Traceback" not in result.stderr


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_who_is_stopped_keeps_the_record(sent: signal.Signals, code: int, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    program = begin("play", "--seed=1", f"--record={record}")
    assert program.stdout
    assert program.stdout.read(20)
    program.send_signal(sent)
    out, err = program.communicate(timeout=30)
    assert program.returncode == code
    assert err == b""
    assert "The match was stopped.\nTotals: " in out.decode()
    assert out.decode().endswith(f"The record is in {record}.\n")
    (document,) = read_records(record)
    assert not replay(document).over


def test_a_reader_that_leaves_is_no_accident() -> None:
    program = begin("simulate", "--matches=100000", "--seed=1", "--record=-")
    assert program.stdout
    assert program.stderr
    program.stdout.readline()
    program.stdout.close()
    assert program.stderr.read() == b""
    assert program.wait(timeout=30) == -signal.SIGPIPE
    program.stderr.close()
    assert program.stdin
    program.stdin.close()


def test_a_terminal_without_unicode_is_drawn_on_with_plain_characters() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [*PROGRAM, "play", "--seed=5"]
    shown = subprocess.run(command, input=b"q\ny\n", capture_output=True, check=False, env=env)
    assert shown.returncode == 0
    assert b"/5\\" in shown.stdout
    assert shown.stdout.isascii()
    assert shown.stderr == b""


def on_a_terminal(*args: str, typed: bytes = b"", **changes: str) -> bytes:
    """Everything a program sends to a real terminal of 80 columns and 24 lines."""
    env = {
        key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")
    }
    env |= {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **changes}
    leader, follower = pty.openpty()
    with subprocess.Popen([*PROGRAM, *args], stdin=follower, stdout=follower, env=env) as program:
        os.close(follower)
        os.write(leader, typed)
        sent = b""
        while chunk := _read(leader):
            sent += chunk
    os.close(leader)
    assert program.returncode == 0
    return sent


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:
        # The other side has closed it.
        return b""


def test_a_match_on_a_terminal_has_colours_and_leaves_no_trace_of_the_hand() -> None:
    sent = on_a_terminal("play", "--seed=5", typed=b"q\ny\n")
    before, _, rest = sent.partition(b"\x1b[?1049h")
    inside, _, after = rest.partition(b"\x1b[?1049l")
    assert b"38 tiles in the well" in inside
    assert b"\x1b[1;38;5;" in inside
    # What is typed before the program reads it is echoed by the terminal itself.
    assert before.split() in ([], [b"q"], [b"q", b"y"])
    assert after.decode().split("\r\n")[0] == "The match was stopped."
    assert not re.search(rb"\d-\d-\d|tiles in the well", after)
    # Who plays alone keeps the scrollback.
    assert b"\x1b[3J" not in sent


def test_a_terminal_can_do_without_colours() -> None:
    sent = on_a_terminal("play", "--seed=5", typed=b"q\ny\n", NO_COLOR="1")
    assert b"38 tiles in the well" in sent
    assert not re.search(rb"\x1b\[[0-9;]*3[0-9]", sent)


def test_an_error_of_the_system_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("trimino.cli.verify.entries", full)
    result = run("verify", "-")
    assert result.exit_code == 2
    assert result.stderr == "This could not be done: No space left on device.\n"
