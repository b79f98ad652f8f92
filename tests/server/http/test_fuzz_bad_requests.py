"""Bad requests made by hand: each gets a refusal that says why, and nothing changes."""

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from pydantic import TypeAdapter

from tests.server.clients import GuestClient
from tests.server.log_faults import faults
from tests.server.servers import Server, serving
from trimino.server.http.body_limit import MAX_BODY
from trimino.server.http.schemas.forms import ErrorBody

ERROR = TypeAdapter(ErrorBody)
DEEP = 20_000
TIMEOUT = 60
"""Seconds for an answer, generous for a busy machine."""
JSON = {"Content-Type": "application/json"}
TABLE = '{"seats": [{"kind": "person"}], "settings": %s}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}") as running:
        yield running
        assert faults(running.output()) == []


@pytest.fixture(scope="module")
def anna(server: Server) -> GuestClient:
    return asyncio.run(GuestClient.named(server, "Anna"))


class Bad(NamedTuple):
    """A request, and how it is refused."""

    method: str
    path: str
    body: bytes | str
    status: int
    name: str
    headers: dict[str, str] = JSON


BAD = {
    "no JSON": Bad("POST", "/api/tables", "{seats", 422, "bad-request"),
    "half of it": Bad("POST", "/api/tables", '{"seats": [', 422, "bad-request"),
    "nothing": Bad("POST", "/api/tables", "", 422, "bad-request"),
    "no text": Bad("POST", "/api/tables", b"\xff\xfe\x00", 400, "bad-request"),
    "half a sign": Bad("POST", "/api/me", '{"name": "\\ud800"}', 422, "name-unreadable"),
    "a list": Bad("POST", "/api/tables", "[]", 422, "bad-request"),
    "null": Bad("POST", "/api/tables", "null", 422, "bad-request"),
    "too deep": Bad("POST", "/api/tables", "[" * DEEP + "]" * DEEP, 400, "bad-request"),
    "too deep rules": Bad(
        "POST",
        "/api/rules",
        '{"rules": {"base": "triomino", "hand": %s}}' % ("[" * 900 + "]" * 900),
        422,
        "ruleset-bad-value",
    ),
    "a huge number": Bad(
        "POST", "/api/tables", TABLE % f'{{"turn_seconds": {"9" * 5000}}}', 400, "bad-request"
    ),
    "a huge power": Bad(
        "POST", "/api/tables", TABLE % '{"turn_seconds": 1e999}', 422, "bad-request"
    ),
    "no number": Bad("POST", "/api/tables", TABLE % '{"turn_seconds": NaN}', 422, "bad-request"),
    "a number as text": Bad(
        "POST", "/api/tables", TABLE % '{"turn_seconds": "60"}', 422, "bad-request"
    ),
    "too short a turn": Bad(
        "POST", "/api/tables", TABLE % '{"turn_seconds": 14}', 422, "bad-request"
    ),
    "too long a turn": Bad(
        "POST", "/api/tables", TABLE % '{"turn_seconds": 259201}', 422, "bad-request"
    ),
    "an unknown field": Bad("POST", "/api/tables", TABLE % '{"cheat": true}', 422, "bad-request"),
    "unknown rules": Bad(
        "POST", "/api/tables", TABLE % '{"rules": "chess"}', 422, "ruleset-unknown"
    ),
    "an unknown bot": Bad(
        "POST",
        "/api/tables",
        '{"seats": [{"kind": "bot", "bot": "exec:sh"}]}',
        422,
        "table-unknown-bot",
    ),
    "no seats": Bad("POST", "/api/tables", '{"seats": []}', 422, "bad-request"),
    "seven seats": Bad(
        "POST", "/api/tables", json.dumps({"seats": [{"kind": "open"}] * 7}), 422, "bad-request"
    ),
    "a form": Bad(
        "POST",
        "/api/me",
        "name=Anna",
        422,
        "bad-request",
        {"Content-Type": "application/x-www-form-urlencoded"},
    ),
    "plain text": Bad(
        "POST", "/api/me", '{"name": "Anna"}', 422, "bad-request", {"Content-Type": "text/plain"}
    ),
    "another method": Bad("PUT", "/api/tables", "{}", 405, "bad-request"),
    "a method of nobody": Bad("BREW", "/api/tables", "", 405, "bad-request"),
    "an unknown path": Bad("GET", "/api/teapot", "", 404, "no-such-page"),
    "a path upwards": Bad("GET", "/api/../../etc/passwd", "", 404, "no-such-page"),
    "one in disguise": Bad(
        "GET", "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd", "", 404, "no-such-page"
    ),
    "an id that is none": Bad("GET", "/api/tables/%00", "", 422, "bad-request"),
    "an id that nobody has": Bad("GET", f"/api/tables/{'A' * 22}", "", 404, "no-such-table"),
    "an upload nobody brought": Bad("GET", f"/api/uploads/{'A' * 22}", "", 404, "no-such-record"),
    "an analysis nobody asked for": Bad(
        "GET", f"/api/analyses/{'A' * 22}", "", 404, "no-such-analysis"
    ),
    "a link nobody made": Bad("POST", f"/api/me/links/{'A' * 43}", "", 410, "link-gone"),
    "an empty name": Bad("POST", "/api/me", '{"name": ""}', 422, "name-empty"),
    "a name of blanks": Bad("POST", "/api/me", '{"name": " \\u00a0 "}', 422, "name-empty"),
    "a long name": Bad("POST", "/api/me", '{"name": "%s"}' % ("a" * 25), 422, "name-too-long"),
    "a very long name": Bad(
        "POST", "/api/me", '{"name": "%s"}' % ("a" * 999), 422, "name-too-long"
    ),
    "a name that rings": Bad("POST", "/api/me", '{"name": "A\\u0007"}', 422, "name-unreadable"),
    "a name in two lines": Bad("POST", "/api/me", '{"name": "A\\nB"}', 422, "name-unreadable"),
    "a name turned round": Bad("POST", "/api/me", '{"name": "A\\u202eB"}', 422, "name-unreadable"),
    "a name nobody sees": Bad("POST", "/api/me", '{"name": "\\u200b"}', 422, "name-unreadable"),
    "a record that is none": Bad("POST", "/api/uploads", '{"record": "{}"}', 422, "record-missing"),
    "an endless position": Bad(
        "POST", "/api/positions", '{"position": "%s"}' % ("/" * 20_001), 422, "bad-request"
    ),
    "a bad position": Bad(
        "POST", "/api/positions", '{"position": "rules=chess"}', 422, "notation-wrong-section"
    ),
    "practice from two records": Bad(
        "POST", "/api/analyses", '{"table": "a", "upload": "b"}', 422, "one-record"
    ),
    "too large": Bad("POST", "/api/me", b" " * (MAX_BODY + 1), 413, "body-too-large"),
    "another site": Bad(
        "POST",
        "/api/me",
        '{"name": "A"}',
        403,
        "foreign-origin",
        {**JSON, "Origin": "https://evil.example"},
    ),
    "another site's frame": Bad(
        "POST",
        "/api/me",
        '{"name": "A"}',
        403,
        "foreign-origin",
        {**JSON, "Sec-Fetch-Site": "cross-site"},
    ),
    "a page from nowhere": Bad("DELETE", "/api/me", "", 403, "foreign-origin", {"Origin": "null"}),
}


@pytest.mark.parametrize("bad", BAD.values(), ids=list(BAD))
def test_a_bad_request_is_refused_with_the_reason(bad: Bad, anna: GuestClient) -> None:
    answer = request(anna, bad)
    assert (answer.status_code, refusal(answer)["name"]) == (bad.status, bad.name), answer.text


def request(guest: GuestClient, bad: Bad) -> httpx.Response:
    url = httpx.URL(guest.server.url).copy_with(raw_path=bad.path.encode())
    headers = {**guest.headers, **bad.headers}
    with httpx.Client(verify=False, timeout=TIMEOUT) as client:
        return client.request(bad.method, url, content=bad.body, headers=headers)


def refusal(answer: httpx.Response) -> dict[str, Any]:
    """The error of a refusal, which has the right form and names no internals."""
    assert faults(answer.text) == []
    assert answer.headers["content-type"] == "application/json"
    assert len(answer.text) < 2000
    return dict(ERROR.validate_json(answer.text)["error"])


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/positions"])
def test_a_body_without_a_length_is_cut_off_when_it_is_too_large(
    path: str, anna: GuestClient
) -> None:
    sent = 0

    def endless() -> Iterator[bytes]:
        nonlocal sent
        while True:
            sent += 2**16
            yield b" " * 2**16

    with httpx.Client(verify=False, timeout=TIMEOUT, headers=anna.headers | JSON) as client:
        try:
            answer = client.post(f"{anna.server.url}{path}", content=endless())
        except httpx.WriteError:
            # The server has closed the connection before the client looked for an answer.
            pass
        else:
            assert refusal(answer)["name"] == "body-too-large"
    assert sent < 64 * 2**20


COOKIES = [
    "",
    "x",
    "A" * 43,
    "A" * 10_000,
    '"',
    "é".encode().decode("latin-1"),
    "a=b; trimino=",
]


@pytest.mark.parametrize("cookie", COOKIES)
def test_whoever_has_a_bad_cookie_is_a_stranger(cookie: str, server: Server) -> None:
    headers = {b"Cookie": f"trimino={cookie}".encode("latin-1")}
    with httpx.Client(
        base_url=server.url, verify=False, headers=headers, timeout=TIMEOUT
    ) as client:
        answer = client.get("/api/me")
        assert (answer.status_code, answer.json()) == (200, {"me": None})
        assert refusal(client.get("/api/me/games"))["name"] == "nobody-asks"
        assert refusal(client.delete("/api/me"))["name"] == "nobody-asks"


POST = b"POST /api/me HTTP/1.1\r\nHost: a\r\n"
RAW = {
    "no HTTP": b"hello\r\n\r\n",
    "a name that is none": POST + b"Bad Header: 1\r\n\r\n",
    "two lengths": POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "a length below zero": POST + b"Content-Length: -1\r\n\r\n",
    "endless headers": POST + b"X: " + b"a" * 200_000 + b"\r\n\r\n",
    "a chunk that is none": POST + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n",
}


@pytest.mark.parametrize("raw", RAW.values(), ids=list(RAW))
def test_what_is_no_request_is_closed_without_a_word_about_the_inside(
    raw: bytes, server: Server
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as door:
        answer = _said(door, raw)
    assert not answer or answer.startswith(b"HTTP/1.1 4"), answer
    assert faults(answer.decode()) == []


def _said(door: socket.socket, raw: bytes) -> bytes:
    """All that a server answers until it closes; it may close while it is still written to."""
    answer = b""
    try:
        door.sendall(raw)
        while part := door.recv(2**16):
            answer += part
    except ConnectionError:
        pass
    return answer
