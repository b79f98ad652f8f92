"""Uses of messages in the source of the web app, read from its text."""

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.words.source import PACKAGE

WEB = PACKAGE.parent / "web" / "src"

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![^\s])//[^\n]*", re.DOTALL)
LITERAL = re.compile(r"""(["'`])([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\1""")
TEMPLATE = re.compile(r"`([a-z][a-z0-9]*-(?:[a-z0-9-]|\$\{[^{}`]*\})*)`")
SAID = re.compile(r"(?<![.\w])say\(")
IMPORTED = re.compile(
    r"""^\s*(?:import|export)\s(?!type\s)(?:[^;"']*?\sfrom\s)?"(\.[^"]+)";""", re.MULTILINE
)
COMPARED = re.compile(r"""[!=]==?\s*["'`][\w-]*["'`]""")
KEY = re.compile(r"\s*(?:([A-Za-z]\w*)|\"([\w-]+)\")\s*(?::|$)")

OPENING, CLOSING, QUOTES = "([{", ")]}", "\"'`"


class WebMessageCall(NamedTuple):
    """A place that says messages; `details` is None where they do not all stand there."""

    where: str
    names: frozenset[str]
    shapes: frozenset[str]
    details: frozenset[str] | None


@cache
def texts() -> dict[str, str]:
    """The files of the app but for its tests and what is made from the server, without comments."""
    paths = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    ours = [path for path in paths if not path.name.endswith((".test.ts", ".d.ts"))]
    return {_name(path): _code(path.read_text(encoding="utf-8")) for path in ours}


def first_page() -> dict[str, str]:
    """Those that the first page loads: what main.ts imports, by itself and through others.

    The choices beside *Play now* come later, and find their texts there.
    """
    found, left = {}, ["web/src/main.ts", "web/src/pages/home/PlayNowChoices.svelte"]
    while left:
        path = left.pop()
        found[path] = texts()[path]
        left += [name for name in _imports(path) if name not in found]
    return found


def _imports(path: str) -> Iterator[str]:
    """The files that one imports at once, not later by a call."""
    for name in IMPORTED.findall(texts()[path]):
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        yield from (file for file in (beside, f"{beside}.ts") if file in texts())


def literals(among: dict[str, str] | None = None) -> set[str]:
    """Every string that could be the name of a message, in the app or in some of its files."""
    return {name for text in _or_all(among).values() for name in _literals(text)}


def shapes(among: dict[str, str] | None = None) -> set[str]:
    """The names that templates beginning with a word and a hyphen can give."""
    return {shape for text in _or_all(among).values() for shape in _shapes(text)}


def _or_all(among: dict[str, str] | None) -> dict[str, str]:
    return texts() if among is None else among


def calls(among: dict[str, str] | None = None) -> Iterator[WebMessageCall]:
    """Every place that says a message, in the app or in some of its files."""
    for path, text in _or_all(among).items():
        for said in SAID.finditer(text):
            first, *rest = arguments(text, said.end())
            chosen = COMPARED.sub("", first)
            # What a template is made of is no name by itself.
            names = frozenset(_literals(TEMPLATE.sub("", chosen)))
            line = text.count("\n", 0, said.start()) + 1
            yield WebMessageCall(
                f"{path}:{line}", names, frozenset(_shapes(chosen)), _details(rest)
            )


def arguments(text: str, start: int) -> list[str]:
    """The arguments of a call whose bracket was opened just before."""
    depth, quote, found = 0, "", [""]
    for sign in text[start:]:
        if quote:
            quote = "" if sign == quote else quote
        elif sign in QUOTES:
            quote = sign
        elif sign in CLOSING and depth == 0:
            break
        elif sign == "," and depth == 0:
            found.append("")
            continue
        else:
            depth += (sign in OPENING) - (sign in CLOSING)
        found[-1] += sign
    return [argument.strip() for argument in found if argument.strip()]


def _code(text: str) -> str:
    """The text without its comments, on as many lines."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)


def _name(path: Path) -> str:
    return path.relative_to(WEB.parent.parent).as_posix()


def _literals(text: str) -> Iterator[str]:
    return (found[2] for found in LITERAL.finditer(text))


def _shapes(text: str) -> Iterator[str]:
    for found in TEMPLATE.finditer(text):
        parts = re.split(r"\$\{[^{}]*\}", found[1])
        if len(parts) > 1:
            yield ".+".join(map(re.escape, parts))


def _details(rest: list[str]) -> frozenset[str] | None:
    """The names of the details given, where all of them can be seen."""
    if not rest:
        return frozenset()
    if not (rest[0].startswith("{") and rest[0].endswith("}")) or "..." in rest[0]:
        return None
    keys = [KEY.match(pair) for pair in arguments(rest[0], 1)]
    return frozenset(key[1] or key[2] for key in keys if key)
