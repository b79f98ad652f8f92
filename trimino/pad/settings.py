"""Settings of a pad: the rules, and what else a match needs to know before it begins."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trimino.records.record_object import RecordObject
from trimino.records.replaying import rules_of_record
from trimino.records.writing import rules_value
from trimino.rules import Ruleset


@dataclass(frozen=True)
class PadSettings:
    """The settings of a pad."""

    rules: Ruleset
    rules_name: str = ""
    """The name of house rules that have one."""
    youngest: str = ""
    """The name of the youngest player, who opens where the rules say so; empty if not told."""
    rounds_to_play: int | None = None
    """The number of rounds agreed on; None for the number in the rules."""
    well_size: int | None = None
    """The size chosen for the well of a solo game; None for the one in the rules."""


def settings_values(settings: PadSettings) -> Mapping[str, Any]:
    """Settings as they stand in a pad, without those that say nothing."""
    chosen = {
        "rules_name": settings.rules_name,
        "youngest": settings.youngest,
        "rounds_to_play": settings.rounds_to_play,
        "well_size": settings.well_size,
    }
    told = {key: value for key, value in chosen.items() if value not in (None, "")}
    return {"rules": rules_value(settings.rules), **told}


def read_settings(written: RecordObject) -> PadSettings:
    """The settings that an object of a pad has among its keys."""
    return PadSettings(
        rules_of_record(written),
        optional_text(written, "rules_name"),
        optional_text(written, "youngest"),
        written.optional_int("rounds_to_play"),
        written.optional_int("well_size"),
    )


def optional_text(written: RecordObject, key: str) -> str:
    """A text, or an empty one where the key is missing."""
    return written.text(key) if key in written else ""
