"""A rule set explained in words, as lines for a terminal."""

import textwrap

from rich.text import Text

from trimino.messages.rules_title import rules_title_message
from trimino.rules import Ruleset, published
from trimino.rules.differences import compare
from trimino.words import difference_message, rules_sections, say


def rules_title(rules: Ruleset, name: str = "") -> str:
    """The name of house rules, or the title of the published rule set."""
    return name or say(rules_title_message(rules))


def rules_lines(rules: Ruleset, width: int, name: str = "") -> list[Text]:
    """The title, the house rules if there are any, the sheet's own words, and every section."""
    lines = [Text(rules_title(rules, name), "bold")]
    lines += indented(say(f"ruleset-{rules.base}-about"), width)
    for change in compare(rules, published(rules.base)):
        lines += indented(say(difference_message(change)), width)
    for section in rules_sections(rules):
        lines += [Text(), Text(say(section.title), "bold")]
        for line in section.lines:
            lines += indented(say(line), width)
    return lines


def indented(text: str, width: int) -> list[Text]:
    """A paragraph, wrapped and indented; names such as Tri-Domino and 0-0-0 stay whole."""
    parts = textwrap.wrap(text, max(width - 2, 1), break_on_hyphens=False)
    return [Text(f"  {part}") for part in parts]
