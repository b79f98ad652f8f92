"""The engine plays by the rules: the same deals and choices lead to the same, action by action."""

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.counts import compared
from tests.engine.paired_round import play_both
from tests.rules.positions import READINGS, TABLES, Table, by_name
from tests.strategies import rulesets
from trimino.rules import Action, Draw, EndReason, Match, Pass, Place, Ruleset
from trimino.rules.scoring import hand_left, lowest_hands

Count = Callable[[int, int], int]

WHOLE = 1_000
"""Rounds by which every match at the tables has ended."""
MANY = 200
"""Rounds after which a match is broken off: some house rules take points faster than they give."""


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_at_every_table(table: Table, count: Count) -> None:
    rng = random.Random(f"equal {table.name}")
    for _ in range(count(1, 40)):
        match = Match(table.rules, table.seats, youngest=rng.randrange(table.seats))
        assert play_both(match, rng, rounds=count(2, WHOLE)) > 0
        assert match.over or count(2, WHOLE) == 2


@pytest.mark.parametrize("table", READINGS, ids=by_name)
def test_under_other_readings(table: Table, count: Count) -> None:
    rng = random.Random(f"reading {table.name}")
    for _ in range(count(3, 200)):
        match = Match(table.rules, table.seats, youngest=rng.randrange(table.seats))
        play_both(match, rng, rounds=count(5, WHOLE))
        assert match.over or count(5, WHOLE) == 5


def test_other_readings_are_played_with_all_that_they_change() -> None:
    """The matches of the test above have what a reading is about; else it would prove little."""
    found: set[str] = set()
    for table in READINGS:
        rng = random.Random(f"reading {table.name}")
        for _ in range(20):
            match = Match(table.rules, table.seats)
            while not match.over and len(match.rounds) < 5:
                if match.needs_deal:
                    match.deal(rng)
                action = rng.choice(list(match.legal))
                found |= {f"{table.name[:-2]}: {what}" for what in seen_before(match, action)}
                match.play(action)
                found |= {f"{table.name[:-2]}: {what}" for what in seen_after(match)}
    assert found >= {
        "any-after-drawing: lays a tile held before",
        "newest-after-drawing: holds back a fitting draw",
        "stopping: stops",
        "stopping-a-duty: stops",
        "newest-and-stopping: stops",
        "free-pass: passes freely",
        "free-pass: blocked though a tile fits",
        "free-pass-and-all-passed: passes freely",
        "tie-for-nobody: nobody wins",
        "tie-by-tiles: fewer tiles win",
        "winner-opens: another opens",
        "winner-opens-as-liked: another opens",
        "rotation: another opens",
    }


def seen_before(match: Match, action: Action) -> Iterator[str]:
    """Labels of an action, to see that rare kinds occur."""
    legal, state = match.legal, match.round.state
    if isinstance(action, Place) and legal.drawn and action.tile not in legal.drawn:
        yield "lays a tile held before"
    if legal.drawn and {*legal.tiles} < {*legal.drawn} and state.fits_any(legal.drawn[:-1]):
        yield "holds back a fitting draw"
    if isinstance(action, Pass) and Draw() in legal:
        yield "stops"
    if isinstance(action, Pass) and not legal.drawn and legal.can_place:
        yield "passes freely"


def seen_after(match: Match) -> Iterator[str]:
    """Labels of the end of a round, or of the beginning of another."""
    end, state = match.round.end, match.round.state
    opener, earlier = match.round.view(None).opener, match.rounds[:-1]
    if opener is not None and opener != earlier[-1].opener:
        yield "another opens"
    if end is None or end.reason is not EndReason.BLOCKED:
        return
    if any(map(state.fits_any, state.hands)):
        yield "blocked though a tile fits"
    if not end.winners:
        yield "nobody wins"
    elif len(end.winners) < len(lowest_hands([*map(hand_left, state.hands)])):
        yield "fewer tiles win"


@compared()
@given(rulesets(), st.data(), st.randoms(use_true_random=False))
def test_under_rules_that_nobody_wrote(
    count: Count, rules: Ruleset, data: st.DataObject, rng: random.Random
) -> None:
    fewest, most = rules.players
    seats = data.draw(st.integers(fewest, most) | st.just(1 if rules.solo else most))
    match = Match(rules, seats, youngest=data.draw(st.integers(0, seats - 1)))
    play_both(match, rng, rounds=count(2, MANY))


def test_with_a_well_that_was_chosen() -> None:
    rng = random.Random(5)
    for table in TABLES:
        if table.seats == 1:
            play_both(Match(table.rules, 1, well_size=rng.randint(1, 8)), rng, rounds=1)


def test_with_many_fields() -> None:
    """Hands so large that many hexagons close."""
    table = next(table for table in TABLES if table.name == "small-new-fields")
    rules = table.rules.replace_json({"highest_value": 5, "hand": {"2": 28}})
    rng = random.Random(1)
    for _ in range(10):
        match = Match(rules, 2)
        play_both(match, rng, rounds=1)
