"""What the player whose turn it is may do, from what that player sees.

The rules of a turn stand here once: rounds, views, bots and screens all ask `LegalActions`.
"""

from collections.abc import Iterator
from operator import itemgetter

from trimino.rules.actions import DECLINE, DRAW, PASS, Action, Decline, Draw, Pass, Place
from trimino.rules.deal import opening_tile
from trimino.rules.errors import IllegalAction, Reason
from trimino.rules.events import Kind, Phase, Scores
from trimino.rules.field import Field
from trimino.rules.lattice import ORIGIN, Cell
from trimino.rules.ruleset import OpeningTile, Ruleset
from trimino.rules.scoring import (
    Hand,
    draw_scores,
    opening_scores,
    pass_scores,
    placement_scores,
)
from trimino.rules.tiles import Tile, bits_of

_order = itemgetter(0, 3, 1, 2)
"""Placements in order of tile, field, cell and corners."""


class LegalActions:
    """The legal actions as a lazy collection: truth, membership and iteration each do the least.

    Iteration goes in the order of settlement 19: placements by tile, field, cell and corners,
    then drawing, passing or declining. `tiles` are those that may be laid if they fit;
    `starts_field` says that the tile laid now is the first of a field, `can_draw` that there is
    a draw left in this turn, allowed or not.
    """

    __slots__ = (
        "_placements",
        "can_draw",
        "drawn",
        "fields",
        "hand",
        "phase",
        "rules",
        "starts_field",
        "tiles",
        "well",
    )

    def __init__(
        self,
        rules: Ruleset,
        phase: Phase,
        fields: tuple[Field, ...] = (),
        hand: Hand = (),
        drawn: Hand = (),
        well: int = 0,
    ) -> None:
        self.rules = rules
        self.phase = phase
        self.fields = fields
        self.hand = hand
        self.drawn = drawn
        self.well = well
        self.starts_field = phase is Phase.OPENING or phase is Phase.NEW_FIELD
        self.tiles = self._layable()
        limit = rules.draw_limit
        self.can_draw = well > 0 and (limit is None or len(drawn) < limit)
        self._placements: tuple[Place, ...] | None = None

    def __bool__(self) -> bool:
        """Whether anything is to be decided: a player whose turn it is can always do something."""
        return self.phase is not Phase.OVER

    def __iter__(self) -> Iterator[Action]:
        return iter((*self.placements, *self._others()))

    def _others(self) -> tuple[Action, ...]:
        """What may be done besides placing; never more than one thing."""
        if self.phase is not Phase.TURN:
            return (DECLINE,) if self.may_decline else ()
        if self.can_draw:
            return (DRAW,) if self.may_draw else ()
        return (PASS,) if self.may_pass else ()

    def __contains__(self, action: object) -> bool:
        return self.find(action) is not None

    def find(self, action: object) -> Action | None:
        """The legal action that equals the one given, if any."""
        if isinstance(action, Place):
            return self._find_place(action)
        if isinstance(action, Draw):
            return DRAW if self.may_draw else None
        if isinstance(action, Pass):
            return PASS if self.may_pass else None
        if isinstance(action, Decline):
            return DECLINE if self.may_decline else None
        return None

    def _find_place(self, asked: Place) -> Place | None:
        if not is_well_formed(asked) or asked.tile not in self.tiles:
            return None
        if self.starts_field:
            return next((place for place in self.of(asked.tile) if place == asked), None)
        if not 0 <= asked.field < len(self.fields):
            return None
        found = self.fields[asked.field].place(asked.tile, asked.at)
        return found if found == asked else None

    def _layable(self) -> Hand:
        """The tiles that may be laid if they fit."""
        if self.phase is Phase.OVER:
            return ()
        if self.drawn and self.rules.free_draw and self.phase is Phase.TURN:
            # Settlement 5: drawing means giving up the tiles held before.
            return self.drawn
        if self.phase is Phase.OPENING and self.rules.opening_tile is OpeningTile.THAT:
            return (opening_tile(self.rules.opener, self.hand),)
        return self.hand

    @property
    def placements(self) -> tuple[Place, ...]:
        if self._placements is None:
            self._placements = tuple(self._of(self.tiles))
        return self._placements

    def of(self, tile: Tile) -> list[Place]:
        """The placements of one tile."""
        return self._of((tile,)) if tile in self.tiles else []

    def at(self, cell: Cell, field: int = 0) -> list[Place]:
        """The placements in one cell."""
        return [place for place in self.placements if place.at == cell and place.field == field]

    def _of(self, tiles: Hand) -> list[Place]:
        if self.starts_field:
            new = len(self.fields)
            return [Place(tile, ORIGIN, turn, new) for tile in tiles for turn in tile.turns]
        bits = bits_of(tiles)
        places = [place for field in self.fields for place in field.placements(bits)]
        places.sort(key=_order)
        return places

    @property
    def can_place(self) -> bool:
        if self._placements is not None:
            return bool(self._placements)
        if self.starts_field:
            return True
        bits = bits_of(self.tiles)
        return any(field.fitting_bits & bits for field in self.fields)

    @property
    def may_draw(self) -> bool:
        """Settlements 5 and 6: freely, or only by one who cannot place."""
        in_turn = self.phase is Phase.TURN and self.can_draw
        return in_turn and (self.rules.free_draw or not self.can_place)

    @property
    def may_pass(self) -> bool:
        """With no draw left: if nothing fits, or to keep a tile drawn freely (settlement 5)."""
        return (
            self.phase is Phase.TURN
            and not self.can_draw
            and ((self.rules.free_draw and bool(self.drawn)) or not self.can_place)
        )

    @property
    def may_decline(self) -> bool:
        return self.phase is Phase.FOLLOW_UP or self.phase is Phase.NEW_FIELD

    @property
    def default(self) -> Action:
        """What is played for a player whose time has run out (settlement 19)."""
        if not self:
            raise IllegalAction(Reason.ROUND_OVER)
        return DECLINE if self.may_decline else next(iter(self))

    def kind(self, place: Place) -> tuple[Kind, int]:
        """What a legal placement is, and how many hexagons it closes."""
        if self.starts_field:
            return Kind.PLAIN, 0
        return self.fields[place.field].kind(place.at)

    def scores(self, action: Action) -> Scores:
        """What a legal action scores, item by item; what going out brings is not included."""
        if isinstance(action, Place):
            return self.place_scores(action.tile, *self.kind(action))
        if isinstance(action, Draw):
            return draw_scores(self.rules)
        if isinstance(action, Pass):
            return pass_scores(self.rules, drew=bool(self.drawn), could_place=self.can_place)
        return ()

    def place_scores(self, tile: Tile, kind: Kind, hexagons: int) -> Scores:
        """What laying a tile now scores, as a placement of that kind."""
        if self.phase is Phase.OPENING:
            return opening_scores(self.rules, tile)
        return placement_scores(self.rules, tile, kind, hexagons)


def is_well_formed(asked: tuple[object, ...]) -> bool:
    """Whether a placement is made of what it should be: 1.0 and True equal 1, but are not it."""
    tile, at, _, field = asked
    if type(tile) is not Tile or type(at) is not Cell or type(at.down) is not bool:
        return False
    return {type(field), type(at.x), type(at.y), *map(type, tile)} == {int}
