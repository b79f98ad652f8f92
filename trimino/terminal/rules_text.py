"""`trimino sheets` and `trimino rules`: what there is to play, and how it is played."""

import textwrap
from typing import Annotated

import typer
from rich.text import Text

from trimino.rules import RULESETS, Ruleset, published
from trimino.rules.explain import compare, explain
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.house_rules import house_rules
from trimino.terminal.options import Changes
from trimino.terminal.output import console
from trimino.words import difference_message, listed, say

Id = Annotated[str | None, typer.Argument(metavar="ID", help=say("option-rules"))]


def sheets() -> None:
    """List the rule sets."""
    out = console()
    for sheet in RULESETS:
        for line in _sheet_lines(sheet, out.width):
            out.print(line)


def _sheet_lines(sheet: Ruleset, width: int) -> list[Text]:
    fewest, most = sheet.players
    name = f"ruleset-{sheet.base}"
    told = say("sheets-line", id=sheet.base, name=say(name), fewest=fewest, most=most)
    line = Text(told)
    line.stylize("bold", 0, len(sheet.base))
    return [line, *indented(say(f"{name}-about"), width)]


def rules(rules_id: Id = None, changes: Changes = None) -> None:
    """Say in words how a rule set is played."""
    if rules_id is None:
        known = listed(sheet.base for sheet in RULESETS)
        raise UsageError(UsageReason.NO_RULES_NAMED, known=known)
    out = console()
    for line in rules_lines(house_rules(rules_id, changes or ()), out.width):
        out.print(line)


def rules_lines(rules: Ruleset, width: int) -> list[Text]:
    """A rule set in words; of house rules first what they change."""
    lines = [Text(say(f"ruleset-{rules.base}"), "bold")]
    lines += indented(say(f"ruleset-{rules.base}-about"), width)
    for change in compare(rules, published(rules.base)):
        lines += indented(say(difference_message(change)), width)
    for section in explain(rules):
        lines += [Text(), Text(say(section.title), "bold")]
        for line in section.lines:
            lines += indented(say(line), width)
    return lines


def indented(text: str, width: int) -> list[Text]:
    """A paragraph, wrapped behind an indent."""
    return [Text(f"  {part}") for part in textwrap.wrap(text, max(width - 2, 1))]
