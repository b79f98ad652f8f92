"""Rounds: the state now, the events so far, and the views of both.

`play` checks that an action is legal; `push`, for search and replay, trusts it. States are
immutable, so a round keeps the earlier ones, and undo drops the last.
"""

from collections.abc import Iterator
from dataclasses import replace
from operator import add
from typing import Self

from trimino.rules.actions import Action
from trimino.rules.deal import Deal
from trimino.rules.deprecation import warn_renamed
from trimino.rules.errors import IllegalAction, Reason, SetupError, SetupReason
from trimino.rules.events import Event, Phase, RoundEnd
from trimino.rules.field import Field
from trimino.rules.field_domains import is_whole
from trimino.rules.hooks import HOOKS
from trimino.rules.legal import LegalActions
from trimino.rules.outcome import reached_target, seats_at_target, totals_over_time
from trimino.rules.refusal import refusal
from trimino.rules.ruleset import AfterDrawing, NextOpener, Ruleset, TargetMet, Winner
from trimino.rules.scoring import Hand
from trimino.rules.state import State, initial_state
from trimino.rules.summaries import number_of
from trimino.rules.tiles import Tile
from trimino.rules.transition import RoundContext
from trimino.rules.turn import is_under_way
from trimino.rules.type_check import check_type
from trimino.rules.view import Position, View


class Round:
    """A round being played.

    Two rounds are equal when the same can still happen in them: the same rules, tiles and points,
    whatever actions led there. A round is mutable, so use a copy as a key.
    """

    __slots__ = ("_context", "_events", "_legal", "_public", "_states", "_views", "_youngest")

    def __init__(
        self,
        rules: Ruleset,
        deal: Deal,
        *,
        before: tuple[int, ...] | None = None,
        youngest: int = 0,
        opener: int | None = None,
    ) -> None:
        """Set up a round.

        `before` are the totals it starts from, all 0 if not given. `opener` is the seat that opens
        because of the round before, where the rules say so; None in the first round.
        """
        check_type("deal", deal, Deal)
        deal.check(rules)
        players = len(deal.hands)
        if before is not None and not _are_totals(before, players):
            raise SetupError(SetupReason.TOTALS_WRONG, seats=players)
        if before is not None and seats_at_target(rules, before):
            raise SetupError(SetupReason.MATCH_OVER)
        if not is_whole(youngest, 0, players - 1):
            raise SetupError(SetupReason.YOUNGEST_NOT_SEATED, seat=youngest, seats=players)
        _check_opener(rules, opener, players)
        self._youngest = youngest
        self._context = RoundContext(rules, deal, before or (0,) * players, opener)
        self._states = [initial_state(rules, deal, youngest, opener)]
        self._events: list[Event] = []
        self._legal: LegalActions | None = None
        self._public: Position | None = None
        self._views: dict[tuple[int | None, bool], View] = {}

    @property
    def rules(self) -> Ruleset:
        """The rules that are played by."""
        return self._context.rules

    @property
    def deal(self) -> Deal:
        """The deal it began with."""
        return self._context.deal

    @property
    def before(self) -> tuple[int, ...]:
        """The totals the round started from."""
        return self._context.before

    @property
    def youngest(self) -> int:
        """The seat that opens where the youngest does."""
        return self._youngest

    @property
    def opener(self) -> int:
        """The seat that opens the round."""
        return self._states[0].turn

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self._context.before)

    @property
    def seats(self) -> int:
        """Deprecated name of `players`."""
        warn_renamed("Round.seats", "players")
        return self.players

    @property
    def state(self) -> State:
        """The whole state now, hidden tiles included."""
        return self._states[-1]

    @property
    def turn(self) -> int:
        """The seat whose turn it is; of a round that is over, whose turn was the last."""
        return self._states[-1].turn

    @property
    def phase(self) -> Phase:
        """The decision that the player whose turn it is has to make."""
        return self._states[-1].phase

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self._states[-1].end is not None

    @property
    def end(self) -> RoundEnd | None:
        """The end of the round, once it is over."""
        return self._states[-1].end

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields on the table."""
        return self._states[-1].fields

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The hands by seat, each in order."""
        return self._states[-1].hands

    @property
    def well(self) -> tuple[Tile, ...]:
        """The tiles left to draw, the next one first."""
        return self._states[-1].well

    @property
    def drawn(self) -> Hand:
        """The tiles drawn in this turn."""
        return self._states[-1].drawn

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat in this round."""
        return self._states[-1].points

    @property
    def totals(self) -> tuple[int, ...]:
        """Every seat's total now."""
        return tuple(map(add, self._context.before, self._states[-1].points))

    @property
    def events(self) -> tuple[Event, ...]:
        """The events so far."""
        return tuple(self._events)

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the player whose turn it is."""
        if self._legal is None:
            context = self._context
            self._legal = self._states[-1].legal(context.rules, context.opener is not None)
        return self._legal

    @property
    def opener_is_set(self) -> bool:
        """Whether the round before decided who opens, and no tile did."""
        return self._context.opener is not None

    @property
    def is_clocks_turn(self) -> bool:
        """Whether the time has run out in this turn, so that the clock plays it to its end."""
        if not self._events or not self._events[-1].by_clock:
            return False
        return is_under_way(self.phase, drew=bool(self.drawn))

    def play(self, action: Action, *, by_clock: bool = False) -> Event:
        """Carry out an action if it is legal, else raise `IllegalAction` with the reason.

        With `by_clock` the player's time has run out: only the default action is allowed, now and
        for the rest of the turn (settlement 19).
        """
        legal = self.legal
        found = legal.find(action)
        if found is None:
            raise refusal(legal, action)
        breaks_clock_rule = found != legal.default if by_clock else self.is_clocks_turn
        if breaks_clock_rule:
            raise IllegalAction(Reason.NOT_THE_CLOCKS_PLAY)
        return self._carry_out(found, legal, by_clock)

    def push(self, action: Action, *, by_clock: bool = False) -> Event:
        """Carry out an action that is known to be legal: for search and replay.

        It raises `IllegalAction` for a kind of action that is not asked for, such as declining
        where nothing is offered, and for a tile that is not held. That the tile fits, and that
        drawing or passing is all that is left, is trusted: an action that is not legal leaves a
        round that nobody could have played.
        """
        legal = self.legal
        if not legal.admits_kind(action):
            raise refusal(legal, action)
        return self._carry_out(action, legal, by_clock)

    def _carry_out(self, action: Action, legal: LegalActions, by_clock: bool) -> Event:
        state, event = self._context.apply(self._states[-1], legal, action, by_clock)
        self._states.append(state)
        self._events.append(event)
        self._forget()
        return event

    def undo(self) -> Event:
        """Undo the last action and return its event."""
        if not self._events:
            raise SetupError(SetupReason.NOTHING_TO_UNDO)
        self._states.pop()
        self._forget()
        return self._events.pop()

    def set_next_draw(self, tile: Tile) -> None:
        """Move a tile of the well to its front, for callers that decide draws themselves.

        The deal and the earlier states change with it, as if it had been dealt like this.
        """
        if tile not in self.well:
            raise SetupError(SetupReason.TILE_NOT_IN_WELL, tile=tile)
        gone = self.deal.well[: len(self.deal.well) - len(self.well)]
        well = (*gone, tile, *(other for other in self.well if other != tile))
        deal = replace(self.deal, well=well)
        self._context = self._context._replace(deal=deal)
        self._states = [
            state._replace(well=well[len(well) - len(state.well) :]) for state in self._states
        ]
        self._views.clear()

    def _forget(self) -> None:
        """Clear the cache of the state before."""
        self._legal = self._public = None
        self._views.clear()

    def copy(self) -> Self:
        """An independent copy of the round."""
        twin = object.__new__(type(self))
        twin._youngest, twin._context = self._youngest, self._context
        twin._states, twin._events = self._states.copy(), self._events.copy()
        twin._legal, twin._public, twin._views = self._legal, self._public, {}
        return twin

    __copy__ = copy

    def totals_over_time(self) -> Iterator[tuple[int, ...]]:
        """The totals before the round, after every action, and after the end was scored."""
        return totals_over_time(self)

    @property
    def reached_target(self) -> tuple[tuple[int, ...], ...]:
        """The seats that stood at the target in this round, in groups, the earliest first."""
        return reached_target(self.rules, self)

    def view(self, seat: int | None, *, revealed: bool = False) -> View:
        """The view of a seat, or with None of a spectator; `revealed` opens hands and deal."""
        if seat is not None:
            self._check_seat(seat)
        found = self._views.get((seat, revealed))
        if found is None:
            found = self._views[seat, revealed] = self._look(seat, revealed)
        return found

    def _look(self, seat: int | None, revealed: bool) -> View:
        shown = revealed or (self.end is not None and self.end.hands_counted)
        return View(
            self.position(seat),
            tuple(
                event if event.seat == seat or revealed else event.without_tile_drawn
                for event in self._events
            ),
            self.before,
            self.youngest,
            self.end,
            self.hands if shown else None,
            self.deal if revealed else None,
            self._context.opener,
        )

    def position(self, seat: int | None) -> Position:
        """The position of a seat, or with None of a spectator: a view without the events."""
        public = self._public
        if public is None:
            public = self._public = self._public_position()
        if seat is None:
            return public
        self._check_seat(seat)
        state = self._states[-1]
        drawn = state.drawn if seat == state.turn else ()
        return public.of_seat(seat, state.hands[seat], drawn)

    def _check_seat(self, seat: int) -> None:
        players = len(self._context.before)
        if not is_whole(seat, 0, players - 1):
            raise SetupError(SetupReason.NO_SUCH_SEAT, seat=seat, seats=players)

    def _public_position(self) -> Position:
        state = self.state
        return Position(
            self.rules,
            None,
            state.turn,
            state.phase,
            state.fields,
            tuple(map(len, state.hands)),
            len(state.well),
            (),
            len(state.drawn),
            (),
            state.passes,
            self.totals,
            self.opener_is_set,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        # Of the deal only matters whether a hand was dealt; of the events so far, only which seats
        # stood at the target, where that can decide the match later.
        rules = self.rules
        looks_back = (
            rules.target_met is TargetMet.DURING_ROUND or rules.winner is Winner.ROUND_WINNER
        )
        reached = self.reached_target if looks_back else ()
        dealt_any = bool(self.deal.hands[0])
        state = self.state
        if rules.after_drawing is not AfterDrawing.NEWEST:
            state = state._replace(drawn=tuple(sorted(state.drawn)))
        opening = self.phase is Phase.OPENING and self.opener_is_set
        # Who opened matters for the next round, where that goes by rotation or by turn order.
        opener = None if rules.next_opener is NextOpener.SAME else self.opener
        return (
            rules,
            self.before,
            state,
            dealt_any,
            reached,
            self.is_clocks_turn,
            opening,
            opener,
        )

    def _repr_svg_(self) -> str:
        return HOOKS.svg(self)

    def __repr__(self) -> str:
        return (
            f"<Round of {self.rules.base}: {number_of(len(self._events), 'action')}, {self.phase}>"
        )


def _check_opener(rules: Ruleset, opener: int | None, players: int) -> None:
    if opener is None:
        return
    if rules.next_opener is NextOpener.SAME or players == 1:
        raise SetupError(SetupReason.OPENER_UNWANTED)
    if not is_whole(opener, 0, players - 1):
        raise SetupError(SetupReason.OPENER_NOT_SEATED, seat=opener, seats=players)


def _are_totals(before: tuple[int, ...], players: int) -> bool:
    return type(before) is tuple and list(map(type, before)) == [int] * players
