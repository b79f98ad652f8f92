"""Nobody asks without end, and nobody else suffers for those who try."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimino.server.access import rate_limits as module
from trimino.server.access.rate_limits import (
    ADDRESS,
    GUEST_RATES,
    RateLimiter,
    RequestKind,
    address_key,
)
from trimino.server.errors import TooMany
from trimino.server.http.error_responses import error_body, status_of

HOME = "192.0.2.1"


def taken(
    limits: RateLimiter, kind: RequestKind, guest: str | None, address: str, now: float
) -> int:
    """Count how often in a row a request is allowed."""
    times = 0
    try:
        while times < 100_000:
            limits.take(kind, guest, address, now)
            times += 1
    except TooMany:
        pass
    return times


@pytest.mark.parametrize("kind", GUEST_RATES)
def test_a_guest_gets_the_burst_and_then_one_by_one(kind: RequestKind) -> None:
    limits, (burst, every) = RateLimiter(), GUEST_RATES[kind]
    assert taken(limits, kind, "anna", HOME, 0.0) == burst
    assert taken(limits, kind, "anna", HOME, every * 0.99) == 0
    assert taken(limits, kind, "anna", HOME, every * 1.01) == 1
    assert taken(limits, kind, "anna", HOME, every * 2 * burst) == burst


@pytest.mark.parametrize("kind", GUEST_RATES)
def test_an_address_is_limited_however_many_guests_it_has(kind: RequestKind) -> None:
    limits, most = RateLimiter(), ADDRESS[kind].burst
    times = sum(taken(limits, kind, f"guest {n}", HOME, 0.0) for n in range(200))
    assert times == most
    assert taken(limits, kind, "anna", "192.0.2.2", 0.0) == GUEST_RATES[kind].burst


def test_one_guest_does_not_use_up_what_others_have() -> None:
    limits = RateLimiter()
    taken(limits, RequestKind.OPEN, "anna", HOME, 0.0)
    assert (
        taken(limits, RequestKind.OPEN, "juris", HOME, 0.0) == GUEST_RATES[RequestKind.OPEN].burst
    )
    assert taken(limits, RequestKind.JOIN, "anna", HOME, 0.0) == GUEST_RATES[RequestKind.JOIN].burst


def test_what_is_refused_is_not_counted() -> None:
    limits, (_, every) = RateLimiter(), GUEST_RATES[RequestKind.OPEN]
    taken(limits, RequestKind.OPEN, "anna", HOME, 0.0)
    for _ in range(1000):
        assert taken(limits, RequestKind.OPEN, "anna", HOME, 0.0) == 0
    left = ADDRESS[RequestKind.OPEN].burst - GUEST_RATES[RequestKind.OPEN].burst
    assert taken(limits, RequestKind.OPEN, None, HOME, 0.0) == left
    assert taken(limits, RequestKind.OPEN, "anna", HOME, every * 1.01) == 1


@given(st.lists(st.floats(0, 30), min_size=1, max_size=60))
def test_whoever_waits_as_told_is_let_in(pauses: list[float]) -> None:
    limits, now = RateLimiter(), 0.0
    for pause in pauses:
        now += pause
        try:
            limits.take(RequestKind.HINT, "anna", HOME, now)
        except TooMany as error:
            now += error.wait
            limits.take(RequestKind.HINT, "anna", HOME, now)


@given(st.lists(st.floats(0, 5), min_size=1, max_size=200))
def test_in_any_time_no_more_than_the_burst_and_the_rate(pauses: list[float]) -> None:
    limits, now, times = RateLimiter(), 0.0, []
    burst, every = GUEST_RATES[RequestKind.HINT]
    for pause in pauses:
        now += pause
        try:
            limits.take(RequestKind.HINT, "anna", HOME, now)
        except TooMany:
            continue
        times.append(now)
    for first, begin in enumerate(times):
        for count, end in enumerate(times[first:], start=1):
            assert count <= burst + (end - begin) / every + 1e-6


def test_a_refusal_says_how_long_to_wait() -> None:
    limits = RateLimiter()
    taken(limits, RequestKind.ANALYSIS, "anna", HOME, 0.0)
    with pytest.raises(TooMany) as caught:
        limits.take(RequestKind.ANALYSIS, "anna", HOME, 0.5)
    assert caught.value.wait == 60
    assert status_of(caught.value) == 429
    assert "60 seconds" in str(error_body(caught.value))


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_BUCKETS", 100)
    limits = RateLimiter()
    for number in range(1000):
        limits.take(
            RequestKind.REQUEST, None, f"10.0.{number // 250}.{number % 250}", float(number)
        )
        limits.take(RequestKind.REQUEST, None, HOME, float(number))
    assert len(limits._full_at) == 100
    # Whoever asks all the time is not forgotten.
    assert (RequestKind.REQUEST, "address", HOME) in limits._full_at


def test_ipv6_is_counted_by_household() -> None:
    limits = RateLimiter()
    times = sum(
        taken(limits, RequestKind.IDENTITY, None, f"2001:db8:0:1::{n:x}", 0.0) for n in range(1, 50)
    )
    assert times == ADDRESS[RequestKind.IDENTITY].burst
    assert taken(limits, RequestKind.IDENTITY, None, "2001:db8:0:2::1", 0.0) == times


@pytest.mark.parametrize(
    ("address", "known"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:DB8::1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 1000, "x" * 64),
    ],
)
def test_what_stands_for_an_address(address: str, known: str) -> None:
    assert address_key(address) == known


def test_a_factor_allows_more_and_infinity_everything() -> None:
    assert (
        taken(RateLimiter(2.0), RequestKind.OPEN, "anna", HOME, 0.0)
        == 2 * GUEST_RATES[RequestKind.OPEN].burst
    )
    assert taken(RateLimiter(math.inf), RequestKind.OPEN, "anna", HOME, 0.0) == 100_000
    assert taken(RateLimiter(0.001), RequestKind.OPEN, "anna", HOME, 0.0) == 1


def test_sockets_are_counted_while_they_are_open() -> None:
    limits, most = RateLimiter(), module.OPEN_SOCKETS_GUEST
    # They are opened one after the other, not in a flood.
    held = [limits.socket("anna", HOME, 10.0 * number) for number in range(most)]
    for one in held:
        one.__enter__()
    later = 10.0 * most
    with pytest.raises(TooMany), limits.socket("anna", HOME, later):
        raise AssertionError("one too many")
    with limits.socket("juris", HOME, later):
        pass
    held.pop().__exit__(None, None, None)
    with limits.socket("anna", HOME, later + 10.0):
        pass
    for one in held:
        one.__exit__(None, None, None)
    assert not limits._sockets


def test_sockets_of_an_address_are_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OPEN_SOCKETS_ADDRESS", 3)
    limits = RateLimiter()
    held = [limits.socket(f"guest {n}", HOME, float(n)) for n in range(3)]
    for one in held:
        one.__enter__()
    with pytest.raises(TooMany), limits.socket("anna", HOME, 9.0):
        raise AssertionError("one too many")
    with limits.socket("anna", "192.0.2.2", 9.0):
        pass
    with RateLimiter(math.inf).socket("anna", HOME, 9.0):
        pass
