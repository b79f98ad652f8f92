"""`trimino sheets` and `trimino rules`: list the rule sets, and explain one of them."""

from typing import Annotated

import typer
from rich.text import Text

from trimino.cli.house_rules import house_rules
from trimino.cli.options import Changes
from trimino.rules import RULESETS, Ruleset
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.output import console
from trimino.terminal.rules_text import indented, rules_lines
from trimino.words import listed, say

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
    line = Text(say("sheets-line", id=sheet.base, name=say(name), fewest=fewest, most=most))
    line.stylize("bold", 0, len(sheet.base))
    return [line, *indented(say(f"{name}-about"), width)]


def rules(rules_id: Id = None, changes: Changes = None) -> None:
    """Explain a rule set in words."""
    if rules_id is None:
        known = listed(sheet.base for sheet in RULESETS)
        raise UsageError(UsageReason.NO_RULES_NAMED, known=known)
    out = console()
    for line in rules_lines(house_rules(rules_id, changes or ()), out.width):
        out.print(line)
