"""The opening of a round: the seat, and the tile."""

from .rulesets import Rules
from .tiles import corners, is_triple, value


def opener(rules: Rules, hands: list[list[str]], youngest: int) -> tuple[int, str | None]:
    """The opener of a first round, or of any by `next_opener: same`; None means any tile."""
    if rules["opener"] == "youngest":
        return youngest, None
    held = [tile for hand in hands for tile in hand]
    tile = highest_tile(held) if rules["opener"] == "highest-tile" else highest_triple(held)
    seat = next(seat for seat, hand in enumerate(hands) if tile in hand)
    return seat, tile if rules["opening_tile"] == "that" else None


def later_opener(rules: Rules, hands: list[list[str]], seat: int) -> tuple[int, str | None]:
    """The same where the last round has decided which seat opens this one."""
    return seat, highest_triple(hands[seat]) if rules["opening_tile"] == "that" else None


def next_seat(rules: Rules, seats: int, last_opener: int, winners: list[int]) -> int | None:
    """The seat that opens because of the last round; None where `opener` decides anew."""
    if rules["next_opener"] == "same":
        return None
    if rules["next_opener"] == "rotation":
        return (last_opener + 1) % seats
    in_turn = [(last_opener + turn) % seats for turn in range(seats)]
    return next((seat for seat in in_turn if seat in winners), last_opener)


def highest_triple(tiles: list[str]) -> str:
    """The highest triple among the tiles, else the highest tile."""
    return highest_tile([tile for tile in tiles if is_triple(tile)] or tiles)


def highest_tile(tiles: list[str]) -> str:
    """The tile of the highest value; of equals 2-5-5 comes before 3-4-5."""
    return max(tiles, key=lambda tile: (value(tile), sorted(corners(tile), reverse=True)))
