"""Measurements: what is counted, and who may read it."""

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tests.server.asgi import ask
from trimino.server.errors import ServerError
from trimino.server.http.error_responses import refusal_response
from trimino.server.http.metrics_access import metrics_response
from trimino.server.operation.metrics import Metrics

LOCAL = "http://localhost:8000"


def app(metrics: Metrics, token: str = "") -> Starlette:
    async def read(request: Request) -> Response:
        try:
            return metrics_response(metrics, request.scope, token)
        except ServerError as error:
            return refusal_response(error)

    return Starlette(routes=[Route("/metrics", read)])


def values(metrics: Metrics) -> dict[str, float]:
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        f"{sample.name}{sorted(sample.labels.values())}": sample.value
        for family in families
        for sample in family.samples
    }


def test_requests_are_counted_by_route_and_status() -> None:
    metrics = Metrics()
    for status, seconds in ((200, 0.002), (200, 0.2), (404, 0.001), (101, 3600.0)):
        metrics.observe_request("/api/x", status, seconds)
    found = values(metrics)
    assert found["trimino_requests_total['/api/x', '200']"] == 2
    assert found["trimino_requests_total['/api/x', '101']"] == 1
    # How long a socket was open is no time to answer.
    assert found["trimino_request_seconds_count['/api/x']"] == 3
    assert found["trimino_request_seconds_sum['/api/x']"] == pytest.approx(0.203)


def test_everything_that_is_promised_is_measured() -> None:
    metrics = Metrics()
    metrics.sockets.set(3)
    metrics.tables.set(2)
    metrics.commands.labels("place", "accepted").inc()
    metrics.append_rows.observe(5)
    metrics.append_seconds.observe(0.01)
    metrics.due_lag.observe(0.2)
    metrics.thinking.set(4)
    for outcome in ("decided", "shrunk", "fallen-back"):
        metrics.bots.labels(outcome).inc()
    found = values(metrics)
    assert found["trimino_sockets[]"] == 3
    assert found["trimino_tables[]"] == 2
    assert found["trimino_commands_total['accepted', 'place']"] == 1
    assert found["trimino_append_rows_sum[]"] == 5
    assert found["trimino_append_seconds_count[]"] == 1
    assert found["trimino_due_lag_seconds_count[]"] == 1
    assert found["trimino_thinking_waiting[]"] == 4
    assert found["trimino_bots_total['fallen-back']"] == 1


def test_each_server_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.sockets.inc()
    assert values(other)["trimino_sockets[]"] == 0


@pytest.mark.parametrize("client", ["127.0.0.1", "::1"])
@pytest.mark.parametrize("at", [LOCAL, "http://127.0.0.1", "http://[::1]:8000"])
def test_without_a_token_programs_on_this_machine_read_them(client: str, at: str) -> None:
    answer = ask(app(Metrics()), "GET", "/metrics", client=client, at=at)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "trimino_sockets 0.0" in answer.text


@pytest.mark.parametrize(
    ("client", "at", "headers"),
    [
        ("192.0.2.1", LOCAL, {}),
        ("unknown", LOCAL, {}),
        ("127.0.0.1", "http://games.example", {}),
        ("127.0.0.1", "http://localhost.evil.example", {}),
        ("127.0.0.1", LOCAL, {"x-forwarded-for": "192.0.2.1"}),
        ("127.0.0.1", LOCAL, {"forwarded": "for=192.0.2.1"}),
    ],
)
def test_and_nobody_else(client: str, at: str, headers: dict[str, str]) -> None:
    answer = ask(app(Metrics()), "GET", "/metrics", client=client, at=at, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["name"] == "metrics-closed"


def test_with_a_token_those_who_send_it() -> None:
    guarded = app(Metrics(), "a-token-of-16-signs")
    for sent, status in (
        ("Bearer a-token-of-16-signs", 200),
        ("Bearer a-token-of-16-sign", 403),
        ("a-token-of-16-signs", 403),
        ("Bearer ", 403),
        ("Bearer ä", 403),
    ):
        headers = {"authorization": sent}
        answer = ask(guarded, "GET", "/metrics", headers=headers, client="192.0.2.1")
        assert answer.status_code == status, sent
    assert ask(guarded, "GET", "/metrics", client="127.0.0.1", at=LOCAL).status_code == 403
