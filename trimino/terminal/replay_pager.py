"""A replay on a plain terminal: all of it at once, or step by step on request."""

import re
from contextlib import suppress

from rich.text import Text

from trimino.rules import TriminoError
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.match_replay import MatchReplay
from trimino.terminal.page import fields_lines
from trimino.terminal.screen import TerminalScreen
from trimino.words import say

JUMP = re.compile(r"g *(?P<round>[0-9]{1,9})(?:[ ,]+(?P<action>[0-9]{1,9}))?")


def print_replay(replay: MatchReplay, screen: TerminalScreen) -> None:
    """Print every step."""
    for index in range(len(replay.steps)):
        screen.show([*step_lines(replay, index, screen), Text()])


def step_through(replay: MatchReplay, screen: TerminalScreen) -> None:
    """Show the step that each entry leads to, until `q` or the end of the input."""
    index, note = 0, ""
    with suppress(EOFError):
        while True:
            screen.show(step_lines(replay, index, screen, note))
            entry = screen.ask(say("replay-ask")).lower()
            if entry == "q":
                return
            try:
                index, note = _next_index(replay, index, entry), ""
            except TriminoError as error:
                note = say(error.message)


def step_lines(
    replay: MatchReplay, index: int, screen: TerminalScreen, note: str = ""
) -> list[Text]:
    """One step as a page: title, action, what was undone after it, fields, hands, and a note."""
    step = replay.steps[index]
    top = [Text(replay.title(step), "bold"), Text(replay.event_text(step))]
    top += [Text(line, "dim") for line in replay.undone_lines(step)]
    bottom = [Text(line) for line in (*replay.hand_lines(step.view), *replay.end_lines(step))]
    bottom += [Text(note, "yellow")] if note else []
    rest = sum(len(screen.wrap(line)) for line in (*top, *bottom))
    return [*top, *fields_lines(step.view, screen, screen.room(rest)), *bottom]


def _next_index(replay: MatchReplay, index: int, entry: str) -> int:
    if entry in ("", "n"):
        return min(index + 1, len(replay.steps) - 1)
    if entry == "b":
        return max(index - 1, 0)
    jump = JUMP.fullmatch(entry)
    if jump is None:
        raise UsageError(UsageReason.REPLAY_UNKNOWN, entry=entry)
    return replay.index_of(int(jump["round"]), int(jump["action"] or 0))
