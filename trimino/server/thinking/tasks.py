"""What workers do. A call is a function of these and its arguments, which is all a worker knows.

What is kept between the calls of an analysis is kept pickled: the server only passes it on.
"""

import pickle
import random
from collections.abc import Mapping, Sequence
from typing import Any

from trimino.analysis.match import assembled, played_of
from trimino.analysis.position import analyse_position
from trimino.analysis.report import position_to_json, to_json
from trimino.analysis.tasks import Batch, Moment, looked, moments_of
from trimino.bots.roster import find_entry
from trimino.engine.budget import Budget
from trimino.rules import Action, Match, MatchView
from trimino.server.thinking.load import bot_under, shrunk


def make_ready() -> None:
    """Compile what was never compiled before, and load what was."""
    from trimino.engine import warm  # noqa: PLC0415 - only a worker may load it

    warm.make_ready()
    for step in warm.STEPS:
        step()


def decide(view: MatchView, name: str, share: float, seed: int) -> Action:
    """What the bot of that name does with a share of its budget."""
    entry = find_entry(name)
    assert entry is not None
    return bot_under(entry, share)(view, shrunk(entry.budget, share), random.Random(seed))


def advise(view: MatchView, budget: Budget, seed: int) -> list[dict[str, Any]]:
    """The best actions of a position, with reasons."""
    return position_to_json(analyse_position(view, budget, random.Random(seed)))


def open_match(match: Match | Mapping[str, object]) -> tuple[bytes, list[Moment]]:
    """A match that is to be analysed, pickled, and its moments."""
    played = played_of(match)
    return pickle.dumps(played), moments_of(played)


def look(match: bytes, moments: Sequence[Moment], budget: Budget, seed: int) -> bytes:
    """What is to be told of some moments of a match, pickled."""
    return pickle.dumps(looked(Batch(pickle.loads(match), tuple(moments), budget, seed)))


def assemble(
    match: bytes, players: Sequence[str], budget: Budget, seed: int, told: Sequence[bytes]
) -> dict[str, Any]:
    """The analysis of a match, from what is to be told of all its moments."""
    seen = (each for batch in told for each in pickle.loads(batch))
    return to_json(assembled(pickle.loads(match), budget, seed, seen), players)
