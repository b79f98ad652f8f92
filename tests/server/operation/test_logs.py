"""Logs tell what happened, by route and in time, and never what is secret."""

import io
import json
import logging
import secrets
from collections.abc import Iterator

import pytest
from fastapi import FastAPI, WebSocket
from hypothesis import given
from hypothesis import strategies as st
from starlette.responses import JSONResponse

from tests.server.asgi import ask, knock
from trimino.rules.tiles import TILES
from trimino.server.access.authentication import cookie_headers, hashed, new_secret
from trimino.server.access.rate_limits import RateLimiter
from trimino.server.http.middleware import add_middleware
from trimino.server.operation.config import Config
from trimino.server.operation.logs import JsonLines, TextLines, redacted, set_up_logs

FORMS = {"text": TextLines(), "json": JsonLines()}


@pytest.fixture(params=FORMS)
def lines(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """The lines of a log, in each of its formats."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(FORMS[request.param])
    noting = logging.getLogger("trimino")
    before = noting.level
    noting.setLevel(logging.DEBUG)
    noting.addHandler(handler)
    yield out
    noting.removeHandler(handler)
    noting.setLevel(before)


def app() -> FastAPI:
    made = FastAPI()

    @made.get("/api/tables/{table}")
    async def table(table: str) -> JSONResponse:
        return JSONResponse(
            {}, headers={"set-cookie": cookie_headers(new_secret(), secure=True)[0]}
        )

    @made.get("/api/fault")
    async def fault() -> None:
        raise RuntimeError(f"cookie: trimino={new_secret()}; the well is 3-4-4, 0-0-1")

    @made.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str) -> None:
        await socket.accept()

    add_middleware(made, Config(database="sqlite:///none.db"), RateLimiter(), lambda *_: None)
    return made


def test_a_request_is_one_line_by_its_route(lines: io.StringIO) -> None:
    secret = new_secret()
    ask(
        app(),
        "GET",
        "/api/tables/the-table-of-anna?name=apple",
        headers={"cookie": f"trimino={secret}", "authorization": "Bearer pear"},
    )
    (line,) = lines.getvalue().splitlines()
    assert "/api/tables/{table}" in line
    assert "GET" in line
    assert "200" in line
    for word in ("the-table-of-anna", "apple", "pear", secret):
        assert word not in line


def test_what_no_route_takes_is_noted_without_its_path(lines: io.StringIO) -> None:
    ask(app(), "GET", "/a-secret-path?x=1")
    ask(app(), "POST", "/api/fault", headers={"origin": "https://evil.example"})
    first, second = lines.getvalue().splitlines()
    assert "(none)" in first
    assert "404" in first
    assert "secret-path" not in first
    assert "403" in second


def test_a_socket_is_one_line_too(lines: io.StringIO) -> None:
    knock(app(), {"host": "games.localhost"}, path="/api/tables/the-table-of-anna/socket")
    (line,) = lines.getvalue().splitlines()
    assert "/api/tables/{table}/socket" in line
    assert "101" in line
    assert "anna" not in line


def test_a_fault_is_noted_with_where_it_was_and_without_what_is_secret(
    lines: io.StringIO,
) -> None:
    answer = ask(app(), "GET", "/api/fault")
    noted = lines.getvalue()
    assert answer.json()["error"]["details"]["id"] in noted
    assert "RuntimeError" in noted
    assert "test_logs.py" in noted
    assert "3-4-4" not in noted
    assert "0-0-1" not in noted
    assert "trimino=" not in noted.replace("trimino=***", "")


def test_lines_of_json_can_be_read_by_a_program() -> None:
    record = logging.makeLogRecord(
        {
            "name": "trimino.x",
            "msg": "moved %s",
            "args": ("on",),
            "levelname": "INFO",
            "ms": 1.5,
            "what": "a\nb",
            "created": 0.0,
        }
    )
    read = json.loads(JsonLines().format(record))
    assert read == {
        "at": "1970-01-01T00:00:00.000Z",
        "level": "info",
        "from": "trimino.x",
        "event": "moved on",
        "ms": 1.5,
        "what": "a\nb",
    }


@pytest.mark.parametrize("form", FORMS)
def test_nobody_can_forge_a_line(form: str) -> None:
    text = "fine\n2026-01-01 ERROR trimino.serve stopped\x1b[2J"
    record = logging.makeLogRecord({"msg": text, "name": "x", "why": text})
    assert len(FORMS[form].format(record).splitlines()) == 1
    assert "\x1b" not in FORMS[form].format(record)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "extra",
    [
        {"cookie": "apple"},
        {"secret": "apple"},
        {"link_token": "apple"},
        {"contribution": "apple"},
        {"hands": ["apple"]},
        {"tiles": "apple"},
        {"password": "apple"},
        {"headers": {"Cookie": "apple"}},
        {"headers": [("authorization", "Bearer apple")]},
        {"url": "postgresql://anna:apple@db/games"},
        {"msg": "Set-Cookie: trimino=apple; Path=/"},
        {"msg": "metrics_token='apple'"},
        {"msg": 'secret="apple"'},
        {"msg": "{'contribution': 'apple'}"},
    ],
    ids=str,
)
def test_what_is_named_as_a_secret_is_struck_out(form: str, extra: dict[str, object]) -> None:
    record = logging.makeLogRecord({"name": "x", "msg": "event", **extra})
    assert "apple" not in FORMS[form].format(record)


@given(st.text(" ,;:='\"()[]{}/", max_size=2), st.text(" ,;:='\"()[]{}/", max_size=2))
def test_secrets_hashes_and_tiles_are_struck_out_wherever_they_stand(
    before: str, after: str
) -> None:
    for secret in (new_secret(), hashed("apple"), str(TILES[17])):
        assert secret not in redacted(f"moved{before or ' '}{secret}{after or ' '}on")


def test_every_tile_is_struck_out_and_a_date_is_not() -> None:
    for tile in TILES:
        assert redacted(f"draws {tile}: -5") == "draws ***: -5"
    assert redacted("2026-11-16, 1-2, 10-2-3") == "2026-11-16, 1-2, 10-2-3"


def test_the_form_and_the_level_are_those_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        set_up_logs(Config(database="sqlite:///x", log_format="json", log_level="warning"))
        logging.getLogger("trimino.x").info("quiet")
        logging.getLogger("trimino.x").warning("loud")
        logging.getLogger("uvicorn.access").critical("GET /?token=apple")
    finally:
        root.handlers[:], root.level = before, level
        logging.getLogger("uvicorn.access").disabled = False
        logging.captureWarnings(False)
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["event"] == "loud"


def test_ids_of_tables_and_guests_are_struck_out_and_names_of_classes_are_not() -> None:
    unlikely = ("AbCdEfGhIjKlMnOpQrStUv", "abcdefghijk0mnopqrstu-", "ABCDEFGHIJK_MNOPQRSTU7")
    for table in (*unlikely, *(secrets.token_urlsafe(16) for _ in range(200))):
        assert table not in redacted(f"failed for {table}: (table_id)=({table})")
    kept = "RequestValidationError in test_of_twenty_two_char MAX_OF_TWENTY_TWO_CHAR"
    assert redacted(kept) == kept
