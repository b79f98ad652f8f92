"""What a client keeps, and what it notices: an operator who changes the log of a running table."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run
from tests.server.cheating_operator import CheatingOperator
from tests.server.houses import House, house_in
from trimino.client import Contradiction, HistoryWarning, RequestRefused, SeenStore, TableClient
from trimino.client.seen_store import MemorySeen
from trimino.client.table_witness import TableWitness
from trimino.records.fair_deal import check_fair
from trimino.records.log_chain import EMPTY_HEAD, next_head
from trimino.records.record import RecordError, RecordReason, dump, replay
from trimino.records.seen import SeenTable, parse_seen
from trimino.room.log_row import LogRow

SEATS = ("person", "person")
LOBBY: Any = {"status": "lobby", "practice": False, "commitment": "ab" * 32, "seats": []}
RULES = "goliath-kids"
"""One round, so that a match is short."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("server")) as house:
        yield house


@pytest.fixture
def operator(house: House) -> CheatingOperator:
    return CheatingOperator(house)


def within_time(doing: Callable[[], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with asyncio.timeout(180):
            return await doing()

    return asyncio.run(run())


def is_over(table: TableClient) -> Callable[[], bool]:
    return lambda: table.state is not None and table.state.status == "over"


async def play_on(*tables: TableClient) -> None:
    async def play(table: TableClient) -> None:
        rng = random.Random(1)
        async for view in table.turns():
            await table.play(rng.choice(list(view.legal)))

    await asyncio.gather(*map(play, tables))


def kept_files(folder: Path, record: Any, log: Any) -> list[str]:
    """The arguments of `verify` for a record, what was kept, and the log."""
    (folder / "record.json").write_text(dump(record), encoding="utf-8")
    (folder / "log.json").write_text(json.dumps(log), encoding="utf-8")
    (seen,) = (folder / "seen").iterdir()
    return [str(folder / "record.json"), "--seen", str(seen), "--log", str(folder / "log.json")]


def test_an_honest_match_is_proven_by_what_each_player_kept(house: House, tmp_path: Path) -> None:
    async def play() -> list[str]:
        store = SeenStore(tmp_path / "seen")
        async with (
            await TableClient.open(
                house.server.url, name="Anna", seats=SEATS, rules=RULES, seen=store
            ) as anna,
            await TableClient.join(anna.link, name="Juris") as juris,
            await TableClient.watch(anna.link) as eva,
        ):
            sent = store.seen(anna.link.table)
            assert sent is not None
            assert (list(sent.sent), dict(sent.contributions)) == ([0], {})
            await anna.start()
            await play_on(anna, juris)
            await eva.until(lambda: eva.state is not None and eva.state.status == "over")
            last = [table.witness.kept for table in (anna, juris, eva)]
            for seat, table in enumerate((anna, juris)):
                proof = await table.check_deals()
                assert proof is not None
                assert (proof.rounds, proof.seats) == (1, (seat,))
                assert proof.heads == (last[seat],)
                # Every move was shown, and who contributed was shown to be a person.
                assert proof.shown == proof.moves > 0
                assert (table.witness.seen or sent).people == (0, 1)
                assert proof.strangers == ()
                assert table.doubt is None
            watched = await eva.check_deals()
            assert watched is not None
            assert watched.seats == ()
            return kept_files(tmp_path, await anna.record(), await anna.api.log())

    record, *options = within_time(play)
    done = run("verify", record, *options)
    assert done.exit_code == 0, done.output
    first, second, _ = done.stdout.splitlines()
    assert "The deal follows from the secret that the server promised your device" in first
    assert "The match went as your device was shown" in second
    without = run("verify", record, *options[:2]).stdout
    assert "was not checked: that needs the log" in without


@pytest.mark.filterwarnings("ignore::trimino.client.HistoryWarning")
def test_an_operator_who_tries_secrets_after_the_contributions_is_noticed(
    house: House, operator: CheatingOperator, tmp_path: Path
) -> None:
    async def play() -> list[str]:
        store = SeenStore(tmp_path / "seen")
        async with (
            await TableClient.open(
                house.server.url, name="Crony", seats=SEATS, rules="triomino"
            ) as crony,
            await TableClient.join(crony.link, name="Anna", seen=store) as anna,
        ):
            await asyncio.to_thread(operator.favour, anna.link.table, 0)
            await crony.start()
            await crony.until(lambda: crony.view is not None)
            assert crony.view is not None
            hand = crony.view.now.position.hand
            assert hand is not None
            assert sum(tile.is_triple for tile in hand) >= 5
            # The honest device says so at once, and goes on saying it after the match.
            await anna.until(lambda: anna.doubt is not None)
            await crony._command("give-up")
            await anna.until(lambda: anna.state is not None and anna.state.status == "over")
            record = await anna.record()
            # What everybody could check before says that all is well.
            assert check_fair(record, replay(record))
            fairness = await anna.api.request("GET", f"/api/tables/{anna.link.table}/fairness")
            assert fairness == {"fair": True}
            with pytest.raises(RecordError) as refuted:
                await anna.check_deals()
            assert refuted.value.reason is RecordReason.SEEN_COMMITMENT
            return kept_files(tmp_path, record, await anna.api.log())

    record, *options = within_time(play)
    assert run("verify", record).exit_code == 0
    done = run("verify", record, *options)
    assert done.exit_code == 1
    assert "before the match was about a different secret" in done.stdout


def test_a_contribution_that_was_refused_replaces_none(house: House) -> None:
    async def sit() -> None:
        async with (
            await TableClient.open(house.server.url, name="Anna", seats=SEATS) as anna,
            await TableClient.join(anna.link, name="Juris") as juris,
        ):
            before = juris.witness.seen
            assert before is not None
            assert list(before.sent) == [1]
            with pytest.raises(RequestRefused):
                await juris.sit(0)
            assert juris.witness.seen is not None
            assert juris.witness.seen.sent == before.sent

    within_time(sit)


def playing(*seats: dict[str, Any]) -> Any:
    known = {"yours": False, "taken": True, "bot": None}
    return {**LOBBY, "status": "playing", "seats": [{**known, **seat} for seat in seats]}


def test_people_are_noted_as_long_as_the_match_goes_on() -> None:
    witness = TableWitness("t", MemorySeen())
    witness.contribute(LOBBY, [0], "cd" * 32)
    witness.take_table(playing({"yours": True}, {"bot": "casual"}, {}))
    # Somebody gave up, and a bot plays on.
    witness.take_table(playing({"yours": True}, {"bot": "casual"}, {"bot": "casual"}))
    assert witness.seen is not None
    assert (witness.seen.people, list(witness.seen.contributions)) == ((0, 2), [0])
    # Nobody is shown at the seat of a bot afterwards, to excuse what was added there.
    witness.take_table(playing({"yours": True}, {}, {"bot": "casual"}))
    assert witness.seen.people == (0, 2)


def test_a_contribution_that_did_not_count_is_kept() -> None:
    witness = TableWitness("t", MemorySeen())
    witness.contribute(LOBBY, [0], "cd" * 32)
    witness.take_table(playing({"yours": False}, {}))
    assert witness.seen is not None
    assert (witness.seen.contributions, witness.seen.dropped) == ({}, {0: "cd" * 32})


def test_what_another_device_of_a_guest_contributed_is_not_asked_for(house: House) -> None:
    """Whoever sits down on a telephone, stands up and sits down on a computer was not cheated."""

    async def play(*, moves: bool) -> None:
        async with (
            await TableClient.open(house.server.url, name="Anna", seats=SEATS, rules=RULES) as anna,
            await TableClient.join(anna.link, name="Juris") as juris,
        ):
            other = TableClient(anna.link, credentials=anna.credentials)
            await other.connect()
            await juris.stand_up()
            await (other.sit(1) if moves else other.stand_up())
            await other.sit(0)
            await juris.sit(1)
            await anna.start()
            await play_on(other, juris)
            for table, seats in ((anna, ()), (other, (0,)), (juris, (1,))):
                await table.until(is_over(table))
                proof = await table.check_deals()
                assert proof is not None
                assert (proof.seats, table.doubt) == (seats, None)
            await other.close()

    within_time(lambda: play(moves=False))
    within_time(lambda: play(moves=True))


def test_what_was_missed_begins_another_stretch_of_moves() -> None:
    witness = TableWitness("t", MemorySeen())
    heads, links = [EMPTY_HEAD], [bytes([number]) * 32 for number in range(1, 8)]
    for link in links:
        heads.append(next_head(heads[-1], link))

    def show(since: int, version: int, *, events: bool) -> None:
        told = [{"version": one, "kind": "greeted"} for one in range(since + 1, version + 1)]
        frame: Any = {
            "type": "update" if events else "view",
            "version": version,
            "head": heads[version].hex(),
            "links": [link.hex() for link in links[since:version]],
            "table": LOBBY,
        }
        if events:
            frame["events"] = told
        witness.take(frame)

    for since, version, events in ((0, 1, True), (1, 3, True), (3, 4, True), (4, 6, False)):
        show(since, version, events=events)
    show(6, 7, events=True)
    assert witness.seen is not None
    assert list(witness.seen.moves) == [(1, 4), (6, 7)]
    assert witness.doubt is None


CHANGES: dict[str, tuple[Callable[[list[LogRow]], list[LogRow]], Contradiction]] = {
    "a row changed": (
        lambda rows: [rows[0], rows[1]._replace(at=rows[1].at + 0.5), *rows[2:]],
        Contradiction.HISTORY,
    ),
    "rows lost": (lambda rows: rows[:-2], Contradiction.LOST),
}


@pytest.mark.parametrize(("change", "doubt"), CHANGES.values(), ids=CHANGES)
def test_another_history_is_noticed_by_who_stays_and_by_who_comes_back(
    house: House, operator: CheatingOperator, tmp_path: Path, change: Any, doubt: Contradiction
) -> None:
    async def play() -> None:
        store = SeenStore(tmp_path / "seen")
        async with (
            await TableClient.open(house.server.url, name="Anna", seats=SEATS, seen=store) as anna,
            await TableClient.join(anna.link, name="Juris") as juris,
        ):
            await anna.start()
            for _ in range(3):
                await anna.greet("hello")
            before = store.seen(anna.link.table)
            await asyncio.to_thread(operator.change, anna.link.table, change)
            await anna.until(lambda: anna.doubt is doubt)
            await juris.until(lambda: juris.doubt is doubt)
            await anna.greet("hello")
            # What was kept is the evidence, and stays.
            assert before is not None
            kept = before._replace(doubt=doubt)
            assert store.seen(anna.link.table) == kept == anna.witness.seen
        again = TableClient(anna.link, credentials=anna.credentials, seen=store)
        await again.connect()
        await again.until(lambda: again.doubt is doubt)
        await again.close()

    with pytest.warns(HistoryWarning, match=doubt.value) as told:
        within_time(play)
    assert len(told) == 3


def test_what_is_kept_is_a_line_that_can_be_read_again(tmp_path: Path) -> None:
    store = SeenStore(tmp_path)
    line = (
        f"trimino-seen/1;table=a-_9;commitment={'ab' * 32};seat-3={'cd' * 32};head-12={'ef' * 32}"
        ";doubt=seen-doubt-shorter"
    )
    store.keep(parse_seen(f"https://example.org/replay/table/a-_9#{line}"))
    assert store.path("a-_9").read_text(encoding="utf-8") == f"{line}\n"
    assert store.path("a-_9").stat().st_mode & 0o077 == 0
    assert store.seen("a-_9") == parse_seen(line)
    assert parse_seen(line).doubt is Contradiction.SHORTER
    assert parse_seen(line).proof.doubt is None
    later = line.replace("shorter", "of-a-later-version")
    assert parse_seen(later).doubt is Contradiction.HISTORY
    store.path("a-_9").write_text(line[:50], encoding="utf-8")
    assert store.seen("a-_9") is None


@pytest.mark.parametrize("table", ["../a", "/tmp/a", "a/b", "", "a" * 65, "a.b"])
def test_no_id_of_a_server_names_another_file(table: str, tmp_path: Path) -> None:
    store = SeenStore(tmp_path / "seen")
    assert store.seen(table) is None
    with pytest.raises(ValueError, match="not the id of a table"):
        store.keep(SeenTable(table, "ab" * 32))


def test_a_folder_that_cannot_be_written_ends_no_game(tmp_path: Path) -> None:
    (tmp_path / "seen").write_text("no folder", encoding="utf-8")
    witness = TableWitness("t", SeenStore(tmp_path / "seen"))
    lobby: Any = {"status": "lobby", "practice": False, "commitment": "ab" * 32, "seats": []}
    witness.contribute(lobby, [0], "cd" * 32)
    assert witness.seen is not None
    assert witness.seen.sent == {0: "cd" * 32}


HIDING = {
    "the heads": ({"type": "update", "version": 2}, Contradiction.HISTORY),
    "the promise, as if it went on from a record": (
        {
            "type": "view",
            "version": 2,
            "table": {**LOBBY, "practice": True, "commitment": "cd" * 32},
        },
        Contradiction.COMMITMENT,
    ),
}


@pytest.mark.parametrize(("frame", "doubt"), HIDING.values(), ids=HIDING)
def test_a_server_that_hides_what_it_showed_before_is_noticed(
    frame: Any, doubt: Contradiction
) -> None:
    witness = TableWitness("t", MemorySeen())
    first: Any = {"type": "view", "version": 1, "head": "ef" * 32, "table": LOBBY}
    witness.take(first)
    with pytest.warns(HistoryWarning, match=doubt.value):
        witness.take(frame)
    assert witness.doubt is doubt
    assert witness.kept == 1


def test_a_server_that_never_showed_a_head_is_not_doubted() -> None:
    witness = TableWitness("t", MemorySeen())
    for version in (1, 2):
        frame: Any = {"type": "view", "version": version, "table": LOBBY}
        witness.take(frame)
    assert witness.doubt is None
