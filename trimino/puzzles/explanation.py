"""Sentences about a puzzle: the question, hints, and the explanation, made from its facts."""

from collections.abc import Iterator

from trimino.messages.place_messages import place_message
from trimino.puzzles.attempt import Attempt
from trimino.puzzles.open_table import is_open_position
from trimino.puzzles.puzzle import Puzzle
from trimino.puzzles.theme import Theme
from trimino.rules import Draw, Message, Pass, Place

HINT_STEPS = 3
"""A nudge, the place, the answer."""


def question(puzzle: Puzzle) -> Message:
    """The question of a puzzle."""
    return Message("puzzle-asks-open" if is_open_position(puzzle.table) else "puzzle-asks-hidden")


def hint(puzzle: Puzzle, step: int) -> Message:
    """A hint: a nudge towards the idea, then the place, then the answer."""
    if step <= 1:
        return Message(f"puzzle-nudge-{puzzle.themes[0]}")
    return _place_hint(puzzle) if step < HINT_STEPS else answer_message(puzzle)


def _place_hint(puzzle: Puzzle) -> Message:
    place = place_message(puzzle.table.fields, puzzle.answer)
    return place or Message("puzzle-hint-no-tile")


def answer_message(puzzle: Puzzle) -> Message:
    """The answer in words."""
    match puzzle.answer:
        case Place(tile=tile):
            return Message("puzzle-answer-place", {"tile": tile, "points": puzzle.facts["points"]})
        case Draw():
            return Message("puzzle-answer-draw")
        case Pass():
            return Message("puzzle-answer-pass")
        case _:
            return Message("puzzle-answer-decline")


def explanation(puzzle: Puzzle, tried: Attempt | None = None) -> list[Message]:
    """The explanation of the answer, and what an attempt costs."""
    return [*_verdict(tried), answer_message(puzzle), _idea(puzzle), *_values(puzzle)]


def _verdict(tried: Attempt | None) -> Iterator[Message]:
    if tried is None:
        return
    if tried.solved:
        yield Message("puzzle-solved")
    elif tried.lost is None:
        yield Message("puzzle-not-solved")
    else:
        yield Message("puzzle-not-solved-by", {"points": round(tried.lost)})


def _idea(puzzle: Puzzle) -> Message:
    """The sentence of the main theme."""
    facts = puzzle.facts
    match puzzle.themes[0]:
        case Theme.TWO_HEXAGONS | Theme.DOUBLE | Theme.BRIDGE | Theme.HEXAGON as theme:
            return Message(f"puzzle-idea-{theme}", {"bonus": facts["bonus"]})
        case Theme.DENY:
            return Message("puzzle-idea-deny", {"bonus": facts["denied"]})
        case Theme.KEEP_TILE:
            kept = {"tile": facts["kept"], "now": facts["kept_now"], "later": facts["kept_later"]}
            return Message("puzzle-idea-keep-tile", kept)
        case Theme.GO_OUT_IN_THREE if not puzzle.line:
            return Message("puzzle-idea-all-fit")
        case Theme.GO_OUT_IN_THREE:
            return Message("puzzle-idea-go-out-in-three", {"tiles": facts["tiles_to_go"]})
        case Theme.OPTIONS:
            fitting = {"fitting": facts["fitting"], "otherwise": facts["fitting_otherwise"]}
            return Message("puzzle-idea-options", fitting)
        case Theme.LOCK_OUT:
            return Message("puzzle-idea-lock-out", {"passes": facts["passes"]})
        case Theme.COUNT_WELL if isinstance(puzzle.answer, Draw):
            return Message("puzzle-idea-draw")
        case Theme.COUNT_WELL:
            return Message("puzzle-idea-count-well", {"well": puzzle.table.well})
        case theme:
            return Message(f"puzzle-idea-{theme}")


def _values(puzzle: Puzzle) -> Iterator[Message]:
    """The lead of the answer over every other action, and the tempting one."""
    margin = {"margin": int(puzzle.certificate.margin)}
    yield Message(f"puzzle-value-{puzzle.certificate.method}", margin)
    if "tempting" in puzzle.facts:
        tempting = {
            "tile": puzzle.facts["tempting"],
            "points": puzzle.facts["tempting_points"],
            "lost": puzzle.facts["tempting_lost"],
        }
        yield Message("puzzle-tempting", tempting)
