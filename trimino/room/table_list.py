"""Tables in lists: no more than any spectator may know."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, NotRequired

from trimino.records.typed_dict import TypedDict
from trimino.records.values import RulesValue
from trimino.room.characters import bot_name
from trimino.room.frame_types import BrokenOffValues, RemovalName, SeatValues, StatusName
from trimino.room.message_values import Say
from trimino.room.removal import meaning_of
from trimino.room.room_state import Status
from trimino.room.summary import RoomSummary, SeatSummary


class TableSummary(TypedDict):
    """A table in a list; `your_turn` says whether the guest is to act, covered or not.

    `removal` says what it means if the guest removes the table, where they sit there. `broken_off`
    is there once the table is over without an end of its match.
    """

    id: str
    status: StatusName
    removal: NotRequired[RemovalName]
    broken_off: NotRequired[BrokenOffValues]
    rules: RulesValue
    rules_name: str | None
    seats: list[SeatValues]
    turn: int | None
    your_turn: bool
    turn_seconds: int | None
    round: int
    totals: list[int]
    winners: list[int]
    opened_at: float
    touched_at: float


class ListedTable(NamedTuple):
    """A table with what its summary does not say: its names, and the seats of who asks."""

    id: str
    status: StatusName
    summary: RoomSummary
    names: Mapping[int, str]
    own: Collection[int]
    opened_at: float
    touched_at: float


def list_line(table: ListedTable, say: Say) -> TableSummary:
    """A table as a list shows it."""
    summary, own = table.summary, table.own
    seats = [
        _seat(seat, table.names.get(number), number in own, say)
        for number, seat in enumerate(summary["seats"])
    ]
    values: TableSummary = {
        "id": table.id,
        "status": table.status,
        "rules": summary["rules"],
        # Summaries of earlier versions have no name.
        "rules_name": summary.get("rules_name") or None,
        "seats": seats,
        "turn": summary["turn"],
        "your_turn": summary["turn"] in own,
        "turn_seconds": summary["turn_seconds"],
        "round": summary["round"],
        "totals": summary["totals"],
        "winners": summary["winners"],
        "opened_at": table.opened_at,
        "touched_at": table.touched_at,
    }
    if "broken_off" in summary:
        values["broken_off"] = summary["broken_off"]
    if own:
        removal = meaning_of(Status(table.status), len(seats), table.names, own)
        values["removal"] = removal.value
    return values


def _seat(seat: SeatSummary, name: str | None, yours: bool, say: Say) -> SeatValues:
    # Summaries of earlier versions have no characters.
    character = seat.get("character")
    bot = bot_name(seat["bot"], character, say) if seat["bot"] else None
    return {
        **seat,
        "character": character,
        "name": bot or name or None,
        "yours": yours,
        "kept": False,
        "away": False,
    }
