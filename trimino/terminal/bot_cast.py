"""The cast of a local match: bots have the names of their characters, as at a server's tables."""

from collections.abc import Collection, Sequence

from trimino.messages.players import BotName, level_of
from trimino.room.characters import CHARACTERS, character_name
from trimino.words import in_english, say


def cast_bots(bots: Sequence[str], people: Collection[str], first: int) -> list[str | None]:
    """A character for each bot of the roster, counted on from `first`; nobody shares a name.

    >>> cast_bots(["greedy", "greedy", "exec:./mine"], [], 0)
    ['carlo', 'rita', None]
    >>> cast_bots(["greedy", "greedy@10ms"], ["Rita"], 0)
    ['carlo', 'pedro']
    """
    cast: list[str | None] = []
    for number, bot in enumerate(bots, start=first):
        known = CHARACTERS.get(_level(bot), ())
        turned = (known[(number + step) % len(known)] for step in range(len(known)))
        free = (one for one in turned if one not in cast and not _is_called(one, people))
        cast.append(next(free, None))
    return cast


def recorded_bot(bot: str, character: str | None) -> str:
    """The name of a bot in a record, in English as in those of a server."""
    return in_english(character_name(character)) if character else bot


def shown_bot(bot: str, character: str | None, recorded: str) -> str:
    """The name of a bot on the screen, in the language of the reader."""
    if character is None:
        return recorded
    return BotName(say(character_name(character)), say(f"bot-name-{_level(bot)}"))


def with_level(player: str) -> str:
    """The name of a player, and the level of a bot behind it."""
    level = level_of(player)
    return player if level is None else say("player-level", name=player, level=level)


def _level(bot: str) -> str:
    """The name in the roster, without a budget."""
    return bot.partition("@")[0]


def _is_called(character: str, people: Collection[str]) -> bool:
    name = character_name(character)
    return bool({say(name), in_english(name)}.intersection(people))
