"""Records written, read and replayed."""

import json
import random
from collections.abc import Callable

import pytest

from tests.records.playing import (
    MINIATURE,
    Table,
    every_outer_table,
    every_table,
    moments,
    names,
    played,
    said,
)
from tests.referee import check
from tests.referee.records import BY_HAND
from trimino.records.record import (
    RecordError,
    RecordReason,
    dump,
    load,
    record_of,
    replay,
    replay_to,
)
from trimino.rules import Match, published

Count = Callable[[int, int], int]
PLAYERS = ["Anna", "Juris"]


@every_table
def test_a_match_is_the_same_after_its_record_is_replayed(table: Table, count: Count) -> None:
    for seed in range(count(1, 15)):
        match = played(table, seed)
        document = record_of(match, names(match))
        again = replay(load(dump(document)))
        assert again == match
        assert record_of(again, names(match)) == document
        assert document["finished"] is True


@every_table
def test_a_match_may_be_broken_off_anywhere(table: Table, count: Count) -> None:
    rng = random.Random(1)
    for match in moments(table, seed=1000):
        if not match.over and rng.random() < 1 / count(100, 8):
            document = record_of(match, names(match))
            assert document["finished"] is False
            assert document["winners"] == []
            assert ("end" in document["rounds"][-1]) == match.round.over
            assert document["rounds"][-1]["totals"] == list(match.totals)
            assert replay(load(dump(document))) == match


@every_outer_table
def test_the_independent_referee_agrees(table: Table, count: Count) -> None:
    # In the sample, one round of each: that referee tries every cell.
    for seed in range(count(1, 10)):
        for match in moments(table, seed + 2000):
            if match.needs_deal and seed == 0:
                break
        check(load(dump(record_of(match, names(match)))))


def test_a_hand_that_names_one_number_of_players_keeps_the_others() -> None:
    rules = published("triomino").replace_json(
        {"hand": {"2": 4}, "highest_value": 3, "solo": {"hand": 3, "well": 9, "draw_cost": 2}}
    )
    for players in (1, 2):
        match = played((rules, players), seed=3)
        document = record_of(match, names(match))
        assert document["rules"]["solo"] == {"hand": 3, "well": 9, "draw_cost": 2}
        document["rules"]["hand"] = {"2": 4}
        assert replay(load(dump(document))) == match


def test_a_match_not_yet_dealt_has_a_record() -> None:
    match = Match(published("triomino"), 2)
    assert replay(record_of(match, PLAYERS)) == match


def test_a_match_worked_out_by_hand_is_written_just_so() -> None:
    document = record_of(replay(BY_HAND), PLAYERS)
    assert document == BY_HAND
    assert list(document) == list(BY_HAND)


def test_keys_stand_in_the_order_of_the_format() -> None:
    written = record_of(replay(BY_HAND), PLAYERS)["rounds"][0]
    assert list(written) == ["hands", "well", "actions", "end", "totals"]
    place = ["seat", "do", "tile", "field", "at", "corners", "points"]
    assert list(written["actions"][0]) == place
    assert list(written["actions"][2]) == ["seat", "do", "points"]
    assert list(written["end"]) == ["reason", "points", "winners"]


def test_a_record_is_one_line_and_keeps_every_letter() -> None:
    document = record_of(replay(BY_HAND), ["Jānis", "李"])
    line = dump(document)
    assert line.startswith('{"format":"trimino-record/1","rules":{"base":"triomino",')
    assert '"players":["Jānis","李"]' in line
    assert "\n" not in line
    assert json.loads(line) == document


def test_what_is_added_comes_last_and_is_passed_over() -> None:
    document = record_of(replay(BY_HAND), PLAYERS, {"bots": ["greedy", None], "seed": 7})
    assert list(document)[-3:] == ["finished", "bots", "seed"]
    assert replay(load(dump(document))) == replay(BY_HAND)


def test_hands_keep_the_order_they_were_dealt_in() -> None:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(1))
    (written,) = record_of(match, PLAYERS)["rounds"]
    dealt = match.round.deal
    assert written["hands"] == [[str(tile) for tile in hand] for hand in dealt.hands]
    assert written["hands"][0] != sorted(written["hands"][0])


def test_choices_are_written_only_where_they_were_made() -> None:
    def keys(match: Match) -> list[str]:
        return list(record_of(match, names(match)))[3:-3]

    triodominio, trimino = published("triodominio"), published("trimino")
    assert keys(Match(triodominio, 3)) == []
    assert keys(Match(triodominio, 3, youngest=2)) == ["youngest"]
    assert keys(Match(trimino, 3, youngest=2)) == ["youngest"]
    assert keys(Match(triodominio, 2, rounds_to_play=5)) == ["rounds_to_play"]
    assert keys(Match(trimino, 1)) == ["solo"]
    assert keys(Match(trimino, 1, well_size=30)) == ["solo", "well_size"]


def test_choices_are_read_again() -> None:
    for match in (
        Match(published("triodominio"), 3, youngest=2, rounds_to_play=4),
        Match(published("triple-domino"), 1, well_size=30),
        Match(published("trimino"), 3, youngest=2),
    ):
        match.deal(random.Random(1))
        document = record_of(match, names(match))
        assert ("start" in document["rounds"][0]) == match.is_solo
        assert replay(load(dump(document))) == match


def test_rules_are_an_id_or_what_departs_from_it() -> None:
    same = published("triomino").replace(draw_limit=3)
    assert record_of(Match(same, 2), PLAYERS)["rules"] == "triomino"
    house = published("triomino").replace(draw_limit=None, hexagons=(50, 60, 70))
    assert record_of(Match(house, 2), PLAYERS)["rules"] == {
        "base": "triomino",
        "hexagons": [50, 60, 70],
        "draw_limit": None,
    }


def test_the_points_of_a_placement_leave_out_the_end_of_the_round() -> None:
    last = record_of(replay(BY_HAND), PLAYERS)["rounds"][0]
    assert (last["actions"][-1]["points"], last["end"]["points"]) == (1, [0, 25])


def test_the_clocks_actions_say_so() -> None:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(1))
    match.play(match.legal.default, by_clock=True)
    match.play(match.legal.default)
    (written,) = record_of(match, PLAYERS)["rounds"]
    assert [action.get("by") for action in written["actions"]] == ["clock", None]


@pytest.mark.parametrize("players", [["Anna"], ["Anna", "Juris", "Ina"]])
def test_there_is_one_name_for_each_seat(players: list[str]) -> None:
    with pytest.raises(RecordError) as caught:
        record_of(Match(published("triomino"), 2), players)
    assert caught.value.reason is RecordReason.NAMES_DO_NOT_FIT
    assert said(caught.value)


@pytest.mark.parametrize("name", ["A\x1b[2J", "A\nB", "A\x9b", "A\u2028B", "A\ud800"])
def test_a_name_that_would_do_harm_is_not_written(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        record_of(Match(published("triomino"), 2), ["Anna", name])
    assert caught.value.reason is RecordReason.BAD_NAME
    assert caught.value.message.details["seat"] == 1
    assert said(caught.value).startswith('The name "A')
    assert "counted from" not in said(caught.value)


def test_a_key_of_the_format_cannot_be_added() -> None:
    with pytest.raises(RecordError) as caught:
        record_of(Match(published("triomino"), 2), PLAYERS, {"youngest": 1})
    assert caught.value.reason is RecordReason.KEY_TAKEN
    assert "youngest" in said(caught.value)


def endless() -> list[object]:
    """A list that holds itself."""
    nested: list[object] = []
    nested.append(nested)
    return nested


UNWRITABLE = {
    "not a number": float("nan"),
    "infinite": float("inf"),
    "too many digits": 10**5000,
    "a set": {1, 2},
    "bytes": b"bytes",
    "half a character": "\ud800",
    "endless": endless(),
}


@pytest.mark.parametrize("what", UNWRITABLE)
def test_what_json_cannot_hold_is_not_written(what: str) -> None:
    with pytest.raises(RecordError) as caught:
        dump({"extra": UNWRITABLE[what]})
    assert caught.value.reason is RecordReason.NOT_WRITABLE
    assert said(caught.value)


def test_every_moment_can_be_had() -> None:
    table = (MINIATURE, 2)
    document = record_of(played(table, 1), PLAYERS)
    assert len(document["rounds"]) == 2
    for match in moments(table, 1):
        stood = replay_to(document, len(match.rounds), len(match.round.events))
        assert stood.rounds == match.rounds
        assert stood.round.events == match.round.events


@pytest.mark.parametrize(
    ("number", "action", "reason"),
    [
        (0, 0, RecordReason.NO_ROUND),
        (2, 0, RecordReason.NO_ROUND),
        (1, -1, RecordReason.NO_ACTION),
        (1, 5, RecordReason.NO_ACTION),
    ],
)
def test_a_moment_that_never_was_is_refused(number: int, action: int, reason: RecordReason) -> None:
    with pytest.raises(RecordError) as caught:
        replay_to(BY_HAND, number, action)
    assert caught.value.reason is reason
    assert said(caught.value)


def test_a_moment_before_the_first_mistake_can_be_had() -> None:
    document = load(dump(BY_HAND))
    document["rounds"][0]["actions"][2]["points"] = 0
    assert len(replay_to(document, 1, 2).round.events) == 2
    with pytest.raises(RecordError):
        replay_to(document, 1, 3)
