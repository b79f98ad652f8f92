"""Plan of a simulation: everything that a seed decides before it begins."""

import random
from dataclasses import dataclass

from trimino.room.settings import Away, BotSeat, OpenSeat, PersonSeat, SeatPlan, Settings

SHORT = {"base": "triomino", "target": None, "target_met": None}
ROUNDS = (1, 1, 1, 2)
"""How many rounds matches have, the likelier more often."""

FAULTS = (
    "kill",
    "restart",
    "freeze",
    "date",
    "cut",
    "half-open",
    "slow-network",
    "power-loss",
    "disk-full",
    "slow-database",
    "answers-lost",
    "requests-lost",
    "news-lost",
    "partition",
    "tables-held",
    "failover",
)
"""What can go wrong; each seed chooses some of them."""

PACES = {2.0: 10, 20.0: 5, 300.0: 2, 3600.0: 1}
"""Mean seconds for which players think, and how often each is chosen.

Where they think for long, much time passes; where they do not, more happens at once.
"""


@dataclass(frozen=True)
class TablePlan:
    """A table: its settings, its seats, and the seats of each player."""

    settings: Settings
    plans: tuple[SeatPlan, ...]
    players: tuple[tuple[int, ...], ...]
    spectators: int


@dataclass(frozen=True)
class SimulationPlan:
    """How many processes and tables there are, how fast they play, and what goes wrong."""

    seed: int
    processes: int
    tables: tuple[TablePlan, ...]
    think: float
    trouble: float
    """Seconds for which things go wrong."""
    faults: tuple[str, ...]
    every: float
    """Mean seconds between two faults."""
    poll: float
    """Seconds between two queries of a scheduler for what is due."""
    latency: float
    """Mean seconds that a message to or from the database takes."""
    cached: int
    """Tables that a process keeps in memory, besides those with connections."""
    only: frozenset[int] | None = None
    """The numbers of the faults that are injected; None for all."""


def plan_of(seed: int) -> SimulationPlan:
    rng = random.Random(f"plan {seed}")
    (think,) = rng.choices(list(PACES), list(PACES.values()))
    trouble = think * rng.uniform(10, 40)
    faults = tuple(fault for fault in FAULTS if rng.random() < 0.5)
    return SimulationPlan(
        seed=seed,
        processes=rng.choice((1, 2, 2, 3)),
        tables=tuple(_table(rng, think) for _ in range(rng.randint(*_tables(think)))),
        think=think,
        trouble=trouble,
        faults=faults if rng.random() < 0.95 else (),
        every=trouble / rng.choice((5, 15, 40)),
        poll=0.25 if think < 10 else 1.0 if think < 60 else 2.5,
        latency=rng.choice((0.001, 0.005, 0.03)),
        cached=rng.choice((1, 500)),
    )


def _tables(think: float) -> tuple[int, int]:
    """How many tables: where little happens at each, many cost no more than few."""
    return (2, 8) if think < 60 else (10, 30)


def _table(rng: random.Random, think: float) -> TablePlan:
    players, plans = _seats(rng)
    settings = Settings(
        rules={**SHORT, "rounds": rng.choice(ROUNDS)},
        turn_seconds=rng.choice((None, None, max(15, int(think)), max(15, int(3 * think)))),
        grace_seconds=rng.choice((None, max(10, int(think)))),
        when_away=rng.choice((Away.BOT, Away.CLOCK)),
        stand_in="random",
    )
    return TablePlan(settings, plans, players, rng.choice((0, 0, 1)))


def _seats(rng: random.Random) -> tuple[tuple[tuple[int, ...], ...], tuple[SeatPlan, ...]]:
    """Who sits where: one to three people, perhaps around one device, and bots."""
    people, bots = rng.randint(1, 3), rng.randint(0, 2)
    total = max(people + bots, 2)
    person: SeatPlan = PersonSeat(kind="person")
    plans = tuple(
        rng.choice((person, person, OpenSeat(kind="open")))
        if seat < people
        else BotSeat(kind="bot", bot="random")
        for seat in range(total)
    )
    if people > 1 and rng.random() < 0.2:
        return (tuple(range(people)),), plans
    return tuple((seat,) for seat in range(people)), plans
