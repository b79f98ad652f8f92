"""Puzzles as JSON for a screen: the question without its answer, hints, and checked attempts."""

from trimino.puzzles.attempt import attempt
from trimino.puzzles.explanation import HINT_STEPS, explanation, hint, question
from trimino.puzzles.open_table import OpenTable, is_open_position, unseen_tiles
from trimino.puzzles.puzzle import Puzzle
from trimino.records.notation import parse_action
from trimino.records.typed_dict import TypedDict
from trimino.records.values import CellValue, MatchValues, RulesValue
from trimino.records.view_json import view_values
from trimino.records.writing import cell_values, rules_value, tile_names
from trimino.room.message_values import MessageValues, Say, message_with_text
from trimino.rules import MatchView, Place


class PuzzleValues(TypedDict):
    """A puzzle without its answer; `match` is what a view frame has there.

    `open` says that nothing is hidden: then `unseen` is the other player's hand.
    """

    id: str
    position: str
    rules: RulesValue
    players: int
    seat: int
    open: bool
    match: MatchValues
    unseen: list[str]
    rating: int
    deviation: int
    asks: MessageValues


class PuzzleHintValues(TypedDict):
    """One of three hints; the second points to the place of the answer, the third has the answer.

    `at` is null in the first, and where the answer is not to lay a tile.
    """

    id: str
    step: int
    told: MessageValues
    field: int | None
    at: CellValue | None
    action: str | None


class LineValues(TypedDict):
    """An action of the best play, and whose it is."""

    seat: int
    action: str


class ProvenValues(TypedDict):
    """The gain of an action on the others, with its standard error."""

    action: str
    points: float
    error: float


class AttemptValues(TypedDict):
    """A checked attempt with the answer, why it is best, and how it was proven."""

    id: str
    action: str | None
    solved: bool
    lost: float | None
    answers: list[str]
    themes: list[str]
    told: list[MessageValues]
    line: list[LineValues]
    values: list[ProvenValues]
    method: str
    solved_by: dict[str, int]


def puzzle_values(puzzle: Puzzle, say: Say) -> PuzzleValues:
    """The question of a puzzle."""
    table = puzzle.table
    return {
        "id": puzzle.id,
        "position": puzzle.position,
        "rules": rules_value(table.rules),
        "players": puzzle.players,
        "seat": table.turn,
        "open": is_open_position(table),
        "match": view_values(MatchView.of_position(table)),
        "unseen": tile_names(unseen_tiles(table)),
        "rating": puzzle.rating,
        "deviation": puzzle.deviation,
        "asks": message_with_text(question(puzzle), say),
    }


def hint_values(puzzle: Puzzle, step: int, say: Say) -> PuzzleHintValues:
    """A hint, from 1 to 3."""
    step, answer = min(max(step, 1), HINT_STEPS), puzzle.answer
    place = answer if step > 1 and isinstance(answer, Place) else None
    return {
        "id": puzzle.id,
        "step": step,
        "told": message_with_text(hint(puzzle, step), say),
        "field": place.field if place else None,
        "at": cell_values(place.at) if place else None,
        "action": puzzle.answers[0] if step == HINT_STEPS else None,
    }


def attempt_values(puzzle: Puzzle, text: str | None, say: Say) -> AttemptValues:
    """An attempt, checked; None gives up, and is told the answer."""
    tried = None if text is None else attempt(puzzle, text)
    told = explanation(puzzle, tried)
    return {
        "id": puzzle.id,
        "action": tried.action if tried else None,
        "solved": tried.solved if tried else False,
        "lost": tried.lost if tried else None,
        "answers": list(puzzle.answers),
        "themes": [str(theme) for theme in puzzle.themes],
        "told": [message_with_text(message, say) for message in told],
        "line": _line(puzzle),
        "values": [
            {"action": value.action, "points": value.points, "error": value.error}
            for value in puzzle.certificate.values
        ],
        "method": str(puzzle.certificate.method),
        "solved_by": dict(puzzle.solved_by),
    }


def _line(puzzle: Puzzle) -> list[LineValues]:
    if not puzzle.line:
        return []
    played = OpenTable.of(puzzle.table).play_all(map(parse_action, puzzle.line))
    return [
        {"seat": event.seat, "action": text}
        for event, text in zip(played.events, puzzle.line, strict=True)
    ]
