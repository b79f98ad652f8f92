"""Practice: the settings of a table whose match goes on from a record."""

from dataclasses import replace

from trimino.room.facts import Practice
from trimino.room.settings import Settings


def settings_of_record(settings: Settings, practice: Practice) -> Settings:
    """The settings of a practice table: those of the record go before the form."""
    document = practice.document
    return replace(
        settings,
        rules=document["rules"],
        youngest=document.get("youngest", 0),
        rounds_to_play=document.get("rounds_to_play"),
        well_size=document.get("well_size"),
    )
