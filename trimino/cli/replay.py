"""`trimino replay`: step through a record with all hands open."""

import sys
from typing import Annotated

import typer

from trimino.cli import options
from trimino.terminal.files import read_record
from trimino.terminal.match_replay import MatchReplay
from trimino.terminal.replay_pager import print_replay, step_through
from trimino.terminal.screen import TerminalScreen
from trimino.words import say

AllStepsOption = Annotated[bool, typer.Option("--all", metavar="", help=say("option-all"))]


def replay(
    file: options.RecordArgument, match: options.MatchOption = 1, everything: AllStepsOption = False
) -> None:
    """Step through a record."""
    replayed = MatchReplay(read_record(file, match))
    if everything or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_replay(replayed, TerminalScreen(paged=False))
    else:
        with TerminalScreen() as screen:
            step_through(replayed, screen)
