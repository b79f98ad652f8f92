"""The endpoint of analyses: what a long result costs."""

import time
from types import SimpleNamespace

import pytest

from tests.server.asgi import ask
from trimino.server.access.rate_limits import ADDRESS, RequestKind
from trimino.server.http import requester
from trimino.server.http.app import create_app
from trimino.server.http.requester import BYTES_A_STORY
from trimino.server.operation.config import Config
from trimino.server.storage.rows import Analysis

JOB = Analysis(
    "A" * 22, "upload:a", "quick", "done", 1, 1, "x" * BYTES_A_STORY, None, 0.0, None, None
)


def test_a_result_is_charged_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    app, read, now = create_app(Config(database="sqlite://")), list[str](), time.monotonic()
    monkeypatch.setattr(requester, "time", SimpleNamespace(monotonic=lambda: now, time=time.time))

    async def find(analysis: str) -> Analysis:
        read.append(analysis)
        return JOB

    async def result_length(analysis: str) -> int:
        return BYTES_A_STORY

    async def shown(job: Analysis, address: str) -> tuple[Analysis, bytes]:
        return job, b"{}"

    async def seconds_left(job: Analysis) -> None: ...

    jobs = SimpleNamespace(
        find=find, result_length=result_length, shown=shown, seconds_left=seconds_left
    )
    monkeypatch.setattr(app.state.service, "jobs", jobs, raising=False)
    burst = ADDRESS[RequestKind.STORY].burst
    # There is room for one answer, which counts twice.
    app.state.service.limits.take(RequestKind.STORY, None, "192.0.2.1", now, burst - 2)
    statuses = [ask(app, "GET", f"/api/analyses/{JOB.analysis}").status_code for _ in range(2)]
    assert statuses == [200, 429]
    assert len(read) == 1
