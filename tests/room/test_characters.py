"""Bots by name: unique at a table, the same for a match, its record and its rematch."""

import re
from itertools import chain, product

import pytest

from trimino.bots.roster import ROSTER
from trimino.room.characters import (
    CHARACTERS,
    bot_name,
    character_of,
    recorded_character,
)
from trimino.room.settings import MAX_SEATS
from trimino.words import Words, in_english, languages


def test_every_bot_of_the_roster_has_a_character_for_each_seat() -> None:
    assert CHARACTERS.keys() == {entry.name for entry in ROSTER}
    assert {len(several) for several in CHARACTERS.values()} == {MAX_SEATS}


@pytest.mark.parametrize("language", languages())
def test_no_two_bots_at_a_table_can_have_the_same_name(language: str) -> None:
    words = Words(language)
    everyone = [*chain.from_iterable(CHARACTERS.values())]
    assert len({words.say(f"character-{one}") for one in everyone}) == len(everyone)
    for bot, cast in product(CHARACTERS, range(MAX_SEATS)):
        assert len({character_of(bot, cast + seat) for seat in range(MAX_SEATS)}) == MAX_SEATS


def test_russian_names_are_written_in_cyrillic() -> None:
    words = Words("ru")
    names = [words.say(f"character-{one}") for one in chain.from_iterable(CHARACTERS.values())]
    assert [name for name in names if not re.fullmatch(r"[\u0400-\u04ff]+", name)] == []


@pytest.mark.parametrize(
    ("bot", "name", "character"),
    [
        ("novice", "Timo", "timo"),
        ("novice", "Timo 2", "timo"),
        # As earlier versions called them.
        ("novice", "novice", "lola"),
        ("novice", "novice 3", "lola"),
        # A record may give any name.
        ("novice", "Deep Blue", None),
        ("mybot", "mybot", None),
        (None, "Timo", None),
    ],
)
def test_a_record_tells_who_played(bot: str | None, name: str, character: str | None) -> None:
    assert recorded_character(bot, name, 2, in_english) == character


def test_a_bot_without_characters_has_its_own_name() -> None:
    assert bot_name("mybot", None, in_english) == "mybot"
    assert bot_name("novice", "timo", in_english) == "Timo"
