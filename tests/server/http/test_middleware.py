"""Middleware: foreign pages, bodies without end, faults, and the headers of answers."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace

import pytest
from fastapi import APIRouter, FastAPI, Request, WebSocket
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from tests.server.asgi import ask, knock
from trimino.server.access.rate_limits import ADDRESS, RateLimiter, RequestKind
from trimino.server.http import middleware
from trimino.server.http.body_limit import BODY_BYTES_A_REQUEST, LARGER, MAX_BODY, UPLOADS
from trimino.server.http.middleware import RateLimit, add_middleware, is_at
from trimino.server.operation.config import Config

HOST = "games.localhost"
HOSTILE = "https://evil.example"
CHUNK = b"x" * 65_536


def made(config: Config | None = None, limits: RateLimiter | None = None) -> FastAPI:
    """An app that does what it is asked, with the guards around it."""
    app, doors = FastAPI(), APIRouter(prefix="/api")

    async def length(request: Request) -> int:
        return len(await request.body())

    @doors.get("/own")
    async def own() -> str:
        return "fine"

    @doors.get("/fault")
    async def fault() -> str:
        raise RuntimeError("the well holds 3-4-4")

    @doors.websocket("/socket/{how}")
    async def socket(socket: WebSocket, how: str) -> None:
        if how == "closed":
            raise RuntimeError("a fault before")
        await socket.accept()
        if how == "gone":
            raise WebSocketDisconnect(1001)
        if how == "cut":
            raise ClientDisconnected
        if how == "fault":
            raise RuntimeError("a fault after")

    doors.add_api_route("/thing", length, methods=["POST", "PUT", "PATCH", "DELETE"])
    doors.add_api_route(UPLOADS.removeprefix("/api"), length, methods=["POST"])
    app.include_router(doors)
    app.add_api_route("/health/alive", own)
    config = config or Config(database="sqlite:///none.db", hosts=(HOST,))
    add_middleware(app, config, limits or RateLimiter(), lambda route, status, seconds: None)
    return app


async def endless(chunks: int) -> AsyncIterator[bytes]:
    for _ in range(chunks):
        yield CHUNK


# Headers


@pytest.mark.parametrize("path", ["/api/own", "/api/fault", "/nowhere", "/health/alive"])
def test_every_answer_carries_what_a_browser_must_not_do(path: str) -> None:
    answer = ask(made(), "GET", path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self';" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "frame-ancestors 'none'" in policy
    assert f"connect-src 'self' ws://{HOST};" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-store"
    assert "camera=()" in answer.headers["permissions-policy"]


def test_behind_tls_the_socket_is_so_too() -> None:
    answer = ask(made(), "GET", "/api/own", at=f"https://{HOST}:8443")
    assert f" wss://{HOST}:8443;" in answer.headers["content-security-policy"]


def test_a_page_is_cut_off_from_others_that_open_it_only_with_tls() -> None:
    header = "cross-origin-opener-policy"
    assert ask(made(), "GET", "/", at=f"https://{HOST}").headers[header] == "same-origin"
    # Elsewhere browsers ignore it, and complain in the console.
    assert header not in ask(made(), "GET", "/").headers


def test_nothing_gets_into_the_policy_by_the_host() -> None:
    answer = ask(made(), "GET", "/api/own", headers={"host": "a; script-src *"})
    assert "connect-src 'self';" in answer.headers["content-security-policy"]
    assert "*" not in answer.headers["content-security-policy"]


def test_an_answer_may_say_for_itself_how_long_it_is_kept() -> None:
    app = made()

    async def kept(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"Cache-Control", b"max-age=60")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body"})

    app.mount("/kept", kept)
    assert ask(app, "GET", "/kept/").headers.get_list("cache-control") == ["max-age=60"]


# Other sites


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": HOSTILE},
        {"origin": "null"},
        {"origin": ""},
        {"origin": f"http://{HOST}.evil.example"},
        {"origin": f"http://evil.example/{HOST}"},
        {"origin": f"http://{HOST}:81"},
        {"origin": f"ftp://{HOST}"},
        {"origin": f"http://{HOST}@evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_pages_of_other_sites_change_nothing(method: str, headers: dict[str, str]) -> None:
    answer = ask(made(), method, "/api/thing", headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["name"] == "foreign-origin"


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": f"http://{HOST}"},
        {"origin": f"HTTP://{HOST.upper()}:80"},
        {"origin": f"https://{HOST}"},
        {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"},
        {"origin": "https://friend.example", "sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
    ids=str,
)
def test_own_pages_and_programs_do(headers: dict[str, str]) -> None:
    config = Config(
        database="sqlite:///none.db", hosts=(HOST,), origins=("https://friend.example",)
    )
    assert ask(made(config), "POST", "/api/thing", headers=headers).status_code == 200


def test_the_address_that_was_told_is_the_servers_own() -> None:
    config = Config(database="sqlite:///none.db", address="https://games.localhost:8443")
    for origin, status in (
        ("https://games.localhost:8443", 200),
        ("https://games.localhost:1", 403),
    ):
        headers = {"host": "127.0.0.1:8000", "origin": origin}
        assert ask(made(config), "POST", "/api/thing", headers=headers).status_code == status


def test_two_origins_are_not_one_of_them() -> None:
    app, sent = made(), []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    origins = [(b"origin", f"http://{HOST}".encode()), (b"origin", HOSTILE.encode())]
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/thing",
        "headers": [(b"host", HOST.encode()), *origins],
    }
    asyncio.run(app(scope, receive, send))
    assert sent[0]["status"] == 403


def test_whoever_only_looks_may_come_from_anywhere() -> None:
    assert ask(made(), "GET", "/api/own", headers={"origin": HOSTILE}).status_code == 200


@pytest.mark.parametrize("headers", [{"origin": HOSTILE}, {"sec-fetch-site": "cross-site"}])
def test_sockets_of_other_sites_are_not_opened(headers: dict[str, str]) -> None:
    headers = {"host": HOST, **headers}
    sent = knock(made(), headers, path="/api/socket/open")
    assert sent[0]["type"] == "websocket.http.response.start"
    assert sent[0]["status"] == 403
    assert b"foreign-origin" in sent[1]["body"]
    plain = knock(made(), headers, path="/api/socket/open", answers=False)
    assert [message["type"] for message in plain] == ["websocket.close"]


@pytest.mark.parametrize("headers", [{"origin": f"https://{HOST}"}, {}])
def test_sockets_of_own_pages_and_of_programs_are(headers: dict[str, str]) -> None:
    sent = knock(made(), {"host": HOST, **headers}, path="/api/socket/open")
    assert sent[0]["type"] == "websocket.accept"


def test_where_an_origin_is() -> None:
    assert is_at("http://[::1]:8000", "[::1]:8000")
    assert is_at("http://localhost", "localhost:80")
    assert not is_at("http://localhost", "localhost:443")
    assert not is_at("http://", "")


# Bodies


def test_a_body_that_says_it_is_too_large_is_not_read() -> None:
    answer = ask(made(), "POST", "/api/thing", content=b"x" * (MAX_BODY + 1))
    assert answer.status_code == 413
    error = answer.json()["error"]
    assert error["name"] == "body-too-large"
    assert error["details"] == {"most": MAX_BODY}
    assert str(MAX_BODY) in error["text"]


def test_nor_is_one_that_does_not_say_so() -> None:
    fitting = MAX_BODY // len(CHUNK)
    assert ask(made(), "POST", "/api/thing", content=endless(fitting)).json() == MAX_BODY
    answer = ask(made(), "POST", "/api/thing", content=endless(fitting + 1))
    assert answer.status_code == 413


def test_one_that_never_ends_is_not_read_to_its_end() -> None:
    taken = 0

    async def body() -> AsyncIterator[bytes]:
        nonlocal taken
        while taken < 1000:
            taken += 1
            yield CHUNK

    assert ask(made(), "POST", "/api/thing", content=body()).status_code == 413
    # As much again is passed over, for whoever has to hear why.
    assert taken <= 2 * MAX_BODY // len(CHUNK) + 2


@pytest.mark.parametrize("content", [b"x" * MAX_BODY, None], ids=["declared", "not declared"])
def test_a_long_body_costs_as_much_as_several_requests(content: bytes | None) -> None:
    limits = RateLimiter()
    app, most = made(limits=limits), 1000 // (1 + MAX_BODY // BODY_BYTES_A_REQUEST)
    answers = [
        ask(app, "POST", "/api/thing", content=content or endless(1)).status_code
        for _ in range(most + 10)
    ]
    assert answers[:most] == [200] * most
    assert 429 in answers


def test_records_may_be_larger_but_not_without_end() -> None:
    most = LARGER[UPLOADS]
    assert most == 16 * 1024 * 1024
    assert ask(made(), "POST", UPLOADS, content=b"x" * most).json() == most
    assert ask(made(), "POST", UPLOADS, content=b"x" * (most + 1)).status_code == 413
    assert ask(made(), "POST", UPLOADS, content=endless(most // 65_536 + 1)).status_code == 413


def test_a_length_that_is_none_is_counted_by_what_comes() -> None:
    headers = {"content-length": "-1"}
    answer = ask(made(), "POST", "/api/thing", headers=headers, content=endless(17))
    assert answer.status_code == 413


# Faults


def test_a_fault_tells_nothing_but_its_number(caplog: pytest.LogCaptureFixture) -> None:
    answer = ask(made(), "GET", "/api/fault")
    assert answer.status_code == 500
    error = answer.json()["error"]
    assert error["name"] == "server-fault"
    assert error["details"].keys() == {"id"}
    assert error["details"]["id"] in error["text"]
    for inside in ("Runtime", "3-4-4", "Traceback", "test_guard"):
        assert inside not in answer.text
    (noted,) = (record for record in caplog.records if record.levelno == logging.ERROR)
    assert noted.exc_info
    assert vars(noted)["fault"] == error["details"]["id"]


def test_a_fault_on_a_socket_closes_it(caplog: pytest.LogCaptureFixture) -> None:
    sent = knock(made(), {"host": HOST}, path="/api/socket/fault")
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert sent[1]["code"] == 1011
    before = knock(made(), {"host": HOST}, path="/api/socket/closed")
    assert before[0]["status"] == 500
    assert b"Runtime" not in before[1]["body"]
    assert len([record for record in caplog.records if record.exc_info]) == 2


@pytest.mark.parametrize("how", ["gone", "cut"])
def test_who_goes_is_no_fault(how: str, caplog: pytest.LogCaptureFixture) -> None:
    knock(made(), {"host": HOST}, path=f"/api/socket/{how}")
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


def test_an_answer_that_has_begun_is_cut_off_not_mixed_with_another() -> None:
    app, sent = made(), []

    async def half(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError

    async def send(message: Message) -> None:
        sent.append(message["type"])

    async def receive() -> Message:
        return {"type": "http.request"}

    app.mount("/half", half)
    scope = {"type": "http", "method": "GET", "path": "/half/", "headers": []}
    asyncio.run(app(scope, receive, send))
    assert sent == ["http.response.start"]


# Floods


def test_an_address_that_floods_has_to_wait_and_others_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Time stands still, since a second allows another request.
    now = time.monotonic()
    monkeypatch.setattr(middleware, "time", SimpleNamespace(monotonic=lambda: now))
    limits = RateLimiter(0.01)
    app: ASGIApp = made(limits=limits)
    most = round(ADDRESS[RequestKind.REQUEST].burst * 0.01)
    codes = [ask(app, "GET", "/api/own").status_code for _ in range(most + 1)]
    assert codes == [200] * most + [429]
    late = ask(app, "GET", "/nowhere")
    assert late.status_code == 429
    assert int(late.headers["retry-after"]) >= 1
    assert late.json()["error"]["details"] == {"seconds": int(late.headers["retry-after"])}
    assert ask(app, "GET", "/health/alive").status_code == 200
    assert ask(app, "GET", "/api/own", client="192.0.2.2").status_code == 200


# Many at once


async def test_of_many_requests_at_once_those_of_others_come_in_between() -> None:
    begun: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append(scope["client"][0])

    guard = RateLimit(app, RateLimiter())

    async def ask_from(address: str, path: str = "/api/own") -> None:
        scope: Scope = {"type": "http", "path": path, "client": (address, 1), "headers": []}
        await guard(scope, never, forget)

    many = ["192.0.2.1"] * 100
    asked = [*map(ask_from, many), ask_from("192.0.2.2"), ask_from("192.0.2.3", "/health/alive")]
    await asyncio.gather(*asked)
    assert len(begun) == len(asked)
    assert max(begun.index("192.0.2.2"), begun.index("192.0.2.3")) < 5


async def never() -> Message:
    raise AssertionError


async def forget(_: Message) -> None:
    raise AssertionError
