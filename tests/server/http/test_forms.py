"""Forms: what there is to choose from can be said in any language, and so can what is wrong."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from tests.server.asgi import AT, ask
from tests.words.locales import messages
from trimino.rules import RULESETS
from trimino.server.errors import ServerError, ServerReason, english_values
from trimino.server.http.app import create_app
from trimino.server.http.schemas.forms import TableForm
from trimino.server.http.validation_errors import fault_message
from trimino.server.operation.config import Config


def asked(path: str) -> Any:
    """The answer of an endpoint that needs no database, and so no running server."""
    return ask(create_app(Config(database="sqlite://")), "GET", path).json()


@pytest.fixture(scope="module")
def told() -> Any:
    return asked("/api/rulesets")


@pytest.mark.parametrize("path", ["/api/rulesets", "/api/lists", "/api/readings"])
def test_lists_come_compressed_to_whoever_takes_them_so(path: str) -> None:
    app = create_app(Config(database="sqlite://"))
    packed = ask(app, "GET", path, headers={"accept-encoding": "br, gzip"})
    plain = ask(app, "GET", path, headers={"accept-encoding": "gzip;q=0"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.json() == plain.json()
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


def test_every_text_of_a_form_has_its_message(told: Any) -> None:
    for field in told["fields"]:
        choices = [f"choice-{field['name']}-{choice}" for choice in field.get("choices", ())]
        names = [field["label_name"], field["meaning_name"], *choices]
        assert {name.replace("_", "-") for name in names} <= messages().keys()


def test_every_rule_set_says_who_can_play_it(told: Any) -> None:
    for found, rules in zip(told["rulesets"], RULESETS, strict=True):
        assert tuple(found["players"]) == rules.players
        assert tuple(found["tables"]) == rules.tables
        assert found["solo"] == rules.to_json()["solo"]


@pytest.mark.parametrize(
    ("rules", "tables"),
    [
        ("triodominio", [2, 3, 4]),
        ({"base": "triomino", "highest_value": 3, "solo": None}, [2]),
        ({"base": "triomino", "hand": {"3": 30}}, [2, 4, 5, 6]),
    ],
)
def test_rules_in_words_come_with_the_numbers_of_players_that_can_be_dealt(
    rules: object, tables: list[int]
) -> None:
    app, content = create_app(Config(database="sqlite://")), json.dumps({"rules": rules}).encode()
    headers = {"content-type": "application/json", "origin": AT}
    answer = ask(app, "POST", "/api/rules", headers=headers, content=content)
    assert answer.json()["tables"] == tables


@pytest.mark.parametrize(
    ("rules", "idle"),
    [
        ("triodominio", []),
        ({"base": "triomino", "stop_cost": 5, "draw_limit": 2}, ["stop_cost"]),
        ({"base": "triomino", "stop_cost": 5, "stop_drawing": True}, []),
    ],
)
def test_rules_in_words_come_with_the_changes_that_have_no_effect(
    rules: object, idle: list[str]
) -> None:
    app, content = create_app(Config(database="sqlite://")), json.dumps({"rules": rules}).encode()
    headers = {"content-type": "application/json", "origin": AT}
    answer = ask(app, "POST", "/api/rules", headers=headers, content=content)
    assert answer.json()["idle"] == idle


def test_a_solo_game_has_bounds_for_its_tiles_and_for_the_cost_of_a_draw(told: Any) -> None:
    (solo,) = (field for field in told["fields"] if field["name"] == "solo")
    assert (solo["high"], solo["max_cost"], solo["optional"]) == (56, 1000, True)


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("lv", "trimino"),
        ("lt", "triple-domino"),
        ("ru", "triomino"),
        ("cs", "tri-domino"),
        ("en", "pressman"),
    ],
)
def test_every_language_has_a_sheet_of_its_own(told: Any, language: str, first: str) -> None:
    spoken = [found["id"] for found in told["rulesets"] if language in found["languages"]]
    assert spoken[0] == first


WRONG = {
    "too short a turn": ({"turn_seconds": 14}, "settings.turn_seconds", "form-too-small", 15),
    "too long a turn": (
        {"turn_seconds": 10**6},
        "settings.turn_seconds",
        "form-too-large",
        259200,
    ),
    "a long bot": ({"stand_in": "x" * 21}, "settings.stand_in", "form-text-too-long", 20),
}


@pytest.mark.parametrize(("settings", "place", "name", "bound"), WRONG.values(), ids=list(WRONG))
def test_what_is_wrong_with_a_form_is_a_message(
    settings: Any, place: str, name: str, bound: int
) -> None:
    fault = refused({"seats": [{"kind": "person"}], "settings": settings})
    assert fault["details"]["place"] == place
    assert fault["details"]["why"]["name"] == name
    assert [*fault["details"]["why"]["details"].values()] == [bound]


@pytest.mark.parametrize(
    ("form", "name"),
    [
        ({"seats": []}, "form-too-few"),
        ({"seats": [{"kind": "open"}] * 7}, "form-too-many"),
        ({}, "form-missing"),
    ],
)
def test_so_is_what_is_wrong_with_the_seats(form: Any, name: str) -> None:
    fault = refused(form)
    assert fault["details"]["place"] == "seats"
    assert fault["details"]["why"]["name"] == name


def test_what_no_person_can_cause_is_told_in_english() -> None:
    fault = refused({"seats": [{"kind": "person"}], "settings": {"public": "yes"}})
    assert fault["details"]["why"] == "Input should be a valid boolean"


def refused(form: Any) -> Any:
    """The fault of a form that opens a table, as a refusal tells it."""
    with pytest.raises(ValidationError) as caught:
        TableForm.model_validate(form)
    why = fault_message(caught.value.errors())
    error = english_values(ServerError(ServerReason.BAD_REQUEST, why=why).message)
    assert error["text"].startswith("The request cannot be read: ")
    return error["details"]["why"]


def test_every_reading_has_its_messages_and_its_sheets(told: Any) -> None:
    sheets = {rules["id"] for rules in told["rulesets"] if rules["sheet"]}
    fields = {field["name"] for field in told["fields"]}
    readings = asked("/api/readings")["readings"]
    assert len(readings) > 15
    for reading in readings:
        assert {reading["meaning"], reading["reason"] or reading["meaning"]} <= messages().keys()
        assert {quotation["sheet"] for quotation in reading["quotations"]} <= sheets
        assert {field for changes in reading["others"] for field in changes} <= fields
