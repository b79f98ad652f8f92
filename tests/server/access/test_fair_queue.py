"""The fair queue: addresses are served in turn, and nobody waits for ever."""

import asyncio

import pytest

from tests.server.thinking.fakes import until
from trimino.server.access.fair_queue import FairQueue
from trimino.server.errors import TooMany


async def test_addresses_are_served_in_turn_however_much_one_asks() -> None:
    queue, order = FairQueue(1), list[str]()

    async def work(address: str) -> None:
        async with queue.of(address):
            order.append(address)
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as group:
        for address in ("1.1.1.1",) * 6 + ("1.1.1.2", "1.1.1.3", "1.1.1.2"):
            group.create_task(work(address))
    assert order[:3] == ["1.1.1.1", "1.1.1.2", "1.1.1.3"]
    assert sorted(order[3:5]) == ["1.1.1.1", "1.1.1.2"]
    assert order[5:] == ["1.1.1.1"] * 4
    assert len(queue) == 0


async def test_no_more_than_may_be_are_there_at_once() -> None:
    queue, go_on, there = FairQueue(3, each=2), asyncio.Event(), list[str]()

    async def work(address: str) -> None:
        async with queue.of(address):
            there.append(address)
            await go_on.wait()

    async with asyncio.TaskGroup() as group:
        for address in ("a", "a", "a", "b", "b"):
            group.create_task(work(address))
        await until(lambda: len(there) == 3)
        await asyncio.sleep(0)
        assert sorted(there) == ["a", "a", "b"]
        assert len(queue) == 5
        go_on.set()
    assert sorted(there) == ["a", "a", "a", "b", "b"]


async def test_who_has_waited_long_enough_is_told_when_to_come_again() -> None:
    queue = FairQueue(1, patience=0.01)
    async with queue.of("a"):
        for address in ("a", "b"):
            with pytest.raises(TooMany) as refused:
                async with queue.of(address):
                    pytest.fail("two at once")
            assert refused.value.wait == 5
    async with queue.of("b"):
        assert len(queue) == 1
    assert len(queue) == 0
