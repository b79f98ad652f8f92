"""Types of the plain JSON values that records, views and the server's frames are made of."""

from typing import Annotated, Any, Literal, NotRequired

from trimino.records.typed_dict import TypedDict

ActionWord = Literal["place", "draw", "pass", "decline"]
PhaseValue = Literal["opening", "turn", "follow-up", "new-field", "over"]
PlacementValue = Literal["plain", "bridge", "double", "hexagon"]
RulesValue = str | dict[str, Any]
"""The id of a rule set, or an object with `base` and every field that differs."""


class FixedArray:
    """JSON schema of a list with a fixed number of items; pydantic reads it, nothing else does."""

    def __init__(self, *items: dict[str, object]) -> None:
        self._schema = {
            "type": "array",
            "prefixItems": list(items),
            "minItems": len(items),
            "maxItems": len(items),
        }

    def __get_pydantic_json_schema__(self, _core: object, _handler: object) -> dict[str, object]:
        return dict(self._schema)


_INTEGER: dict[str, object] = {"type": "integer"}
_WAY: dict[str, object] = {"type": "string", "enum": ["up", "down"]}

CellValue = Annotated[list[int | Literal["up", "down"]], FixedArray(_INTEGER, _INTEGER, _WAY)]
"""A cell: x, y, and "up" or "down"."""

CornersValue = Annotated[list[int], FixedArray(_INTEGER, _INTEGER, _INTEGER)]
"""The values at the three corners, in the order of the cell's vertices."""


class ScoreValues(TypedDict):
    """Points for one item."""

    item: str
    points: int


class PlaceValues(TypedDict):
    """A tile that lies in a field."""

    tile: str
    field: int
    at: CellValue
    corners: CornersValue


class RequestValues(TypedDict):
    """An action as a player asks for it; the optional keys are those of a placement."""

    do: ActionWord
    tile: NotRequired[str]
    field: NotRequired[int]
    at: NotRequired[CellValue]
    corners: NotRequired[CornersValue]


class ActionValues(RequestValues):
    """An action that was carried out, as in a record; `tile` of a draw is there for who drew it."""

    seat: int
    points: int
    by: NotRequired[Literal["clock"]]


class GivenUpValues(TypedDict):
    """The cost of a draw although a tile fits: points, and tiles that fit now.

    The tiles can no longer be laid in this turn afterwards.
    """

    points: int
    tiles: list[str]


class BonusValues(TypedDict, total=False):
    """The cells that make the bonus of a placement, in groups; left out without a bonus."""

    bonus: list[list[CellValue]]


class LastBonusValues(TypedDict):
    """The bonus of the tile laid last: its kind, where the tile lies, the cells that make it."""

    kind: PlacementValue
    field: int
    at: CellValue
    bonus: list[list[CellValue]]


class ChoiceValues(RequestValues, BonusValues):
    """An action that is legal now; `action` is its text in the notation, to be sent back.

    `gives_up` is there for a draw by which something is given up.
    """

    action: str
    kind: NotRequired[PlacementValue]
    points: int
    scores: list[ScoreValues]
    gives_up: NotRequired[GivenUpValues]


class EndValues(TypedDict):
    """The end of a round, as in a record."""

    reason: Literal["out", "blocked", "target"]
    points: list[int]
    winners: list[int]


class PlayedRoundValues(TypedDict):
    """The result of a round that is over."""

    end: EndValues
    totals: list[int]


class CommonValues(TypedDict):
    """The public side of the round now, the same for every reader."""

    turn: int
    phase: PhaseValue
    counts: list[int]
    well: int
    draws: int
    passes: int
    points: list[int]
    before: list[int]
    totals: list[int]


class RefusalValues(TypedDict):
    """The reason for a refusal: the name of a message, and its details."""

    name: str
    details: dict[str, Any]


class OwnValues(TypedDict):
    """The values of the round now that the reader alone sees, with the legal actions.

    `refused` tells why not, for each tile of the hand that cannot be laid, `draw` and `pass`.
    """

    seat: int | None
    hand: list[str]
    drawn: list[str]
    legal: list[ChoiceValues]
    refused: dict[str, RefusalValues]


class OpenerValues(TypedDict, total=False):
    """The seat that opens; the key is there if the round before decided it."""

    opener: int


class NowValues(CommonValues, OwnValues, OpenerValues):
    """The round as its reader sees it now, without the fields and the actions so far."""

    winners: list[int]


class EarlierValues(TypedDict, total=False):
    """Settlements by which a match is judged as they were read before; mostly left out."""

    earlier: list[str]


class MatchValues(NowValues, EarlierValues):
    """All that a reader may know of the match: `trimino-view/1`."""

    format: Literal["trimino-view/1"]
    rules: RulesValue
    seats: int
    youngest: int
    rounds_to_play: int | None
    well_size: int | None
    fields: list[list[PlaceValues]]
    played: list[PlayedRoundValues]
    actions: list[ActionValues]
    end: EndValues | None
    hands: list[list[str]] | None


class RecordRoundValues(TypedDict):
    """A round of a record: the deal, the actions, the end."""

    start: NotRequired[str]
    hands: list[list[str]]
    well: list[str]
    actions: list[ActionValues]
    end: NotRequired[EndValues]
    totals: list[int]


class TakenBackValues(TypedDict):
    """Actions that were taken back in a round, in the order they were made.

    `after` is how many actions of the round stood before them. Rounds count from 1.
    """

    round: int
    after: int
    actions: list[ActionValues]


class FairValues(TypedDict):
    """The proof of the deals: the secret, and what the seats contributed to it."""

    method: str
    commitment: str
    secret: str
    contributions: list[str | None]


class RecordValues(TypedDict):
    """The record of a match, `trimino-record/1`; one that was uploaded may hold more keys."""

    format: Literal["trimino-record/1"]
    rules: RulesValue
    players: list[str]
    youngest: NotRequired[int]
    solo: NotRequired[bool]
    rounds_to_play: NotRequired[int]
    well_size: NotRequired[int]
    rounds: list[RecordRoundValues]
    winners: list[int]
    finished: bool
    rules_name: NotRequired[str]
    bots: NotRequired[list[str | None]]
    taken_back: NotRequired[list[TakenBackValues]]
    fair: NotRequired[FairValues]
