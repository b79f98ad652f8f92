"""Ratings of puzzles move with the first attempts of guests who have tried enough, and not far."""

import asyncio

from tests.server.storage.stores import open_store, open_two
from trimino.puzzles.rating import MAX_MOVED, PuzzleRating
from trimino.server.storage import Store

SHIPPED = PuzzleRating(1500.0, 120.0)
ENOUGH = 30
"""Attempts after which everybody moves puzzles."""


async def practised(store: Store, guest: str) -> None:
    """A guest tries other puzzles, and solves every other one."""
    for number in range(ENOUGH):
        name = f"{guest} {number}"
        await store.puzzle_ratings.count(guest, name, SHIPPED, solved=number % 2 == 0)


async def test_only_the_first_attempt_of_a_guest_counts(database_url: str) -> None:
    async with open_store(database_url) as store:
        await practised(store, "anna")
        moved = await store.puzzle_ratings.count("anna", "p", SHIPPED, solved=False)
        assert moved is not None
        assert moved.rating > SHIPPED.rating
        assert moved.deviation < SHIPPED.deviation
        assert await store.puzzle_ratings.count("anna", "p", SHIPPED, solved=True) is None
        assert (await store.puzzle_ratings.ratings())["p"] == moved


async def test_who_has_tried_few_puzzles_does_not_move_them(database_url: str) -> None:
    async with open_store(database_url) as store:
        for number in range(5):
            assert (
                await store.puzzle_ratings.count(f"new {number}", "p", SHIPPED, solved=True)
                == SHIPPED
            )
        await practised(store, "anna")
        kept = await store.puzzle_ratings.ratings()
        assert kept["anna 0"] == SHIPPED
        assert kept[f"anna {ENOUGH - 1}"] != SHIPPED


async def test_what_is_solved_becomes_easier_but_stays_near_what_it_was(database_url: str) -> None:
    async with open_store(database_url) as store:
        await practised(store, "anna")
        solved = await store.puzzle_ratings.count("anna", "easy", SHIPPED, solved=True)
        assert solved is not None
        assert solved.rating < SHIPPED.rating
        claimed = PuzzleRating(SHIPPED.rating + MAX_MOVED, SHIPPED.deviation)
        await store.puzzle_ratings.count("bert", "far", claimed, solved=True)
        failed = await store.puzzle_ratings.count("anna", "far", SHIPPED, solved=False)
        assert failed is not None
        assert failed.rating == SHIPPED.rating + MAX_MOVED


async def test_two_processes_lose_no_attempt(database_url: str) -> None:
    async with open_two(database_url) as stores:
        guests = [f"guest {number}" for number in range(4)]
        for guest in guests:
            await practised(stores[0], guest)
        asked = [
            stores[number % 2].puzzle_ratings.count(guest, "p", SHIPPED, solved=False)
            for number, guest in enumerate(guests)
        ]
        found = await asyncio.gather(*asked)
        ratings = sorted(one.rating for one in found if one is not None)
        assert len(set(ratings)) == len(guests)
        assert (await stores[1].puzzle_ratings.ratings())["p"].rating == ratings[-1]


async def test_a_deleted_guest_is_forgotten_but_not_what_was_learned(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.guests.create("anna", "Anna", "secret", 10.0)
        await practised(store, "anna")
        before = await store.puzzle_ratings.count("anna", "p", SHIPPED, solved=False)
        assert await store.guests.delete("anna")
        assert (await store.puzzle_ratings.ratings())["p"] == before
        # Whoever comes back is somebody new, who does not move puzzles yet.
        assert await store.puzzle_ratings.count("anna", "p", SHIPPED, solved=False) == before
