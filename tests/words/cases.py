"""Sentences that Python and the browser must say alike, kept in `cases.json` for the tests of both.

    python -m tests.words.cases

makes the file again. Details stand in it as a server sends them.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from trimino.messages.message_json import message_values
from trimino.messages.players import listed_players
from trimino.rules import Message, Tile
from trimino.words import Words, languages, listed

FILE = Path(__file__).with_name("cases.json")

COUNTS = (0, 1, 2, 3, 5, 10, 11, 12, 20, 21, 22, 25, 101, 111, 1_000_000)
"""Between them every plural of every language, and what is written without grouping."""


def cases() -> Iterator[dict[str, object]]:
    """Every sentence in every language."""
    for language in languages():
        words = Words(language)
        for message in (*_numbers(), *_values(), *_nested()):
            yield {"language": language, **message_values(message), "text": words.say(message)}


def written() -> str:
    """The file: a case on each line."""
    lines = (json.dumps(case, ensure_ascii=False) for case in cases())
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _numbers() -> Iterator[Message]:
    for count in COUNTS:
        yield Message("rules-rounds", {"rounds": count})
        yield Message("draw-limit-reached", {"limit": count})
    for points in (51, -5, 0, 1000):
        yield Message("event-points", {"event": "Anna", "points": points})


def _values() -> Iterator[Message]:
    values = (True, None, 1.5, (50, 60), {"2": 9, "3": 7}, ["ā", {}], Tile(0, 1, 2), "«ļ» {x}")
    for value in values:
        # A field that no form shows, so that it has one name everywhere.
        yield Message("ruleset-bad-value", {"field": "x", "value": value})
    for fits in (True, False):
        tile = Tile(3, 4, 4)
        yield Message("corners-do-not-match", {"fits": fits, "tile": tile, "needed": "4-4-3"})
    for kind in ("object", "cell", "rules"):
        where = {"round": 0, "action": 0, "key": "at", "found": "x"}
        yield Message("record-wrong-type", {**where, "kind": kind})
    for limit in (None, 1, 2, 5):
        yield Message("rules-draw-limit", {"limit": limit})
    yield Message("allowed-hands", {"low": 1, "high": 28})
    yield Message("record-missing", {"round": 2, "action": 17, "key": "do"})
    yield Message("greeting-well-played")


def _nested() -> Iterator[Message]:
    items = [
        Message("item-points", {"item": Message(f"item-{item}"), "points": points})
        for item, points in (("tile", 11), ("bridge", 40), ("draw", -5))
    ]
    lays = Message("event-lays", {"player": "Ilze", "tile": Tile(3, 4, 4), "field": 2})
    for count in (1, 2, 3):
        details = {"event": lays, "points": 46, "items": listed(items[:count])}
        yield Message("event-items", details)
    you = Message("player-you")
    yield Message("event-lays", {"player": you, "tile": Tile(3, 4, 4), "field": 1})
    # A person may be called so too.
    yield Message("event-passes", {"player": "You"})
    for players in (["Anna"], [you], ["Anna", "Juris"], ["Anna", you], [you, "Anna", "Juris"]):
        named = listed_players(range(len(players)), players)
        yield Message("match-highest", {"players": named, "count": len(players), "total": 90})
    scores = (("Anna", 9), ("Juris", -14), (you, 3))
    standing = [Message("total", {"player": name, "total": total}) for name, total in scores]
    yield Message("totals", {"count": 3, "totals": listed(standing)})
    yield Message("record-bad-deal", {"round": 1, "action": 0, "why": Message("match-over")})


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
