"""The legal actions as the server told them, and a position that has these."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from trimino.client.decoding import action_of, scores_of
from trimino.rules import (
    DECLINE,
    DRAW,
    PASS,
    Action,
    Kind,
    LegalActions,
    Phase,
    Place,
    Position,
    Tile,
)
from trimino.rules.events import Scores
from trimino.rules.scoring import Hand


class ServerAction(NamedTuple):
    """Something that may be done: what it scores, and of which kind a placement is."""

    scores: Scores
    kind: Kind | None


ServerActions = Mapping[Action, ServerAction]


def server_actions(legal: Iterable[Mapping[str, Any]]) -> ServerActions:
    return {
        action_of(told): ServerAction(
            scores_of(told["scores"]), Kind(told["kind"]) if "kind" in told else None
        )
        for told in legal
    }


class ServerLegalActions(LegalActions):
    """What may be done and what it scores is what was told.

    Only why something else may not be done is explained from the rules.
    """

    __slots__ = ("_choices",)

    def __init__(self, position: Position, choices: ServerActions) -> None:
        super().__init__(
            position.rules,
            position.phase,
            position.fields,
            position.hand,
            position.drawn,
            position.well,
        )
        self._choices = choices
        self._placements = tuple(action for action in choices if isinstance(action, Place))
        laid = {place.tile for place in self._placements}
        self._tiles: Hand = tuple(
            tile for tile in position.hand if tile in laid or tile in self._tiles
        )

    def __bool__(self) -> bool:
        return bool(self._choices)

    def _others(self) -> tuple[Action, ...]:
        return tuple(action for action in self._choices if not isinstance(action, Place))

    def find(self, action: object) -> Action | None:
        return next((one for one in self._choices if one == action), None)

    def of(self, tile: Tile) -> list[Place]:
        return [place for place in self.placements if place.tile == tile]

    @property
    def may_draw(self) -> bool:
        return DRAW in self._choices

    @property
    def may_pass(self) -> bool:
        return PASS in self._choices

    @property
    def may_decline(self) -> bool:
        return DECLINE in self._choices

    def kind(self, place: Place) -> tuple[Kind, int]:
        _, hexagons = super().kind(place)
        return self._choices[place].kind or Kind.PLAIN, hexagons

    def scores(self, action: Action) -> Scores:
        return self._choices[action].scores


class ServerPosition(Position):
    """A position whose legal actions were told."""

    choices: ServerActions | None = None

    def having(self, choices: ServerActions) -> "ServerPosition":
        self.choices = choices
        return self

    @property
    def legal(self) -> LegalActions:
        if not self.choices:
            return LegalActions(self.rules, Phase.OVER)
        return ServerLegalActions(self, self.choices)
