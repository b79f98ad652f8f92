"""The legal actions as the server sent them, and a position that has these."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from trimino.client.decoding import action_of, scores_of
from trimino.rules import (
    DECLINE,
    DRAW,
    PASS,
    Action,
    LegalActions,
    Phase,
    Place,
    PlacementKind,
    Position,
    Tile,
)
from trimino.rules.events import Scores
from trimino.rules.scoring import Hand


class ServerAction(NamedTuple):
    """The scores of a legal action, and the kind of a placement."""

    scores: Scores
    kind: PlacementKind | None


ServerActions = Mapping[Action, ServerAction]


def server_actions(legal: Iterable[Mapping[str, Any]]) -> ServerActions:
    """The legal actions from the values of a frame."""
    return {
        action_of(values): ServerAction(
            scores_of(values["scores"]), PlacementKind(values["kind"]) if "kind" in values else None
        )
        for values in legal
    }


class ServerLegalActions(LegalActions):
    """Legal actions and scores as the server sent them.

    Only the reasons why another action is not legal are worked out from the rules.
    """

    __slots__ = ("_actions",)

    def __init__(self, position: Position, actions: ServerActions) -> None:
        super().__init__(
            position.rules,
            position.phase,
            position.fields,
            position.hand,
            position.drawn,
            position.well,
            len(position.counts) == 1,
            position.opener_is_set,
        )
        self._actions = actions
        self._placements = tuple(action for action in actions if isinstance(action, Place))
        placed = {place.tile for place in self._placements}
        self._tiles: Hand = tuple(
            tile for tile in position.hand if tile in placed or tile in self._tiles
        )

    def __bool__(self) -> bool:
        return bool(self._actions)

    def _others(self) -> tuple[Action, ...]:
        return tuple(action for action in self._actions if not isinstance(action, Place))

    def find(self, action: object) -> Action | None:
        return next((one for one in self._actions if one == action), None)

    def of(self, tile: Tile) -> list[Place]:
        return [place for place in self.placements if place.tile == tile]

    @property
    def may_draw(self) -> bool:
        return DRAW in self._actions

    @property
    def may_pass(self) -> bool:
        return PASS in self._actions

    @property
    def may_decline(self) -> bool:
        return DECLINE in self._actions

    def kind(self, place: Place) -> tuple[PlacementKind, int]:
        kind, hexagons = super().kind(place)
        sent = self._actions.get(place)
        return (sent.kind or PlacementKind.PLAIN) if sent else kind, hexagons

    def scores(self, action: Action) -> Scores:
        sent = self._actions.get(action)
        return sent.scores if sent else super().scores(action)


class ServerPosition(Position):
    """A position whose legal actions are those of the server."""

    actions: ServerActions | None = None

    def with_actions(self, actions: ServerActions) -> "ServerPosition":
        """A copy of this position, with these legal actions."""
        position = ServerPosition(*self)
        position.actions = actions
        return position

    @property
    def legal(self) -> LegalActions:
        if not self.actions:
            return LegalActions(self.rules, Phase.OVER)
        return ServerLegalActions(self, self.actions)
