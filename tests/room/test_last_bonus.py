"""The bonus of the tile laid last, which a view tells to those who come back."""

from typing import Any

from tests.room.logs import ANNA, Log, with_bot
from trimino.room.facts import Dealt
from trimino.room.frames import FrameBuilder
from trimino.rules import DRAW
from trimino.words import in_english

NOBODY = "a stranger"


def test_a_view_tells_the_bonus_as_its_event_did_until_the_next_tile() -> None:
    log = _with_a_bonus()
    update: Any = _frames(log).update(ANNA, log.room.version - 1)
    [event] = update["events"]
    told = {
        "kind": event["placement"],
        "field": event["action"]["field"],
        "at": event["action"]["at"],
        "bonus": event["bonus"],
    }
    assert _told(log, ANNA) == _told(log, NOBODY) == told
    log.play(lambda actions: DRAW if DRAW in actions else actions[0])
    assert log.match.round.events[-1].laid is None
    assert _told(log, ANNA) == told
    log.play_until(lambda: log.match.round.events[-1].laid is not None)
    assert not log.match.round.events[-1].bonus
    assert _told(log, ANNA) is None


def test_after_a_tile_was_undone_it_is_that_of_the_tile_before() -> None:
    log = _with_a_bonus()
    told = _told(log, ANNA)
    log.play_until(lambda: log.holder == ANNA and log.match.legal.can_place)
    log.play()
    assert _told(log, ANNA) is None
    log.answer(ANNA, "take-back")
    assert _told(log, ANNA) == told


def test_a_new_round_begins_without_one() -> None:
    log = with_bot()
    assert _told(log, ANNA) is None
    log.play_until(lambda: log.match.needs_deal)
    log.happen(Dealt())
    assert _told(log, ANNA) is None


def _with_a_bonus() -> Log:
    log = with_bot()
    log.play_until(lambda: bool(log.match.round.events and log.match.round.events[-1].bonus))
    return log


def _told(log: Log, guest: str) -> object:
    return _frames(log).view(guest).get("last_bonus")


def _frames(log: Log) -> FrameBuilder:
    return FrameBuilder(log.room, [None, None], in_english)
