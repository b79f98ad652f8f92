"""Proofs for a device that kept a line of its match: a record checked against that line."""

from collections.abc import Sequence
from typing import NamedTuple

from trimino.records.errors import RecordError, RecordReason
from trimino.records.fair_deal import Fairness, check_fair, fairness_in
from trimino.records.open_log import (
    check_log,
    check_moves,
    is_declared_lost,
    log_heads,
    moves_in,
)
from trimino.records.seen import SeenTable
from trimino.rules import Match


class SeenProof(NamedTuple):
    """The checks of a kept line that were found right.

    The secret is the one promised to the device, and every deal follows from it: as many as
    `rounds`. `seats` are those whose contribution is the device's own; without any, whoever chose
    the others' contributions may have chosen the deals. So may the server, if it chose what stands
    at the seats of `strangers`: those contributed, and the device was shown no person there. It
    also had a choice of deals if it left out what the people at the seats of `silent` sent. Whether
    the device sent something that did not count is `dropped`.

    `heads` are the versions of the heads that the log leads to, and `unchecked` those that could
    not be checked without the log. Of all `moves` in it as many as `shown` were compared with what
    the device was shown.
    """

    rounds: int
    seats: tuple[int, ...]
    heads: tuple[int, ...]
    unchecked: tuple[int, ...]
    strangers: tuple[int, ...] = ()
    moves: int = 0
    shown: int = 0
    silent: tuple[int, ...] = ()
    dropped: bool = False


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
    return SeenProof(
        len(match.rounds),
        tuple(seen.contributions),
        checked,
        left,
        _strangers(fairness, seen),
        moves_in(rows or ()),
        check_moves(seen.moves, rows) if rows is not None else 0,
        _silent(fairness, seen),
        bool(seen.dropped),
    )


def _strangers(fairness: Fairness, seen: SeenTable) -> tuple[int, ...]:
    """The seats that contributed although the device was shown no person there."""
    if seen.people is None:
        return ()
    known = {*seen.people, *seen.contributions}
    sent = enumerate(fairness.contributions)
    return tuple(seat for seat, one in sent if one is not None and seat not in known)


def _silent(fairness: Fairness, seen: SeenTable) -> tuple[int, ...]:
    """The seats that contributed nothing although the device was shown a person there.

    Nobody sits down in a lobby without a contribution.
    """
    sent = enumerate(fairness.contributions)
    return tuple(seat for seat, one in sent if one is None and seat in (seen.people or ()))


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
