"""Programs for tests to ask: each is a few lines of Python that run in a process of their own."""

import random
import shlex
import sys
from pathlib import Path

from trimino.bots.program_bot import AnswerLimits
from trimino.rules import Match, MatchView, published

PRELUDE = """
import json, os, signal, subprocess, sys, time

def say(value):
    print(json.dumps(value), flush=True)

def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()

def greet():
    hear()
    say({"hello": "trimino-bot/1", "name": "Tester"})

def note(text):
    with open(sys.argv[1], "a") as file:
        print(text, file=file)

def answer(request, which=0):
    say({"id": request["id"], "action": request["view"]["legal"][which]["action"]})

"""

PATIENT = AnswerLimits(hello=30, counted=30, times=1, grace=30, bye=5)
"""For programs that answer, or that end by themselves."""


def program(folder: Path, body: str, name: str = "bot") -> str:
    """The name of a bot that runs these lines; what it notes stands in `notes(folder)`."""
    path = folder / f"{name}.py"
    path.write_text(PRELUDE + body, encoding="utf-8")
    return "exec:" + shlex.join([sys.executable, str(path), str(folder / "notes")])


def notes(folder: Path) -> list[str]:
    path = folder / "notes"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def some_view() -> MatchView:
    """A view of whose turn it is, with several things to do."""
    match = Match(published("triomino"), 2)
    match.deal(random.Random(1))
    match.play(match.legal.default)
    view = match.view(match.round.turn)
    assert len(list(view.legal)) > 2
    return view
