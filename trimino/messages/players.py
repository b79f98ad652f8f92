"""Players in messages: names, and the reader, whom sentences address.

In a Fluent file `PERSON($player)` is `you` where the reader is meant, `you-too` where they are one
of several, and `other` where they are not.
"""

from collections.abc import Iterable, Sequence
from typing import Self

from trimino.messages.lists import listed
from trimino.rules import Message

PLAYER_YOU = "player-you"
"""The message for the reader as a player."""


class ReaderName(str):
    """The reader, as their name is shown: You."""

    __slots__ = ()
    person = "you"


class NamesWithReader(str):
    """Several players with the reader among them: You and Anna."""

    __slots__ = ()
    person = "you-too"


class BotName(str):
    """The name of a bot, which knows its level in words."""

    __slots__ = ("level",)
    level: str

    def __new__(cls, name: str, level: str) -> Self:
        named = super().__new__(cls, name)
        named.level = level
        return named


def level_of(player: object) -> str | None:
    """The level of a player who is a bot with a name of its own."""
    return player.level if isinstance(player, BotName) else None


def is_you(player: object) -> bool:
    """Whether a player is the reader."""
    return isinstance(player, ReaderName) or (
        isinstance(player, Message) and player.name == PLAYER_YOU
    )


def has_you(message: Message) -> bool:
    """Whether the reader is one of the players in a list."""
    return any(
        is_you(part) or (isinstance(part, Message) and has_you(part))
        for part in message.details.values()
    )


def listed_players(seats: Iterable[int], players: Sequence[object]) -> object:
    """Some of the players as a single detail, the reader first.

    >>> listed_players([0], ["Anna", ReaderName("You")])
    'Anna'
    >>> str(listed_players([0, 1], ["Anna", ReaderName("You")]))
    'list-and (first=You, last=Anna)'
    """
    return listed(sorted((players[seat] for seat in seats), key=lambda player: not is_you(player)))
