"""The registry of calls: named functions, JSON text in and JSON text out.

>>> call("rules.position", '{"position": "nonsense"}')[:18]
'{"error":{"name":"'

A refusal is `{"error": message}`, anything else `{"ok": value}`. If data is missing that is not
packed with the modules, the answer is `NEEDS_DATA`: add it, and call again. Other packages that a
device runs without a server register their calls here.
"""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from trimino.bots.plain import PLAIN_ROSTER
from trimino.local.local_games import LocalGames
from trimino.local.local_names import rename_holder
from trimino.local.plain_words import plain_words
from trimino.local.print_calls import PRINT_CALLS, SayJson
from trimino.pad.calls import PAD_CALLS
from trimino.puzzles.puzzle_requests import (
    RatingValues,
    found_puzzle,
    next_puzzle,
    puzzle_list,
    rated_attempt,
    rated_hint,
)
from trimino.records.package_data import DataMissing
from trimino.records.record import load
from trimino.room.best_list import BestList, best_list
from trimino.room.log_row import LogRow
from trimino.room.message_values import message_with_text
from trimino.room.rules_values import (
    choice_lists,
    explained_rules,
    house_rules_values,
    position_values,
    reading_list,
    ruleset_list,
)
from trimino.room.solo_result import SoloResult
from trimino.room.story import record_story
from trimino.rules import TriminoError

NEEDS_DATA = '{"needs":"data"}'

Call = Callable[..., object]
"""A function of the values in its JSON object, by name."""


def call(name: str, text: str, say: SayJson | None = None) -> str:
    """Answer a call: its arguments are an object of JSON, and so is the answer.

    Calls that print need `say`, which puts messages into sentences.
    """
    words = {"say": say} if name in PRINT_CALLS else {}
    try:
        answer = {"ok": CALLS[name](**json.loads(text), **words)}
    except TriminoError as error:
        answer = {"error": message_with_text(error.message, plain_words)}
    except DataMissing:
        return NEEDS_DATA
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _load(rows: list[list[Any]], names: list[str | None]) -> None:
    _GAMES.load([LogRow(*row) for row in rows], names)


def _log(table: str, rows: list[list[Any]]) -> object:
    return _GAMES.log(table, [LogRow(*row) for row in rows])


def _best(rules: str, well: int, results: Sequence[tuple[Sequence[Any], str | None]]) -> BestList:
    """The best list of the results that a device keeps, each with the name of its player."""
    return best_list(((SoloResult(*solo), name) for solo, name in results), rules, well)


def _position(position: str, action: str | None = None) -> object:
    return position_values(position, action)


def _next_puzzle(
    rating: float | None = None,
    done: Sequence[str] = (),
    rules: str | None = None,
    theme: str | None = None,
) -> object:
    rng = random.SystemRandom()
    return next_puzzle(plain_words, rng, rating=rating, done=done, rules=rules, theme=theme)


def _attempt(puzzle: str, action: str | None, rating: RatingValues | None = None) -> object:
    return rated_attempt(puzzle, action, rating, plain_words)


def _puzzle_hint(puzzle: str, step: int, rating: RatingValues | None = None) -> object:
    return rated_hint(puzzle, step, rating, plain_words)


_GAMES = LocalGames()

CALLS: dict[str, Call] = {
    "tables.open": _GAMES.open,
    "tables.open-guided": _GAMES.open_guided,
    "tables.load": _load,
    "tables.forget": _GAMES.forget,
    "tables.command": _GAMES.carry_out,
    "tables.due": _GAMES.do_due,
    "tables.view": _GAMES.look,
    "tables.remove": _GAMES.remove,
    "tables.rename": rename_holder,
    "tables.story": _GAMES.story,
    "tables.record": _GAMES.record,
    "tables.log": _log,
    "tables.best": _best,
    "records.story": lambda record: record_story(load(record), plain_words),
    "rules.list": lambda: ruleset_list(plain_words),
    "rules.choices": lambda: choice_lists([bot.name for bot in PLAIN_ROSTER], plain_words),
    "rules.explain": lambda rules, players=None: explained_rules(rules, plain_words, players),
    "rules.house": lambda text: house_rules_values(text, plain_words),
    "rules.readings": lambda: reading_list(plain_words),
    "rules.position": _position,
    "puzzles.list": puzzle_list,
    "puzzles.next": _next_puzzle,
    "puzzles.find": lambda puzzle: found_puzzle(puzzle, plain_words),
    "puzzles.attempt": _attempt,
    "puzzles.hint": _puzzle_hint,
    **PAD_CALLS,
    **PRINT_CALLS,
}
"""The calls by name."""
