"""Ledger of a round: goes through its lines in order, and asks the rules about each.

It knows what a pad knows: who laid which tile, who drew and who passed. Hands and well are counted,
never seen; where a tile fits is known only while every tile is laid with its place.
"""

from typing import NamedTuple

from trimino.pad.hand_checks import check_hands, hands_left_over
from trimino.pad.lines import (
    DeclineLine,
    DrawLine,
    EndLine,
    HandCount,
    PadLine,
    PassLine,
    PlaceLine,
    RoundLine,
)
from trimino.pad.opening_check import OpeningCheck
from trimino.pad.pad_field import PadField
from trimino.pad.sheet import ScoredLine, ScoredRound
from trimino.pad.tally import TileTally
from trimino.pad.warnings import PadWarning, WarningList
from trimino.rules import EndReason, Phase, PlacementKind, RoundEnd, Ruleset, Tile
from trimino.rules.events import Scores, total
from trimino.rules.round_end import are_hands_counted, round_end
from trimino.rules.ruleset import BlockedWhen
from trimino.rules.scoring import HandLeft, added, draw_scores, laid_scores, pass_scores
from trimino.rules.turn import (
    ends_at_once,
    goes_out,
    is_blocked_by_passes,
    is_draw_left,
    may_keep,
    may_stop,
    offers_follow_up,
    offers_new_field,
    pass_counts,
)

_OFFERS = (Phase.FOLLOW_UP, Phase.NEW_FIELD)


class RoundStart(NamedTuple):
    """The start of a round: all that its points and warnings depend on besides its lines."""

    rules: Ruleset
    begun: RoundLine
    number: int
    """The number of its first line."""
    before: tuple[int, ...]
    """The total of each player before it."""
    opener: int | None
    opener_is_set: bool
    """Whether the round before decides who opens."""
    well_size: int | None
    after_unfinished: bool
    """Whether the round before has no end."""
    after_match: bool
    """Whether the match was over before."""


class RoundLedger:
    """A round while it is scored."""

    def __init__(self, start: RoundStart) -> None:
        self.start = start
        self.rules = rules = start.rules
        self.players = players = start.begun.players
        self.before = start.before
        self.opener = start.opener
        self.tally = TileTally(rules, len(players), start.well_size)
        self.field = PadField(rules, start.begun.start)
        self.field_lost_at: int | None = None
        self.opening = OpeningCheck(rules, start.opener_is_set)
        self.lines: list[ScoredLine] = []
        self.points = [0] * len(players)
        self.turn = 0 if self.is_solo else start.opener
        self.phase = Phase.TURN if self.is_solo else Phase.OPENING
        self.drawn = self.passes = self.last = 0
        self.stopped: EndReason | None = None
        """The reason why nothing more can be laid; the hands may still have to be counted."""
        self.hands: tuple[HandCount, ...] = ()
        self.left: tuple[HandLeft, ...] = ()
        self.end: RoundEnd | None = None
        if start.begun.start is not None:
            self.tally.laid[start.begun.start] = 0

    @property
    def is_solo(self) -> bool:
        return len(self.players) == 1

    @property
    def totals(self) -> tuple[int, ...]:
        now = tuple(map(sum, zip(self.before, self.points, strict=True)))
        return added(now, self.end.scores) if self.end else now

    def enter(self, number: int, line: PadLine, *, corrected: bool) -> ScoredLine:
        """Score a line, and change the round accordingly."""
        warnings, phase = WarningList(), Phase.TURN
        scores: Scores = ()
        kind, hexagons = PlacementKind.PLAIN, 0
        seat = getattr(line, "seat", 0)
        if not 0 <= seat < len(self.players):
            self._ask_who(seat, warnings)
            if isinstance(line, PlaceLine) and 0 <= seat < len(self.start.begun.people):
                kind, hexagons = self._lay_for_nobody(number, line, warnings)
        elif isinstance(line, RoundLine):
            self._check_start(warnings)
        elif isinstance(line, EndLine):
            self._end_round(line, warnings)
        else:
            self._take_turn(line, warnings)
            phase = self.phase
            if isinstance(line, PlaceLine):
                kind, hexagons = self._join_field(number, line, phase, warnings)
                scores = laid_scores(self.rules, phase, line.tile, kind, hexagons)
                self._place(number, line, kind, scores, warnings)
            else:
                scores = self._act(line, warnings)
        scored = ScoredLine(
            number, line, phase, scores, kind, hexagons, warnings.found, corrected, self.totals
        )
        self.lines.append(scored)
        return scored

    def _ask_who(self, seat: int, warnings: WarningList) -> None:
        """Ask who the player of a line is, which counts for nobody."""
        people = self.start.begun.people
        if 0 <= seat < len(people):
            warnings.add(PadWarning.NOT_PLAYING, name=people[seat])
        else:
            warnings.add(PadWarning.NO_SUCH_SEAT, seat=seat + 1)

    def _lay_for_nobody(
        self, number: int, line: PlaceLine, warnings: WarningList
    ) -> tuple[PlacementKind, int]:
        """Lay the tile of somebody who turned out not to play: it is on the table all the same."""
        made = self._join_field(number, line, self.phase, warnings)
        self.tally.laid.setdefault(line.tile, number)
        if self.phase is Phase.OPENING:
            self.phase, self.turn = Phase.TURN, None
        return made

    def _join_field(
        self, number: int, line: PlaceLine, phase: Phase, warnings: WarningList
    ) -> tuple[PlacementKind, int]:
        """The kind that a tile made on the field, and its hexagons."""
        made = self.field.lay(line, phase, self.tally.laid, warnings)
        if self.field.is_lost and self.field_lost_at is None:
            self.field_lost_at = number
        return made

    def _check_start(self, warnings: WarningList) -> None:
        players = len(self.players)
        allowed = self.rules.solo is not None if self.is_solo else players in self.rules.tables
        if not allowed:
            warnings.add(PadWarning.PLAYERS, number=players)
        if self.start.after_unfinished:
            warnings.add(PadWarning.ROUND_NOT_OVER)
        if self.start.after_match:
            warnings.add(PadWarning.MATCH_OVER)

    def _act(self, line: PadLine, warnings: WarningList) -> Scores:
        match line:
            case DrawLine():
                return self._draw(line, warnings)
            case PassLine():
                return self._pass(line, warnings)
            case _:
                if self.phase not in _OFFERS:
                    warnings.add(PadWarning.NOTHING_OFFERED)
                else:
                    self._turn_over()
                return ()

    def _take_turn(self, line: PadLine, warnings: WarningList) -> None:
        """Let the player of a line have the turn, with a warning if it is another's."""
        seat: int = getattr(line, "seat", 0)
        if self.stopped or self.end:
            self._play_on(warnings)
        if self.phase in _OFFERS and not self._takes_offer(line):
            self._turn_over()
        if self.phase is Phase.OPENING and not isinstance(line, PlaceLine):
            warnings.add(PadWarning.MUST_OPEN)
        if self.turn is not None and seat != self.turn:
            opening = self.phase is Phase.OPENING
            name = PadWarning.NOT_THE_OPENER if opening else PadWarning.NOT_YOUR_TURN
            warnings.add(name, name=self.players[self.turn])
            self.drawn = 0
        self.turn = self.last = seat
        if self.phase is Phase.OPENING and isinstance(line, PlaceLine):
            self.opener = seat
            self.opening.opens(seat, line.tile)

    def _play_on(self, warnings: WarningList) -> None:
        """A line came after the end: the table goes on, unless the hands were counted."""
        warnings.add(PadWarning.ROUND_OVER)
        if not self.hands:
            self.stopped = self.end = None

    def _takes_offer(self, line: PadLine) -> bool:
        """Whether a line takes or declines the tile that is offered."""
        if isinstance(line, DeclineLine):
            return line.seat == self.turn
        if not isinstance(line, PlaceLine) or line.seat != self.turn:
            return False
        return self.phase is Phase.FOLLOW_UP or self.field.starts(line)

    def _place(
        self,
        number: int,
        line: PlaceLine,
        kind: PlacementKind,
        scores: Scores,
        warnings: WarningList,
    ) -> None:
        rules, phase, seat = self.rules, self.phase, line.seat
        self.phase = Phase.TURN
        self._look_at_opening(seat, line.tile, warnings)
        self._score(seat, scores)
        self.tally.lay(seat, line.tile, number)
        self.passes = 0
        held = self.tally.counts[seat]
        if line.out:
            self._check_out(held, warnings)
            self._stop(EndReason.OUT)
        elif ends_at_once(rules, self.before[seat] + self.points[seat], solo=self.is_solo):
            self._stop(EndReason.TARGET)
        else:
            self._check_not_out(held, warnings)
            if offers_follow_up(rules, phase, line.tile):
                self.phase = Phase.FOLLOW_UP
            elif offers_new_field(rules, kind, holds_tiles=held is None or held > 0):
                self.phase = Phase.NEW_FIELD
            else:
                self._turn_over()

    def _look_at_opening(self, seat: int, tile: Tile, warnings: WarningList) -> None:
        name, drew = self.players[seat], self.tally.drew[seat]
        self.opening.look(seat, name, tile, drew=drew, warnings=warnings)

    def _check_out(self, held: int | None, warnings: WarningList) -> None:
        if held is not None and held > 0:
            warnings.add(PadWarning.OUT_TOO_EARLY, name=self.players[self.last], tiles=held)

    def _check_not_out(self, held: int | None, warnings: WarningList) -> None:
        if held is None or held > 0:
            return
        if goes_out(dealt=self.tally.dealt or 0, well=self.tally.tiles_to_draw):
            warnings.add(PadWarning.LAST_TILE, name=self.players[self.last])

    def _draw(self, line: DrawLine, warnings: WarningList) -> Scores:
        limit = self.rules.draw_limit
        if self.tally.well == 0:
            warnings.add(PadWarning.WELL_EMPTY)
        elif not is_draw_left(self.rules, well=self.tally.tiles_to_draw, drawn=self.drawn):
            warnings.add(PadWarning.DRAW_LIMIT, limit=limit)
        scores = draw_scores(self.rules, solo=self.is_solo)
        self._score(line.seat, scores)
        self.tally.draw(line.seat)
        self.drawn += 1
        return scores

    def _pass(self, line: PassLine, warnings: WarningList) -> Scores:
        if line.empty:
            self.tally.empty_well()
        rules, drew, empty = self.rules, self.drawn > 0, self.tally.well == 0
        can_draw = is_draw_left(rules, well=self.tally.tiles_to_draw, drawn=self.drawn)
        if not may_stop(rules, can_draw=can_draw, drew=drew):
            warnings.add(PadWarning.MUST_DRAW)
        if line.fits and not may_keep(rules, drew=drew, well_is_empty=empty):
            warnings.add(PadWarning.MUST_LAY)
        scores = pass_scores(rules, can_draw=can_draw, drew=drew, can_place=line.fits)
        self._score(line.seat, scores)
        self.passes += pass_counts(rules, well_is_empty=empty)
        if is_blocked_by_passes(rules, self.passes, len(self.players)):
            self._stop(EndReason.BLOCKED)
        else:
            self._turn_over()
        return scores

    def _turn_over(self) -> None:
        self.drawn = 0
        if self.phase is Phase.OPENING:
            # Nobody has opened: who passed by mistake leaves it to the one who should.
            self.turn = self.start.opener
        else:
            self.turn = ((self.turn or 0) + 1) % len(self.players)
            self.phase = Phase.TURN

    def _score(self, seat: int, scores: Scores) -> None:
        self.points[seat] += total(scores)

    def _stop(self, reason: EndReason) -> None:
        """Nothing more is laid; the round is over at once where no hand is needed to score it."""
        self.stopped, self.phase = reason, Phase.TURN
        counted = are_hands_counted(self.rules, reason, solo=self.is_solo)
        if not counted or (self.is_solo and reason is EndReason.OUT):
            self._finish(reason)

    def _end_round(self, line: EndLine, warnings: WarningList) -> None:
        if self.end is not None:
            if line.hands:
                counted = are_hands_counted(self.rules, self.end.reason, solo=self.is_solo)
                warnings.add(PadWarning.ROUND_OVER if counted else PadWarning.NOT_COUNTED)
            return
        reason = self.stopped or EndReason.BLOCKED
        if self.stopped is None:
            self._check_blocked(line, warnings)
        self.hands = line.hands
        for name, hand in zip(self.start.begun.people, line.hands, strict=False):
            if hand is not None and name not in self.players:
                warnings.add(PadWarning.HAND_OF_ABSENT, name=name)
        out = self.last if reason is EndReason.OUT else None
        for seat, hand in enumerate(line.hands[: len(self.players)]):
            for tile in hand if isinstance(hand, tuple) else ():
                self._look_at_opening(seat, tile, warnings)
        if are_hands_counted(self.rules, reason, solo=self.is_solo):
            check_hands(self.tally, self.players, line.hands, out, warnings)
        self._finish(reason)

    def _check_blocked(self, line: EndLine, warnings: WarningList) -> None:
        if self.rules.blocked_when is BlockedWhen.ALL_PASSED:
            warnings.add(PadWarning.BLOCKED_PASSES)
        elif self.tally.well:
            warnings.add(PadWarning.BLOCKED_WELL, tiles=self.tally.well)
        else:
            self._check_nothing_fits(line, warnings)

    def _check_nothing_fits(self, line: EndLine, warnings: WarningList) -> None:
        """Warn of tiles left in hands that still fit, where both are known."""
        for name, hand in zip(self.players, line.hands, strict=False):
            for tile in hand if isinstance(hand, tuple) else ():
                if self.field.fits(tile):
                    warnings.add(PadWarning.STILL_FITS, name=name, tile=tile)

    def _finish(self, reason: EndReason) -> None:
        out = self.last if reason is EndReason.OUT else None
        self.left = hands_left_over(self.tally, len(self.players), self.hands, out)
        self.end = round_end(self.rules, reason, self.left, tuple(self.points), self.last)
        self.stopped = reason

    def scored(self) -> ScoredRound:
        """The round as it stands."""
        return ScoredRound(
            self.players,
            self.before,
            tuple(self.lines),
            self.totals,
            self.turn,
            Phase.OVER if self.end else self.phase,
            self.stopped is not None and self.end is None,
            self.opener,
            tuple(self.tally.counts),
            self.tally.well,
            self.drawn,
            self.passes,
            self.field.fields,
            self.field_lost_at,
            tuple(self.tally.laid),
            self.hands,
            self.left,
            self.last,
            self.end,
        )
