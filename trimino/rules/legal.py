"""Legal actions of the player whose turn it is, from what that player sees.

This is the only copy of the rules of a turn in plain Python: rounds, views, bots and screens all
use it. The engine has a packed copy, `trimino.engine.moves`, and tests hold it to this one.
"""

from collections.abc import Iterator
from operator import itemgetter

from trimino.rules.actions import DECLINE, DRAW, PASS, Action, Decline, Draw, Pass, Place
from trimino.rules.bonus import bonus_cells, earns_bonus
from trimino.rules.deal import opening_tile
from trimino.rules.errors import IllegalAction, Reason
from trimino.rules.events import CellGroups, Phase, PlacementKind, Scores
from trimino.rules.field import Field
from trimino.rules.lattice import ORIGIN, Cell
from trimino.rules.ruleset import AfterDrawing, Opener, OpeningTile, Ruleset
from trimino.rules.scoring import Hand, draw_scores, laid_scores, pass_scores
from trimino.rules.tiles import Tile, bits_of
from trimino.rules.turn import is_draw_left, may_keep, may_stop
from trimino.rules.type_check import check_type, wrong_type

_order = itemgetter(0, 3, 1, 2)
"""Placements in order of tile, field, cell and corners."""


class LegalActions:
    """The legal actions, listed when first iterated: truth and membership need no list.

    Iteration goes in the order of settlement 19: placements by tile, field, cell and corners,
    then drawing, passing or declining.
    """

    __slots__ = (
        "_can_draw",
        "_drawn",
        "_fields",
        "_hand",
        "_listed",
        "_opener_is_set",
        "_phase",
        "_placements",
        "_rules",
        "_solo",
        "_starts_field",
        "_tiles",
        "_well",
    )

    def __init__(
        self,
        rules: Ruleset,
        phase: Phase,
        fields: tuple[Field, ...] = (),
        hand: Hand = (),
        drawn: Hand = (),
        well: int = 0,
        solo: bool = False,
        opener_is_set: bool = False,
    ) -> None:
        """Find the legal actions.

        `drawn` ends with the newest tile. `opener_is_set` says that the round before decided who
        opens, and no tile did.
        """
        self._rules = rules
        self._phase = phase
        self._fields = fields
        self._hand = hand
        self._drawn = drawn
        self._well = well
        self._solo = solo
        self._opener_is_set = opener_is_set
        self._starts_field = phase is Phase.OPENING or phase is Phase.NEW_FIELD
        self._tiles = self._layable()
        self._can_draw = is_draw_left(rules, well=well, drawn=len(drawn))
        self._placements: tuple[Place, ...] | None = None
        self._listed: tuple[Action, ...] | None = None

    @property
    def rules(self) -> Ruleset:
        """The rules that are played by."""
        return self._rules

    @property
    def phase(self) -> Phase:
        """The decision that the player has to make."""
        return self._phase

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields on the table."""
        return self._fields

    @property
    def hand(self) -> Hand:
        """The player's hand."""
        return self._hand

    @property
    def drawn(self) -> Hand:
        """The tiles of the hand that were drawn in this turn, the newest last."""
        return self._drawn

    @property
    def tiles(self) -> Hand:
        """The tiles that may be laid if they fit, in order."""
        return tuple(sorted(self._tiles))

    @property
    def opens_by(self) -> Opener:
        """The rule that names the first tile of a round, where one must be laid."""
        return Opener.HIGHEST_TRIPLE if self._opener_is_set else self._rules.opener

    @property
    def starts_field(self) -> bool:
        """Whether the tile laid now is the first of a field."""
        return self._starts_field

    @property
    def well_is_empty(self) -> bool:
        """Whether there is nothing left to draw."""
        return self._well == 0

    @property
    def can_draw(self) -> bool:
        """Whether the well has a tile and the limit of draws in a turn is not reached.

        Drawing may still not be legal: see `may_draw`.
        """
        return self._can_draw

    def __bool__(self) -> bool:
        """Whether there is a legal action, which there is unless the round is over."""
        return self._phase is not Phase.OVER

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return f"<LegalActions: {len(self)}, {self._phase}>"

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all())

    def _all(self) -> tuple[Action, ...]:
        # Kept, because `list` asks for the length too.
        if self._listed is None:
            self._listed = (*self.placements, *self._others())
        return self._listed

    def _others(self) -> tuple[Action, ...]:
        """The legal actions besides placements."""
        if self._phase is not Phase.TURN:
            return (DECLINE,) if self.may_decline else ()
        if not self._can_draw:
            return (PASS,) if self.may_pass else ()
        if not self.may_draw:
            return ()
        return (DRAW, PASS) if self._drawn and self._rules.stop_drawing else (DRAW,)

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
        for place in self._placements or ():
            if place is asked:
                return place
        if not asked.is_well_formed or asked.tile not in self._tiles:
            return None
        if self._starts_field:
            return next((place for place in self.of(asked.tile) if place == asked), None)
        if not 0 <= asked.field < len(self._fields):
            return None
        found = self._fields[asked.field].place(asked.tile, asked.at)
        return found if found == asked else None

    def admits_kind(self, action: object) -> bool:
        """Whether an action is of a kind that the phase allows: the cheap part of `find`.

        >>> from trimino.rules.sheets import TRIOMINO
        >>> LegalActions(TRIOMINO, Phase.TURN).admits_kind(DECLINE)
        False
        """
        if isinstance(action, Place):
            return self._phase is not Phase.OVER and action.is_well_formed
        if isinstance(action, Draw):
            return self._phase is Phase.TURN and self._can_draw
        if isinstance(action, Pass):
            return self._phase is Phase.TURN
        return isinstance(action, Decline) and self.may_decline

    def _layable(self) -> Hand:
        """The tiles that may be laid if they fit."""
        if self._phase is Phase.OVER:
            return ()
        if self._drawn and self._rules.free_draw and self._phase is Phase.TURN:
            # Settlement 5: drawing means giving up the tiles held before, unless the rules differ.
            allowed = self._rules.after_drawing
            if allowed is AfterDrawing.DRAWN:
                return self._drawn
            return self._hand if allowed is AfterDrawing.ANY else self._drawn[-1:]
        if self._phase is Phase.OPENING and self._rules.opening_tile is OpeningTile.THAT:
            # Settlement 4: the triple comes first in the hand of an opener whom no tile decided.
            return (opening_tile(self.opens_by, self._hand),)
        return self._hand

    @property
    def placements(self) -> tuple[Place, ...]:
        """The legal placements, in order."""
        if self._placements is None:
            self._placements = tuple(self._of(self._tiles))
        return self._placements

    def of(self, tile: Tile) -> list[Place]:
        """The placements of one tile."""
        check_type("tile", tile, Tile)
        return self._of((tile,)) if tile in self._tiles else []

    def at(self, cell: Cell, field: int = 0) -> list[Place]:
        """The placements in one cell."""
        check_type("cell", cell, Cell)
        check_type("field", field, int)
        return [place for place in self.placements if place.at == cell and place.field == field]

    def _of(self, tiles: Hand) -> list[Place]:
        if self._starts_field:
            new = len(self._fields)
            return [Place(tile, ORIGIN, turn, new) for tile in tiles for turn in tile.turns]
        bits = bits_of(tiles)
        places = [place for field in self._fields for place in field.placements(bits)]
        places.sort(key=_order)
        return places

    @property
    def can_place(self) -> bool:
        """Whether any tile that may be laid fits somewhere."""
        if self._placements is not None:
            return bool(self._placements)
        if self._starts_field:
            return True
        bits = bits_of(self._tiles)
        return any(field.fitting_bits & bits for field in self._fields)

    @property
    def may_draw(self) -> bool:
        """Whether drawing is legal: always, or only if no tile fits (settlements 5 and 6)."""
        in_turn = self._phase is Phase.TURN and self._can_draw
        return in_turn and (self._rules.free_draw or not self.can_place)

    @property
    def may_pass(self) -> bool:
        """Whether passing is legal: no tile fits and no draw is left, or the rules leave a choice.

        Where drawing is free, a tile that fits need not be laid after a draw, nor with an empty
        well if the rules say so. While a draw is left, only who has drawn may stop, if anybody may.
        """
        if self._phase is not Phase.TURN:
            return False
        rules, drew = self._rules, bool(self._drawn)
        if not may_stop(rules, can_draw=self._can_draw, drew=drew):
            return False
        return may_keep(rules, drew=drew, well_is_empty=self.well_is_empty) or not self.can_place

    @property
    def may_decline(self) -> bool:
        """Whether a follow-up or a new field is offered."""
        return self._phase is Phase.FOLLOW_UP or self._phase is Phase.NEW_FIELD

    @property
    def default(self) -> Action:
        """The action that is played when the time has run out (settlement 19)."""
        if not self:
            raise IllegalAction(Reason.ROUND_OVER)
        return DECLINE if self.may_decline else next(iter(self))

    def kind(self, place: Place) -> tuple[PlacementKind, int]:
        """The kind of a legal placement, and how many hexagons it closes."""
        if self._starts_field:
            return PlacementKind.PLAIN, 0
        try:
            field = self._fields[place.field]
        except IndexError:
            raise IllegalAction(Reason.NO_SUCH_FIELD, fields=len(self._fields)) from None
        except (AttributeError, TypeError):
            raise wrong_type("place", place, Place) from None
        return field.kind(place.at)

    def bonus(self, place: Place) -> CellGroups:
        """The cells that make the bonus of a legal placement; none without a bonus."""
        kind, hexagons = self.kind(place)
        if not earns_bonus(self._rules, kind, hexagons):
            return ()
        return bonus_cells(self._fields[place.field], place.at, kind)

    def scores(self, action: Action) -> Scores:
        """The scores of a legal action, item by item, without the points for going out."""
        if isinstance(action, Place):
            return self.place_scores(action.tile, *self.kind(action))
        if isinstance(action, Draw):
            return draw_scores(self._rules, solo=self._solo)
        if isinstance(action, Pass):
            return pass_scores(
                self._rules,
                can_draw=self._can_draw,
                drew=bool(self._drawn),
                can_place=self.can_place,
            )
        check_type("action", action, Place, Draw, Pass, Decline)
        return ()

    def place_scores(self, tile: Tile, kind: PlacementKind, hexagons: int) -> Scores:
        """The scores of laying a tile now, as a placement of that kind."""
        return laid_scores(self._rules, self._phase, tile, kind, hexagons)
