"""Running the command line in tests: in this process, in one of its own, or in conversation."""

import io
import logging
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from typer.testing import CliRunner, Result

from trimino.cli.commands import build_app

APP = build_app()
PROGRAM = [sys.executable, "-c", "from trimino.cli.main import main; main()"]
HANGS = 300
"""Seconds after which a command counts as hanging, whatever else the machine does."""


def run(*args: str, stdin: str | bytes = "") -> Result:
    """Run a command in this process; an exception that gets out of it fails the test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        return CliRunner().invoke(APP, list(args), input=stdin, catch_exceptions=False)
    finally:
        # A server logs to a stream that ends with the command.
        root.handlers[:] = handlers
        root.setLevel(level)


def start(*args: str, stdin: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    """Run a command as a shell would."""
    command = [*PROGRAM, *args]
    return subprocess.run(command, input=stdin, capture_output=True, check=False, timeout=HANGS)


def begin(*args: str, in_group: bool = False) -> "subprocess.Popen[bytes]":
    """Start a command, to be disturbed while it runs, with all it starts if `in_group`."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*PROGRAM, *args], stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=in_group
    )


Answer = Callable[[str], str]
"""What a person types after reading what was shown since the last time."""


class FakeKeyboard:
    """A keyboard whose lines are a person's answers to what the screen shows."""

    def __init__(self, screen: io.StringIO, answer: Answer, *, is_terminal: bool) -> None:
        self._screen = screen
        self._answer = answer
        self._is_terminal = is_terminal
        self._read = 0

    def readline(self) -> str:
        shown = self._screen.getvalue()[self._read :]
        self._read += len(shown)
        return self._answer(shown)

    def isatty(self) -> bool:
        return self._is_terminal


class FakeTerminal(io.StringIO):
    """A screen that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Talk(NamedTuple):
    """The result of a conversation: exit code and output."""

    exit_code: int
    output: str


def converse(answer: Answer, *args: str, is_terminal: bool = False) -> Talk:
    """Run a command while a person answers it."""
    screen = FakeTerminal() if is_terminal else io.StringIO()
    keyboard = FakeKeyboard(screen, answer, is_terminal=is_terminal)
    with redirect_stdout(screen), patch("sys.stdin", keyboard):
        try:
            APP(list(args))
        except SystemExit as ended:
            return Talk(int(ended.code or 0), screen.getvalue())
    raise AssertionError("a command ends with an exit code")


class FirstOffered:
    """A person who takes the first thing that is offered, as read on the screen."""

    def __init__(self) -> None:
        self._number = 0

    def __call__(self, shown: str) -> str:
        """Try one tile after another until one can be laid, and lay it in its first place."""
        prompt = shown.rstrip().splitlines()[-1]
        if prompt.startswith("Press Enter"):
            return "\n"
        if prompt.startswith("Where does"):
            self._number = 0
            return "a\n"
        if prompt.startswith("Nothing"):
            return "d\n" if "d draw" in shown else "p\n"
        self._number += 1
        return f"{self._number}\n"


def typed(*lines: str) -> Answer:
    """A person who types these lines, whatever is shown, and then leaves."""
    left = iter(lines)
    return lambda shown: f"{line}\n" if (line := next(left, None)) is not None else ""
