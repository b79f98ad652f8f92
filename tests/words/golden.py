"""Texts kept in files for a person to check; `python -m tests.words.golden` writes them again."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from trimino.rules import RULESETS, Ruleset
from trimino.rules.explain import Section, explain
from trimino.words import rules_sections, say

FOLDER = Path(__file__).parent / "sheets"


def path(rules: Ruleset) -> Path:
    return FOLDER / f"{rules.base}.txt"


def text(rules: Ruleset) -> str:
    """A published rule set in words, under its name and where it comes from."""
    heading = [say(f"ruleset-{rules.base}"), say(f"ruleset-{rules.base}-about")]
    return "\n".join([*heading, *_lines(rules_sections(rules))]) + "\n"


@cache
def explanation(rules: Ruleset) -> list[str]:
    """The fields of a rule set in words."""
    return _lines(explain(rules))


def _lines(sections: Iterable[Section]) -> list[str]:
    lines = []
    for title, messages in sections:
        lines += ["", say(title), *(f"- {say(message)}" for message in messages)]
    return lines


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for rules in RULESETS:
        path(rules).write_text(text(rules), encoding="utf-8")


if __name__ == "__main__":
    write()
