"""Rounds whose turns the pads of terminal and browser must tell apart alike, in `pad_cases.json`.

    python -m tests.tui.pad_cases

makes the file again. An event stands in it as far as a pad reads it.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from trimino.rules import Decline, Event, Match, Phase, Place, Ruleset, View, published
from trimino.tui.score_pad import turn_lines

FILE = Path(__file__).with_name("pad_cases.json")


class Case(NamedTuple):
    """A round played at random, in which an offer of a phase is taken or declined."""

    rules: Ruleset
    players: int
    seed: int
    phase: Phase = Phase.TURN
    action: type[Place | Decline] = Place


TRI_DOMINO, TRIODOMINIO = published("tri-domino"), published("triodominio")
TRIMINO = published("trimino")
MANY_FIELDS = TRIMINO.replace(new_field=True)

CASES = (
    Case(TRIMINO, 3, 0),
    Case(TRI_DOMINO, 2, 29, Phase.FOLLOW_UP, Place),
    Case(TRI_DOMINO, 2, 219, Phase.FOLLOW_UP, Decline),
    Case(TRIODOMINIO, 2, 2, Phase.NEW_FIELD, Place),
    Case(TRIODOMINIO, 2, 15, Phase.NEW_FIELD, Decline),
    Case(TRIMINO, 1, 0),
    Case(MANY_FIELDS, 1, 0, Phase.NEW_FIELD, Place),
    Case(MANY_FIELDS, 1, 116, Phase.NEW_FIELD, Decline),
)


def played(rules: Ruleset, players: int, seed: int) -> View:
    """The first round of a match played at random, as a spectator sees it."""
    match, rng = Match(rules, players), random.Random(seed)
    match.deal(rng)
    while not match.round.over:
        match.play(rng.choice(list(match.legal)))
    return match.round.view(None)


def cases() -> Iterator[dict[str, object]]:
    """Every round with the points of each seat turn by turn, as the terminal writes them."""
    for rules, players, seed, phase, action in CASES:
        view = played(rules, players, seed)
        assert (phase, action) in [(event.phase, type(event.action)) for event in view.events]
        lines = turn_lines(view)
        turns = [[line[seat] for line in lines] for seat in range(players)]
        yield {
            "events": [_values(event) for event in view.events],
            "turns": [[entry.points for entry in own if entry] for own in turns],
        }


def written() -> str:
    """The file: a round on each line."""
    return "[\n" + ",\n".join(map(json.dumps, cases())) + "\n]\n"


def _values(event: Event) -> dict[str, Any]:
    laid = {"field": event.action.field} if isinstance(event.action, Place) else {}
    scores = [{"item": item.value, "points": points} for item, points in event.scores]
    what = type(event.action).__name__.lower()
    action = {"seat": event.seat, "do": what, "points": event.points, **laid}
    return {"phase": event.phase.value, "action": action, "scores": scores}


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
