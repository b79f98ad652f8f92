"""Commands: what each declares of itself, and which values are refused at the server's edge."""

import json
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from trimino.room.commands import Command, CommandBase, Free, Greet, Hint, Sit
from trimino.server.access.rate_limits import RequestKind
from trimino.server.http.schemas.command_schema import COMMANDS

CLASSES: tuple[type[CommandBase], ...] = get_args(get_args(Command)[0])

SIT = {"id": "a", "type": "sit", "seats": [0, 5]}
SET = {"id": "a", "type": "set-seat", "seat": 1, "plan": {"kind": "bot", "bot": "greedy"}}


def test_limits_of_commands_are_known_to_the_server() -> None:
    limited = {cls.__name__: cls.rate_limit for cls in CLASSES if cls.rate_limit}
    assert set(limited) == {"Sit", "Leave", "ComeBack", "SetSeat", "GoOn", "Greet", "Hint"}
    assert all(RequestKind(name) for name in limited.values())


def test_who_is_present_matters_to_one_command() -> None:
    assert [cls for cls in CLASSES if cls.needs_presence] == [Free]


def test_a_hint_is_computed_for_its_decision_and_for_no_other_command() -> None:
    hint = COMMANDS.validate_python({"id": "a", "type": "hint", "decision": 7})
    assert hint.hint_decision == 7
    assert COMMANDS.validate_python(SIT).hint_decision is None
    assert [cls for cls in CLASSES if "hint_decision" in vars(cls)] == [Hint]


def test_seats_are_taken_under_the_own_name_or_under_given_ones() -> None:
    one = Sit(id="a", type="sit", seats=[1])
    several = Sit(id="a", type="sit", seats=[2, 0], names=["Eva", "Otto"])
    assert one.seat_names("Anna") == {1: "Anna"}
    assert several.seat_names("Anna") == {2: "Eva", 0: "Otto"}
    assert COMMANDS.validate_python(SET).seat_names("Anna") == {}


def test_values_become_the_types_of_the_fields() -> None:
    read = COMMANDS.validate_json('{"id": "a", "type": "greet", "greeting": "good-luck"}')
    assert isinstance(read, Greet)
    assert read.greeting.name == "GOOD_LUCK"


@pytest.mark.parametrize(
    ("command", "changed", "fault"),
    [
        (SIT, {"seats": []}, "too_short"),
        (SIT, {"seats": [0] * 7}, "too_long"),
        (SIT, {"seats": [6]}, "less_than_equal"),
        (SIT, {"seats": [-1]}, "greater_than_equal"),
        (SIT, {"seats": ["0"]}, "int_type"),
        (SIT, {"contribution": "ab"}, "string_pattern_mismatch"),
        (SIT, {"id": "a b"}, "string_pattern_mismatch"),
        (SIT, {"extra": 1}, "unexpected_keyword_argument"),
        (SIT, {"type": "sat"}, "union_tag_invalid"),
        (SET, {"plan": {"kind": "nobody"}}, "union_tag_invalid"),
        (SET, {"plan": {"kind": "bot", "bot": ""}}, "string_too_short"),
        (SET, {"plan": {"kind": "person", "bot": "greedy"}}, "unexpected_keyword_argument"),
    ],
)
def test_values_out_of_bounds_are_refused(command: Any, changed: Any, fault: str) -> None:
    COMMANDS.validate_json(json.dumps(command))
    with pytest.raises(ValidationError) as caught:
        COMMANDS.validate_json(json.dumps({**command, **changed}))
    assert [error["type"] for error in caught.value.errors()] == [fault]
