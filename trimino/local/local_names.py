"""Names on a device: whoever holds it is renamed as a guest of a server is."""

from collections.abc import Sequence

from trimino.local.local_table import LocalHead
from trimino.records.typed_dict import TypedDict
from trimino.room.frame_types import SeatValues
from trimino.room.guest_names import check_name
from trimino.room.room_state import Status


class Renamed(TypedDict):
    """The name as it is kept, and the heads that changed with it, which are to be kept too."""

    name: str
    heads: list[LocalHead]


def rename_holder(before: str, name: str, heads: Sequence[LocalHead]) -> Renamed:
    """Rename the person who holds the device, also at tables that are not over."""
    new = check_name(name)
    running = [head for head in heads if head["line"]["status"] != Status.OVER.value]
    changed = [(head, _renamed(head, before, new)) for head in running]
    return {"name": new, "heads": [after for head, after in changed if after != head]}


def _renamed(head: LocalHead, before: str, name: str) -> LocalHead:
    """A head after its holder was renamed; other people who share the device keep their names."""
    line = head["line"]
    names = [
        name if seat["yours"] and known == before else known
        for seat, known in zip(line["seats"], head["names"], strict=True)
    ]
    seats = [_named(seat, now) for seat, now in zip(line["seats"], names, strict=True)]
    return {**head, "names": names, "line": {**line, "seats": seats}}


def _named(seat: SeatValues, name: str | None) -> SeatValues:
    return {**seat, "name": name}
