"""Notes on passages of a sheet that can be read in two ways, as lines for a terminal."""

import shlex
from collections.abc import Iterator, Mapping

from rich.text import Text

from trimino.rules import Ruleset
from trimino.rules.boxes import box_of
from trimino.rules.readings import READINGS, Reading
from trimino.terminal.rule_field_text import setting
from trimino.terminal.rules_text import indented, rules_title
from trimino.words import say


def readings_lines(rules: Ruleset, width: int, name: str = "") -> list[Text]:
    """The notes on the sheet that the rules are based on; on all sheets if no note quotes it."""
    box = box_of(rules.base)
    sheets = box.rules if box else ()
    own = [
        reading for reading in READINGS if any(sheet in sheets for sheet, _ in reading.quotations)
    ]
    lines = [Text(rules_title(rules, name), "bold")]
    for reading in own or READINGS:
        lines += [Text(), *_note(reading, sheets if own else None, rules, width)]
    return lines


def _note(
    reading: Reading, sheets: tuple[str, ...] | None, rules: Ruleset, width: int
) -> Iterator[Text]:
    for sheet, words in reading.quotations:
        if sheets is None or sheet in sheets:
            yield from indented(f"{say(f'ruleset-{sheet}')}: {words}", width)
    yield from indented(f"{say('reading-ours')} {say(reading.meaning)}", width)
    if reading.reason:
        yield from indented(say(reading.reason), width)
        return
    yield from indented(say("reading-other"), width)
    for changes in reading.others:
        if rules.replace_json(changes) != rules:
            yield Text(f"    {_options(changes)}")


def _options(changes: Mapping[str, object]) -> str:
    """The options of the command line that make these changes."""
    return " ".join(f"--set {shlex.quote(setting(*change))}" for change in changes.items())
