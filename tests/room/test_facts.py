"""Facts: what each changes in a room, and the events that readers get of it."""

from typing import Any

from tests.room.logs import ANNA, EVA, JURIS, OTTO, Log, around_one_device, of_two, with_bot
from trimino.room.facts import Dealt, Expired, Freed, RematchOpened, WentAway
from trimino.room.frames import FrameBuilder
from trimino.room.match_results import match_record, solo_result
from trimino.room.room_state import Status
from trimino.room.story import table_story
from trimino.room.summary import summary
from trimino.words import in_english


def event(log: Log, guest: str | None = None) -> Any:
    """The last event as a reader gets it."""
    names: list[str | None] = [None] * len(log.room.seats)
    return FrameBuilder(log.room, names, in_english).update(guest, log.room.version - 1)["events"][
        -1
    ]


def frame(log: Log, guest: str | None = None) -> Any:
    frames = FrameBuilder(log.room, [None] * len(log.room.seats), in_english)
    return frames.update(guest, log.room.version - 1)


def test_sitting_down_takes_seats_and_contributes() -> None:
    log = Log("person", "person", "open")
    log.sit(ANNA, 0, 2)
    assert log.room.seats_of(ANNA) == (0, 2)
    assert log.room.contributions[0] == log.room.contributions[2] is not None
    assert event(log)["seats"] == [0, 2]


def test_leaving_before_the_match_gives_the_seat_up() -> None:
    log = Log("person", "person")
    log.sit(ANNA, 0)
    log.do(ANNA, "leave")
    assert log.room.seats[0].is_vacant
    assert event(log)["seats"] == [0]


def test_a_host_who_leaves_before_the_match_passes_it_on() -> None:
    log = Log("person", "person")
    log.sit(ANNA, 0)
    log.sit(JURIS, 1)
    log.do(ANNA, "leave")
    assert log.room.host == JURIS


def test_leaving_a_match_keeps_the_seat() -> None:
    log = of_two()
    log.do(JURIS, "leave")
    assert log.room.seats[1].guest == JURIS
    assert [seat.away for seat in log.room.seats] == [False, True]
    log.do(JURIS, "come-back")
    assert [seat.away for seat in log.room.seats] == [False, False]
    assert event(log)["seats"] == [1]


def test_playing_is_coming_back_and_everyone_is_told() -> None:
    log = of_two()
    log.do(log.holder or "", "leave")
    turn = log.turn
    log.play()
    assert not log.room.seats[turn].away
    assert frame(log)["table"]["seats"][turn]["away"] is False


def test_who_goes_away_is_told() -> None:
    log = around_one_device()
    log.happen(WentAway(seat=1))
    assert [seat.away for seat in log.room.seats] == [True, True]
    assert event(log)["seats"] == [0, 1]


def test_a_bot_can_be_changed_also_in_a_match() -> None:
    log = with_bot()
    log.do(ANNA, "set-seat", seat=1, plan={"kind": "bot", "bot": "random"})
    assert log.room.seats[1].bot == "random"
    assert event(log)["seats"] == [1]


def test_a_seat_that_is_freed_can_be_taken_by_another() -> None:
    log = of_two()
    log.happen(WentAway(seat=1))
    log.do(ANNA, "free", seat=1)
    assert event(log)["seats"] == [1]
    assert log.room.seats[1].guest is None
    log.do(OTTO, "sit", seats=[1])
    assert log.room.viewing_seat(OTTO) == 1
    assert log.room.viewing_seat(JURIS) is None


def test_a_host_who_is_no_more_passes_the_table_on() -> None:
    for start in (False, True):
        log = Log("person", "person", "person")
        log.sit(ANNA, 0, 1)
        log.sit(JURIS, 2)
        if start:
            log.do(ANNA, "start")
        log.happen(Freed(seat=0))
        log.happen(Freed(seat=1))
        assert log.room.host == JURIS


def test_a_host_who_frees_their_own_seat_stays_host() -> None:
    log = Log("person", "person")
    log.sit(ANNA, 0)
    log.sit(JURIS, 1)
    log.do(ANNA, "free", seat=0)
    assert log.room.host == ANNA


def test_open_seats_are_taken_by_bots_at_the_start() -> None:
    log = Log("person", "open", stand_in="greedy")
    log.begin((0,))
    assert log.room.seats[1].bot == "greedy"
    assert log.room.status is Status.PLAYING


def test_a_deal_shows_each_their_own_hand() -> None:
    log = of_two()
    hands = [[str(tile) for tile in sorted(hand)] for hand in log.match.round.deal.hands]
    assert event(log, ANNA)["hand"] == hands[0]
    assert event(log, JURIS)["hand"] == hands[1]
    assert event(log, EVA)["hand"] is None


def test_going_on_is_told_by_seats() -> None:
    log = of_two()
    log.play_until(lambda: log.match.needs_deal)
    log.do(JURIS, "go-on")
    assert frame(log)["table"]["ready"] == [1]
    log.happen(Dealt())
    assert frame(log)["table"]["ready"] == []


def test_a_hand_is_uncovered_for_one_turn() -> None:
    log = around_one_device()
    turn = log.turn
    assert log.room.viewing_seat(ANNA) is None
    log.answer(ANNA, "uncover")
    assert event(log)["seats"] == [turn]
    assert log.room.viewing_seat(ANNA) == turn
    log.play()
    assert log.turn != turn
    assert log.room.viewing_seat(ANNA) is None


def test_a_hand_is_covered_when_the_round_is_over_whatever_was_drawn_in_the_last_turn() -> None:
    """Settlement 18: hands that are not counted stay hidden, around one device too."""
    log = around_one_device(rules="triodominio-reverse", seed=33)
    log.play_until(lambda: log.match.needs_deal, seed=33)
    ended = log.match.round
    assert ended.drawn
    assert ended.hands[ended.turn]
    assert log.room.viewing_seat(ANNA) is None
    assert frame(log, ANNA)["now"]["hand"] == []


def test_a_hand_is_covered_when_its_holder_changes() -> None:
    log = around_one_device()
    log.answer(ANNA, "uncover")
    log.do(ANNA, "leave")
    assert log.room.viewing_seat(ANNA) is None


def test_greetings_and_hints_are_told_to_everyone() -> None:
    log = of_two()
    log.do(JURIS, "greet", greeting="hello")
    greeted = event(log, EVA)
    assert (greeted["kind"], greeted["seats"], greeted["greeting"]) == ("greeted", [1], "hello")
    log.answer(log.holder or "", "hint")
    assert event(log, EVA)["kind"] == "hinted"
    assert event(log, EVA)["seats"] == [log.turn]


def test_a_rematch_names_the_next_table() -> None:
    log = of_two(rules="goliath-kids")
    log.play_out()
    log.happen(RematchOpened(table="next"), ANNA)
    assert event(log)["seats"] == [0]
    assert frame(log, JURIS)["table"]["rematch"] == "next"
    # The link to this table does not lead to the next one.
    assert frame(log, None)["table"]["rematch"] is None


def test_a_table_that_expired_is_over() -> None:
    log = of_two()
    log.happen(Expired())
    assert log.room.status is Status.OVER
    assert log.room.turn is None
    assert match_record(log.room, ["Anna", None], in_english)["finished"] is False


def solo(**settings: Any) -> Log:
    log = Log("person", **settings)
    log.begin((0,))
    return log


def test_only_solo_games_by_the_sheet_and_without_hints_count() -> None:
    plain = solo(rules="trimino")
    plain.play_out()
    result = solo_result(plain.room, 5.0)
    assert result is not None
    assert (result.rules, result.well, result.points) == ("trimino", 10, plain.match.totals[0])
    small = solo(rules="trimino", well_size=3)
    small.play_out()
    assert (found := solo_result(small.room, 5.0)) is not None
    assert found.well == 3
    hinted = solo(rules="trimino")
    hinted.answer(ANNA, "hint")
    hinted.play_out()
    house = solo(rules={"base": "trimino", "bridge": 50})
    house.play_out()
    table_levels = of_two(rules="goliath-kids")
    table_levels.play_out()
    for log in (hinted, house, table_levels, solo(rules="trimino")):
        assert solo_result(log.room, 5.0) is None


def test_the_name_of_the_rules_is_at_the_table_in_lists_and_in_the_story() -> None:
    log = Log("person", "greedy", rules={"base": "triomino", "draw_limit": 2}, rules_name="Ours")
    assert log.room.rules_name == summary(log.room)["rules_name"] == "Ours"
    assert frame_of_table(log)["settings"]["rules_name"] == "Ours"
    assert table_story(log.room, [None, None], None, in_english)["rules_name"] == "Ours"
    nameless = Log("person", "greedy")
    assert frame_of_table(nameless)["settings"]["rules_name"] is None
    assert table_story(nameless.room, [None, None], None, in_english)["rules_name"] is None


def frame_of_table(log: Log) -> Any:
    return FrameBuilder(log.room, [None, None], in_english).view(None)["table"]
