"""The endpoint that reads house rules: all forms in, all forms out, refusals as messages."""

import json
from typing import Any

import httpx
import pytest

from tests.server.asgi import ask
from tests.words.locales import messages
from trimino.records.house_rules_notation import MAX_RULES_TEXT, HouseRules
from trimino.rules import published
from trimino.server.http.app import create_app
from trimino.server.operation.config import Config

OURS = HouseRules(published("triomino").replace(draw_limit=2, hexagons=(50, 60, 70)), "Grandma's")


def post(text: object) -> httpx.Response:
    """The answer of the endpoint, which needs no database and so no running server."""
    app = create_app(Config(database="sqlite://"))
    body = json.dumps({"text": text}).encode()
    headers = {"content-type": "application/json"}
    return ask(app, "POST", "/api/house-rules", headers=headers, content=body)


def refusal(text: object) -> Any:
    answer = post(text)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["name"] in messages()
    assert error["text"]
    return error


@pytest.mark.parametrize(
    "text", [str(OURS), json.dumps(OURS.to_json()), OURS.link("https://trimino.example")]
)
def test_every_form_is_answered_with_all(text: str) -> None:
    answer = post(text)
    assert answer.status_code == 200
    found = answer.json()
    assert found["name"] == "Grandma's"
    assert found["rules"] == {"base": "triomino", "hexagons": [50, 60, 70], "draw_limit": 2}
    assert found["text"] == str(OURS)
    assert found["document"] == OURS.to_json()
    assert found["link"] == "/rules#Grandma%27s:%20triomino,hexagons=50+60+70,draw-limit=2"
    assert [one["text"] for one in found["differences"]] == [
        "hexagons: 50, 60 and 70 (sheet: 50, 50 and 50)",
        "draw limit per turn: 2 (sheet: 3)",
    ]


def test_published_rules_without_a_name_are_an_id() -> None:
    found = post("goliath").json()
    assert (found["name"], found["rules"], found["differences"]) == ("", "goliath", [])


def test_what_is_wrong_is_a_message_that_names_the_field() -> None:
    error = refusal("Ours: triomino, draw-limit=many")
    assert error["name"] == "notation-bad-rules"
    assert error["details"]["why"]["details"]["field"] == "draw_limit"
    assert refusal("")["name"] == "house-rules-unreadable"
    assert refusal(f"{'x' * 61}: triomino")["name"] == "house-rules-bad-name"
    assert refusal("\ud800: triomino")["name"] in ("bad-request", "house-rules-bad-name")
    assert refusal("x" * (MAX_RULES_TEXT + 1))["name"] == "bad-request"
    assert refusal(5)["name"] == "bad-request"
