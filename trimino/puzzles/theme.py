"""Themes of puzzles, found by small detectors in the position, its answer and the best play on.

A detector sees what the solver sees. Where nothing is hidden, the other player's tiles are known;
elsewhere every unseen tile is one that the next player may hold.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from trimino.puzzles.open_table import OpenTable, is_open_position, unseen_tiles
from trimino.rules import (
    Action,
    Draw,
    EndReason,
    Event,
    Field,
    Pass,
    Place,
    PlacementKind,
    Position,
)
from trimino.rules.events import total
from trimino.rules.scoring import bonus_scores
from trimino.rules.tiles import Tile, bits_of
from trimino.rules.word_enum import WordEnum

__all__ = ["Theme"]

FEW_TILES = 3
"""Tiles with which going out is in sight, and a well that is worth counting."""

LOCKED_OUT = 2
"""The passes of the other player, at least, and more than one's own."""


class Theme(WordEnum):
    """Themes of puzzles; of several the first here is the main one."""

    TWO_HEXAGONS = "two-hexagons"
    GO_OUT_IN_THREE = "go-out-in-three"
    LOCK_OUT = "lock-out"
    DENY = "deny"
    KEEP_TILE = "keep-tile"
    COUNT_WELL = "count-well"
    DOUBLE = "double"
    BRIDGE = "bridge"
    HEXAGON = "hexagon"
    OPTIONS = "options"
    QUIET = "quiet"


class KeptTile(NamedTuple):
    """A tile that could score now, and scores no less later."""

    tile: Tile
    now: int
    later: int


class SolvedPosition(NamedTuple):
    """A position with its answer, the best of the other actions, and the best play on.

    `line` begins with the answer and ends with the round; it is empty where tiles are hidden.
    """

    position: Position
    answer: Action
    rival: Action
    line: tuple[Action, ...] = ()

    @property
    def themes(self) -> tuple[Theme, ...]:
        """The themes, the main one first; a move with no other theme is a quiet one."""
        found = tuple(theme for theme, is_there in _DETECTORS.items() if is_there(self))
        return found or (Theme.QUIET,)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the best play on."""
        if not self.line:
            return ()
        return OpenTable.of(self.position).play_all(self.line).events

    @property
    def bonus(self) -> int:
        """The score of the answer beside its tile."""
        return bonus_points(self.position, self.answer)

    @property
    def denied(self) -> int:
        """The bonus that the rival would offer the other player, who holds a tile for it.

        It is 0 where tiles are hidden, and where the answer offers as much or earns a bonus itself.
        """
        if self.bonus or not is_open_position(self.position):
            return 0
        offered, otherwise = (best_offer(self.position, one) for one in (self.answer, self.rival))
        return otherwise if otherwise > offered else 0

    @property
    def options(self) -> tuple[int, int]:
        """The number of held tiles that fit after the answer, and after the rival."""
        return self._fitting(self.answer), self._fitting(self.rival)

    @property
    def kept(self) -> KeptTile | None:
        """The tile that scores most now, if it is kept and scores no less later."""
        legal, answer = self.position.legal, self.answer
        if not isinstance(answer, Place) or not self.line:
            return None
        best = max(legal.placements, key=lambda place: total(legal.scores(place)))
        now = total(legal.scores(best))
        if best.tile == answer.tile or now <= total(legal.scores(answer)):
            return None
        later = next((total(e.scores) for e in self.events if e.laid == best.tile), now - 1)
        return KeptTile(best.tile, now, later) if later >= now else None

    @property
    def passes(self) -> Counter[int]:
        """The number of passes of each seat in the best play on."""
        return Counter(event.seat for event in self.events if isinstance(event.action, Pass))

    @property
    def tiles_to_go(self) -> int:
        """The number of tiles the player lays to go out; 0 if that does not happen.

        Where tiles are hidden it is the size of a small hand all of which still fits after the
        answer, but not after the rival.
        """
        if not self.line:
            hand = len(self.position.hand)
            fits = hand <= FEW_TILES and self._all_fit(self.answer)
            return hand if fits and not self._all_fit(self.rival) else 0
        seat = self.position.turn
        laid = [event for event in self.events if event.seat == seat and event.laid is not None]
        goes_out = self._end is EndReason.OUT and self.events[-1].seat == seat
        return len(laid) if goes_out else 0

    def _all_fit(self, action: Action) -> bool:
        held = len(self.position.hand) - 1
        return isinstance(action, Place) and self._fitting(action) == held

    def _fitting(self, action: Action) -> int:
        """The number of held tiles that fit somewhere after an action."""
        laid = action.tile if isinstance(action, Place) else None
        fits = 0
        for field in _after(self.position, action):
            fits |= field.fitting_bits
        return sum(bool(bits_of([tile]) & fits) for tile in self.position.hand if tile != laid)

    @property
    def _end(self) -> EndReason | None:
        end = OpenTable.of(self.position).play_all(self.line).state.end
        return end.reason if end else None


def bonus_points(position: Position, action: Action) -> int:
    """The score of an action beside the tile itself."""
    if not isinstance(action, Place):
        return 0
    return total(bonus_scores(position.rules, *position.legal.kind(action)))


def best_offer(position: Position, action: Action) -> int:
    """The highest bonus that an unseen tile could score after an action."""
    bits = bits_of(unseen_tiles(position))
    gaps = [gap for field in _after(position, action) for gap in field.gaps.values()]
    return max(
        (total(bonus_scores(position.rules, g.kind, g.hexagons)) for g in gaps if g.fits & bits),
        default=0,
    )


def _after(position: Position, action: Action | None) -> tuple[Field, ...]:
    """The fields after an action."""
    fields = position.fields
    if not isinstance(action, Place):
        return fields
    number = action.field
    field = fields[number] if number < len(fields) else Field(number)
    return (*fields[:number], field.lay_unchecked(action), *fields[number + 1 :])


def _closes(hexagons: int, most: int) -> Callable[[SolvedPosition], bool]:
    def detect(solved: SolvedPosition) -> bool:
        if not isinstance(solved.answer, Place) or not solved.bonus:
            return False
        return hexagons <= solved.position.legal.kind(solved.answer)[1] <= most

    return detect


def _is_kind(kind: PlacementKind) -> Callable[[SolvedPosition], bool]:
    def detect(solved: SolvedPosition) -> bool:
        if not isinstance(solved.answer, Place) or not solved.bonus:
            return False
        return solved.position.legal.kind(solved.answer)[0] is kind

    return detect


def _locks_out(solved: SolvedPosition) -> bool:
    passes = solved.passes
    own = passes.pop(solved.position.turn, 0)
    return sum(passes.values()) >= max(LOCKED_OUT, own + 1)


def _keeps_options(solved: SolvedPosition) -> bool:
    kept, otherwise = solved.options
    is_quiet = isinstance(solved.answer, Place) and not solved.bonus
    return is_quiet and isinstance(solved.rival, Place) and kept > otherwise


def _counts_well(solved: SolvedPosition) -> bool:
    position = solved.position
    if isinstance(solved.answer, Draw):
        return position.legal.can_place
    return not is_open_position(position) and 0 < position.well <= FEW_TILES


def can_have(position: Position, theme: Theme) -> bool:
    """Whether some action may have a theme: of a bonus, that it can be earned."""
    if theme not in _BONUSES:
        return True
    detect = _DETECTORS[theme]
    places = position.legal.placements
    return any(detect(SolvedPosition(position, place, place)) for place in places)


_BONUSES = (Theme.TWO_HEXAGONS, Theme.DOUBLE, Theme.BRIDGE, Theme.HEXAGON)

_DETECTORS: dict[Theme, Callable[[SolvedPosition], bool]] = {
    Theme.TWO_HEXAGONS: _closes(2, 3),
    Theme.GO_OUT_IN_THREE: lambda solved: 2 <= solved.tiles_to_go <= FEW_TILES,
    Theme.LOCK_OUT: _locks_out,
    Theme.DENY: lambda solved: solved.denied > 0,
    Theme.KEEP_TILE: lambda solved: solved.kept is not None,
    Theme.COUNT_WELL: _counts_well,
    Theme.DOUBLE: _is_kind(PlacementKind.DOUBLE),
    Theme.BRIDGE: _is_kind(PlacementKind.BRIDGE),
    Theme.HEXAGON: _closes(1, 1),
    Theme.OPTIONS: _keeps_options,
}
