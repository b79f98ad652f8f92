"""Refusals: every reason is reached by a command."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.room.logs import (
    ANNA,
    EVA,
    JURIS,
    OTTO,
    Log,
    around_one_device,
    guided,
    of_two,
    with_bot,
)
from trimino.records.record import record_of
from trimino.room.command_handlers import check_rematch
from trimino.room.commands import Rematch
from trimino.room.errors import RoomError, RoomReason
from trimino.room.facts import Dealt, Practice, WentAway
from trimino.room.guest_names import MAX_GUEST_NAME, check_name
from trimino.room.log_limit import MAX_LOG_ROWS, SPARE_ROWS
from trimino.room.log_replay import load_room
from trimino.room.removal import Removal, check_meaning
from trimino.room.setup import check_practice, rules_from_setting
from trimino.room.strict_reading import read_strict
from trimino.rules import Draw, IllegalAction, Match, published

SIT = {"contribution": "0" * 64}


def lobby() -> Log:
    log = Log("person", "person", "greedy")
    log.sit(ANNA, 0)
    return log


def stale() -> None:
    log = of_two()
    log.do(log.holder or "", "play", decision=log.room.decision - 1, action="draw")


def not_seated() -> None:
    lobby().do(EVA, "leave")


def already_seated() -> None:
    lobby().do(ANNA, "sit", seats=[0], **SIT)


def seat_taken() -> None:
    lobby().do(EVA, "sit", seats=[0], **SIT)


def seat_of_a_bot() -> None:
    lobby().do(EVA, "sit", seats=[2], **SIT)


def seat_kept() -> None:
    Log("person", "person", kept={1: JURIS}).do(EVA, "sit", seats=[1], **SIT)


def plan_of_a_seat_taken() -> None:
    lobby().do(ANNA, "set-seat", seat=0, plan={"kind": "open"})


def seat_twice() -> None:
    lobby().do(EVA, "sit", seats=[1, 1], **SIT)


def no_such_seat() -> None:
    lobby().do(EVA, "sit", seats=[5], **SIT)


def no_such_seat_to_set() -> None:
    lobby().do(ANNA, "set-seat", seat=3, plan={"kind": "open"})


def names_do_not_fit() -> None:
    lobby().do(EVA, "sit", seats=[1], names=["Eva", "Otto"], **SIT)


def contribution_missing() -> None:
    lobby().do(EVA, "sit", seats=[1])


def only_one_seat() -> None:
    log = Log("person", "person", "person")
    log.begin((0,), (1,), (2,))
    for seat in (1, 2):
        log.happen(WentAway(seat=seat))
        log.do(ANNA, "free", seat=seat)
    log.do(OTTO, "sit", seats=[1, 2])


def not_the_host() -> None:
    log = lobby()
    log.sit(JURIS, 1)
    log.do(JURIS, "start")


def not_started() -> None:
    lobby().do(ANNA, "play", decision=0, action="draw")


def already_started() -> None:
    of_two().do(ANNA, "start")


def seat_of_a_match_under_way() -> None:
    of_two().do(EVA, "sit", seats=[0])


def match_over() -> None:
    log = of_two(rules="goliath-kids")
    log.play_out()
    log.do(ANNA, "leave")


def match_not_over() -> None:
    check_rematch(of_two().room, Rematch(id="c", type="rematch"), ANNA)


def seats_empty() -> None:
    lobby().do(ANNA, "start")


def nobody_seated() -> None:
    Log("greedy", "open").do(ANNA, "start")


def still_there() -> None:
    log = of_two()
    log.happen(WentAway(seat=1))
    log.do(ANNA, "free", {JURIS}, seat=1)


def not_away_long_enough() -> None:
    of_two().do(ANNA, "free", seat=1)


def not_a_person() -> None:
    with_bot().do(ANNA, "free", seat=1)


def only_bots_change() -> None:
    of_two().do(ANNA, "set-seat", seat=1, plan={"kind": "bot", "bot": "greedy"})


def not_away() -> None:
    of_two().do(ANNA, "come-back")


def not_your_turn() -> None:
    log = of_two()
    other = JURIS if log.holder == ANNA else ANNA
    log.answer(other, "play", action="draw")


def no_decision() -> None:
    log = of_two()
    log.play_until(lambda: log.match.needs_deal)
    log.answer(ANNA, "play", action="draw")


def hand_covered() -> None:
    around_one_device().answer(ANNA, "play", action="draw")


def hint_for_a_hand_covered() -> None:
    around_one_device().answer(ANNA, "hint")


def not_covered() -> None:
    log = of_two()
    log.answer(log.holder or "", "uncover")


def clocks_turn() -> None:
    log = of_two(rules="tri-domino")
    log.play_until(lambda: isinstance(log.match.legal.default, Draw))
    log.clock_plays()
    log.answer(log.holder or "", "play", action="draw")


def round_not_over() -> None:
    of_two().do(ANNA, "go-on")


def cannot_take_back() -> None:
    of_two().answer(ANNA, "take-back")


def too_late_to_take_back() -> None:
    log = of_two()
    log.play_until(lambda: log.match.legal.can_place)
    guest, decision = log.holder, log.room.decision
    log.play()
    while log.holder == guest:
        log.play()
    log.play()
    log.do(guest or "", "take-back", decision=decision + 1)


def no_hints() -> None:
    log = of_two(hints=False)
    log.answer(log.holder or "", "hint")


def not_guided() -> None:
    log = guided()
    log.answer(ANNA, "play", action="222u0,0")
    log.carry_out_due(lambda found: found[0])
    log.answer(ANNA, "play", action="224d0,0")


def unknown_bot() -> None:
    lobby().do(ANNA, "set-seat", seat=2, plan={"kind": "bot", "bot": "nobody"})


def unknown_rules() -> None:
    rules_from_setting({"draw_limit": 2})


def log_has_gap() -> None:
    log = of_two()
    load_room([*log.rows[:2], log.rows[3]])


def _record() -> dict[str, Any]:
    match, rng = Match(published("goliath-kids"), players=2), random.Random(1)
    match.deal(rng)
    while not match.over:
        match.play(rng.choice(list(match.legal)))
    return record_of(match, ["Anna", "Juris"])


def practice_with_other_seats() -> None:
    check_practice(Practice(document=_record(), round=1, action=3), players=3)


def practice_after_the_end() -> None:
    document = _record()
    last = len(document["rounds"][0]["actions"])
    check_practice(Practice(document=document, round=1, action=last), players=2)


def log_full() -> None:
    log = of_two()
    log.room.version = MAX_LOG_ROWS - SPARE_ROWS
    log.do(ANNA, "greet", greeting="hello")


def log_full_for_all() -> None:
    log = of_two()
    log.room.version = MAX_LOG_ROWS
    log.do(log.holder or "", "play", decision=log.room.decision, action="draw")


def name_hidden_by_a_guest() -> None:
    lobby().do(EVA, "hide-name", seat=0)


def name_of_a_bot() -> None:
    lobby().do(ANNA, "hide-name", seat=2)


def removal_changed() -> None:
    check_meaning(of_two().room, ANNA, Removal.CLOSED)


def name_empty() -> None:
    check_name(" ")


def name_too_long() -> None:
    check_name("a" * (MAX_GUEST_NAME + 1))


def name_unreadable() -> None:
    check_name("An\u202ena")


def name_mixed() -> None:
    check_name("Ann\u0430")


def name_marks() -> None:
    check_name("a\u0300\u0301\u0302\u0303")


def bad_frame() -> None:
    read_strict(int, "1")


WAYS: list[tuple[RoomReason, Callable[[], None]]] = [
    (RoomReason.STALE, stale),
    (RoomReason.NOT_SEATED, not_seated),
    (RoomReason.ALREADY_SEATED, already_seated),
    (RoomReason.SEAT_TAKEN, seat_taken),
    (RoomReason.SEAT_TAKEN, seat_of_a_bot),
    (RoomReason.SEAT_TAKEN, seat_kept),
    (RoomReason.SEAT_TAKEN, plan_of_a_seat_taken),
    (RoomReason.SEAT_TWICE, seat_twice),
    (RoomReason.NO_SUCH_SEAT, no_such_seat),
    (RoomReason.NO_SUCH_SEAT, no_such_seat_to_set),
    (RoomReason.NAMES_DO_NOT_FIT, names_do_not_fit),
    (RoomReason.CONTRIBUTION_MISSING, contribution_missing),
    (RoomReason.ONLY_ONE_SEAT, only_one_seat),
    (RoomReason.NOT_THE_HOST, not_the_host),
    (RoomReason.NOT_STARTED, not_started),
    (RoomReason.ALREADY_STARTED, already_started),
    (RoomReason.ALREADY_STARTED, seat_of_a_match_under_way),
    (RoomReason.MATCH_OVER, match_over),
    (RoomReason.MATCH_OVER, practice_after_the_end),
    (RoomReason.SEATS_DO_NOT_FIT, practice_with_other_seats),
    (RoomReason.MATCH_NOT_OVER, match_not_over),
    (RoomReason.SEATS_EMPTY, seats_empty),
    (RoomReason.NOBODY_SEATED, nobody_seated),
    (RoomReason.STILL_THERE, still_there),
    (RoomReason.STILL_THERE, not_away_long_enough),
    (RoomReason.NOT_A_PERSON, not_a_person),
    (RoomReason.ONLY_BOTS_CHANGE, only_bots_change),
    (RoomReason.NOT_AWAY, not_away),
    (RoomReason.NOT_YOUR_TURN, not_your_turn),
    (RoomReason.NO_DECISION, no_decision),
    (RoomReason.HAND_COVERED, hand_covered),
    (RoomReason.HAND_COVERED, hint_for_a_hand_covered),
    (RoomReason.NOT_COVERED, not_covered),
    (RoomReason.CLOCKS_TURN, clocks_turn),
    (RoomReason.ROUND_NOT_OVER, round_not_over),
    (RoomReason.CANNOT_TAKE_BACK, cannot_take_back),
    (RoomReason.TOO_LATE_TO_TAKE_BACK, too_late_to_take_back),
    (RoomReason.REMOVAL_CHANGED, removal_changed),
    (RoomReason.NO_HINTS, no_hints),
    (RoomReason.NOT_GUIDED, not_guided),
    (RoomReason.UNKNOWN_BOT, unknown_bot),
    (RoomReason.UNKNOWN_RULES, unknown_rules),
    (RoomReason.LOG_HAS_GAP, log_has_gap),
    (RoomReason.LOG_FULL, log_full),
    (RoomReason.LOG_FULL, log_full_for_all),
    (RoomReason.NOT_THE_HOST, name_hidden_by_a_guest),
    (RoomReason.NOT_A_PERSON, name_of_a_bot),
    (RoomReason.NAME_EMPTY, name_empty),
    (RoomReason.NAME_TOO_LONG, name_too_long),
    (RoomReason.NAME_UNREADABLE, name_unreadable),
    (RoomReason.NAME_MIXED, name_mixed),
    (RoomReason.NAME_MARKS, name_marks),
    (RoomReason.BAD_FRAME, bad_frame),
]


@pytest.mark.parametrize(("reason", "way"), WAYS, ids=[way.__name__ for _, way in WAYS])
def test_it_is_refused(reason: RoomReason, way: Callable[[], None]) -> None:
    with pytest.raises(RoomError) as refused:
        way()
    assert refused.value.reason is reason


def test_every_reason_is_reached() -> None:
    assert {reason for reason, _ in WAYS} == set(RoomReason)


def test_an_illegal_action_is_refused_by_the_rules() -> None:
    log = of_two()
    with pytest.raises(IllegalAction):
        log.answer(log.holder or "", "play", action="pass")


def test_what_is_refused_changes_nothing() -> None:
    log = of_two()
    before = log.room.version
    for way in ("start", "come-back", "go-on"):
        with pytest.raises(RoomError):
            log.do(ANNA, way)
    assert log.room.version == before
    assert log.rows[-1].kind == Dealt().kind
