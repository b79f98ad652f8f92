"""Every message that is needed exists, uses its details, and none is unused."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import ast

from tests.words import source, web_source
from tests.words.locales import entries, messages, of_files, uses
from tests.words.variants import explained
from trimino.bots.plain import PLAIN_ROSTER
from trimino.bots.roster import ROSTER
from trimino.messages.players import NamesWithReader, ReaderName
from trimino.room.characters import CHARACTERS
from trimino.rules import FIELDS, RULESETS, EndReason, Item, Phase, PlacementKind
from trimino.rules.field_domains import ChoiceDomain
from trimino.rules.outcome import WinnerReason
from trimino.rules.readings import READINGS
from trimino.rules.sheet_facts import Aim, BoxItem
from trimino.words import Words, languages

NUMBERS = (0, 1, 2, 25)
"""Numbers of every plural category of the languages."""

PLAYERS = {"you": ReaderName("Tu"), "you-too": NamesWithReader("Tu, Anna"), "other": "Anna"}
"""A player of each person."""


@cache
def referred() -> set[str]:
    """The messages that are parts of others."""
    return {other for name in messages() for other in uses(name).messages}


@cache
def generated() -> set[str]:
    """The names that are made from fields, choices, enumerations and lists."""
    choices = {
        info: info.domain.choices for info in FIELDS if isinstance(info.domain, ChoiceDomain)
    }
    return {
        *(info.meaning for info in FIELDS),
        *(f"{info.meaning}-label" for info in FIELDS),
        *(f"allowed-{info.domain.kind}" for info in FIELDS),
        *(
            f"{info.meaning.replace('field', 'choice', 1)}-{word}"
            for info, words in choices.items()
            for word in words
        ),
        *(f"item-{item}" for item in Item),
        *(f"kind-{kind}" for kind in PlacementKind),
        *(f"phase-{phase}" for phase in Phase),
        *(f"end-{reason}" for reason in EndReason),
        *(f"match-{reason}" for reason in WinnerReason),
        *(entry.meaning for entry in (*ROSTER, *PLAIN_ROSTER)),
        *(f"bot-name-{entry.name}" for entry in (*ROSTER, *PLAIN_ROSTER)),
        *(f"character-{one}" for several in CHARACTERS.values() for one in several),
        *(f"ruleset-{rules.base}" for rules in RULESETS),
        *(f"ruleset-{rules.base}-about" for rules in RULESETS),
        *(f"sheet-aim-{aim}" for aim in Aim),
        *(f"box-{item}" for item in BoxItem),
        *(reading.meaning for reading in READINGS),
        *(reading.reason for reading in READINGS if reading.reason),
        *explained(),
    }


def test_every_line_of_the_file_is_understood() -> None:
    for language in languages():
        junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
        assert junk == []


def test_no_message_is_there_twice() -> None:
    for language in languages():
        found = [entry for entry in entries(language) if isinstance(entry, ast.Message)]
        times = Counter(entry.id.name for entry in found)
        assert [name for name in times if times[name] > 1] == []


def test_every_name_that_is_made_has_its_message() -> None:
    assert sorted(generated() - messages().keys()) == []


def test_every_reason_has_its_message() -> None:
    reasons = source.reasons()
    assert {"Reason", "RulesetReason", "SetupReason"} <= reasons.keys()
    wanted = {name for members in reasons.values() for name in members.values()}
    assert sorted(wanted - messages().keys()) == []


def test_every_message_that_is_called_for_is_there() -> None:
    calls = [call for call in source.calls() if call.name not in messages()]
    assert calls == []


def test_every_call_gives_the_details_its_message_takes() -> None:
    calls = [call for call in source.calls() if call.details is not None]
    assert len(calls) > 100
    lacking = {
        f"{call.where} {call.name}": missing
        for call in calls
        if call.name in messages()
        and (missing := uses(call.name).variables.keys() - (call.details or ()))
    }
    assert lacking == {}


def test_no_message_is_there_in_vain() -> None:
    used = source.literals() | web_source.literals() | generated() | referred()
    shapes = source.patterns() | web_source.shapes()
    made = [shape for shape in shapes if not shape.startswith(_families())]
    unused = [
        name
        for name in messages()
        if name not in of_files("web")
        and name not in used
        and not any(re.fullmatch(shape, name) for shape in made)
    ]
    assert unused == []


def _families() -> tuple[str, ...]:
    """How the names that are made begin; of these none passes but by its full name."""
    return tuple({re.escape(name.partition("-")[0] + "-") for name in generated()})


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for name in messages():
        for details in _samples(name):
            said = words.say(name, **details)
            assert not re.search(r"\{ *[$?\w]", said), name
            # Only what is a part of other sentences may be nothing.
            assert said.strip() or name in referred(), name


def _samples(name: str) -> Iterator[dict[str, object]]:
    """Details of every kind that the message tells apart, in every combination.

    Details that it only shows are numbers, of every kind too, but all of them the same.
    """
    variables, persons = uses(name).variables, uses(name).persons
    chosen = {variable: _values(keys) for variable, keys in variables.items() if keys}
    chosen |= {player: [PLAYERS[key] for key in sorted(keys)] for player, keys in persons.items()}
    shown = [variable for variable in variables if variable not in chosen]
    for values in product(*chosen.values()):
        for number in NUMBERS if shown else NUMBERS[:1]:
            yield {**dict(zip(chosen, values, strict=True)), **dict.fromkeys(shown, number)}


def _values(keys: set[str]) -> list[object]:
    """For a choice of words each word; where numbers are told apart, numbers."""
    numbers = {int(key) for key in keys if key.isdigit()}
    plurals = {"zero", "one", "two", "few", "many"} & keys
    if numbers or plurals:
        words = keys - {str(number) for number in numbers} - plurals - {"other"}
        return [*sorted(numbers | {*NUMBERS}), *sorted(words)]
    return [*sorted(keys)]


@pytest.mark.parametrize("language", languages())
def test_each_part_of_the_field_has_a_sentence_of_its_own(language: str) -> None:
    words = Words(language)
    corners = ("top-left", "top-right", "bottom-left", "bottom-right")
    parts = ("top", "bottom", "left", "right", "middle", *corners)
    for name in ("nudge-bonus", "hint-place"):
        said = {words.say(name, where=where, points=40, tile="0-0-1") for where in parts}
        assert len(said) == len(parts)
