"""Updates as they are sent: what readers share is made once, and holds nothing hidden."""

import json
import random
from collections.abc import Callable, Iterator
from types import NoneType
from typing import Any, Literal, get_args, get_origin

import pytest
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import get_type_hints, is_typeddict

from tests.room.logs import ANNA, EVA, GUESTS, Log
from tests.server.live.mentions import leaks
from trimino.room.frames import FrameBuilder
from trimino.room.shared_types import SharedUpdate
from trimino.rules import RULESETS
from trimino.server.live.update_frames import UpdateTexts
from trimino.words import in_english

READERS = (*GUESTS, "stranger", None)

SHARED: TypeAdapter[tuple[SharedUpdate]] = TypeAdapter(
    tuple[SharedUpdate], config=ConfigDict(extra="forbid", strict=True)
)
"""Refuses every key that the shared types do not have."""

TABLES: dict[str, tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]] = {
    "people": (("person", "person", "person"), ((0,), (1,), (2,))),
    "around one device": (("person", "person"), ((0, 1),)),
    "with a bot": (("person", "greedy"), ((0,),)),
    "alone": (("person",), ((0,),)),
}


def builder(log: Log) -> FrameBuilder:
    return FrameBuilder(log.room, [None] * len(log.room.seats), in_english)


def played(seed: int, shape: str) -> Iterator[Log]:
    """A table after every row of a match of two rounds."""
    kinds, people = TABLES[shape]
    rules = "trimino" if len(kinds) == 1 else RULESETS[seed % len(RULESETS)].base
    log, rng = Log(*kinds, seed=seed, rules=rules), random.Random(seed)
    log.begin(*people)
    yield log
    for _ in range(60):
        if log.match.over:
            return
        if log.match.needs_deal:
            log.carry_out_due(rng.choice, GUESTS)
        elif rng.random() < 0.1:
            log.do(ANNA, "greet", greeting="hello")
        else:
            log.play(rng.choice)
        yield log


@pytest.mark.parametrize("shape", TABLES)
def test_the_joined_text_is_the_whole_frame(shape: str, count: Callable[[int, int], int]) -> None:
    for seed in range(count(2, 20)):
        for log in played(seed, shape):
            frames, version = builder(log), log.room.version
            texts = UpdateTexts(frames)
            for since in {version, version - 1, max(0, version - 5), 0}:
                for reader in READERS:
                    frame = json.loads(json.dumps(frames.update(reader, since)))
                    assert json.loads(texts.update(reader, since)) == frame


def test_what_all_share_has_only_tiles_that_lie_on_the_table(
    count: Callable[[int, int], int],
) -> None:
    for seed in range(count(4, 30)):
        for log in played(seed, "people"):
            shared: Any = builder(log).shared_update(log.room.version - 1)
            SHARED.validate_python((shared,))
            laid = {place.tile for field in log.match.round.fields for place in field.laid.values()}
            for event in shared["events"]:
                # Once a round is over, hands may have been shown to everyone.
                event.pop("ending", None)
            assert leaks(shared, {tuple(tile) for tile in laid}) == []


def test_the_check_refuses_a_hand_among_what_all_share() -> None:
    log = next(played(1, "people"))
    frames = builder(log)
    SHARED.validate_python((frames.shared_update(log.room.version - 1),))
    for reader in (ANNA, EVA):
        own: Any = frames.update(reader, log.room.version - 1)
        with pytest.raises(ValueError, match="hand"):
            SHARED.validate_python((own,))


def test_the_shared_types_have_text_only_where_nothing_is_hidden() -> None:
    """A tile is written as text: a new place for text, or a hand, must be thought about here."""
    assert set(places_for_text(SharedUpdate)) == {
        "SharedUpdate.head",
        "SharedUpdate.links",
        # Tiles that lie on the table.
        "PlacedValues.tile",
        "PlaceValues.tile",
        # Shown to everyone when a round is over.
        "EndingValues.hands",
        "MessageValues.name",
        "MessageValues.details",
        "MessageValues.text",
        "ScoreValues.item",
        "GreetedEvent.greeting",
    }


def places_for_text(kind: Any) -> Iterator[str]:
    """The keys, in a type and all that it is made of, whose values can hold any text."""
    if is_typeddict(kind):
        for key, hint in get_type_hints(kind).items():
            if can_hold_text(hint):
                yield f"{kind.__name__}.{key}"
            yield from places_for_text(hint)
    elif get_origin(kind) is not Literal:
        for part in get_args(kind):
            yield from places_for_text(part)


def can_hold_text(hint: Any) -> bool:
    if get_origin(hint) is Literal or is_typeddict(hint) or hint in (int, float, bool, NoneType):
        return False
    return hint in (str, Any, object) or any(map(can_hold_text, get_args(hint)))
