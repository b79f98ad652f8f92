"""Messages about every event, every end of a round and every end of a match."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import rulesets
from trimino.rules import (
    DECLINE,
    DRAW,
    PASS,
    RULESETS,
    Cell,
    Event,
    Item,
    Match,
    MatchView,
    Message,
    Phase,
    Place,
    PlacementKind,
    Ruleset,
    Score,
    Tile,
    published,
)
from trimino.words import event_message, listed, match_messages, round_messages, say

NAMES = ["Anna", "Juris", "Līga", "Oto", "Pavel", "Rūta"]
TILE = Tile(1, 4, 4)


def place(field: int = 0) -> Place:
    return Place(TILE, Cell(1, 0), (1, 4, 4), field)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event(0, Phase.OPENING, place(), (Score(Item.TILE, 9), Score(Item.OPENING, 10))),
            "Anna opens with 1-4-4: +19 (tile +9 and opening +10)",
        ),
        (
            Event(1, Phase.TURN, place(), (Score(Item.TILE, 9),), PlacementKind.PLAIN),
            "Juris lays 1-4-4: +9",
        ),
        (
            Event(
                0,
                Phase.TURN,
                place(),
                (Score(Item.TILE, 9), Score(Item.BRIDGE, 40)),
                PlacementKind.BRIDGE,
            ),
            "Anna lays 1-4-4: +49 (tile +9 and bridge +40)",
        ),
        (Event(0, Phase.TURN, place(), (), PlacementKind.HEXAGON), "Anna lays 1-4-4 (hexagon)"),
        (
            Event(0, Phase.TURN, place(1), (Score(Item.TILE, 9),), PlacementKind.DOUBLE),
            "Anna lays 1-4-4 in field 2 (double): +9",
        ),
        (Event(0, Phase.NEW_FIELD, place(1), ()), "Anna starts field 2 with 1-4-4"),
        (
            Event(0, Phase.TURN, DRAW, (Score(Item.DRAW, -5),), drawn=TILE),
            "Anna draws 1-4-4: −5",
        ),
        (Event(0, Phase.TURN, DRAW), "Anna draws a tile"),
        (
            Event(0, Phase.TURN, PASS, (Score(Item.STUCK, -10),)),
            "Anna passes: −10 (nothing fits)",
        ),
        (
            Event(0, Phase.TURN, PASS, (Score(Item.STOP, -5),)),
            "Anna passes: −5 (stopped drawing)",
        ),
        (Event(0, Phase.TURN, PASS, by_clock=True), "Anna passes (time ran out)"),
        (Event(0, Phase.FOLLOW_UP, DECLINE), "Anna declines a second tile"),
        (Event(0, Phase.NEW_FIELD, DECLINE), "Anna declines a new field"),
    ],
)
def test_an_event_in_one_line(event: Event, said: str) -> None:
    assert say(event_message(event, NAMES)) == said


def played(rules: Ruleset, seats: int, rng: random.Random) -> Match:
    """A match of three rounds at most, so that it ends whatever its rules cost."""
    match = Match(rules if rules.rounds else rules.replace(rounds=3), seats)
    while not match.over:
        if match.needs_deal:
            match.deal(rng)
        match.play(rng.choice(list(match.legal)))
    return match


def told(view: MatchView) -> Iterator[Message]:
    """Everything that is told of a match to one reader."""
    names = NAMES[: view.players]
    for part in view.rounds:
        yield from (event_message(event, names) for event in part.events)
        yield from round_messages(part, names)
    yield from match_messages(view, names)


@given(rulesets(highest_value=2), st.randoms(use_true_random=False))
def test_any_match_can_be_told(rules: Ruleset, rng: random.Random) -> None:
    match = played(rules, rules.players[1], rng)
    for reader in (0, None):
        *_, last = told(match.view(reader))
        winners = listed(NAMES[seat] for seat in match.winners)
        assert last.details["players"] == winners
        assert all(map(say, told(match.view(reader))))


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_match_of_every_sheet_can_be_told(rules: Ruleset) -> None:
    for seats in (2, 3, *([1] if rules.solo else [])):
        match = played(rules, seats, random.Random(seats))
        assert all(map(say, told(match.view(1 if seats > 1 else 0))))


def test_what_is_not_over_has_no_end_to_tell() -> None:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(1))
    assert match_messages(match.view(0), NAMES) == ()
    assert round_messages(match.view(0).now, NAMES) == ()
