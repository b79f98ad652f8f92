"""The language of the program: `--language`, else that of the environment."""

import re
from collections.abc import Mapping, Sequence

from trimino.terminal.errors import UsageError, UsageReason
from trimino.words import languages
from trimino.words.language import ENGLISH

OPTION = "--language"

VARIABLES = ("TRIMINO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables; the first that is set decides."""


def split_language_option(args: Sequence[str]) -> tuple[list[str], list[str]]:
    """Split `--language`, wherever it stands, from the rest of the command line.

    >>> split_language_option(["play", "--language", "lv", "--solo"])
    (['--language', 'lv'], ['play', '--solo'])
    """
    end = args.index("--") if "--" in args else len(args)
    for index, word in enumerate(args[:end]):
        name, equals, _ = word.partition("=")
        if name == OPTION:
            after = index + (1 if equals else 2)
            # Without a value the option stands alone, so that the error is about it.
            rest = [*args[:index], *args[after:]] if after <= end else []
            return [*args[index : min(after, end)]], rest
    return [], [*args]


def choose_language(option: Sequence[str], environment: Mapping[str, str]) -> str:
    """The code of the language; English if the wanted one does not exist here.

    >>> choose_language(["--language=en"], {"LANG": "lv_LV.UTF-8"})
    'en'
    >>> choose_language([], {"LANG": "C"})
    'en'
    """
    asked = [word.removeprefix(f"{OPTION}=") for word in option[-1:]]
    wanted = asked or [environment.get(name, "") for name in VARIABLES]
    tag = language_code(next(filter(None, wanted), ENGLISH))
    return tag if tag in languages() else ENGLISH


def language_code(tag: str) -> str:
    """The language code of a locale, without country and encoding.

    >>> language_code("lv_LV.UTF-8")
    'lv'
    """
    return re.split(r"[-_.@]", tag)[0].lower()


def check_language(tag: str | None) -> None:
    """Raise an error for a language that does not exist here."""
    if tag is not None and language_code(tag) not in languages():
        raise UsageError(UsageReason.LANGUAGE_UNKNOWN, language=tag, known=", ".join(languages()))
