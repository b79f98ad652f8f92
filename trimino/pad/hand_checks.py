"""Hands that are left at the end of a round: what they count, and whether that can be."""

from collections.abc import Sequence

from trimino.pad.lines import HandCount
from trimino.pad.tally import TileTally
from trimino.pad.warnings import PadWarning, WarningList
from trimino.rules import Tile
from trimino.rules.scoring import HandLeft, hand_left

NOTHING_LEFT = HandLeft(0, 0)


def hands_left_over(
    tally: TileTally, players: int, hands: Sequence[HandCount], out: int | None
) -> tuple[HandLeft, ...]:
    """The rest of each hand; empty if not counted, or if its player went out."""
    return tuple(
        NOTHING_LEFT if seat == out else _left(tally, seat, _hand(hands, seat))
        for seat in range(players)
    )


def _hand(hands: Sequence[HandCount], seat: int) -> HandCount:
    return hands[seat] if seat < len(hands) else None


def _left(tally: TileTally, seat: int, hand: HandCount) -> HandLeft:
    if isinstance(hand, int):
        return HandLeft(hand, tally.counts[seat] or 0)
    return hand_left(hand or ())


def check_hands(
    tally: TileTally,
    players: Sequence[str],
    hands: Sequence[HandCount],
    out: int | None,
    warnings: WarningList,
) -> None:
    """Warn of hands that cannot be by what was written down before."""
    seen = dict.fromkeys(tally.laid, "")
    for seat, player in enumerate(players):
        hand = _hand(hands, seat)
        if seat == out:
            if hand:
                warnings.add(PadWarning.HAND_OF_OUT, name=player)
        elif hand is None:
            warnings.add(PadWarning.HAND_MISSING, name=player)
        elif isinstance(hand, int):
            _check_sum(tally, seat, player, hand, warnings)
        else:
            _check_tiles(tally, seat, player, hand, seen, warnings)


def _check_sum(tally: TileTally, seat: int, player: str, value: int, warnings: WarningList) -> None:
    tiles = tally.counts[seat]
    if tiles is None or tiles < 0:
        return
    sums = tally.sums(tiles)
    if value not in sums:
        details = {"tiles": tiles, "low": sums.start, "high": sums.stop - 1}
        warnings.add(PadWarning.HAND_SUM, name=player, value=value, **details)


def _check_tiles(
    tally: TileTally,
    seat: int,
    player: str,
    hand: Sequence[Tile],
    seen: dict[Tile, str],
    warnings: WarningList,
) -> None:
    for tile in hand:
        if tile not in tally.rules.tiles:
            warnings.add(PadWarning.NOT_IN_THE_SET, tile=tile, highest=tally.rules.highest_value)
        elif tile in tally.laid:
            warnings.add(PadWarning.TILE_LAID, tile=tile, line=tally.laid[tile])
        elif tile in seen:
            warnings.add(PadWarning.TILE_IN_HAND, tile=tile, name=seen[tile])
        seen.setdefault(tile, player)
    expected = tally.counts[seat]
    if expected is not None and expected != len(hand):
        warnings.add(PadWarning.HAND_COUNT, name=player, tiles=len(hand), expected=expected)
