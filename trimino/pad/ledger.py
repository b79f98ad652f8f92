"""Ledger of a match: its rounds one after the other, the totals carried over, and the end."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trimino.pad.lines import PadLine, RoundLine
from trimino.pad.round_ledger import RoundLedger
from trimino.pad.sheet import PadSheet, ScoredRound
from trimino.pad.warnings import PadWarning, WarningList, Warnings
from trimino.rules import Opener, Outcome, RoundEnd, Ruleset
from trimino.rules.outcome import Scored, outcome_of
from trimino.rules.turn import next_opener


@dataclass(frozen=True)
class PadSettings:
    """What a pad is kept by."""

    rules: Ruleset
    rules_name: str = ""
    """The name of house rules that have one."""
    youngest: str = ""
    """The name of the youngest player, who opens where the rules say so; empty if not told."""
    rounds_to_play: int | None = None
    """How many rounds were agreed on; None for the number in the rules."""
    well_size: int | None = None
    """The size chosen for the well of a solo game; None for the one in the rules."""


class WrittenLine(NamedTuple):
    """A line as it stands, and whether it was corrected."""

    line: PadLine
    corrected: bool = False


def scored(settings: PadSettings, lines: Iterable[WrittenLine]) -> PadSheet:
    """Score all lines of a pad; the first of them begins a round."""
    ledger = _Ledger(settings)
    for number, written in enumerate(lines, 1):
        ledger.enter(number, written)
    return ledger.sheet()


class _Ledger:
    def __init__(self, settings: PadSettings) -> None:
        self.settings = settings
        self.done: list[ScoredRound] = []
        self.now: RoundLedger | None = None
        self.totals: dict[str, int] = {}
        self.outcome: Outcome | None = None
        self.ended_in = 0

    def enter(self, number: int, written: WrittenLine) -> None:
        line, corrected = written
        warned = self._begin(line) if isinstance(line, RoundLine) else ()
        assert self.now is not None, "The first line of a pad begins a round."
        found = self.now.enter(number, line, corrected=corrected)
        if warned:
            self.now.lines[-1] = found._replace(warnings=(*warned, *found.warnings))
        self.totals.update(zip(self.now.players, self.now.totals, strict=True))
        if self.outcome is None and self.now.end:
            self._look_for_end()

    def _begin(self, line: RoundLine) -> Warnings:
        """Begin a round: warnings about it."""
        warnings, rules, players = WarningList(), self.settings.rules, len(line.players)
        allowed = rules.solo is not None if players == 1 else players in rules.tables
        if not allowed:
            warnings.add(PadWarning.PLAYERS, number=players)
        if self.now is not None:
            if self.now.end is None:
                warnings.add(PadWarning.ROUND_NOT_OVER)
            self.done.append(self.now.scored())
        if self.outcome:
            warnings.add(PadWarning.MATCH_OVER)
        before = tuple(self.totals.get(player, 0) for player in line.players)
        after = self._opener_after(line.players) if players > 1 else None
        opener = self._youngest(line.players) if players > 1 and after is None else after
        well_size = self.settings.well_size
        self.now = RoundLedger(rules, line, before, opener, after is not None, well_size)
        return warnings.found

    def _opener_after(self, players: Sequence[str]) -> int | None:
        """The seat that opens because of the round before, if that decides it."""
        return _opener_after(self.settings.rules, self.done[-1], players) if self.done else None

    def _youngest(self, players: Sequence[str]) -> int | None:
        """The seat that opens by age; None where tiles decide, or nobody said who is youngest."""
        by_age = self.settings.rules.opener is Opener.YOUNGEST
        youngest = self.settings.youngest
        return players.index(youngest) if by_age and youngest in players else None

    def _look_for_end(self) -> None:
        rounds = self._rounds()
        players = rounds[-1].players
        seen = [_SeenRound.of(played, players) for played in rounds]
        self.outcome = outcome_of(self.settings.rules, seen, self.settings.rounds_to_play)
        self.ended_in = len(rounds) if self.outcome else 0

    def _rounds(self) -> tuple[ScoredRound, ...]:
        return (*self.done, *((self.now.scored(),) if self.now else ()))

    def sheet(self) -> PadSheet:
        names, totals = tuple(self.totals), tuple(self.totals.values())
        return PadSheet(self._rounds(), names, totals, self.outcome, self.ended_in)


def _opener_after(rules: Ruleset, last: ScoredRound, players: Sequence[str]) -> int | None:
    """The seat that opens because of the round before; of those who left, the next in turn."""
    if last.opener is None:
        return None
    winners = last.end.winners if last.end else ()
    seat = next_opener(rules, len(last.players), last.opener, winners)
    if seat is None:
        return None
    in_turn = (*last.players[seat:], *last.players[:seat])
    return next((players.index(name) for name in in_turn if name in players), None)


class _SeenRound(NamedTuple):
    """A round as the end of a match sees it: only with those who still play."""

    before: tuple[int, ...]
    events: Sequence[Scored]
    totals: tuple[int, ...]
    end: RoundEnd | None

    @classmethod
    def of(cls, played: ScoredRound, players: Sequence[str]) -> "_SeenRound":
        """The round with the seats of other players; who was not there had nothing."""
        if played.players == players:
            return cls(played.before, played.events, played.totals, played.end)
        before = dict(zip(played.players, played.before, strict=True))
        totals = dict(zip(played.players, played.totals, strict=True))
        return cls(
            tuple(before.get(player, 0) for player in players),
            tuple(
                _Event(players.index(name), event.points)
                for event in played.events
                if (name := played.players[event.seat]) in players
            ),
            tuple(totals.get(player, 0) for player in players),
            played.end,
        )


class _Event(NamedTuple):
    seat: int
    points: int
