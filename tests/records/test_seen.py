"""What a device kept, against records and logs: what it proves, and what it refutes."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records import fairness_vectors
from tests.records.playing import said
from tests.room.logs import Log
from trimino.messages.seen_messages import seen_messages
from trimino.records.fair_deal import check_fair
from trimino.records.open_log import read_log
from trimino.records.record import RecordError, RecordReason, replay
from trimino.records.seen import SeenTable, format_seen, parse_seen
from trimino.records.seen_proof import SeenProof, check_seen
from trimino.room.log_values import log_values
from trimino.room.match_results import match_record
from trimino.room.room_state import Room
from trimino.words import in_english

R = RecordReason


class PlayedMatch:
    """A match of two people, and what the first of them kept."""

    def __init__(self, seed: int = 1, **settings: Any) -> None:
        self.log = Log("person", "person", rules="goliath-kids", **settings)
        self.log.begin((0,), (1,))
        self.version = self.log.room.version
        head = self.log.room.head.hex()
        self.log.play_out(seed)
        self.record: Any = json.loads(
            json.dumps(match_record(self.log.room, ["Anna", "Juris"], in_english))
        )
        self.rows = log_values(self.log.room, self.log.rows)["rows"]
        sent = self.record["fair"]["contributions"]
        self.seen = SeenTable("table", self.log.room.commitment, {0: sent[0]}, {self.version: head})

    def check(self, **changed: Any) -> SeenProof:
        seen, rows = self.seen._replace(**changed), self.rows
        return check_seen(self.record, replay(self.record), seen, rows)

    def refuted(self, **changed: Any) -> RecordReason:
        with pytest.raises(RecordError) as caught:
            self.check(**changed)
        assert said(caught.value)
        return caught.value.reason


@pytest.fixture
def played() -> PlayedMatch:
    return PlayedMatch()


def test_what_was_kept_proves_the_record(played: PlayedMatch) -> None:
    proof = played.check()
    assert proof[:4] == SeenProof(1, (0,), (played.version,), ())[:4]
    assert [message.name for message in seen_messages(proof)] == [
        "seen-proof-deals",
        "seen-proof-log-part",
    ]
    without = check_seen(played.record, replay(played.record), played.seen)
    assert without == SeenProof(1, (0,), (), (played.version,))
    watched = played.check(contributions={})
    assert seen_messages(watched)[0].name == "seen-proof-deals-only"
    left = played.check(contributions={}, dropped=played.seen.contributions)
    assert seen_messages(left)[0].name == "seen-proof-dropped"


def test_another_secret_or_contribution_or_head_is_told(played: PlayedMatch) -> None:
    other = "ab" * 32
    assert played.refuted(commitment=other) is R.SEEN_COMMITMENT
    assert played.refuted(contributions={0: other}) is R.SEEN_CONTRIBUTION
    assert played.refuted(contributions={1: played.seen.contributions[0]}) is R.SEEN_CONTRIBUTION
    assert played.refuted(contributions={7: other}) is R.SEEN_CONTRIBUTION
    assert played.refuted(heads={played.version: other}) is R.SEEN_HEAD
    assert played.refuted(heads={10**6: other}) is R.SEEN_HEAD
    del played.record["fair"]
    assert played.refuted() is R.SEEN_NO_PROOF


def test_a_loss_that_the_log_declares_is_told_apart(played: PlayedMatch) -> None:
    version, other = played.version, "ab" * 32

    def declared(after: object, upto: object) -> str:
        fact = {"kind": "end-lost", "after": after, "upto": upto}
        return json.dumps([version + 1, 1.0, fact, ""])

    rows = played.rows
    for last, reason in (
        (declared(version - 1, version + 3), R.SEEN_LOST),
        (declared(version, version + 3), R.SEEN_HEAD),
        (declared("x", None), R.SEEN_HEAD),
        ('"end-lost"', R.SEEN_HEAD),
    ):
        played.rows = [*rows, last]
        assert played.refuted(heads={version: other}) is reason


def test_a_made_up_match_with_the_same_secret_does_not_fit_the_head() -> None:
    """Everything of the record is right by itself, but it is not what was played."""
    true, other = PlayedMatch(), PlayedMatch()
    other.log = Log("person", "person", rules="goliath-kids")
    other.log.begin((0,), (1,))
    other.log.play_out(seed=2)
    other.record = json.loads(
        json.dumps(match_record(other.log.room, ["Anna", "Juris"], in_english))
    )
    assert other.record["fair"] == true.record["fair"]
    assert check_fair(other.record, replay(other.record))
    last = {true.log.room.version: true.log.room.head.hex()}
    other.rows = log_values(other.log.room, other.log.rows)["rows"]
    assert other.refuted(heads=last) is R.SEEN_HEAD
    # The true log leads to the head, but is another match than the record's.
    other.rows = true.rows
    assert other.refuted(heads=last) is R.SEEN_LOG


def test_a_log_must_have_the_secret_and_contributions_of_the_record(played: PlayedMatch) -> None:
    version = played.version
    for row, (key, value) in {0: ("secret", "ab" * 32), 1: ("contribution", "cd" * 32)}.items():
        parts = json.loads(played.rows[row])
        parts[2][key] = value
        kept, played.rows[row] = played.rows[row], json.dumps(parts)
        assert played.refuted(heads={}) is R.SEEN_LOG
        assert played.refuted() is R.SEEN_HEAD
        played.rows[row] = kept
    for text in ("", "[]", "{}", "[" * 10_000, '[1,2,"x","y"]'):
        kept, played.rows[version] = played.rows[version], text
        assert played.refuted(heads={}) is R.SEEN_LOG
        played.rows[version] = kept
    assert played.check().heads == (version,)


def test_a_contribution_at_the_seat_of_a_bot_proves_nothing() -> None:
    log = Log("person", "greedy", rules="goliath-kids")
    log.begin((0,))
    log.play_out()
    record: Any = match_record(log.room, ["Anna", "Bot"], in_english)
    assert check_fair(record, replay(record))
    assert not check_fair({**record, "bots": ["greedy", "greedy"]}, replay(record))


def test_actions_that_were_taken_back_do_not_count() -> None:
    log = fairness_vectors.with_undo()
    record: Any = match_record(log.room, ["Anna", "Bot"], in_english)
    assert record["taken_back"]
    seen = SeenTable("t", log.room.commitment, {}, {log.room.version: log.room.head.hex()})
    rows = log_values(log.room, log.rows)["rows"]
    assert check_seen(record, replay(record), seen, rows).heads == (log.room.version,)


digits = st.integers(0, 2**256 - 1).map(lambda number: f"{number:064x}")
numbered = st.dictionaries(st.integers(0, 999), digits, max_size=3)
tables = st.text("abcXYZ019-_", min_size=1, max_size=64)
people = st.none() | st.sets(st.integers(0, 5)).map(lambda seats: tuple(sorted(seats)))
pairs = st.dictionaries(st.tuples(st.integers(0, 999), st.integers(0, 999)), digits, max_size=3)


@given(
    st.builds(
        SeenTable,
        tables,
        digits,
        numbered,
        numbered,
        numbered,
        people,
        pairs,
        pairs,
        numbered,
        numbered,
    )
)
def test_a_line_is_read_as_it_was_written(seen: SeenTable) -> None:
    assert parse_seen(format_seen(seen)) == seen
    assert parse_seen(f" https://example.org/replay/x#{format_seen(seen)}\n") == seen


LINE = f"trimino-seen/1;table=a;commitment={'ab' * 32}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        LINE.upper(),
        LINE[:-1],
        f"{LINE};seat-0=ab",
        f"{LINE};people=a",
        f"{LINE};moves-1-2=ab",
        f"{LINE};x",
        LINE.replace("=a;", "=;"),
    ],
)
def test_what_is_no_such_line_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_seen(text)
    assert caught.value.reason is R.SEEN_UNREADABLE
    assert "begins with trimino-seen/1" in said(caught.value)


def test_keys_of_later_versions_are_let_through() -> None:
    assert parse_seen(f"{LINE};later=1") == parse_seen(LINE)


def test_the_vectors_for_the_browser_are_kept() -> None:
    assert fairness_vectors.KEPT.read_text(encoding="utf-8") == fairness_vectors.made()


@pytest.mark.parametrize("number", range(len(fairness_vectors.MATCHES)))
def test_the_vectors_are_right(number: int) -> None:
    match = json.loads(fairness_vectors.made())["matches"][number]
    record, seen = match["record"], parse_seen(match["seen"])
    proof = check_seen(record, replay(record), seen, match["rows"])
    assert (proof.seats, proof.heads) == ((0,), tuple(seen.heads))


def test_a_server_that_shows_one_match_and_writes_down_another_is_noticed() -> None:
    """Both are right by themselves, with the same deals; the links fit what was written down."""
    true, written = PlayedMatch(), PlayedMatch(seed=2)
    assert true.record["fair"] == written.record["fair"]
    assert true.rows != written.rows
    shown = fairness_vectors.shown_moves(true.log)
    assert true.check(moves=shown).shown == true.check().moves > 0
    assert written.refuted(moves=shown) is R.SEEN_MOVES


def test_it_is_told_how_many_moves_were_compared(played: PlayedMatch) -> None:
    version, last = played.version, len(played.rows)
    some = {
        **fairness_vectors.shown_moves(played.log, version, version + 3),
        **fairness_vectors.shown_moves(played.log, last - 2, last),
    }
    proof = played.check(moves=some)
    assert 0 < proof.shown < proof.moves
    assert seen_messages(proof)[-1].name == "seen-proof-log-part"
    everything = played.check(moves=fairness_vectors.shown_moves(played.log))
    assert seen_messages(everything)[-1].name == "seen-proof-log"


def test_who_contributed_without_being_shown_may_have_been_the_server(
    played: PlayedMatch,
) -> None:
    assert played.check().strangers == played.check(people=(0, 1)).strangers == ()
    proof = played.check(people=(0,))
    assert proof.strangers == (1,)
    told, *_ = seen_messages(proof)
    assert (told.name, told.details) == ("seen-proof-stranger", {"seat": 2})


def test_whose_contribution_is_missing_may_have_been_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that leaves contributions out can choose among several deals."""
    honest = PlayedMatch()

    def without_the_second(room: Room) -> tuple[bytes | None, ...]:
        first = room.seats[0].contribution
        return (bytes.fromhex(first) if first else None, None)

    monkeypatch.setattr(Room, "contributions", property(without_the_second))
    bent = PlayedMatch()
    assert bent.record["rounds"][0]["hands"] != honest.record["rounds"][0]["hands"]
    proof = bent.check(people=(0, 1))
    assert (proof.strangers, proof.silent) == ((), (1,))
    told, *_ = seen_messages(proof)
    assert (told.name, told.details) == ("seen-proof-silent", {"seat": 2})
    # At the seat of a bot there is nothing to leave out.
    assert bent.check(people=(0,)).silent == honest.check(people=(0, 1)).silent == ()


def test_a_log_with_half_a_character_is_none() -> None:
    with pytest.raises(RecordError) as caught:
        read_log({"rows": ['[1,0.0,{"secret":"\ud800"},""]']})
    assert caught.value.reason is R.SEEN_NO_LOG
