"""Observers of the OpenSpiel game: the view of a player, as text and as a tensor.

An *observation* is the table now: as text in the notation of positions, as tensor one piece,
`observation`, the vector that `trimino.envs.observation` describes. An *information state*, which
has perfect recall, adds how that came about, in the order in which it was seen. As text that is a
section more, `events`: for each action the seat, the action, after "=" the tile if the reader drew
it, and the points it scored. As tensor it is a piece more, `events`: a row of four numbers for each
action, and rows of 0 after the last.

    seat      1 + the seat, counted from the reader
    action    its number
    drawn     1 + the number of the tile that the reader drew; else 0
    points    what it scored

A draw for which chance has not chosen a tile has scored nothing yet. A seat does not know the order
in which its hand was dealt.

Public information alone is what a spectator sees, seats counted from 0. Private information alone
is the hand, the tiles drawn in this turn and, with perfect recall, the reader's own draws. The
private information of all players is a text only.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum

import numpy as np
import numpy.typing as npt
import pyspiel

from trimino.envs.encoding import FIELD_SLICES, NUMBER, SIZE, observe_position
from trimino.envs.openspiel.chance_table import ChanceTable
from trimino.envs.openspiel.infostate import (
    SeenAction,
    events_text,
    hand_text,
    position_text,
    seen_actions,
    whole_text,
)
from trimino.envs.openspiel.state import TriminoState
from trimino.rules import TriminoError

Tensor = npt.NDArray[np.float32]


class ObserverReason(StrEnum):
    """Reasons for refusing an observer."""

    PARAMETERS = "observer-parameters"


class ObserverError(TriminoError):
    """An observer that is refused."""

    reason: ObserverReason


class TriminoObserver:
    """An observer as OpenSpiel defines it: `set_from` fills `tensor` and `dict`."""

    def __init__(
        self,
        kind: pyspiel.IIGObservationType,
        most_actions: int,
        params: Mapping[str, object] | None = None,
    ) -> None:
        if params:
            raise ObserverError(ObserverReason.PARAMETERS, names=", ".join(params))
        self._public, self._recalls = kind.public_info, kind.perfect_recall
        self._of_one = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._of_all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if not self._of_all:
            rows = most_actions if self._recalls else 0
            self.tensor = np.zeros(SIZE + 4 * rows, np.float32)
            self.dict["observation"] = self.tensor[:SIZE]
            if rows:
                self.dict["events"] = self.tensor[SIZE:].reshape(rows, 4)

    def set_from(self, state: TriminoState, player: int) -> None:
        """Write what a player sees in a state into the tensor."""
        if self.tensor is None:
            return
        table, reader = state.table, self._reader(player)
        self.tensor.fill(0)
        seen = observe_position(table.position(reader), (0,) * table.players, round=0)
        self.dict["observation"][:] = seen
        if not self._public:
            self.dict["observation"][FIELD_SLICES["drawn"].stop :] = 0
        if self._recalls:
            for row, deed in enumerate(self._deeds(table, player)):
                self.dict["events"][row] = _numbers(deed, reader or 0, table.players)

    def string_from(self, state: TriminoState, player: int) -> str:
        """The view of a player in a state, as text."""
        now = self._now(state.table, player)
        if not self._recalls:
            return now
        return f"{now}/{events_text(self._deeds(state.table, player))}"

    def _now(self, table: ChanceTable, player: int) -> str:
        if self._of_all:
            return whole_text(table)
        if not self._public:
            return hand_text(table, player) if self._of_one else ""
        return position_text(table, self._reader(player))

    def _deeds(self, table: ChanceTable, player: int) -> Iterator[SeenAction]:
        seen = seen_actions(table, self._reader(player))
        return seen if self._public else (deed for deed in seen if deed.drawn)

    def _reader(self, player: int) -> int | None:
        return player if self._of_one else None

    def __repr__(self) -> str:
        return f"<TriminoObserver: {', '.join(self.dict) or 'text'}>"


def _numbers(deed: SeenAction, reader: int, players: int) -> tuple[int, ...]:
    drawn = 1 + NUMBER[deed.drawn] if deed.drawn else 0
    return 1 + (deed.seat - reader) % players, deed.number, drawn, deed.points
