"""`trimino sheets` and `trimino rules`: list, explain, keep and share rule sets."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated

import typer
from rich.text import Text

from trimino.cli.options import ChangesOption, server_address
from trimino.cli.rules_option import named_rules
from trimino.records.house_rules_notation import HouseRules
from trimino.rules import RULESETS, Ruleset
from trimino.terminal.default_rules import DefaultRules
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.kept_rules import KeptRules
from trimino.terminal.output import console
from trimino.terminal.readings_text import readings_lines
from trimino.terminal.rule_field_text import rule_field_lines
from trimino.terminal.rules_text import indented, rules_lines, rules_title
from trimino.words import listed, say

RulesArgument = Annotated[str | None, typer.Argument(metavar="RULES", help=say("option-rules"))]
RulesNameOption = Annotated[
    str | None, typer.Option("--name", metavar="NAME", help=say("option-rules-name"))
]
KeepOption = Annotated[bool, typer.Option("--keep", metavar="", help=say("option-rules-keep"))]
DefaultOption = Annotated[
    bool, typer.Option("--default", metavar="", help=say("option-rules-default"))
]
ForgetOption = Annotated[
    bool, typer.Option("--forget", metavar="", help=say("option-rules-forget"))
]
ListRulesOption = Annotated[bool, typer.Option("--list", metavar="", help=say("option-rules-list"))]
FieldsOption = Annotated[
    bool, typer.Option("--fields", metavar="", help=say("option-rules-fields"))
]
ReadingsOption = Annotated[
    bool, typer.Option("--readings", metavar="", help=say("option-rules-readings"))
]
RulesTextOption = Annotated[bool, typer.Option("--text", metavar="", help=say("option-rules-text"))]
RulesJsonOption = Annotated[bool, typer.Option("--json", metavar="", help=say("option-rules-json"))]
RulesLinkOption = Annotated[
    str | None, typer.Option("--link", metavar="SERVER", help=say("option-rules-link"))
]


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


def rules(
    given: RulesArgument = None,
    changes: ChangesOption = None,
    name: RulesNameOption = None,
    keep: KeepOption = False,
    default: DefaultOption = False,
    forget: ForgetOption = False,
    list_kept: ListRulesOption = False,
    fields: FieldsOption = False,
    readings: ReadingsOption = False,
    as_text: RulesTextOption = False,
    as_json: RulesJsonOption = False,
    link: RulesLinkOption = None,
) -> None:
    """Explain a rule set in words, or keep, list, forget and share house rules."""
    kept = KeptRules()
    if list_kept:
        _print_kept(kept)
    elif given is None:
        names = (*(sheet.base for sheet in RULESETS), *(house.name for house in kept.all()))
        raise UsageError(UsageReason.NO_RULES_NAMED, known=listed(names))
    elif forget:
        typer.echo(say("rules-forgotten", name=kept.forget(given).name))
    else:
        house = named_rules(given, changes or ())
        house = house if name is None else HouseRules(house.rules, name)
        if keep:
            kept.keep(house)
            typer.echo(say("rules-kept", name=house.name), err=True)
        if default:
            DefaultRules().choose(house)
            title = rules_title(house.rules, house.name)
            typer.echo(say("rules-default-chosen", rules=title), err=True)
        forms = list(_forms(house, as_text=as_text, as_json=as_json, link=link))
        if forms or keep or default:
            typer.echo("\n".join(forms), nl=bool(forms))
        else:
            lines = rule_field_lines if fields else readings_lines if readings else rules_lines
            _print(lines, house)


def _print_kept(kept: KeptRules) -> None:
    found = kept.all()
    if not found:
        typer.echo(say("rules-none-kept"), err=True)
    for house in found:
        typer.echo(str(house))


def _forms(house: HouseRules, *, as_text: bool, as_json: bool, link: str | None) -> Iterator[str]:
    """The forms that were asked for, in which the rules can be passed on."""
    if as_text:
        yield str(house)
    if as_json:
        yield json.dumps(house.to_json(), ensure_ascii=False, indent=2)
    if link is not None:
        yield house.link(server_address(link))


def _print(lines: Callable[[Ruleset, int, str], Iterable[Text]], house: HouseRules) -> None:
    out = console()
    for line in lines(house.rules, out.width, house.name):
        out.print(line)
