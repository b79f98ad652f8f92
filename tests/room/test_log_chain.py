"""The hash chain over a log: it fixes every row, and tells nobody what a row says."""

import json
from typing import Any

import pytest

from tests.room.logs import ANNA, EVA, JURIS, Log, with_bot
from trimino.records.log_chain import EMPTY_HEAD, head_after, row_link, row_salt
from trimino.room.chained_text import chained_text
from trimino.room.errors import RoomError, RoomReason
from trimino.room.facts import RematchOpened
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.log_row import LogRow
from trimino.room.log_values import log_values
from trimino.room.room_state import MILESTONE
from trimino.words import in_english

SHORT = "goliath-kids"


def two_people(**details: Any) -> Log:
    log = Log("person", "person", rules=SHORT, **details)
    log.begin((0,), (1,))
    log.play_until(lambda: len(log.rows) == 12)
    return log


def links(frame: Any) -> list[bytes]:
    return [*map(bytes.fromhex, frame["links"])]


CHANGES: dict[str, Any] = {
    "time": {"at": 7.0},
    "guest": {"guest": EVA},
    "command": {"command": "another"},
    "secret": {"body": lambda text: text.replace('"secret":"0', '"secret":"1')},
    "contribution": {"body": lambda text: text.replace('"contribution":"0', '"contribution":"1')},
    "seats kept": {"body": lambda text: text.replace('"kept":{}', '"kept":{"1":"eva"}')},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_log_with_a_changed_row_is_refused_where_it_breaks(change: dict[str, Any]) -> None:
    rows = two_people().rows
    version, changed = first_changed(rows, change)
    with pytest.raises(RoomError) as refused:
        load_room([*rows[: version - 1], changed, *rows[version:]])
    assert refused.value.reason is RoomReason.LOG_HAS_GAP
    assert refused.value.message.details["version"] == version


def first_changed(rows: list[LogRow], change: dict[str, Any]) -> tuple[int, LogRow]:
    for row in rows:
        values = {k: v(getattr(row, k)) if callable(v) else v for k, v in change.items()}
        changed = row._replace(**values)
        if changed != row and row.guest is not None:
            return row.version, changed
    raise AssertionError("nothing to change")


def test_a_log_from_before_the_chain_opens_and_is_chained_from_its_first_row() -> None:
    log = two_people()
    old = load_room(row._replace(previous_head=None) for row in log.rows)
    assert (old.head, old.links) == (log.room.head, log.room.links)
    log.do(ANNA, "greet", greeting="hello")
    assert log.rows[-1].previous_head == old.head.hex()
    changed = [row._replace(previous_head=None) for row in log.rows[:-1]]
    changed[1] = changed[1]._replace(at=5.0)
    with pytest.raises(RoomError):
        load_room([*changed, log.rows[-1]])


def test_updates_lead_from_every_head_to_the_last() -> None:
    log = two_people()
    room = log.room
    frames = FrameBuilder(room, ["Anna", "Juris"], in_english)
    for since in range(room.version + 1):
        update = frames.update(JURIS, since)
        assert update["head"] == room.head.hex()
        assert head_after(room.head_at(since), links(update)) == room.head
    assert room.head_at(0) == EMPTY_HEAD
    view: Any = frames.view(None, kept=3)
    assert head_after(room.head_at(3), links(view)) == room.head
    assert "links" not in frames.view(None)


def test_an_undo_comes_with_its_links() -> None:
    log = with_bot(rules=SHORT)
    log.play_until(lambda: log.holder == ANNA and len(log.rows) > 8)
    before, version = log.room.head, log.room.version
    log.play()
    log.play_until(lambda: log.holder == ANNA)
    log.answer(ANNA, "take-back")
    view: Any = FrameBuilder(log.room, ["Anna", "Bot"], in_english).update(ANNA, version)
    assert view["type"] == "view"
    assert head_after(before, links(view)) == log.room.head


def test_links_say_nothing_without_the_secret() -> None:
    """Rows that say the same have other links at another table; a salt is needed to try texts."""
    one, other = two_people(seed=1), two_people(seed=2)
    greeted = [log.room.version + 1 for log in (one, other)]
    for log in (one, other):
        log.do(ANNA, "greet", greeting="hello")
    texts = [chained_text(log.room.secret, log.rows[-1]) for log in (one, other)]
    facts = [json.loads(text)[2] for text in texts]
    assert facts[0] == facts[1] == {"kind": "greeted", "greeting": "hello"}
    assert greeted[0] == greeted[1]
    assert one.room.links[-1] != other.room.links[-1]
    assert row_link(row_salt(one.room.secret, greeted[0]), texts[0]) == one.room.links[-1]
    guesses = (bytes(32), one.room.head_at(greeted[0] - 1), bytes.fromhex(one.room.commitment))
    assert all(row_link(salt, texts[0]) != one.room.links[-1] for salt in guesses)
    salts = {row_salt(one.room.secret, row.version) for row in one.rows}
    assert len(salts) == len(one.rows)


def test_rows_are_shown_once_the_match_is_over_without_guests_and_other_tables() -> None:
    log = two_people(kept={0: ANNA, 1: JURIS})
    assert "rows" not in log_values(log.room, log.rows)
    log.play_out()
    log.happen(RematchOpened(table="another-table"), ANNA, "again")
    values = log_values(log.room, log.rows)
    texts = values["rows"]
    secret = log.room.secret
    found = [row_link(row_salt(secret, n), text) for n, text in enumerate(texts, start=1)]
    assert found == log.room.links == links(values)
    assert head_after(EMPTY_HEAD, found).hex() == values["head"]
    assert [json.loads(text)[:2] for text in texts] == [[r.version, r.at] for r in log.rows]
    assert json.loads(texts[0])[2]["secret"] == secret.hex()
    shown = "".join(texts)
    for hidden in (ANNA, JURIS, "kept", "another-table", '"c3"'):
        assert hidden not in shown


def test_a_head_of_long_ago_costs_no_more_than_a_late_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends a command again is told the head after it, at a table of any length."""
    log = two_people()
    for _ in range(3 * MILESTONE):
        log.do(ANNA, "greet", greeting="hello")
    room = log.room.copy()
    lengths = list[int]()

    def noted(head: bytes, links: list[bytes]) -> bytes:
        lengths.append(len(links))
        return head_after(head, links)

    monkeypatch.setattr("trimino.room.room_state.head_after", noted)
    for version in range(room.version):
        assert room.head_at(version) == head_after(EMPTY_HEAD, room.links[:version])
    assert max(lengths) < MILESTONE
