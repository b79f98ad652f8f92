"""The numbers that the page on puzzles states are those of the code."""

from tests.docs.pages import DOCS, text
from trimino.puzzles.making.candidates import MAX_HELD
from trimino.puzzles.making.difficulty import LADDER, MIN_DEVIATION
from trimino.puzzles.making.make_batch import A_ROUND
from trimino.puzzles.making.selection import MAX_DRAWS, MAX_NARROW, MAX_OF_THEME, MAX_PLAIN
from trimino.puzzles.making.standard import ERRORS, MARGIN, MIN_ACTIONS, PLAIN_MARGIN, least_margin
from trimino.puzzles.rating import CENTRE, MAX_MOVED, PROVISIONAL
from trimino.puzzles.theme import Theme
from trimino.rules import RULESETS

PAGE = text(DOCS / "puzzles.md")
TOLD = " ".join(PAGE.split())


def test_what_is_proven() -> None:
    assert f"at least {MIN_ACTIONS} different actions" in TOLD
    assert f"by at least {MARGIN:g} points, or by {PLAIN_MARGIN:g} under rules" in TOLD
    assert f"by half of that at least, {ERRORS:g} standard errors below" in TOLD
    small = {rules.base for rules in RULESETS if least_margin(rules) == PLAIN_MARGIN}
    assert small == {"triodominio", "triodominio-reverse", "goliath-kids"}


def test_how_puzzles_are_rated_and_made() -> None:
    assert f"starts at {CENTRE:g}" in TOLD
    assert f"stays within {MAX_MOVED:g} points of it" in TOLD
    assert f"a deviation of {PROVISIONAL:g} or less" in TOLD
    assert f"never below {MIN_DEVIATION} points" in TOLD
    assert all(f"`{bot}`" in TOLD for bot in LADDER)
    assert f"up to {MAX_HELD} tiles in both hands" in TOLD
    assert ("At most three puzzles come from one round" in TOLD, A_ROUND) == (True, 3)
    assert f"at most {MAX_DRAWS:.0%} have drawing".replace("%", " %") in TOLD
    assert f"{MAX_PLAIN:.0%} are always solved".replace("%", " %") in TOLD
    assert f"{MAX_OF_THEME:.0%} have the same main theme".replace("%", " %") in TOLD
    assert f"{MAX_NARROW:.0%} only three legal actions".replace("%", " %") in TOLD


def test_every_theme_is_told() -> None:
    for theme in Theme:
        assert f"`{theme}`" in PAGE
