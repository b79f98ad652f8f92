"""Deals that can be proven fair: the method `trimino-deal/1`, to the letter and by chance."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from itertools import permutations
from typing import Any, NamedTuple

import pytest

from tests.records.fair_matches import fairness_of
from tests.records.playing import MINIATURE, Table, every_table
from trimino.records.fair_deal import Fairness, commitment, fair_deal, round_key
from trimino.rules import Deal, SetupError, Tile, published
from trimino.rules.field_domains import HandSizes

Document = dict[str, Any]
TRIOMINO = published("triomino")


def by_hand(tiles: Sequence[Tile], secret: str, sent: Sequence[str | None], round: int) -> str:
    """The order of a round from the description of the method alone, hexadecimal all the way."""
    seats = "".join("00" if one is None else "01" + one for one in sent)
    message = "7472696d696e6f2d6465616c2f31" + f"{round:08x}{len(sent):02x}" + seats
    key = mac(secret, message)
    stream = bytes.fromhex("".join(mac(key, f"{block:08x}") for block in range(20)))
    left, order, used = [str(tile) for tile in tiles], "", 0
    while len(left) > 1:
        # Every share of equal size that fits into 256 is good; what is left over is not.
        while stream[used] // len(left) == 256 // len(left):
            used += 1
        chosen = stream[used] - stream[used] // len(left) * len(left)
        used += 1
        order = f" {left[chosen]}{order}"
        left[chosen] = left[-1]
        left.pop()
    return left[0] + order


def mac(key: str, message: str) -> str:
    """HMAC-SHA256 of RFC 2104, by its definition."""
    wide = bytes.fromhex(key).ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in wide) + bytes.fromhex(message))
    return sha256(bytes(byte ^ 0x5C for byte in wide) + inner.digest()).hexdigest()


def order_of(deal: Deal) -> str:
    """A deal as the order it came from."""
    start = [] if deal.start is None else [deal.start]
    dealt = (*start, *(tile for hand in deal.hands for tile in hand), *deal.well)
    return " ".join(map(str, dealt))


def fair_order(table: Table, secret: bytes, sent: Sequence[bytes | None], round: int = 1) -> str:
    return order_of(fair_deal(*table, secret, sent, round))


class Vector(NamedTuple):
    """The inputs of a deal, and the expected order of tiles."""

    table: Table
    secret: str
    sent: tuple[str | None, ...]
    round: int
    commitment: str
    key: str
    order: str


COUNTING = bytes(range(32)).hex()
VECTORS = {
    "nobody contributes": Vector(
        (TRIOMINO, 2),
        "00" * 32,
        (None, None),
        1,
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        "0bd1730c9786e235f53d2cfca117f6c904b9cd1c90430aa910b5156ba7537f7f",
        "3-4-4 4-4-5 0-5-5 0-3-4 0-4-4 1-3-4 1-2-4 2-2-3 0-2-2 2-2-5 4-4-4 0-1-5 1-3-3 "
        "3-3-3 1-2-5 1-1-1 3-3-5 3-4-5 0-4-5 2-3-3 0-0-0 0-0-1 2-5-5 3-5-5 0-0-3 2-4-5 "
        "0-1-2 2-3-5 1-4-4 1-1-4 1-2-2 1-3-5 1-1-3 2-4-4 0-2-5 1-4-5 0-0-5 1-5-5 1-1-2 "
        "1-1-5 0-3-5 2-2-2 0-2-4 2-3-4 4-5-5 2-2-4 0-3-3 3-3-4 0-1-4 5-5-5 1-2-3 0-0-2 "
        "0-2-3 0-1-3 0-0-4 0-1-1",
    ),
    "one of two contributes": Vector(
        (TRIOMINO, 2),
        "00" * 32,
        (COUNTING, None),
        1,
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        "04cba8d54f2b93648d8635f6cdb637df903dcd2889d58e1375112da7a15e38af",
        "0-0-0 0-1-1 0-1-3 2-5-5 0-4-4 0-0-2 4-4-5 2-2-2 4-4-4 1-3-5 3-5-5 3-3-3 2-2-5 "
        "0-3-3 3-3-4 1-5-5 0-0-1 2-4-4 3-3-5 0-0-4 4-5-5 1-2-3 1-1-2 1-3-3 0-5-5 0-3-4 "
        "0-2-5 0-2-4 1-3-4 0-2-3 3-4-5 2-2-4 1-4-4 0-0-3 0-0-5 2-3-3 5-5-5 0-3-5 0-4-5 "
        "1-1-4 1-1-5 0-2-2 3-4-4 2-4-5 2-3-4 1-2-4 1-2-2 2-3-5 1-1-1 2-2-3 1-4-5 0-1-4 "
        "1-2-5 0-1-5 1-1-3 0-1-2",
    ),
    "four contribute to a late round": Vector(
        (published("tri-domino"), 4),
        COUNTING,
        ("11" * 32, "00" * 32, "ff" * 32, COUNTING),
        300,
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "55dfde8aa8bcaed9ba8422e67fe8c3ee26504ffdf31ae066552849fecff8e20a",
        "3-3-5 0-2-5 1-2-2 0-0-1 1-2-5 1-2-4 3-3-3 0-1-1 0-1-3 3-3-4 1-1-4 0-1-5 0-3-4 "
        "2-3-3 0-4-4 2-3-5 0-1-4 0-0-5 0-0-3 0-0-4 1-2-3 1-4-4 1-3-3 1-1-3 1-1-2 0-0-2 "
        "1-3-5 3-4-5 2-4-5 2-2-5 0-5-5 3-5-5 2-3-4 4-4-5 0-1-2 1-3-4 2-4-4 4-4-4 1-1-1 "
        "0-0-0 4-5-5 0-4-5 0-2-3 2-2-3 0-3-3 3-4-4 2-2-2 2-5-5 0-3-5 1-5-5 0-2-4 0-2-2 "
        "5-5-5 2-2-4 1-1-5 1-4-5",
    ),
    "alone": Vector(
        (TRIOMINO, 1),
        COUNTING,
        ("ff" * 32,),
        1,
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "ab0ec93f633b2c6af96191de2435d1af4684ff47f145f3c1a28f3a46d43d05dc",
        "0-0-2 0-1-2 2-2-5 1-4-5 4-4-4 0-5-5 1-1-2 0-1-3 1-2-4 0-3-4 0-4-4 0-0-4 3-4-5 "
        "1-3-4 5-5-5 1-3-3 1-1-4 0-1-1 1-1-5 2-3-5 0-2-4 0-1-5 3-3-5 2-3-3 0-3-5 2-2-3 "
        "0-0-5 2-2-4 0-0-3 1-4-4",
    ),
    "ten tiles": Vector(
        (MINIATURE, 3),
        "ff" * 32,
        (None, "01" * 32, None),
        2,
        "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
        "a88500137e92672d5e95d892437828066ebe90666ddec483019608f4aea671a2",
        "1-1-2 0-1-2 1-2-2 1-1-1 0-0-0 0-0-2 0-0-1 0-2-2 2-2-2 0-1-1",
    ),
}
every_vector = pytest.mark.parametrize("vector", VECTORS.values(), ids=VECTORS)


@every_vector
def test_vectors(vector: Vector) -> None:
    secret = bytes.fromhex(vector.secret)
    sent = [None if one is None else bytes.fromhex(one) for one in vector.sent]
    assert commitment(secret) == vector.commitment
    assert round_key(secret, sent, vector.round).hex() == vector.key
    assert fair_order(vector.table, secret, sent, vector.round) == vector.order


@every_vector
def test_an_independent_implementation_gives_the_same(vector: Vector) -> None:
    order = by_hand(vector.table[0].tiles, vector.secret, vector.sent, vector.round)
    # In a solo game some tiles stay in the box.
    assert order[: len(vector.order)] == vector.order


@every_table
def test_every_deal_is_one_of_the_rules(table: Table) -> None:
    rules, seats = table
    fairness = fairness_of(seats)
    for number in range(1, 20):
        deal = fair_deal(rules, seats, *fairness, number)
        deal.check(rules)
        order = by_hand(rules.tiles, *told(fairness), number)
        assert order.startswith(order_of(deal))


def told(fairness: Fairness) -> tuple[str, list[str | None]]:
    fair = fairness.to_json()
    return fair["secret"], fair["contributions"]


def test_hands_are_dealt_seat_by_seat_and_then_the_well() -> None:
    tiles = TRIOMINO.tiles
    three = Deal.from_order(TRIOMINO, 3, tiles)
    assert three == Deal((tiles[:7], tiles[7:14], tiles[14:21]), tiles[21:])
    alone = Deal.from_order(TRIOMINO, 1, tiles, 4)
    assert alone == Deal((tiles[1:10],), tiles[10:14], tiles[0])


def test_a_deal_that_cannot_be_is_refused() -> None:
    for rules, seats, well_size in (
        (TRIOMINO, 7, None),
        (TRIOMINO, 2, 3),
        (TRIOMINO, 1, 47),
        (published("triodominio"), 1, None),
    ):
        with pytest.raises(SetupError):
            fair_deal(rules, seats, bytes(32), [None] * seats, 1, well_size)


def test_what_would_make_two_messages_the_same_is_refused() -> None:
    good = bytes(32)
    for secret, sent, number in (
        (bytes(31), [None, None], 1),
        (bytes(33), [None, None], 1),
        (good, [good, bytes(31)], 1),
        (good, [b"", None], 1),
        (good, [None, None], 0),
        (good, [None], 1),
    ):
        with pytest.raises(ValueError, match=r"\.$") as caught:
            fair_deal(TRIOMINO, 2, secret, sent, number)
        # A secret must not get into a log.
        assert "x00" not in str(caught.value)


def flipped(value: bytes, bit: int) -> bytes:
    return (int.from_bytes(value) ^ 1 << bit).to_bytes(len(value))


def test_every_bit_of_all_that_goes_in_changes_the_deal() -> None:
    table = TRIOMINO, 2
    secret, one, two = (random.Random(seat).randbytes(32) for seat in range(3))
    orders = [fair_order(table, secret, [one, two], number) for number in range(1, 101)]
    for bit in range(256):
        orders.append(fair_order(table, flipped(secret, bit), [one, two]))
        orders.append(fair_order(table, secret, [flipped(one, bit), two]))
        orders.append(fair_order(table, secret, [one, flipped(two, bit)]))
    orders.append(fair_order(table, secret, [two, one]))
    assert len(set(orders)) == len(orders) == 100 + 3 * 256 + 1


def test_nothing_sent_is_not_zeros_nor_another_seat() -> None:
    zeros, ones = bytes(32), b"\1" * 32
    sent = [
        several
        for seats in range(1, 5)
        for several in {*permutations([None, None, zeros, zeros, ones, ones], seats)}
    ]
    keys = {round_key(zeros, several, number) for several in sent for number in (1, 2, 256, 2**24)}
    assert len(keys) == 4 * len(sent)


def chi_square(found: Iterable[object], kinds: int) -> float:
    """The chi-squared statistic of counts that should be equal."""
    counts = Counter(found)
    assert len(counts) <= kinds
    expected = counts.total() / kinds
    missing = kinds - len(counts)
    return missing * expected + sum((n - expected) ** 2 / expected for n in counts.values())


def keyed(table: Table, times: int) -> Iterable[str]:
    """As many orders, each from a secret of its own."""
    rng = random.Random(7)
    return (fair_order(table, rng.randbytes(32), [None, None]) for _ in range(times))


def bound(kinds: int) -> float:
    """Six standard deviations above the mean."""
    return float(kinds - 1 + 6 * (2 * (kinds - 1)) ** 0.5)


def test_every_order_of_a_small_set_is_as_likely(count: Callable[[int, int], int]) -> None:
    four = MINIATURE.replace(highest_value=1, players=(2, 2), hand=HandSizes({2: 1}), solo=None)
    assert len(four.tiles) == 4
    assert chi_square(keyed((four, 2), count(5_000, 50_000)), 24) < bound(24)


def test_every_tile_is_as_likely_in_each_place(count: Callable[[int, int], int]) -> None:
    """Bytes taken modulo 56, none passed over, would fail this."""
    orders = [order.split() for order in keyed((TRIOMINO, 2), count(12_000, 50_000))]
    for place in range(56):
        assert chi_square((order[place] for order in orders), 56) < bound(56), place
