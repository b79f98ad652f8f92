"""What a record proves to a device that kept something of its match."""

from collections.abc import Sequence
from typing import NamedTuple

from trimino.records.errors import RecordError, RecordReason
from trimino.records.fair_deal import Fairness, check_fair, fairness_in
from trimino.records.open_log import check_log, is_declared_lost, log_heads
from trimino.records.seen import SeenTable
from trimino.rules import Match


class SeenProof(NamedTuple):
    """What was checked and found right, with what a device kept.

    The secret is the one promised to the device, and every deal follows from it: as many as
    `rounds`. `seats` are those whose contribution is the device's own; without any, whoever chose
    the others' contributions may have chosen the deals. `heads` are the versions of the heads that
    the log leads to, and `unchecked` those that could not be checked without the log.
    """

    rounds: int
    seats: tuple[int, ...]
    heads: tuple[int, ...]
    unchecked: tuple[int, ...]


def check_seen(
    document: object, match: Match, seen: SeenTable, rows: Sequence[str] | None = None
) -> SeenProof:
    """Check a record against what a device kept; `rows` are the texts of the log, where known.

    A `RecordError` says what is not as the device was told.
    """
    check_fair(document, match)
    fairness = fairness_in(document, match.players)
    if fairness is None:
        raise RecordError(RecordReason.SEEN_NO_PROOF)
    if fairness.commitment != seen.commitment:
        raise RecordError(RecordReason.SEEN_COMMITMENT, commitment=seen.commitment)
    for seat, sent in seen.contributions.items():
        if not _contributed(fairness, seat, sent):
            raise RecordError(RecordReason.SEEN_CONTRIBUTION, seat=seat + 1)
    checked = () if rows is None else _check_heads(match, fairness, seen, rows)
    left = tuple(version for version in seen.heads if version not in checked)
    return SeenProof(len(match.rounds), tuple(seen.contributions), checked, left)


def _contributed(fairness: Fairness, seat: int, sent: str) -> bool:
    known = fairness.contributions[seat] if seat < len(fairness.contributions) else None
    return known is not None and known.hex() == sent


def _check_heads(
    match: Match, fairness: Fairness, seen: SeenTable, rows: Sequence[str]
) -> tuple[int, ...]:
    heads = log_heads(fairness, rows)
    for version, head in seen.heads.items():
        if version >= len(heads) or heads[version] != head:
            is_lost = is_declared_lost(rows, version)
            reason = RecordReason.SEEN_LOST if is_lost else RecordReason.SEEN_HEAD
            raise RecordError(reason, version=version)
    check_log(match, fairness, rows)
    return tuple(seen.heads)
