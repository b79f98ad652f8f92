"""Clocks: a date that steps, machines that disagree, and servers that sleep cost nobody time."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from bench.serving.attackers import long_record
from tests.server.clients import GuestClient
from tests.server.live.reconnecting import Journal, Party, check_all
from tests.server.postgres import Postgres
from tests.server.servers import Server, serving
from tests.server.storage.stores import with_store
from trimino.server.live.uptime_clock import MAX_LEAD
from trimino.server.storage import Store

HOUR = 3600.0
LIMIT = 60
ASLEEP = MAX_LEAD + 5
"""Seconds for which nothing runs: more than a process goes on alone, and much less than a turn."""

SLACK = 1.5
"""Seconds by which a time may be off: one heartbeat, and rounding."""

WRONG_DATE = """
import os, time
right = time.time
time.time = lambda: right() + float(open(os.environ["DATE_IS_OFF_BY"]).read())
"""


class Date:
    """The date of a server's machine, which the test moves."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._file = folder / "off"
        self._folder = folder
        (folder / "sitecustomize.py").write_text(WRONG_DATE)
        self.set(0.0)

    def set(self, seconds: float) -> None:
        """Be off by that much from now on."""
        new = self._file.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._file)

    @contextmanager
    def serving(self, database: str) -> Iterator[Server]:
        """A server on a machine with this date."""
        path = os.pathsep.join(filter(None, [str(self._folder), os.environ.get("PYTHONPATH")]))
        with serving(database, PYTHONPATH=path, DATE_IS_OFF_BY=str(self._file)) as server:
            yield server


async def _start_limited(server: Server) -> tuple[GuestClient, str]:
    """A table of two with a limit, at which somebody is on turn."""
    anna, juris = [await GuestClient.named(server, name) for name in ("Anna", "Juris")]
    table = await anna.open("person", "person", turn_seconds=LIMIT)
    async with anna.at(table) as a, juris.at(table) as j:
        await a.sit(0)
        await j.sit(1)
        await a.do("start")
        await a.until(lambda: a.clock["time_left"] is not None)
    return anna, table


def _time_left(guest: GuestClient, table: str) -> float:
    view = asyncio.run(guest.get(f"/api/tables/{table}"))
    left: float = view["clock"]["time_left"]
    return left


def _costs_no_time(guest: GuestClient, table: str, happens: Callable[[], float]) -> None:
    """What happens, for so many seconds, is not taken from the time of the player on turn."""
    began, before = time.monotonic(), _time_left(guest, table)
    lost = happens()
    after = _time_left(guest, table)
    ran = time.monotonic() - began - lost
    assert before - ran - MAX_LEAD - SLACK <= after <= before + SLACK


def test_time_in_which_no_server_ran_does_not_count(database_url: str) -> None:
    def restart() -> float:
        if database_url.startswith("sqlite"):
            assert server.stop() == 0
        else:
            server.kill()
        time.sleep(ASLEEP)
        server.start()
        return ASLEEP

    with serving(database_url) as server:
        anna, table = asyncio.run(_start_limited(server))
        _costs_no_time(anna, table, restart)


def test_time_in_which_a_server_slept_does_not_count(database_url: str) -> None:
    def sleep() -> float:
        os.kill(server.pid, signal.SIGSTOP)
        time.sleep(ASLEEP)
        os.kill(server.pid, signal.SIGCONT)
        return ASLEEP

    with serving(database_url) as server:
        anna, table = asyncio.run(_start_limited(server))
        _costs_no_time(anna, table, sleep)


def test_time_in_which_the_database_was_away_does_not_count_and_players_are_told(
    own_postgres: Postgres,
) -> None:
    async def test(server: Server) -> None:
        anna, table = await _start_limited(server)
        async with anna.at(table) as a:
            before, frames, began = a.clock["time_left"], len(a.frames), time.monotonic()
            await asyncio.to_thread(own_postgres.stop)
            await asyncio.sleep(ASLEEP)
            await asyncio.to_thread(own_postgres.start)
            await a.until(lambda: any(frame["type"] == "view" for frame in a.frames[frames:]))
            ran = time.monotonic() - began - ASLEEP
            assert before - ran - MAX_LEAD - SLACK <= a.clock["time_left"] <= before + SLACK

    with own_postgres.database() as database, serving(database) as server:
        asyncio.run(test(server))


def test_a_date_that_steps_stops_no_table_and_takes_no_time(
    database_url: str, tmp_path: Path
) -> None:
    date = Date(tmp_path / "date")

    async def bots_play_on(guest: GuestClient, table: str) -> None:
        """Lay twice beside a bot, which answers the first tile."""
        async with guest.at(table) as chair:
            for _ in range(2):
                await chair.until(lambda: bool(chair.legal))
                action, decision = chair.legal[0]["action"], chair.clock["decision"]
                await chair.do("play", decision=decision, action=action)

    async def start_with_bot(server: Server) -> tuple[GuestClient, str]:
        guest = await GuestClient.named(server, "Eva")
        table = await guest.open("person", "greedy", rules={"base": "triomino", "target": 10_000})
        async with guest.at(table) as chair:
            await chair.sit(0)
            await chair.do("start")
        return guest, table

    def step(seconds: float) -> float:
        date.set(seconds)
        asyncio.run(bots_play_on(eva, beside_bot))
        return 0.0

    with date.serving(database_url) as server:
        anna, table = asyncio.run(_start_limited(server))
        eva, beside_bot = asyncio.run(start_with_bot(server))
        for seconds in (HOUR, 0.0, -HOUR, 0.0):
            _costs_no_time(anna, table, partial(step, seconds))


def test_links_and_records_last_as_long_whatever_the_date_does(
    database_url: str, tmp_path: Path
) -> None:
    date = Date(tmp_path / "date")

    async def test(server: Server) -> str:
        anna, device = await GuestClient.named(server, "Anna"), GuestClient(server)
        for before, after in ((0.0, HOUR), (HOUR, -HOUR)):
            date.set(before)
            token = (await anna.post("/api/me/links"))["token"]
            date.set(after)
            assert await device.post(f"/api/me/links/{token}") == {"name": "Anna"}
        date.set(1000 * 24 * HOUR)
        brought: str = (await anna.post("/api/uploads", {"record": long_record(1, players=2)}))[
            "id"
        ]
        return brought

    async def age(store: Store, upload: str) -> float:
        found = await store.uploads.get(upload)
        assert found is not None
        return await store.uptime.read(0.0) - found.at

    with date.serving(database_url) as server:
        upload = asyncio.run(test(server))
    age_then = with_store(database_url, lambda store: age(store, upload))
    assert abs(age_then) < HOUR, "it would be kept for years"


def test_machines_whose_dates_differ_by_minutes_play_together(
    own_postgres: Postgres, tmp_path: Path
) -> None:
    async def test(servers: list[Server]) -> None:
        guests = [await GuestClient.named(servers[0], f"Guest {number}") for number in range(2)]
        party = Party((0,), (1,), bots=["greedy"], rules={"base": "triomino", "target": 80})
        await party.play(guests, servers, journal)

    dates = [Date(tmp_path / name) for name in ("fast", "slow")]
    for date, off in zip(dates, (300.0, -300.0), strict=True):
        date.set(off)
    journal = Journal()
    with (
        own_postgres.database() as database,
        dates[0].serving(database) as fast,
        dates[1].serving(database) as slow,
    ):
        anna, table = asyncio.run(_start_limited(fast))
        elsewhere = GuestClient(slow, anna.cookie)
        assert abs(_time_left(anna, table) - _time_left(elsewhere, table)) <= SLACK + 1
        asyncio.run(test([fast, slow]))
        check_all(database, journal)
