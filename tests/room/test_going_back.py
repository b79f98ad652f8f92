"""Friendly tables: somebody who plays alone or with bots goes back decision by decision."""

import random
from typing import Any

import pytest

from tests.room.going_back import ONE_TILE, SHORT, TWO_ROUNDS, drawn_by_anna, ended_by_anna
from tests.room.logs import ANNA, PACE, Log, around_one_device, counting, of_two, plan, with_bot
from trimino.records.record import replay_to
from trimino.room.due_tasks import TableTask, next_due
from trimino.room.errors import RoomError, RoomReason
from trimino.room.fact_json import read_fact, write_fact
from trimino.room.facts import Dealt, Opened, Played, Practice, TakenBack
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.match_results import is_for_best_list, match_record, solo_result
from trimino.room.rematch import rematch_of
from trimino.room.room_state import Room
from trimino.room.settings import Settings
from trimino.room.taking_back import StepBack, step_back
from trimino.rules import DRAW
from trimino.words import in_english


def view(room: Room, guest: str | None) -> Any:
    return FrameBuilder(room, [None] * len(room.seats), in_english).view(guest)


def solo(**settings: Any) -> Log:
    log = Log("person", **{"rules": "triomino", **settings})
    log.begin((0,))
    return log


def test_a_draw_is_taken_back_and_the_same_tile_is_drawn_again() -> None:
    log = with_bot()
    log.play_until(lambda: log.holder == ANNA and DRAW in log.match.legal)
    before, hidden = log.match.copy(), log.match.round.well
    log.answer(ANNA, "play", action="draw")
    drawn = log.match.round.drawn
    assert step_back(log.room, ANNA) == StepBack(1, after_reveal=True)
    log.answer(ANNA, "take-back")
    assert log.match == before
    assert log.match.round.well == hidden
    log.answer(ANNA, "play", action="draw")
    assert log.match.round.drawn == drawn


def test_the_replies_of_bots_go_with_the_decision() -> None:
    log = Log("person", "greedy", "greedy")
    log.begin((0,))
    log.play_until(lambda: log.holder == ANNA)
    before, decided = log.match.copy(), len(log.room.line)
    log.play()
    log.play_until(lambda: log.holder == ANNA)
    played = len(log.room.line) - decided
    assert played > 1
    assert log.answer(ANNA, "take-back") == TakenBack(played, after_reveal=True)
    assert log.holder == ANNA
    assert log.match == before


def test_while_a_bot_is_on_turn_its_earlier_replies_stay() -> None:
    log = with_bot()
    drawn_by_anna(log)
    log.play_until(lambda: log.holder is None)
    count = len(log.room.line)
    log.answer(ANNA, "take-back")
    assert len(log.room.line) == count - 1
    assert log.holder == ANNA


@pytest.mark.parametrize("rules", ["triomino", "trimino", "tri-domino"])
def test_going_back_to_the_first_decision_and_playing_the_same_leads_to_the_same(
    rules: str,
) -> None:
    log = with_bot(rules=rules)
    log.play_until(lambda: log.match.rounds_dealt == 2 and len(log.match.round.events) > 5)
    facts = [entry.fact for entry in log.room.entries if isinstance(entry.fact, Played | Dealt)][1:]
    after, line = log.match.copy(), [entry.fact for entry in log.room.line]
    while step_back(log.room, ANNA):
        log.answer(ANNA, "take-back")
        assert log.holder == ANNA
    first = next(n for n, fact in enumerate(line) if isinstance(fact, Played) and not fact.seat)
    assert log.match.rounds_dealt == 1
    assert [entry.fact for entry in log.room.line] == line[:first]
    for fact in facts[first:]:
        log.happen(fact, ANNA if isinstance(fact, Played) and fact.by == "person" else None)
    assert log.match == after
    assert log.match.rounds == after.rounds
    assert [entry.fact for entry in log.room.line] == line


def test_any_way_back_leaves_the_views_of_the_line_that_stands() -> None:
    """What is shown after going back is what would be shown if nothing had been taken back."""
    rng, log = random.Random(4), with_bot(rules=TWO_ROUNDS)
    for _ in range(150):
        if log.match.over:
            break
        if log.match.needs_deal:
            log.happen(Dealt())
        elif step_back(log.room, ANNA) and rng.random() < 0.3:
            log.answer(ANNA, "take-back")
        else:
            log.play(rng.choice)
        straight = straight_match(log)
        for seat in (None, 0, 1):
            assert log.match.view(seat) == straight.view(seat)
    assert any(isinstance(entry.fact, TakenBack) for entry in log.room.entries)


def straight_match(log: Log) -> Any:
    """The match of a table at which only the line that stands was ever played."""
    direct = with_bot(rules=TWO_ROUNDS)
    for entry in log.room.line:
        if direct.match.needs_deal:
            direct.happen(Dealt())
        assert isinstance(entry.fact, Played)
        direct.happen(entry.fact, ANNA if entry.fact.by == "person" else None)
    if direct.match.needs_deal and not log.match.needs_deal and not log.match.over:
        direct.happen(Dealt())
    return direct.match


def test_back_over_a_deal_the_same_is_dealt_again() -> None:
    log = with_bot()
    log.play_until(lambda: log.match.needs_deal)
    log.answer(ANNA, "take-back")
    log.play_until(lambda: log.match.needs_deal)
    log.do(ANNA, "go-on")
    log.happen(Dealt())
    deal, rounds = log.match.round.deal, log.match.rounds_dealt
    while log.match.rounds_dealt == rounds:
        log.answer(ANNA, "take-back")
    assert not log.match.needs_deal
    assert not log.room.ready
    log.play_until(lambda: log.match.needs_deal)
    log.happen(Dealt())
    assert log.match.round.deal == deal


def test_a_log_with_steps_back_leads_to_the_same_room() -> None:
    log = with_bot()
    drawn_by_anna(log)
    log.answer(ANNA, "take-back")
    log.play()
    room = load_room(log.rows)
    assert view(room, ANNA) == view(log.room, ANNA)
    assert room.left_out


def test_a_bot_that_plays_meanwhile_does_not_matter() -> None:
    log = with_bot()
    log.play_until(lambda: log.holder == ANNA)
    before = log.match.copy()
    log.play()
    decision = log.room.decision
    log.play_until(lambda: log.holder == ANNA)
    log.do(ANNA, "take-back", decision=decision)
    assert log.match == before
    for late in (decision, decision - 1):
        assert_stale(log, late)


def test_a_deal_meanwhile_does_not_matter() -> None:
    log = with_bot(rules=ONE_TILE)
    before, decision = ended_by_anna(log)
    log.do(ANNA, "go-on")
    log.happen(Dealt())
    if log.holder is None:
        log.play()
    log.do(ANNA, "take-back", decision=decision)
    assert log.match == before


def test_what_the_clock_played_meanwhile_is_not_meant() -> None:
    log = with_bot(turn_seconds=15)
    log.play_until(lambda: log.holder == ANNA and DRAW in log.match.legal)
    log.answer(ANNA, "play", action="draw")
    decision = log.room.decision
    log.clock_plays()
    assert_stale(log, decision)


def test_a_decision_that_is_still_to_come_is_refused() -> None:
    log = with_bot()
    drawn_by_anna(log)
    assert_stale(log, log.room.decision + 1)


def assert_stale(log: Log, decision: int) -> None:
    with pytest.raises(RoomError) as refused:
        log.do(ANNA, "take-back", decision=decision)
    assert refused.value.reason is RoomReason.STALE


def test_not_after_the_match_nor_before_the_first_own_decision() -> None:
    log = with_bot(rules=SHORT)
    while log.holder != ANNA:
        assert step_back(log.room, ANNA) is None
        log.play()
    assert step_back(log.room, ANNA) is None
    log.play_out()
    assert step_back(log.room, ANNA) is None
    with pytest.raises(RoomError) as refused:
        log.answer(ANNA, "take-back")
    assert refused.value.reason is RoomReason.MATCH_OVER


def test_a_turn_that_the_clock_played_is_decided_again() -> None:
    log = with_bot(turn_seconds=15)
    log.play_until(lambda: log.holder == ANNA and log.match.legal.default == DRAW)
    before = log.match.copy()
    log.clock_plays()
    while log.match.round.is_clocks_turn:
        log.clock_plays()
    log.answer(ANNA, "take-back")
    assert log.match == before
    assert not log.match.round.is_clocks_turn
    due = next_due(log.room, PACE)
    assert due is not None
    assert due.task is TableTask.LIMIT


@pytest.mark.parametrize("table", [of_two, around_one_device, counting])
def test_only_for_one_person_at_a_table_that_does_not_count(table: Any) -> None:
    log = table()
    assert not log.room.friendly
    log.play_until(lambda: log.holder == ANNA and DRAW in log.match.legal)
    log.play(lambda actions: DRAW)
    assert step_back(log.room, ANNA) is None


def test_a_table_of_several_people_stays_one_when_all_others_have_gone() -> None:
    log = Log("person", "person", "greedy")
    log.begin((0,), (1,))
    log.do("juris", "give-up")
    assert log.room.people == [ANNA]
    assert not log.room.friendly


def test_practice_does_not_go_back_before_its_moment() -> None:
    played = with_bot(rules=SHORT)
    played.play_out()
    record = match_record(played.room, ["Anna", "greedy"], in_english)
    log = Log("person", "greedy", practice=Practice(record, 1, 4))
    log.sit(ANNA, 0)
    log.do(ANNA, "start")
    log.play_until(lambda: len(log.room.line) > 6)
    while step_back(log.room, ANNA):
        log.answer(ANNA, "take-back")
    assert len(log.match.round.events) >= 4
    assert log.match.round.events[:4] == replay_to(record, 1, 4).round.events


def test_a_solo_game_is_listed_unless_a_draw_was_taken_back() -> None:
    listed, left_out = solo(), solo()
    assert is_for_best_list(listed.room)
    drawn_by_anna(left_out)
    told = {"leaves_out", "leaves_best_list"}
    assert told <= view(left_out.room, ANNA)["clock"].keys()
    left_out.answer(ANNA, "take-back")
    assert not told & view(left_out.room, ANNA)["clock"].keys()
    for log in (listed, left_out):
        log.play_out()
    assert solo_result(listed.room, 1.0) is not None
    assert solo_result(left_out.room, 1.0) is None
    assert view(left_out.room, None)["table"]["left_out"]


def test_a_solo_game_that_counts_takes_no_draw_back() -> None:
    log = solo(friendly=False)
    drawn_by_anna(log)
    assert step_back(log.room, ANNA) is None


def test_a_rematch_is_as_friendly_as_the_match_was() -> None:
    for friendly in (True, False):
        log = with_bot(rules=SHORT, friendly=friendly)
        log.play_out()
        assert rematch_of(log.room, [ANNA], "00" * 32).settings.friendly is friendly


def bot_follows(log: Log) -> None:
    """Play until Anna has laid a tile and a bot is on turn."""
    log.play_until(lambda: log.holder == ANNA and log.match.legal.can_place)
    log.play()
    assert log.holder is None


def test_bots_leave_time_where_their_move_ends_it() -> None:
    for log, pause in ((counting(), PACE.undo), (with_bot(), PACE.bot)):
        bot_follows(log)
        due = next_due(log.room, PACE)
        assert due is not None
        assert due.task is TableTask.BOT
        assert due.at == log.room.decided_at + pause
        soon = next_due(log.room, PACE._replace(undo=0))
        assert soon is not None
        assert soon.at == log.room.decided_at + PACE.bot


def test_the_time_for_taking_back_is_told_to_the_player_alone() -> None:
    log = counting()
    bot_follows(log)
    due = next_due(log.room, PACE)
    assert due is not None
    frames = FrameBuilder(log.room, [None, None], in_english, due._replace(at=2.5))
    assert frames.view(ANNA)["clock"]["undo_left"] == 2.5
    assert "undo_left" not in frames.view(None)["clock"]


def test_facts_are_written_for_earlier_versions_where_they_can_read_them() -> None:
    assert write_fact(TakenBack()) == '{"kind":"taken-back"}'
    step = TakenBack(3, after_reveal=True)
    assert read_fact(write_fact(step)) == step
    for friendly in (True, False):
        opened = Opened(Settings(friendly=friendly), (plan("person"),), "00" * 32)
        assert ("friendly" in write_fact(opened)) is not friendly
        assert read_fact(write_fact(opened)) == opened
