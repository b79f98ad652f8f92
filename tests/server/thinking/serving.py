"""A process like the server's: bots play, a hint is asked for and an analysis; run by tests.

With an argument it prints the id of its worker once that is busy, and waits to be killed.
"""

import asyncio
import random
import sys

from trimino.engine.budget import Budget
from trimino.rules import Match, published
from trimino.server.thinking.engine_service import EngineService
from trimino.workers.process import WorkerProcess

BOTS = ("expert", "novice", "greedy")
FEW, LONG = Budget(simulations=8), Budget(seconds=600)
SHORT = published("tri-domino").replace(target=None, target_met=None, rounds=2)
COMPUTING = {
    "numba",
    "numpy",
    *(f"trimino.engine.{name}" for name in ("warm", "thinking", "facts")),
}


async def serve() -> list[str]:
    """The modules that compute, as far as they are loaded after all of it."""
    # In development mode a busy machine would be warned of as a slow callback.
    asyncio.get_running_loop().slow_callback_duration = 60
    engine = EngineService(1)
    engine.warm_up()
    while not engine.ready:
        await asyncio.sleep(0.01)
    match, rng = Match(SHORT, len(BOTS)), random.Random(1)
    while not match.over:
        if not match.rounds or match.round.over:
            match.deal(rng)
        view = match.view(match.round.turn)
        match.play(await engine.bot(view, BOTS[match.round.turn], "table"))
    await engine.hint(view, FEW, "table")
    await engine.analyse(match, BOTS, FEW, 1)
    await engine.close()
    assert engine.fallen_back == 0
    return sorted(name for name in sys.modules if name in COMPUTING)


async def hang() -> None:
    hired: list[WorkerProcess] = []

    def new_worker() -> WorkerProcess:
        hired.append(WorkerProcess())
        return hired[-1]

    engine = EngineService(1, new_worker=new_worker)
    engine.warm_up()
    while not engine.ready:
        await asyncio.sleep(0.01)
    match = Match(published("triomino"), 3)
    match.deal(random.Random(1))
    match.play(match.legal.default)
    hint = asyncio.create_task(engine.hint(match.view(match.round.turn), LONG, "table"))
    await asyncio.sleep(0.3)
    sys.stdout.write(f"{hired[0].pid}\n")
    sys.stdout.flush()
    await hint


if __name__ == "__main__":
    if sys.argv[1:]:
        asyncio.run(hang())
    else:
        sys.stdout.write(f"{asyncio.run(serve())}\n")
