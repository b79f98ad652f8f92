"""The state that a client keeps from frames: its views are those of the server."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.room.logs import ANNA, JURIS, Log
from trimino.client.table_state import TableState
from trimino.room.facts import Dealt
from trimino.room.frames import FrameBuilder
from trimino.room.story import table_story
from trimino.room.taking_back import step_back
from trimino.rules import DECLINE, possible_match
from trimino.words import in_english

FEW_TILES: dict[str, Any] = {
    "base": "triomino",
    "highest_value": 3,
    "hand": {"2": 3},
    "solo": None,
    "target": None,
    "target_met": None,
    "rounds": 3,
}
RULES = {
    "as-published": FEW_TILES,
    "newest": {**FEW_TILES, "after_drawing": "newest", "stop_drawing": True, "stop_cost": 2},
    "rotation": {**FEW_TILES, "next_opener": "rotation", "opener": "highest-tile"},
    "round-winner": {**FEW_TILES, "next_opener": "round-winner", "blocked_tie": "nobody"},
}
NAMES = ("Anna", "Juris")


def builder(log: Log) -> FrameBuilder:
    return FrameBuilder(log.room, NAMES, in_english)


def joined(log: Log, guest: str | None) -> TableState:
    """The state of a client that comes to the table now."""
    story = table_story(log.room, NAMES, guest, in_english)
    return TableState(builder(log).view(guest), story)


def assert_same(log: Log, state: TableState, seat: int | None) -> None:
    expected = log.match.view(seat)
    assert state.view is not None
    assert state.view[:5] == expected[:5]
    assert state.view.winners == expected.winners
    for seen, view in zip(state.view.rounds, expected.rounds, strict=True):
        assert (seen.before, seen.end, seen.opener) == (view.before, view.end, view.opener)
        assert seen.position.opener_is_set == view.position.opener_is_set
    now, then = state.view.now, expected.now
    assert now.position == then.position
    assert list(now.legal) == list(then.legal)
    assert [now.legal.scores(action) for action in now.legal] == [
        then.legal.scores(action) for action in then.legal
    ]
    assert now.legal.scores(DECLINE) == then.legal.scores(DECLINE) == ()
    if not log.match.over:
        # Once the match is over the server opens the draws of everybody.
        assert now.events == then.events
        assert state.view.rounds[:-1] == expected.rounds[:-1]


def assert_can_be_sampled(log: Log, state: TableState, seat: int | None) -> None:
    """A bot that samples from views can do so with those of the client."""
    assert state.view is not None
    possible = possible_match(state.view, random.Random(1))
    assert possible.view(seat) == log.match.view(seat)


@pytest.mark.parametrize("name", RULES)
def test_frame_by_frame_the_view_is_the_one_of_the_server(
    name: str, count: Callable[[int, int], int]
) -> None:
    for seed in range(count(1, 5)):
        assert_told_frame_by_frame(name, seed)


def assert_told_frame_by_frame(name: str, seed: int) -> None:
    log = Log("person", "person", rules=RULES[name], seed=seed)
    log.begin((0,), (1,))
    guests = {ANNA: 0, JURIS: 1, None: None}
    states = {guest: joined(log, guest) for guest in guests}
    rng = random.Random(seed)
    openers = []
    while not log.match.over:
        since = log.room.version
        if log.match.needs_deal:
            log.happen(Dealt())
            openers.append(log.match.round.opener)
        else:
            log.play(lambda actions: actions[-1] if rng.random() < 0.3 else rng.choice(actions))
        for guest, seat in guests.items():
            frame = builder(log).update(guest, since)
            assert frame["type"] == "update"
            states[guest].take(frame)
            assert_same(log, states[guest], seat)
            assert_same(log, joined(log, guest), seat)
            if not log.match.round.events:
                assert_can_be_sampled(log, states[guest], seat)
    assert len(openers) == 2


def test_going_back_frame_by_frame() -> None:
    rng, log = random.Random(2), Log("person", "greedy", rules=FEW_TILES)
    log.begin((0,))
    state, steps = joined(log, ANNA), set[str]()
    while not log.match.over:
        since = log.room.version
        if len(log.room.entries) < 150 and step_back(log.room, ANNA) and rng.random() < 0.3:
            log.answer(ANNA, "take-back")
            steps.add(f"from round {log.room.entries[-1].undone[0].round}")
        elif log.match.needs_deal:
            log.happen(Dealt())
        else:
            log.play(rng.choice)
        frame = builder(log).update(ANNA, since)
        steps.add(frame["type"])
        if frame["type"] == "view":
            state = joined(log, ANNA)
        else:
            state.take(frame)
        assert_same(log, state, 0)
    assert steps >= {"view", "update", "from round 1", "from round 2", "from round 3"}


def test_the_view_waits_for_the_frames_that_a_story_is_ahead_of() -> None:
    log = Log("person", "greedy", rules=FEW_TILES)
    log.begin((0,))
    before = builder(log).view(ANNA)
    log.play()
    state = TableState(before, table_story(log.room, NAMES, ANNA, in_english))
    assert (state.is_behind_story, state.view) == (True, None)
    frame = builder(log).update(ANNA, before["version"])
    assert frame["type"] == "update"
    state.take(frame)
    assert_same(log, state, 0)
