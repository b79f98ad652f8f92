"""Records of matches in which something was taken back."""

from typing import Any

from tests.room.logs import ANNA, with_bot
from trimino.room.match_results import match_record
from trimino.rules import DRAW
from trimino.words import in_english


def record_with_undone_draw() -> dict[str, Any]:
    """Anna draws a tile in the first round, takes that back, and plays to the end."""
    log = with_bot(rules={"base": "triomino", "target": 60})
    log.play_until(lambda: log.holder == ANNA and DRAW in log.match.legal)
    log.answer(ANNA, "play", action="draw")
    log.answer(ANNA, "take-back")
    log.play_out()
    return dict(match_record(log.room, ["Anna", "Berta"], in_english))
