"""Bonuses that a player left lying, told from the record alone."""

from typing import NamedTuple

from trimino.analysis.moments import replayed
from trimino.analysis.outlook import BONUSES
from trimino.messages.place_messages import laid_message
from trimino.rules import Match, Message, Place
from trimino.rules.events import Scores
from trimino.rules.tiles import Tile


class LeftBonus(NamedTuple):
    """A placement that paid a bonus, in words as well, with the round."""

    round: int
    place: Place
    points: int
    words: Message


def bonuses_left(match: Match, seat: int) -> list[LeftBonus]:
    """The bonuses that a seat could lay when it laid another tile for none, and never got.

    A turn lays one tile and a tile earns one bonus, so no more are counted than turns and tiles.
    """
    rounds = [_RoundWatch(number) for number in range(1, len(match.rounds) + 1)]
    for moment, before in replayed(match, len(match.rounds)):
        events = match.rounds[moment.round - 1].events
        event = events[moment.number - 1] if moment.number else None
        if event and event.seat == seat and isinstance(event.action, Place):
            rounds[moment.round - 1].lay(before, event.action)
    return [bonus for one in rounds for bonus in one.left]


class _RoundWatch:
    """Watches what a seat lays in a round, and the bonuses it leaves meanwhile."""

    def __init__(self, round: int) -> None:
        self._round = round
        self._open: dict[Tile, LeftBonus] = {}
        self._turns = 0

    def lay(self, before: Match, place: Place) -> None:
        spot = place.field, place.at
        self._open = {
            tile: one for tile, one in self._open.items() if (one.place.field, one.place.at) != spot
        }
        if _bonus_of(before.legal.scores(place)):
            self._open.pop(place.tile, None)
            return
        bonuses = _bonuses(before, self._round)
        self._turns += bool(bonuses)
        self._open |= bonuses

    @property
    def left(self) -> list[LeftBonus]:
        """The bonuses that were left, the dearest first, one for each turn at most."""
        return sorted(self._open.values(), key=lambda one: -one.points)[: self._turns]


def _bonus_of(scores: Scores) -> int:
    """The points of bonuses among scores."""
    return sum(score.points for score in scores if score.item in BONUSES)


def _bonuses(before: Match, round: int) -> dict[Tile, LeftBonus]:
    """The best bonus of each tile that could be laid for one."""
    legal = before.legal
    found: dict[Tile, LeftBonus] = {}
    for place in legal.placements:
        bonus = _bonus_of(legal.scores(place))
        if bonus > (found[place.tile].points if place.tile in found else 0):
            words = laid_message(before.round.fields, place)
            found[place.tile] = LeftBonus(round, place, bonus, words)
    return found
