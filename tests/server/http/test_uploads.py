"""Uploads: only the match is kept, within quotas, and nobody else waits for the work."""

import asyncio
import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bench.serving.attackers import long_record
from tests.printing.pdf_reading import read_pages
from tests.server.clients import Chair, GuestClient, Refused
from tests.server.houses import House, house_in
from tests.server.http.memory import resident
from trimino.words import Words

MIB = 2**20
GIVEN_BACK = 60.0
"""Seconds in which the process that reads records must have ended, on a busy machine."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("server")) as house:
        yield house


def record(rounds: int, seed: int = 1) -> str:
    """A match of two players and so many rounds, as a record."""
    return long_record(rounds, players=2, seed=seed)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    told = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(line) for line in told.stdout.split()]


async def bring(guest: GuestClient, text: str) -> str:
    answer = await guest.ask("POST", "/api/uploads", {"record": text})
    assert answer.status_code == 201, answer.text
    upload: str = answer.json()["id"]
    return upload


async def test_blanks_are_not_kept(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        anna = await GuestClient.named(house.server, "Anna")
        text = record(1)
        document = json.loads(text)
        padded = json.dumps({**document, "rounds": document["rounds"]}, indent=4)
        upload = await bring(anna, padded + " " * (15 * MIB - len(padded)))
        assert house.column("SELECT document FROM uploads") == [text]
        assert await anna.get(f"/api/uploads/{upload}") == document


async def test_the_score_sheet_of_an_uploaded_match_is_printed(house: House) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    upload = await bring(anna, record(2))
    sheet = f"/api/print/uploads/{upload}.pdf"
    answer = await anna.ask("GET", f"{sheet}?paper=letter&language=cs")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    (page, *_) = read_pages(answer.content)
    assert page.size == (215.9, 279.4)
    assert Words("cs").say("pad-round", round=2) in " ".join(
        page.words for page in read_pages(answer.content)
    )
    missing = await anna.ask("GET", "/api/print/uploads/nothing.pdf")
    assert (missing.status_code, missing.json()["error"]["name"]) == (404, "no-such-record")


async def test_nothing_else_is_kept_either(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        anna = await GuestClient.named(house.server, "Anna")
        padded = json.dumps({**json.loads(record(1)), "note": "x" * MIB})
        answer = await anna.ask("POST", "/api/uploads", {"record": padded})
        assert (answer.status_code, answer.json()["error"]["name"]) == (
            422,
            "record-extra-too-long",
        )
        assert house.column("SELECT document FROM uploads") == []


async def test_who_opens_a_table_does_not_wait_for_records(
    tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    with house_in(tmp_path) as house:
        names = ("Anna", "Eva", "Juris")
        anna, eva, juris = [await GuestClient.named(house.server, name) for name in names]
        # The process that reads records takes a moment to start.
        await bring(anna, record(1))
        text, order = record(count(40, 1000)), list[str]()

        async def brought(guest: GuestClient, number: int) -> None:
            answer = await guest.ask("POST", "/api/uploads", {"record": text})
            # Who waits too long for their own records, or brings too much, may try again later.
            assert answer.status_code in (201, 429), answer.text
            order.append(f"record {number}")

        async def opened() -> None:
            await juris.open("person", "open")
            order.append("table")

        coming = [brought(guest, number) for number in range(4) for guest in (anna, eva)]
        uploads = [*map(asyncio.create_task, coming)]
        while not resident_of_children(house):
            await asyncio.sleep(0.01)
        await opened()
        assert order.index("table") <= 1, order
        grown = resident(house.server.pid)
        assert sum(not upload.done() for upload in uploads) >= len(uploads) - 2
        await asyncio.gather(*uploads)
        assert int(house.column("SELECT count(*) FROM uploads")[0]) > 2
        assert resident(house.server.pid) - grown < 150 * MIB
        await until_given_back(house)


async def test_large_bodies_wait_outside_of_the_memory(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        anna = await GuestClient.named(house.server, "Anna")
        text = record(1)
        padded = text + " " * (15 * MIB - len(text))
        await bring(anna, text)
        before, most = resident(house.server.pid), 0
        uploads = [asyncio.create_task(bring(anna, padded)) for _ in range(6)]
        while not all(upload.done() for upload in uploads):
            most = max(most, resident(house.server.pid))
            await asyncio.sleep(0.02)
        await asyncio.gather(*uploads)
        # Two of one address are there at once, each as it is received and as it is passed on.
        assert most - before < 120 * MIB
        await until_given_back(house)


def resident_of_children(house: House) -> int:
    return sum(map(resident, children(house.server.pid)))


async def until_given_back(house: House) -> None:
    """Wait until the process that reads records has ended, and its memory with it."""
    async with asyncio.timeout(GIVEN_BACK):
        while children(house.server.pid):
            await asyncio.sleep(0.2)


async def test_one_address_can_bring_only_so_much(tmp_path: Path) -> None:
    text = record(1)
    padded = text + " " * (10 * MIB)
    with house_in(tmp_path, TRIMINO_LIMITS="on") as house:
        guests = [await GuestClient.named(house.server, f"Guest {number}") for number in range(4)]
        statuses = []
        for guest in guests:
            for _ in range(4):
                answer = await guest.ask("POST", "/api/uploads", {"record": padded})
                statuses.append(answer.status_code)
        # A guest may bring 32 MiB at once, an address 64.
        assert statuses[:8] == [201, 201, 201, 429] * 2
        assert statuses[8:] == [429] * 8
        assert int(answer.headers["retry-after"]) > 60


async def test_the_record_of_a_practice_table_counts_as_one_that_was_brought(
    tmp_path: Path,
) -> None:
    text = record(40)
    with house_in(tmp_path, TRIMINO_LIMITS="on") as house:
        anna = await GuestClient.named(house.server, "Anna")
        moment = {"upload": await bring(anna, text), "round": 40, "action": 0}
        form = {"seats": [{"kind": "person"}] * 2, "practice": moment}
        assert (await anna.ask("POST", "/api/tables", form)).status_code == 201
        # A guest may bring 32 MiB at once. About half of this record is left of that, so that
        # neither a KiB more in a body nor the minutes of a slow machine decide.
        for size in (10 * MIB, 10 * MIB, 12 * MIB - 11 * len(text) // 4):
            await bring(anna, record(1) + " " * size)
        assert (await anna.ask("POST", "/api/tables", form)).status_code == 429


async def give_up(chair: Chair) -> None:
    """Begin a match of two, and end it at once."""
    await chair.sit(0, 1, names=["Anna", "Eva"])
    await chair.do("start")
    await chair.do("give-up")
    await chair.until(lambda: chair.view["status"] == "over")


async def test_where_practice_tables_fill_the_room_nothing_is_kept_for_a_while(
    tmp_path: Path,
) -> None:
    with house_in(tmp_path) as house:
        anna = await GuestClient.named(house.server, "Anna")
        moment = {"upload": await bring(anna, record(1)), "round": 1, "action": 0}
        form = {"seats": [{"kind": "person"}] * 2, "practice": moment}
        opened = await anna.ask("POST", "/api/tables", form)
        table: str = opened.json()["id"]
        assert house.column("SELECT DISTINCT holder FROM upload_sizes") == ["127.0.0.1"]
        sizes = house.column("SELECT size FROM upload_sizes ORDER BY size")
        assert len(sizes) == 2
        assert int(sizes[0]) > 100
        async with anna.at(table) as a:
            await give_up(a)
            await a.do("rematch")
            # Asked again, it is the same table.
            await a.do("rematch")
            await a.until(lambda: a.view["rematch"] is not None)
            again = a.view["rematch"]
        assert len(house.column("SELECT size FROM upload_sizes")) == 3
        house.fill_with_practice()
        async with anna.at(again) as a:
            await give_up(a)
            with pytest.raises(Refused) as refused:
                await a.do("rematch")
            assert refused.value.name == "too-many"
        for path, body in (("/api/tables", form), ("/api/uploads", {"record": record(1)})):
            answer = await anna.ask("POST", path, body)
            assert (answer.status_code, answer.json()["error"]["name"]) == (429, "too-many")
            assert answer.headers["retry-after"] == "3600"


@pytest.mark.parametrize(
    ("body", "status", "name"),
    [
        (b"", 422, "bad-request"),
        (b"\xff", 422, "bad-request"),
        (b"{", 422, "bad-request"),
        (b"[]", 422, "bad-request"),
        (b'{"record": 1}', 422, "bad-request"),
        (b'{"record": "{}", "more": 1}', 422, "bad-request"),
        (b'{"record": "{}"}', 422, "record-missing"),
    ],
)
async def test_a_body_that_is_none_is_refused(
    house: House, body: bytes, status: int, name: str
) -> None:
    anna = await GuestClient.named(house.server, "Anna")
    answer = await anna.send("/api/uploads", body)
    assert (answer.status_code, answer.json()["error"]["name"]) == (status, name)
