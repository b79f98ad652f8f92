"""Logs of tables that the version before settlements 15 and 17 were amended wrote."""

import json
from pathlib import Path
from typing import Any

from tests.room.logs import ANNA
from trimino.room.log_row import LogRow

FOUND = json.loads(Path(__file__).with_name("earlier_reading.json").read_text(encoding="utf-8"))

TABLES: dict[str, Any] = {table["name"]: table for table in FOUND}
"""By name, the rows of each log and Anna's view at the end."""


def earlier_rows(name: str, guest: str = ANNA) -> list[LogRow]:
    """The log of a table; its guest may have another id."""
    rows = [LogRow(*row) for row in TABLES[name]["rows"]]
    return [row._replace(guest=row.guest and guest) for row in rows]


def drop_later_keys(view: Any) -> None:
    """Remove what views had not yet, and what more can be taken back than then."""
    del view["head"]
    table, match = view["table"], view["match"]
    del table["settings"]["rules_name"], table["settings"]["friendly"]
    del table["friendly"], table["left_out"]
    table.pop("goal", None)
    for seat in table["seats"]:
        del seat["character"]
    table.pop("removal", None)
    view["clock"].pop("may_take_back", None)
    view["clock"].pop("leaves_out", None)
    view["clock"].pop("leaves_best_list", None)
    if match:
        del match["refused"]
    for choice in match["legal"] if match else ():
        choice.pop("gives_up", None)
        choice.pop("bonus", None)
