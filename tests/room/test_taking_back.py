"""Taking back where it counts: possible while nobody has learned anything since the action."""

import json

from tests.room.last_actions import guest_may_take_back, laid_by_anna
from tests.room.logs import ANNA, JURIS, Log, around_one_device, counting
from trimino.room.fact_json import read_fact
from trimino.room.match_results import is_for_best_list
from trimino.rules import Draw, Pass, Place


def test_alone_with_bots() -> None:
    log = laid_by_anna(counting())
    before = log.match.round.events[-1]
    assert guest_may_take_back(log.room, ANNA)
    log.answer(ANNA, "take-back")
    assert before not in log.match.round.events
    assert log.holder == ANNA
    assert not guest_may_take_back(log.room, JURIS)


def test_around_one_device() -> None:
    log = laid_by_anna(around_one_device())
    turn = log.match.round.events[-1].seat
    log.answer(ANNA, "take-back")
    assert log.turn == turn
    assert log.room.viewing_seat(ANNA) is None


def test_not_once_the_next_hand_is_uncovered() -> None:
    log = laid_by_anna(around_one_device())
    log.answer(ANNA, "uncover")
    assert not guest_may_take_back(log.room, ANNA)


def test_not_after_the_bot_has_played() -> None:
    log = laid_by_anna(counting())
    log.play()
    assert not guest_may_take_back(log.room, ANNA)


def test_not_a_draw() -> None:
    log = counting()
    log.play_until(lambda: log.holder == ANNA and Draw() in list(log.match.legal))
    log.answer(ANNA, "play", action="draw")
    assert not guest_may_take_back(log.room, ANNA)


def test_a_tile_laid_after_a_draw_and_the_draw_stays() -> None:
    log = counting()

    def drawn_one_fits() -> bool:
        drew = bool(log.match.round.drawn) and log.holder == ANNA
        return drew and any(isinstance(action, Place) for action in log.match.legal)

    log.play_until(drawn_one_fits)
    drawn = log.match.round.drawn
    log.play(lambda actions: next(a for a in actions if isinstance(a, Place)))
    assert guest_may_take_back(log.room, ANNA)
    log.answer(ANNA, "take-back")
    assert log.match.round.drawn == drawn
    assert not guest_may_take_back(log.room, ANNA)


def test_not_what_the_clock_laid() -> None:
    log = counting()
    log.play_until(lambda: log.holder == ANNA and isinstance(log.match.legal.default, Place))
    log.clock_plays()
    assert not guest_may_take_back(log.room, ANNA)


def test_not_when_it_ended_the_round_or_the_match() -> None:
    log = counting()
    log.play_until(lambda: log.match.needs_deal)
    assert not guest_may_take_back(log.room, ANNA)
    log.play_out()
    assert not guest_may_take_back(log.room, ANNA)


def test_not_with_an_empty_well_where_going_on_proves_that_somebody_can_place() -> None:
    log = laid_by_anna(counting(rules="triomino"))

    def laid_with_an_empty_well() -> bool:
        events = log.match.round.events
        mine = bool(events) and log.room.seats[events[-1].seat].guest == ANNA
        return mine and isinstance(events[-1].action, Place) and not log.match.round.well

    log.play_until(lambda: laid_with_an_empty_well() and not log.match.round.over)
    assert not guest_may_take_back(log.room, ANNA)


def test_not_before_anything_is_laid() -> None:
    log = Log("person", "greedy", friendly=False)
    assert not guest_may_take_back(log.room, ANNA)
    log.begin((0,))
    assert not guest_may_take_back(log.room, ANNA)
    assert not guest_may_take_back(log.room, None)


def test_one_after_the_other_as_far_as_nothing_was_shown() -> None:
    """Around one device a tile can be laid and taken back twice: it is the same placement."""
    log = laid_by_anna(around_one_device())
    for _ in range(2):
        log.answer(ANNA, "take-back")
        assert not guest_may_take_back(log.room, ANNA)
        log.play(lambda actions: next(a for a in actions if isinstance(a, Place)))
        assert guest_may_take_back(log.room, ANNA)
    assert sum(row.kind == "taken-back" for row in log.rows) == 2
    assert read_fact(log.rows[-1].body) == log.room.entries[-1].fact
    assert json.loads(log.rows[-1].body)["by"] == "person"


def test_a_pass_too() -> None:
    log = counting(rules={"base": "triomino", "draw_limit": 1}, seed=3)
    log.play_until(lambda: log.holder == ANNA and Pass() in log.match.legal)
    turn = log.turn
    log.answer(ANNA, "play", action="pass")
    log.answer(ANNA, "take-back")
    assert log.turn == turn
    assert Pass() in log.match.legal


def test_what_showed_nothing_hidden_keeps_a_match_in_the_best_list() -> None:
    log = Log("person", rules="triomino")
    log.begin((0,))
    laid_by_anna(log)
    log.answer(ANNA, "take-back")
    assert not log.room.left_out
    assert is_for_best_list(log.room)
