"""Results of benchmarks that the documentation shows, kept as `bench/kept/NAME.json`.

A result is a list of rows, each known by its key; rows are replaced one by one, so that a long
benchmark can be run in parts.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "kept"


def read(name: str) -> list[dict[str, Any]]:
    """The rows of a benchmark, none if it was never run."""
    path = FOLDER / f"{name}.json"
    if not path.exists():
        return []
    rows: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return rows


def keep(name: str, row: dict[str, Any], keys: Sequence[str], order: Sequence[str]) -> None:
    """Keep a row in place of the one with the same key, in the order of the keys."""
    rows = {key_of(one, keys): one for one in read(name)}
    rows[key_of(row, keys)] = row
    ranks = {key: rank for rank, key in enumerate(order)}
    found = sorted(rows.items(), key=lambda item: ranks.get(item[0], len(ranks)))
    lines = ",\n".join(json.dumps(one) for key, one in found if key in ranks)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def key_of(row: dict[str, Any], keys: Sequence[str]) -> str:
    return " ".join(str(row[key]) for key in keys)
