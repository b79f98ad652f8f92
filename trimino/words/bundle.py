"""Messages of one language, each parsed when it is first needed.

Parsing all files of a language takes longer than anything else a command does at its start, and
most commands say a few messages only.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

# An entry begins with its name at the start of a line; all lines up to the next one belong to it.
_ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)
_MENTION = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Bundle:
    """The messages and terms of a language, from the texts of its Fluent files."""

    def __init__(
        self, language: str, texts: Iterable[str], functions: dict[str, Callable[..., Any]]
    ) -> None:
        self.language = language
        # Marks around what is put in are for text of mixed direction; terminals show them as boxes.
        self._parsed = FluentBundle([language], functions=functions, use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for text in texts:
            for name, entry in _entries(text):
                self._unparsed.setdefault(name, entry)

    def has_message(self, name: str) -> bool:
        self._parse(name)
        return bool(self._parsed.has_message(name))

    def format(self, name: str, given: dict[str, FluentType | str]) -> tuple[str, list[str]]:
        """The sentence of a message, and its faults."""
        pattern = self._parsed.get_message(name).value if self.has_message(name) else None
        if pattern is None:
            return "", ["no such message"]
        said, faults = self._parsed.format_pattern(pattern, given)
        return str(said), [str(fault) for fault in faults]

    def _parse(self, name: str) -> None:
        if name not in self._unparsed:
            return
        needed = self._with_mentioned(name)
        self._parsed.add_resource(FluentResource("".join(needed.values())))
        # Only now, so that another thread parses an entry again rather than miss it.
        for each in needed:
            self._unparsed.pop(each, None)

    def _with_mentioned(self, name: str) -> dict[str, str]:
        """The unparsed entry and those that it mentions, directly or through others."""
        needed: dict[str, str] = {}
        waiting = [name]
        while waiting:
            entry = self._unparsed.get(found := waiting.pop())
            if entry is not None and found not in needed:
                needed[found] = entry
                waiting += _MENTION.findall(entry)
        return needed


def _entries(text: str) -> Iterator[tuple[str, str]]:
    starts = [found.start() for found in _ENTRY.finditer(text)]
    for start, end in pairwise([*starts, len(text)]):
        name, _, _ = text[start:end].partition("=")
        yield name.rstrip(), f"{text[start:end]}\n"
