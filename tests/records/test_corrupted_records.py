"""Records corrupted at random: each is right or refused, and the independent referee agrees."""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.playing import MINIATURE, names, played, said
from tests.referee import Disagreement, check
from tests.referee.records import BY_HAND
from trimino.records.record import RecordError, RecordReason, dump, load, record_of, replay
from trimino.rules import Match, published

Document = dict[str, Any]
R = RecordReason

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.integers()
    | st.just(10**4000)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["0-0-0", "5-5-5", "up", "down", "place", "draw", "pass", "clock", "\ud800"])
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=5) | st.sampled_from(["base", "end"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@cache
def whole_records() -> tuple[Document, ...]:
    """Small finished matches of several kinds."""
    blocked = MINIATURE.replace(base="tri-domino", free_draw=False, draw_limit=None)
    tables = [(MINIATURE, 2), (MINIATURE, 3), (MINIATURE, 1), (blocked, 2)]
    matches = [played(table, seed) for table in tables for seed in range(3)]
    return BY_HAND, *(record_of(match, names(match)) for match in matches)


def places(value: dict[str, Any] | list[Any]) -> Iterator[tuple[Any, Any]]:
    """Every container of a document with every key or index of it."""
    inner: Iterable[tuple[Any, Any]]
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, child in inner:
        yield value, key
        if isinstance(child, dict | list):
            yield from places(child)


@st.composite
def spoilt_records(draw: st.DrawFn) -> Document:
    """A right record, changed in a few places."""
    document = deepcopy(draw(st.sampled_from(whole_records())))
    for _ in range(draw(st.integers(1, 3))):
        container, key = draw(st.sampled_from(list(places(document))))
        change = draw(st.sampled_from(["set", "set", "nudge", "delete", "copy", "double"]))
        if change == "delete":
            del container[key]
        elif change == "double" and isinstance(container, list):
            container.insert(key, deepcopy(container[key]))
        elif change == "nudge" and type(container[key]) is int:
            container[key] += draw(st.sampled_from([-1, 1]))
        elif change == "copy":
            other, there = draw(st.sampled_from(list(places(document))))
            container[key] = deepcopy(other[there])
        else:
            container[key] = draw(values)
    return document


@given(spoilt_records())
def test_a_spoilt_record_is_right_or_refused(document: Document) -> None:
    try:
        match = replay(document)
    except RecordError as error:
        said(error)
    else:
        assert_told(document, match)


def assert_told(document: Document, match: Match) -> None:
    """Check that an accepted record agrees with its match in every key that has a meaning."""
    written = record_of(match, document["players"])
    for key in ("format", "rounds", "finished"):
        assert covers(document[key], written[key]), key
    assert sorted(document.get("winners", [])) == written["winners"]
    assert replay(written) == match


def covers(found: object, expected: object) -> bool:
    """Whether all that is expected is there, whatever else is."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(
            key in found and covers(found[key], value)
            for key, value in expected.items()
            if key != "totals" or key in found
        )
    if isinstance(expected, list) and isinstance(found, list):
        return len(found) == len(expected) and all(map(covers, found, expected))
    return type(found) is type(expected) and found == expected


@given(spoilt_records())
def test_what_is_accepted_the_independent_referee_accepts(document: Document) -> None:
    try:
        replay(document)
    except RecordError:
        return
    if isinstance(document["rules"], dict):
        # That referee refuses rules it does not know; a reader of records passes them over.
        known = published("trimino").to_json().keys() | {"base"}
        document["rules"] = {k: v for k, v in document["rules"].items() if k in known}
    check(document)


# What is stricter here: types, names, and house rules that cannot be played by anybody.
STRICTER = {R.WRONG_TYPE, R.BAD_NAME, R.BAD_RULES, R.BAD_SETUP, R.END_TOO_EARLY, R.UNKNOWN_ACTION}


@given(spoilt_records())
def test_what_is_refused_the_independent_referee_refuses(document: Document) -> None:
    try:
        replay(document)
    except RecordError as error:
        if error.reason in STRICTER or "." in str(error.message.details.get("found")):
            return
        with pytest.raises((Disagreement, KeyError, TypeError, ValueError, AttributeError)):
            check(document)


@given(st.sampled_from(whole_records()), st.data())
def test_bytes_spoilt_anywhere_are_right_or_refused(
    document: Document, data: st.DataObject
) -> None:
    line = bytearray(dump(document).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(line) - 1))
        line[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    try:
        spoilt = load(line.decode(errors="surrogateescape"))
        match = replay(spoilt)
    except RecordError as error:
        said(error)
    else:
        assert_told(spoilt, match)


@given(st.text() | st.text('{}[],:"\\u0019.eE-+ntf \n', max_size=30))
def test_any_text_is_a_document_or_refused(text: str) -> None:
    try:
        document = load(text)
    except RecordError as error:
        said(error)
    else:
        assert load(dump(document)) == document


@given(values)
def test_any_value_is_a_record_or_refused(value: object) -> None:
    with pytest.raises(RecordError) as caught:
        replay(value)
    assert said(caught.value)
