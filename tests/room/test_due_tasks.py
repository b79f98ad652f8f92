"""The schedule of a table: what happens by itself, and when."""

from collections.abc import Callable

import pytest

from tests.room.logs import ANNA, JURIS, OTTO, PACE, START, Log, around_one_device, of_two, with_bot
from trimino.records.notation import format_action
from trimino.room.due_tasks import (
    ABANDONED_LIFE,
    LOBBY_LIFE,
    Due,
    TableTask,
    absent_seconds,
    due_fact,
    next_due,
)
from trimino.room.facts import Expired, Freed, Played, WentAway
from trimino.room.frames import FrameBuilder
from trimino.rules import Draw
from trimino.words import in_english


def due(log: Log) -> Due:
    found = next_due(log.room, PACE)
    assert found is not None
    return found


def on_turn(log: Log, guest: str) -> Log:
    log.play_until(lambda: log.room.turn is not None and log.holder == guest)
    return log


def test_a_lobby_expires_a_day_after_the_last_command() -> None:
    log = Log("person", "person")
    assert due(log) == (START + 1 + LOBBY_LIFE, TableTask.EXPIRE)
    log.sit(ANNA, 0)
    assert due(log) == (START + 2 + LOBBY_LIFE, TableTask.EXPIRE)


def test_nothing_is_due_once_a_table_is_over() -> None:
    log = of_two(rules="goliath-kids")
    log.play_out()
    assert next_due(log.room, PACE) is None
    other = Log("person", "person")
    other.happen(Expired())
    assert next_due(other.room, PACE) is None


def test_the_first_deal_is_due_at_once() -> None:
    log = Log("person", "greedy")
    log.sit(ANNA, 0)
    log.do(ANNA, "start")
    assert due(log) == (log.now, TableTask.DEAL)


def test_the_next_deal_waits_until_everyone_goes_on() -> None:
    log = of_two()
    log.play_until(lambda: log.match.needs_deal)
    ended = log.now
    assert due(log) == (ended + PACE.deal, TableTask.DEAL)
    log.do(ANNA, "go-on")
    assert due(log) == (ended + PACE.deal, TableTask.DEAL)
    log.do(JURIS, "go-on")
    assert due(log) == (ended, TableTask.DEAL)


def test_a_table_expires_when_no_other_round_may_be_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trimino.rules.match.MAX_ROUNDS", 1)
    log = of_two()
    log.play_until(lambda: log.match.needs_deal)
    assert due(log) == (log.now, TableTask.EXPIRE)
    log.happen(Expired())
    assert next_due(log.room, PACE) is None


@pytest.mark.parametrize("table", [with_bot, around_one_device])
def test_the_next_deal_waits_for_somebody_who_plays_alone(table: Callable[[], Log]) -> None:
    log = table()
    log.play_until(lambda: log.match.needs_deal)
    ended = log.now
    assert due(log) == (log.room.touched_at + ABANDONED_LIFE, TableTask.EXPIRE)
    # A server without a pause waits for nobody.
    assert next_due(log.room, PACE._replace(deal=0)) == (ended, TableTask.DEAL)
    log.do(ANNA, "go-on")
    assert due(log) == (ended, TableTask.DEAL)


def test_nobody_waits_for_those_who_are_away_to_go_on() -> None:
    log = of_two()
    log.play_until(lambda: log.match.needs_deal)
    ended = log.now
    log.do(JURIS, "leave")
    log.do(ANNA, "go-on")
    assert due(log) == (ended, TableTask.DEAL)


def test_a_bot_plays_after_a_moment() -> None:
    log = with_bot()
    log.play_until(lambda: log.room.turn == 1)
    assert due(log) == (log.now + PACE.bot, TableTask.BOT)


def test_for_somebody_away_a_bot_or_the_clock_plays() -> None:
    for when_away, task in (("bot", TableTask.BOT), ("clock", TableTask.CLOCK)):
        log = on_turn(of_two(when_away=when_away), ANNA)
        log.happen(WentAway(seat=log.turn))
        assert due(log) == (log.now + PACE.bot, task)


def test_a_turn_has_its_limit() -> None:
    log = on_turn(of_two(turn_seconds=15), ANNA)
    assert due(log) == (log.room.turn_began + 15, TableTask.LIMIT)


def test_a_draw_does_not_make_a_turn_longer() -> None:
    log = of_two(turn_seconds=15)
    log.play_until(lambda: Draw() in list(log.match.legal))
    limit = due(log)
    log.play(lambda actions: Draw())
    assert due(log) == limit


def test_without_a_limit_there_is_the_grace() -> None:
    log = on_turn(of_two(), ANNA)
    assert due(log) == (log.room.turn_began + PACE.grace, TableTask.GRACE)
    chosen = on_turn(of_two(grace_seconds=10), ANNA)
    assert due(chosen) == (chosen.room.turn_began + 10, TableTask.GRACE)


def test_nobody_is_kept_waiting_alone() -> None:
    for log in (on_turn(with_bot(), ANNA), around_one_device()):
        assert due(log) == (log.room.touched_at + ABANDONED_LIFE, TableTask.EXPIRE)


def test_a_match_that_all_have_left_expires() -> None:
    log = of_two()
    log.do(ANNA, "leave")
    log.do(JURIS, "leave")
    assert due(log) == (log.now + ABANDONED_LIFE, TableTask.EXPIRE)


def test_the_clock_plays_its_turn_to_the_end() -> None:
    log = of_two(rules="tri-domino")
    log.play_until(lambda: isinstance(log.match.legal.default, Draw))
    log.clock_plays()
    assert due(log) == (log.now, TableTask.CLOCK)


def test_going_and_coming_back_gives_nobody_more_time() -> None:
    log = on_turn(of_two(turn_seconds=20), ANNA)
    before = due(log)
    log.do(ANNA, "leave")
    log.do(ANNA, "come-back")
    assert due(log) == before
    log.happen(WentAway(seat=log.turn))
    log.do(ANNA, "come-back")
    assert due(log) == before


def test_who_takes_over_a_seat_has_the_whole_time() -> None:
    log = on_turn(of_two(turn_seconds=20), ANNA)
    log.happen(Freed(seat=log.turn))
    log.do(OTTO, "sit", seats=[0])
    assert due(log) == (log.now + 20, TableTask.LIMIT)


@pytest.mark.parametrize(
    ("task", "when_away", "present", "kind"),
    [
        (TableTask.DEAL, "bot", (), "dealt"),
        (TableTask.EXPIRE, "bot", (), "expired"),
        (TableTask.CLOCK, "bot", (ANNA,), "played"),
        (TableTask.LIMIT, "bot", (ANNA,), "played"),
        (TableTask.LIMIT, "bot", (JURIS,), "went-away"),
        (TableTask.LIMIT, "clock", (JURIS,), "played"),
        (TableTask.GRACE, "bot", (JURIS,), "went-away"),
        (TableTask.GRACE, "bot", (ANNA,), None),
    ],
)
def test_a_task_becomes_a_fact(
    task: TableTask, when_away: str, present: tuple[str, ...], kind: str | None
) -> None:
    log = on_turn(of_two(when_away=when_away), ANNA)
    fact = due_fact(log.room, task, present)
    assert (fact and fact.kind) == kind
    if isinstance(fact, Played):
        assert fact == Played(log.turn, format_action(log.match.legal.default), "clock")
    if isinstance(fact, WentAway):
        assert fact == WentAway(log.turn)


def test_what_others_say_takes_nobodys_time() -> None:
    log = on_turn(of_two(turn_seconds=20), ANNA)
    before = due(log)
    log.do(JURIS, "greet", greeting="wait-please")
    assert due(log) == before


def test_readers_are_told_after_how_long_somebody_else_plays_for_the_absent() -> None:
    limited = {"turn_seconds": 30, "grace_seconds": 40}
    for log, seconds in (
        (of_two(), PACE.grace),
        (of_two(grace_seconds=40), 40),
        (of_two(**limited), 30),
        (with_bot(**limited), 30),
        (with_bot(), None),
        (around_one_device(), None),
    ):
        assert absent_seconds(log.room, PACE.grace) == seconds
        frames = FrameBuilder(log.room, [None, None], in_english, grace=PACE.grace)
        assert frames.table(None).get("absent_seconds") == seconds
        if seconds is not None:
            on_turn(log, ANNA)
            assert due(log).at == log.now + seconds
    lobby = FrameBuilder(Log("person", "person").room, [None, None], in_english, grace=1.0)
    assert "absent_seconds" not in lobby.table(None)
