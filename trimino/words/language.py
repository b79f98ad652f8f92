"""Sentences in a language, from the Fluent files in `locales/`; a new folder is a new language."""

import warnings
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime.types import FluentType

from trimino.messages.plain_text import clean
from trimino.messages.players import PLAYER_YOU, NamesWithReader, ReaderName, has_you
from trimino.rules import Cell, Message
from trimino.rules.type_check import check_type
from trimino.words.bundle import Bundle
from trimino.words.details import detail, person, rule, signed

ENGLISH = "en"
FILES = ("game", "home", "server", "terminal", "web")
"""The files of a language: a browser needs all but `terminal`, a terminal all but `web`."""
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "SIGNED": signed,
    "RULE": rule,
    "PERSON": person,
}
_LOCALES = files("trimino") / "locales"


class MissingWords(Warning):
    """A message, or a detail that it needs, is missing: a fault of the program.

    It is a warning, so that a player still gets the message's name and details, while a test, where
    warnings are errors, fails.
    """


class Words:
    """The sentences of one language; a message that it lacks is said in English.

    >>> Words("en").say("tile-not-held", tile="3-4-4")
    '3-4-4 is not in your hand. Lay a tile you hold.'
    """

    def __init__(self, language: str = ENGLISH) -> None:
        """Load a language; an unknown one becomes English."""
        spoken = dict.fromkeys((language, ENGLISH))
        self._bundles = tuple(_bundle(tag) for tag in spoken if tag in languages())

    @property
    def language(self) -> str:
        """The code of the language."""
        return self._bundles[0].language

    def say(self, message: Message | str, /, **details: object) -> str:
        """The sentence for a message, or for the name of one, with its details put in."""
        check_type("message", message, Message, str)
        name, known = (message, {}) if isinstance(message, str) else (message.name, message.details)
        given = {key: self._detail(value) for key, value in {**known, **details}.items()}
        for bundle in self._bundles:
            said, faults = bundle.format(name, given)
            if not faults:
                return said
            lacking = f"{bundle.language}, {Message(name, given)}: {', '.join(faults)}"
            warnings.warn(lacking, MissingWords, stacklevel=2)
        return clean(str(Message(name, given)))

    def _detail(self, value: object) -> FluentType | str:
        match value:
            case Message(name=name) if name == PLAYER_YOU:
                return ReaderName(self.say(value))
            case Message() if has_you(value):
                return NamesWithReader(self.say(value))
            case Message():
                return self.say(value)
            case Cell(x=x, y=y, down=down):
                return self.say("cell", x=x, y=y, down=down)
            case _:
                return detail(value)

    def __repr__(self) -> str:
        return f"<Words of {self.language}>"


def languages() -> tuple[str, ...]:
    """The languages that have all the files."""
    folders = sorted(_LOCALES.iterdir(), key=lambda folder: folder.name)
    return tuple(folder.name for folder in folders if _complete(folder))


def speak(language: str) -> None:
    """Let `say` speak this language from now on, in the whole process."""
    _Speaker.language = language


def spoken() -> str:
    """The code of the language that `say` speaks."""
    return _words(_Speaker.language).language


def say(message: Message | str, /, **details: object) -> str:
    """The sentence in English, or in the language that was chosen with `speak`."""
    return _words(_Speaker.language).say(message, **details)


def in_english(message: Message | str, /, **details: object) -> str:
    """The sentence in English, whatever language was chosen."""
    return _words(ENGLISH).say(message, **details)


def knows(name: str) -> bool:
    """Whether there is a message of that name."""
    return _bundle(ENGLISH).has_message(name)


class _Speaker:
    language = ENGLISH


@cache
def _words(language: str) -> Words:
    return Words(language)


def _files(folder: Traversable) -> list[Traversable]:
    return [folder / f"{name}.ftl" for name in FILES]


def _complete(folder: Traversable) -> bool:
    return all(file.is_file() for file in _files(folder))


@cache
def _bundle(language: str) -> Bundle:
    texts = (file.read_text(encoding="utf-8") for file in _files(_LOCALES / language))
    return Bundle(language, texts, _FUNCTIONS)
