"""Fair deals that anyone can verify: the method `trimino-deal/1`.

The dealer chooses a secret and publishes its SHA-256, the commitment. Then each seat sends a
contribution of its own choice. Both together decide every shuffle of the match, so neither side can
choose it. When the match is over the dealer reveals the secret, and the deals can be made again.

>>> secret, anna = bytes(32), bytes(range(32))
>>> fairness = Fairness(secret, (anna, None))
>>> fairness.commitment[:16]
'66687aadf862bd77'
>>> from trimino.rules import published
>>> deal = fair_deal(published("triomino"), 2, secret, (anna, None), round=1)
>>> print(*deal.hands[0][:5])
0-0-0 0-1-1 0-1-3 2-5-5 0-4-4
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from trimino.records.errors import RecordError, RecordReason, printable
from trimino.records.record_object import RecordObject
from trimino.records.values import FairValues
from trimino.rules import Deal, Match, Ruleset, Tile
from trimino.rules.deprecation import renamed_argument
from trimino.rules.type_check import check_type

_METHOD = "trimino-deal/1"
_SIZE = 32
"""The bytes of a secret and of a contribution."""

Contributions = Sequence[bytes | None]
"""The contribution of each seat; None for a bot and for a seat that sent nothing."""

_DIGITS = re.compile(r"[0-9a-f]{64}")


class Fairness(NamedTuple):
    """The secret and the contributions behind the deals of a match: `fair` in a record."""

    secret: bytes
    contributions: tuple[bytes | None, ...]

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def to_json(self) -> FairValues:
        return {
            "method": _METHOD,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "contributions": [None if one is None else one.hex() for one in self.contributions],
        }


def commitment(secret: bytes) -> str:
    """The SHA-256 of a secret, which is published before anyone contributes."""
    return hashlib.sha256(_of_size(secret)).hexdigest()


def round_key(secret: bytes, contributions: Contributions, round: int) -> bytes:
    """The key of a round's shuffle; rounds are counted from 1.

    No two matches or rounds have the same input to the HMAC: each part of it has a fixed length, or
    one that follows from the part before.
    """
    if round < 1:
        raise ValueError("Rounds are counted from 1.")
    numbers = round.to_bytes(4, "big") + len(contributions).to_bytes(1, "big")
    sent = b"".join(b"\0" if one is None else b"\1" + _of_size(one) for one in contributions)
    return _hmac(_of_size(secret), _METHOD.encode() + numbers + sent)


@renamed_argument("seats", "players")
def fair_deal(
    rules: Ruleset,
    players: int,
    secret: bytes,
    contributions: Contributions,
    round: int,
    well_size: int | None = None,
) -> Deal:
    """The deal of a round, from the secret and the contributions alone."""
    if len(contributions) != players:
        raise ValueError("There is one contribution, or None, for each seat.")
    order = _shuffled(rules.tiles, round_key(secret, contributions, round))
    return Deal.from_order(rules, players, order, well_size)


def check_fair(document: object, match: Match) -> bool:
    """Whether the deals follow from what the record says; a deal that does not agree is refused.

    They do not without `fair`, nor if no person contributed: then the dealer could have tried
    secrets until one gave the deals that were wanted. What stands at the seat of a bot came from
    the dealer too.

    A dealer who made up the whole record passes this check. Only a player who kept what they were
    told can notice that, with `check_seen`.
    """
    check_type("match", match, Match)
    fairness = fairness_in(document, match.players)
    if fairness is None:
        return False
    secret, contributions = fairness
    for number, played in enumerate(match.rounds, 1):
        deal = fair_deal(match.rules, match.players, secret, contributions, number, match.well_size)
        if played.deal != deal:
            raise RecordError(RecordReason.FAIR_DEAL, round=number, action=0)
    bots = _bots(document, match.players)
    return any(sent and not bot for sent, bot in zip(contributions, bots, strict=True))


def fairness_in(document: object, players: int) -> Fairness | None:
    """The proof in a record, with its secret checked against the commitment; None without one."""
    record = RecordObject(document, "record")
    return _read(record.part("fair"), players) if "fair" in record else None


def _bots(document: object, players: int) -> list[bool]:
    """The seats of bots, as far as the record's optional key says so."""
    found = document.get("bots") if isinstance(document, dict) else None
    if not isinstance(found, list) or len(found) != players:
        return [False] * players
    return [bool(bot) for bot in found]


def _read(fair: RecordObject, players: int) -> Fairness:
    """Read `fair` from a record, and check the secret against the commitment."""
    if fair.get("method") != _METHOD:
        found = printable(fair.get("method"))
        raise fair.error(RecordReason.FAIR_METHOD, key="method", expected=_METHOD, found=found)
    promised = _bytes(fair, "commitment", fair.get("commitment")).hex()
    secret = _bytes(fair, "secret", fair.get("secret"))
    if promised != commitment(secret):
        raise fair.error(RecordReason.FAIR_SECRET, key="secret", commitment=promised)
    return Fairness(secret, _read_contributions(fair, players))


def _read_contributions(fair: RecordObject, players: int) -> tuple[bytes | None, ...]:
    key = "contributions"
    sent = fair.values(key)
    if len(sent) != players:
        raise fair.error(RecordReason.FAIR_SEATS, key=key, expected=players, found=len(sent))
    return tuple(None if one is None else _bytes(fair, key, one) for one in sent)


def _bytes(fair: RecordObject, key: str, value: object) -> bytes:
    if type(value) is not str or not _DIGITS.fullmatch(value):
        raise fair.mistyped(key, value, "digits")
    return bytes.fromhex(value)


def _of_size(value: bytes) -> bytes:
    if len(value) != _SIZE:
        raise ValueError(f"A secret or a contribution has {_SIZE} bytes.")
    return value


def _shuffled(tiles: Sequence[Tile], key: bytes) -> list[Tile]:
    """The tiles shuffled uniformly, with a stream of bytes from a key."""
    order, stream = list(tiles), _stream(key)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, stream)
        order[last], order[other] = order[other], order[last]
    return order


def _stream(key: bytes) -> Iterator[int]:
    """An endless stream of bytes from a key."""
    for counter in count():
        yield from _hmac(key, counter.to_bytes(4, "big"))


def _below(limit: int, stream: Iterator[int]) -> int:
    """A uniform number from 0 up to the limit, which is excluded.

    Bytes from the last multiple of the limit on would favour low numbers, and are skipped.

    >>> _below(100, iter([255, 200, 199]))
    99
    """
    enough = 256 - 256 % limit
    return next(byte for byte in stream if byte < enough) % limit


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")
