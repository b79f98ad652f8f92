"""Sets a table for a test: chosen hands and well, and plays by tile and cell."""

from collections.abc import Iterable

from trimino.rules import Cell, Deal, Event, Match, Ruleset, Tile
from trimino.rules.field_domains import HandSizes


def tile(name: str) -> Tile:
    """The tile of a name such as `3-4-4`."""
    return Tile(*map(int, name.split("-")))


def tiles(names: str) -> tuple[Tile, ...]:
    return tuple(map(tile, names.split()))


def with_hands(rules: Ruleset, size: int, seats: int = 2) -> Ruleset:
    """The same rules with so few tiles dealt that a round is soon over."""
    sizes = HandSizes(dict.fromkeys(range(2, seats + 1), size))
    return rules.replace(players=(2, seats), hand=sizes)


def deal_of(rules: Ruleset, *hands: str, well: str = "") -> Deal:
    """A deal that begins with the tiles named; the rest fills up the hands, then the well.

    Hands are filled up with the lowest tiles left that are no triples, so that the highest tile
    and the triples are always among those named.
    """
    named = [tiles(names) for names in hands]
    drawn = tiles(well)
    rest = _rest(rules, (*drawn, *(tile for hand in named for tile in hand)))
    size = rules.hand[len(hands)]
    full = tuple((*hand, *(rest.pop(0) for _ in range(size - len(hand)))) for hand in named)
    return Deal(full, (*drawn, *rest))


def _rest(rules: Ruleset, named: Iterable[Tile]) -> list[Tile]:
    left = set(rules.tiles) - set(named)
    return sorted(left, key=lambda tile: (tile.is_triple, tile.value, tile))


def dealt(rules: Ruleset, *hands: str, well: str = "", youngest: int = 0) -> Match:
    """A match whose first round is dealt so."""
    match = Match(rules, len(hands), youngest=youngest)
    match.deal(deal_of(rules, *hands, well=well))
    return match


def solo(rules: Ruleset, start: str, hand: str, well: str) -> Match:
    """A solo game dealt just so."""
    match = Match(rules, 1, well_size=len(well.split()))
    match.deal(Deal((tiles(hand),), tiles(well), tile(start)))
    return match


def lay(match: Match, play: str, field: int = 0) -> Event:
    """Lay a tile, as in `3-4-4 0 -1 down`, the one way that it fits there.

    The first tile of a field fits in several ways; it is laid with its lowest corner first.
    """
    name, x, y, way = play.split()
    places = match.legal.at(Cell(int(x), int(y), way == "down"), field)
    fitting = [place for place in places if place.tile == tile(name)]
    assert fitting, f"{play} is not legal now"
    return match.play(fitting[0])


def lay_all(match: Match, plays: str) -> Event:
    """Lay tiles one after the other, a line each; the event of the last."""
    return [lay(match, play) for play in plays.strip().splitlines()][-1]
