"""The limits of a guest: what the table of limits names is counted, and nothing else is named."""

from types import SimpleNamespace

import pytest

from tests.docs.protocol import limit_rows
from tests.server.asgi import ask
from trimino.server.access.authentication import new_secret
from trimino.server.access.rate_limits import RateLimiter, RequestKind
from trimino.server.http.app import create_app
from trimino.server.operation.config import Config

PATHS = {
    RequestKind.REQUEST: "/api/me",
    RequestKind.FILE: "/assets/none.js",
    RequestKind.HEALTH: "/health/alive",
}


def test_what_middleware_counts_has_a_limit_for_guests_only_if_it_counts_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, counted = create_app(Config(database="sqlite://")), set[tuple[RequestKind, bool]]()

    def take(_: RateLimiter, kind: RequestKind, guest: str | None, *__: object) -> None:
        counted.add((kind, guest is not None))

    async def guest_of(*_: object) -> SimpleNamespace:
        return SimpleNamespace(guest="g", name="Anna")

    monkeypatch.setattr(RateLimiter, "take", take)
    authenticator = SimpleNamespace(guest_of=guest_of)
    monkeypatch.setattr(app.state.service, "authenticator", authenticator, raising=False)
    headers = {"host": "localhost", "cookie": f"trimino={new_secret()}"}
    for path in PATHS.values():
        ask(app, "GET", path, headers=headers)
    assert {kind for kind, _ in counted} == {*PATHS}
    of_guests = {name for name, guest, _ in limit_rows() if guest != "–"}
    assert {kind.value for kind, of_guest in counted if of_guest} == of_guests & {*PATHS}
