"""A refusal can always be written as JSON, whatever stands in it, and is said in words."""

import json
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.asgi import knock
from trimino.messages.message_json import plain
from trimino.room.errors import RoomError, RoomReason
from trimino.rules import Cell, IllegalAction, Message, Reason, Tile
from trimino.server.access.authentication import new_secret
from trimino.server.access.rate_limits import too_many
from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.app import create_app
from trimino.server.http.error_responses import STATUS, error_body, refusal_response, status_of
from trimino.server.operation.config import Config
from trimino.server.storage.errors import StoreUnavailable

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)


def test_a_refusal_has_a_name_details_and_a_sentence() -> None:
    error = IllegalAction(Reason.TILE_NOT_HELD, tile=Tile(3, 4, 4))
    assert error_body(error) == {
        "error": {
            "name": "tile-not-held",
            "details": {"tile": "3-4-4"},
            "text": "3-4-4 is not in your hand. Lay a tile you hold.",
        }
    }


def test_a_message_in_a_message_is_told_as_one() -> None:
    inner = Message("setting-allowed-whole", {"low": 1, "high": Message("kind-plain")})
    assert plain(inner) == {
        "name": "setting-allowed-whole",
        "details": {"low": 1, "high": {"name": "kind-plain", "details": {}}},
    }


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (Cell(1, -2, down=True), [1, -2, "down"]),
        ((Tile(0, 0, 1), None, True, 1.5), ["0-0-1", None, True, 1.5]),
        (ServerReason.TOO_MANY, "too-many"),
        (10**30, str(10**30)),
        (10**5000, "…"),
        (float("nan"), "nan"),
        (float("inf"), "inf"),
        ("Anna\n\ud800", "Anna \N{REPLACEMENT CHARACTER}"),
        (b"x", "b'x'"),
        ({1: (2,)}, {"1": [2]}),
        (((((((1,),),),),),), [[[[["…"]]]]]),
        (tuple(range(101)), "…"),
    ],
    ids=range(12),
)
def test_every_value_has_its_form(value: object, told: object) -> None:
    assert plain(value) == told


@given(values)
def test_whatever_stands_in_a_refusal_can_be_sent(value: object) -> None:
    error = ServerError(ServerReason.FOREIGN_ORIGIN, origin=value)
    sent = bytes(refusal_response(error).body)
    assert json.loads(sent)["error"]["name"] == "foreign-origin"


def test_nobodys_text_makes_a_refusal_long() -> None:
    error = ServerError(ServerReason.FOREIGN_ORIGIN, origin="x" * 1_000_000)
    assert len(bytes(refusal_response(error).body)) < 2000


def test_statuses_are_those_of_errors() -> None:
    assert all(400 <= status < 600 for status in STATUS.values())
    assert status_of(IllegalAction(Reason.MUST_DRAW)) == 422
    assert status_of(too_many(0.2)) == 429
    assert refusal_response(too_many(0.2)).headers["retry-after"] == "1"
    assert "retry-after" not in refusal_response(RoomError(RoomReason.NAME_EMPTY)).headers


def test_a_socket_that_is_refused_before_it_opens_is_answered_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(*_: object) -> None:
        raise StoreUnavailable(why="ConnectionError")

    app = create_app(Config(database="sqlite://"))
    monkeypatch.setattr(
        app.state.service, "authenticator", SimpleNamespace(guest_of=fail), raising=False
    )
    headers = {"host": "localhost", "cookie": f"trimino={new_secret()}"}
    sent = knock(app, headers, path="/api/tables/any/socket")
    assert [message["type"] for message in sent] == [
        "websocket.http.response.start",
        "websocket.http.response.body",
    ]
    assert sent[0]["status"] == 503
