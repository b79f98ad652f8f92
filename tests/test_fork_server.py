"""The fork server: what it starts runs like a program started by its name."""

import signal
import tempfile
from collections.abc import Iterator
from typing import IO

import pytest

from tests.fork_server import ForkedProcess, fork_server
from trimino import __version__

PATIENCE = 60.0


@pytest.fixture
def errors() -> Iterator[IO[str]]:
    with tempfile.TemporaryFile("w+") as file:
        yield file


def start(errors: IO[str], *arguments: str, **environ: str) -> ForkedProcess:
    return fork_server().start(*arguments, environ=environ, stderr=errors)


def end(process: ForkedProcess) -> tuple[str, int]:
    """What it writes, and its exit code."""
    with process.stdout:
        return process.stdout.read(), process.wait(PATIENCE)


def test_it_runs_and_ends_like_a_program(errors: IO[str]) -> None:
    shown, code = end(start(errors, "--version", TRIMINO_LANGUAGE="en"))
    assert __version__ in shown
    assert code == 0


def test_a_wrong_argument_has_the_exit_code_of_one(errors: IO[str]) -> None:
    shown, code = end(start(errors, "rules", "no-such-rules", TRIMINO_LANGUAGE="en"))
    errors.seek(0)
    assert (shown, code) == ("", 2)
    assert "no-such-rules" in errors.read()


def test_each_has_its_own_environment(errors: IO[str]) -> None:
    texts = {
        end(start(errors, "rules", "triomino", TRIMINO_LANGUAGE=language))[0]
        for language in ("en", "lv", "en")
    }
    assert len(texts) == 2


def test_one_that_is_killed_says_so(errors: IO[str]) -> None:
    process = start(errors, "serve", "--port", "0", "--database", "sqlite:///:memory:")
    process.send_signal(signal.SIGKILL)
    assert end(process)[1] == -signal.SIGKILL
