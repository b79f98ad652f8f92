"""The examples of CONTRIBUTING.md work."""

import random
import re
import textwrap
from typing import Any

from tests.docs.pages import ROOT, text
from trimino.bots import simple
from trimino.rules import Action, Match, Place, Ruleset, sheets

PAGE = ROOT / "CONTRIBUTING.md"


def example(number: int) -> str:
    """One of the examples in Python, which are indented."""
    found = re.findall(r"^ *```python\n(.*?)^ *```$", text(PAGE), re.DOTALL | re.MULTILINE)
    return textwrap.dedent(found[number])


def test_the_example_of_a_rule_set_can_be_played() -> None:
    names: dict[str, Any] = dict(vars(sheets))
    exec(example(0), names)
    rules = names["SEASIDE"]
    assert isinstance(rules, Ruleset)
    assert (rules.bridge, rules.target, rules.solo) == (30, 250, None)
    assert Match(rules, players=2).deal(random.Random(1)).legal


def test_the_example_of_a_bot_lays_the_heaviest_tile() -> None:
    names: dict[str, Any] = dict(vars(simple))
    exec(example(1), names)
    match, rng = Match(sheets.TRIOMINO, players=2), random.Random(1)
    match.deal(rng)
    for _ in range(20):
        view = match.view(match.round.turn)
        action: Action = names["play_heavy"](view, None, rng)
        fitting = [place.tile.value for place in view.legal.placements]
        if fitting:
            assert isinstance(action, Place)
            assert action.tile.value == max(fitting)
        match.play(action)
