"""A record as the steps of its match, with all hands open, and each step in words."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from trimino.records.house_rules_notation import recorded_rules_name
from trimino.records.record import RecordError, RecordReason, replay
from trimino.records.taken_back import taken_back_in
from trimino.rules import Event, Match, View
from trimino.terminal.errors import UsageError, UsageReason, judging_record
from trimino.words import event_message, match_messages, round_messages, say


class ReplayStep(NamedTuple):
    """A deal (`event` is None, `action` 0) or an action, and the revealed view after it."""

    round: int
    action: int
    event: Event | None
    view: View


def replay_steps(match: Match) -> Iterator[ReplayStep]:
    """The steps of a match from its first deal to its end."""
    for number, whole in enumerate(match.rounds, start=1):
        again = whole.copy()
        while again.events:
            again.undo()
        yield ReplayStep(number, 0, None, again.view(None, revealed=True))
        for count, event in enumerate(whole.events, start=1):
            again.push(event.action, by_clock=event.by_clock)
            yield ReplayStep(number, count, event, again.view(None, revealed=True))


class MatchReplay:
    """A verified record, its match, and the steps of that."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        """Verify and replay a record; one without a deal is refused."""
        self.record = record
        with judging_record():
            self.match = replay(record)
        self.players: list[str] = list(record["players"])
        self.rules_name = recorded_rules_name(record)
        self.steps = list(replay_steps(self.match))
        self._taken_back = taken_back_in(record)
        if not self.steps:
            raise UsageError(UsageReason.NOTHING_TO_REPLAY)

    def index_of(self, round_number: int, action: int) -> int:
        """The index of the step after an action of a round, both counted from 1."""
        wanted = round_number, action
        for index, step in enumerate(self.steps):
            if (step.round, step.action) == wanted:
                return index
        rounds = len(self.match.rounds)
        if not 1 <= round_number <= rounds:
            raise RecordError(RecordReason.NO_ROUND, found=round_number, expected=rounds)
        actions = len(self.match.rounds[round_number - 1].events)
        where = {"round": round_number, "action": 0}
        raise RecordError(RecordReason.NO_ACTION, **where, found=action, expected=actions)

    def title(self, step: ReplayStep) -> str:
        """The number of the round and of the action."""
        actions = len(self.match.rounds[step.round - 1].events)
        return say("replay-at", round=step.round, action=step.action, actions=actions)

    def event_text(self, step: ReplayStep) -> str:
        """The action of a step, or that the round begins and how the match is judged."""
        if step.event is None:
            readings = self.match.earlier if step.round == 1 else ()
            return " ".join([say("replay-begins"), *(say(each.value) for each in readings)])
        return say(event_message(step.event, self.players))

    def undone_lines(self, step: ReplayStep) -> Iterator[str]:
        """The actions taken back after a step, a line for each time."""
        for number, after, events in self._taken_back:
            if (number, after) == (step.round, step.action):
                told = " · ".join(say(event_message(event, self.players)) for event in events)
                yield say("replay-undone", actions=told)

    def hand_lines(self, view: View) -> Iterator[str]:
        """The total and the hand of each player."""
        hands = view.hands or ()
        for player, total, hand in zip(self.players, view.position.totals, hands, strict=True):
            yield f"{say('replay-player', player=player, total=total)} {' '.join(map(str, hand))}"

    def end_lines(self, step: ReplayStep) -> Iterator[str]:
        """The end of the round, and of the match, if they ended with this step."""
        yield from map(say, round_messages(step.view, self.players))
        if step is self.steps[-1]:
            yield from map(say, match_messages(self.match.view(None), self.players))
