"""`trimino replay`: step through a record with all hands open."""

import sys
from typing import Annotated

import typer

from trimino.terminal.files import read_record
from trimino.terminal.match_replay import MatchReplay
from trimino.terminal.replay_pager import print_replay, step_through
from trimino.terminal.screen import TerminalScreen
from trimino.words import say

File = Annotated[str, typer.Argument(metavar="FILE", help=say("argument-file"))]
MatchNumber = Annotated[int, typer.Option("--match", metavar="K", min=1, help=say("option-match"))]
All = Annotated[bool, typer.Option("--all", metavar="", help=say("option-all"))]


def replay(file: File, match: MatchNumber = 1, everything: All = False) -> None:
    """Step through a record."""
    replayed = MatchReplay(read_record(file, match))
    if everything or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_replay(replayed, TerminalScreen(paged=False))
    else:
        with TerminalScreen() as screen:
            step_through(replayed, screen)
