"""`trimino replay`: a record step by step, with everything laid open."""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any, NamedTuple

import typer
from rich.text import Text

from trimino.records.record import RecordError, RecordReason
from trimino.records.record import replay as replayed
from trimino.rules import Event, Match, TriminoError, View
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.exit_codes import referee
from trimino.terminal.files import document
from trimino.terminal.page import fields_lines
from trimino.terminal.screen import Screen
from trimino.words import event_message, match_messages, round_messages, say

JUMP = re.compile(r"g *(?P<round>[0-9]{1,9})(?:[ ,]+(?P<action>[0-9]{1,9}))?")

File = Annotated[str, typer.Argument(metavar="FILE", help=say("argument-file"))]
MatchNumber = Annotated[int, typer.Option("--match", metavar="K", min=1, help=say("option-match"))]
All = Annotated[bool, typer.Option("--all", metavar="", help=say("option-all"))]


def replay(file: File, match: MatchNumber = 1, everything: All = False) -> None:
    """Step through a record."""
    story = read_story(document(file, match))
    if everything or not (sys.stdin.isatty() and sys.stdout.isatty()):
        story.print(Screen(paged=False))
    else:
        with Screen() as screen:
            story.step_through(screen)


def read_story(record: Mapping[str, Any]) -> "Story":
    """The story that a record tells, if it is right and tells any."""
    with referee():
        played = replayed(record)
    story = Story(played, record["players"])
    if not story.steps:
        raise UsageError(UsageReason.NOTHING_TO_REPLAY)
    return story


class Step(NamedTuple):
    """A moment: the action that led to it, unless it is a deal, and what lies open then."""

    round: int
    action: int
    event: Event | None
    view: View


def steps(played: Match) -> Iterator[Step]:
    """A match from its first deal to its end."""
    for number, whole in enumerate(played.rounds, start=1):
        again = whole.copy()
        while again.events:
            again.undo()
        yield Step(number, 0, None, again.view(None, revealed=True))
        for count, event in enumerate(whole.events, start=1):
            again.push(event.action, by_clock=event.by_clock)
            yield Step(number, count, event, again.view(None, revealed=True))


class Story:
    """The steps of one match, and how they are shown."""

    def __init__(self, played: Match, players: Sequence[str]) -> None:
        self.played = played
        self.players = players
        self.steps = list(steps(played))

    def print(self, screen: Screen) -> None:
        for index in range(len(self.steps)):
            screen.show([*self.lines(index, screen), Text()])

    def step_through(self, screen: Screen) -> None:
        """Show one step after another, as the person wishes, until the end of the input."""
        index, note = 0, ""
        with suppress(EOFError):
            while True:
                screen.show(self.lines(index, screen, note))
                entry = screen.ask(say("replay-ask"))
                if entry.lower() == "q":
                    return
                try:
                    index, note = self._next(index, entry.lower()), ""
                except TriminoError as error:
                    note = say(error.message)

    def _next(self, index: int, entry: str) -> int:
        """The step that an entry leads to."""
        last = len(self.steps) - 1
        if entry in ("", "n"):
            return min(index + 1, last)
        if entry == "b":
            return max(index - 1, 0)
        jump = JUMP.fullmatch(entry)
        if jump is None:
            raise UsageError(UsageReason.REPLAY_UNKNOWN, entry=entry)
        return self._find(int(jump["round"]), int(jump["action"] or 0))

    def _find(self, round_number: int, action: int) -> int:
        """The step at a moment, if there is such a moment."""
        wanted = round_number, action
        for index, step in enumerate(self.steps):
            if (step.round, step.action) == wanted:
                return index
        rounds = len(self.played.rounds)
        if not 1 <= round_number <= rounds:
            raise RecordError(RecordReason.NO_ROUND, found=round_number, expected=rounds)
        actions = len(self.played.rounds[round_number - 1].events)
        where = {"round": round_number, "action": 0}
        raise RecordError(RecordReason.NO_ACTION, **where, found=action, expected=actions)

    def lines(self, index: int, screen: Screen, note: str = "") -> list[Text]:
        step = self.steps[index]
        top = [Text(self.title(step), "bold"), Text(self.told(step))]
        bottom = [Text(line) for line in [*self.hands(step.view), *self.ends(step)]]
        bottom += [Text(note, "yellow")] if note else []
        rest = sum(len(screen.wrap(line)) for line in (*top, *bottom))
        return [*top, *fields_lines(step.view, screen, screen.room(rest)), *bottom]

    def title(self, step: Step) -> str:
        """Where in the match a step is."""
        actions = len(self.played.rounds[step.round - 1].events)
        return say("replay-at", round=step.round, action=step.action, actions=actions)

    def told(self, step: Step) -> str:
        """What led to it."""
        if step.event is None:
            return say("replay-begins")
        return say(event_message(step.event, self.players))

    def hands(self, view: View) -> Iterator[str]:
        """Everybody's total and hand."""
        hands = view.hands or ()
        for player, total, hand in zip(self.players, view.position.totals, hands, strict=True):
            yield f"{say('replay-player', player=player, total=total)} {' '.join(map(str, hand))}"

    def ends(self, step: Step) -> Iterator[str]:
        """How the round ended, and the match, if that is where it is."""
        yield from map(say, round_messages(step.view, self.players))
        if step is self.steps[-1]:
            yield from map(say, match_messages(self.played.view(None), self.players))
