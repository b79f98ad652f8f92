"""Order of the queue of calls."""

import asyncio
from collections.abc import Awaitable

from trimino.server.thinking.call_queue import MAX_OWNERS, CallQueue, Priority, QueuedCall
from trimino.workers.calls import WorkerCall


def asked(kind: Priority, table: str, cost: float = 1.0) -> QueuedCall:
    return QueuedCall(kind, table, 1.0, lambda: WorkerCall(print, ()), cost)


async def order(*questions: tuple[Priority, str]) -> str:
    queue = CallQueue()
    for kind, table in questions:
        queue.put(asked(kind, table))
    return "".join([(await queue.take()).owner for _ in questions])


async def test_bots_go_before_hints_and_hints_before_analyses() -> None:
    kinds = (
        Priority.BATCH,
        Priority.HINT,
        Priority.DECISION,
        Priority.BATCH,
        Priority.HINT,
        Priority.DECISION,
    )
    assert await order(*zip(kinds, "ahdbic", strict=True)) == "dchiab"


async def test_tables_are_served_in_turn_however_much_one_asks() -> None:
    asks = [(Priority.HINT, table) for table in "aaaaabbc"]
    assert await order(*asks) == "abcabaaa"


async def test_one_who_was_served_and_asks_again_goes_behind_the_others() -> None:
    queue = CallQueue()
    for table in "abc":
        queue.put(asked(Priority.DECISION, table))
    served = ""
    for _ in range(9):
        served += (await queue.take()).owner
        queue.put(asked(Priority.DECISION, served[-1]))
    assert served == "abcabcabc"


async def test_who_asks_for_what_takes_longer_is_served_less_often() -> None:
    queue, costs = CallQueue(), {"a": 8.0, "b": 1.0, "c": 4.0}
    served = ""
    for owner, cost in costs.items():
        queue.put(asked(Priority.BATCH, owner, cost))
    for _ in range(26):
        served += (await queue.take()).owner
        queue.put(asked(Priority.BATCH, served[-1], costs[served[-1]]))
    assert [served.count(owner) for owner in costs] == [3, 18, 5]


async def test_who_asked_for_nothing_has_saved_nothing_up() -> None:
    queue = CallQueue()
    for _ in range(10):
        queue.put(asked(Priority.BATCH, "a"))
        await queue.take()
    for owner in "aaabbb":
        queue.put(asked(Priority.BATCH, owner))
    assert "".join([(await queue.take()).owner for _ in range(6)]) == "bababa"


async def test_memory_for_owners_is_bounded() -> None:
    queue = CallQueue()
    for number in range(2 * MAX_OWNERS):
        queue.put(asked(Priority.DECISION, f"table {number}"))
        await queue.take()
    assert len(queue._served[Priority.DECISION]._costs) == MAX_OWNERS


async def test_what_nobody_wants_any_more_is_dropped_and_not_counted() -> None:
    queue = CallQueue()
    questions = [asked(Priority.HINT, table) for table in "aab"]
    for question in questions:
        queue.put(question)
    assert (queue.count(Priority.HINT), queue.count_of(Priority.HINT, "a"), len(queue)) == (
        3,
        2,
        3,
    )
    for question in (questions[0], questions[2], questions[2]):
        queue.drop(question)
    assert (queue.count(Priority.HINT), queue.count_of(Priority.HINT, "b"), len(queue)) == (
        1,
        0,
        1,
    )
    assert queue.clear() == [questions[1]]
    assert len(queue) == 0


async def test_several_who_wait_for_questions_get_one_each() -> None:
    queue = CallQueue()
    takers: list[Awaitable[QueuedCall]] = [asyncio.create_task(queue.take()) for _ in range(3)]
    await asyncio.sleep(0)
    for table in "abc":
        queue.put(asked(Priority.DECISION, table))
    assert sorted(question.owner for question in await asyncio.gather(*takers)) == list("abc")
