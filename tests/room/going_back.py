"""Tables at which somebody goes back, for tests."""

from typing import Any

from tests.room.logs import ANNA, Log
from trimino.rules import DRAW

SHORT = {"base": "triomino", "target": 60}
TWO_ROUNDS = {
    "base": "triomino",
    "target": None,
    "target_met": None,
    "rounds": 2,
    "winner": "highest",
}
ONE_TILE = {**TWO_ROUNDS, "rounds": 20, "hand": dict.fromkeys("23456", 1), "solo": None}


def drawn_by_anna(log: Log) -> None:
    """Play until Anna may draw, and draw."""
    log.play_until(lambda: log.holder == ANNA and DRAW in log.match.legal)
    log.answer(ANNA, "play", action="draw")


def ended_by_anna(log: Log) -> tuple[Any, int]:
    """Anna ends a round with her only tile; the match before that, and the decision after it."""
    log.play_until(lambda: log.room.turn == 0 and log.match.legal.can_place)
    before = log.match.copy()
    log.play()
    assert log.match.needs_deal
    return before, log.room.decision
