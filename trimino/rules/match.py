"""Matches: rounds, until one of them ends the match."""

import random
from collections.abc import Mapping
from typing import Self

from trimino.rules.actions import Action
from trimino.rules.deal import Deal, check_players, solo_sizes
from trimino.rules.deprecation import renamed_argument, warn_renamed
from trimino.rules.earlier_readings import EarlierReading, EarlierReadings
from trimino.rules.errors import SetupError, SetupReason
from trimino.rules.events import Event
from trimino.rules.field_domains import is_whole
from trimino.rules.hooks import HOOKS
from trimino.rules.legal import LegalActions
from trimino.rules.outcome import Outcome, outcome_of
from trimino.rules.round import Round
from trimino.rules.ruleset import MAX_ROUNDS, Ruleset
from trimino.rules.summaries import number_of
from trimino.rules.turn import next_opener
from trimino.rules.type_check import check_each, check_type
from trimino.rules.view import MatchView


class Match:
    """A match: a rule set, its deals and its actions; everything else follows from them.

    >>> from trimino.rules.sheets import TRIOMINO
    >>> rng = random.Random(1)
    >>> match = Match(TRIOMINO, players=2)
    >>> while not match.over:
    ...     if match.needs_deal:
    ...         _ = match.deal(rng)
    ...     _ = match.play(rng.choice(list(match.legal)))
    >>> match.winners == tuple(s for s in (0, 1) if match.totals[s] == max(match.totals))
    True
    """

    __slots__ = (
        "_earlier",
        "_players",
        "_rounds",
        "_rounds_to_play",
        "_rules",
        "_well_size",
        "_youngest",
    )

    @renamed_argument("seats", "players")
    def __init__(
        self,
        rules: Ruleset,
        players: int,
        *,
        youngest: int = 0,
        rounds_to_play: int | None = None,
        well_size: int | None = None,
        earlier: EarlierReadings = (),
    ) -> None:
        """Set up a match; one player is a solo game, which alone takes a `well_size`.

        `earlier` are the settlements that a match from before is judged by as they were read then.
        """
        check_type("rules", rules, Ruleset)
        check_each("earlier", earlier, EarlierReading)
        if is_whole(players, 1, 1):
            solo_sizes(rules, well_size)
        else:
            check_players(rules, players)
        if not is_whole(youngest, 0, players - 1):
            raise SetupError(SetupReason.YOUNGEST_NOT_SEATED, seat=youngest, seats=players)
        if well_size is not None and players > 1:
            raise SetupError(SetupReason.WELL_SIZE_ONLY_SOLO)
        _check_rounds(rules, rounds_to_play)
        self._rules = rules
        self._players = players
        self._youngest = youngest
        self._rounds_to_play = rounds_to_play
        self._well_size = well_size
        self._earlier = earlier
        self._rounds: list[Round] = []

    @classmethod
    def with_setup_of(cls, other: "Match | MatchView") -> "Match":
        """A match with the same rules, players and settings, before its first deal."""
        check_type("other", other, Match, MatchView)
        return cls(
            other.rules,
            other.players,
            youngest=other.youngest,
            rounds_to_play=other.rounds_to_play,
            well_size=other.well_size,
            earlier=other.earlier,
        )

    @classmethod
    def from_record(cls, record: str | Mapping[str, object]) -> "Match":
        """The match of a record, which is one line of JSON or the document it holds.

        Raises a `RecordError` for a record that cannot be read or breaks the rules.
        """
        return HOOKS.read_match(record)

    @property
    def rules(self) -> Ruleset:
        """The rules that are played by."""
        return self._rules

    @property
    def players(self) -> int:
        """The number of players."""
        return self._players

    @property
    def seats(self) -> int:
        """Deprecated name of `players`."""
        warn_renamed("Match.seats", "players")
        return self.players

    @property
    def youngest(self) -> int:
        """The seat that opens where the youngest does."""
        return self._youngest

    @property
    def rounds_to_play(self) -> int | None:
        """The number of rounds agreed on; None for the number in the rules."""
        return self._rounds_to_play

    @property
    def well_size(self) -> int | None:
        """The size chosen for the well of a solo game; None for the one in the rules."""
        return self._well_size

    @property
    def earlier(self) -> EarlierReadings:
        """The settlements that this match is judged by as they were read before; mostly none."""
        return self._earlier

    @property
    def is_solo(self) -> bool:
        """Whether this is a solo game."""
        return self.players == 1

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds dealt so far; only the last can still be played or undone."""
        past = (played.copy() for played in self._rounds[:-1])
        return (*past, *self._rounds[-1:])

    @property
    def rounds_dealt(self) -> int:
        """The number of rounds that have been dealt."""
        return len(self._rounds)

    @property
    def round(self) -> Round:
        """The round being played, or the last one."""
        if not self._rounds:
            raise SetupError(SetupReason.NOT_DEALT)
        return self._rounds[-1]

    @property
    def totals(self) -> tuple[int, ...]:
        """Every seat's total now."""
        return self._rounds[-1].totals if self._rounds else (0,) * self.players

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._rounds) and self._rounds[-1].over and self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """The reason for the end of the match, and its winners; None while it goes on."""
        return outcome_of(self._rules, self._rounds, self._rounds_to_play, self._earlier)

    @property
    def needs_deal(self) -> bool:
        """Whether the next round must be dealt now."""
        return not self._rounds or (self._rounds[-1].over and not self.over)

    @property
    def is_endless(self) -> bool:
        """Whether so many rounds were played that no other may be dealt.

        House rules can set a target that totals never reach, since they may fall as well as rise.
        """
        return self.needs_deal and len(self._rounds) >= MAX_ROUNDS

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the player whose turn it is."""
        return self.round.legal

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; several share an equal best result. Empty before the end."""
        outcome = self.outcome
        return outcome.winners if outcome else ()

    def deal(self, source: random.Random | Deal) -> Round:
        """Deal the next round: shuffled with a random source, or as given."""
        check_type("source", source, random.Random, Deal)
        if self.over:
            raise SetupError(SetupReason.MATCH_OVER)
        if not self.needs_deal:
            raise SetupError(SetupReason.ROUND_NOT_OVER)
        if self.is_endless:
            raise SetupError(SetupReason.MATCH_ENDLESS, rounds=MAX_ROUNDS)
        dealt = source if isinstance(source, Deal) else self._shuffled(source)
        self._check_deal(dealt)
        self._rounds.append(
            Round(
                self.rules,
                dealt,
                before=self.totals,
                youngest=self.youngest,
                opener=self._next_opener(),
            )
        )
        return self.round

    def _next_opener(self) -> int | None:
        """The seat that opens because of the round before, if that decides it (settlement 4)."""
        if not self._rounds:
            return None
        last = self._rounds[-1]
        won = last.end.winners if last.end else ()
        return next_opener(self.rules, self.players, last.opener, won)

    def play(self, action: Action, *, by_clock: bool = False) -> Event:
        """Carry out an action if it is legal, else raise `IllegalAction` with the reason."""
        return self.round.play(action, by_clock=by_clock)

    def push(self, action: Action, *, by_clock: bool = False) -> Event:
        """Carry out an action that is known to be legal; see `Round.push` for what is trusted."""
        return self.round.push(action, by_clock=by_clock)

    def undo(self) -> Event | Deal:
        """Undo the last action, or the deal if no action followed it, and return it."""
        if not self._rounds:
            raise SetupError(SetupReason.NOTHING_TO_UNDO)
        if self.round.events:
            return self.round.undo()
        undealt = self._rounds.pop().deal
        if self._rounds:
            # A copy of this match may share the round that can be undone now.
            self._rounds[-1] = self._rounds[-1].copy()
        return undealt

    def copy(self) -> Self:
        """An independent copy of the match.

        Rounds before the last cannot change, and are shared.
        """
        twin = object.__new__(type(self))
        twin._rules, twin._players, twin._youngest = self._rules, self._players, self._youngest
        twin._rounds_to_play, twin._well_size = self._rounds_to_play, self._well_size
        twin._earlier = self._earlier
        twin._rounds = self._rounds.copy()
        if twin._rounds:
            twin._rounds[-1] = twin._rounds[-1].copy()
        return twin

    __copy__ = copy

    def view(self, seat: int | None) -> MatchView:
        """The view of a seat, or with None the view of a spectator."""
        over = self.over
        return MatchView(
            self.rules,
            self.players,
            self.youngest,
            self.rounds_to_play,
            self.well_size,
            tuple(played.view(seat, revealed=over) for played in self._rounds),
            self.totals,
            self.winners,
            self.earlier,
        )

    def _shuffled(self, rng: random.Random) -> Deal:
        if self.is_solo:
            return Deal.shuffled_solo(self.rules, rng, self.well_size)
        return Deal.shuffled(self.rules, self.players, rng)

    def _check_deal(self, dealt: Deal) -> None:
        if len(dealt.hands) != self.players:
            fewest = most = self.players
            raise SetupError(
                SetupReason.SEATS_OUT_OF_RANGE, seats=len(dealt.hands), fewest=fewest, most=most
            )
        if self.is_solo:
            _, well = solo_sizes(self.rules, self.well_size)
            if len(dealt.well) != well:
                raise SetupError(SetupReason.WELL_SIZE_WRONG, size=len(dealt.well), expected=well)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        settings = self.rules, self.players, self.youngest, self.rounds_to_play, self.well_size
        # The other earlier readings are in the fields of the rules.
        return *settings, EarlierReading.ROUND_WINNER in self.earlier, tuple(self._rounds)

    def _repr_svg_(self) -> str:
        return HOOKS.svg(self)

    def __repr__(self) -> str:
        players, rounds = number_of(self.players, "player"), number_of(len(self._rounds), "round")
        return f"<Match of {self.rules.base}, {players}, {rounds}>"


def _check_rounds(rules: Ruleset, rounds_to_play: int | None) -> None:
    """Refuse a number of rounds where the rules do not count rounds."""
    if rounds_to_play is None:
        return
    if rules.rounds is None:
        raise SetupError(SetupReason.ROUNDS_NOT_OPEN, id=rules.base)
    if not is_whole(rounds_to_play, 1, MAX_ROUNDS):
        raise SetupError(SetupReason.ROUNDS_OUT_OF_RANGE, rounds=rounds_to_play, most=MAX_ROUNDS)
