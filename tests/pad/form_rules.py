"""What a new evening needs to know of each rule set: `python -m tests.pad.form_rules`.

The web app ships it, so that an evening can begin before Python has started.
"""

import json
from pathlib import Path
from typing import Any

from trimino.pad.pad_keys import bonus_keys
from trimino.room.rules_values import ruleset_list
from trimino.rules import published
from trimino.words import in_english

KEPT = Path(__file__).parents[2] / "web" / "src" / "pad" / "formRules.json"
KEYS = ("id", "box", "sheet", "languages")
FIELDS = ("opener", "rounds", "solo")


def made() -> str:
    return json.dumps([*map(_asked, _rulesets())], ensure_ascii=False, indent=4) + "\n"


def _rulesets() -> list[dict[str, Any]]:
    return [{**values} for values in ruleset_list(in_english)["rulesets"]]


def _asked(values: dict[str, Any]) -> dict[str, Any]:
    known = {key: values[key] for key in KEYS}
    makes = bonus_keys(published(values["id"]))
    return {
        **known,
        "fields": {field: values["values"][field] for field in FIELDS},
        "makes": [{"made": key["made"], "hexagons": key["hexagons"]} for key in makes],
    }


if __name__ == "__main__":
    KEPT.write_text(made(), encoding="utf-8")
