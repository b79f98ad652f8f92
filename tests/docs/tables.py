"""Tables of the documentation, generated from rule sets, messages, commands and settings.

A table stands in its page between two comments, `<!-- table: NAME -->` and `<!-- end -->`.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from tests.docs import api, apps, architecture, coaching, examples, ideas, protocol, readings
from tests.docs.commands import COMMANDS, command_rows, option_rows
from trimino.messages.sheet_messages import aim_message, box_message
from trimino.rules import FIELDS, PRESETS, SHEETS, FieldInfo, Ruleset, published
from trimino.rules.explain import hand_groups
from trimino.rules.field_domains import ChoiceDomain, HandSizes, Solo
from trimino.rules.sheet_facts import SHEET_FACTS, SheetFacts
from trimino.server.operation.config import settings as server_settings
from trimino.words import allowed_message, say

PAGES = Path(__file__).parents[2] / "docs"
MARKED = re.compile(r"(<!-- table: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)

Row = Sequence[str]


def names(rulesets: Iterable[Ruleset]) -> str:
    """Rule sets by id and name, with their origin."""
    known = ((rules.base, f"ruleset-{rules.base}") for rules in rulesets)
    rows = ((f"`{base}`", say(name), say(f"{name}-about")) for base, name in known)
    return _table(("id", "name", "where it comes from, and what marks it"), rows)


def sheet_facts() -> str:
    """What each sheet says beside the rules; a dash where it says nothing."""
    rows = ((f"`{sheet}`", *_facts(sheet, facts)) for sheet, facts in SHEET_FACTS.items())
    return _table(("sheet", "the aim", "age", "in the box", "rounds"), rows)


def _facts(sheet: str, facts: SheetFacts) -> Row:
    return (
        say(aim_message(published(sheet))).removeprefix("The aim: ").rstrip("."),
        f"from {facts.youngest_age}" if facts.youngest_age else "–",
        say(box_message(facts)).removeprefix("In the box: ").rstrip(".") if facts.box else "–",
        "usually {} to {}".format(*facts.usual_rounds) if facts.usual_rounds else "–",
    )


def values(rulesets: Sequence[Ruleset]) -> str:
    """Every field of these rule sets."""
    rows = (
        (f"`{info.name}`", *(_value(getattr(rules, info.name)) for rules in rulesets))
        for info in FIELDS
    )
    return _table(("field", *(rules.base for rules in rulesets)), rows)


def meanings() -> str:
    """The meaning of every field, and the values that it allows."""
    rows = ((f"`{info.name}`", say(info.meaning), _allowed(info)) for info in FIELDS)
    return _table(("field", "what it means", "what it may be"), rows)


def placements() -> str:
    """What the tile of each picture scores under rule sets that differ in it."""
    heads = ("picture", "tile", *(rules.base for rules in examples.COMPARED))
    return _table(heads, examples.placement_rows())


def commands() -> str:
    return _table(("command", "what it does"), command_rows())


def options(command: str) -> str:
    return _table(("argument or option", "what it is for"), option_rows(command))


def settings() -> str:
    """Environment variables of a server."""
    rows = (
        (f"`{s.variable}`", say(s.meaning), say(s.type.allowed), s.default_text)
        for s in server_settings()
    )
    return _table(("variable", "what it is for", "what it may be", "by default"), rows)


def sums() -> str:
    """Examples worked out item by item."""
    return _table(("what happens", "under", "what it scores"), examples.sum_rows())


def layers() -> str:
    return _table(("package", "what it is"), architecture.layer_rows("layers"))


def server_layers() -> str:
    return _table(("part", "what it is"), architecture.layer_rows("server-layers"))


def contracts() -> str:
    return _table(("contract", "what it checks"), architecture.contract_rows())


def endpoints() -> str:
    heads = ("endpoint", "what it does", "success", "errors")
    return _table(heads, protocol.endpoint_rows())


def socket_commands() -> str:
    return _table(("`type`", "fields", "what it does"), protocol.command_rows())


def measures() -> str:
    return _table(("name", "kind", "what it measures"), protocol.measure_rows())


def limits() -> str:
    return _table(("what", "by one guest", "from one address"), protocol.limit_rows())


def calibration() -> str:
    heads = ("sheet", "players", "matches", "chart off by, %", "hints off by, %")
    more = ("chart, surest: won, %", "sums off by, %", "steps off by, %")
    return _table((*heads, *more), coaching.calibration_rows())


def learner() -> str:
    heads = ("sheet", "follows", "matches won", "points a round ahead")
    return _table(heads, coaching.learner_rows())


def reviews() -> str:
    return _table(("reviews", "matches", "sentences", "false"), coaching.review_rows())


TABLES: dict[str, Callable[[], str]] = {
    "sheets": lambda: names(SHEETS),
    "sheet-facts": sheet_facts,
    "sheet-fields": lambda: values(SHEETS),
    "presets": lambda: names(PRESETS),
    "preset-fields": lambda: values(PRESETS),
    "meanings": meanings,
    **{readings.table_name(rule): partial(readings.notes, rule) for rule in readings.RULES},
    "placements": placements,
    "sums": sums,
    "commands": commands,
    "settings": settings,
    **{f"api-{package}": partial(api.reference, package) for package in api.PUBLIC},
    "layers": layers,
    "server-layers": server_layers,
    "contracts": contracts,
    "endpoints": endpoints,
    "socket-commands": socket_commands,
    "measures": measures,
    "limits": limits,
    "calibration": calibration,
    "learner": learner,
    "reviews": reviews,
    "ideas": ideas.ideas_text,
    "tui-table": apps.table,
    "tui-ending": apps.ending,
    **{
        f"{name}-options": partial(options, name)
        for name, command in COMMANDS.items()
        if command.params
    },
}


def refreshed(page: str) -> str:
    """A page with every marked table generated again."""
    return MARKED.sub(lambda found: f"{found[1]}\n{TABLES[found[2]]()}\n{found[3]}", page)


def _table(heads: Row, rows: Iterable[Row]) -> str:
    lines = (heads, ["---"] * len(heads), *rows)
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _value(value: object) -> str:
    match value:
        case None:
            return "–"
        case bool():
            return "yes" if value else "no"
        case HandSizes():
            groups = ((say(players), size) for players, size in hand_groups(value))
            return ", ".join(f"{size} for {players}" for players, size in groups)
        case Solo(hand=hand, well=well, draw_cost=None):
            return f"{hand} and {well}"
        case Solo(hand=hand, well=well, draw_cost=cost):
            return f"{hand} and {well}, {cost} a draw"
        case (int() as fewest, int() as most):
            return f"{fewest}–{most}"
        case tuple():
            return ", ".join(map(str, value))
        case _:
            return str(value)


def _allowed(info: FieldInfo) -> str:
    """What a field may be, of words also what they mean."""
    domain = info.domain
    if not isinstance(domain, ChoiceDomain):
        return say(allowed_message(info)).removeprefix("It may be ").rstrip(".")
    choice = info.meaning.replace("field", "choice", 1)
    words = [f"`{word}`: {say(f'{choice}-{word}')}" for word in domain.choices]
    return "<br>".join([*words, "or null for none"] if domain.optional else words)
