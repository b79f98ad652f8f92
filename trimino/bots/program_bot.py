"""External bots: programs that speak the protocol `trimino-bot/1`.

The protocol is JSON Lines over standard input and output; docs/bots.md describes it. The program
starts with its first question and runs with the rights of the current user, so its command must
come from the person at this machine and never from a network request.
"""

import json
import os
import random
import shlex
import shutil
import time
from typing import Any, NamedTuple, NoReturn

from trimino.bots.errors import BotError, BotReason
from trimino.bots.forfeit import Forfeit, ForfeitReason
from trimino.bots.line_process import MAX_LINE_BYTES, LineProcess, LineTooLong
from trimino.engine.budget import Budget
from trimino.records.errors import printable, reason_inside
from trimino.records.view_json import read_action, view_values
from trimino.records.writing import dump
from trimino.rules import Action, MatchView
from trimino.rules.errors import TriminoError

_PROTOCOL = "trimino-bot/1"
PREFIX = "exec:"
MAX_STARTS = 3
"""Failed starts in a row before a program is given up."""

MAX_PROGRAM_NAME = 60
SEED_BITS = 53
"""Bits of a seed: every JSON reader can hold such an integer."""


class AnswerLimits(NamedTuple):
    """Time limits for answers, in seconds on the clock."""

    hello: float = 10.0
    counted: float = 10.0
    times: float = 2.0
    grace: float = 2.0
    bye: float = 1.0

    def of_move(self, budget: Budget) -> float:
        """The limit of a move: from a budget in seconds, else fixed."""
        if budget.seconds is None:
            return self.counted
        return self.times * budget.seconds + self.grace


DEFAULT_LIMITS = AnswerLimits()


class ProgramBot:
    """A bot that asks a program; failures of the program raise `Forfeit`."""

    def __init__(self, name: str, limits: AnswerLimits = DEFAULT_LIMITS) -> None:
        """Set up the bot named `exec:COMMAND`; an unknown program is refused."""
        self._command = _read_command(name)
        self._limits = limits
        self._name = name
        self._program: LineProcess | None = None
        self._starts_in_vain = 0
        self._asked = 0

    def __call__(self, view: MatchView, budget: Budget, rng: random.Random) -> Action:
        seed = rng.getrandbits(SEED_BITS)
        program = self._program or self._start()
        wanted = self._ask(program, view, budget, seed)
        try:
            return read_action(wanted, view.legal)
        except TriminoError as error:
            why = reason_inside(error)
            self._forfeit(ForfeitReason.ILLEGAL, found=printable(wanted), why=why)

    def close(self) -> None:
        """Tell the program to stop, and kill it if it does not."""
        if self._program:
            self._program.take_leave(dump({"bye": True}), self._limits.bye)
            self._end()

    def _start(self) -> LineProcess:
        if self._starts_in_vain == MAX_STARTS:
            self._forfeit(ForfeitReason.GIVEN_UP, times=MAX_STARTS)
        self._starts_in_vain += 1
        try:
            self._program = LineProcess(self._command)
        except OSError as error:
            self._forfeit(ForfeitReason.NOT_STARTED, why=error.strerror or str(error))
        self._greet(self._program)
        self._starts_in_vain = 0
        return self._program

    def _greet(self, program: LineProcess) -> None:
        """Exchange greetings, which name the protocol."""
        limit = self._limits.hello
        program.send(dump({"hello": _PROTOCOL, "limit": limit}))
        try:
            answer = self._hear(program, time.monotonic() + limit, limit)
            if not _is_hello(answer):
                expected = printable({"hello": _PROTOCOL})
                self._forfeit(ForfeitReason.WRONG_HELLO, expected=expected, found=printable(answer))
        except BaseException:
            self._end()
            raise
        self._name = answer["name"]

    def _ask(self, program: LineProcess, view: MatchView, budget: Budget, seed: int) -> str:
        """Send a view and return the action of the answer, as text."""
        self._asked += 1
        limit = self._limits.of_move(budget)
        head = {"id": self._asked, "seed": seed, "limit": limit, "budget": _budget_values(budget)}
        program.send(dump({**head, "view": view_values(view)}))
        deadline = time.monotonic() + limit
        answer = self._hear(program, deadline, limit)
        while _id_of(answer) in range(1, self._asked):
            # A late or repeated answer to an earlier question.
            answer = self._hear(program, deadline, limit)
        if _id_of(answer) != self._asked or not isinstance(answer["action"], str):
            found = printable(answer)
            self._forfeit(ForfeitReason.NOT_AN_ANSWER, found=found, id=self._asked)
        return answer["action"]

    def _hear(self, program: LineProcess, deadline: float, limit: float) -> Any:
        """The next JSON value from the program."""
        try:
            line = program.hear(deadline)
        except TimeoutError:
            if not program.listens:
                # Half a question is left in the pipe, so the program cannot be used any more.
                self._end()
            self._forfeit(ForfeitReason.TOO_LATE, seconds=f"{limit:g}")
        except LineTooLong:
            self._end()
            self._forfeit(ForfeitReason.TOO_LONG, most=MAX_LINE_BYTES)
        except EOFError:
            code = self._end()
            self._forfeit(ForfeitReason.ENDED, code=code, last=program.last_words)
        try:
            return json.loads(line.decode())
        except (ValueError, RecursionError):
            found = printable(line.decode(errors="replace"))
            self._forfeit(ForfeitReason.NOT_JSON, found=found)

    def _end(self) -> int | None:
        """Kill the program if it runs; the next question starts it again."""
        program, self._program = self._program, None
        return program.end() if program else None

    def _forfeit(self, reason: ForfeitReason, **details: object) -> NoReturn:
        raise Forfeit(reason, name=self._name, **details) from None

    def __repr__(self) -> str:
        return f"<ProgramBot {self._name}>"


def _read_command(name: str) -> list[str]:
    """The program and its arguments, split without a shell."""
    if not hasattr(os, "killpg"):
        raise BotError(BotReason.OUTSIDE_NOT_HERE, name=name)
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        command = []
    if not command or not name.isprintable():
        raise BotError(BotReason.COMMAND_UNREADABLE, name=name)
    if shutil.which(command[0]) is None:
        raise BotError(BotReason.NO_PROGRAM, program=command[0])
    return command


def _is_hello(answer: Any) -> bool:
    if not isinstance(answer, dict) or answer.get("hello") != _PROTOCOL:
        return False
    name = answer.get("name")
    return isinstance(name, str) and name.isprintable() and 0 < len(name) <= MAX_PROGRAM_NAME


def _id_of(answer: Any) -> int | None:
    """The id of the question that is answered, or None if this is no answer."""
    if not isinstance(answer, dict) or "action" not in answer:
        return None
    return answer["id"] if type(answer.get("id")) is int else None


def _budget_values(budget: Budget) -> dict[str, object]:
    if budget.seconds is None:
        return {"simulations": budget.simulations}
    return {"seconds": budget.seconds}
