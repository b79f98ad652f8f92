"""Selection: which puzzles a book takes, so that no kind crowds out the others."""

from collections import Counter
from collections.abc import Iterable, Iterator

from trimino.puzzles.making.standard import MIN_ACTIONS
from trimino.puzzles.puzzle import Puzzle

MAX_DRAWS = 0.2
"""The share of puzzles whose answer is to draw."""

MAX_PLAIN = 0.25
"""The share of puzzles that the greedy bot always solves: whoever takes the points has them."""

MAX_NARROW = 0.5
"""The share of puzzles with only three legal actions."""

MAX_OF_THEME = 0.4
"""The share of puzzles with the same main theme."""

DRAWS, _GREEDY, _NARROW = "draws", "greedy", "narrow"


def select(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """At most `count` puzzles, those of rare themes first, no position twice, by their ids."""
    found = list({puzzle.id: puzzle for puzzle in puzzles}.values())
    themes = Counter(puzzle.themes[0] for puzzle in found)
    shares = {DRAWS: MAX_DRAWS, _GREEDY: MAX_PLAIN, _NARROW: MAX_NARROW}
    limits = {kind: int(share * count) for kind, share in shares.items()}
    taken: Counter[str] = Counter()
    chosen: list[Puzzle] = []
    for puzzle in sorted(found, key=lambda puzzle: (themes[puzzle.themes[0]], puzzle.id)):
        kinds = list(_kinds(puzzle))
        fits = all(taken[kind] < limits.get(kind, int(MAX_OF_THEME * count)) for kind in kinds)
        if fits and len(chosen) < count:
            chosen.append(puzzle)
            taken.update(kinds)
    return sorted(chosen, key=lambda puzzle: puzzle.id)


def _kinds(puzzle: Puzzle) -> Iterator[str]:
    """The kinds of puzzle of which there may not be too many."""
    yield f"theme {puzzle.themes[0]}"
    if puzzle.answers[0] == "draw":
        yield DRAWS
    if puzzle.solved_by.get("greedy") == 100:
        yield _GREEDY
    if puzzle.facts["actions"] == MIN_ACTIONS:
        yield _NARROW
