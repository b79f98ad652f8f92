"""Facts as text: rows that earlier versions wrote are read, and written again as they were."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.room.earlier import drop_later_keys
from trimino.room.commands import Greeting
from trimino.room.fact_json import read_fact, write_fact
from trimino.room.facts import (
    EARLIER_READING,
    Fact,
    Greeted,
    Opened,
    Practice,
    Sat,
    SeatSet,
    Started,
)
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.log_row import LogRow
from trimino.room.settings import Away, BotSeat, OpenSeat, PersonSeat, Settings
from trimino.words import in_english

TABLES = json.loads(Path(__file__).with_name("written_before.json").read_text(encoding="utf-8"))
"""Logs of an earlier version, which wrote them through pydantic, and Anna's view at the end."""

ROWS = [LogRow(*row) for table in TABLES for row in table["rows"]]


def test_the_sample_holds_every_kind_of_fact() -> None:
    later = {"gave-up", "name-hidden", "end-lost"}
    assert {row.kind for row in ROWS} == {fact.kind for fact in get_args(Fact)} - later


def test_rows_are_read_and_written_to_the_letter() -> None:
    for row in ROWS:
        fact = read_fact(row.body)
        assert fact.kind == row.kind
        assert write_fact(fact) == row.body


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_a_log_leads_to_the_same_table(table: Any) -> None:
    room = load_room(LogRow(*row) for row in table["rows"])
    view: Any = FrameBuilder(room, [None] * len(room.seats), in_english).view("anna")
    del view["ending"]
    drop_later_keys(view)
    view["table"].pop("broken_off", None)
    assert json.loads(json.dumps(view)) == table["view"]


def test_values_have_their_types() -> None:
    house = {"base": "triomino", "target": 100}
    settings = Settings(rules=house, rules_name="Ours", when_away=Away.CLOCK)
    plans = (PersonSeat(kind="person"), OpenSeat(kind="open"), BotSeat(kind="bot", bot="greedy"))
    practice = Practice({"players": ["Ēva", "Ünal"]}, 2, 3)
    facts: list[Fact] = [
        Opened(settings, plans, "ab" * 32, {1: "anna"}, practice),
        Sat((0, 2), None),
        SeatSet(1, plans[2]),
        Started(),
        Started(2),
        Greeted(Greeting.GOOD_LUCK),
    ]
    for fact in facts:
        read = read_fact(write_fact(fact))
        assert read == fact
        assert repr(read) == repr(fact)


def test_keys_that_came_later_may_be_missing() -> None:
    text = '{"kind":"opened","settings":{"rules":"triomino"},"seats":[],"secret":"ab"}'
    assert read_fact(text) == Opened(Settings(), (), "ab", reading=EARLIER_READING)


@pytest.mark.parametrize("text", ["{}", '{"kind":"unknown"}', '{"kind":"left","seat":1}', "3"])
def test_a_body_that_holds_no_fact_is_refused(text: str) -> None:
    with pytest.raises((KeyError, TypeError, AttributeError)):
        read_fact(text)
