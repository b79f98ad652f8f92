"""The facts behind how a round ended: who went out, what was left, and what was drawn."""

from collections.abc import Mapping
from typing import Any

from trimino.analysis.moments import replayed
from trimino.rules import Draw, Match, Place
from trimino.rules.tiles import Tile

Values = Mapping[str, Any]


class EndingFacts:
    """One match, and whether what is said of the end of a round is true."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def is_true(self, said: Values, seat: int, rival: int, number: int) -> bool:
        """Whether a sentence on the end of a round, by its number, is true."""
        name, told = said["name"].removeprefix("review-end-"), said["details"]
        if name == "drawn":
            return self._is_drawn_true(told, seat, rival, number)
        if told["round"] != (number if len(self._match.rounds) > 1 else 0):
            return False
        played = self._match.rounds[number - 1]
        assert played.end is not None
        last, reason = played.events[-1].seat, str(played.end.reason)
        if name == "blocked":
            who = "rival" if self._match.players == 2 else self._side(seat, "next", "winner")
            return reason == "blocked" and (
                (told["tiles"], told["value"]) == self._left(number, seat)
                and (told["other_tiles"], told["other_value"]) == self._left(number, rival)
                and told["who"] == who
            )
        if name == "out":
            others = [one for one in range(self._match.players) if one != seat]
            tiles, values = zip(*(self._left(number, one) for one in others), strict=True)
            return (reason, last) == ("out", seat) and (
                (told["tiles"], told["value"]) == (sum(tiles), sum(values))
                and told["many"] == (len(others) > 1)
            )
        named = "rival" if self._match.players == 2 else "winner" if last == rival else "other"
        if reason != "out" or last == seat or told["who"] != named:
            return False
        if name == "left":
            return (told["tiles"], told["value"]) == self._left(number, seat)
        others = [one for one in range(self._match.players) if one != last]
        tiles, values = zip(*(self._left(number, one) for one in others), strict=True)
        return name == "others" and (
            (told["tiles"], told["value"]) == (sum(tiles), sum(values))
            and (told["own_tiles"], told["own"]) == self._left(number, seat)
            and str(self._match.rules.hands_left) == "to-winner"
        )

    def is_count_true(self, told: Values, seat: int, rival: int) -> bool:
        """Whether both ended so many rounds by going out, and who won more of them."""
        rounds = self._match.rounds
        went = [one.events[-1].seat for one in rounds if one.end and str(one.end.reason) == "out"]
        own, other = went.count(seat), went.count(rival)
        who = "rival" if self._match.players == 2 else self._side(seat, "next", "winner")
        more = own - other if self._match.winners == (seat,) else other - own
        figures = (told["own"], told["other"], told["rounds"], told["who"])
        return figures == (own, other, len(rounds), who) and more > 0

    def _side(self, seat: int, won: str, lost: str) -> str:
        return won if self._match.winners == (seat,) else lost

    def _left(self, number: int, seat: int) -> tuple[int, int]:
        """The tiles dealt and drawn but not laid, and what they are worth."""
        played = self._match.rounds[number - 1]
        hand: set[Tile] = set(played.deal.hands[seat])
        for event in played.events:
            if event.seat == seat and isinstance(event.action, Place):
                hand.discard(event.action.tile)
            elif event.seat == seat and event.drawn is not None:
                hand.add(event.drawn)
        return len(hand), sum(map(sum, hand))

    def _is_drawn_true(self, told: Values, seat: int, rival: int, number: int) -> bool:
        """By who was worse off there, and more than by the other."""
        lost = self._match.winners != (seat,)
        if told["who"] != ("own" if lost else "rival"):
            return False
        if not lost and self._match.players > 2:
            return False
        about, other = (seat, rival) if lost else (rival, seat)
        drawn, free = self._drawn(number, about)
        more = drawn - self._drawn(number, other)[0]
        return (told["drawn"], told["free"]) == (drawn, free) and free >= 2 and more >= 4

    def _drawn(self, number: int, seat: int) -> tuple[int, int]:
        """The tiles that a seat drew, and those of them when it had a tile to lay."""
        drawn = free = 0
        for moment, before in replayed(self._match, number):
            event = (
                self._match.rounds[number - 1].events[moment.number - 1]
                if moment.round == number and moment.number
                else None
            )
            if event and event.seat == seat and isinstance(event.action, Draw):
                drawn += 1
                free += any(True for _ in before.legal.placements)
        return drawn, free
