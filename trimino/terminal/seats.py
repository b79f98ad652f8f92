"""Who sits where: people first, in the order they take the keyboard, then bots."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from trimino.bots.player import Player, find_player
from trimino.rules import Action, MatchView
from trimino.terminal.errors import UsageError, UsageReason


class Seated(NamedTuple):
    """A bot with a random source of its own."""

    player: Player
    rng: random.Random

    def choose(self, view: MatchView) -> Action:
        return self.player.choose(view, self.rng)


def source(seed: int, *purpose: object) -> random.Random:
    """A random source for one purpose: the same seed and purpose give the same on any machine.

    >>> source(7, 1, "deals").random() == source(7, 1, "deals").random()
    True
    """
    return random.Random("/".join(map(str, (seed, *purpose))))


def count_seats(
    bots: Sequence[str] | None, *, players: int | None, solo: bool, people: int, fewest: int
) -> int:
    """How many play: as many as asked for, or as there are people and bots.

    >>> count_seats(["greedy", "random"], players=None, solo=False, people=1, fewest=2)
    3
    """
    if solo and players not in (None, 1):
        raise UsageError(UsageReason.SOLO_IS_ALONE, players=players)
    wanted = max(fewest, people + len(bots or ()))
    seats = 1 if solo else wanted if players is None else players
    if people > seats:
        raise UsageError(UsageReason.PEOPLE_DO_NOT_FIT, people=people, seats=seats)
    return seats


def fill_seats(bots: Sequence[str] | None, free: int) -> list[str]:
    """The bots for so many seats; one name fills them all.

    >>> fill_seats(["greedy"], 2)
    ['greedy', 'greedy']
    """
    names = list(bots or ("greedy",))
    if len(names) not in (1, free):
        raise UsageError(UsageReason.BOTS_DO_NOT_FIT, bots=len(names), free=free)
    return names if len(names) == free else names * free


def read_bots(names: str | None) -> list[str] | None:
    """The bots that are named, all of which there are."""
    if names is None:
        return None
    for name in split(names):
        find_player(name)
    return split(names)


def split(names: str) -> list[str]:
    """Names separated by commas.

    >>> split("Anna, Juris,")
    ['Anna', 'Juris']
    """
    return [name for name in map(str.strip, names.split(",")) if name]


def told_apart(names: Sequence[str]) -> list[str]:
    """The same names, numbered where several are equal.

    >>> told_apart(["greedy", "random", "greedy"])
    ['greedy 1', 'random', 'greedy 2']
    """
    seen: dict[str, int] = {}
    told = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        told.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return told


def seat_bots(names: Sequence[str], seed: int, *purpose: object) -> list[Seated]:
    """The bots of these names, each with a source of its own by its place in the list."""
    return [
        Seated(find_player(name), source(seed, *purpose, index)) for index, name in enumerate(names)
    ]
