"""One round: hands, well and fields, whose turn it is, and what every action leads to.

What is on the table is one immutable `State`; an action gives the next one, and the round keeps
the earlier ones, so that undoing is going back. `play` is the door for people: it checks.
`push` is the door for search: it trusts that the action is legal.
"""

from collections.abc import Iterator
from typing import NamedTuple, Self

from trimino.rules.actions import Action, Decline, Draw, Pass, Place
from trimino.rules.deal import Deal, opening_seat
from trimino.rules.errors import IllegalAction, Reason, SetupError, SetupReason
from trimino.rules.events import EndReason, Event, Kind, RoundEnd, Scores, total
from trimino.rules.field import Field
from trimino.rules.lattice import ORIGIN
from trimino.rules.legal import LegalActions, Phase
from trimino.rules.refusal import refusal
from trimino.rules.ruleset import BlockedWhen, HandsLeft, Ruleset, TargetMet
from trimino.rules.scoring import (
    Hand,
    added,
    best_seats,
    blocked_scores,
    lowest_hands,
    out_scores,
    solo_blocked_scores,
    solo_out_scores,
)
from trimino.rules.tiles import ZERO, Tile, bits_of
from trimino.rules.view import Position, View


class State(NamedTuple):
    """All that lies on the table at one moment, and what has been scored in this round."""

    turn: int
    phase: Phase
    fields: tuple[Field, ...]
    hands: tuple[Hand, ...]
    well: tuple[Tile, ...]
    drawn: Hand
    passes: int
    points: tuple[int, ...]
    end: RoundEnd | None = None


class Round:
    """A round being played.

    Two rounds are equal when the same can still happen in them: the same rules, tiles and points,
    whatever way led there. A round changes as it is played, so one that serves as a key should be
    a copy.
    """

    __slots__ = ("_events", "_legal", "_states", "before", "deal", "rules", "youngest")

    def __init__(
        self,
        rules: Ruleset,
        deal: Deal,
        *,
        before: tuple[int, ...] | None = None,
        youngest: int = 0,
    ) -> None:
        """Begin a round; `before` are the totals it starts from."""
        deal.check(rules)
        seats = len(deal.hands)
        if before is not None and len(before) != seats:
            raise SetupError(SetupReason.TOTALS_WRONG, totals=len(before), seats=seats)
        if not 0 <= youngest < seats:
            raise SetupError(SetupReason.YOUNGEST_NOT_SEATED, seat=youngest, seats=seats)
        self.rules = rules
        self.deal = deal
        self.before = before or (0,) * seats
        self.youngest = youngest
        self._states = [_dealt(rules, deal, youngest)]
        self._events: list[Event] = []
        self._legal: LegalActions | None = None

    @property
    def _state(self) -> State:
        return self._states[-1]

    @property
    def seats(self) -> int:
        return len(self.before)

    @property
    def turn(self) -> int:
        """Whose turn it is; of a round that is over, whose turn was the last."""
        return self._state.turn

    @property
    def phase(self) -> Phase:
        return self._state.phase

    @property
    def over(self) -> bool:
        return self._state.end is not None

    @property
    def end(self) -> RoundEnd | None:
        """How the round ended, once it has."""
        return self._state.end

    @property
    def fields(self) -> tuple[Field, ...]:
        return self._state.fields

    @property
    def hands(self) -> tuple[Hand, ...]:
        return self._state.hands

    @property
    def well(self) -> tuple[Tile, ...]:
        """What is left to draw, the next tile first."""
        return self._state.well

    @property
    def drawn(self) -> Hand:
        """The tiles drawn in this turn."""
        return self._state.drawn

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has scored in this round."""
        return self._state.points

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.before, self.points, strict=True)))

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)

    @property
    def legal(self) -> LegalActions:
        """What the player whose turn it is may do."""
        if self._legal is None:
            turn, phase, fields, hands, well, drawn, *_ = self._states[-1]
            self._legal = LegalActions(self.rules, phase, fields, hands[turn], drawn, len(well))
        return self._legal

    def play(self, action: Action, *, by_clock: bool = False) -> Event:
        """Carry out an action if it is legal, else raise `IllegalAction` with the reason.

        `by_clock` says that the player's time ran out; then only the default will do.
        """
        legal = self.legal
        found = legal.find(action)
        if found is None:
            raise refusal(legal, action)
        if by_clock and found != legal.default:
            raise IllegalAction(Reason.NOT_THE_CLOCKS_PLAY)
        return self._carry_out(found, legal, by_clock)

    def push(self, action: Action, *, by_clock: bool = False) -> Event:
        """Carry out an action that is known to be legal."""
        return self._carry_out(action, self.legal, by_clock)

    def undo(self) -> Event:
        """Go back to before the last action, and return what it had been."""
        if not self._events:
            raise SetupError(SetupReason.NOTHING_TO_UNDO)
        self._states.pop()
        self._legal = None
        return self._events.pop()

    def copy(self) -> Self:
        """The same round, to be played on independently."""
        twin = object.__new__(type(self))
        twin.rules, twin.deal = self.rules, self.deal
        twin.before, twin.youngest = self.before, self.youngest
        twin._states, twin._events = self._states.copy(), self._events.copy()
        twin._legal = None
        return twin

    def _carry_out(self, action: Action, legal: LegalActions, by_clock: bool) -> Event:
        state = self._states[-1]
        scores, kind, drawn = legal.scores(action), None, None
        points = _scored(state, scores)
        match action:
            case Place():
                kind = legal.kind(action)[0]
                after = self._placed(_laid(state, action, points), action, kind)
            case Draw():
                drawn = state.well[0]
                after = _drew(state, drawn, points)
            case Pass():
                after = self._next_turn(state._replace(points=points, passes=state.passes + 1))
            case Decline():
                after = self._next_turn(state)
        event = Event(state.turn, action, scores, kind, drawn, by_clock)
        self._states.append(after)
        self._events.append(event)
        self._legal = None
        return event

    def _placed(self, state: State, place: Place, kind: Kind) -> State:
        """What follows a placement: the end of the round, an offer, or the end of the turn."""
        if self._is_out(state):
            return self._ended(state, EndReason.OUT)
        if self._is_at_target(state):
            return self._ended(state, EndReason.TARGET)
        if self._has_follow_up(state, place):
            return state._replace(phase=Phase.FOLLOW_UP)
        if kind is Kind.HEXAGON and self.rules.new_field:
            return state._replace(phase=Phase.NEW_FIELD)
        return self._next_turn(state)

    def _next_turn(self, state: State) -> State:
        """Settlement 11: whether the round is blocked is looked at when a turn ends."""
        if self._is_blocked(state):
            return self._ended(state, EndReason.BLOCKED)
        _, _, fields, hands, well, _, passes, points, _ = state
        turn = (state.turn + 1) % len(hands)
        return State(turn, Phase.TURN, fields, hands, well, (), passes, points)

    def _is_out(self, state: State) -> bool:
        """Settlement 10; solo with no hand dealt, the well must be empty too (settlement 17)."""
        had_hand = bool(self.deal.hands[state.turn])
        return not state.hands[state.turn] and (had_hand or not state.well)

    def _is_at_target(self, state: State) -> bool:
        """Settlement 14: only `at-once` breaks a round off; no target ends a solo game."""
        target = self.rules.target
        if self.rules.target_met is not TargetMet.AT_ONCE or target is None or self.deal.is_solo:
            return False
        return self.before[state.turn] + state.points[state.turn] >= target

    def _has_follow_up(self, state: State, place: Place) -> bool:
        """Settlement 8: after opening with 0-0-0, if another tile fits."""
        return (
            state.phase is Phase.OPENING
            and place.tile == ZERO
            and self.rules.zero_opening_follow_up
            and _any_fits(state, state.hands[state.turn])
        )

    def _is_blocked(self, state: State) -> bool:
        if self.rules.blocked_when is BlockedWhen.ALL_PASSED:
            return state.passes == self.seats
        return not state.well and not any(_any_fits(state, hand) for hand in state.hands)

    def _ended(self, state: State, reason: EndReason) -> State:
        scores = self._end_scores(state, reason)
        points = added(state.points, scores)
        counted = self.deal.is_solo or self.rules.hands_left is not HandsLeft.IGNORED
        end = RoundEnd(
            reason,
            scores,
            self._round_winners(state, reason, points),
            counted and reason is not EndReason.TARGET,
        )
        return state._replace(phase=Phase.OVER, points=points, end=end)

    def _end_scores(self, state: State, reason: EndReason) -> tuple[Scores, ...]:
        if reason is EndReason.TARGET:
            return ((),) * self.seats
        if self.deal.is_solo:
            out = reason is EndReason.OUT
            return solo_out_scores(self.rules) if out else solo_blocked_scores(state.hands[0])
        if reason is EndReason.OUT:
            return out_scores(self.rules, state.hands, state.turn)
        return blocked_scores(self.rules, state.hands)

    def _round_winners(
        self, state: State, reason: EndReason, points: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Settlement 13."""
        if reason is EndReason.TARGET:
            return ()
        if self.rules.hands_left is HandsLeft.IGNORED:
            return best_seats(points)
        return (state.turn,) if reason is EndReason.OUT else lowest_hands(state.hands)

    def totals_over_time(self) -> Iterator[tuple[int, ...]]:
        """The totals after every action, and after the end was scored."""
        for state in self._states:
            points = state.points
            if state.end is not None:
                points = tuple(
                    have - end for have, end in zip(points, state.end.points, strict=True)
                )
                yield _sums(self.before, points)
            yield _sums(self.before, state.points)

    def view(self, seat: int | None, *, revealed: bool = False) -> View:
        """What a seat may know, or for None a spectator; all of it once it is `revealed`."""
        if seat is not None and not 0 <= seat < self.seats:
            raise SetupError(SetupReason.NO_SUCH_SEAT, seat=seat, seats=self.seats)
        counted = self.end is not None and self.end.hands_counted
        return View(
            self._position(seat),
            tuple(event if event.seat == seat else _public(event) for event in self._events),
            self.before,
            self.youngest,
            self.end,
            self.hands if counted or revealed else None,
            self.deal if revealed else None,
        )

    def _position(self, seat: int | None) -> Position:
        state = self._state
        return Position(
            self.rules,
            seat,
            state.turn,
            state.phase,
            state.fields,
            tuple(map(len, state.hands)),
            len(state.well),
            () if seat is None else state.hands[seat],
            len(state.drawn),
            state.drawn if seat == state.turn else (),
            state.passes,
            self.totals,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.rules, self.before, bool(self.deal.hands[0]), self._state

    def __repr__(self) -> str:
        return f"<Round of {self.rules.base}: {len(self._events)} actions, {self.phase}>"


def _dealt(rules: Ruleset, deal: Deal, youngest: int) -> State:
    """The table before the first action; a solo game's first tile lies there (settlement 17)."""
    hands = tuple(tuple(sorted(hand)) for hand in deal.hands)
    nothing = (0,) * len(hands)
    if deal.start is None:
        opener = opening_seat(rules, hands, youngest)
        return State(opener, Phase.OPENING, (), hands, deal.well, (), 0, nothing)
    a, b, c = deal.start
    fields = _lay((), Place(deal.start, ORIGIN, (a, b, c)))
    return State(0, Phase.TURN, fields, hands, deal.well, (), 0, nothing)


def _laid(state: State, place: Place, points: tuple[int, ...]) -> State:
    """The table with a tile more on it and less in the hand of whose turn it is."""
    turn, phase, fields, hands, well, drawn, *_ = state
    index = hands[turn].index(place.tile)
    hand = hands[turn][:index] + hands[turn][index + 1 :]
    hands = (*hands[:turn], hand, *hands[turn + 1 :])
    return State(turn, phase, _lay(fields, place), hands, well, drawn, 0, points)


def _lay(fields: tuple[Field, ...], place: Place) -> tuple[Field, ...]:
    number = place.field
    field = fields[number] if number < len(fields) else Field(number)
    return (*fields[:number], field.lay(place), *fields[number + 1 :])


def _drew(state: State, tile: Tile, points: tuple[int, ...]) -> State:
    """The table with the well's next tile in the hand of whose turn it is."""
    turn, phase, fields, hands, well, drawn, passes, *_ = state
    hands = (*hands[:turn], _insert(hands[turn], tile), *hands[turn + 1 :])
    return State(turn, phase, fields, hands, well[1:], _insert(drawn, tile), passes, points)


def _insert(hand: Hand, tile: Tile) -> Hand:
    return tuple(sorted((*hand, tile)))


def _scored(state: State, scores: Scores) -> tuple[int, ...]:
    if not scores:
        return state.points
    points = list(state.points)
    points[state.turn] += total(scores)
    return tuple(points)


def _any_fits(state: State, hand: Hand) -> bool:
    bits = bits_of(hand)
    return any(field.fitting_bits & bits for field in state.fields)


def _public(event: Event) -> Event:
    return event if event.drawn is None else event._replace(drawn=None)


def _sums(before: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(before, points, strict=True)))
