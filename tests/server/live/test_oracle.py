"""The oracle knows what a reader was shown, also where it was taken back and came again."""

import json
from collections.abc import Callable
from typing import Any

from tests.room.logs import ANNA, Log, with_bot
from tests.server.live.oracle import OracleRow, Truth
from trimino.room.facts import Dealt
from trimino.room.frames import FrameBuilder
from trimino.room.match_results import match_record
from trimino.rules import DRAW
from trimino.words import in_english

Deed = Callable[[], object]


def shown_to_anna(log: Log, *deeds: Deed) -> list[Any]:
    """The frames that Anna gets while these deeds are done one by one."""
    frames = []
    for deed in deeds:
        since = log.room.version
        deed()
        frames.append(FrameBuilder(log.room, ["Anna", "Berta"], in_english).update(ANNA, since))
    return frames


def truth_of(log: Log) -> Truth:
    log.play_out()
    record: Any = match_record(log.room, ["Anna", "Berta"], in_english)
    rows = [OracleRow(row.version, row.kind, row.guest, json.loads(row.body)) for row in log.rows]
    return Truth(rows, record)


def assert_only_annas(log: Log, frames: list[Any]) -> None:
    truth = truth_of(log)
    for frame in frames:
        assert truth.leaks(frame, ANNA, frame["version"]) == []
    assert all(truth.leaks(frame, None, frame["version"]) for frame in frames)


def test_a_tile_that_is_drawn_again() -> None:
    log = with_bot(rules={"base": "triomino", "target": 60})
    log.play_until(lambda: log.holder == ANNA and DRAW in log.match.legal)

    def draw() -> None:
        log.answer(ANNA, "play", action="draw")

    def go_back() -> None:
        log.answer(ANNA, "take-back")

    assert_only_annas(log, shown_to_anna(log, draw, go_back, draw))


def test_a_hand_that_is_dealt_again() -> None:
    log = with_bot(rules={"base": "triomino", "target": None, "target_met": None, "rounds": 2})
    log.play_until(lambda: log.match.needs_deal)

    def deal() -> None:
        log.happen(Dealt())

    def go_back_and_on() -> None:
        log.answer(ANNA, "take-back")
        log.play_until(lambda: log.match.needs_deal)

    first, _, again = shown_to_anna(log, deal, go_back_and_on, deal)
    assert_only_annas(log, [first, again])
