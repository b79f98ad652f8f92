"""Puzzles are as hard as the guests of a server find them, whatever their devices claim."""

import asyncio
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import GuestClient, Values
from tests.server.houses import House, house_in
from tests.server.storage.stores import open_store
from trimino.puzzles.puzzle import Puzzle
from trimino.puzzles.puzzle_book import shipped_book
from trimino.server.live.rated_puzzles import RatedPuzzles

CLAIMED = {"rating": 3000.0, "deviation": 45.0, "volatility": 0.06}
TRIED, *OTHERS = list(islice(shipped_book(), 30))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_in(tmp_path) as house:
        yield house


async def attempt(
    guest: GuestClient, puzzle: Puzzle, action: str | None, rating: Values | None = CLAIMED
) -> Values:
    path = f"/api/puzzles/{puzzle.id}/attempts"
    answer = await guest.ask("POST", path, {"action": action, "rating": rating})
    assert answer.status_code == 200, answer.text
    found: Values = answer.json()
    return found


async def rating_of(guest: GuestClient) -> int:
    found: int = (await guest.get(f"/api/puzzles/{TRIED.id}"))["rating"]
    return found


async def test_a_puzzle_moves_with_guests_who_have_tried_enough(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    # Neither somebody new nor a stranger moves it, whatever rating they claim to have.
    new = await GuestClient.named(house.server, "Bert")
    for unknown in (new, GuestClient(house.server)):
        await attempt(unknown, TRIED, None)
    assert await rating_of(anna) == TRIED.rating
    for number, other in enumerate(OTHERS):
        await attempt(anna, other, None if number % 2 else other.answers[0])
    async with open_store(f"sqlite:///{house.file}") as store:
        kept = await store.puzzle_ratings.ratings()
        assert all(kept[other.id].deviation == other.deviation for other in OTHERS[:3])
    # What is not a first attempt, as the device says, does not count either.
    await attempt(anna, TRIED, None, rating=None)
    assert await rating_of(anna) == TRIED.rating
    hint = {"step": 1, "rating": CLAIMED}
    told = await anna.ask("POST", f"/api/puzzles/{TRIED.id}/hints", hint)
    assert told.status_code == 200
    harder = await rating_of(anna)
    assert harder > TRIED.rating
    # Only the first attempt moves it, here a hint; and it is chosen by its new rating.
    await attempt(anna, TRIED, TRIED.answers[0])
    assert await rating_of(anna) == harder
    done = [puzzle.id for puzzle in shipped_book() if puzzle.id != TRIED.id]
    asked = await anna.ask("POST", "/api/puzzles/next", {"done": done})
    assert asked.json()["puzzle"]["rating"] == harder


async def test_many_attempts_at_once_are_counted_one_after_another() -> None:
    """Or moves, which the same database writes, would wait behind all of them."""

    class SlowStore:
        at_once = most = counted = 0

        async def count(self, *_: object, solved: bool) -> None:
            self.at_once += 1
            self.most = max(self.most, self.at_once)
            await asyncio.sleep(0)
            self.counted += solved
            self.at_once -= 1

    store: Any = SlowStore()
    puzzles = RatedPuzzles(store)
    attempts = (
        puzzles.count("anna", other.id, f"192.0.2.{number % 3}", solved=True)
        for number, other in enumerate(OTHERS)
    )
    await asyncio.gather(*attempts)
    assert (store.most, store.counted) == (1, len(OTHERS))
