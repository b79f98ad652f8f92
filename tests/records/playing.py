"""Matches for tests of records and notation, played at random by a seed."""

import random
from collections.abc import Iterator

import pytest

from trimino.rules import RULESETS, Action, Match, Ruleset, TriminoError, published
from trimino.rules.field_domains import HandSizes, Solo
from trimino.rules.ruleset import (
    AfterDrawing,
    BlockedTie,
    EmptyWellPass,
    NextOpener,
    Opener,
    TilePoints,
)
from trimino.words import say

Table = tuple[Ruleset, int]

# So few tiles that a round takes ten actions or so.
MINIATURE = published("triomino").replace(
    highest_value=2,
    players=(2, 3),
    hand=HandSizes({2: 3, 3: 2}),
    solo=Solo(hand=2, well=4),
    rounds=2,
    target=60,
)
HOUSE_RULES = {
    "miniature": MINIATURE,
    "draw-until-empty": published("triomino").replace(
        draw_limit=None, hexagons=(50, 60, 70), solo=Solo(0, 12)
    ),
    "dear-draws": published("trimino").replace(
        target=60, draw_cost=40, rounds=3, new_field=True, solo=Solo(0, 25)
    ),
    "no-draws": published("tri-domino").replace(
        new_field=True, draw_limit=0, rounds=2, tile_points=TilePoints.NONE
    ),
    "passes-freely": published("trimino").replace(
        highest_value=2,
        hand=HandSizes({2: 2, 3: 2, 4: 2, 5: 1, 6: 1}),
        empty_well_pass=EmptyWellPass.FREE,
        stop_drawing=True,
        stop_cost=3,
        rounds=2,
        solo=Solo(hand=2, well=4, draw_cost=1),
    ),
    "newest-in-rotation": published("triomino").replace(
        after_drawing=AfterDrawing.NEWEST,
        next_opener=NextOpener.ROTATION,
        rounds=3,
        target=1000,
        blocked_tie=BlockedTie.NOBODY,
    ),
    "large-hands": published("triodominio").replace(
        hand=HandSizes({2: 20, 3: 12, 4: 9}), opener=Opener.HIGHEST_TILE
    ),
}


def tables() -> Iterator[tuple[str, Table]]:
    """Every number of players of every rule set, and solo, by name."""
    for name, rules in {**{rules.base: rules for rules in RULESETS}, **HOUSE_RULES}.items():
        fewest, most = rules.players
        for seats in range(1 if rules.solo else fewest, most + 1):
            yield f"{name}-{seats}", (rules, seats)


TABLES = dict(tables())
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())
# Of each rule set solo, the fewest and the most players, for what takes long.
OUTER_TABLES = {
    name: (rules, seats) for name, (rules, seats) in TABLES.items() if seats in (1, *rules.players)
}
every_outer_table = pytest.mark.parametrize("table", OUTER_TABLES.values(), ids=OUTER_TABLES.keys())


def names(match: Match) -> list[str]:
    return ["Anna", "Jānis", "Žygimantas", "Ольга", "Šárka", "Li 李"][: match.players]


def moments(table: Table, seed: int, clock: float = 0.05) -> Iterator[Match]:
    """A match being played, after every deal and every action; some turns are the clock's."""
    rules, seats = table
    rng = random.Random(f"{rules.base} {seats} {seed}")
    match = Match(rules, seats, youngest=rng.randrange(seats))
    clocked = False
    while not match.over:
        if match.needs_deal:
            match.deal(rng)
            yield match
        if not match.round.drawn and not match.legal.may_decline:
            clocked = rng.random() < clock
        match.play(match.legal.default if clocked else _choice(match, rng), by_clock=clocked)
        yield match


def _choice(match: Match, rng: random.Random) -> Action:
    """Any legal action, often the last: to draw, to pass or to decline where that is allowed."""
    actions = list(match.legal)
    return actions[-1] if rng.random() < 0.2 else rng.choice(actions)


def played(table: Table, seed: int) -> Match:
    """A whole match."""
    *_, match = moments(table, seed)
    return match


def said(error: TriminoError) -> str:
    """The sentence of an error; a message or a detail that is missing fails the test."""
    sentence = say(error.message)
    assert sentence.endswith((".", "…")), sentence
    assert sentence.isprintable(), sentence
    return sentence
