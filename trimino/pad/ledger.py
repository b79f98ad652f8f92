"""Ledger of a match: its rounds one after the other, the totals carried over, and the end."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from trimino.pad.lines import RoundLine, WrittenLine
from trimino.pad.round_ledger import RoundStart
from trimino.pad.round_scoring import scored_round
from trimino.pad.settings import PadSettings
from trimino.pad.sheet import PadSheet, ScoredRound
from trimino.rules import Opener, Outcome, RoundEnd, Ruleset
from trimino.rules.outcome import Scored, outcome_of
from trimino.rules.turn import next_opener


def scored(settings: PadSettings, lines: Sequence[WrittenLine]) -> PadSheet:
    """Score all lines of a pad; the first of them begins a round."""
    ledger, number = _Ledger(settings), len(lines)
    begun = [index for index, written in enumerate(lines) if isinstance(written.line, RoundLine)]
    for first, after in pairwise([*begun, number]):
        ledger.enter(first + 1, tuple(lines[first:after]), is_last=after == number)
    return ledger.sheet()


class _Ledger:
    def __init__(self, settings: PadSettings) -> None:
        self.settings = settings
        self.rounds: list[ScoredRound] = []
        self.totals: dict[str, int] = {}
        self.outcome: Outcome | None = None
        self.ended_in = 0

    def enter(self, number: int, lines: tuple[WrittenLine, ...], *, is_last: bool) -> None:
        """Score the next round; `number` is that of its first line."""
        begun = lines[0].line
        assert isinstance(begun, RoundLine)
        played = scored_round(self._start(number, begun), lines, is_last=is_last)
        self.rounds.append(played)
        self.totals.update(zip(played.players, played.totals, strict=True))
        if self.outcome is None and played.end:
            self._look_for_end()

    def _start(self, number: int, begun: RoundLine) -> RoundStart:
        players = begun.players
        after = self._opener_after(players) if len(players) > 1 else None
        by_age = self._youngest(players) if len(players) > 1 else None
        return RoundStart(
            self.settings.rules,
            begun,
            number,
            before=tuple(self.totals.get(player, 0) for player in players),
            opener=by_age if after is None else after,
            opener_is_set=after is not None,
            well_size=self.settings.well_size,
            after_unfinished=bool(self.rounds) and self.rounds[-1].end is None,
            after_match=self.outcome is not None,
        )

    def _opener_after(self, players: Sequence[str]) -> int | None:
        """The seat that opens because of the round before, if that decides it."""
        return _opener_after(self.settings.rules, self.rounds[-1], players) if self.rounds else None

    def _youngest(self, players: Sequence[str]) -> int | None:
        """The seat that opens by age; None where tiles decide, or nobody said who is youngest."""
        by_age = self.settings.rules.opener is Opener.YOUNGEST
        youngest = self.settings.youngest
        return players.index(youngest) if by_age and youngest in players else None

    def _look_for_end(self) -> None:
        players = self.rounds[-1].players
        seen = [_SeenRound(played, players) for played in self.rounds]
        self.outcome = outcome_of(self.settings.rules, seen, self.settings.rounds_to_play)
        self.ended_in = len(self.rounds) if self.outcome else 0

    def sheet(self) -> PadSheet:
        names, totals = tuple(self.totals), tuple(self.totals.values())
        return PadSheet(tuple(self.rounds), names, totals, self.outcome, self.ended_in)


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
    """A round as the end of a match sees it: only with those who still play.

    Who was not there had nothing.
    """

    played: ScoredRound
    players: Sequence[str]

    @property
    def before(self) -> tuple[int, ...]:
        return self._of_players(self.played.before)

    @property
    def totals(self) -> tuple[int, ...]:
        return self._of_players(self.played.totals)

    @property
    def end(self) -> RoundEnd | None:
        return self.played.end

    @property
    def events(self) -> Sequence[Scored]:
        played, players = self
        if played.players == players:
            return played.events
        return tuple(
            _Event(players.index(name), event.points)
            for event in played.events
            if (name := played.players[event.seat]) in players
        )

    def _of_players(self, points: Sequence[int]) -> tuple[int, ...]:
        known = dict(zip(self.played.players, points, strict=True))
        return tuple(known.get(player, 0) for player in self.players)


class _Event(NamedTuple):
    seat: int
    points: int
