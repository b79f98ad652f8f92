"""Characters: the bots of a level have names and faces of their own, which tell them apart.

The message `character-NAME` has the name. Each level has as many as there are seats, so that every
seat of a table can have another.
"""

from collections.abc import Mapping

from trimino.room.message_values import Say
from trimino.rules import Message

CHARACTERS: Mapping[str, tuple[str, ...]] = {
    "random": ("lotta", "kiko", "zita", "momo", "gita", "tito"),
    "greedy": ("carlo", "rita", "pedro", "berta", "tino", "donna"),
    "novice": ("mia", "timo", "lola", "milo", "emma", "nico"),
    "casual": ("bruno", "nora", "hugo", "lena", "otto", "vera"),
    "keen": ("pia", "felix", "alma", "oskar", "lucia", "bento"),
    "seasoned": ("elsa", "viktor", "amanda", "gustav", "paula", "ramon"),
    "club": ("ida", "leo", "clara", "arno", "stella", "marco"),
    "tournament": ("diana", "magnus", "helena", "silvio", "marta", "ovidio"),
    "heuristic": ("gina", "paco", "vita", "rocco", "dora", "zeno"),
    "expert": ("ada", "ivo", "greta", "mario", "irma", "dario"),
    "master": ("minerva", "arturo", "aurora", "galileo", "sofia", "lorenzo"),
}

_ALIKE = {"easygoing": "casual", "solid": "club"}
"""Plain bots, which sit at no table with the others, are played by the characters of a level."""


def character_of(bot: str | None, number: int) -> str | None:
    """The character of a bot with a number; None for a bot without characters.

    >>> character_of("novice", 1), character_of("novice", 7), character_of("mybot", 1)
    ('timo', 'timo', None)
    """
    known = cast_of(bot)
    return known[number % len(known)] if known else None


def character_name(character: str) -> Message:
    """The name of a character."""
    return Message(f"character-{character}")


def bot_name(bot: str, character: str | None, say: Say) -> str:
    """The name of a bot at a table: that of its character, if it has one."""
    return say(character_name(character)) if character else bot


def recorded_character(bot: str | None, name: str | None, seat: int, say: Say) -> str | None:
    """The character of a bot in a record, by its name there.

    Earlier records call bots by their level, numbered where several are equal.
    """
    called = (name or "").rstrip("0123456789 ")
    if called == bot:
        return character_of(bot, seat)
    known = cast_of(bot)
    return next((one for one in known if say(character_name(one)) == called), None)


def cast_of(bot: str | None) -> tuple[str, ...]:
    """The characters of a bot's level."""
    name = bot or ""
    return CHARACTERS.get(_ALIKE.get(name, name), ())
