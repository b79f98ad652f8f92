"""The host check: a page whose name another has resolve to this machine gets nothing."""

from pathlib import Path

import pytest
from fastapi import FastAPI

from tests.server.asgi import ask, knock
from tests.server.clients import GuestClient
from tests.server.houses import house_in
from trimino.server.http.host_check import HostCheck, own_names
from trimino.server.operation.config import Config


def app(config: Config) -> FastAPI:
    made = FastAPI()

    @made.get("/api/own")
    @made.get("/health/ready")
    async def own() -> str:
        return "own"

    made.add_middleware(HostCheck, names=own_names(config))
    return made


PLAIN = Config(database="sqlite://")
NAMED = Config(database="sqlite://", address="https://games.example", hosts=("play.example",))


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8000", "me.localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.5"],
)
def test_at_home_it_is_known_by_localhost_and_any_address(host: str) -> None:
    assert ask(app(PLAIN), "GET", "/api/own", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil", "a b"]
)
def test_a_name_of_somebody_else_is_refused(host: str) -> None:
    for config in (PLAIN, NAMED):
        answer = ask(app(config), "GET", "/api/own", headers={"host": host})
        assert answer.status_code == 421
        assert answer.json()["error"]["name"] == "foreign-host"


def test_a_socket_is_refused_too() -> None:
    refused = knock(app(PLAIN), {"host": "evil.example"}, path="/api/own")
    assert refused[0]["status"] == 421


def test_names_that_were_configured_are_known() -> None:
    for host in ("games.example", "GAMES.example:8000", "play.example", "play.example."):
        assert ask(app(NAMED), "GET", "/api/own", headers={"host": host}).status_code == 200
    anything = Config(database="sqlite://", hosts=("*",))
    headers = {"host": "evil.example"}
    assert ask(app(anything), "GET", "/api/own", headers=headers).status_code == 200


def test_with_tls_and_for_health_checks_any_name_will_do() -> None:
    answer = ask(app(PLAIN), "GET", "/api/own", at="https://games.example")
    assert answer.status_code == 200
    headers = {"host": "app-one:8000"}
    assert ask(app(PLAIN), "GET", "/health/ready", headers=headers).status_code == 200


async def test_a_server_refuses_a_page_that_was_rebound(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        stranger = GuestClient(house.server)
        assert (await stranger.ask("GET", "/api/me")).status_code == 200
        stranger.more = {"Host": "evil.example", "Origin": "http://evil.example"}
        for method, path in (("GET", "/api/tables"), ("POST", "/api/me"), ("GET", "/")):
            answer = await stranger.ask(method, path, {"name": "Eve"} if method == "POST" else None)
            assert answer.status_code == 421, path
