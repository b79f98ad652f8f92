"""Deals, logs and records that Python and the browser must judge alike.

`python -m tests.records.fairness_vectors` writes them.
"""

import json
import random
from pathlib import Path
from typing import Any

from tests.room.logs import ANNA, Log
from trimino.records.fair_deal import Fairness, fair_deal
from trimino.records.seen import SeenTable, Stretch, format_seen
from trimino.records.shown_course import course_in_view
from trimino.records.shown_moves import Moves, event_text
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.log_values import log_values
from trimino.room.match_results import match_record
from trimino.rules import Deal, published
from trimino.words import in_english

KEPT = Path(__file__).with_name("fairness_vectors.json")


def made() -> str:
    vectors = {
        "shuffles": [*map(_shuffle, range(8))],
        "matches": [*map(_match, MATCHES)],
        # Each in one line of text: there are many small values.
        "courses": [json.dumps(_course(play), separators=(",", ":")) for play in MATCHES],
    }
    return json.dumps(vectors, ensure_ascii=False, indent=1) + "\n"


def _shuffle(number: int) -> dict[str, Any]:
    """The order of all tiles, of any set, with any number of seats and contributions."""
    rng = random.Random(number)
    highest, seats, turn = rng.choice((3, 5, 5)), rng.randint(2, 5), rng.choice((1, 2, 300))
    hand = {str(players): 2 for players in range(2, 7)}
    rules = published("triomino").replace_json(
        {"highest_value": highest, "hand": hand, "solo": None}
    )
    sent = tuple(rng.choice((None, rng.randbytes(32))) for _ in range(seats))
    fairness = Fairness(rng.randbytes(32), sent)
    order = _order(fair_deal(rules, seats, *fairness, turn))
    return {**fairness.to_json(), "round": turn, "highest": highest, "order": order}


def _order(deal: Deal) -> list[str]:
    return [str(tile) for pile in (*deal.hands, deal.well) for tile in pile]


def _people() -> Log:
    log = Log("person", "person", rules="triodominio", rules_name="Mūsu")
    log.begin((0,), (1,))
    log.play_out()
    return log


def with_undo() -> Log:
    """A match with a bot in which Anna took an action back."""
    log = Log("person", "greedy", rules="goliath-kids")
    log.begin((0,))
    log.play_until(lambda: log.holder == ANNA and len(log.rows) > 6)
    log.play()
    log.answer(ANNA, "take-back")
    log.play_out(seed=3)
    return log


def _solo() -> Log:
    log = Log("person", rules="triomino", well_size=4)
    log.begin((0,))
    log.play_out()
    return log


MATCHES = (_people, with_undo, _solo)


def _match(play: Any) -> dict[str, Any]:
    """A match with its log, and what the person in seat 0 kept in the middle of it."""
    log: Log = play()
    version = len(log.rows) - 3
    heads = {version: log.room.head_at(version).hex()}
    fairness = log.room.fairness.to_json()
    sent = fairness["contributions"][0]
    assert sent is not None
    names = ["Anna", "Juris"][: len(log.room.seats)]
    return {
        "record": match_record(log.room, names, in_english),
        "rows": log_values(log.room, log.rows)["rows"],
        "links": [link.hex() for link in log.room.links],
        "seen": format_seen(
            SeenTable(
                "table",
                fairness["commitment"],
                {0: sent},
                heads,
                people=tuple(range(len(log.room.people))),
                moves=shown_moves(log, 1, version),
            )
        ),
    }


def _course(play: Any) -> dict[str, Any]:
    """The events of a match up to its last action but one, the view then, and what is kept."""
    log: Log = play()
    room = load_room(log.rows[:-2])
    frames = FrameBuilder(room, [None] * len(room.seats), in_english)
    match: Any = frames.view(None)["match"]
    course = course_in_view(match)
    assert course is not None
    actions, totals = course.actions.folded, course.totals.folded
    return {
        "events": [*map(_event, frames.update(None, 0)["events"])],
        "match": {key: match[key] for key in ("actions", "fields", "played", "end", "totals")},
        "rounds": {f"{course.round}-{actions.number}": actions.digest},
        "totals": {f"{totals.number}": totals.digest},
    }


def _event(event: Any) -> dict[str, Any]:
    """What matters here of an event."""
    known = {key: event[key] for key in ("version", "kind", "round", "start") if key in event}
    if event["kind"] == "taken-back":
        known["actions"] = event["actions"]
    if event["kind"] == "played":
        ending = event["ending"]
        known["action"] = event["action"]
        known["ending"] = ending and {"totals": ending["totals"]}
    return known


def shown_moves(log: Log, after: int = 0, upto: int | None = None) -> dict[Stretch, str]:
    """What a device keeps that was shown these rows of a log one by one."""
    names = ["Anna", "Juris"][: len(log.room.seats)]
    events = FrameBuilder(log.room, names, in_english).shared_update(after)["events"]
    upto, moves = upto or log.room.version, Moves()
    for event in events[: upto - after]:
        moves = moves.then(event_text(event))
    return {(after, upto): moves.digest}


if __name__ == "__main__":
    KEPT.write_text(made(), encoding="utf-8")
